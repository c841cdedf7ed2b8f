import { useEffect, useRef, useState } from "preact/hooks";
import type { Preview } from "../../protocol";
import { ApiError, post } from "../../shared/api.ts";
import type { Rules } from "./ruleset.ts";

const PAUSE_MS = 200;
const NOTHING: Previewed = { preview: undefined, error: undefined, stale: true };

export interface Previewed {
  preview: Preview | undefined;
  error: unknown;
  /** The answer on the screen is for older choices than those in the form. */
  stale: boolean;
}

/** Asks the server what rules come to, a moment after the last change; the newest answer counts. */
export function usePreview(rules: Rules | undefined, seats: number): Previewed {
  const [state, setState] = useState(NOTHING);
  const newest = useRef(0);
  useEffect(() => {
    if (!rules) return;
    const mine = ++newest.current;
    const first = mine === 1;
    setState((old) => ({ ...old, stale: true }));
    const ask = () =>
      post<Preview>("/api/rules/preview", { rules, seats }).then(
        (preview) => mine === newest.current && setState(answered(preview)),
        (error: unknown) => mine === newest.current && setState(refused(error)),
      );
    const timer = setTimeout(ask, first ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rules, seats]);
  return state;
}

const answered = (preview: Preview): Previewed => ({ preview, error: undefined, stale: false });

/** A refusal that lists what is wrong is an answer like any other. */
function refused(error: unknown): Previewed {
  if (!(error instanceof ApiError) || error.problems.length === 0) {
    return { preview: undefined, error, stale: false };
  }
  const problems = [...error.problems];
  return answered({ sizes: [], notes: [], problems, clauses: [], variant: null });
}
