import { cardName, indexOf, signOf, suitLetter, suitName, suitOf } from "./cardname.ts";
import { face, SPRITE } from "./faces.ts";
import { settings } from "./settings.ts";

/** Put once into the page; the faces refer to it. */
export const CardSprite = () => (
  <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SPRITE }} />
);

/** The drawing alone, for whoever gives it a name and a role. */
export function Face({ card }: { card: string }) {
  const letter = settings.value.suitLetters ? suitLetter(suitOf(card)) : "";
  return (
    <span
      class="face"
      data-suit={signOf(card)}
      dangerouslySetInnerHTML={{ __html: face(card, indexOf(card), letter) }}
    />
  );
}

/** A card as a picture with its name. */
export const Card = ({ card, ...rest }: { card: string; class?: string }) => (
  <span class={`card ${rest.class ?? ""}`} role="img" aria-label={cardName(card)}>
    <Face card={card} />
  </span>
);

/** A card that lies face down. */
export const Back = ({ class: more = "" }: { class?: string }) => (
  <span class={`card back ${more}`} aria-hidden="true" />
);

/** A suit's sign beside words that say it, or alone with its name. */
export function SuitSign({ suit, named = false }: { suit: string; named?: boolean }) {
  const says = named
    ? ({ role: "img", "aria-label": suitName(suit) } as const)
    : ({ "aria-hidden": true } as const);
  return (
    <svg class="suit-sign" data-suit={suit} viewBox="0 0 24 24" focusable="false" {...says}>
      <use href={`#suit-${suit}`} />
    </svg>
  );
}
