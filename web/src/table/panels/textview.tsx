import type { RoundView, View } from "../../protocol";
import { cardName, indexOf, suitLetter } from "../../shared/cardname.ts";
import { copyText } from "../../shared/copy.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button, Dialog } from "../../shared/ui.tsx";
import { seatSentences } from "../cloth/plate.tsx";
import { playedIn } from "../cloth/played.ts";
import { closePanel, useView } from "../context.ts";
import { balanceInWords, ofRounds, trumpInWords } from "../words/names.ts";
import { cardAsText, handAsText } from "../words/plaintext.ts";

const letters = { rank: indexOf, suit: suitLetter, name: cardName };

const bidSum = ({ balance, size }: RoundView): string =>
  t("bid-sum", { sum: balance + size, size, balance: balanceInWords(balance) });

function tableAsText(view: View): string {
  const { round, you, seats } = view;
  if (!round) return "";
  const trick = playedIn(round.trick, seats).map(
    ({ seat, card }) => `${seats[seat]?.name} ${cardAsText(card, letters)}`,
  );
  const lines = [
    ofRounds(view, "table-round", { round: round.number }),
    trumpInWords(view),
    round.secret ? t("balance-secret-round") : bidSum(round),
    you ? t("text-hand", { cards: handAsText(you.hand, letters) || "–" }) : "",
    trick.length > 0 ? t("text-trick", { cards: trick.join(", ") }) : "",
    ...seats.map((_, seat) => seatSentences(view, seat)),
  ];
  return lines.filter(Boolean).join("\n");
}

/** All of the table in text, for copying. */
export function TextPanel() {
  const text = tableAsText(useView());
  const copy = async () => notify(t((await copyText(text)) ? "common-copied" : "common-failed"));
  return (
    <Dialog title={t("text-title")} kind="sheet" onClose={closePanel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll it too. */}
      <pre class="plain-text" tabIndex={0}>
        {text}
      </pre>
      <Button icon="copy" onClick={copy}>
        {t("common-copy")}
      </Button>
    </Dialog>
  );
}
