import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Levels, Me, TableInfo, View } from "../protocol";
import { t } from "../shared/i18n.ts";
import { lazy, Nothing } from "../shared/lazy.tsx";
import { newNonce } from "../shared/random.ts";
import { settings } from "../shared/settings.ts";
import { Button } from "../shared/ui.tsx";
import type { Order } from "../table/line/orders.ts";
import { variantName } from "./clause.ts";
import { NameForm, type NameFormHandle } from "./home/name.tsx";
import { LevelPick } from "./levelpick.tsx";
import { levelOf } from "./levels.ts";
import { useGet } from "./load.ts";
import { About } from "./lobby/about.tsx";
import { Closed } from "./lobby/closed.tsx";
import { Fairness } from "./lobby/fairness.tsx";
import type { FriendsHereProps } from "./lobby/friends.tsx";
import { Invite } from "./lobby/invite.tsx";
import { Ready } from "./lobby/ready.tsx";
import { Seats } from "./lobby/seats.tsx";
import { Starts } from "./lobby/starts.tsx";
import { HostTools } from "./lobby/tools.tsx";
import { Page } from "./page.tsx";
import { RuleCard } from "./rulecard.tsx";
import "./style/hosting.css";
import "./style/lobby.css";

const AGAIN_MS = 30;

const FriendsHere = lazy<FriendsHereProps>(
  async () => (await import("./lobby/friends.tsx")).FriendsHere,
  Nothing,
);

const PotPanel = lazy<{ id: string; view: View }>(
  async () => (await import("./chips/pot.tsx")).PotPanel,
  Nothing,
);

const peopleIn = ({ seats }: View): number => seats.filter(({ kind }) => kind === "person").length;

const TalkBox = lazy(async () => (await import("../table/talk/box.tsx")).TalkBox);

/** All that those who sit have to say to each other before the game. */
const Talk = () => (
  <section class="lobby-talk" aria-labelledby="lobby-talk">
    <h2 id="lobby-talk">{t("table-chat")}</h2>
    <TalkBox />
  </section>
);

export interface LobbyProps {
  view: View;
  info: TableInfo;
  /** Sends a command of the table; its id is added on the way. */
  send: (order: Order) => void;
}

/** A table before its game: who sits where, the way in for others, and the rules agreed on. */
export const Lobby = ({ view, info, send }: LobbyProps) =>
  view.stage === "closed" ? (
    <Closed />
  ) : (
    <Page title={variantName(info.variant)} wide>
      <div class="lobby">
        <div class="lobby-side">
          <Starts view={view} info={info} />
          {info.buyIn > 0 && <PotPanel id={info.id} view={view} />}
          <Places view={view} info={info} send={send} />
          <HostTools view={view} send={send} />
          <FriendsHere id={info.id} seated={view.you !== null} taken={peopleIn(view)} />
          {view.you && peopleIn(view) > 1 && <Talk />}
          <Invite id={info.id} />
        </div>
        <div class="lobby-side">
          <About info={info} rated={view.rated} />
          <RuleCard variant={info.variant} clauses={info.clauses} />
          <Fairness commitment={info.commitment} />
        </div>
      </div>
    </Page>
  );

function Places({ view, info, send }: LobbyProps) {
  const taken = view.seats.filter(({ kind }) => kind !== "empty").length;
  const canSit = view.seats.some(({ kind }) => kind !== "person");
  const name = useRef<NameFormHandle>(null);
  const sit = async (seat: number) => {
    // The name goes with the seat, so it has to be known first.
    if ((await name.current?.save()) ?? true) send({ t: "sit", seat, nonce: newNonce() });
  };
  const sitAgain = useSitAgain(view, send);
  const free = view.seats.length - taken;
  const isHost = view.you != null && view.you.seat === view.host;
  const levels = useGet<Levels>(isHost ? "/api/levels" : null).value;
  const order = withLevel(levels, send);
  return (
    <section class="lobby-seats" aria-labelledby="lobby-seats">
      <h2 id="lobby-seats">{t("lobby-waiting", { taken, seats: view.seats.length })}</h2>
      {info.rated && !view.rated && <p class="note">{t("about-rated-withheld")}</p>}
      {!view.you && <p class="note">{t(canSit ? "lobby-watching" : "lobby-full")}</p>}
      {(view.you ? mayBeRenamed(view) : canSit) && <Name handle={name} onRenamed={sitAgain} />}
      <Seats view={view} send={order} onSit={(seat) => void sit(seat)} />
      <Ready view={view} send={send} />
      {free > 0 && <LevelPick levels={levels} />}
      <Ways view={view} free={free} send={order} />
    </section>
  );
}

/** The same, but that bots are asked for as strong as the person wants them. */
const withLevel =
  (levels: Levels | undefined, send: LobbyProps["send"]): LobbyProps["send"] =>
  (order) =>
    levels && (order.t === "addBot" || order.t === "start")
      ? send({ ...order, level: levelOf(levels, settings.value.level) })
      : send(order);

/**
 * A seat has the name that its player had on sitting down: under a new one they sit down again.
 * Only one order is under way at a time, so the second is tried until the first is done.
 */
function useSitAgain(view: View, send: LobbyProps["send"]): () => void {
  const [seat, setSeat] = useState<number | null>(null);
  const isFree = seat !== null && !view.you && view.seats[seat]?.kind === "empty";
  useEffect(() => {
    if (!isFree) return;
    const sit = () => send({ t: "sit", seat, nonce: newNonce() });
    const timer = setInterval(sit, AGAIN_MS);
    return () => {
      clearInterval(timer);
      setSeat(null);
    };
  }, [isFree]);
  return () => {
    if (!view.you) return;
    setSeat(view.you.seat);
    send({ t: "leave" });
  };
}

/** Not a host among others, who would lose the table to one of them. */
const mayBeRenamed = ({ you, host, seats }: View): boolean =>
  you?.seat !== host || seats.filter(({ kind }) => kind === "person").length === 1;

interface NameProps {
  handle: RefObject<NameFormHandle | null>;
  onRenamed: () => void;
}

/** Whoever comes by a link has not been asked for a name yet, and may well sit down first. */
function Name(props: NameProps) {
  const me = useGet<Me>("/api/me");
  return <NameForm me={me.value} {...props} />;
}

interface WaysProps {
  view: View;
  free: number;
  send: (order: Order) => void;
}

function whoStarts({ host, seats }: View): string {
  const place = host === null ? undefined : seats[host];
  return place ? t("lobby-wait-host", { name: place.name }) : t("lobby-no-host");
}

/** How the lobby ends: the host starts, anybody who sits may leave. */
const Ways = ({ view, free, send }: WaysProps) => (
  <div class="lobby-ways">
    {view.you && view.you.seat === view.host ? (
      <>
        <Button look="primary" class="start" onClick={() => send({ t: "start" })}>
          {t("lobby-start")}
        </Button>
        {free > 0 && <p class="dim small">{t("lobby-start-help")}</p>}
      </>
    ) : (
      <p>{whoStarts(view)}</p>
    )}
    {view.you && (
      <Button look="quiet" icon="leave" onClick={() => send({ t: "leave" })}>
        {t("lobby-leave")}
      </Button>
    )}
  </div>
);
