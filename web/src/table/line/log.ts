import { signal } from "@preact/signals";
import type { View } from "../../protocol";

export interface LogLine {
  key: number;
  /** 0 before the first round. */
  round: number;
  text: string;
}

const LINES_MAX = 600;

/** What happened while this page was open, in sentences. */
export class Log {
  readonly lines = signal<readonly LogLine[]>([]);
  #next = 0;

  add(texts: readonly string[], view: View | null) {
    if (texts.length === 0) return;
    const round = view?.round?.number ?? 0;
    const added = texts.map((text) => ({ key: this.#next++, round, text }));
    this.lines.value = [...this.lines.value, ...added].slice(-LINES_MAX);
  }
}
