/** Whom one does not read: whoever is muted or blocked in the account, on whatever device. */
import { effect } from "@preact/signals";
import { loadPeople, people } from "../../house/people/state.ts";
import { hushed } from "../words/talk.ts";

/** How old the list may be when somebody talks: another device may have changed it. */
const FRESH_MS = 10_000;

let askedAt = Number.NEGATIVE_INFINITY;
let asking: Promise<void> = Promise.resolve();

effect(() => {
  if (!people.value) return;
  const { blocked, muted } = people.value;
  hushed.value = new Set([...blocked, ...muted].map(({ id }) => id));
});

async function ask() {
  try {
    await loadPeople();
  } catch {
    // Better to read everybody than nobody; the next line asks again.
    askedAt = Number.NEGATIVE_INFINITY;
    hushed.value ??= new Set();
  }
}

/** Waits until it is known whom one does not read. */
export function knowHushed(): Promise<void> {
  if (Date.now() - askedAt > FRESH_MS) {
    askedAt = Date.now();
    asking = ask();
  }
  return asking;
}
