import { useState } from "preact/hooks";
import type { SeatView, View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Button, Dialog } from "../../shared/ui.tsx";
import type { Order } from "../../table/line/orders.ts";

interface ToolsProps {
  view: View;
  send: (order: Order) => void;
}

const isHost = ({ you, host }: View): boolean => you != null && you.seat === host;

/** What a host may do with the whole table before the game. */
export function HostTools({ view, send }: ToolsProps) {
  const [closing, setClosing] = useState(false);
  if (!isHost(view)) return null;
  const taken = view.seats.filter(({ kind }) => kind !== "empty").length;
  const people = view.seats.filter(({ kind }) => kind === "person").length;
  return (
    <section class="host-tools" aria-labelledby="host-tools">
      <h2 id="host-tools">{t("host-tools")}</h2>
      <div class="host-ways">
        {people > 1 && (
          <Button icon="help" onClick={() => send({ t: "askReady" })}>
            {t("host-ask-ready")}
          </Button>
        )}
        {taken > 1 && (
          <Button icon="replay" onClick={() => send({ t: "shuffle" })}>
            {t("host-shuffle")}
          </Button>
        )}
        <Button look="quiet" icon="close" onClick={() => setClosing(true)}>
          {t("host-close")}
        </Button>
      </div>
      <Removed view={view} send={send} />
      {closing && <Closing onClose={() => setClosing(false)} send={send} />}
    </section>
  );
}

interface ClosingProps {
  onClose: () => void;
  send: (order: Order) => void;
}

const Closing = ({ onClose, send }: ClosingProps) => (
  <Dialog title={t("host-close")} onClose={onClose}>
    <div class="leave">
      <p>{t("host-close-sure")}</p>
      <Button look="danger" icon="close" onClick={() => send({ t: "close" })}>
        {t("host-close")}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {t("host-close-not")}
      </Button>
    </div>
  </Dialog>
);

/** Whom the host has removed, and the way to let them in again. */
const Removed = ({ view, send }: ToolsProps) =>
  view.removed.length > 0 ? (
    <div class="removed">
      <h3>{t("host-removed")}</h3>
      <ul>
        {view.removed.map(({ id, name }) => (
          <li key={id}>
            <Button look="quiet" onClick={() => send({ t: "admit", player: id })}>
              {t("host-admit", { name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  ) : null;

interface SeatToolsProps extends ToolsProps {
  seat: number;
  onClose: () => void;
}

const seatName = (seat: SeatView, number: number): string =>
  seat.kind === "empty"
    ? t("host-seat-free", { number: number + 1 })
    : t("host-seat", { number: number + 1, name: seat.name });

/** What a host may do with one seat: where its holder sits, whether they are host, or stay. */
export function SeatTools({ view, seat, send, onClose }: SeatToolsProps) {
  const place = view.seats[seat];
  if (!place) return null;
  const give = (order: Order) => {
    send(order);
    onClose();
  };
  const own = seat === view.host;
  return (
    <Dialog title={seatName(place, seat)} kind="sheet" onClose={onClose}>
      <ul class="menu">
        {view.seats.map((other, number) =>
          number === seat || (place.kind === "empty" && other.kind === "empty") ? null : (
            <li key={number}>
              <Button
                look="quiet"
                icon="replay"
                onClick={() => give({ t: "swap", seat, other: number })}
              >
                {t(other.kind === "empty" ? "host-move" : "host-swap", {
                  number: number + 1,
                  name: other.name,
                })}
              </Button>
            </li>
          ),
        )}
        {place.kind === "person" && !own && (
          <li>
            <Button look="quiet" icon="person" onClick={() => give({ t: "handHost", seat })}>
              {t("host-give", { name: place.name })}
            </Button>
          </li>
        )}
        {place.kind === "person" && !own && (
          <li>
            <Button look="danger" icon="close" onClick={() => give({ t: "clear", seat })}>
              {t("host-remove", { name: place.name })}
            </Button>
            <p class="small dim">{t("host-remove-help")}</p>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
