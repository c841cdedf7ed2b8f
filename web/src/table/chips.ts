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
