import { useEffect, useState } from "preact/hooks";
import { Link } from "../../house/link.tsx";
import { useGet } from "../../house/load.ts";
import type { Me } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { newNonce } from "../../shared/random.ts";
import { Button, Dialog } from "../../shared/ui.tsx";
import { closePanel, panel, useSession, useView } from "../context.ts";
import { costsOf } from "../words/cost.ts";
import { nameOf } from "../words/names.ts";

/** Gives the own seat to a friend who watches and has seen no hand of this game. */
export function HandOver() {
  const session = useSession();
  const { you, seats, watchers } = useView();
  const offered = you ? (seats[you.seat]?.offeredTo ?? null) : null;
  const id = session.info.value?.id ?? "";
  if (offered !== null) {
    const name = watchers.find((person) => person.id === offered)?.name ?? "?";
    return (
      <div class="leave">
        <p>{t("offer-waits", { name })}</p>
        <Button icon="close" onClick={() => session.order({ t: "offer" })}>
          {t("offer-withdraw")}
        </Button>
      </div>
    );
  }
  return (
    <div class="leave">
      <p>{t("offer-help")}</p>
      {watchers.map((person) => (
        <Button
          key={person.id}
          icon="person"
          onClick={() => session.order({ t: "offer", to: person.id })}
        >
          {t("offer-to", { name: person.name })}
        </Button>
      ))}
      {watchers.length === 0 && (
        <>
          <p class="dim">{t("offer-nobody")}</p>
          <Link
            link={`${location.origin}/table/${id}`}
            label={t("lobby-link")}
            message={t("lobby-send-text")}
          />
        </>
      )}
    </div>
  );
}

export const HandOverPanel = () => (
  <Dialog title={t("leave-friend")} onClose={closePanel}>
    <HandOver />
  </Dialog>
);

/** What giving the seat up costs, and the way to give it to a friend instead. */
export function LeaveMore() {
  const info = useSession().info.value;
  const view = useView();
  return (
    <>
      {info && costsOf(info, view).map((cost) => <p key={cost}>{cost}</p>)}
      {!info?.rated && (
        <Button icon="share" onClick={() => (panel.value = "handover")}>
          {t("leave-friend")}
        </Button>
      )}
    </>
  );
}

/** The dialog of the one to whom a seat is offered. */
export function Offered() {
  const session = useSession();
  const view = useView();
  const me = useGet<Me>("/api/me").value;
  const [refused, setRefused] = useState<number | null>(null);
  const seat = me ? view.seats.findIndex(({ offeredTo }) => offeredTo === me.id) : -1;
  useEffect(() => {
    // What was put off once may be offered again.
    if (seat < 0) setRefused(null);
  }, [seat]);
  if (view.you || seat < 0 || refused === seat) return null;
  const name = nameOf(view, seat);
  return (
    <Dialog title={t("offer-title")} onClose={() => setRefused(seat)}>
      <div class="leave">
        <p>{t("offer-told", { name })}</p>
        <Button
          look="primary"
          icon="person"
          onClick={() => session.order({ t: "sit", seat, nonce: newNonce() })}
        >
          {t("offer-take")}
        </Button>
        <Button look="quiet" onClick={() => setRefused(seat)}>
          {t("offer-refuse")}
        </Button>
      </div>
    </Dialog>
  );
}
