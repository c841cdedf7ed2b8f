import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { isLanguage, LANGUAGES, type Language, pickLanguage, ruleLocale } from "./locale.ts";
import { printed } from "./minus.ts";
import { change, settings } from "./settings.ts";

export { LANGUAGES, type Language } from "./locale.ts";

const catalogues = import.meta.glob<string>("../../../src/ohhell/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

interface Loaded {
  language: Language;
  bundle: FluentBundle;
  /** Messages without variables, formatted once. */
  plain: Map<string, string>;
}

const loaded = signal<Loaded | null>(null);

/** The language on the screen. */
export const language = computed<Language>(() => loaded.value?.language ?? "en");

/** The locale for `Intl`; not always the language, since browsers do not know all of ours. */
export const locale = computed(() => ruleLocale(language.value));

type Args = Record<string, FluentVariable>;

/** The text of a message in the language on the screen. Components that call it follow a change. */
export function t(id: string, args?: Args): string {
  const now = loaded.value;
  if (!now) return "";
  const known = args ? undefined : now.plain.get(id);
  if (known !== undefined) return known;
  const pattern = now.bundle.getMessage(id)?.value;
  const text = pattern ? now.bundle.formatPattern(pattern, args ? printed(args) : null, []) : id;
  if (!args) now.plain.set(id, text);
  return text;
}

export const hasMessage = (id: string): boolean => loaded.value?.bundle.hasMessage(id) ?? false;

/** A list in words, joined as the language joins them; a "unit" is a list without an "and". */
export const listed = (
  words: readonly string[],
  type: "conjunction" | "unit" = "conjunction",
): string => new Intl.ListFormat(locale.value, { type }).format(words);

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A person's name inside a sentence: one written from the right keeps its numbers to itself. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

async function catalogue(wanted: Language): Promise<string> {
  const inline = document.getElementById("messages");
  if (inline?.lang === wanted && inline.textContent) return inline.textContent;
  const load = catalogues[`../../../src/ohhell/locales/${wanted}.ftl`];
  if (load) return load();
  if (wanted !== "en") return catalogue("en");
  throw new Error("no catalogue");
}

type Texts = Record<string, () => Promise<string>>;
const parts: Texts[] = [];

const partIn = (texts: Texts, wanted: Language): Promise<string> | undefined =>
  Object.entries(texts).find(([file]) => file.endsWith(`/${wanted}.ftl`))?.[1]();

/** Adds texts that only some screen needs; from then on they come with every language. */
export async function addTexts(texts: Texts) {
  if (parts.includes(texts)) return;
  const now = loaded.value;
  const text = now && (await partIn(texts, now.language));
  if (!text || parts.includes(texts)) return;
  parts.push(texts);
  if (loaded.value === now) now.bundle.addResource(new FluentResource(text));
  else await show(language.value);
}

async function show(wanted: Language) {
  const bundle = new FluentBundle([ruleLocale(wanted), "en"], { useIsolating: false });
  const added = parts.map((texts) => partIn(texts, wanted) ?? "");
  for (const text of await Promise.all([catalogue(wanted), ...added]))
    bundle.addResource(new FluentResource(text));
  loaded.value = { language: wanted, bundle, plain: new Map() };
  document.documentElement.lang = wanted;
  // The server reads it to put the right catalogue into the page.
  // biome-ignore lint/suspicious/noDocumentCookie: plain http in a LAN has no Cookie Store API.
  document.cookie = `language=${wanted};path=/;max-age=31536000;samesite=lax`;
}

/** Loads the language of choice; call once, before anything is drawn. */
export async function startLanguage() {
  const all = Object.keys(LANGUAGES).filter(isLanguage);
  await show(settings.value.language ?? pickLanguage(navigator.languages, all, "en"));
  settings.subscribe(({ language: chosen }) => {
    if (chosen && chosen !== loaded.value?.language) void show(chosen);
  });
}

export const setLanguage = (chosen: Language) => change({ language: chosen });
