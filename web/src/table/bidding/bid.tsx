import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../protocol";
import { listed, t } from "../../shared/i18n.ts";
import { settings } from "../../shared/settings.ts";
import { Button } from "../../shared/ui.tsx";
import { barredBids, chipsFor, isZeroAlone } from "../cloth/chips.ts";
import { unseenInWords } from "../cloth/unseen.tsx";
import { bidReach, cloth, useSession, useView } from "../context.ts";
import { rove } from "../hand/rove.ts";
import { balanceInWords, nameOf, points } from "../words/names.ts";
import { traits } from "../words/traits.ts";
import { isSuggested, SuggestButton, withMark } from "./suggest.tsx";

/** Whether bids are made together and in secret: then others have bid, and nobody knows what. */
export const isSealed = ({ seats, round }: View): boolean =>
  seats.some(({ hasBid, bid }) => hasBid && bid === null) || (round?.toAct.length ?? 0) > 1;

/** Measures how far a panel over the dock reaches onto the cloth. */
function useReach() {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const panel = element.current;
    if (!panel) return;
    const measure = () => {
      const dock = panel.closest(".dock")?.getBoundingClientRect();
      bidReach.value = Math.max(0, (dock?.top ?? 0) - panel.getBoundingClientRect().top);
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(panel);
    return () => {
      watcher.disconnect();
      bidReach.value = 0;
    };
  }, []);
  return element;
}

const keyOf = ({ round, you }: View): string => `${round?.number} ${you?.mayLook}`;

/** Where you bid, when it is your turn to. */
export function BidPanel() {
  const view = useView();
  if (!view.you || !view.round || view.stage !== "bidding") return null;
  if (view.you.bids.length > 0) return <Chips key={keyOf(view)} view={view} />;
  return view.you.bid !== null && isSealed(view) ? <SealedBid view={view} /> : null;
}

function SealedBid({ view }: { view: View }) {
  const missing = view.seats.flatMap(({ hasBid }, seat) => (hasBid ? [] : [nameOf(view, seat)]));
  return (
    <section class="bids" aria-label={t("bid-title")}>
      <h2>{t("bid-sealed-yours", { tricks: view.you?.bid ?? 0 })}</h2>
      {missing.length > 0 && <p class="dim">{t("bid-waiting", { names: listed(missing) })}</p>}
    </section>
  );
}

function Chips({ view }: { view: View }) {
  const session = useSession();
  const panel = useReach();
  const [chosen, choose] = useState<number | null>(view.you?.bid ?? null);
  const sealed = isSealed(view);
  const blind = view.you?.mayLook ?? false;
  const confirm = sealed || blind || settings.value.confirm;
  const pending = session.pending.value?.order;
  const sent = pending?.t === "bid" ? pending.tricks : null;
  const { size = 0 } = view.round ?? {};
  const { columns } = chipsFor(size, cloth.value.width, cloth.value.em);
  const bid = (tricks: number) => session.order({ t: "bid", tricks });
  const tap = (tricks: number) => (confirm && chosen !== tricks ? choose(tricks) : bid(tricks));
  useEffect(() => choose(null), [view.round?.number]);
  return (
    <section ref={panel} class="bids" aria-label={t("bid-title")} aria-busy={sent !== null}>
      <h2>{t("bid-question")}</h2>
      {blind && <LookFirst />}
      {unseenInWords(view) && <p class="dim">{unseenInWords(view)}</p>}
      {!sealed && <BidSum view={view} />}
      <fieldset
        class="bid-chips"
        style={{ "--columns": String(columns) }}
        aria-label={t("bid-title")}
        onKeyDown={rove}
      >
        {Array.from({ length: size + 1 }, (_, tricks) => (
          <Chip
            key={tricks}
            tricks={tricks}
            view={view}
            chosen={chosen === tricks || sent === tricks}
            onTap={tap}
          />
        ))}
      </fieldset>
      <Reason view={view} />
      <SuggestButton />
      {confirm && (
        <Button
          look="primary"
          disabled={chosen === null || sent !== null}
          onClick={() => chosen !== null && bid(chosen)}
        >
          {chosen === null
            ? t(blind ? "bid-choose-blind" : "bid-choose")
            : t(blind ? "bid-confirm-blind" : "bid-confirm", { tricks: chosen })}
        </Button>
      )}
    </section>
  );
}

/** The other way: to look, and to bid when it is your turn. */
function LookFirst() {
  const session = useSession();
  return (
    <div class="look-first">
      <Button
        disabled={session.pending.value !== null}
        onClick={() => session.order({ t: "look" })}
      >
        {t("bid-look")}
      </Button>
      <p class="dim">{t("bid-blind-help", { bonus: points(traits.value.blindBonus) })}</p>
    </div>
  );
}

function BidSum({ view }: { view: View }) {
  const { balance = 0, size = 0 } = view.round ?? {};
  return (
    <p class="dim">
      {t("bid-sum", { sum: balance + size, size, balance: balanceInWords(balance) })}
    </p>
  );
}

/** Why bids are not open to you: the one that the hook takes, and those that other rules take. */
function Reason({ view }: { view: View }) {
  const forbidden = view.you?.forbidden;
  const size = view.round?.size ?? 0;
  const barred = barredBids(size, view.you?.bids ?? [], forbidden ?? null);
  if (forbidden == null && barred.length === 0) return null;
  return (
    <div class="reason">
      {forbidden != null && <p>{t("bid-forbidden", { tricks: forbidden, size })}</p>}
      {barred.length > 0 && <p>{whyBarred(barred)}</p>}
    </div>
  );
}

const whyBarred = (barred: readonly number[]): string =>
  isZeroAlone(barred) ? t("refused-bid-zero") : t(`choice-hook-${traits.value.hook}`);

function chipLabel(view: View, tricks: number): string {
  const { bids = [], forbidden = null } = view.you ?? {};
  const size = view.round?.size ?? 0;
  if (forbidden === tricks) return t("bid-forbidden", { tricks, size });
  if (bids.includes(tricks)) return t("bid-chip", { tricks });
  const zero = isZeroAlone(barredBids(size, bids, forbidden));
  return zero ? t("refused-bid-zero") : t("refused-bid-sum", { tricks });
}

interface ChipProps {
  tricks: number;
  view: View;
  chosen: boolean;
  onTap: (tricks: number) => void;
}

function Chip({ tricks, view, chosen, onTap }: ChipProps) {
  const suggested = isSuggested(useSession(), { t: "bid", tricks });
  const allowed = view.you?.bids.includes(tricks) ?? false;
  const forbidden = view.you?.forbidden === tricks;
  return (
    <button
      type="button"
      class="bid-chip"
      data-bid={tricks}
      data-suggested={suggested || undefined}
      aria-label={withMark(chipLabel(view, tricks), suggested)}
      aria-disabled={!allowed}
      aria-pressed={chosen}
      onClick={(event) => allowed && event.detail < 2 && onTap(tricks)}
    >
      {forbidden ? <s>{tricks}</s> : tricks}
    </button>
  );
}
