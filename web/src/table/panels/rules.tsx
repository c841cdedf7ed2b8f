import type { Clause } from "../../protocol";
import { lazy, Nothing } from "../../shared/lazy.tsx";
import { closePanel, useSession } from "../context.ts";

interface CardProps {
  variant: string | null;
  clauses: readonly Clause[];
  onClose: () => void;
}

const RuleCardDialog = lazy<CardProps>(
  async () => (await import("../../house/rulecard.tsx")).RuleCardDialog,
  Nothing,
);

/** The rules of this table. */
export function RulesPanel() {
  const info = useSession().info.value;
  return (
    info && <RuleCardDialog variant={info.variant} clauses={info.clauses} onClose={closePanel} />
  );
}
