import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Waiting } from "./ui.tsx";

const RELOADED = "ohhell.reloaded";
const RELOAD_EVERY_MS = 60_000;
const AGAIN_MS = 3_000;

const answers = () =>
  fetch("/health/live").then(
    () => true,
    () => false,
  );

/**
 * The server has a newer page than this one, or cannot be reached: the same place, loaded anew, but
 * not before there is somebody to load it from. What is on the screen stays until then.
 */
async function startAfresh() {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < RELOAD_EVERY_MS) return;
  while (!(await answers())) await new Promise((resume) => setTimeout(resume, AGAIN_MS));
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

/** What is fetched, once the texts that it brings along are there too. */
export async function worded<Module extends { withTexts: () => Promise<unknown> }>(
  fetched: Promise<Module>,
): Promise<Module> {
  const module = await fetched;
  await module.withTexts();
  return module;
}

/** For what opens over the page: until it is there, nothing changes. */
export const Nothing = () => null;
