import type { Account, Belongings } from "../../protocol";
import { isolated, listed, t } from "../../shared/i18n.ts";

/** What somebody who signs in as another leaves behind, and how to keep it; if there is any. */
export function Behind({ account: { name, belongings } }: { account: Account }) {
  if (!belongings) return null;
  const things = listed(words(belongings));
  return (
    <>
      {t("account-leave-guest", { name: isolated(name), things })}{" "}
      {belongings.tables > 0 && `${t("account-leave-bots")} `}
      {t("account-leave-keep")}
    </>
  );
}

function words({ tables, games, chips }: Belongings): string[] {
  const all: [number, string][] = [
    [tables, t("account-leave-tables", { tables })],
    [games, t("account-leave-games", { games })],
    [chips, t("account-leave-chips", { chips })],
  ];
  return all.filter(([count]) => count > 0).map(([, text]) => text);
}
