import { useId, useState } from "preact/hooks";
import { listed, t } from "../../shared/i18n.ts";
import "../style/stairs.css";

interface StaircaseProps {
  sizes: readonly number[];
  /** The rounds without trump, the first being 1. */
  noTrump?: readonly number[];
}

/** The height of a bar, as a part of what the numbers around it leave. */
const height = (size: number, sizes: readonly number[]) =>
  `--share:${(size / Math.max(1, ...sizes)).toFixed(3)}`;

const Bar = ({ size, sizes, bare }: { size: number; sizes: readonly number[]; bare: boolean }) => (
  <>
    <span class="bar-size">{size}</span>
    <span class={`bar ${bare ? "bare" : ""}`} style={height(size, sizes)} />
    <span class="bar-mark">{bare ? t("form-no-trump-sign") : ""}</span>
  </>
);

const stairs = (sizes: readonly number[]) =>
  `stairs ${sizes.length > 20 ? "many" : ""} ${sizes.length > 40 ? "crowd" : ""}`;

/** The schedule as a picture, which a screen reader reads as two lists of numbers. */
export function Staircase({ sizes, noTrump = [] }: StaircaseProps) {
  return (
    <div class={stairs(sizes)} role="img" aria-label={inWords(sizes, noTrump)}>
      {sizes.map((size, index) => (
        <span key={index} class="step">
          <Bar size={size} sizes={sizes} bare={noTrump.includes(index + 1)} />
        </span>
      ))}
    </div>
  );
}

/** The picture alone, for whoever has it in words or larger elsewhere. */
export const SmallStaircase = ({ sizes, noTrump = [] }: StaircaseProps) => (
  <span class="stairs small-stairs" aria-hidden="true">
    {sizes.map((size, index) => (
      <span
        key={index}
        class={`bar ${noTrump.includes(index + 1) ? "bare" : ""}`}
        style={height(size, sizes)}
      />
    ))}
  </span>
);

/** The sizes of the rounds, and those without trump, in words. */
export function inWords(sizes: readonly number[], noTrump: readonly number[]): string {
  const all = t("new-staircase", { sizes: listed(sizes.map(String), "unit") });
  if (noTrump.length === 0) return all;
  if (noTrump.length === sizes.length) return `${all}. ${t("form-all-bare")}`;
  return `${all}. ${t("form-some-bare", { sizes: listed(noTrump.map(String), "unit") })}`;
}

interface TappedProps extends Required<StaircaseProps> {
  /** The rounds that were made no-trump by hand: only these can be given their trump back. */
  own: readonly number[];
  /** The id of a text that says what a tap does. */
  help: string;
  onToggle: (round: number) => void;
}

/**
 * The same picture, as a list of which rounds without trump are chosen. A bar is narrower than a
 * finger: a tap counts for the bar that it hits, and the numbers among the settings are larger.
 */
export function TappedStaircase({ sizes, noTrump, own, help, onToggle }: TappedProps) {
  const [at, setAt] = useState(0);
  const name = useId();
  const here = Math.min(at, sizes.length - 1);
  const toggle = (index: number) => {
    setAt(index);
    const fixed = noTrump.includes(index + 1) && !own.includes(index + 1);
    if (!fixed) onToggle(index + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === " " || event.key === "Enter") toggle(here);
    else {
      const ends = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: sizes.length - 1 };
      const to = ends[event.key as keyof typeof ends];
      if (to === undefined) return;
      setAt(Math.min(Math.max(to, 0), sizes.length - 1));
    }
    event.preventDefault();
  };
  return (
    <div
      class={stairs(sizes)}
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-orientation="horizontal"
      aria-label={inWords(sizes, noTrump)}
      aria-describedby={help}
      aria-activedescendant={`${name}-${here}`}
      onKeyDown={onKeyDown}
    >
      {sizes.map((size, index) => (
        // biome-ignore lint/a11y: an option of the list, which has the focus and the keys.
        <span
          key={index}
          id={`${name}-${index}`}
          class={`step ${index === here ? "here" : ""}`}
          role="option"
          aria-label={t("form-bare", { name: t("form-round", { round: index + 1, size }) })}
          aria-selected={noTrump.includes(index + 1)}
          aria-disabled={noTrump.includes(index + 1) && !own.includes(index + 1)}
          onClick={() => toggle(index)}
        >
          <Bar size={size} sizes={sizes} bare={noTrump.includes(index + 1)} />
        </span>
      ))}
    </div>
  );
}
