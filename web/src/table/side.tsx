import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../shared/i18n.ts";
import { useSession, useView } from "./context.ts";
import { ScoreCurve, Sheet } from "./sheet.tsx";

const tab = signal<"score" | "log">("score");

/** Beside the table on a wide screen: the score, or what has happened. */
export function Side() {
  const { stage } = useView();
  return (
    <aside class="side" aria-label={t("table-sheet")}>
      <fieldset class="tabs" aria-label={t("side-tabs")}>
        {(["score", "log"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab.value === name}
            onClick={() => (tab.value = name)}
          >
            {t(`side-${name}`)}
          </button>
        ))}
      </fieldset>
      {tab.value === "log" ? (
        <LogList />
      ) : (
        <>
          <Sheet />
          {stage !== "over" && <ScoreCurve />}
        </>
      )}
    </aside>
  );
}

/** What happened, round by round. The live line has said it already, so this one is silent. */
export function LogList() {
  const { lines } = useSession().log;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.value.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too.
    <div ref={end} class="log" role="log" aria-live="off" aria-label={t("side-log")} tabIndex={0}>
      {lines.value.map(({ key, text, round }, at) => (
        <p key={key} data-first={(at > 0 && lines.value[at - 1]?.round !== round) || undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
