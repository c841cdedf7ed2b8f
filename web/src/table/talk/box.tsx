import { useEffect, useRef, useState } from "preact/hooks";
import type { Refused, TableInfo, View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { settings } from "../../shared/settings.ts";
import { Button, Waiting } from "../../shared/ui.tsx";
import { useSession, wantsTalk } from "../context.ts";
import { refusalText, type Saying } from "../line/session.ts";
import { knowHushed } from "./hushing.ts";
import { Quieting } from "./quieting.tsx";
import { withTexts, wordsOf } from "./words.ts";
import "./talk.css";

const PLAYED: ReadonlySet<View["stage"]> = new Set(["bidding", "playing", "scored"]);

/** What may be said now. */
const modeOf = (view: View, info: TableInfo): TableInfo["chat"] =>
  PLAYED.has(view.stage) ? info.chat : "text";

/** All talk of a table: what was said, and what may be said. */
export function TalkBox() {
  const session = useSession();
  const [ready, setReady] = useState(false);
  useEffect(() => void Promise.all([withTexts(), knowHushed()]).then(() => setReady(true)), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || !wantsTalk.value) return;
    wantsTalk.value = false;
    const first = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (first(".talk-typing input") ?? first(".talk-lines"))?.focus();
  }, [ready, wantsTalk.value]);
  const view = session.shown();
  const info = session.info.value;
  if (!ready || !view || !info) return <Waiting />;
  return (
    <div ref={box} class="talk">
      {settings.value.talkHidden ? <p class="dim">{t("talk-hidden")}</p> : <Lines />}
      {!settings.value.talkHidden && <Speaking view={view} info={info} />}
      <Quieting view={view} />
    </div>
  );
}

/** What was said: the newest last, and heard by itself. */
function Lines() {
  const { talk, frame } = useSession();
  const end = useRef<HTMLDivElement>(null);
  const lines = talk.lines.value;
  useEffect(talk.read, []);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  const own = frame.value?.view.you?.seat;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too.
    <div ref={end} class="talk-lines" role="log" aria-label={t("talk-title")} tabIndex={0}>
      {lines.length === 0 && <p class="dim">{t("talk-empty")}</p>}
      {lines.map((line) => (
        <p key={line.number} data-own={line.seat === own || undefined}>
          <bdi class="talk-name">{line.name}</bdi>
          <span class="spoken">: </span>
          <span dir="auto">{wordsOf(line)}</span>
        </p>
      ))}
    </div>
  );
}

function Speaking({ view, info }: { view: View; info: TableInfo }) {
  const session = useSession();
  const [refused, setRefused] = useState<Refused | null>(null);
  const mode = modeOf(view, info);
  if (!view.you) return <p class="dim">{t("talk-watching")}</p>;
  if (mode === "none") return <p class="dim">{t("talk-off-none")}</p>;
  const say = async (saying: Saying) => {
    const answer = await session.say(saying);
    setRefused(answer);
    return answer === null;
  };
  return (
    <>
      {mode === "text" ? <Typing say={say} /> : <p class="dim">{t("talk-off-phrases")}</p>}
      {refused && <p role="alert">{refusalText(refused)}</p>}
      <details open={mode === "phrases"}>
        <summary>{t("talk-phrases")}</summary>
        <div class="talk-phrases">
          {info.phrases.map((phrase) => (
            <Button key={phrase} onClick={() => void say({ t: "phrase", phrase })}>
              {t(`phrase-${phrase}`)}
            </Button>
          ))}
        </div>
      </details>
    </>
  );
}

function Typing({ say }: { say: (saying: Saying) => Promise<boolean> }) {
  const [text, setText] = useState("");
  const send = async (event: Event) => {
    event.preventDefault();
    // What was typed meanwhile stays.
    if (text.trim() && (await say({ t: "say", text }))) setText((now) => (now === text ? "" : now));
  };
  return (
    <form class="talk-typing" onSubmit={(event) => void send(event)}>
      <input
        type="text"
        dir="auto"
        aria-label={t("talk-message")}
        placeholder={t("talk-message")}
        autocomplete="off"
        enterkeyhint="send"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button look="primary" type="submit">
        {t("talk-send")}
      </Button>
    </form>
  );
}
