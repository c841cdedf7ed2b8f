import type { RuleBook, SharedRules } from "../protocol";
import { ApiError, apiMessage } from "../shared/api.ts";
import { t } from "../shared/i18n.ts";
import { go } from "../shared/router.ts";
import { Button, Waiting } from "../shared/ui.tsx";
import { clauseText } from "./clause.ts";
import { Unreachable } from "./gone.tsx";
import { KeepAndSend } from "./keep.tsx";
import { rememberTable } from "./last.ts";
import { isUnreachable, useGet } from "./load.ts";
import { Nearest } from "./new/preview.tsx";
import { Staircase } from "./new/staircase.tsx";
import { roughly } from "./new/words.ts";
import { Page } from "./page.tsx";
import { RuleCard } from "./rulecard.tsx";
import { codePath, seatsOf } from "./sharing.ts";
import "./style/rules.css";

export { withTexts } from "./new/texts.ts";

/** Rules that somebody was sent: to read, to play by, to keep, and to send on. */
export function RulesPage({ code }: { code: string }) {
  const { value, error, reload } = useGet<SharedRules>(codePath(code, seatsOf(location.search)));
  if (isUnreachable(error)) return <Unreachable onRetry={reload} />;
  return (
    <Page title={t("rules-title")} wide>
      {value && <Rules shared={value} />}
      {error !== undefined && <Refused error={error} />}
      {!value && error === undefined && <Waiting />}
    </Page>
  );
}

const Refused = ({ error }: { error: unknown }) => (
  <>
    <p role="alert">{apiMessage(error)}</p>
    {error instanceof ApiError && (
      <p class="row">
        <a class="button primary" href="/new">
          {t("new-title")}
        </a>
      </p>
    )}
  </>
);

function Rules({ shared }: { shared: SharedRules }) {
  const { code, rules, seats, preview } = shared;
  const { variant, nearest } = preview;
  const book = useGet<RuleBook>("/api/rules");
  const play = () => {
    rememberTable({ variant, rules, seats });
    go("/new");
  };
  return (
    <div class="rules-page">
      <div class="rules-ways">
        {preview.problems.length === 0 && <Size shared={shared} />}
        <Button look="primary" onClick={play}>
          {t("rules-play")}
        </Button>
        {nearest && variant === null && book.value && (
          <section class="differences">
            <Nearest nearest={nearest} settings={book.value.settings} rules={rules} />
          </section>
        )}
      </div>
      {preview.problems.length > 0 ? (
        <ul class="problems">
          {preview.problems.map((problem, index) => (
            <li key={index}>{clauseText(problem)}</li>
          ))}
        </ul>
      ) : (
        <RuleCard variant={variant} clauses={[...preview.clauses, ...preview.notes]} />
      )}
      <KeepAndSend code={code} seats={seats} />
    </div>
  );
}

function Size({ shared: { seats, preview } }: { shared: SharedRules }) {
  const { minutes, noTrump, sizes } = preview;
  const rounds = t("new-rounds", { rounds: sizes.length });
  return (
    <>
      <Staircase sizes={sizes} noTrump={noTrump} />
      <p>
        {t("new-seats")}: {seats} · {rounds} · {roughly(minutes)}
      </p>
    </>
  );
}
