import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Waiting } from "./ui.tsx";

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
      void load().then((component) => {
        ready = component;
        redraw(1);
      });
    }, []);
    const Ready = ready;
    return Ready ? <Ready {...props} /> : <Meanwhile />;
  };
}

/** For what opens over the page: until it is there, nothing changes. */
export const Nothing = () => null;
