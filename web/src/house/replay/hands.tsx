import type { Frame, SeatView } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { scoreNumber } from "../../table/words/names.ts";
import { MiniHand } from "../minicard.tsx";
import "../style/replay-hands.css";

interface HandsProps {
  frame: Frame;
  /** The one seat whose cards are open, or null for all. */
  only: number | null;
}

/** Every seat with its bid, its tricks, its score and its cards. */
export function Hands({ frame, only }: HandsProps) {
  const { seats, round } = frame.view;
  return (
    <ul class="hands">
      {seats.map((seat, number) => (
        <li key={number} class={round?.toAct.includes(number) ? "acting" : ""}>
          <p class="hand-who">
            <bdi class="name">{seat.name}</bdi>
            {round?.dealer === number && <span class="mark">{t("replay-dealer")}</span>}
            {round?.toAct.includes(number) && <span class="mark turn">{t("replay-turn")}</span>}
          </p>
          <Numbers seat={seat} />
          <Hand
            seat={seat}
            cards={frame.hands[number] ?? []}
            open={only === null || only === number}
          />
        </li>
      ))}
    </ul>
  );
}

/** Made so far, still short, or past it: by sign as well as by colour. */
function standing({ bid, taken }: SeatView): string {
  if (bid === null) return "";
  if (taken === bid) return "exact";
  return taken > bid ? "over" : "short";
}

const Numbers = ({ seat }: { seat: SeatView }) => (
  <dl class={`numbers ${standing(seat)}`}>
    <div>
      <dt>{t("replay-bid")}</dt>
      <dd>{seat.bid ?? "–"}</dd>
    </div>
    <div class="taken">
      <dt>{t("replay-taken")}</dt>
      <dd>{seat.taken}</dd>
    </div>
    <div>
      <dt>{t("replay-score")}</dt>
      <dd>{scoreNumber(seat.score)}</dd>
    </div>
  </dl>
);

function Hand({ seat, cards, open }: { seat: SeatView; cards: readonly string[]; open: boolean }) {
  const none = seat.cards === 0 && cards.length === 0;
  if (none) return <p class="dim small">{t("replay-no-cards")}</p>;
  return open ? (
    <MiniHand cards={cards} label={t("replay-hand", { name: seat.name })} />
  ) : (
    <p class="dim small">{t("replay-hidden", { cards: cards.length || seat.cards })}</p>
  );
}
