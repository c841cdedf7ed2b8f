import { useRef, useState } from "preact/hooks";
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

/** The same picture, each round of which can be made no-trump; the arrow keys go along it. */
export function TappedStaircase({ sizes, noTrump, own, help, onToggle }: TappedProps) {
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const here = Math.min(at, sizes.length - 1);
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), sizes.length - 1);
    setAt(next);
    box.current?.querySelectorAll("button")[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: sizes.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div
      ref={box}
      class={stairs(sizes)}
      role="toolbar"
      aria-label={inWords(sizes, noTrump)}
      aria-describedby={help}
      onKeyDown={onKeyDown}
    >
      {sizes.map((size, index) => (
        <button
          key={index}
          type="button"
          class="step"
          tabIndex={index === here ? 0 : -1}
          aria-label={t("form-bare", { name: t("form-round", { round: index + 1, size }) })}
          aria-pressed={noTrump.includes(index + 1)}
          aria-disabled={noTrump.includes(index + 1) && !own.includes(index + 1)}
          onFocus={() => setAt(index)}
          onClick={() => {
            const fixed = noTrump.includes(index + 1) && !own.includes(index + 1);
            if (!fixed) onToggle(index + 1);
          }}
        >
          <Bar size={size} sizes={sizes} bare={noTrump.includes(index + 1)} />
        </button>
      ))}
    </div>
  );
}
