import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Waiting } from "./ui.tsx";

const RELOADED = "ohhell.reloaded";
const RELOAD_EVERY_MS = 60_000;

/** The server has a newer page than this one, or cannot be reached: the same place, loaded anew. */
function startAfresh() {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < RELOAD_EVERY_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

/** A component whose code is fetched when it is first drawn; `Meanwhile` stands in its place. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Waiting,
) {
  let ready: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (ready) return;
      load().then((component) => {
        ready = component;
        redraw(1);
      }, startAfresh);
    }, []);
    const Ready = ready;
    return Ready ? <Ready {...props} /> : <Meanwhile />;
  };
}

/** For what opens over the page: until it is there, nothing changes. */
export const Nothing = () => null;
