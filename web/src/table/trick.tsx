import type { TrickView, View } from "../protocol";
import { Face } from "../shared/card.tsx";
import { cardName } from "../shared/cardname.ts";
import { t } from "../shared/i18n.ts";
import { useSession, useView } from "./context.ts";
import type { Box, Plan } from "./geometry.ts";
import { placeOf } from "./geometry.ts";
import { about } from "./names.ts";
import { pendingCard } from "./optimism.ts";

export interface Played {
  seat: number;
  card: string;
  wins: boolean;
  leads: boolean;
}

/** The cards of a trick with who played them, in the order played. */
export function playedIn(trick: TrickView, seats: number): Played[] {
  return trick.cards.map((card, at) => {
    const seat = (trick.leader + at) % seats;
    return { seat, card, wins: trick.winner === seat, leads: at === 0 };
  });
}

const center = ({ x, y }: Box) => ({ left: `${x}px`, top: `${y}px` });

export function playedLabel(view: View, { seat, card, wins }: Played): string {
  return about(view, seat, wins ? "trick-card-winning" : "trick-card", { card: cardName(card) });
}

/** The open trick, each seat's card in its own place. */
export function Trick({ plan }: { plan: Plan }) {
  const session = useSession();
  const view = useView();
  const { round, seats, you } = view;
  if (!round) return null;
  const box = (seat: number) => plan.slots[placeOf(seat, you?.seat ?? 0, seats.length)];
  const sent = pendingCard(session.pending.value?.order);
  const played = playedIn(round.trick, seats.length);
  return (
    <>
      <div class="slots" aria-hidden="true">
        {seats.map((_, seat) => (
          <span
            key={seat}
            class="slot"
            style={center(box(seat) ?? NOWHERE)}
            data-leads={round.trick.leader === seat || undefined}
          />
        ))}
      </div>
      <ol
        class="trick"
        aria-label={t("trick-name")}
        data-held={session.frame.value?.held || undefined}
      >
        {played.map((each) => (
          <li
            key={each.seat}
            style={center(box(each.seat) ?? NOWHERE)}
            data-wins={each.wins || undefined}
          >
            <span
              class="card"
              role="img"
              aria-label={playedLabel(view, each)}
              data-k={each.card}
              data-from={each.seat}
              data-pending={sent === each.card || undefined}
            >
              <Face card={each.card} />
            </span>
            {each.leads && (
              <span class="led" aria-hidden="true">
                {t("trick-led")}
              </span>
            )}
            {each.wins && (
              <span class="wins" aria-hidden="true">
                ★
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };
