import { useId, useState } from "preact/hooks";
import type { RuleBook, VariantInfo } from "../../protocol";
import { hasMessage, t } from "../../shared/i18n.ts";
import { Switch } from "../../shared/ui.tsx";
import { variantName } from "../clause.ts";
import { plainText } from "./numbers.ts";
import { distinct } from "./ruleset.ts";

const ALL = "all";

interface VariantsProps {
  book: RuleBook;
  seats: number;
  /** Null when the rules are a mixture of one's own. */
  chosen: string | null;
  onChoose: (variant: VariantInfo) => void;
}

const aboutOf = (id: string): string => {
  const about = `variant-${id}-about`;
  return hasMessage(about) ? t(about) : "";
};

/** Whether a variant goes by a name like this, in any language. */
const answersTo = ({ id, names }: VariantInfo, asked: string): boolean =>
  [...names, id, aboutOf(id)].some((name) => plainText(name).includes(asked));

/** The named rulesets: looked for by name, by where they are at home, by number of players. */
export function Variants({ book, seats, chosen, onChoose }: VariantsProps) {
  const [asked, setAsked] = useState("");
  const [shelf, setShelf] = useState(book.shelves[0] ?? ALL);
  const [fitting, setFitting] = useState(false);
  const text = plainText(asked.trim());
  const all = distinct(book.variants);
  const found = all.filter(
    (one) =>
      (text ? answersTo(one, text) : shelf === ALL || one.shelf === shelf) &&
      (!fitting || (one.seatsMin <= seats && seats <= one.seatsMax)),
  );
  const others = all.filter((one) => one.id === chosen && !found.includes(one));
  const shelves = book.shelves.filter((id) => all.some((one) => one.shelf === id));
  return (
    <section class="find-variant">
      <Search asked={asked} onAsk={setAsked} />
      {!text && <Shelves shelves={[...shelves, ALL]} chosen={shelf} onChoose={setShelf} />}
      <Switch label={t("form-fitting", { seats })} checked={fitting} onChange={setFitting} />
      <p class="dim small" role="status">
        {t("form-found", { count: found.length })}
      </p>
      <Found variants={[...others, ...found]} chosen={chosen} onChoose={onChoose} />
    </section>
  );
}

function Search({ asked, onAsk }: { asked: string; onAsk: (text: string) => void }) {
  const id = useId();
  return (
    <p class="search">
      <label for={id}>{t("form-search")}</label>
      <input
        id={id}
        class="field"
        type="search"
        autocomplete="off"
        value={asked}
        onInput={({ currentTarget }) => onAsk(currentTarget.value)}
      />
    </p>
  );
}

interface ShelvesProps {
  shelves: readonly string[];
  chosen: string;
  onChoose: (shelf: string) => void;
}

function Shelves({ shelves, chosen, onChoose }: ShelvesProps) {
  const id = useId();
  return (
    <p class="search">
      <label for={id}>{t("form-shelves")}</label>
      <select
        id={id}
        class="field"
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {shelves.map((shelf) => (
          <option key={shelf} value={shelf}>
            {t(`form-shelf-${shelf}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface FoundProps {
  variants: readonly VariantInfo[];
  chosen: string | null;
  onChoose: (variant: VariantInfo) => void;
}

function Found({ variants, chosen, onChoose }: FoundProps) {
  const name = useId();
  return (
    <fieldset class="pick variants">
      <legend>{t("new-variants")}</legend>
      {chosen === null && <Variant id="none" group={name} checked onChoose={() => undefined} />}
      {variants.map((variant) => (
        <Variant
          key={variant.id}
          id={variant.id}
          group={name}
          checked={variant.id === chosen}
          onChoose={() => onChoose(variant)}
        />
      ))}
    </fieldset>
  );
}

interface VariantProps {
  id: string;
  group: string;
  checked: boolean;
  onChoose: () => void;
}

function Variant({ id, group, checked, onChoose }: VariantProps) {
  return (
    <label class="variant">
      <input
        type="radio"
        name={group}
        checked={checked}
        aria-label={variantName(id)}
        aria-describedby={`${group}-${id}`}
        onChange={onChoose}
      />
      <span>
        <strong>{variantName(id)}</strong>
        <span id={`${group}-${id}`} class="dim small">
          {aboutOf(id)}
        </span>
      </span>
    </label>
  );
}
