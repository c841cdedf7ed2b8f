import { useId } from "preact/hooks";
import "./style/choices.css";

interface Option {
  id: string;
  label: string;
  /** What choosing it does, where the label alone does not say it. */
  help?: string | undefined;
}

interface PickProps {
  legend: string;
  help?: string | undefined;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** One of a few: as a row of chips, or one below the other where each is explained. */
export function Pick({ legend, help, options, chosen, onChoose }: PickProps) {
  const name = useId();
  const explained = options.some((option) => option.help);
  return (
    <fieldset class="pick" aria-describedby={help ? `${name}-help` : undefined}>
      <legend>{legend}</legend>
      {help && (
        <p id={`${name}-help`} class="dim small">
          {help}
        </p>
      )}
      <div class={explained ? "explained" : "chips"}>
        {options.map((option) => (
          <label key={option.id} class="chip">
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              aria-label={option.help && option.label}
              aria-describedby={option.help && `${name}-${option.id}`}
              onChange={() => onChoose(option.id)}
            />
            <span>
              {option.label}
              {option.help && (
                <small id={`${name}-${option.id}`} class="why">
                  {option.help}
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
