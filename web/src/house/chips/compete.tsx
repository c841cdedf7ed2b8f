import { useEffect, useState } from "preact/hooks";
import type { ChipPurse, CompeteDoor, RuleBook } from "../../protocol";
import { apiMessage } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { Waiting } from "../../shared/ui.tsx";
import { Unreachable } from "../gone.tsx";
import { isUnreachable, useGet } from "../load.ts";
import { Page } from "../page.tsx";
import { OpenForm } from "./open.tsx";
import { History, Purse } from "./purse.tsx";
import { withTexts } from "./texts.ts";
import { WaitingTables } from "./waiting.tsx";
import "../style/home.css";
import "../style/compete.css";

const REFRESH_MS = 10_000;

/** The Compete door: the purse, the tables that wait, and the way to open one. */
export function Compete() {
  const [worded, setWorded] = useState(false);
  useEffect(() => void withTexts().finally(() => setWorded(true)), []);
  const purse = useGet<ChipPurse>("/api/me/chips", REFRESH_MS);
  const door = useGet<CompeteDoor>("/api/compete", REFRESH_MS);
  const book = useGet<RuleBook>("/api/rules");
  const retry = () => {
    for (const { reload } of [purse, door, book]) reload();
  };
  if (isUnreachable(purse.error) && !purse.value) return <Unreachable onRetry={retry} />;
  const error = purse.error ?? door.error ?? book.error;
  if (!worded) return <Waiting />;
  return (
    <Page title={t("compete-title")}>
      {error !== undefined && <p role="alert">{apiMessage(error)}</p>}
      {purse.value && <Purse purse={purse.value} onChange={purse.reload} />}
      {door.value && <WaitingTables tables={door.value.tables} />}
      {door.value && book.value && purse.value ? (
        <OpenForm door={door.value} book={book.value} chips={purse.value.chips} />
      ) : (
        error === undefined && <Waiting />
      )}
      {purse.value && (
        <p class="small dim">
          {t("compete-daily-help", { below: purse.value.poorBelow, daily: purse.value.dailyGrant })}
        </p>
      )}
      {purse.value && <History moves={purse.value.moves} />}
    </Page>
  );
}
