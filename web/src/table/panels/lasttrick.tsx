import { Face } from "../../shared/card.tsx";
import { t } from "../../shared/i18n.ts";
import { Dialog } from "../../shared/ui.tsx";
import { type Played, playedIn } from "../cloth/played.ts";
import { playedLabel } from "../cloth/trick.tsx";
import { closePanel, useView } from "../context.ts";
import { about, nameOf } from "../words/names.ts";

function mark({ wins, struck, leads }: Played): string {
  if (wins) return `★ ${t("trick-took")}`;
  if (struck) return `✕ ${t("trick-struck")}`;
  return leads ? t("trick-led") : "";
}

/** The trick before the open one, with who led and who took it. */
export function LastTrickPanel() {
  const view = useView();
  const trick = view.round?.lastTrick;
  return (
    <Dialog title={t("table-last-trick")} kind="sheet" onClose={closePanel}>
      {trick ? (
        <>
          <ol class="last-trick">
            {playedIn(trick, view.seats).map((played) => (
              <li
                key={played.seat}
                data-wins={played.wins || undefined}
                data-struck={played.struck || undefined}
              >
                <span class="card" role="img" aria-label={playedLabel(view, played)}>
                  <Face card={played.card} />
                </span>
                <span aria-hidden="true">
                  {nameOf(view, played.seat)}
                  <small>{mark(played)}</small>
                </span>
              </li>
            ))}
          </ol>
          <p>
            {trick.winner === null ? t("trick-nobody") : about(view, trick.winner, "say-trick")}
          </p>
        </>
      ) : (
        <p>{t("trick-none")}</p>
      )}
    </Dialog>
  );
}
