import { useEffect, useRef } from "preact/hooks";
import { CardSprite } from "./shared/card.tsx";
import { lazy, worded } from "./shared/lazy.tsx";
import { LiveLine } from "./shared/live.tsx";
import { Notices } from "./shared/notice.tsx";
import { path } from "./shared/router.ts";

const Home = lazy(async () => (await import("./house/home.tsx")).Home);
const NewTable = lazy(async () => (await import("./house/new.tsx")).NewTable);
const HowToPlay = lazy(async () => (await worded(import("./house/how.tsx"))).HowToPlay);
const Replay = lazy<{ id: string }>(
  async () => (await worded(import("./house/replay.tsx"))).Replay,
);
const Verify = lazy(async () => (await worded(import("./house/verify.tsx"))).Verify);
const Rules = lazy<{ code: string }>(
  async () => (await worded(import("./house/rulespage.tsx"))).RulesPage,
);
const People = lazy(async () => (await import("./house/people/people.tsx")).People);
const Profile = lazy<{ id: string }>(
  async () => (await import("./house/people/profile.tsx")).Profile,
);
const Account = lazy<{ provider: string }>(
  async () => (await import("./house/account.tsx")).AccountPage,
);
const Compete = lazy(async () => (await import("./house/chips/compete.tsx")).Compete);
const Leaders = lazy(async () => (await import("./house/leaders.tsx")).Leaders);
const Moderation = lazy<{ id: string }>(
  async () => (await worded(import("./house/moderation.tsx"))).Moderation,
);
const Gone = lazy(async () => (await import("./house/gone.tsx")).Gone);
const Table = lazy<{ id: string }>(async () => (await import("./table/table.tsx")).Table);

function Screen() {
  const [, place = "", id = "", ...more] = path.value.split("/");
  if (more.length > 0) return <Gone />;
  if (place === "") return <Home />;
  if (place === "new" && !id) return <NewTable />;
  if (place === "account") return <Account provider={id} />;
  if (place === "compete" && !id) return <Compete />;
  if (place === "how" && !id) return <HowToPlay />;
  if (place === "table" && id) return <Table key={id} id={id} />;
  if (place === "rules" && id) return <Rules key={id} code={id} />;
  if (place === "replay" && id) return <Replay key={id} id={id} />;
  if (place === "people") return id ? <Profile key={id} id={id} /> : <People />;
  if (place === "leaders" && !id) return <Leaders />;
  if (place === "moderation") return <Moderation key={id} id={id} />;
  if (place === "verify") return <Verify />;
  return <Gone />;
}

function hasReminders(): boolean {
  try {
    return localStorage.getItem("ohhell.reminders") !== null;
  } catch {
    return false;
  }
}

/** The screen that the path names. A new screen takes the focus, or the keyboard would be lost. */
export function App() {
  const screen = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const shown = path.value;
  useEffect(() => {
    if (!first.current) screen.current?.focus();
    first.current = false;
  }, [shown]);
  useEffect(() => {
    // Whoever waits for no game has nothing to fetch.
    if (hasReminders())
      void import("./house/reminders.ts").then(({ startReminding }) => startReminding());
  }, []);
  return (
    <>
      <CardSprite />
      <div ref={screen} class="screen" tabIndex={-1}>
        <Screen />
      </div>
      <Notices />
      <LiveLine />
    </>
  );
}
