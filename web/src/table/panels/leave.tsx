import { t } from "../../shared/i18n.ts";
import { lazy, Nothing } from "../../shared/lazy.tsx";
import { go } from "../../shared/router.ts";
import { Button, Dialog } from "../../shared/ui.tsx";
import { closePanel, useSession, useView } from "../context.ts";

const handover = async () => {
  const [found, { withTexts }] = await Promise.all([
    import("./handover.tsx"),
    import("../../house/hosting/texts.ts"),
  ]);
  await withTexts();
  return found;
};

const LeaveMore = lazy(async () => (await handover()).LeaveMore, Nothing);

/** Gives the seat to a friend, in place of leaving it. */
export const HandOverPanel = lazy(async () => (await handover()).HandOverPanel, Nothing);

/** Two ways to leave, each with what it does in words. */
export function LeavePanel() {
  const session = useSession();
  const { you, stage } = useView();
  const info = session.info.value;
  const seconds = Math.round((info?.coverAfterMs ?? 0) / 1000);
  const playing = you !== null && stage !== "over";
  const leave = () => {
    session.order({ t: "leave", costs: info?.buyIn ?? 0 });
    closePanel();
  };
  return (
    <Dialog title={t("leave-title")} onClose={closePanel}>
      <div class="leave">
        <p>{playing ? t("leave-later-help", { seconds }) : t("leave-watching-help")}</p>
        <Button look="primary" icon="home" onClick={() => go("/")}>
          {t(playing ? "leave-later" : "leave-go")}
        </Button>
        {playing && (
          <>
            {/* Nobody takes a seat of a rated game over. */}
            {!info?.rated && <p>{t("leave-good-help")}</p>}
            <LeaveMore />
            <Button look="danger" icon="leave" onClick={leave}>
              {t("leave-good")}
            </Button>
          </>
        )}
        <Button look="quiet" onClick={closePanel}>
          {t("leave-stay")}
        </Button>
      </div>
    </Dialog>
  );
}
