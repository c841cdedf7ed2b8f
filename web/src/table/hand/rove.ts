const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Arrow keys, Home and End move the focus within a group of buttons. */
export function rove(event: KeyboardEvent) {
  const step = STEPS[event.key];
  const group = event.currentTarget;
  if (
    step === undefined ||
    !(group instanceof HTMLElement) ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  const buttons = [...group.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
  event.preventDefault();
}
