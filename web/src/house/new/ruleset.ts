/** Reading and changing a ruleset's JSON by the paths that the server's rule book names. */

import type { Clause, Need, RuleBook, Setting, VariantInfo } from "../../protocol";

export type Rules = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function valueAt(rules: Rules, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), rules);
}

export function withValue(rules: Rules, [key, ...rest]: readonly string[], value: unknown): Rules {
  if (key === undefined) return rules;
  const inner = rules[key];
  const below = rest.length > 0 ? withValue(isRecord(inner) ? inner : {}, rest, value) : value;
  return { ...rules, [key]: below };
}

/** Equal as JSON, in whatever order the keys stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

/** Whether a value is a list or an object where the usual one is. */
const isShaped = (value: unknown, usual: unknown): boolean =>
  usual === null ||
  (isRecord(value) === isRecord(usual) && Array.isArray(value) === Array.isArray(usual));

/** The same rules with every field: what is left out, or no rule of ours, is as usual. */
export const completed = (usual: Rules, rules: Rules): Rules => ({
  ...rules,
  ...Object.fromEntries(
    Object.entries(usual).map(([key, value]) => {
      const own = rules[key];
      const inner = isRecord(value) && isRecord(own) ? completed(value, own) : own;
      return [key, inner === undefined || !isShaped(inner, value) ? value : inner];
    }),
  ),
});

/** Two names for the same rules would be one choice too many: a table is known by the first. */
export const distinct = (variants: readonly VariantInfo[]): VariantInfo[] =>
  variants.filter(({ rules }, at) => variants.findIndex((one) => isSame(one.rules, rules)) === at);

export const choiceOf = ({ path, choices }: Setting, rules: Rules): string | null =>
  choices.find(({ value }) => isSame(value, valueAt(rules, path)))?.id ?? null;

/** Settings with those inside their parts. */
export const flat = (settings: readonly Setting[]): Setting[] =>
  settings.flatMap((one) => [one, ...flat(one.parts)]);

/**
 * What keeps a setting from mattering among these rules, if anything does.
 * What changes nothing itself keeps none.
 */
export const hindrance = (
  settings: readonly Setting[],
  { needs }: Setting,
  rules: Rules,
): Need | undefined =>
  needs.find(({ key, values, met }) => {
    const other = settings.find((one) => one.key === key);
    if (!other || hindrance(settings, other, rules)) return false;
    const value = valueAt(rules, other.path);
    return values.some((one) => isSame(one, value)) !== met;
  });

/** The settings in which two rulesets differ. */
export const differing = (settings: readonly Setting[], rules: Rules, other: Rules): Setting[] =>
  settings.filter(({ path }) => !isSame(valueAt(rules, path), valueAt(other, path)));

/** The rules with these settings as they are in another ruleset. */
export const withThose = (settings: readonly Setting[], rules: Rules, other: Rules): Rules =>
  settings.reduce((now, { path }) => withValue(now, path, valueAt(other, path)), rules);

/** Whether a problem is about a setting; one that names the place is about that place alone. */
export const isAbout = ({ id, args }: Clause, { faults, path }: Setting): boolean =>
  faults.includes(id) &&
  (typeof args["name"] !== "string" || args["name"] === path.slice(1).join("."));

/** What to do about a problem that a change made: another setting gives way, and a note says so. */
interface Repair {
  problem: string;
  changed: readonly string[];
  set: { key: string; choice: string };
  note: string;
}

const REPAIRS: readonly Repair[] = [
  {
    problem: "problem-hook-together",
    changed: ["order"],
    set: { key: "hook", choice: "off" },
    note: "new-repaired-hook",
  },
  {
    problem: "problem-hook-together",
    changed: ["hook"],
    set: { key: "order", choice: "in_turn" },
    note: "new-repaired-order",
  },
  {
    problem: "problem-hook-in_turn",
    changed: ["order"],
    set: { key: "hook", choice: "last_bidder" },
    note: "new-repaired-last",
  },
  {
    problem: "problem-hook-in_turn",
    changed: ["hook"],
    set: { key: "order", choice: "together" },
    note: "new-repaired-together",
  },
  {
    problem: "problem-no-trump-last",
    changed: ["pattern"],
    set: { key: "no_trump", choice: "never" },
    note: "new-repaired-no-trump",
  },
];

/** Returns the rules with what stood in the way of the last change moved aside, or null. */
export function repaired(
  { settings }: RuleBook,
  rules: Rules,
  changed: string | null,
  problems: readonly Clause[],
): { rules: Rules; note: string } | null {
  for (const { id } of problems) {
    const repair = REPAIRS.find((one) => one.problem === id && one.changed.includes(changed ?? ""));
    const setting = settings.find(({ key }) => key === repair?.set.key);
    const choice = setting?.choices.find((one) => one.id === repair?.set.choice);
    if (repair && setting && choice) {
      return { rules: withValue(rules, setting.path, choice.value), note: repair.note };
    }
  }
  return null;
}
