import { useState } from "preact/hooks";
import type { SeatView, View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { Button, IconButton } from "../../shared/ui.tsx";
import type { Order } from "../../table/line/orders.ts";
import { levelName } from "../levelname.ts";
import { SeatTools } from "./tools.tsx";

interface SeatsProps {
  view: View;
  send: (order: Order) => void;
  onSit: (seat: number) => void;
}

/** Every place at the table, in order round it. */
export const Seats = ({ view, ...deeds }: SeatsProps) => (
  <ol class="seats">
    {view.seats.map((seat, number) => (
      <li key={number} class={`seat ${seat.kind}`} data-ready={seat.ready || undefined}>
        <Who
          seat={seat}
          number={number}
          mine={view.you?.seat === number}
          host={view.host === number}
        />
        <Deeds view={view} seat={seat} number={number} {...deeds} />
      </li>
    ))}
  </ol>
);

interface WhoProps {
  seat: SeatView;
  number: number;
  mine: boolean;
  host: boolean;
}

function Who({ seat, number, mine, host }: WhoProps) {
  const marks = [
    mine && t("lobby-you"),
    host && t("lobby-host"),
    seat.kind === "bot" && t("lobby-bot"),
    seat.kind === "bot" && seat.level !== null && levelName(seat.level),
    seat.kind === "person" && !seat.online && t("lobby-offline"),
    seat.ready && t("ready-mark"),
    seat.keptFor !== null && t("kept-for", { name: seat.keptFor }),
  ].filter((mark) => mark !== false);
  return (
    <span class="who">
      <span class="seat-sign">
        {seat.kind === "empty" ? (
          <span aria-hidden="true">{number + 1}</span>
        ) : (
          <Icon name={seat.kind === "bot" ? "bot" : "person"} />
        )}
      </span>
      <span class="who-text">
        {seat.kind === "empty" ? (
          <span class="dim">{t("lobby-free")}</span>
        ) : (
          <bdi class="name">{seat.name}</bdi>
        )}
        {marks.length > 0 && <span class="dim small">{marks.join(" · ")}</span>}
      </span>
    </span>
  );
}

/** Tells apart buttons that look alike, for those who hear them one by one. */
const Heard = ({ text }: { text: string }) => <span class="spoken">{text}</span>;

interface DeedsProps extends SeatsProps {
  seat: SeatView;
  number: number;
}

function Deeds({ view, seat, number, send, onSit }: DeedsProps) {
  const { you } = view;
  const host = you != null && view.host === you.seat;
  const place = <Heard text={t("lobby-seat", { number: number + 1 })} />;
  // A bot gives its seat up to whoever comes; a person does not.
  const sits = !you && seat.kind !== "person";
  const [arranging, setArranging] = useState(false);
  return (
    <span class="deeds">
      {sits && (
        <Button look={seat.kind === "empty" ? "primary" : "plain"} onClick={() => onSit(number)}>
          {t("lobby-sit")}
          {place}
        </Button>
      )}
      {host && seat.kind === "empty" && (
        <Button icon="plus" onClick={() => send({ t: "addBot", seat: number })}>
          {t("lobby-add-bot")}
          {place}
        </Button>
      )}
      {host && seat.kind === "bot" && (
        <Button look="quiet" icon="close" onClick={() => send({ t: "clear", seat: number })}>
          {t("lobby-clear")}
          <Heard text={seat.name} />
        </Button>
      )}
      {host && seat.kind !== "empty" && (
        <IconButton
          class="arrange"
          icon="menu"
          label={t("host-arrange", { name: seat.name })}
          aria-haspopup="dialog"
          onClick={() => setArranging(true)}
        />
      )}
      {arranging && (
        <SeatTools view={view} seat={number} send={send} onClose={() => setArranging(false)} />
      )}
    </span>
  );
}
