/** One open table: the line to it, what of it is on the screen, and what has been sent. */
import { batch, signal } from "@preact/signals";
import type {
  Me,
  Phrase,
  Refused,
  Say,
  ServerMessage,
  TableInfo,
  Update,
  View,
} from "../../protocol";
import { csrfToken, get } from "../../shared/api.ts";
import { capture, type Motion, play } from "../../shared/flip.ts";
import { hasMessage, t } from "../../shared/i18n.ts";
import { say } from "../../shared/live.tsx";
import { Link, type LinkState, socketUrl } from "../../shared/net.ts";
import { notify } from "../../shared/notice.tsx";
import { randomHex } from "../../shared/random.ts";
import { settings } from "../../shared/settings.ts";
import { sounds } from "../sounds.ts";
import { hasClocks, truth } from "../time/hook.ts";
import { type Said, saidOf, whereItStands, yourTurn } from "../words/say.ts";
import { Talk } from "../words/talk.ts";
import { traits, traitsOf } from "../words/traits.ts";
import { type Frame, still } from "./frame.ts";
import { Log } from "./log.ts";
import { showPending } from "./optimism.ts";
import { isAnswer, type Order } from "./orders.ts";
import { fire, keep, maskMs, toggle } from "./premove.ts";
import { Queue } from "./queue.ts";

export interface Pending {
  id: string;
  order: Order;
  /** The entry that holds it, once it is known to be done. */
  number: number | null;
}

export interface Bubble {
  seat: number;
  /** A bid, what takes one back, or something that was said. */
  text: string;
  isTalk?: true;
}

export type Saying = Pick<Say, "t" | "text"> | Pick<Phrase, "t" | "phrase">;

/** Why something was refused, in the language on the screen. */
export function refusalText({ code, args, text }: Refused): string {
  const known = `refused-${code}`;
  return hasMessage(known) ? t(known, args) : text;
}

const BUBBLE_MS = 1200;
/** A second tap this soon after a card was played was meant for that card. */
const DOUBLE_TAP_MS = 400;

function bubblesOf({ events, view }: Frame): Bubble[] {
  // Bids that were secret come with the score, which says them too.
  if (view.round?.points) return [];
  return events.flatMap((event) => {
    if (event.t === "bidWithdrawn") return [{ seat: event.seat, text: "↺" }];
    const isBid = event.t === "bidMade" || event.t === "blindBidMade";
    return isBid ? [{ seat: event.seat, text: String(event.tricks) }] : [];
  });
}

export class Session {
  readonly info = signal<TableInfo | null>(null);
  /** What is on the screen, or null before the first word of the server. */
  readonly frame = signal<Frame | null>(null);
  readonly line = signal<LinkState>("connecting");
  readonly pending = signal<Pending | null>(null);
  readonly premoves = signal<readonly string[]>([]);
  readonly bubbles = signal<readonly Bubble[]>([]);
  readonly log = new Log();
  readonly talk = new Talk();
  /** Why the server has hung up, once it has. */
  readonly farewell = signal("");
  /** When each absent owner was last seen here. */
  readonly awaySince = signal<Readonly<Record<number, number>>>({});

  #link: Link | null = null;
  #queue: Queue | null = null;
  #closed = false;
  #playedAt = Number.NEGATIVE_INFINITY;
  #premoveTimer: number | undefined;
  #sayings = new Map<string, (refused: Refused | null) => void>();

  constructor(id: string) {
    void this.#connect(id);
    document.addEventListener("visibilitychange", this.#onVisibility);
  }

  close() {
    this.#closed = true;
    this.#link?.close();
    this.#queue?.stop();
    clearTimeout(this.#premoveTimer);
    document.removeEventListener("visibilitychange", this.#onVisibility);
  }

  /** Sends an order, shown as pending until it is confirmed or refused. One at a time. */
  order = (order: Order) => {
    const { frame, pending } = this;
    if (!frame.value || pending.value) return;
    const id = randomHex(12);
    if (order.t === "play") this.#playedAt = performance.now();
    this.#queue?.hasten();
    this.#move(() => (pending.value = { id, order, number: null }));
    const after = frame.value.view.number;
    const command = { ...order, id, ...(isAnswer(order) ? { after } : {}) };
    this.#link?.send(command as Parameters<Link["send"]>[0]);
  };

  /**
   * A tap on a card of the hand, the `copy`th of equal ones: plays it, or chooses it for later.
   * What counts is when it was made (`at`, by the page's own time): a slow page hears of it late.
   */
  chooseCard(card: string, copy: number, at: number) {
    const you = this.frame.value?.view.you;
    if (!you || this.pending.value || at - this.#playedAt < DOUBLE_TAP_MS) return;
    if (you.legal.length === 0) this.premoves.value = toggle(this.premoves.value, card, copy);
    else if (you.legal.includes(card)) this.order({ t: "play", card });
  }

  /** Says something; resolves once it is said, or to why it is not. */
  say = (message: Saying): Promise<Refused | null> =>
    new Promise((resolve) => {
      const id = randomHex(12);
      this.#sayings.set(id, resolve);
      this.#link?.send({ ...message, id });
    });

  /** Shows a text for a while where somebody sits. */
  pop(bubbles: readonly Bubble[], ms: number) {
    this.bubbles.value = [...this.bubbles.value, ...bubbles];
    setTimeout(() => {
      this.bubbles.value = this.bubbles.value.filter((bubble) => !bubbles.includes(bubble));
    }, ms);
  }

  /** Ends the pause in which a complete trick lies on the table. */
  goOn = () => this.#queue?.skip();

  /** Uses the table in this tab again. */
  takeBack = () => this.#link?.reopen();

  async #connect(id: string) {
    // A seat needs an owner: whoever has never been here becomes a guest first.
    const introduce = () => get<Me>("/api/me").catch(() => null);
    if (!csrfToken()) await introduce();
    if (this.#closed) return;
    this.#link = new Link(socketUrl(id), {
      message: (message) => this.#hear(message),
      state: (state) => (this.line.value = state),
      introduce,
    });
  }

  #hear(message: ServerMessage) {
    switch (message.t) {
      case "welcome":
        this.info.value = message.table;
        if (this.#link) this.#link.isHasty = hasClocks(message.table);
        traits.value = traitsOf(message.table.rules);
        this.talk.reset(message.talk);
        if (message.talk.length)
          void import("../talk/hushing.ts").then(({ knowHushed }) => knowHushed());
        return this.#reset(message.view);
      case "update":
        return this.#update(message);
      case "done":
        return this.#done(message.id, message.number);
      case "refused":
        return this.#refused(message);
      case "bye":
        this.farewell.value = message.code;
        return;
      case "pong":
        return;
    }
  }

  /** Takes a view as the truth. What led to it is past, and makes no news now. */
  #reset(view: View) {
    this.#queue?.stop();
    this.#queue = new Queue(view, this.#pace, (frame) => this.#show(frame));
    const before = this.frame.value?.view;
    if (!before) this.#tell(whereItStands(view), view);
    else if (before.number !== view.number) say(yourTurn(view) ?? "");
    this.#move(() => this.#settle(still(view)));
    this.#watchAbsence(view);
    this.#schedulePremove();
  }

  #tell({ events, turn }: Said, view: View) {
    this.log.add(events, view);
    say(...events, turn ?? "");
  }

  #pace = () => ({ ...settings.value, hurry: document.hidden });

  #update(update: Update) {
    if (!this.#queue) return;
    this.#watchAbsence(update.view);
    this.#queue.push(update);
    const news = this.talk.hear(update);
    // Before anybody talks, nobody needs what tells of it.
    if (news.length) void import("../talk/telling.ts").then(({ tell }) => tell(this, news));
  }

  #done(id: string, number: number) {
    this.#answerSaying(id, null);
    const { pending, frame } = this;
    if (pending.value?.id !== id) return;
    const shown = (frame.value?.view.number ?? 0) >= number;
    pending.value = shown ? null : { ...pending.value, number };
  }

  #answerSaying(id: string | null, refused: Refused | null) {
    this.#sayings.get(id ?? "")?.(refused);
    this.#sayings.delete(id ?? "");
  }

  #refused(refused: Refused) {
    const { id, view } = refused;
    this.#answerSaying(id, refused);
    if (id === null || this.pending.value?.id !== id) return;
    this.#move(() => (this.pending.value = null));
    this.premoves.value = [];
    const notice = refusalText(refused);
    notify(notice);
    this.log.add([notice], view ?? this.frame.value?.view ?? null);
    if (view && view.number > (this.frame.value?.view.number ?? 0)) this.#reset(view);
  }

  #show(frame: Frame) {
    const before = this.frame.value?.view ?? null;
    const swept = this.frame.value?.held ? (before?.round?.trick.winner ?? "aside") : null;
    const said = saidOf(frame, before);
    this.#move(() => this.#settle(frame), swept);
    this.#popBids(frame);
    this.#tell(said, frame.view);
    sounds(frame, said.turn !== null);
    this.#schedulePremove();
  }

  #settle(frame: Frame) {
    const { pending, premoves } = this;
    this.frame.value = frame;
    premoves.value = keep(premoves.value, frame.view.you?.hand ?? []);
    const number = pending.value?.number;
    if (number != null && frame.view.number >= number) pending.value = null;
  }

  /** Changes what is on the screen and moves the cards from where they were. */
  #move(change: () => void, sweepTo: Motion["sweepTo"] = null) {
    const before = capture();
    batch(change);
    play(before, { cardMs: settings.value.cardMs, sweepTo });
  }

  #popBids(frame: Frame) {
    const made = bubblesOf(frame);
    if (made.length > 0) this.pop(made, BUBBLE_MS);
  }

  #watchAbsence(view: View) {
    truth.value = { view, at: performance.now() };
    const known = this.awaySince.value;
    const away = view.seats.flatMap(({ kind, online }, seat) =>
      kind === "person" && !online ? [seat] : [],
    );
    this.awaySince.value = Object.fromEntries(
      away.map((seat) => [seat, known[seat] ?? Date.now()]),
    );
  }

  #schedulePremove() {
    clearTimeout(this.#premoveTimer);
    if (this.premoves.value.length === 0 || !this.frame.value?.view.you?.legal.length) return;
    this.#premoveTimer = window.setTimeout(() => this.#firePremove(), maskMs(Math.random()));
  }

  #firePremove() {
    const legal = this.frame.value?.view.you?.legal ?? [];
    if (legal.length === 0 || this.pending.value) return;
    const card = fire(this.premoves.value, legal);
    this.premoves.value = card ? this.premoves.value.slice(1) : [];
    if (card) this.order({ t: "play", card });
  }

  #onVisibility = () => {
    if (document.hidden) this.#queue?.flush();
  };

  /** The view with the pending order already in it. */
  shown(): View | null {
    const { frame, pending } = this;
    return frame.value && showPending(frame.value.view, pending.value?.order ?? null);
  }
}
