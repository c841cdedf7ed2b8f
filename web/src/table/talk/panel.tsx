import { t } from "../../shared/i18n.ts";
import { Dialog } from "../../shared/ui.tsx";
import { closePanel } from "../context.ts";
import { TalkBox } from "./box.tsx";

/** The talk of the table as a sheet over it. */
export const TalkPanel = () => (
  <Dialog title={t("table-chat")} kind="sheet" onClose={closePanel}>
    <TalkBox />
  </Dialog>
);
