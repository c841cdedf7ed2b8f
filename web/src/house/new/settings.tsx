import { useRef } from "preact/hooks";
import type { Clause, RuleBook, Setting } from "../../protocol";
import { listed, t } from "../../shared/i18n.ts";
import { Button } from "../../shared/ui.tsx";
import { clauseText } from "../clause.ts";
import { Control, type ControlProps } from "./controls.tsx";
import { differing, flat, hindrance, isAbout, isSame, type Rules, valueAt } from "./ruleset.ts";
import { choiceName, inBrief, nameOf, valueText } from "./words.ts";
import "../style/form.css";

interface SettingsProps extends Omit<ControlProps, "setting"> {
  book: RuleBook;
  /** The rules as they are usually, and those of the variant chosen, with its name. */
  usual: Rules;
  base: { name: string; rules: Rules };
  problems: readonly Clause[];
  onReset: (settings: readonly Setting[]) => void;
}

/** Every setting that the server's rule book names, in its groups. */
export const Settings = (props: SettingsProps) => (
  <div class="rule-settings">
    {props.book.groups
      .map((group) => ({
        group,
        settings: props.book.settings.filter((one) => one.group === group),
      }))
      .filter(({ settings }) => settings.length > 0)
      .map((one) => (
        <Group key={one.group} {...props} {...one} />
      ))}
  </div>
);

interface GroupProps extends SettingsProps {
  group: string;
  settings: readonly Setting[];
}

function Group(props: GroupProps) {
  const { group, settings, book, rules, usual, base, problems, onReset } = props;
  const idle = settings.filter((one) => hindrance(book.settings, one, rules));
  const asked = settings.filter((one) => !idle.includes(one));
  const changed = differing(settings, rules, base.rules);
  const told = asked.filter((one) => one.main || differing([one], rules, usual).length > 0);
  const head = useRef<HTMLElement>(null);
  const reset = () => {
    // The button goes away with what it takes back, and the focus would be lost.
    head.current?.focus();
    onReset(settings);
  };
  const faulty = problems.some((one) => flat(asked).some((setting) => isAbout(one, setting)));
  return (
    <details class="group" id={`group-${group}`}>
      <summary ref={head}>
        <h3>{t(`form-group-${group}`)}</h3>
        {changed.length > 0 && (
          <span class="badge">{t("form-changed", { count: changed.length })}</span>
        )}
        {faulty && <span class="badge bad">{t("form-faulty")}</span>}
        <span class="brief">{told.map((one) => inBrief(one, rules)).join(" · ")}</span>
      </summary>
      <div class="group-body">
        {asked.map((setting) => (
          <Question key={setting.key} {...props} setting={setting} />
        ))}
        <Idle settings={idle} book={book} rules={rules} />
        {changed.length > 0 && (
          <Button onClick={reset}>{t("form-reset", { variant: base.name })}</Button>
        )}
      </div>
    </details>
  );
}

/** A setting, with what is wrong about it and how the chosen variant has it. */
function Question(props: SettingsProps & { setting: Setting }) {
  const { setting, rules, base, problems } = props;
  const differs = differing([setting], rules, base.rules).length > 0;
  const about = problems.filter((one) => flat([setting]).some((part) => isAbout(one, part)));
  return (
    <div class={`question ${differs ? "differs" : ""}`} id={`setting-${setting.key}`}>
      <Control {...props} />
      {differs && (
        <p class="note small">
          {t("form-differs", { variant: base.name, value: valueText(setting, base.rules) })}
        </p>
      )}
      {about.map((problem, index) => (
        <p key={index} class="problem">
          {clauseText(problem)}
        </p>
      ))}
    </div>
  );
}

interface IdleProps {
  settings: readonly Setting[];
  book: RuleBook;
  rules: Rules;
}

/** The settings that would change nothing now, by what makes them idle. */
function Idle({ settings, book, rules }: IdleProps) {
  const reasons = new Map<string, Setting[]>();
  for (const setting of settings) {
    const key = hindrance(book.settings, setting, rules)?.key ?? "";
    reasons.set(key, [...(reasons.get(key) ?? []), setting]);
  }
  return (
    <>
      {[...reasons].map(([key, idle]) => (
        <p key={key} class="dim small">
          {t("form-idle", {
            names: listed(idle.map(nameOf)),
            reason: reasonOf(book.settings, key, rules),
          })}
        </p>
      ))}
    </>
  );
}

function reasonOf(settings: readonly Setting[], key: string, rules: Rules): string {
  const setting = settings.find((one) => one.key === key);
  if (!setting) return "";
  const choice = setting.choices.find(({ value }) => isSame(value, valueAt(rules, setting.path)));
  const value = choice ? choiceName(setting, choice.id) : valueText(setting, rules);
  return t("form-value", { name: nameOf(setting), value });
}
