import { t } from "../../shared/i18n.ts";
import type { IconName } from "../../shared/icons.tsx";
import { lazy, Nothing } from "../../shared/lazy.tsx";
import { Button, Dialog } from "../../shared/ui.tsx";
import { closePanel, isWide, type Panel, panel } from "../context.ts";

const TimeEntries = lazy(async () => {
  const [{ TimeEntries }, { withTexts }] = await Promise.all([
    import("../time/entries.tsx"),
    import("../time/texts.ts"),
  ]);
  await withTexts();
  return TimeEntries;
}, Nothing);

interface Entry {
  open: Panel;
  icon: IconName;
  text: string;
}

/** Everything that has no button of its own. */
export function MenuPanel() {
  const entries: Entry[] = [
    { open: "sheet", icon: "sheet", text: t("table-sheet") },
    { open: "talk", icon: "chat", text: t("table-chat") },
    { open: "log", icon: "log", text: t("side-log") },
    { open: "text", icon: "text", text: t("text-title") },
    { open: "rules", icon: "trick", text: t("card-title") },
    { open: "about", icon: "shield", text: t("table-about") },
    { open: "people", icon: "person", text: t("table-people") },
    { open: "settings", icon: "settings", text: t("pref-title") },
    { open: "help", icon: "help", text: t("table-help") },
    { open: "leave", icon: "leave", text: t("leave-title") },
  ];
  const shown = entries.filter(
    ({ open }) => !(isWide.value && (open === "sheet" || open === "log" || open === "talk")),
  );
  return (
    <Dialog title={t("table-menu")} kind="sheet" onClose={closePanel}>
      <ul class="menu">
        {shown.map(({ open, icon, text }) => (
          <li key={open}>
            <Button look="quiet" icon={icon} onClick={() => (panel.value = open)}>
              {text}
            </Button>
          </li>
        ))}
        <TimeEntries />
      </ul>
    </Dialog>
  );
}
