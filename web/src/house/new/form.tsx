import { useEffect, useState } from "preact/hooks";
import type { RuleBook, Setting, VariantInfo } from "../../protocol";
import { apiMessage } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { go } from "../../shared/router.ts";
import { Button } from "../../shared/ui.tsx";
import { type LastTable, rememberTable } from "../last.ts";
import { openTable } from "../open.ts";
import { Page } from "../page.tsx";
import { Pick } from "../pick.tsx";
import { RuleCard } from "../rulecard.tsx";
import { Outcome, Size } from "./preview.tsx";
import { completed, distinct, isSame, type Rules, repaired, withValue } from "./ruleset.ts";
import { Settings } from "./settings.tsx";
import { usePreview } from "./usepreview.ts";
import { Variants } from "./variants.tsx";
import "../style/new.css";

const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

interface FormProps {
  book: RuleBook;
  last: LastTable | null;
}

interface Choices {
  rules: Rules;
  seats: number;
  /** The key of the setting changed last: the others give way to it. */
  changed: string | null;
  repair: string | null;
}

const usual = (book: RuleBook, last: LastTable | null): Choices => ({
  rules: completed(book.variants[0]?.rules ?? {}, last?.rules ?? {}),
  seats: last?.seats ?? book.variants[0]?.seats ?? 4,
  changed: null,
  repair: null,
});

export function NewTableForm({ book, last }: FormProps) {
  const [choices, setChoices] = useState(() => usual(book, last));
  const [open, setOpen] = useState(false);
  const { rules, seats } = choices;
  const { preview, error, stale } = usePreview(rules, seats);
  const variant = book.variants.find((one) => isSame(one.rules, rules))?.id ?? null;

  useEffect(() => {
    if (!preview || stale) return;
    const repair = repaired(book, choices.rules, choices.changed, preview.problems);
    if (repair) setChoices((now) => ({ ...now, rules: repair.rules, repair: repair.note }));
  }, [preview, stale]);

  const chooseVariant = ({ rules: chosen, seatsMin, seatsMax }: VariantInfo) =>
    setChoices((now) => ({
      rules: chosen,
      seats: Math.min(Math.max(now.seats, seatsMin), seatsMax),
      changed: null,
      repair: null,
    }));
  const chooseValue = ({ key, path }: Setting, value: unknown) =>
    setChoices((now) => ({
      ...now,
      rules: withValue(now.rules, path, value),
      changed: key,
      repair: null,
    }));

  return (
    <Page title={t("new-title")} wide>
      <div class="new-table">
        <div class="new-form">
          <Variants variants={distinct(book.variants)} chosen={variant} onChoose={chooseVariant} />
          <Pick
            legend={t("new-seats")}
            options={SEATS.map((number) => ({ id: String(number), label: String(number) }))}
            chosen={String(seats)}
            onChoose={(id) => setChoices((now) => ({ ...now, seats: Number(id) }))}
          />
          <Pick
            legend={t("new-visibility")}
            options={["link", "open"].map((id) => ({ id, label: t(`new-visibility-${id}`) }))}
            chosen={open ? "open" : "link"}
            onChoose={(id) => setOpen(id === "open")}
          />
          <details class="change-rules">
            <summary>{t("new-change")}</summary>
            <Settings book={book} rules={rules} onChange={chooseValue} />
          </details>
        </div>
        <section class="new-preview" aria-label={t("new-preview")} aria-busy={stale}>
          <div class="new-result">
            {error !== undefined && <p role="alert">{apiMessage(error)}</p>}
            {preview && <Outcome preview={preview} repair={choices.repair} />}
          </div>
          {preview && preview.clauses.length > 0 && (
            <RuleCard variant={preview.variant} clauses={preview.clauses} />
          )}
        </section>
        <div class="new-bar">
          {preview && <Size preview={preview} seats={seats} />}
          <OpenButton
            table={{ variant, rules: { ...rules }, seats }}
            open={open}
            ready={!stale && preview?.problems.length === 0}
          />
        </div>
      </div>
    </Page>
  );
}

function OpenButton({ table, open, ready }: { table: LastTable; open: boolean; ready: boolean }) {
  const [opening, setOpening] = useState(false);
  const create = async () => {
    if (!ready || opening) return;
    setOpening(true);
    try {
      const { id } = await openTable(table, { open });
      rememberTable(table);
      go(`/table/${id}`);
    } catch (error) {
      notify(apiMessage(error));
      setOpening(false);
    }
  };
  return (
    <Button look="primary" onClick={create} aria-disabled={!ready || opening}>
      {t("new-create")}
    </Button>
  );
}
