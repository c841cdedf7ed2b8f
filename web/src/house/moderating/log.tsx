import { useEffect, useRef } from "preact/hooks";
import type { Case } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { when } from "../safety/when.ts";
import { narrate } from "./narrate.ts";

/** The log of the table in words; what was reported is marked, and in sight. */
export function TableLog({ found: { report, log, seats } }: { found: Case }) {
  const marked = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current: line } = marked;
    if (list.current && line) list.current.scrollTop = line.offsetTop;
  }, []);
  const isMarked = (line: number | null) => line !== null && line === report.line;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too.
    <ol ref={list} class="mod-log" tabIndex={0} aria-labelledby="mod-log">
      {narrate(log, seats).map(({ number, at, text, line }) => (
        <li
          key={number}
          ref={isMarked(line) ? marked : null}
          data-said={line !== null || undefined}
          data-marked={isMarked(line) || undefined}
        >
          {isMarked(line) && <b>{t("mod-log-reported")} </b>}
          <span dir="auto">{text}</span> <span class="dim small">{when(at)}</span>
        </li>
      ))}
    </ol>
  );
}
