import { useEffect } from "preact/hooks";
import { lazy, Nothing } from "../shared/lazy.tsx";
import { settings } from "../shared/settings.ts";
import { Facts } from "./bidding/facts.tsx";
import { Felt } from "./cloth/felt.tsx";
import { isWide, panel, useSession, useView } from "./context.ts";
import { Dock } from "./dock.tsx";
import { useKeys } from "./hand/keys.ts";
import { fetchLater, loadPanels, loadTime } from "./panels/later.ts";
import { hasClocks } from "./time/hook.ts";
import { TopBar } from "./topbar.tsx";

const Quiet = lazy(async () => (await import("./advice/quiet.tsx")).Quiet, Nothing);
const Panels = lazy(loadPanels, Nothing);
const Time = lazy(loadTime, Nothing);
const Offered = lazy(async () => {
  const [{ Offered }, { withTexts }] = await Promise.all([
    import("./panels/handover.tsx"),
    import("../house/hosting/texts.ts"),
  ]);
  await withTexts();
  return Offered;
}, Nothing);
const Side = lazy(
  async () => (await import("./panels/side.tsx")).Side,
  () => <aside class="side" />,
);

/** The table in play: facts at the top, the others around the cloth, your hand at the bottom. */
export function Play() {
  const session = useSession();
  const { stage, seats, you, pause } = useView();
  const info = session.info.value;
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
      {info && (pause || hasClocks(info)) && <Time />}
      {panel.value !== null && <Panels />}
      {!you && seats.some(({ offeredTo }) => offeredTo !== null) && <Offered />}
      {session.info.value?.suggestions && settings.value.suggestions === "quiet" && <Quiet />}
    </div>
  );
}
