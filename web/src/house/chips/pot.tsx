import { useEffect, useState } from "preact/hooks";
import type { ChipPurse, Pot, PotShare, View } from "../../protocol";
import { isolated, t } from "../../shared/i18n.ts";
import { useGet } from "../load.ts";
import { PayoutList } from "./payout.tsx";
import { withTexts } from "./texts.ts";
import "../style/compete.css";

const AGAIN_MS = 1000;

interface PotProps {
  id: string;
  view: View;
}

const peopleIn = ({ seats }: View): string =>
  seats.map(({ kind, name }) => (kind === "person" ? name : "")).join("\n");

/** Whether the ledger has not yet followed what the table shows. */
function isBehind(pot: Pot | undefined, view: View): boolean {
  if (!pot) return true;
  if (view.stage === "over") return pot.settled === null;
  return (
    view.stage === "lobby" &&
    pot.shares.length !== view.seats.filter(({ kind }) => kind === "person").length
  );
}

/** What lies at a table for chips: who has put down, what there is to win, and who won it. */
export function PotPanel({ id, view }: PotProps) {
  const [worded, setWorded] = useState(false);
  useEffect(() => void withTexts().finally(() => setWorded(true)), []);
  const { value: pot, reload } = useGet<Pot>(`/api/tables/${encodeURIComponent(id)}/pot`);
  const purse = useGet<ChipPurse>(view.stage === "lobby" ? "/api/me/chips" : null);
  const people = peopleIn(view);
  useEffect(reload, [people, view.stage]);
  const behind = isBehind(pot, view);
  useEffect(() => {
    if (!behind) return;
    const timer = setInterval(reload, AGAIN_MS);
    return () => clearInterval(timer);
  }, [behind, reload]);
  useEffect(purse.reload, [pot?.chips]);
  if (!worded || !pot) return null;
  return (
    <section class="pot" aria-labelledby="pot">
      <h2 id="pot">{t("pot-title")}</h2>
      {view.stage === "lobby" && <p>{t("pot-lobby", { chips: pot.buyIn })}</p>}
      {purse.value && <p>{t("pot-purse", { chips: purse.value.chips })}</p>}
      {pot.chips > 0 && <p class="pot-chips">{t("pot-pot", { chips: pot.chips })}</p>}
      {view.stage === "over" && pot.settled === null && <p role="status">{t("pot-waiting")}</p>}
      {pot.settled === null && pot.shares.length > 1 && <PayoutList won={pot.won} />}
      <ul class="shares">
        {pot.shares.map((share, index) => (
          <li key={index} data-you={share.you || undefined}>
            {shareText(pot, share)}
          </li>
        ))}
      </ul>
      {pot.annulled && <p>{t("pot-annulled")}</p>}
      {view.stage !== "lobby" && <p class="small dim">{t("compete-virtual")}</p>}
    </section>
  );
}

/** What became of a stake, in words. */
function shareText(pot: Pot, { name: plain, chips, won, left }: PotShare): string {
  const name = isolated(plain);
  if (pot.settled === null) return t("pot-down", { name, chips });
  if (pot.settled === "refund") return t("pot-back", { name, chips: won });
  if (won > 0) return t("pot-won", { name, put: chips, chips: won });
  return t(left ? "pot-left" : "pot-lost", { name, chips });
}
