import { useEffect, useState } from "preact/hooks";
import type { RuleBook, Setting, VariantInfo } from "../../protocol";
import { apiMessage } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { go } from "../../shared/router.ts";
import { Button } from "../../shared/ui.tsx";
import { variantName } from "../clause.ts";
import { asked, type How, lastHow, rememberHow } from "../hosting/how.ts";
import { TableOptions } from "../hosting/options.tsx";
import { FoldedKeepAndSend, MyRules } from "../keep.tsx";
import { type LastTable, rememberTable } from "../last.ts";
import { openTable } from "../open.ts";
import { Page } from "../page.tsx";
import { Pick } from "../pick.tsx";
import { RuleCard } from "../rulecard.tsx";
import { Outcome, Size } from "./preview.tsx";
import { completed, isSame, type Rules, repaired, withThose, withValue } from "./ruleset.ts";
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
  /** The variant from which the rules set out; without one, it is the nearest. */
  base: VariantInfo | undefined;
  /** The key of the setting changed last: the others give way to it. */
  changed: string | null;
  repair: string | null;
}

function usual({ variants }: RuleBook, last: LastTable | null): Choices {
  const rules = completed(variants[0]?.rules ?? {}, last?.rules ?? {});
  return {
    rules,
    seats: last?.seats ?? variants[0]?.seats ?? 4,
    base: variants.find((one) => isSame(one.rules, rules)),
    changed: null,
    repair: null,
  };
}

function useChoices(book: RuleBook, last: LastTable | null) {
  const [choices, setChoices] = useState(() => usual(book, last));
  const { rules, seats } = choices;
  const previewed = usePreview(rules, seats);
  const { preview, stale } = previewed;
  useEffect(() => {
    if (!preview || stale) return;
    const repair = repaired(book, choices.rules, choices.changed, preview.problems);
    if (repair) setChoices((now) => ({ ...now, rules: repair.rules, repair: repair.note }));
  }, [preview, stale]);
  const set = (change: (now: Choices) => Partial<Choices>) =>
    setChoices((now) => ({ ...now, changed: null, repair: null, ...change(now) }));
  const nearest = book.variants.find(({ id }) => id === preview?.nearest?.variant);
  const base = choices.base ?? nearest ?? book.variants[0];
  return { ...choices, ...previewed, base, set };
}

const choosing = (base: VariantInfo) => (now: Choices) => ({
  base,
  rules: base.rules,
  seats: Math.min(Math.max(now.seats, base.seatsMin), base.seatsMax),
});

const valued = (setting: Setting, value: unknown) => (now: Choices) => ({
  rules: withValue(now.rules, setting.path, value),
  changed: setting.key,
});

export function NewTableForm({ book, last }: FormProps) {
  const [how, setHow] = useState(lastHow);
  const [atMs, setAtMs] = useState(0);
  const { rules, seats, base, repair, preview, error, stale, set } = useChoices(book, last);
  const variant = book.variants.find((one) => isSame(one.rules, rules))?.id ?? null;
  const usualRules = book.variants[0]?.rules ?? {};
  const origin = { name: variantName(base?.id ?? null), rules: base?.rules ?? usualRules };
  const onChange = (setting: Setting, value: unknown) => set(valued(setting, value));

  return (
    <Page title={t("new-title")} wide>
      <div class="new-table">
        <div class="new-form">
          <Seats seats={seats} onChoose={(number) => set(() => ({ seats: number }))} />
          <Variants
            book={book}
            seats={seats}
            chosen={variant}
            onChoose={(one) => set(choosing(one))}
          />
          <MyRules
            code={preview?.code ?? null}
            onChoose={({ rules, seats }) => set(() => ({ rules, seats, base: undefined }))}
          />
          <TableOptions how={how} atMs={atMs} onChange={setHow} onTime={setAtMs} />
          <h2>{t("new-change")}</h2>
          <Settings
            book={book}
            rules={rules}
            usual={usualRules}
            base={origin}
            sizes={preview?.sizes ?? []}
            problems={preview?.problems ?? []}
            onChange={onChange}
            onReset={(some) => set((now) => ({ rules: withThose(some, now.rules, origin.rules) }))}
          />
        </div>
        <section class="new-preview" aria-label={t("new-preview")} aria-busy={stale}>
          <div class="new-result">
            {error !== undefined && <p role="alert">{apiMessage(error)}</p>}
            {preview && (
              <Outcome
                preview={preview}
                rules={rules}
                onChange={onChange}
                settings={book.settings}
                repair={repair}
              />
            )}
          </div>
          {preview?.code && <FoldedKeepAndSend code={preview.code} seats={seats} />}
          {preview && preview.clauses.length > 0 && (
            <RuleCard variant={preview.variant} clauses={preview.clauses} />
          )}
        </section>
        <div class="new-bar">
          {preview && <Size preview={preview} />}
          <OpenButton
            table={{ variant, rules: { ...rules }, seats }}
            how={how}
            atMs={atMs}
            ready={!stale && preview?.problems.length === 0}
          />
        </div>
      </div>
    </Page>
  );
}

const Seats = ({ seats, onChoose }: { seats: number; onChoose: (seats: number) => void }) => (
  <Pick
    legend={t("new-seats")}
    options={SEATS.map((number) => ({ id: String(number), label: String(number) }))}
    chosen={String(seats)}
    onChoose={(id) => onChoose(Number(id))}
  />
);

interface OpenButtonProps {
  table: LastTable;
  how: How;
  atMs: number;
  ready: boolean;
}

function OpenButton({ table, how, atMs, ready }: OpenButtonProps) {
  const [opening, setOpening] = useState(false);
  const create = async () => {
    if (!ready || opening) return;
    setOpening(true);
    try {
      const { id } = await openTable(table, { ...asked(how), startsAtMs: atMs });
      rememberTable(table);
      rememberHow(how);
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
