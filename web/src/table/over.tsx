import { useState } from "preact/hooks";
import type { TableInfo, View } from "../protocol";
import { apiMessage } from "../shared/api.ts";
import { listed, t } from "../shared/i18n.ts";
import { Icon } from "../shared/icons.tsx";
import { notify } from "../shared/notice.tsx";
import { go } from "../shared/router.ts";
import { Button } from "../shared/ui.tsx";
import { isWide, panel, useSession, useView } from "./context.ts";
import { isYou, nameOf, scoreText } from "./names.ts";
import { leadersOf, madeIn, partyOf, rankOf } from "./parties.ts";
import { TeamBadge } from "./plate.tsx";
import { byRank, winnersOf } from "./ranks.ts";
import { winningTeam } from "./say.ts";
import { LineSample, ScoreCurve } from "./sheet.tsx";

/** The end: who won, how it went, and where to go from here. */
export function GameOver() {
  const session = useSession();
  const view = useView();
  const info = session.info.value;
  return (
    <section class="over" aria-labelledby="over-title">
      <h2 id="over-title">{title(view)}</h2>
      <Standings view={view} />
      <ScoreCurve legend={false} />
      {info && <Ways view={view} info={info} />}
    </section>
  );
}

function title(view: View): string {
  const winners = winnersOf(view);
  const [winner = 0] = winners;
  const team = winningTeam(view, winners);
  const names = listed(winners.map((seat) => nameOf(view, seat)));
  if (team !== null) return t("over-team", { team, names });
  if (winners.length > 1) return t("over-shared", { names });
  return isYou(view, winner) ? t("over-won-you") : t("over-won", { name: nameOf(view, winner) });
}

function Standings({ view }: { view: View }) {
  const played = (seat: number) => view.sheet.filter((row) => row[seat]);
  const madeBy = (seat: number) => played(seat).filter((row) => madeIn(view, row, seat)).length;
  return (
    <ol class="standings" aria-label={t("sheet-standings")}>
      {leadersOf(view, byRank(view)).map((seat) => (
        <li key={seat} data-rank={view.ranks[seat]} data-you={isYou(view, seat) || undefined}>
          <span class="rank">{t("sheet-rank", { rank: rankOf(view, seat) })}</span>
          <Party view={view} seat={seat} />
          <LineSample seat={seat} />
          <span class="dim">
            {t("over-made", { made: madeBy(seat), rounds: played(seat).length })}
          </span>
          <b>{scoreText(view.seats[seat]?.score ?? 0)}</b>
        </li>
      ))}
    </ol>
  );
}

/** A seat's name, or those of its team. */
function Party({ view, seat }: { view: View; seat: number }) {
  const team = view.seats[seat]?.team ?? null;
  if (team === null) return <bdi>{view.seats[seat]?.name}</bdi>;
  return (
    <span class="party">
      <TeamBadge team={team} /> {listed(partyOf(view, seat).map((mate) => nameOf(view, mate)))}
    </span>
  );
}

function Ways({ view, info }: { view: View; info: TableInfo }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    const seats = view.seats.length;
    const bots = view.seats.filter(({ kind }) => kind === "person").length <= 1;
    try {
      const { openTable } = await import("../house/open.ts");
      const { id } = await openTable(
        { variant: info.variant, rules: info.rules, seats },
        { open: info.open, bots, start: bots },
      );
      go(`/table/${id}`);
    } catch (error) {
      notify(apiMessage(error));
      setBusy(false);
    }
  };
  const id = encodeURIComponent(info.id);
  return (
    <nav class="ways" aria-label={t("over-ways")}>
      <Button look="primary" icon="plus" disabled={busy} onClick={() => void again()}>
        {t("over-again")}
      </Button>
      {!isWide.value && (
        <Button icon="sheet" onClick={() => (panel.value = "sheet")}>
          {t("table-sheet")}
        </Button>
      )}
      <a class="button plain" href={`/replay/${id}`}>
        <Icon name="replay" />
        {t("over-replay")}
      </a>
      <a class="button plain" href={`/verify?table=${id}`}>
        <Icon name="shield" />
        {t("over-verify")}
      </a>
      <a
        class="button plain"
        href={`/api/tables/${id}/record`}
        download={`oh-hell-${info.id}.json`}
      >
        <Icon name="download" />
        {t("over-download")}
      </a>
      <a class="button quiet" href="/">
        <Icon name="home" />
        {t("common-home")}
      </a>
    </nav>
  );
}
