import { useId } from "preact/hooks";
import "./style/choices.css";

interface Option {
  id: string;
  label: string;
}

interface PickProps {
  legend: string;
  help?: string | undefined;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** One of a few, as a row of chips; radio buttons to the keyboard and to screen readers. */
export function Pick({ legend, help, options, chosen, onChoose }: PickProps) {
  const name = useId();
  return (
    <fieldset class="pick" aria-describedby={help ? `${name}-help` : undefined}>
      <legend>{legend}</legend>
      {help && (
        <p id={`${name}-help`} class="dim small">
          {help}
        </p>
      )}
      <div class="chips">
        {options.map(({ id, label }) => (
          <label key={id} class="chip">
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
