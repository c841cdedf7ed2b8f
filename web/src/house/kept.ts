import { signal } from "@preact/signals";
import type { KeepRules, KeptRules } from "../protocol";
import { api, get, put } from "../shared/api.ts";

const PATH = "/api/me/rules";

/** The rules that this person keeps, newest first. */
export const kept = signal<readonly KeptRules[]>([]);

export async function loadKept() {
  kept.value = await get<KeptRules[]>(PATH);
}

export async function keep(rules: KeepRules) {
  kept.value = await put<KeptRules[]>(PATH, rules);
}

export async function forget(name: string) {
  kept.value = await api<KeptRules[]>("DELETE", `${PATH}?name=${encodeURIComponent(name)}`);
}
