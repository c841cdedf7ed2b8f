import type { View } from "../../protocol";
import { Back, Face } from "../../shared/card.tsx";
import { t } from "../../shared/i18n.ts";
import { useView } from "../context.ts";
import { keyOf } from "../hand/cardkeys.ts";
import type { Plan } from "./geometry.ts";
import { slotsOf } from "./trick.tsx";

/** Whether this is a round whose cards their owners may not see until they are played. */
export const isUnseen = ({ you, round }: View): boolean =>
  you !== null && round?.size === 1 && you.faceDown && !you.mayLook;

/** The one card that each of the others holds up: open to you, or to nobody. */
export function HeldUp({ plan }: { plan: Plan }) {
  const view = useView();
  const { you, seats } = view;
  if (!you || (you.others.length === 0 && !isUnseen(view))) return null;
  const place = slotsOf(plan, view);
  return (
    // The plates say the same in words.
    <div class="held-up" aria-hidden="true">
      {seats.map(({ cards, out }, seat) => {
        if (seat === you.seat || out || cards === 0) return null;
        const [card] = you.others[seat] ?? [];
        return (
          <span key={seat} style={place(seat)}>
            {card ? (
              <span class="card" data-key={keyOf(card, seat)}>
                <Face card={card} />
              </span>
            ) : (
              <Back />
            )}
          </span>
        );
      })}
    </div>
  );
}

/** What there is to say about cards that you may not see. */
export function unseenInWords(view: View): string {
  if (!isUnseen(view)) return "";
  return t(view.you?.others.length ? "bid-forehead-help" : "bid-unseen-help");
}
