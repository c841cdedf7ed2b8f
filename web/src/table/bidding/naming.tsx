import { useState } from "preact/hooks";
import { SuitSign } from "../../shared/card.tsx";
import { suitName } from "../../shared/cardname.ts";
import { t } from "../../shared/i18n.ts";
import { settings } from "../../shared/settings.ts";
import { Button } from "../../shared/ui.tsx";
import { useSession, useView } from "../context.ts";
import { rove } from "../hand/rove.ts";
import { trumpName } from "../words/names.ts";
import { isSuggested, SuggestButton } from "./suggest.tsx";

type Suit = "C" | "D" | "H" | "S";
type Trump = Suit | null;

/** Where you name the trump, when it is yours to. */
export function NamePanel() {
  const session = useSession();
  const { you } = useView();
  const [chosen, choose] = useState<Trump | undefined>(undefined);
  const { confirm } = settings.value;
  const pending = session.pending.value?.order;
  const sent = pending?.t === "nameTrump" ? pending.trump : undefined;
  const name = (trump: Trump) => session.order({ t: "nameTrump", trump });
  const tap = (trump: Trump) => (confirm && chosen !== trump ? choose(trump) : name(trump));
  return (
    <section class="bids naming" aria-label={t("name-title")} aria-busy={sent !== undefined}>
      <h2>{t("name-question")}</h2>
      <fieldset class="suit-chips" aria-label={t("name-title")} onKeyDown={rove}>
        {(you?.trumps as Trump[] | undefined)?.map((trump) => (
          <button
            key={trump}
            type="button"
            class="suit-chip"
            data-name={trump ?? "N"}
            data-suggested={isSuggested(session, { t: "nameTrump", trump }) || undefined}
            aria-pressed={chosen === trump || sent === trump}
            onClick={({ detail }) => detail < 2 && tap(trump)}
          >
            {trump ? <SuitSign suit={trump} /> : <span class="no-suit" aria-hidden="true" />}
            <span>{trumpName(trump)}</span>
          </button>
        ))}
      </fieldset>
      <SuggestButton />
      {confirm && (
        <Button
          look="primary"
          disabled={chosen === undefined || sent !== undefined}
          onClick={() => chosen !== undefined && name(chosen)}
        >
          {chosen === undefined ? t("name-choose") : confirmText(chosen)}
        </Button>
      )}
    </section>
  );
}

const confirmText = (trump: Trump): string =>
  trump === null ? t("no-trump") : t("table-trump", { suit: suitName(trump) });
