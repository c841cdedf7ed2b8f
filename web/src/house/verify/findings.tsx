import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { RecordedRound } from "../../protocol";
import { cardName } from "../../shared/cardname.ts";
import { listed, t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { MiniHand } from "../minicard.tsx";
import { checkRecord, type RoundVerdict } from "./check.ts";
import type { GameRecord } from "./record.ts";

/** What checking a record found, the short answer first. */
export function Findings({ record }: { record: GameRecord }) {
  const verdict = useMemo(() => checkRecord(record), [record]);
  const whole = verdict.good
    ? t("verify-all-good", { rounds: verdict.rounds.length })
    : t("verify-all-bad");
  return (
    <div class="findings">
      <p class={`whole ${verdict.good ? "good" : "bad"}`} role="status">
        <Icon name={verdict.good ? "shield" : "close"} />
        {whole}
      </p>
      <ul class="promises">
        <Finding good={verdict.commitment} id="verify-secret" />
        <Finding good={verdict.firstDealer} id="verify-dealer" />
      </ul>
      <ol class="proofs">
        {record.rounds.map((round, index) => (
          <Round key={index} round={round} names={record.names} verdict={verdict.rounds[index]} />
        ))}
      </ol>
      <Ingredients record={record} />
    </div>
  );
}

const Finding = ({ good, id }: { good: boolean; id: string }) => (
  <li class={good ? "good" : "bad"}>
    <Icon name={good ? "check" : "close"} />
    {t(`${id}-${good ? "good" : "bad"}`)}
  </li>
);

interface RoundProps {
  round: RecordedRound;
  names: readonly string[];
  verdict: RoundVerdict | undefined;
}

function Round({ round, names, verdict }: RoundProps) {
  const good = verdict?.good === true;
  return (
    <li>
      <details open={!good}>
        <summary class={good ? "good" : "bad"}>
          <Icon name={good ? "check" : "close"} />
          {t(good ? "verify-round-good" : "verify-round-bad", { round: round.number })}
        </summary>
        <ul class="proof-hands">
          {round.hands.map((cards, seat) => (
            <li key={seat}>
              <bdi class="name">{names[seat]}</bdi>
              <MiniHand cards={cards} label={names[seat] ?? ""} />
              {!good && <Expected cards={verdict?.expected.hands[seat] ?? []} />}
            </li>
          ))}
        </ul>
        <p class="small">
          {round.turnUp === null
            ? t("verify-nothing-turned")
            : t("verify-turned", { card: cardName(round.turnUp) })}
        </p>
      </details>
    </li>
  );
}

function Expected({ cards }: { cards: readonly string[] }) {
  const list = listed(cards.map(cardName), "unit");
  return <p class="small">{t("verify-expected", { cards: list })}</p>;
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** All that went into the shuffles, for whoever wants to repeat them with tools of their own. */
const Ingredients = ({ record }: { record: GameRecord }) => (
  <dl class="ingredients small">
    <Fact name={t("verify-commitment")}>
      <code translate={false}>{record.commitment}</code>
    </Fact>
    <Fact name={t("verify-secret")}>
      <code translate={false}>{record.secret}</code>
    </Fact>
    <Fact name={t("verify-numbers")}>
      <ul>
        {record.nonces.map((nonce, seat) => (
          <li key={seat}>
            <bdi>{record.names[seat]}</bdi>{" "}
            {nonce ? <code translate={false}>{nonce}</code> : t("verify-number-none")}
          </li>
        ))}
      </ul>
    </Fact>
  </dl>
);
