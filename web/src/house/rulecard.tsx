import type { Clause } from "../protocol";
import { t } from "../shared/i18n.ts";
import { Button, Dialog } from "../shared/ui.tsx";
import { clauseText, variantName } from "./clause.ts";
import "./style/print.css";
import "./style/rulecard.css";

interface RuleCardProps {
  variant: string | null;
  clauses: readonly Clause[];
}

/** The rules in sentences; enough to learn the game from, and printed on one page. */
export const RuleCard = ({ variant, clauses }: RuleCardProps) => (
  <section class="rule-card" aria-label={t("card-title")}>
    <p class="rule-card-name">{variantName(variant)}</p>
    <ul>
      {clauses.map((clause, index) => (
        <li key={index} class={clause.id === "card-example" ? "example" : ""}>
          {clauseText(clause)}
        </li>
      ))}
    </ul>
    <Button class="no-print" onClick={() => print()}>
      {t("common-print")}
    </Button>
  </section>
);

/** The rule card over a table in play. */
export const RuleCardDialog = ({ onClose, ...card }: RuleCardProps & { onClose: () => void }) => (
  <Dialog title={t("card-title")} onClose={onClose} kind="sheet">
    <RuleCard {...card} />
  </Dialog>
);
