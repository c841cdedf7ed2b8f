import { effect, signal } from "@preact/signals";
import { isLanguage, type Language } from "./locale.ts";

export const PACES = ["quick", "standard", "relaxed"] as const;
export type Pace = (typeof PACES)[number];

/** Seconds for a bid or a card, as the server has them. */
export const SECONDS: Readonly<Record<Pace, number>> = { quick: 15, standard: 30, relaxed: 60 };

/** What a person has chosen in this browser. */
export interface Settings {
  /** Null follows the browser. */
  language: Language | null;
  theme: "auto" | "light" | "dark";
  fourColours: boolean;
  suitLetters: boolean;
  /** Dim the cards that may not be played now. */
  aids: boolean;
  /** A card or a bid needs a second tap. */
  confirm: boolean;
  sound: boolean;
  /** How long a complete trick stays. */
  trickPauseMs: number;
  /** The flight of a card; 0 is no motion. */
  cardMs: number;
  trumpPlace: "left" | "right" | "none";
  trumpMarks: boolean;
  lowFirst: boolean;
  /** How strong bots play; null is the server's usual. */
  level: string | null;
  /** How fast games with strangers are. */
  pace: Pace;
  /** Single letters and digits act as shortcuts. */
  shortcuts: boolean;
  /** Advice: none, a button to ask for it, or a word after a choice that cost much. */
  suggestions: "off" | "asked" | "quiet";
  /** Show no talk at all. */
  talkHidden: boolean;
}

export const DEFAULTS: Readonly<Settings> = {
  language: null,
  theme: "auto",
  fourColours: true,
  suitLetters: false,
  aids: true,
  confirm: false,
  sound: false,
  trickPauseMs: 1300,
  cardMs: 180,
  trumpPlace: "left",
  trumpMarks: false,
  lowFirst: false,
  level: null,
  pace: "standard",
  shortcuts: true,
  suggestions: "asked",
  talkHidden: false,
};

export const TRICK_PAUSE_MS_MAX = 4000;
export const CARD_MS_MAX = 500;

const ONE_OF: Partial<Record<keyof Settings, readonly string[]>> = {
  theme: ["auto", "light", "dark"],
  trumpPlace: ["left", "right", "none"],
  suggestions: ["off", "asked", "quiet"],
  pace: PACES,
};
const UP_TO: Partial<Record<keyof Settings, number>> = {
  trickPauseMs: TRICK_PAUSE_MS_MAX,
  cardMs: CARD_MS_MAX,
};

function fits(key: keyof Settings, value: unknown): boolean {
  if (key === "language") return value === null || (typeof value === "string" && isLanguage(value));
  if (key === "level") return value === null || typeof value === "string";
  if (typeof value !== typeof DEFAULTS[key]) return false;
  const max = UP_TO[key];
  if (max !== undefined) return Number(value) >= 0 && Number(value) <= max;
  return ONE_OF[key]?.includes(String(value)) ?? true;
}

/** Settings from stored text; whatever is missing or makes no sense is the default. */
export function readSettings(text: string | null): Settings {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    // Somebody else's text under our name is as good as none.
  }
  if (typeof stored !== "object" || stored === null) return { ...DEFAULTS };
  const known = Object.entries(stored).filter(
    ([key, value]) => Object.hasOwn(DEFAULTS, key) && fits(key as keyof Settings, value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

const KEY = "ohhell.settings";

/** A browser may forbid storage; then a choice lasts as long as the page. */
const storage = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(text: string) {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Nothing to do about it.
    }
  },
};

export const settings = signal<Settings>(readSettings(null));

export function change(part: Partial<Settings>) {
  settings.value = { ...settings.value, ...part };
  storage.write(JSON.stringify(settings.value));
}

/** Reads what is stored, follows other tabs, and keeps the page's root element in step. */
export function startSettings() {
  settings.value = readSettings(storage.read());
  addEventListener("storage", (event) => {
    if (event.key === KEY) settings.value = readSettings(event.newValue);
  });
  effect(() => {
    const { theme, fourColours } = settings.value;
    const root = document.documentElement;
    if (theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.toggleAttribute("data-two-colours", !fourColours);
  });
}
