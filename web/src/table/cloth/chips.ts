/** How the bid chips stand: in rows as even as they can be. All sizes in ems but the width. */
export const CHIP_EM = 2.9375;
const PANEL_EM_MAX = 34;
const PADDING_EM = 1.5;
const IN_ROW_MAX = 10;

export interface Chips {
  rows: number;
  columns: number;
}

export function chipsFor(size: number, width: number, em: number): Chips {
  const chips = size + 1;
  const fitting = Math.floor((Math.min(width / em, PANEL_EM_MAX) - PADDING_EM) / CHIP_EM);
  const rows = Math.ceil(chips / Math.max(2, Math.min(IN_ROW_MAX, fitting)));
  return { rows, columns: Math.ceil(chips / rows) };
}

/** The bids that are not open, apart from the one that the hook forbids. */
export const barredBids = (
  size: number,
  open: readonly number[],
  forbidden: number | null,
): number[] =>
  Array.from({ length: size + 1 }, (_, tricks) => tricks).filter(
    (tricks) => tricks !== forbidden && !open.includes(tricks),
  );

/** Whether it is only that nobody may bid zero. */
export const isZeroAlone = (barred: readonly number[]): boolean =>
  barred.length === 1 && barred[0] === 0;
