import type { RoundView } from "../../protocol";
import { Card, SuitSign } from "../../shared/card.tsx";
import { suitName } from "../../shared/cardname.ts";
import { t } from "../../shared/i18n.ts";
import { useView } from "../context.ts";
import { balanceInWords, signed } from "../words/names.ts";
import { isSealed } from "./bid.tsx";

/** What everybody must always see: the trump, the undealt cards, and the sum of the bids. */
export function Facts() {
  const view = useView();
  const { round, stage } = view;
  const secret = round?.secret || (stage === "bidding" && isSealed(view));
  if (!round || stage === "over") return <section class="facts" hidden />;
  return (
    <section class="facts" aria-label={t("table-facts")}>
      <Trump round={round} />
      {secret ? (
        <p class="balance">{t(round.secret ? "balance-secret-round" : "balance-secret")}</p>
      ) : (
        <Balance round={round} />
      )}
    </section>
  );
}

function trumpWord({ trump, trumpDue }: RoundView): string {
  if (trumpDue) return t("table-trump-due");
  return trump ? t("table-trump", { suit: suitName(trump) }) : t("no-trump");
}

function Trump({ round }: { round: RoundView }) {
  return (
    <div class="trump" data-deck>
      {round.turnUp ? (
        <Card card={round.turnUp} class="turn-up" />
      ) : (
        <span class="turn-up none" aria-hidden="true" />
      )}
      {round.trump && <SuitSign suit={round.trump} />}
      <p>
        <span class="trump-word">
          {trumpWord(round)}
          <i class="spoken">, </i>
        </span>
        <span class="dim">{t("table-stock", { n: round.stock })}</span>
      </p>
    </div>
  );
}

function Balance({ round }: { round: RoundView }) {
  const sign = Math.sign(round.balance);
  return (
    <div class="balance" data-side={sign > 0 ? "over" : sign < 0 ? "under" : "even"}>
      <b aria-hidden="true">{signed(round.balance)}</b>
      <p>
        <span>
          {balanceInWords(round.balance)}
          <i class="spoken">, </i>
        </span>
        <span class="dim">
          {t("table-bids-sum", { sum: round.balance + round.size, size: round.size })}
        </span>
      </p>
    </div>
  );
}
