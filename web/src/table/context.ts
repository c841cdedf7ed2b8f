import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { View } from "../protocol";
import type { Session } from "./line/session.ts";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The table that this part of the page belongs to. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("no table here");
  return session;
}

/** The view on the screen. Only drawn once there is one. */
export function useView(): View {
  const view = useSession().shown();
  if (!view) throw new Error("no view yet");
  return view;
}

export type Panel =
  | "menu"
  | "sheet"
  | "log"
  | "last"
  | "help"
  | "text"
  | "leave"
  | "settings"
  | "rules"
  | "handover"
  | "about"
  | "people"
  | "advice"
  | "talk";

/** The dialog that is open over the table; a number is the seat that is looked at. */
export const panel = signal<Panel | number | null>(null);

/** What stands beside the table, where there is room. */
export const tab = signal<"score" | "log" | "talk">("score");

/** Whether the focus is to go to the talk beside the table, as soon as it is there. */
export const wantsTalk = signal(false);

export const closePanel = () => (panel.value = null);

/** The width of the cloth and the size of its text, once they are known. */
export const cloth = signal({ width: 360, em: 16 });

/** How far the bid panel reaches over the cloth now; 0 while there is none. */
export const bidReach = signal(0);

const WIDE_EM = 64;
const WIDE_EM_HIGH = 34;

/** Whether the score sheet has its own place beside the table, at the present size of text. */
export const isWide = signal(false);

export function measureWidth() {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  isWide.value = innerWidth >= WIDE_EM * em && innerHeight >= WIDE_EM_HIGH * em;
}

measureWidth();
addEventListener("resize", measureWidth);
