import { useEffect, useMemo } from "preact/hooks";
import type { LobbyProps } from "../house/lobby.tsx";
import { t } from "../shared/i18n.ts";
import { lazy } from "../shared/lazy.tsx";
import { Button, Waiting } from "../shared/ui.tsx";
import { closePanel, SessionProvider } from "./context.ts";
import { Session } from "./line/session.ts";
import { showTurn } from "./line/turn.ts";
import { Play } from "./play.tsx";
import "./style/index.css";

const Lobby = lazy<LobbyProps>(async () => {
  const [{ Lobby }, { withTexts }] = await Promise.all([
    import("../house/lobby.tsx"),
    import("../house/hosting/texts.ts"),
  ]);
  await withTexts();
  return Lobby;
});
const AtDoor = lazy<Pick<LobbyProps, "view" | "send">>(
  async () => (await import("../house/door.tsx")).AtDoor,
);
const Shut = lazy<{ why: string }>(async () => (await import("../house/door.tsx")).Shut);
const Gone = lazy<{ what: "table" }>(async () => (await import("../house/gone.tsx")).Gone);

/** Everything at `/table/ID`: the lobby before the game, then the game. */
export function Table({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  useEffect(() => {
    const stopTurn = showTurn(session);
    return () => {
      stopTurn();
      session.close();
      closePanel();
    };
  }, [session]);
  return (
    <SessionProvider value={session}>
      <Banner session={session} />
      <Stage session={session} />
    </SessionProvider>
  );
}

function Stage({ session }: { session: Session }) {
  const view = session.shown();
  const info = session.info.value;
  if (session.line.value === "missing") return <Gone what="table" />;
  if (session.line.value === "shut") return <Shut why={session.farewell.value} />;
  if (!view || !info) return <Waiting />;
  if (view.atDoor) return <AtDoor view={view} send={session.order} />;
  if (view.stage === "lobby" || view.stage === "closed")
    return <Lobby view={view} info={info} send={session.order} />;
  return <Play />;
}

function Banner({ session }: { session: Session }) {
  const line = session.line.value;
  if (line === "taken") {
    return (
      <div class="banner" role="alert">
        <p>{t("table-taken-over")}</p>
        <Button look="primary" onClick={session.takeBack}>
          {t("table-use-here")}
        </Button>
      </div>
    );
  }
  // The first connection is worth no alarm.
  if (line !== "lost") return null;
  return (
    <p class="banner" role="alert">
      {t("table-connection-lost")}
    </p>
  );
}
