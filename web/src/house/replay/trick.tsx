import type { Frame, TrickView, View } from "../../protocol";
import { Card, SuitSign } from "../../shared/card.tsx";
import { suitName } from "../../shared/cardname.ts";
import { t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { playedIn } from "../../table/cloth/played.ts";
import { MiniCard } from "../minicard.tsx";

/** Which round it is, and its trump. */
export function RoundLine({ view: { round, sizes, endless } }: { view: View }) {
  if (!round) return null;
  return (
    <p class="round-line">
      <strong>
        {endless
          ? t("table-round-open", { round: round.number })
          : t("replay-round", { round: round.number, rounds: sizes.length })}
      </strong>
      <span class="round-trump">
        {round.trump ? (
          <>
            {t("replay-trump", { trump: suitName(round.trump) })} <SuitSign suit={round.trump} />
          </>
        ) : (
          t(round.trumpDue ? "table-trump-due" : "no-trump")
        )}
        {round.turnUp && <MiniCard card={round.turnUp} />}
      </span>
    </p>
  );
}

const ENDS: ReadonlySet<string> = new Set(["trickTaken", "trickCancelled", "roundScored"]);

/** A trick that has just been taken is looked at before the next one begins. */
function shownTrick({ events, view }: Frame): TrickView | null {
  if (!view.round) return null;
  const taken = events.some(({ t: kind }) => ENDS.has(kind));
  return taken ? view.round.lastTrick : view.round.trick;
}

export function Trick({ frame }: { frame: Frame }) {
  const trick = shownTrick(frame);
  const seats = frame.view.seats;
  if (!trick || trick.cards.length === 0) {
    return <p class="trick none dim">{t("replay-trick-empty")}</p>;
  }
  return (
    <ol class="trick">
      {playedIn(trick, seats).map(({ card, seat, wins: takes }) => {
        return (
          <li key={seat} class={takes ? "takes" : ""}>
            <Card card={card} />
            <span class="trick-name">
              {takes && <Icon name="check" />}
              <bdi>{seats[seat]?.name}</bdi>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
