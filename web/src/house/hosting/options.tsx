import { useEffect, useId, useState } from "preact/hooks";
import type { Levels } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Switch } from "../../shared/ui.tsx";
import { LevelPick } from "../levelpick.tsx";
import { useGet } from "../load.ts";
import { Pick } from "../pick.tsx";
import {
  CLOCKS,
  changed,
  FINDERS,
  type Finder,
  type How,
  PRESETS,
  presetOf,
  TALKS,
} from "./how.ts";
import { nextAt, soon } from "./time.ts";
import { untilText, whenText } from "./words.ts";
import "../style/options.css";

const LOOK_MS = 20_000;

interface OptionsProps {
  how: How;
  /** When the game begins; 0 is when the host says so. */
  atMs: number;
  onChange: (how: How) => void;
  onTime: (atMs: number) => void;
}

/** How the table is kept: a name that stands for all of it, or each question by itself. */
export function TableOptions({ how, atMs, onChange, onTime }: OptionsProps) {
  const titleId = useId();
  const levels = useGet<Levels>("/api/levels").value;
  const set = (change: Partial<How>) => onChange(changed(how, change));
  return (
    <section class="table-options" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("options-title")}</h2>
      <Pick
        legend={t("options-preset")}
        options={Object.keys(PRESETS).map((id) => ({
          id,
          label: t(`options-preset-${id}`),
          help: t(`options-preset-${id}-help`),
        }))}
        chosen={presetOf(how)}
        onChoose={(id) => onChange({ ...how, ...PRESETS[id as keyof typeof PRESETS] })}
      />
      <When atMs={atMs} onTime={onTime} />
      <Pick
        legend={t("options-find")}
        options={FINDERS.map((id) => ({
          id,
          label: t(`options-find-${id}`),
          help: t(`options-find-${id}-help`),
        }))}
        chosen={how.find}
        onChoose={(id) => set({ find: id as Finder })}
      />
      <details class="folded" open={presetOf(how) === null}>
        <summary>{t("options-more")}</summary>
        <Each how={how} set={set} />
        <LevelPick levels={levels} />
      </details>
    </section>
  );
}

interface EachProps {
  how: How;
  set: (change: Partial<How>) => void;
}

const Each = ({ how, set }: EachProps) => (
  <div class="options-each">
    <Pick
      legend={t("options-chat")}
      options={TALKS.map((id) => ({
        id,
        label: t(`options-chat-${id}`),
        help: t(`about-chat-${id}`),
      }))}
      chosen={how.chat}
      onChoose={(id) => set({ chat: id as How["chat"] })}
    />
    {(["bid", "play"] as const).map((what) => (
      <Pick
        key={what}
        legend={t(`options-${what}-clock`)}
        help={t("options-clock-help")}
        options={CLOCKS.map((seconds) => ({
          id: String(seconds),
          label: seconds === 0 ? t("options-clock-none") : t("options-clock", { seconds }),
        }))}
        chosen={String(how[`${what}ClockS`])}
        onChoose={(id) => set({ [`${what}ClockS`]: Number(id) })}
      />
    ))}
    <Switch
      label={t("options-suggestions")}
      help={t("options-suggestions-help")}
      checked={how.suggestions}
      onChange={(suggestions) => set({ suggestions })}
    />
    <Switch
      label={t("options-watching")}
      help={t("options-watching-help")}
      checked={how.watching}
      onChange={(watching) => set({ watching })}
    />
    <Switch
      label={t("options-rated")}
      help={t("options-rated-help")}
      checked={how.rated}
      onChange={(rated) => set({ rated })}
    />
  </div>
);

/** Now, or at a time within the next day: a time of day says which. */
function When({ atMs, onTime }: { atMs: number; onTime: OptionsProps["onTime"] }) {
  const id = useId();
  const [time, setTime] = useState(() => soon(Date.now()));
  const [, look] = useState(0);
  useEffect(() => {
    // What lies ahead comes nearer, and at last is tomorrow's.
    const timer = setInterval(() => {
      look((count) => count + 1);
      if (atMs && atMs <= Date.now()) onTime(nextAt(time, Date.now()) ?? 0);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [atMs, time]);
  const choose = (text: string) => {
    setTime(text);
    onTime(nextAt(text, Date.now()) ?? 0);
  };
  return (
    <div class="when">
      <Pick
        legend={t("options-when")}
        options={["host", "time"].map((way) => ({
          id: way,
          label: t(`options-when-${way}`),
          help: t(`options-when-${way}-help`),
        }))}
        chosen={atMs ? "time" : "host"}
        onChoose={(way) => (way === "time" ? choose(time) : onTime(0))}
      />
      {atMs > 0 && (
        <p class="when-time">
          <label for={id}>{t("options-time")}</label>
          <input
            id={id}
            class="field"
            type="time"
            value={time}
            onInput={(event) => event.currentTarget.value && choose(event.currentTarget.value)}
          />
          <span aria-live="polite">
            {whenText(atMs)} · {untilText(atMs)}
          </span>
        </p>
      )}
    </div>
  );
}
