import { useId, useRef, useState } from "preact/hooks";
import { t } from "../../shared/i18n.ts";
import { Button } from "../../shared/ui.tsx";

interface NumberFieldProps {
  name: string;
  help?: string | undefined;
  range: readonly [number, number];
  value: number;
  onChange: (value: number) => void;
}

/** A number to type, or to change by one with large buttons. */
export function NumberField({ name, help, range: [min, max], value, onChange }: NumberFieldProps) {
  const id = useId();
  const step = (by: number) => onChange(Math.min(Math.max(value + by, min), max));
  return (
    <div class="number-setting">
      <label for={id}>{name}</label>
      {help && (
        <p id={`${id}-help`} class="dim small">
          {help}
        </p>
      )}
      <span class="stepper">
        <Button
          aria-label={t("form-less", { name })}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
        >
          −
        </Button>
        <Typed id={id} help={help && `${id}-help`} {...{ min, max, value, onChange }} />
        <Button
          aria-label={t("form-more", { name })}
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          +
        </Button>
      </span>
    </div>
  );
}

interface TypedProps {
  id: string;
  help: string | undefined;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Typed({ id, help, min, max, value, onChange }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // What an emptied field goes back to: it asks for nothing, and complaints about it would stay.
  const before = useRef(value);
  return (
    <input
      id={id}
      class="field"
      type="number"
      inputMode={min < 0 ? "text" : "numeric"}
      min={min}
      max={max}
      step={1}
      aria-describedby={help}
      value={typed ?? value}
      onFocus={() => {
        before.current = value;
      }}
      onInput={({ currentTarget }) => {
        const number = currentTarget.valueAsNumber;
        setTyped(currentTarget.value);
        onChange(Number.isSafeInteger(number) ? number : before.current);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
