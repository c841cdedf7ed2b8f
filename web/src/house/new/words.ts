/** What settings and their values are called in the language on the screen. */

import type { Setting } from "../../protocol";
import { cardName, indexOf, specialOf, suitOf } from "../../shared/cardname.ts";
import { hasMessage, listed, t } from "../../shared/i18n.ts";
import { hindrance, isSame, type Rules, valueAt } from "./ruleset.ts";

const SIGNS: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

const said = (id: string): string | undefined => (hasMessage(id) ? t(id) : undefined);

export const nameOf = ({ words }: Setting): string => t(`setting-${words}`);

export const helpOf = ({ words }: Setting): string | undefined => said(`setting-${words}-help`);

/** The name of a choice; those that many settings share have a common one, and numbers none. */
export const choiceName = ({ words }: Setting, id: string): string =>
  said(`choice-${words}-${id}`) ?? said(`choice-${id}`) ?? id;

export const choiceHelp = ({ words }: Setting, id: string): string | undefined =>
  said(`choice-${words}-${id}-help`);

export const suitSign = (suit: unknown): string => SIGNS[String(suit)] ?? t("form-no-trump-sign");

export const cardSign = (card: string): string =>
  specialOf(card) ? cardName(card) : `${indexOf(card)}${suitSign(suitOf(card))}`;

/** How one item of a list of this kind is written. */
const ITEMS: Readonly<Record<string, (item: unknown) => string>> = {
  suits: suitSign,
  cards: (card) => cardSign(String(card)),
};

/** A value in words, however it is set. */
export function valueText(setting: Setting, rules: Rules): string {
  const value = valueAt(rules, setting.path);
  if (setting.kind === "part" && value !== null) {
    const asked = setting.parts.filter((part) => !hindrance(setting.parts, part, rules));
    return listed(asked.map((part) => `${nameOf(part)}: ${valueText(part, rules)}`));
  }
  const choice = setting.choices.find((one) => isSame(one.value, value));
  if (choice) return choiceName(setting, choice.id);
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return t("choice-none");
  const words = value.map(ITEMS[setting.kind] ?? String);
  return setting.kind === "suits" ? words.join(" ") : listed(words, "unit");
}

/** A setting with its value; where the value says it all, the value alone. */
export const inBrief = (setting: Setting, rules: Rules): string =>
  setting.main && setting.kind === "choice" && setting.choices.length > 2
    ? valueText(setting, rules)
    : t("form-value", { name: nameOf(setting), value: valueText(setting, rules) });

/** About how long a game takes; of one that ends by its scores nobody can tell. */
export const roughly = (minutes: number): string =>
  minutes > 0 ? t("new-minutes", { minutes }) : t("new-endless");
