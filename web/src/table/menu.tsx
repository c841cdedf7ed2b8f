import { t } from "../shared/i18n.ts";
import type { IconName } from "../shared/icons.tsx";
import { Button, Dialog } from "../shared/ui.tsx";
import { closePanel, isWide, type Panel, panel, useSession } from "./context.ts";

interface Entry {
  open: Panel;
  icon: IconName;
  text: string;
}

/** Everything that has no button of its own. */
export function MenuPanel() {
  const { info } = useSession();
  const entries: Entry[] = [
    { open: "sheet", icon: "sheet", text: t("table-sheet") },
    { open: "log", icon: "log", text: t("side-log") },
    { open: "text", icon: "text", text: t("text-title") },
    { open: "rules", icon: "trick", text: t("card-title") },
    { open: "settings", icon: "settings", text: t("pref-title") },
    { open: "help", icon: "help", text: t("table-help") },
    { open: "leave", icon: "leave", text: t("leave-title") },
  ];
  const shown = entries.filter(
    ({ open }) => !(isWide.value && (open === "sheet" || open === "log")),
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
      </ul>
      {info.value && (
        <p class="dim">
          {t("menu-table", { id: info.value.id })}.{" "}
          {t(`table-suggestions-${info.value.suggestions ? "on" : "off"}`)}
        </p>
      )}
    </Dialog>
  );
}
