import { t } from "../../shared/i18n.ts";
import { newNonce } from "../../shared/random.ts";
import { Button, Dialog } from "../../shared/ui.tsx";
import { seatSentences } from "../cloth/plate.tsx";
import { closePanel, useSession, useView } from "../context.ts";
import { nameOf } from "../words/names.ts";

/** A spectator's question to a bot's seat. */
export function TakeSeatPanel({ seat }: { seat: number }) {
  const session = useSession();
  const view = useView();
  const take = () => {
    session.order({ t: "sit", seat, nonce: newNonce() });
    closePanel();
  };
  return (
    <Dialog title={nameOf(view, seat)} onClose={closePanel}>
      <div class="leave">
        <p>{seatSentences(view, seat)}</p>
        <p>{t("take-help")}</p>
        <Button look="primary" icon="person" onClick={take}>
          {t("seat-take")}
        </Button>
      </div>
    </Dialog>
  );
}
