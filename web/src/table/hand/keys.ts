import { useLayoutEffect } from "preact/hooks";
import { suitLetter } from "../../shared/cardname.ts";
import { say } from "../../shared/live.tsx";
import { settings } from "../../shared/settings.ts";
import { mayAsk } from "../bidding/suggest.tsx";
import { closePanel, isWide, type Panel, panel, tab, wantsTalk } from "../context.ts";
import type { Session } from "../line/session.ts";
import { hasTalk } from "../talkbutton.tsx";
import { trumpInWords } from "../words/names.ts";
import { type Typed, typeDigit } from "./digits.ts";

const PANEL_KEYS: Record<string, Panel> = { s: "sheet", l: "last", "?": "help" };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Whether Enter and Space already mean something where the focus is. */
const isOnControl = () =>
  document.activeElement instanceof HTMLElement &&
  document.activeElement.matches("button, a, summary");

let typed: Typed | null = null;

function onDigit(digit: number) {
  const chips = document.querySelectorAll("[data-bid]");
  if (chips.length === 0) return;
  typed = typeDigit(typed, digit, Date.now(), (number) => number < chips.length);
  focus(`[data-bid="${typed.number}"]`);
}

function goOn(session: Session): boolean {
  if (session.frame.value?.held || session.frame.value?.unhurried) {
    session.goOn();
    return true;
  }
  const ready = isOnControl() ? null : document.querySelector<HTMLElement>("[data-ready]");
  ready?.click();
  return ready !== null;
}

/** While a trump is to be named, letters are suits: the language's own, or the English ones. */
function onSuit(key: string): boolean {
  const chips = [...document.querySelectorAll<HTMLElement>("[data-name]")];
  const byLetter = (letter: (suit: string) => string) =>
    chips.find(({ dataset }) => letter(dataset["name"] ?? "").toLowerCase() === key);
  const chip = byLetter((suit) => (suit === "N" ? suit : suitLetter(suit))) ?? byLetter(String);
  chip?.focus();
  return chip !== undefined;
}

function openTalk() {
  if (!isWide.value) {
    panel.value = "talk";
    return;
  }
  tab.value = "talk";
  wantsTalk.value = true;
}

function onLetter(key: string, session: Session): boolean {
  if (onSuit(key)) return true;
  const open = PANEL_KEYS[key];
  const view = session.shown();
  if (open) panel.value = open;
  else if (key === "b")
    focus('[data-bid][aria-pressed="true"], [data-bid]:not([aria-disabled="true"])');
  else if (key === "a" && mayAsk(session)) panel.value = "advice";
  else if (key === "c" && hasTalk(session)) openTalk();
  else if (key === "h") focus(".hand button");
  else if (key === "t" && view?.round) say(trumpInWords(view));
  else if (/^[0-9]$/.test(key)) onDigit(Number(key));
  else return false;
  return true;
}

/** The keys of the table. None of them does what cannot be undone. */
export function useKeys(session: Session) {
  // Heard as soon as there is something to see.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.defaultPrevented ||
        isTyping(event.target)
      )
        return;
      const key = event.key.toLowerCase();
      if (panel.value !== null) {
        // The key that opened a panel closes it as well.
        if (settings.value.shortcuts && PANEL_KEYS[key] === panel.value) closePanel();
        return;
      }
      const onward = (key === "enter" || key === " ") && goOn(session);
      if (onward || (settings.value.shortcuts && onLetter(key, session))) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [session]);
}
