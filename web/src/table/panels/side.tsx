import { useEffect, useRef } from "preact/hooks";
import { t } from "../../shared/i18n.ts";
import { lazy } from "../../shared/lazy.tsx";
import { tab, useSession, useView } from "../context.ts";
import { ScoreCurve, Sheet } from "../score/sheet.tsx";
import { hasTalk } from "../talkbutton.tsx";

const TalkBox = lazy(async () => (await import("../talk/box.tsx")).TalkBox);

/** Beside the table on a wide screen: the score, or what has happened. */
export function Side() {
  const { stage } = useView();
  const session = useSession();
  const tabs = hasTalk(session) ? (["score", "log", "talk"] as const) : (["score", "log"] as const);
  return (
    <aside class="side" aria-label={t("table-sheet")}>
      <fieldset class="tabs" aria-label={t("side-tabs")}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab.value === name}
            onClick={() => (tab.value = name)}
          >
            {name === "talk" ? t("table-chat") : t(`side-${name}`)}
            {name === "talk" && session.talk.unread.value > 0 && (
              <b class="unread">{session.talk.unread.value}</b>
            )}
          </button>
        ))}
      </fieldset>
      {tab.value === "talk" && <TalkBox />}
      {tab.value === "log" && <LogList />}
      {tab.value === "score" && (
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
