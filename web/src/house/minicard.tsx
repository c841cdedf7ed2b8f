import { SuitSign } from "../shared/card.tsx";
import { cardName, indexOf, signOf, suitLetter, suitOf } from "../shared/cardname.ts";
import { settings } from "../shared/settings.ts";
import "./style/mini.css";

/** A card no larger than a word, for places that show whole hands. */
export const MiniCard = ({ card }: { card: string }) => (
  <span class="mini" data-suit={signOf(card)} role="img" aria-label={cardName(card)}>
    {indexOf(card)}
    <SuitSign suit={signOf(card)} />
    {settings.value.suitLetters && <small>{suitLetter(suitOf(card))}</small>}
  </span>
);

interface MiniHandProps {
  cards: readonly string[];
  label: string;
}

export const MiniHand = ({ cards, label }: MiniHandProps) => (
  <ul class="mini-hand" aria-label={label}>
    {cards.map((card, at) => (
      <li key={at}>
        <MiniCard card={card} />
      </li>
    ))}
  </ul>
);
