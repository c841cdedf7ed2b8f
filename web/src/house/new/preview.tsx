import type { Clause, NearestVariant, Preview, Setting } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { clauseText, variantName } from "../clause.ts";
import { toggled } from "./numbers.ts";
import { flat, isAbout, isSame, type Rules, valueAt, withValue } from "./ruleset.ts";
import { SmallStaircase, Staircase, TappedStaircase } from "./staircase.tsx";
import { nameOf, roughly, valueText } from "./words.ts";

/** How long a game it will be, or that it cannot be one yet. */
export function Size({ preview }: { preview: Preview }) {
  const { sizes, problems, noTrump } = preview;
  const rounds = t("new-rounds", { rounds: sizes.length });
  return (
    <>
      <SmallStaircase sizes={sizes} noTrump={noTrump} />
      <p role="status">
        {problems.length > 0 ? t("new-problems") : `${rounds} · ${roughly(preview.minutes)}`}
      </p>
    </>
  );
}

interface OutcomeProps {
  preview: Preview;
  settings: readonly Setting[];
  rules: Rules;
  /** A setting that gave way to another, in words. */
  repair: string | null;
  onChange: (setting: Setting, value: unknown) => void;
}

/** What the chosen rules come to, or all that is wrong with them. */
export function Outcome(props: OutcomeProps) {
  const { preview, settings, repair } = props;
  const { sizes, notes, problems, variant } = preview;
  return (
    <div class="outcome">
      <p class="outcome-name">{variantName(variant)}</p>
      {sizes.length > 0 && <Rounds {...props} />}
      {variant === null && preview.nearest && <Nearest {...props} nearest={preview.nearest} />}
      <div role="status">
        {repair && <p class="note">{t(repair)}</p>}
        {notes.map((note, index) => (
          <p key={index} class="note">
            {clauseText(note)}
          </p>
        ))}
        {problems.length > 0 && <Problems problems={problems} settings={settings} />}
      </div>
    </div>
  );
}

/** The staircase; where rounds can be made no-trump one by one, by tapping it. */
function Rounds({ preview, settings, rules, onChange }: OutcomeProps) {
  const { sizes, noTrump } = preview;
  const setting = settings.find(({ kind }) => kind === "rounds");
  const own = ((setting && valueAt(rules, setting.path)) ?? []) as number[];
  // In a game without trump a tap would do nothing.
  const idle = own.length === 0 && noTrump.length === sizes.length;
  if (!setting || idle) return <Staircase sizes={sizes} noTrump={noTrump} />;
  const help = "staircase-help";
  return (
    <>
      <TappedStaircase
        {...{ sizes, noTrump, own, help }}
        onToggle={(round) => onChange(setting, toggled(own, round))}
      />
      <p id={help} class="dim small">
        {t("form-tap")}
      </p>
    </>
  );
}

type NearestProps = Pick<OutcomeProps, "settings" | "rules"> & { nearest: NearestVariant };

/** The named variant that is nearest, and in what these rules differ from it. */
export function Nearest({ nearest, settings, rules }: NearestProps) {
  const { variant, differences } = nearest;
  return (
    <>
      <p>{t("form-nearest", { variant: variantName(variant) })}</p>
      <ul class="changes">
        {differences.map(({ path, here, there }) => {
          const setting = settings.find((one) => isSame(one.path, path));
          const text = (value: unknown) =>
            setting ? valueText(setting, withValue(rules, path, value)) : String(value);
          const name = setting ? nameOf(setting) : path.join(".");
          const sentence = { name, value: text(here), before: text(there) };
          return <li key={path.join(".")}>{t("form-was", sentence)}</li>;
        })}
      </ul>
    </>
  );
}

/** Opens the group in which a setting is, and goes there. */
function show(setting: Setting) {
  const group = document.getElementById(`group-${setting.group}`);
  if (group instanceof HTMLDetailsElement) group.open = true;
  const place = document.getElementById(`setting-${setting.key}`);
  const fields = ["input:checked", "input", "button"].map((one) => place?.querySelector(one));
  (fields.find((one) => one) as HTMLElement | undefined)?.focus();
}

function Problems({ problems, settings }: { problems: Clause[]; settings: readonly Setting[] }) {
  return (
    <div class="problems">
      <p>
        <strong>{t("new-problems")}</strong>
      </p>
      <ul>
        {problems.map((problem, index) => {
          const about = settings.find((one) => flat([one]).some((part) => isAbout(problem, part)));
          return (
            <li key={index}>
              {clauseText(problem)}{" "}
              {about && (
                <button type="button" class="link" onClick={() => show(about)}>
                  {nameOf(about)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
