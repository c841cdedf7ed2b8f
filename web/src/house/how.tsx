import { useState } from "preact/hooks";
import type { RuleBook, VariantInfo } from "../protocol";
import { Card, SuitSign } from "../shared/card.tsx";
import { cardName } from "../shared/cardname.ts";
import { listed, t } from "../shared/i18n.ts";
import { variantName } from "./clause.ts";
import { lastTable } from "./last.ts";
import { useGet } from "./load.ts";
import { distinct } from "./new/ruleset.ts";
import { Staircase } from "./new/staircase.tsx";
import { usePreview } from "./new/usepreview.ts";
import { Page } from "./page.tsx";
import { RuleCard } from "./rulecard.tsx";
import "./style/how.css";

const TRICK = ["9H", "KH", "3H", "4S"];
const TRUMP = "7S";
const SIZES = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

export { withTexts } from "./new/texts.ts";

/** The game in five pictures, and the rules of one variant in full. */
export function HowToPlay() {
  const book = useGet<RuleBook>("/api/rules");
  return (
    <Page title={t("how-title")} wide>
      <p>{t("card-goal")}</p>
      <ol class="lessons">
        <Lesson id="deal" picture={<Staircase sizes={SIZES} />} />
        <Lesson id="trump" picture={<TrumpPicture />} />
        <Lesson id="bid" picture={<BidPicture />} />
        <Lesson id="play" picture={<TrickPicture />} />
        <Lesson id="score" picture={<ScorePicture />} />
      </ol>
      {book.value && <FullRules variants={distinct(book.value.variants)} />}
    </Page>
  );
}

const Lesson = ({ id, picture }: { id: string; picture: preact.ComponentChildren }) => (
  <li class="lesson">
    <div class="lesson-picture">{picture}</div>
    <div>
      <h2>{t(`how-${id}`)}</h2>
      <p>{t(`how-${id}-text`)}</p>
    </div>
  </li>
);

const TrumpPicture = () => (
  <span class="lesson-cards">
    <Card card={TRUMP} />
    <span class="lesson-suit">
      <SuitSign suit="S" />
    </span>
  </span>
);

const BidPicture = () => (
  <span class="lesson-bids" role="img" aria-label={t("how-bid-picture")}>
    {[0, 1, 2, 3].map((bid) => (bid === 1 ? <s key={bid}>{bid}</s> : <span key={bid}>{bid}</span>))}
  </span>
);

function TrickPicture() {
  const cards = listed(TRICK.map(cardName), "unit");
  const says = t("how-play-picture", { cards, winner: cardName("4S") });
  return (
    <span class="lesson-cards" role="img" aria-label={says}>
      {TRICK.map((card) => (
        <span key={card} class={card === "4S" ? "takes" : ""} aria-hidden="true">
          <Card card={card} />
        </span>
      ))}
    </span>
  );
}

const ScorePicture = () => (
  <ul class="lesson-scores">
    <li class="made">{t("how-score-made")}</li>
    <li class="missed">{t("how-score-missed")}</li>
  </ul>
);

function FullRules({ variants }: { variants: readonly VariantInfo[] }) {
  const [id, setId] = useState(lastTable()?.variant ?? variants[0]?.id);
  const variant = variants.find((one) => one.id === id) ?? variants[0];
  const { preview } = usePreview(variant?.rules, variant?.seats ?? 4);
  return (
    <section class="full-rules">
      <label>
        {t("how-variant")}
        <select
          class="field"
          value={variant?.id}
          onChange={(event) => setId(event.currentTarget.value)}
        >
          {variants.map((one) => (
            <option key={one.id} value={one.id}>
              {variantName(one.id)}
            </option>
          ))}
        </select>
      </label>
      {preview && <RuleCard variant={variant?.id ?? null} clauses={preview.clauses} />}
    </section>
  );
}
