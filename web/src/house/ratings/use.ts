import { useEffect, useState } from "preact/hooks";
import { withRatingTexts } from "./texts.ts";

/** Whether the words of ratings are here: without them nothing can be told. */
export function useRatingTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    withRatingTexts().then(
      () => setReady(true),
      () => null,
    );
  }, []);
  return ready;
}
