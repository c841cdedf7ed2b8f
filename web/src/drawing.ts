import { options } from "preact";

/** Effects run after the frame they belong to, or after this long where no frame is drawn. */
const NO_FRAME_MS = 50;

function afterFrame(run: () => void): void {
  const done = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    setTimeout(run);
  };
  const timer = setTimeout(done, NO_FRAME_MS);
  const frame = requestAnimationFrame(done);
}

/**
 * Draws every change at once, so that the motion of cards can measure the new layout in the same
 * task. Only what effects change is drawn when the last of them has run: a drawing in their midst
 * would run them all again, and forget those of its own.
 */
export function drawAtOnce(): void {
  let held: (() => void)[] | null = null;
  options.debounceRendering = (draw) => {
    if (held) held.push(draw);
    else draw();
  };
  options.requestAnimationFrame = (runEffects) =>
    afterFrame(() => {
      const draws: (() => void)[] = [];
      held = draws;
      try {
        runEffects();
      } finally {
        held = null;
        for (const draw of draws) draw();
      }
    });
}
