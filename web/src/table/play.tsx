import { useEffect } from "preact/hooks";
import { lazy, Nothing } from "../shared/lazy.tsx";
import { settings } from "../shared/settings.ts";
import { isWide, panel, useSession, useView } from "./context.ts";
import { Dock } from "./dock.tsx";
import { Facts } from "./facts.tsx";
import { Felt } from "./felt.tsx";
import { useKeys } from "./keys.ts";
import { fetchLater, loadPanels } from "./later.ts";
import { Side } from "./side.tsx";
import { TopBar } from "./topbar.tsx";

const Quiet = lazy(async () => (await import("./advice/quiet.tsx")).Quiet, Nothing);
const Panels = lazy(loadPanels, Nothing);

/** The table in play: facts at the top, the others around the cloth, your hand at the bottom. */
export function Play() {
  const session = useSession();
  const { stage } = useView();
  useKeys(session);
  useEffect(() => {
    // The game fills the window; a page around it would only scroll away.
    document.documentElement.classList.add("in-game");
    return () => document.documentElement.classList.remove("in-game");
  }, []);
  useEffect(fetchLater, []);
  const stale = session.line.value !== "open" || undefined;
  return (
    <div class="game" data-stage={stage} data-stale={stale} data-wide={isWide.value || undefined}>
      <TopBar />
      <Facts />
      <Felt />
      <Dock />
      {isWide.value && <Side />}
      {panel.value !== null && <Panels />}
      {session.info.value?.suggestions && settings.value.suggestions === "quiet" && <Quiet />}
    </div>
  );
}
