import { t } from "../../shared/i18n.ts";

const NOTCHES = [0, 60, 120, 180, 240, 300];

/** A chip as a picture: its edge tells the buy-ins apart, and so does the number. */
export const Chip = ({ value }: { value: number }) => (
  <svg class="chip-picture" data-value={value} viewBox="0 0 48 48" aria-hidden="true">
    <circle class="edge" cx="24" cy="24" r="22" />
    {NOTCHES.map((turn) => (
      <rect key={turn} x="21" y="2" width="6" height="7" transform={`rotate(${turn} 24 24)`} />
    ))}
    <circle class="face" cx="24" cy="24" r="15" />
    <text x="24" y="24" text-anchor="middle" dominant-baseline="central">
      {value}
    </text>
  </svg>
);

export const chipsText = (chips: number): string => t("compete-chips", { chips });
