import { useEffect, useId, useState } from "preact/hooks";
import { apiMessage, get } from "../shared/api.ts";
import { t } from "../shared/i18n.ts";
import { isUnreachable } from "./load.ts";
import { Page } from "./page.tsx";
import { Findings } from "./verify/findings.tsx";
import { type GameRecord, parseRecord, readRecord } from "./verify/record.ts";
import "./style/verify.css";

export { withTexts } from "./replay/texts.ts";

/** Checking every deal of a finished game: from a file, or from a table of this house. */
export function Verify() {
  const [record, setRecord] = useState<GameRecord>();
  const [fault, setFault] = useState("");
  const [table] = useState(() => new URLSearchParams(location.search).get("table"));
  const [loading, setLoading] = useState(table !== null);
  const take = (found: GameRecord | null) => {
    setFault(found ? "" : t("verify-file-bad"));
    setRecord(found ?? undefined);
  };

  useEffect(() => {
    if (table === null) return;
    get<unknown>(`/api/tables/${encodeURIComponent(table)}/record`)
      .then(
        (json) => take(readRecord(json)),
        (error: unknown) =>
          setFault(isUnreachable(error) ? apiMessage(error) : t("verify-no-game")),
      )
      .finally(() => setLoading(false));
  }, [table]);

  return (
    <Page title={t("verify-title")} wide>
      <p class="prose">{t("verify-intro")}</p>
      <FileField onText={(text) => take(parseRecord(text))} />
      <div role="status">
        {loading && <p>{t("common-loading")}</p>}
        {fault && <p class="fault">{fault}</p>}
      </div>
      {record && <Findings record={record} />}
    </Page>
  );
}

function FileField({ onText }: { onText: (text: string) => void }) {
  const id = useId();
  const read = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) onText(await file.text());
  };
  return (
    <p class="file">
      <label for={id}>{t("verify-choose")}</label>
      <input
        id={id}
        class="field"
        type="file"
        accept=".json,application/json"
        onChange={(event) => void read(event.currentTarget.files)}
      />
    </p>
  );
}
