/** The languages of the page, each in its own name. */
export const LANGUAGES = {
  en: "English",
  es: "Español",
  fr: "Français",
  co: "Corsu",
  ro: "Română",
  fi: "Suomi",
  ko: "한국어",
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** Plural and number rules that browsers lack are borrowed from a near language. */
const RULES_OF: Partial<Record<Language, string>> = { co: "it" };

export const ruleLocale = (language: Language): string => RULES_OF[language] ?? language;

/** The first wanted language that is available; regions, case and stray spaces do not matter. */
export function pickLanguage<T extends string>(
  wanted: readonly (string | null | undefined)[],
  available: readonly T[],
  fallback: T,
): T {
  for (const tag of wanted) {
    const base = (tag ?? "").trim().toLowerCase().split(/[-_]/)[0];
    const found = available.find((language) => language === base);
    if (found) return found;
  }
  return fallback;
}
