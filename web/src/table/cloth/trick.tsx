import type { View } from "../../protocol";
import { Face } from "../../shared/card.tsx";
import { cardName } from "../../shared/cardname.ts";
import { t } from "../../shared/i18n.ts";
import { useSession, useView } from "../context.ts";
import { playedKey } from "../hand/cardkeys.ts";
import { pendingCard } from "../line/optimism.ts";
import { about } from "../words/names.ts";
import { traits } from "../words/traits.ts";
import type { Box, Plan } from "./geometry.ts";
import { placeOf } from "./geometry.ts";
import { type Played, playedIn } from "./played.ts";

const center = ({ x, y }: Box) => ({ left: `${x}px`, top: `${y}px` });

export function playedLabel(view: View, { seat, card, wins, struck }: Played): string {
  const id = wins ? "trick-card-winning" : struck ? "trick-card-struck" : "trick-card";
  return about(view, seat, id, { card: cardName(card) });
}

/** Where on the cloth each seat's card lies. */
export function slotsOf(plan: Plan, { seats, you }: View) {
  const own = you?.seat ?? 0;
  const { counter } = traits.value;
  return (seat: number) => center(plan.slots[placeOf(seat, own, seats.length, counter)] ?? NOWHERE);
}

/** The open trick, each seat's card in its own place. */
export function Trick({ plan }: { plan: Plan }) {
  const session = useSession();
  const view = useView();
  const { round, seats, you } = view;
  if (!round) return null;
  const box = slotsOf(plan, view);
  const sent = pendingCard(session.pending.value?.order);
  const played = playedIn(round.trick, seats);
  const handOf = (seat: number) => (you?.seat === seat ? you.hand : []);
  return (
    <>
      <div class="slots" aria-hidden="true">
        {seats.map(({ out }, seat) =>
          out ? null : (
            <span
              key={seat}
              class="slot"
              style={box(seat)}
              data-leads={round.trick.leader === seat || undefined}
            />
          ),
        )}
      </div>
      <ol
        class="trick"
        aria-label={t("trick-name")}
        data-held={session.frame.value?.held || undefined}
      >
        {played.map((each) => (
          <li
            key={each.seat}
            style={box(each.seat)}
            data-wins={each.wins || undefined}
            data-struck={each.struck || undefined}
          >
            <span
              class="card"
              role="img"
              aria-label={playedLabel(view, each)}
              data-k={each.card}
              data-key={playedKey(each.card, each.seat, handOf(each.seat))}
              data-from={each.seat}
              data-pending={(sent === each.card && you?.seat === each.seat) || undefined}
            >
              <Face card={each.card} />
            </span>
            {each.leads && (
              <span class="led" aria-hidden="true">
                {t("trick-led")}
              </span>
            )}
            {each.struck && (
              <svg class="struck" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M4 4l16 16M20 4L4 20" />
              </svg>
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
