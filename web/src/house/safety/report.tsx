import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { MakeReport, MyReport, TalkLine } from "../../protocol";
import { apiMessage, post } from "../../shared/api.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { Button, Dialog } from "../../shared/ui.tsx";
import { withTexts as withTalk, wordsOf } from "../../table/talk/words.ts";
import { Pick } from "../pick.tsx";
import { withTexts as withSafety } from "./texts.ts";
import "../style/safety.css";

export const withTexts = () => Promise.all([withSafety(), withTalk()]);

const REASONS = ["talk", "name", "leaving", "together", "other"] as const;

/** Whom a report is about, and what of it happened where. */
export interface Reported {
  id: string;
  name: string;
  /** The table at which it happened; its log goes along. */
  table?: string | undefined;
  /** What they have said at that table, the newest last. */
  lines?: readonly TalkLine[];
}

/** The button that opens a report of somebody. */
export function ReportButton(reported: Reported) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {t("report-open")}
        <span class="spoken"> {isolated(reported.name)}</span>
      </Button>
      {open && <ReportDialog reported={reported} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ReportProps {
  reported: Reported;
  onClose: () => void;
}

function ReportDialog({ reported, onClose }: ReportProps) {
  const [done, setDone] = useState(false);
  return (
    <Dialog title={t("report-title", { name: isolated(reported.name) })} onClose={onClose}>
      {done ? (
        <Received onClose={onClose} />
      ) : (
        <ReportForm reported={reported} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

function Received({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} class="report" tabIndex={-1}>
      <p role="status">{t("report-done")}</p>
      <p class="dim">{t("report-done-help")}</p>
      <Button look="primary" onClick={onClose}>
        {t("common-close")}
      </Button>
    </div>
  );
}

function ReportForm({ reported, onDone }: { reported: Reported; onDone: () => void }) {
  const { id, table, lines = [] } = reported;
  const [reason, setReason] = useState<MakeReport["reason"]>("talk");
  const [line, setLine] = useState(lines.at(-1)?.number ?? null);
  const [words, setWords] = useState("");
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const asksLine = reason === "talk" && lines.length > 0;
  const send = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const of = table ? { table, line: asksLine ? line : null } : {};
    try {
      await post<MyReport>("/api/reports", { person: id, reason, words, ...of });
      onDone();
    } catch (error) {
      setRefusal(apiMessage(error));
      setBusy(false);
    }
  };
  return (
    <form class="report" onSubmit={(event) => void send(event)}>
      <p class="dim">{t(table ? "report-help-table" : "report-help")}</p>
      <Pick
        legend={t("report-reason")}
        options={REASONS.map((one) => ({ id: one, label: t(`report-reason-${one}`) }))}
        chosen={reason}
        onChoose={(one) => setReason(one as MakeReport["reason"])}
      />
      {asksLine && <LinePick lines={lines} chosen={line} onChoose={setLine} />}
      <Words text={words} onText={setWords} />
      {refusal && <p role="alert">{refusal}</p>}
      <Button look="primary" type="submit" aria-disabled={busy}>
        {t("report-send")}
      </Button>
    </form>
  );
}

interface LinePickProps {
  lines: readonly TalkLine[];
  chosen: number | null;
  onChoose: (line: number | null) => void;
}

function LinePick({ lines, chosen, onChoose }: LinePickProps) {
  const id = useId();
  return (
    <div class="report-field">
      <label for={id}>{t("report-line")}</label>
      <select
        id={id}
        class="field"
        value={chosen ?? ""}
        onChange={({ currentTarget: { value } }) => onChoose(value ? Number(value) : null)}
      >
        {[...lines].reverse().map((line) => (
          <option key={line.number} value={line.number}>
            {wordsOf(line)}
          </option>
        ))}
        <option value="">{t("report-line-none")}</option>
      </select>
    </div>
  );
}

function Words({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId();
  return (
    <div class="report-field">
      <label for={id}>{t("report-words")}</label>
      <textarea
        id={id}
        class="field"
        dir="auto"
        rows={3}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </div>
  );
}
