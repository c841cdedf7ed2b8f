import { useId, useState } from "preact/hooks";
import type { Setting } from "../../protocol";
import { cardName } from "../../shared/cardname.ts";
import { listed, t } from "../../shared/i18n.ts";
import { Button } from "../../shared/ui.tsx";
import { readNumbers, toggled } from "./numbers.ts";
import { cardSign, helpOf, nameOf, suitSign } from "./words.ts";

interface ListProps<Item> {
  setting: Setting;
  value: readonly Item[];
  onChange: (value: Item[]) => void;
}

interface WithSizes extends ListProps<number> {
  sizes: readonly number[];
}

/** The size of every round, to type as a row of numbers; it begins with what the rules come to. */
export function SizeList({ setting, value, sizes, onChange }: WithSizes) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const own = value.length > 0 || typed !== null;
  const change = (text: string) => {
    setTyped(text);
    onChange(readNumbers(text));
  };
  const leave = () => {
    setTyped(null);
    onChange([]);
  };
  return (
    <div class="list-setting">
      <label for={own ? id : undefined}>{nameOf(setting)}</label>
      <p id={`${id}-help`} class="dim small">
        {helpOf(setting)}
      </p>
      {own && (
        <textarea
          id={id}
          class="field"
          rows={2}
          // A keyboard with digits and a sign to put between them.
          inputMode="decimal"
          autocomplete="off"
          aria-describedby={`${id}-help`}
          value={typed ?? value.join(", ")}
          onInput={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
      )}
      <Button onClick={own ? leave : () => onChange(sizes.length > 0 ? [...sizes] : [1])}>
        {t(own ? "form-list-drop" : "form-list-own")}
      </Button>
    </div>
  );
}

/** Some of the rounds, each to be switched on or off. */
export function RoundList({ setting, value, sizes, onChange }: WithSizes) {
  const id = useId();
  return (
    <fieldset class="pick" aria-describedby={`${id}-help`}>
      <legend>{nameOf(setting)}</legend>
      <p id={`${id}-help`} class="dim small">
        {helpOf(setting)}
      </p>
      <div class="chips">
        {sizes.map((size, index) => (
          <label key={index} class="chip">
            <input
              type="checkbox"
              checked={value.includes(index + 1)}
              aria-label={t("form-round", { round: index + 1, size })}
              onChange={() => onChange(toggled(value, index + 1))}
            />
            <span aria-hidden="true">{index + 1}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Some of the cards, each to be switched on or off; folded up, since there are many. */
export function CardList({ setting, value, onChange }: ListProps<string>) {
  const change = (card: string) =>
    onChange(value.includes(card) ? value.filter((one) => one !== card) : [...value, card]);
  const cards = setting.choices.map(({ id }) => id);
  return (
    <div class="list-setting">
      <details class="cards-setting">
        <summary>
          {t("form-value", {
            name: nameOf(setting),
            value: value.length > 0 ? listed(value.map(cardSign), "unit") : t("choice-none"),
          })}
        </summary>
        <fieldset class="pick">
          <legend class="dim small">{helpOf(setting)}</legend>
          <div class="chips">
            {cards.map((card) => (
              <label key={card} class="chip">
                <input
                  type="checkbox"
                  checked={value.includes(card)}
                  aria-label={cardName(card)}
                  onChange={() => change(card)}
                />
                <span aria-hidden="true">{cardSign(card)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </details>
    </div>
  );
}

const SUITS = ["S", "H", "D", "C", null] as const;

const suitName = (suit: string | null): string => t(suit === null ? "no-trump" : `suit-${suit}`);

/** An order of suits of one's own, put together one by one. */
export function SuitList({ setting, value, onChange }: ListProps<string | null>) {
  return (
    <fieldset class="list-setting">
      <legend class="small">
        {value.length > 0
          ? t("form-suits-now", { suits: listed(value.map(suitName), "unit") })
          : t("form-suits")}
      </legend>
      <div class="chips">
        {SUITS.map((suit) => (
          <Button
            key={suit}
            aria-label={t("form-suits-add", { name: nameOf(setting), suit: suitName(suit) })}
            onClick={() => onChange([...value, suit])}
          >
            + {suitSign(suit)}
          </Button>
        ))}
        <Button aria-disabled={value.length === 0} onClick={() => onChange(value.slice(0, -1))}>
          {t("form-suits-drop")}
        </Button>
      </div>
    </fieldset>
  );
}
