import type { ComponentType } from "preact";
import type { TableInfo, View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { lazy, Nothing } from "../../shared/lazy.tsx";
import { Dialog } from "../../shared/ui.tsx";
import { TakeSeatPanel } from "../bidding/take.tsx";
import { closePanel, type Panel, panel, useSession, useView } from "../context.ts";
import { ScoreCurve, Sheet } from "../score/sheet.tsx";
import { HelpPanel } from "./help.tsx";
import { LastTrickPanel } from "./lasttrick.tsx";
import { HandOverPanel, LeavePanel } from "./leave.tsx";
import { MenuPanel } from "./menu.tsx";
import { RulesPanel } from "./rules.tsx";
import { LogList } from "./side.tsx";
import { TextPanel } from "./textview.tsx";

const Settings = lazy<{ onClose: () => void }>(
  async () => (await import("../../house/settings.tsx")).SettingsDialog,
  Nothing,
);

const TalkPanel = lazy(async () => (await import("../talk/panel.tsx")).TalkPanel, Nothing);

const AdvicePanel = lazy(async () => (await import("../advice/panel.tsx")).AdvicePanel, Nothing);

const AboutTable = lazy<{ info: TableInfo; rated: boolean }>(async () => {
  const [{ AboutTable }, { withTexts }] = await Promise.all([
    import("../../house/lobby/about.tsx"),
    import("../../house/hosting/texts.ts"),
  ]);
  await withTexts();
  return AboutTable;
});

const PotPanel = lazy<{ id: string; view: View }>(
  async () => (await import("../../house/chips/pot.tsx")).PotPanel,
  Nothing,
);

function AboutPanel() {
  const { info } = useSession();
  const view = useView();
  return (
    <Dialog title={t("table-about")} kind="sheet" onClose={closePanel}>
      {info.value && info.value.buyIn > 0 && <PotPanel id={info.value.id} view={view} />}
      {info.value && <AboutTable info={info.value} rated={view.rated} />}
      {info.value && <p class="dim">{t("menu-table", { id: info.value.id })}</p>}
    </Dialog>
  );
}

const PeoplePanel = lazy(async () => (await import("./people.tsx")).PeoplePanel, Nothing);

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
  handover: HandOverPanel,
  about: AboutPanel,
  rules: RulesPanel,
  advice: AdvicePanel,
  people: PeoplePanel,
  talk: TalkPanel,
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
