import { useEffect, useState } from "preact/hooks";
import type { Advice, AdvisedAction } from "../../protocol";
import { apiMessage } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { Dialog, Waiting } from "../../shared/ui.tsx";
import { momentOf, suggested } from "../bidding/suggest.tsx";
import { closePanel, useSession, useView } from "../context.ts";
import { actionName, adviceNow, averageText, factText, orderOf, withTexts } from "./advising.ts";
import "./advice.css";

type Answer = { advice: Advice } | { error: unknown };

/** Asks when it is opened; what is best stays marked on the table until you have decided. */
function useAdvice(): Answer | null {
  const session = useSession();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const moment = momentOf(session);
    const asked = adviceNow(session);
    if (!asked || moment === null) {
      closePanel();
      return;
    }
    asked.then(
      (advice) => {
        const best = advice.actions[advice.best];
        if (best) suggested.value = { moment, order: orderOf(best) };
        setAnswer({ advice });
      },
      (error) => void withTexts().finally(() => setAnswer({ error })),
    );
  }, []);
  return answer;
}

/** What each of your bids or cards is good for, and why. */
export function AdvicePanel() {
  const answer = useAdvice();
  // Its own title comes with its texts.
  const title = t(answer ? "suggest-title" : "suggest-ask");
  return (
    <Dialog title={title} kind="sheet" onClose={closePanel}>
      {!answer && <Waiting />}
      {answer && "error" in answer && <p role="alert">{apiMessage(answer.error)}</p>}
      {answer && "advice" in answer && <Told advice={answer.advice} />}
    </Dialog>
  );
}

function Told({ advice }: { advice: Advice }) {
  const view = useView();
  return (
    <div class="advice">
      <ul class="advice-facts">
        {advice.situation.map((fact) => (
          <li key={fact.id}>{factText(view, fact)}</li>
        ))}
      </ul>
      <div class="advice-heads dim small" aria-hidden="true">
        <span>{t("suggest-choice")}</span>
        <span>{t("suggest-chance")}</span>
        <span>{t("suggest-points")}</span>
      </div>
      <ol>
        {advice.actions.map((action, at) => (
          <Row key={at} action={action} isBest={at === advice.best} />
        ))}
      </ol>
      <p class="dim small">{t("suggest-legend")}</p>
    </div>
  );
}

/** One action: its numbers, and when it is opened its reasons. */
function Row({ action, isBest }: { action: AdvisedAction; isBest: boolean }) {
  const view = useView();
  const percent = Math.round(100 * action.made);
  return (
    <li data-best={isBest || undefined}>
      <details open={isBest}>
        <summary>
          <span class="advice-name">
            {actionName(action)}
            {isBest && <strong>{t("suggest-best")}</strong>}
          </span>
          <span class="advice-number">
            <span class="spoken">{t("suggest-chance")} </span>
            {t("suggest-percent", { percent })}
          </span>
          <span class="advice-number">
            <span class="spoken">{t("suggest-points")} </span>
            {averageText(action.points)}
          </span>
          <span class="advice-bar" style={{ "--made": String(action.made) }} aria-hidden="true" />
        </summary>
        <ul class="advice-facts">
          {action.reasons.map((reason, at) => (
            <li key={at}>{factText(view, reason)}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
