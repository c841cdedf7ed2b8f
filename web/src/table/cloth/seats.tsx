import { t } from "../../shared/i18n.ts";
import { panel, useSession, useView } from "../context.ts";
import { nameOf } from "../words/names.ts";
import { traits } from "../words/traits.ts";
import { type Box, type Plan, placeOf } from "./geometry.ts";
import { Plate } from "./plate.tsx";

const place = ({ x, y, w, h }: Box) => ({
  left: `${x - w / 2}px`,
  top: `${y - h / 2}px`,
  width: `${w}px`,
  height: `${h}px`,
});

/** The others in the order of play, from your left as a rule; a spectator's dock has seat 0. */
export function Seats({ plan }: { plan: Plan }) {
  const view = useView();
  const own = view.you?.seat ?? 0;
  const { length } = view.seats;
  const others = plan.plates.map((box, at) => {
    const seat = (own + at + 1) % length;
    return { seat, box: plan.plates[placeOf(seat, own, length, traits.value.counter) - 1] ?? box };
  });
  return (
    <ul class="seats" aria-label={t("table-seats-label")}>
      {others.map(({ box, seat }) => (
        <li key={seat} style={place(box)}>
          <Plate seat={seat} roomy={plan.roomy} />
          <Bubble seat={seat} />
          <TakeSeat seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** A bid, large for a moment where it was made. */
export function Bubble({ seat }: { seat: number }) {
  const bubble = useSession().bubbles.value.find((each) => each.seat === seat);
  return bubble ? (
    <span class="bubble" data-talk={bubble.isTalk} dir="auto" aria-hidden="true">
      {bubble.text}
    </span>
  ) : null;
}

/** A spectator may take over for a bot. */
export function TakeSeat({ seat }: { seat: number }) {
  const view = useView();
  const place = view.seats[seat];
  if (view.you || place?.kind !== "bot" || view.stage === "over") return null;
  return (
    <button
      type="button"
      class="take-seat"
      aria-label={t("seat-take-named", { name: nameOf(view, seat) })}
      onClick={() => (panel.value = seat)}
    />
  );
}
