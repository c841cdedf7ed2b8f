import { listed, t } from "../shared/i18n.ts";
import { lazy, Nothing } from "../shared/lazy.tsx";
import { BidPanel, isSealed } from "./bidding/bid.tsx";
import { SuggestButton } from "./bidding/suggest.tsx";
import { Plate } from "./cloth/plate.tsx";
import { Bubble, TakeSeat } from "./cloth/seats.tsx";
import { useSession, useView } from "./context.ts";
import { Hand } from "./hand/hand.tsx";
import { loadNaming } from "./panels/later.ts";
import { nameOf } from "./words/names.ts";
import { yourTurn } from "./words/say.ts";

const NamePanel = lazy(loadNaming, Nothing);

/** Your own place: plate, what the table waits for, and the hand. */
export function Dock() {
  const { you, stage } = useView();
  if (stage === "over") return null;
  return (
    <section class="dock" aria-label={t("dock-name")}>
      <div class="dock-head">
        <div class="own">
          <Plate seat={you?.seat ?? 0} roomy />
          <Bubble seat={you?.seat ?? 0} />
          <TakeSeat seat={you?.seat ?? 0} />
        </div>
        <Prompt />
        {stage === "playing" && <SuggestButton small />}
      </div>
      {you ? (
        <div class="hand-place">
          {you.trumps.length > 0 ? <NamePanel /> : <BidPanel />}
          <Hand />
        </div>
      ) : (
        <p class="watching">{t("dock-watching")}</p>
      )}
    </section>
  );
}

/** One line that says whose turn it is, or what to do. */
function Prompt() {
  const session = useSession();
  const view = useView();
  const sent = session.pending.value?.order.t;
  const acting = sent !== undefined && sent !== "ready" && sent !== "sit";
  const turn = acting ? null : yourTurn(view);
  return (
    <p class="prompt" data-turn={turn !== null || undefined}>
      {turn ?? waitingFor(view, session.frame.value?.held ?? false, acting)}
    </p>
  );
}

function waitingFor(view: ReturnType<typeof useView>, held: boolean, sent: boolean): string {
  if (sent) return t("prompt-sent");
  if (held) return t("prompt-go-on");
  const { round, stage } = view;
  if (!round || round.toAct.length === 0 || stage === "scored" || view.pause?.on) return "";
  const names = listed(round.toAct.map((seat) => nameOf(view, seat)));
  if (round.namer !== null && round.toAct.includes(round.namer))
    return t("prompt-names", { name: names });
  if (stage !== "bidding") return t("prompt-plays", { name: names });
  return isSealed(view) ? t("prompt-all-bid") : t("prompt-bids", { name: names });
}
