/** A socket that comes back by itself, and that sends a command again until it is answered. */
import type { ClientMessage, ServerMessage } from "../protocol";
import { retryMs } from "./backoff.ts";

export type LinkState = "connecting" | "open" | "lost" | "taken" | "missing" | "shut";

export interface LinkEvents {
  message: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
  /** The server would not open a line: makes sure that it knows us before the next try. */
  introduce: () => Promise<unknown>;
}

type Command = Exclude<ClientMessage, { t: "ping" }>;

const PING_EVERY_MS = 10_000;
const SILENCE_MS = 5_000;
/** Where time is short, a lost line is seen within five seconds. */
const HASTY_PING_EVERY_MS = 2_500;
const HASTY_SILENCE_MS = 2_500;
/** A page that wakes up wants to know sooner. */
const WAKE_SILENCE_MS = 2_000;
const ANSWER_MS = 5_000;
/** After this long without a word, what is on the screen may be old. */
const STALE_MS = 16_000;

const CLOSE_RESTART = 1012;
const CLOSE_TAKEN = 4001;
const CLOSE_MISSING = 4004;
const CLOSE_SHUT = 4005;
const CLOSE_SUSPENDED = 4006;
/** How a line ends that is not tried again. */
const ENDS: Readonly<Record<number, LinkState>> = {
  [CLOSE_TAKEN]: "taken",
  [CLOSE_MISSING]: "missing",
  [CLOSE_SHUT]: "shut",
  [CLOSE_SUSPENDED]: "shut",
};

export class Link {
  /** Whether a silent line must be known for lost soon. */
  isHasty = false;
  #url: string;
  #on: LinkEvents;
  #socket: WebSocket | null = null;
  #state: LinkState = "connecting";
  #attempt = 0;
  #isAdmitted = false;
  #heardAt = 0;
  #stopped = false;
  #retry: number | undefined;
  #ping: number | undefined;
  #silence: number | undefined;
  #unanswered = new Map<string, { text: string; timer: number | undefined }>();

  constructor(url: string, on: LinkEvents) {
    this.#url = url;
    this.#on = on;
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    this.#open();
  }

  /** Sends a command now or as soon as there is a line, until its `id` is answered. */
  send(command: Command) {
    this.#unanswered.set(command.id, { text: JSON.stringify(command), timer: undefined });
    if (this.#state === "open") this.#sendOut(command.id);
  }

  /** Tries again at once, as after another tab took the table over. */
  reopen() {
    this.#attempt = 0;
    this.#enter("connecting");
    this.#open();
  }

  close() {
    this.#stopped = true;
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    this.#drop();
  }

  #enter(state: LinkState) {
    if (state === this.#state) return;
    this.#state = state;
    this.#on.state(state);
  }

  #open() {
    this.#drop();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#isAdmitted = false;
    socket.onopen = () => (this.#isAdmitted = true);
    // A dead network may leave a new socket hanging as well.
    this.#silence = window.setTimeout(() => this.#lose(false), SILENCE_MS * 2);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#onClose(event.code);
  }

  /** Forgets the present socket; a dead one may take a minute to close by itself. */
  #drop() {
    for (const timer of [this.#retry, this.#ping, this.#silence]) clearTimeout(timer);
    for (const { timer } of this.#unanswered.values()) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hear(message: ServerMessage) {
    this.#heardAt = Date.now();
    clearTimeout(this.#silence);
    clearTimeout(this.#ping);
    const [silenceMs, everyMs] = this.isHasty
      ? [HASTY_SILENCE_MS, HASTY_PING_EVERY_MS]
      : [SILENCE_MS, PING_EVERY_MS];
    this.#ping = window.setTimeout(() => this.#probe(silenceMs), everyMs);
    if (message.t === "done" || message.t === "refused") this.#answered(message.id);
    if (message.t !== "pong") this.#on.message(message);
    if (message.t === "welcome") {
      this.#attempt = 0;
      for (const id of this.#unanswered.keys()) this.#sendOut(id);
    }
    if (this.#socket && message.t !== "bye") this.#enter("open");
  }

  #answered(id: string | null) {
    const command = id === null ? undefined : this.#unanswered.get(id);
    if (id === null || !command) return;
    clearTimeout(command.timer);
    this.#unanswered.delete(id);
  }

  #sendOut(id: string) {
    const command = this.#unanswered.get(id);
    if (!command || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(command.text);
    clearTimeout(command.timer);
    command.timer = window.setTimeout(() => this.#lose(false), ANSWER_MS);
  }

  #probe(patienceMs: number) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ t: "ping", at: Date.now() } satisfies ClientMessage));
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#lose(false), patienceMs);
  }

  #wake = () => {
    if (this.#stopped || document.hidden) return;
    if (Object.values(ENDS).includes(this.#state)) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      if (Date.now() - this.#heardAt > STALE_MS) this.#enter("lost");
      this.#probe(WAKE_SILENCE_MS);
    } else if (this.#state === "lost") {
      this.#attempt = 0;
      this.#open();
    }
  };

  #onClose(code: number) {
    const end = ENDS[code];
    if (end) {
      this.#drop();
      this.#enter(end);
    } else if (this.#isAdmitted) {
      this.#lose(code === CLOSE_RESTART);
    } else {
      void this.#on.introduce().finally(() => this.#lose(false));
    }
  }

  #lose(restarted: boolean) {
    if (this.#stopped) return;
    this.#drop();
    // The first failure of the first try is no news: it may be how we were introduced.
    if (this.#heardAt > 0 || this.#attempt > 0) this.#enter("lost");
    const wait = retryMs(this.#attempt++, Math.random(), restarted);
    this.#retry = window.setTimeout(() => this.#open(), wait);
  }
}

export function socketUrl(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(table)}`;
}
