import { useEffect, useRef } from "preact/hooks";
import { listed, t } from "../../shared/i18n.ts";
import { say } from "../../shared/live.tsx";
import { sound } from "../../shared/sound.ts";
import { Button } from "../../shared/ui.tsx";
import { bidReach, useSession, useView } from "../context.ts";
import { isYou, nameOf } from "../words/names.ts";
import { Clock, type Left, useLeft } from "./clock.tsx";
import { clockFace, sayTimeBy } from "./hook.ts";
import { hasBecomeShort, secondsOf, WARNING_MS } from "./left.ts";
import { said } from "./said.ts";
import "./time.css";

/** Has the table show and say what concerns time, once there are words for it. */
export function begin() {
  sayTimeBy(said);
  clockFace.value = Clock;
}

/** What there is to say and to do about time: your own clock, a pause, and being back. */
export function Time() {
  const view = useView();
  const idle = view.you !== null && view.seats[view.you.seat]?.idle;
  useEffect(() => {
    // Whoever comes in the middle has not heard it.
    if (view.pause?.on) say(t("time-paused"));
  }, []);
  if (view.stage === "over") return null;
  return (
    <>
      {view.pause && <Pause />}
      {idle && <Idle />}
      {view.you && !view.pause?.on && !idle && <OwnTime seat={view.you.seat} />}
    </>
  );
}

const aboveBids = () => ({ marginBottom: `${bidReach.value}px` });

function Pause() {
  const { order } = useSession();
  const view = useView();
  const { pause, you } = view;
  if (!pause) return null;
  const mine = you !== null && pause.asked.includes(you.seat);
  const others = pause.asked.filter((seat) => !isYou(view, seat));
  const names = listed(others.map((seat) => nameOf(view, seat)));
  const text = pause.on
    ? t("time-paused")
    : mine
      ? t("time-asks-you")
      : t("time-asks", { name: names });
  const canAgree = !pause.on && !mine && !view.seats[you?.seat ?? 0]?.covered;
  return (
    <section
      class="time-notice"
      data-pause={pause.on || undefined}
      aria-label={text}
      style={pause.on ? {} : aboveBids()}
    >
      <p>{text}</p>
      {you && (
        <div class="row">
          {canAgree && (
            <Button look="primary" onClick={() => order({ t: "pause" })}>
              {t("time-agree")}
            </Button>
          )}
          <Button look={pause.on ? "primary" : "plain"} onClick={() => order({ t: "resume" })}>
            {t(pause.on ? "time-resume" : "time-play-on")}
          </Button>
        </div>
      )}
    </section>
  );
}

function Idle() {
  const { order } = useSession();
  return (
    <section class="time-notice" aria-label={t("time-idle")} style={aboveBids()}>
      <p>{t("time-idle")}</p>
      <Button look="primary" onClick={() => order({ t: "back" })}>
        {t("time-back")}
      </Button>
    </section>
  );
}

/** Warns once, politely, when little is left. */
function useWarning(left: Left | null) {
  const before = useRef<number | null>(null);
  const now = left?.counts ? left.ms : null;
  useEffect(() => {
    if (now !== null && hasBecomeShort(before.current, now)) {
      say(t("time-warning", { seconds: secondsOf(WARNING_MS) }));
      sound("turn");
    }
    before.current = now;
  }, [now]);
}

/** Your own clock for the ear, and the way to more time while it is of use. */
function OwnTime({ seat }: { seat: number }) {
  const { order } = useSession();
  const { you } = useView();
  const left = useLeft(seat);
  useWarning(left);
  if (!left) return null;
  const seconds = secondsOf(left.ms);
  // The bid panel lies over your plate, and so over its clock.
  const isHidden = bidReach.value > 0;
  const isLate = left.ms <= Math.max(WARNING_MS, left.wholeMs / 2);
  return (
    <div class="time-own" style={aboveBids()}>
      <span class="spoken" role="timer">
        {t(left.counts ? "time-left" : "time-stopped", { seconds })}
      </span>
      {isHidden && (
        <span
          class="time-pill"
          aria-hidden="true"
          data-short={left.ms <= WARNING_MS || undefined}
          data-stopped={!left.counts || undefined}
        >
          {t("time-left-tight", { seconds })}
        </span>
      )}
      {you && isLate && left.counts && you.moreTimeMs > 0 && (
        <Button icon="plus" onClick={() => order({ t: "moreTime" })}>
          {t("time-more", { seconds: you.moreTimeMs / 1000 })}
        </Button>
      )}
    </div>
  );
}
