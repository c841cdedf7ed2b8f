import type { Setting } from "../../protocol";
import { Switch } from "../../shared/ui.tsx";
import { Pick } from "../pick.tsx";
import { CardList, RoundList, SizeList, SuitList } from "./lists.tsx";
import { NumberField } from "./number.tsx";
import { choiceOf, hindrance, isSame, type Rules, valueAt } from "./ruleset.ts";
import { choiceHelp, choiceName, helpOf, nameOf } from "./words.ts";

export interface ControlProps {
  setting: Setting;
  rules: Rules;
  /** The sizes of the rounds that the rules come to. */
  sizes: readonly number[];
  /** The path says where; a setting inside a part has a path of its own. */
  onChange: (setting: Setting, value: unknown) => void;
}

/** With what a setting is set, by its kind. */
export function Control(props: ControlProps) {
  const { setting, rules, onChange } = props;
  const value = valueAt(rules, setting.path);
  const change = (next: unknown) => onChange(setting, next);
  switch (setting.kind) {
    case "number":
      return (
        <NumberField
          name={nameOf(setting)}
          help={helpOf(setting)}
          range={setting.range ?? [0, 0]}
          value={Number(value)}
          onChange={change}
        />
      );
    case "switch":
      return <OnOff {...props} />;
    case "part":
      return <Part {...props} />;
    case "sizes":
      return <SizeList {...props} value={value as number[]} onChange={change} />;
    case "rounds":
      return <RoundList {...props} value={value as number[]} onChange={change} />;
    case "cards":
      return <CardList setting={setting} value={value as string[]} onChange={change} />;
    case "suits":
      return (
        <>
          <Choices {...props} />
          <SuitList setting={setting} value={value as (string | null)[]} onChange={change} />
        </>
      );
    default:
      return <Choices {...props} />;
  }
}

function Choices({ setting, rules, onChange }: ControlProps) {
  const { choices } = setting;
  return (
    <Pick
      legend={nameOf(setting)}
      help={helpOf(setting)}
      options={choices.map(({ id }) => ({
        id,
        label: choiceName(setting, id),
        help: choiceHelp(setting, id),
      }))}
      chosen={choiceOf(setting, rules)}
      onChoose={(id) => onChange(setting, choices.find((choice) => choice.id === id)?.value)}
    />
  );
}

function OnOff({ setting, rules, onChange }: ControlProps) {
  const help = helpOf(setting);
  const on = setting.choices[1]?.value;
  const off = setting.choices[0]?.value;
  return (
    <Switch
      label={nameOf(setting)}
      {...(help ? { help } : {})}
      checked={!isSame(valueAt(rules, setting.path), off)}
      onChange={(checked) => onChange(setting, checked ? on : off)}
    />
  );
}

/** A switch, and below it what is asked once it is on. */
function Part(props: ControlProps) {
  const { setting, rules } = props;
  const asked = setting.parts.filter((part) => !hindrance(setting.parts, part, rules));
  return (
    <>
      <OnOff {...props} />
      {valueAt(rules, setting.path) !== null && (
        <fieldset class="part">
          <legend class="spoken">{nameOf(setting)}</legend>
          {asked.map((part) => (
            <Control key={part.key} {...props} setting={part} />
          ))}
        </fieldset>
      )}
    </>
  );
}
