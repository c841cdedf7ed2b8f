import type { Levels } from "../protocol";

/** The level that a person wants, where this server has it; else the server's usual one. */
export const levelOf = ({ levels, usual }: Levels, wanted: string | null): string =>
  wanted !== null && levels.includes(wanted) ? wanted : usual;
