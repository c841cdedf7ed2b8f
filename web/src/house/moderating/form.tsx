import { useId, useState } from "preact/hooks";
import type { Case, DeedCard, DoDeed } from "../../protocol";
import { apiMessage, post } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { Pick } from "../pick.tsx";

type Kind = DoDeed["kind"];

/** For how long, in minutes; 0 is for good. */
const LENGTHS = [60, 1440, 10_080, 43_200, 0] as const;
const LASTING: ReadonlySet<Kind> = new Set(["mute", "suspend"]);

interface DoingProps {
  /** All of the deed but the reason. */
  wish: Omit<DoDeed, "reason">;
  onDone: () => void;
}

/** Asks for the reason, and does it. */
function Doing({ wish, onDone }: DoingProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const act = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal("");
    try {
      await post<DeedCard>("/api/moderation/deeds", { ...wish, reason });
      setReason("");
      notify(t("mod-done"));
      onDone();
    } catch (error) {
      setRefusal(apiMessage(error));
    }
    setBusy(false);
  };
  return (
    <form class="report" onSubmit={(event) => void act(event)}>
      <div class="report-field">
        <label for={id}>{t("mod-reason")}</label>
        <textarea
          id={id}
          class="field"
          dir="auto"
          rows={2}
          aria-describedby={`${id}-help`}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <p id={`${id}-help`} class="dim small">
          {t("mod-reason-help")}
        </p>
      </div>
      {refusal && <p role="alert">{refusal}</p>}
      <Button look="danger" type="submit" aria-disabled={busy}>
        {t(`mod-do-${wish.kind}`)}
      </Button>
    </form>
  );
}

/** Takes a warning, a mute or a suspension back. */
export const TakeBack = ({ deed, onDone }: { deed: DeedCard; onDone: () => void }) => (
  <Doing wish={{ kind: "lift", person: deed.of?.id ?? null, lifts: deed.id }} onDone={onDone} />
);

function wishOf({ id, of, table }: Case["report"], kind: Kind, minutes: number) {
  if (kind === "annul") return { kind, table, report: id };
  if (kind === "dismiss") return { kind, report: id };
  const lasts = LASTING.has(kind) && minutes > 0 ? { minutes } : {};
  return { kind, person: of.id, report: id, ...lasts };
}

/** What may be done about a report. */
export function Act({ report, onDone }: { report: Case["report"]; onDone: () => void }) {
  const [kind, setKind] = useState<Kind>("warn");
  const [minutes, setMinutes] = useState<number>(LENGTHS[1]);
  const kinds: readonly Kind[] = report.table
    ? ["warn", "mute", "suspend", "rename", "annul", "dismiss"]
    : ["warn", "mute", "suspend", "rename", "dismiss"];
  return (
    <div class="report">
      <Pick
        legend={t("mod-do")}
        options={kinds.map((id) => ({ id, label: t(`mod-do-${id}`) }))}
        chosen={kind}
        onChoose={(id) => setKind(id as Kind)}
      />
      {LASTING.has(kind) && (
        <Pick
          legend={t("mod-length")}
          options={LENGTHS.map((one) => ({ id: `${one}`, label: t(`mod-length-${one}`) }))}
          chosen={`${minutes}`}
          onChoose={(id) => setMinutes(Number(id))}
        />
      )}
      <Doing wish={wishOf(report, kind, minutes)} onDone={onDone} />
    </div>
  );
}
