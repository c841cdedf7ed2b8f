import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ApiError, get } from "../shared/api.ts";

export interface Loaded<T> {
  value: T | undefined;
  error: unknown;
  reload: () => void;
}

/** Whether nobody answered at all, which a moment later may be different. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

/** Gets a JSON answer, and again when asked to or, with `everyMs`, while the page is looked at. */
export function useGet<T>(path: string | null, everyMs?: number): Loaded<T> {
  const [answer, setAnswer] = useState<{ value?: T; error?: unknown }>({});
  const latest = useRef(0);
  const reload = useCallback(() => {
    if (path === null) return;
    const mine = ++latest.current;
    get<T>(path).then(
      (value) => mine === latest.current && setAnswer({ value }),
      // What is on the screen stays there: an old list is better than none.
      (error: unknown) => mine === latest.current && setAnswer((old) => ({ ...old, error })),
    );
  }, [path]);
  useEffect(() => {
    setAnswer({});
    reload();
    return () => void latest.current++;
  }, [reload]);
  useEffect(() => {
    if (everyMs === undefined) return;
    const whenSeen = () => document.visibilityState === "visible" && reload();
    const timer = setInterval(whenSeen, everyMs);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [reload, everyMs]);
  return { value: answer.value, error: answer.error, reload };
}
