import { useEffect, useState } from "preact/hooks";
import type { Annulled as Answer } from "../../protocol";
import { get } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { withTexts } from "./texts.ts";
import "../style/safety.css";

/** That a game counts for nothing, and why; nothing of almost every game. */
export function Annulled({ table }: { table: string }) {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    const load = async () => {
      const path = `/api/tables/${encodeURIComponent(table)}/annulled`;
      const answer = await get<Answer>(path);
      if (!answer.annulled) return;
      await withTexts();
      setReason(answer.reason ?? "");
    };
    // Whoever had a seat reads it in the house too.
    void load().catch(() => undefined);
  }, [table]);
  if (reason === null) return null;
  return (
    <div class="annulled" role="status">
      <p>{t("over-annulled")}</p>
      {reason && <p dir="auto">{t("told-reason", { reason })}</p>}
    </div>
  );
}
