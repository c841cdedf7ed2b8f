import type { ComponentType } from "preact";
import { t } from "../shared/i18n.ts";
import { lazy, Nothing } from "../shared/lazy.tsx";
import { Dialog } from "../shared/ui.tsx";
import { closePanel, type Panel, panel } from "./context.ts";
import { HelpPanel } from "./help.tsx";
import { LastTrickPanel } from "./lasttrick.tsx";
import { LeavePanel } from "./leave.tsx";
import { MenuPanel } from "./menu.tsx";
import { RulesPanel } from "./rules.tsx";
import { ScoreCurve, Sheet } from "./sheet.tsx";
import { LogList } from "./side.tsx";
import { TakeSeatPanel } from "./take.tsx";
import { TextPanel } from "./textview.tsx";

const Settings = lazy<{ onClose: () => void }>(
  async () => (await import("../house/settings.tsx")).SettingsDialog,
  Nothing,
);

const AdvicePanel = lazy(async () => (await import("./advice/panel.tsx")).AdvicePanel, Nothing);

const SheetPanel = () => (
  <Dialog title={t("table-sheet")} kind="sheet" onClose={closePanel}>
    <Sheet />
    <ScoreCurve />
  </Dialog>
);

const LogPanel = () => (
  <Dialog title={t("side-log")} kind="sheet" onClose={closePanel}>
    <LogList />
  </Dialog>
);

const PANELS: Record<Panel, ComponentType> = {
  menu: MenuPanel,
  sheet: SheetPanel,
  log: LogPanel,
  last: LastTrickPanel,
  help: HelpPanel,
  text: TextPanel,
  leave: LeavePanel,
  rules: RulesPanel,
  advice: AdvicePanel,
  settings: () => <Settings onClose={closePanel} />,
};

/** The dialog that is open, if any. */
export function Panels() {
  const open = panel.value;
  if (open === null) return null;
  if (typeof open === "number") return <TakeSeatPanel seat={open} />;
  const Open = PANELS[open];
  return <Open />;
}
