import { useState } from "preact/hooks";
import type { CompeteDoor, OpenCompete, RuleBook, TableCard, VariantInfo } from "../../protocol";
import { apiMessage, post } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { newNonce } from "../../shared/random.ts";
import { go } from "../../shared/router.ts";
import { Button } from "../../shared/ui.tsx";
import { variantName } from "../clause.ts";
import { type LastTable, lastTable } from "../last.ts";
import { Pick } from "../pick.tsx";
import { Chip } from "./chip.tsx";
import { PayoutList } from "./payout.tsx";

const PRIZES = ["winner", "first_two", "first_three"] as const;
const CLOCKS = [15, 30, 60] as const;
const OWN = "own";

type Choice = Omit<OpenCompete, "rules" | "nonce"> & { variant: string };

interface OpenFormProps {
  door: CompeteDoor;
  book: RuleBook;
  chips: number;
}

/** House rules that this browser opened a table with last, if it was no variant. */
function ownRules(): LastTable | null {
  const last = lastTable();
  return last && last.variant === null ? last : null;
}

/** Opens a table for chips: rules, seats, how much, and who wins it. */
export function OpenForm({ door, book, chips }: OpenFormProps) {
  const [choice, setChoice] = useState<Choice>(() => usual(book.variants[0]));
  const [busy, setBusy] = useState(false);
  const change = (some: Partial<Choice>) => setChoice((old) => ({ ...old, ...some }));
  const variant = book.variants.find(({ id }) => id === choice.variant);
  const own = ownRules();
  const open = async () => {
    const rules = variant?.rules ?? own?.rules;
    if (!rules || busy) return;
    setBusy(true);
    try {
      const { variant: _, ...rest } = choice;
      const wish: OpenCompete = { ...rest, rules, nonce: newNonce() };
      go(`/table/${(await post<TableCard>("/api/compete", wish)).id}`);
    } catch (error) {
      notify(apiMessage(error));
      setBusy(false);
    }
  };
  const short = chips < choice.buyIn;
  return (
    <section class="compete-open" aria-labelledby="compete-open">
      <h2 id="compete-open">{t("compete-new")}</h2>
      <p class="small dim">{t("compete-strict")}</p>
      <label class="compete-rules">
        <span>{t("compete-rules")}</span>
        <select
          value={choice.variant}
          onChange={({ currentTarget: { value } }) => change(seatsFor(book, own, value))}
        >
          {own && <option value={OWN}>{t("compete-last-rules")}</option>}
          {book.variants.map(({ id }) => (
            <option key={id} value={id}>
              {variantName(id)}
            </option>
          ))}
        </select>
      </label>
      <Pick
        legend={t("compete-seats")}
        options={seatCounts(variant, own).map((n) => ({ id: `${n}`, label: `${n}` }))}
        chosen={`${choice.seats}`}
        onChoose={(id) => change({ seats: Number(id) })}
      />
      <BuyIns door={door} chosen={choice.buyIn} onChoose={(buyIn) => change({ buyIn })} />
      <Pick
        legend={t("compete-prizes")}
        options={PRIZES.map((id) => ({ id, label: t(`compete-prizes-${id}`) }))}
        chosen={choice.prizes ?? "winner"}
        onChoose={(id) => change({ prizes: id as (typeof PRIZES)[number] })}
      />
      <Schedule door={door} choice={choice} />
      <Pick
        legend={t("compete-clock")}
        options={CLOCKS.map((s) => ({
          id: `${s}`,
          label: t("compete-clock-seconds", { seconds: s }),
        }))}
        chosen={`${choice.playClockS}`}
        onChoose={(id) => {
          const seconds = Number(id) as (typeof CLOCKS)[number];
          change({ bidClockS: seconds, playClockS: seconds });
        }}
      />
      {short && <p role="alert">{t("refused-purse-short")}</p>}
      <Button
        look="primary"
        class="compete-go"
        aria-disabled={short || busy}
        onClick={() => !short && void open()}
      >
        {t("compete-open", { chips: choice.buyIn })}
      </Button>
    </section>
  );
}

const usual = (variant: VariantInfo | undefined): Choice => ({
  variant: variant?.id ?? OWN,
  seats: Math.min(4, variant?.seatsMax ?? 4),
  buyIn: 30,
  prizes: "winner",
  bidClockS: 30,
  playClockS: 30,
});

function seatCounts(variant: VariantInfo | undefined, own: LastTable | null): number[] {
  if (!variant) return own ? [own.seats] : [];
  const { seatsMin, seatsMax } = variant;
  return Array.from({ length: seatsMax - seatsMin + 1 }, (_, index) => seatsMin + index);
}

/** The rules that are chosen, and a number of seats that can play by them. */
function seatsFor(book: RuleBook, own: LastTable | null, id: string): Partial<Choice> {
  const variant = book.variants.find((one) => one.id === id);
  return { variant: id, seats: variant?.seats ?? own?.seats ?? 4 };
}

interface BuyInsProps {
  door: CompeteDoor;
  chosen: number;
  onChoose: (buyIn: OpenCompete["buyIn"]) => void;
}

/** Each buy-in is a chip. */
const BuyIns = ({ door, chosen, onChoose }: BuyInsProps) => (
  <fieldset class="pick">
    <legend>{t("compete-buy-in")}</legend>
    <div class="buy-ins">
      {door.buyIns.map((value) => (
        <label key={value} class="buy-in">
          <input
            type="radio"
            name="buy-in"
            value={value}
            checked={value === chosen}
            aria-label={t("compete-chips", { chips: value })}
            onChange={() => onChoose(value as OpenCompete["buyIn"])}
          />
          <Chip value={value} />
        </label>
      ))}
    </div>
  </fieldset>
);

/** What there is to be won, if every seat is a person's. */
function Schedule({ door, choice }: { door: CompeteDoor; choice: Choice }) {
  const { buyIn, prizes, seats } = choice;
  const found = door.payouts.find(
    (one) => one.buyIn === buyIn && one.prizes === prizes && one.stakes === seats,
  );
  if (!found) return null;
  return (
    <div class="schedule" aria-live="polite">
      <p class="small">{t("compete-payout", { stakes: seats })}</p>
      <PayoutList won={found.won} />
    </div>
  );
}
