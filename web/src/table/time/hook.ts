/** What the table knows of clocks and pauses before their code is fetched. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { TableInfo, View, WireEvent } from "../../protocol";

type Said = (event: WireEvent, view: View) => string[];

export const hasClocks = ({ bidClockS, playClockS }: TableInfo): boolean =>
  bidClockS + playClockS > 0;

let said: Said | null = null;

/** Has the fetched code say what concerns time. */
export const sayTimeBy = (by: Said) => (said = by);

/** What an event that concerns time says; nothing before that can be said. */
export const sayTime: Said = (event, view) => said?.(event, view) ?? [];

/** The newest view, though an older one may still be shown, and when it came. */
export const truth = signal<{ view: View; at: number } | null>(null);

/** What draws the clock of a seat, once that is fetched. */
export const clockFace = signal<ComponentType<{ seat: number }> | null>(null);
