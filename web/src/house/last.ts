/** The rules and seats a person last opened a table with, kept in this browser. */

export interface LastTable {
  variant: string | null;
  rules: Record<string, unknown>;
  seats: number;
}

const KEY = "ohhell.last-table";

export function readLast(text: string | null): LastTable | null {
  try {
    const { variant, rules, seats } = JSON.parse(text ?? "null") as Partial<LastTable>;
    const fits =
      (variant === null || typeof variant === "string") &&
      typeof rules === "object" &&
      rules !== null &&
      Number.isInteger(seats);
    return fits ? { variant, rules, seats: seats as number } : null;
  } catch {
    return null;
  }
}

export function lastTable(): LastTable | null {
  try {
    return readLast(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function rememberTable(table: LastTable) {
  try {
    localStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // A browser without storage starts with the usual rules again.
  }
}
