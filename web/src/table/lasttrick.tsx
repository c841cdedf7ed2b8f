import { Face } from "../shared/card.tsx";
import { t } from "../shared/i18n.ts";
import { Dialog } from "../shared/ui.tsx";
import { closePanel, useView } from "./context.ts";
import { about, nameOf } from "./names.ts";
import { playedIn, playedLabel } from "./trick.tsx";

/** The trick before the open one, with who led and who took it. */
export function LastTrickPanel() {
  const view = useView();
  const trick = view.round?.lastTrick;
  return (
    <Dialog title={t("table-last-trick")} kind="sheet" onClose={closePanel}>
      {trick ? (
        <>
          <ol class="last-trick">
            {playedIn(trick, view.seats.length).map((played) => (
              <li key={played.seat} data-wins={played.wins || undefined}>
                <span class="card" role="img" aria-label={playedLabel(view, played)}>
                  <Face card={played.card} />
                </span>
                <span aria-hidden="true">
                  {nameOf(view, played.seat)}
                  <small>
                    {played.wins ? `★ ${t("trick-took")}` : played.leads ? t("trick-led") : ""}
                  </small>
                </span>
              </li>
            ))}
          </ol>
          {trick.winner !== null && <p>{about(view, trick.winner, "say-trick")}</p>}
        </>
      ) : (
        <p>{t("trick-none")}</p>
      )}
    </Dialog>
  );
}
