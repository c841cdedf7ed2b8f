import { useState } from "preact/hooks";
import { playAgain } from "../../house/rematch.ts";
import type { TableInfo, View } from "../../protocol";
import { apiMessage } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";

/** The way to the one next table of the same people: opens it, or joins those who have. */
export function Rematch({ view, info }: { view: View; info: TableInfo }) {
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    playAgain(info.id).catch((error) => {
      notify(apiMessage(error));
      setBusy(false);
    });
  };
  return (
    <>
      {info.buyIn > 0 && <p class="dim small">{t("over-rematch-chips", { chips: info.buyIn })}</p>}
      {view.rematch !== null && <p class="rematch">{t("over-rematch-open")}</p>}
      <Button look="primary" class="rematch-go" icon="replay" disabled={busy} onClick={go}>
        {t(view.rematch === null ? "over-rematch" : "over-rematch-join")}
      </Button>
    </>
  );
}
