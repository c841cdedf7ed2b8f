import type { TableInfo, View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { leadersOf } from "./parties.ts";

/** What giving up the seat will cost, in sentences with the figures of this table. */
export function costsOf({ buyIn }: TableInfo, view: View): string[] {
  const sides = leadersOf(view, [...view.seats.keys()]).length;
  return [
    ...(view.rated ? [t("leave-rated", { sides })] : []),
    ...(buyIn > 0 ? [t("leave-staked", { chips: buyIn })] : []),
  ];
}
