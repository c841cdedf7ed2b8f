import { useState } from "preact/hooks";
import type { TableInfo, View } from "../../protocol";
import { apiMessage } from "../../shared/api.ts";
import { listed, t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { lazy, Nothing } from "../../shared/lazy.tsx";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { TeamBadge } from "../cloth/plate.tsx";
import { isWide, panel, useSession, useView } from "../context.ts";
import { hasTalk } from "../talkbutton.tsx";
import { isYou, nameOf, scoreText } from "../words/names.ts";
import { leadersOf, madeIn, partyOf, rankOf } from "../words/parties.ts";
import { byRank, winnersOf } from "../words/ranks.ts";
import { winningTeam } from "../words/say.ts";
import { LineSample, ScoreCurve } from "./sheet.tsx";

const PotPanel = lazy<{ id: string; view: View }>(
  async () => (await import("../../house/chips/pot.tsx")).PotPanel,
  Nothing,
);

const RatingChanges = lazy<{ table: string }>(
  async () => (await import("../ratings/changes.tsx")).RatingChanges,
  Nothing,
);

const Annulled = lazy<{ table: string }>(
  async () => (await import("../../house/safety/annulled.tsx")).Annulled,
  Nothing,
);

/** The end: who won, how it went, and where to go from here. */
export function GameOver() {
  const session = useSession();
  const view = useView();
  const info = session.info.value;
  return (
    <section class="over" aria-labelledby="over-title">
      <h2 id="over-title">{title(view)}</h2>
      {info && concernsOthers(view, info) && <Annulled table={info.id} />}
      <Standings view={view} />
      {info && info.buyIn > 0 && <PotPanel id={info.id} view={view} />}
      {info?.rated && <RatingChanges table={info.id} />}
      <ScoreCurve legend={false} />
      {info && <Ways view={view} info={info} />}
    </section>
  );
}

const peopleIn = (view: View): number => view.seats.filter(({ kind }) => kind === "person").length;

/** Whether anybody else could mind how the game went. */
const concernsOthers = (view: View, { rated, buyIn }: TableInfo): boolean =>
  rated || buyIn > 0 || peopleIn(view) > 1;

const Rematch = lazy<{ view: View; info: TableInfo }>(async () => {
  const [{ Rematch }, { withTexts }] = await Promise.all([
    import("./rematch.tsx"),
    import("../../house/hosting/texts.ts"),
  ]);
  await withTexts();
  return Rematch;
}, Nothing);

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

/** What a new game is, by the door through which this one came. */
const AGAIN = { join: "over-again", play: "over-again-play", compete: "over-again-chips" };

function Ways({ view, info }: { view: View; info: TableInfo }) {
  const [busy, setBusy] = useState(false);
  const people = peopleIn(view);
  const again = async () => {
    setBusy(true);
    try {
      const { newGame } = await import("../../house/again.ts");
      await newGame({ info, seats: view.seats.length, alone: people <= 1 });
    } catch (error) {
      notify(apiMessage(error));
      setBusy(false);
    }
  };
  const id = encodeURIComponent(info.id);
  const together = view.you !== null && people > 1;
  return (
    <nav class="ways" aria-label={t("over-ways")}>
      {together && <Rematch view={view} info={info} />}
      <Button
        look={together ? "plain" : "primary"}
        icon="plus"
        disabled={busy}
        onClick={() => void again()}
      >
        {t(AGAIN[info.door], { chips: info.buyIn })}
      </Button>
      {!isWide.value && (
        <Button icon="sheet" onClick={() => (panel.value = "sheet")}>
          {t("table-sheet")}
        </Button>
      )}
      {!isWide.value && hasTalk(useSession()) && (
        <Button icon="chat" onClick={() => (panel.value = "talk")}>
          {t("table-chat")}
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
