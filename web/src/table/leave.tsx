import { t } from "../shared/i18n.ts";
import { go } from "../shared/router.ts";
import { Button, Dialog } from "../shared/ui.tsx";
import { closePanel, useSession, useView } from "./context.ts";

/** Two ways to leave, each with what it does in words. */
export function LeavePanel() {
  const session = useSession();
  const { you, stage } = useView();
  const seconds = Math.round((session.info.value?.coverAfterMs ?? 0) / 1000);
  const playing = you !== null && stage !== "over";
  const leave = () => {
    session.order({ t: "leave" });
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
            <p>{t("leave-good-help")}</p>
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
