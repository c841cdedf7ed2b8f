import { signal } from "@preact/signals";

/** The path on the screen, without host, query and fragment. */
export const path = signal(location.pathname);

export function go(to: string, how: "push" | "replace" = "push") {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainClick(event)) return;
  const ours = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!ours || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
}

/** Turns clicks on plain links into changes of screen, and follows the browser's own buttons. */
export function startRouter() {
  addEventListener("popstate", () => (path.value = location.pathname));
  document.addEventListener("click", onClick);
}
