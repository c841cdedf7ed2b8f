import { useEffect, useRef, useState } from "preact/hooks";
import type { Preview } from "../../protocol";
import { ApiError, post } from "../../shared/api.ts";
import type { Rules } from "./ruleset.ts";

const PAUSE_MS = 200;
const AGAIN_MS = 2000;

export interface Previewed {
  preview: Preview | undefined;
  error: unknown;
  /** The answer on the screen is for older choices than those in the form. */
  stale: boolean;
}

interface Answer {
  /** The choices it is for, as they were sent. */
  to: string;
  preview: Preview | undefined;
  error: unknown;
}

const NOTHING: Answer = { to: "", preview: undefined, error: undefined };

/** Whether the same question may be answered a moment later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && [0, 429, 503].includes(error.status);

/** Asks the server what rules come to, a moment after the last change; the newest answer counts. */
export function usePreview(rules: Rules | undefined, seats: number): Previewed {
  const [answer, setAnswer] = useState(NOTHING);
  const question = rules ? JSON.stringify({ rules, seats }) : "";
  const newest = useRef("");
  useEffect(() => {
    if (question === "") return;
    const first = newest.current === "";
    newest.current = question;
    const keep = (found: Omit<Answer, "to">) =>
      newest.current === question && setAnswer({ to: question, ...found });
    const ask = () =>
      post<Preview>("/api/rules/preview", JSON.parse(question)).then(
        (preview) => keep({ preview, error: undefined }),
        (error: unknown) => {
          keep(refused(error));
          if (isPassing(error) && wanted) timer = setTimeout(ask, AGAIN_MS);
        },
      );
    let wanted = true;
    let timer = setTimeout(ask, first ? 0 : PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [question]);
  return {
    preview: answer.preview,
    error: answer.error,
    stale: answer.to !== question || question === "",
  };
}

/** A refusal that lists what is wrong is an answer like any other. */
function refused(error: unknown): Omit<Answer, "to"> {
  if (!(error instanceof ApiError) || error.problems.length === 0) {
    return { preview: undefined, error };
  }
  const problems = [...error.problems];
  const nothing = { sizes: [], notes: [], clauses: [], variant: null, code: null, nearest: null };
  const preview = { ...nothing, problems, noTrump: [], minutes: 0 };
  return { preview, error: undefined };
}
