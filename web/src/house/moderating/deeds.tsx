import { useState } from "preact/hooks";
import type { DeedCard } from "../../protocol";
import { apiMessage, get } from "../../shared/api.ts";
import { listed, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button, Dialog, Waiting } from "../../shared/ui.tsx";
import type { Loaded } from "../load.ts";
import { when } from "../safety/when.ts";
import { TakeBack } from "./form.tsx";
import { nameOf } from "./somebody.tsx";

const LIFTABLE: ReadonlySet<DeedCard["kind"]> = new Set(["warn", "mute", "suspend"]);

/** Whom or what a deed is about. */
function aboutWhom({ of, others, table, report }: DeedCard): string {
  if (of) return listed([of, ...others].map(nameOf));
  return table ?? `${report ?? ""}`;
}

interface DeedsProps {
  deeds: readonly DeedCard[];
  onChanged: () => void;
}

/** What was done, the newest first. */
export function Deeds({ deeds, onChanged }: DeedsProps) {
  const lifted = new Set(deeds.map(({ lifts }) => lifts));
  return (
    <ul class="reports">
      {deeds.map((deed) => (
        <Line
          key={deed.id}
          deed={deed}
          mayLift={LIFTABLE.has(deed.kind) && !lifted.has(deed.id)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  deed: DeedCard;
  mayLift: boolean;
  onChanged: () => void;
}

function Line({ deed, mayLift, onChanged }: LineProps) {
  const [lifting, setLifting] = useState(false);
  const { kind, by, at, until, forGood, reason, report, table } = deed;
  const what = t(`deed-${kind}`, { name: aboutWhom(deed) });
  const done = () => {
    setLifting(false);
    onChanged();
  };
  return (
    <li>
      <b>{what}</b>
      {until !== null && <p>{t("deed-until", { until: when(until) })}</p>}
      {forGood && <p>{t("deed-for-good")}</p>}
      {kind !== "withhold" && <p dir="auto">{reason}</p>}
      <p class="dim small">
        {by
          ? t("deed-by", { name: nameOf(by), when: when(at) })
          : t(kind === "withhold" ? "deed-by-itself" : "deed-by-house", { when: when(at) })}
      </p>
      {table && <a href={`/table/${encodeURIComponent(table)}`}>{t("mod-table")}</a>}
      {report !== null && <a href={`/moderation/${report}`}>{t("mod-case", { id: report })}</a>}
      {mayLift && (
        <Button onClick={() => setLifting(true)}>
          {t("deed-take-back")}
          <span class="spoken"> {what}</span>
        </Button>
      )}
      {lifting && (
        <Dialog title={t("deed-take-back")} onClose={() => setLifting(false)}>
          <p>{what}</p>
          <TakeBack deed={deed} onDone={done} />
        </Dialog>
      )}
    </li>
  );
}

/** The audit trail: its newest lines, and older ones when asked for. */
export function Trail({ found }: { found: Loaded<DeedCard[]> }) {
  const [older, setOlder] = useState<readonly DeedCard[]>([]);
  const [isWhole, setWhole] = useState(false);
  if (!found.value) return <Waiting />;
  const all = [...found.value, ...older];
  const last = all.at(-1);
  const more = async (before: number) => {
    try {
      const page = await get<DeedCard[]>(`/api/moderation/deeds?before=${before}`);
      setOlder((now) => [...now, ...page]);
      setWhole(page.length === 0);
    } catch (error) {
      notify(apiMessage(error));
    }
  };
  if (!last) return <p>{t("mod-trail-none")}</p>;
  return (
    <>
      <Deeds deeds={all} onChanged={found.reload} />
      {!isWhole && last.id > 1 && (
        <Button onClick={() => void more(last.id)}>{t("mod-older")}</Button>
      )}
    </>
  );
}
