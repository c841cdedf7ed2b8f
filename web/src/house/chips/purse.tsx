import type { ChipMove, ChipPurse } from "../../protocol";
import { apiMessage, post } from "../../shared/api.ts";
import { locale, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { chipsText } from "./chip.tsx";

interface PurseProps {
  purse: ChipPurse;
  onChange: () => void;
}

/** What a person may spend, what lies at tables, and the chips of the day. */
export function Purse({ purse, onChange }: PurseProps) {
  const take = async () => {
    try {
      await post("/api/me/chips");
      notify(t("compete-taken", { chips: purse.daily }));
    } catch (error) {
      notify(apiMessage(error));
    }
    onChange();
  };
  return (
    <section class="purse" aria-labelledby="purse">
      <h2 id="purse">{t("compete-purse")}</h2>
      <p class="purse-chips">{chipsText(purse.chips)}</p>
      {purse.stakes.map(({ table, chips }) => (
        <p key={table}>
          {t("compete-at-stake", { chips: chipsText(chips) })} ·{" "}
          <a href={`/table/${encodeURIComponent(table)}`}>{t("compete-to-table")}</a>
        </p>
      ))}
      {purse.daily > 0 && (
        <Button look="primary" class="daily" onClick={() => void take()}>
          {t("compete-daily", { chips: purse.daily })}
        </Button>
      )}
      <p class="small dim">{t("compete-virtual")}</p>
    </section>
  );
}

const when = (seconds: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );

const signed = (chips: number): string =>
  new Intl.NumberFormat(locale.value, { signDisplay: "exceptZero" }).format(chips);

/** Every transfer with its reason, the newest first. */
export const History = ({ moves }: { moves: readonly ChipMove[] }) => (
  <details class="history">
    <summary>{t("compete-history")}</summary>
    <ul>
      {moves.map(({ id, kind, chips, at, table }) => (
        <li key={id}>
          <span>
            {t("compete-move", { when: when(at), what: t(`chips-move-${kind}`) })}
            {table && (
              <>
                {" "}
                <a href={`/table/${encodeURIComponent(table)}`}>{t("compete-to-table")}</a>
              </>
            )}
          </span>
          <b data-side={chips > 0 ? "in" : "out"}>{signed(chips)}</b>
        </li>
      ))}
    </ul>
  </details>
);
