import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Frame, Replay } from "../../protocol";
import { copyText } from "../../shared/copy.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { traits, traitsOf } from "../../table/words/traits.ts";
import { variantName } from "../clause.ts";
import { Page } from "../page.tsx";
import { Pick } from "../pick.tsx";
import { Controls } from "./controls.tsx";
import { Hands } from "./hands.tsx";
import { told } from "./narrate.ts";
import {
  type Moment,
  type Move,
  marksOf,
  momentHash,
  moved,
  moveForKey,
  readMoment,
} from "./steps.ts";
import { RoundLine, Trick } from "./trick.tsx";
import "../style/replay.css";

/** Keys belong to the field they are typed into, and to the browser with a modifier. */
function isForReplay(event: KeyboardEvent): boolean {
  const { target } = event;
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !field && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
}

/** The moment on the screen; it stands in the address too, so that the address can be passed on. */
function useMoment(replay: Replay) {
  const limits = { frames: replay.frames.length, seats: replay.frames[0]?.view.seats.length ?? 0 };
  const [moment, setMoment] = useState<Moment>(() => readMoment(location.hash, limits));
  useEffect(() => {
    const follow = () => setMoment(readMoment(location.hash, limits));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [replay]);
  useEffect(() => history.replaceState(null, "", momentHash(moment)), [moment]);
  return [moment, setMoment] as const;
}

export function Player({ id, replay }: { id: string; replay: Replay }) {
  const [moment, setMoment] = useMoment(replay);
  useMemo(() => (traits.value = traitsOf(replay.info.rules)), [replay]);
  const marks = useMemo(() => marksOf(replay.frames), [replay]);
  const move = (how: Move) => setMoment((now) => ({ ...now, at: moved(marks, now.at, how) }));
  // Heard as soon as there is something to see.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const how = isForReplay(event) ? moveForKey(event.key) : undefined;
      if (!how) return;
      event.preventDefault();
      move(how);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [marks]);

  const frame = replay.frames[moment.at] as Frame;
  return (
    <Page title={t("replay-of", { variant: variantName(replay.info.variant) })} wide>
      <div class="replay">
        <section class="replay-table" aria-label={t("replay-trick")}>
          <RoundLine view={frame.view} />
          <p class="told" role="status">
            {told(frame)}
          </p>
          <Trick frame={frame} />
        </section>
        <section class="replay-hands" aria-label={t("replay-seats")}>
          <Hands frame={frame} only={moment.seat} />
          <SeatChoice
            frame={frame}
            seat={moment.seat}
            onChoose={(seat) => setMoment((now) => ({ ...now, seat }))}
          />
        </section>
        <Ways id={id} />
        <Controls
          at={moment.at}
          marks={marks}
          onMove={move}
          onJump={(at) => setMoment((now) => ({ ...now, at }))}
        />
      </div>
    </Page>
  );
}

interface SeatChoiceProps {
  frame: Frame;
  seat: number | null;
  onChoose: (seat: number | null) => void;
}

const SeatChoice = ({ frame, seat, onChoose }: SeatChoiceProps) => (
  <Pick
    legend={t("replay-view")}
    options={[
      { id: "all", label: t("replay-view-all") },
      ...frame.view.seats.map(({ name }, number) => ({
        id: String(number),
        label: t("replay-view-seat", { name }),
      })),
    ]}
    chosen={seat === null ? "all" : String(seat)}
    onChoose={(id) => onChoose(id === "all" ? null : Number(id))}
  />
);

function Ways({ id }: { id: string }) {
  const share = async () => {
    notify((await copyText(location.href)) ? t("common-copied") : location.href);
  };
  return (
    <div class="replay-ways">
      <Button icon="share" onClick={share}>
        {t("replay-share")}
      </Button>
      <a
        class="button"
        href={`/api/tables/${encodeURIComponent(id)}/record`}
        download={`oh-hell-${id}.json`}
      >
        {t("replay-download")}
      </a>
      <a class="button" href={`/verify?table=${encodeURIComponent(id)}`}>
        {t("replay-verify")}
      </a>
    </div>
  );
}
