/** What is said at the table, and what of it is news. */
import { computed, signal } from "@preact/signals";
import type { TalkLine, Update } from "../../protocol";
import { settings } from "../../shared/settings.ts";

const LINES_MAX = 300;

/** The ids of those whom one does not read; null until the account's list is known. */
export const hushed = signal<ReadonlySet<string> | null>(null);

/** Whether a line may be shown: before it is known whom one does not read, none is. */
export const isHeard = ({ player }: TalkLine): boolean =>
  hushed.value !== null && !hushed.value.has(player);

export class Talk {
  readonly #lines = signal<readonly TalkLine[]>([]);
  /** The number of the last line that was seen; null before the first word of the server. */
  readonly #seen = signal<number | null>(null);
  #readers = 0;

  /** All that is to be read: not what those say whom one mutes or blocks. */
  readonly lines = computed(() => this.#lines.value.filter(isHeard));

  readonly unread = computed(() => {
    const seen = this.#seen.value ?? 0;
    return settings.value.talkHidden
      ? 0
      : this.lines.value.filter(({ number }) => number > seen).length;
  });

  /** Takes what was said before. On first coming it is history, and nothing new. */
  reset(lines: readonly TalkLine[]) {
    this.#lines.value = lines;
    if (this.#seen.value === null || this.isRead) this.#see();
  }

  /** Takes what an update says; returns the news in it, also of those whom one does not read. */
  hear({ events, view }: Update): TalkLine[] {
    let number = this.#last();
    const added = events.flatMap((event): TalkLine[] => {
      if (event.t !== "said" && event.t !== "phraseSaid") return [];
      const { name = "", player } = view.seats[event.seat] ?? {};
      const text = event.t === "said" ? event.text : null;
      const phrase = event.t === "phraseSaid" ? event.phrase : null;
      return [{ number: ++number, seat: event.seat, player: player ?? "", name, text, phrase }];
    });
    if (added.length === 0) return [];
    this.#lines.value = [...this.#lines.value, ...added].slice(-LINES_MAX);
    const isOwn = added.every(({ seat }) => seat === view.you?.seat);
    if (this.isRead || isOwn) this.#see();
    return isOwn || settings.value.talkHidden ? [] : added;
  }

  /** Whether it stands on the screen now. */
  get isRead(): boolean {
    return this.#readers > 0;
  }

  /** Says that it stands on the screen; returns what says that it does no more. */
  read = (): (() => void) => {
    this.#readers++;
    this.#see();
    return () => this.#readers--;
  };

  #last = () => this.#lines.value.at(-1)?.number ?? 0;

  #see() {
    this.#seen.value = this.#last();
  }
}
