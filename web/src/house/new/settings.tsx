import { useId, useRef, useState } from "preact/hooks";
import type { RuleBook, Setting } from "../../protocol";
import { hasMessage, t } from "../../shared/i18n.ts";
import { Pick } from "../pick.tsx";
import { choiceOf, questions, type Rules, valueAt } from "./ruleset.ts";

interface SettingsProps {
  book: RuleBook;
  rules: Rules;
  onChange: (setting: Setting, value: unknown) => void;
}

/** Every setting that the server's rule book names, in its order. */
export const Settings = ({ book, rules, onChange }: SettingsProps) => (
  <div class="rule-settings">
    {questions(book, rules).map((setting) => (
      <Question
        key={setting.key}
        setting={setting}
        rules={rules}
        onChange={(value) => onChange(setting, value)}
      />
    ))}
  </div>
);

/** The catalogue's name for a choice; numbers speak for themselves. */
function choiceLabel(key: string, id: string): string {
  const message = `choice-${key}-${id}`;
  return hasMessage(message) ? t(message) : id;
}

interface QuestionProps {
  setting: Setting;
  rules: Rules;
  onChange: (value: unknown) => void;
}

function Question({ setting, rules, onChange }: QuestionProps) {
  const { key, path, choices, range } = setting;
  const name = `setting-${key}`;
  return (
    <div>
      <Pick
        legend={t(name)}
        help={hasMessage(`${name}-help`) ? t(`${name}-help`) : undefined}
        options={choices.map(({ id }) => ({ id, label: choiceLabel(key, id) }))}
        chosen={choiceOf(setting, rules)}
        onChoose={(id) => onChange(choices.find((choice) => choice.id === id)?.value)}
      />
      {range && (
        <AnyNumber
          legend={t(name)}
          range={range}
          value={Number(valueAt(rules, path))}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface AnyNumberProps {
  legend: string;
  range: readonly [number, number];
  value: number;
  onChange: (value: number) => void;
}

function AnyNumber({ legend, range: [min, max], value, onChange }: AnyNumberProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // What an emptied field goes back to: it asks for nothing, and complaints about it would stay.
  const before = useRef(value);
  return (
    <p class="any-number">
      <label for={id}>
        <span class="spoken">{legend}: </span>
        {t("new-number")}
      </label>
      <input
        id={id}
        class="field"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onFocus={() => {
          before.current = value;
        }}
        onInput={({ currentTarget }) => {
          const number = currentTarget.valueAsNumber;
          setTyped(currentTarget.value);
          onChange(Number.isInteger(number) ? number : before.current);
        }}
        onBlur={() => setTyped(null)}
      />
    </p>
  );
}
