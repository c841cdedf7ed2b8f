import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../protocol";
import { Back, Face } from "../../shared/card.tsx";
import { cardName, ledSuit, specialOf, suitName, suitOf } from "../../shared/cardname.ts";
import { t } from "../../shared/i18n.ts";
import { settings } from "../../shared/settings.ts";
import { isSuggested, withMark } from "../bidding/suggest.tsx";
import { useSession, useView } from "../context.ts";
import { placeIn } from "../line/premove.ts";
import { traits } from "../words/traits.ts";
import { keyed, keyOf } from "./cardkeys.ts";
import { fan, rowsOf } from "./fan.ts";
import { rove } from "./rove.ts";
import { sortHand } from "./sort.ts";

/** Lower windows have no room for two rows of cards. */
const FLAT_PX = 480;

/** The size of the hand's place, and of a card in it. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 320, card: 56, rowsLiked: 2 });
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return;
    const measure = () => {
      const card = Number.parseFloat(getComputedStyle(place).getPropertyValue("--hand-card")) || 56;
      setSize({ width: place.clientWidth, card, rowsLiked: innerHeight < FLAT_PX ? 1 : 2 });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(place);
    measure();
    return () => watcher.disconnect();
  }, []);
  return { element, ...size };
}

/** Keeps the focus in the hand when the focused card has been played. */
function useFocusKept(cards: readonly string[]) {
  const at = useRef<number | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const buttons = () => [...(place.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (at.current === null || !lost) return;
    const left = buttons();
    left[Math.min(at.current, left.length - 1)]?.focus();
  }, [cards.join()]);
  const note = () => {
    const found = buttons().indexOf(document.activeElement as HTMLElement);
    at.current = found < 0 ? null : found;
  };
  const forget = (event: FocusEvent) => {
    // A card that was removed while it had the focus says nothing about where the focus went.
    if (event.relatedTarget) at.current = null;
  };
  return { place, note, forget };
}

/** Your cards. */
export function Hand() {
  const view = useView();
  const { element, width, card, rowsLiked } = useSize();
  const { trumpPlace, lowFirst } = settings.value;
  const cards = sortHand(view.you?.hand ?? [], {
    trump: view.round?.trump ?? null,
    trumpPlace,
    lowFirst,
    threeHigh: traits.value.threeHigh,
  });
  const { place, note, forget } = useFocusKept(cards);
  const { seat = 0, faceDown = false } = view.you ?? {};
  const unseen = faceDown ? (view.seats[seat]?.cards ?? 0) : 0;
  const { rows, step } = fan(Math.max(cards.length, unseen), width, card, rowsLiked);
  const most = fan(view.round?.size ?? 1, width, card, rowsLiked).rows;
  return (
    <div
      ref={element}
      class="hand"
      data-rows={rows}
      style={{ "--rows": String(most), "--step": `${step}px` }}
    >
      {faceDown ? (
        <FaceDown cards={unseen} rows={rows} />
      ) : (
        <fieldset
          ref={place}
          class="hand-rows"
          aria-label={t("hand-name", { n: cards.length })}
          onKeyDown={rove}
          onFocusIn={note}
          onFocusOut={forget}
        >
          {rowsOf(keyed(cards, seat), rows).map((row, at) => (
            <div key={at} class="hand-row">
              {row.map((each) => (
                <HandCard key={each.key} card={each.card} copy={each.copy} seat={seat} />
              ))}
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Cards that you hold and may not see. */
function FaceDown({ cards, rows }: { cards: number; rows: number }) {
  const backs = Array.from({ length: cards }, (_, at) => at);
  return (
    <div class="hand-rows" role="img" aria-label={t("hand-face-down", { n: cards })}>
      {rowsOf(backs, rows).map((row, at) => (
        <div key={at} class="hand-row">
          {row.map((each) => (
            <Back key={each} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Why a card may not be played, read off the cards that may. */
function reason(view: View, card: string): string {
  const trick = view.round?.trick.cards ?? [];
  const led = ledSuit(trick);
  // A Wizard or a Jester may always be played, and so is no reason.
  const legal = view.you?.legal.filter((other) => !specialOf(other)) ?? [];
  const allOf = (suit: string | null | undefined) =>
    suit != null && suit !== "" && legal.every((other) => suitOf(other) === suit);
  if (trick.length === 0) return t("card-must-lead-plain");
  if (allOf(suitOf(card))) return t("card-must-go-over");
  if (allOf(led)) return t("card-must-follow", { suit: suitName(led) });
  if (allOf(view.round?.trump)) return t("card-must-trump");
  return t("card-not-now");
}

function label(view: View, card: string, queued: number): string {
  const args = { card: cardName(card) };
  const legal = view.you?.legal ?? [];
  if (queued >= 0) return t("card-queued", { ...args, n: queued + 1 });
  if (legal.length === 0) return args.card;
  return legal.includes(card)
    ? t("card-playable", args)
    : t("card-unplayable", { ...args, reason: reason(view, card) });
}

function HandCard({ card, copy, seat }: { card: string; copy: number; seat: number }) {
  const session = useSession();
  const view = useView();
  const [armed, arm] = useState(false);
  const legal = view.you?.legal ?? [];
  const turn = legal.length > 0;
  const playable = legal.includes(card);
  const queued = placeIn(session.premoves.value, card, copy);
  const suggested = isSuggested(session, { t: "play", card });
  const { aids, confirm, trumpMarks } = settings.value;
  useEffect(() => arm(false), [turn]);
  const onClick = (event: MouseEvent) => {
    // The second click of a double click belongs to the card that has just gone.
    if (event.detail > 1) return;
    if (confirm && playable && !armed) arm(true);
    else session.chooseCard(card, copy, event.timeStamp);
  };
  return (
    <button
      type="button"
      class="card"
      data-k={card}
      data-key={keyOf(card, seat, copy)}
      data-illegal={(aids && turn && !playable) || undefined}
      data-trump={(trumpMarks && suitOf(card) === view.round?.trump) || undefined}
      data-lifted={armed || queued >= 0 || undefined}
      data-suggested={suggested || undefined}
      aria-label={withMark(label(view, card, queued), suggested)}
      aria-disabled={(turn && !playable) || undefined}
      aria-pressed={queued >= 0 || armed ? true : undefined}
      onClick={onClick}
      onBlur={() => arm(false)}
    >
      <Face card={card} />
      {queued >= 0 && <span class="queued">{queued + 1}</span>}
    </button>
  );
}
