import { t } from "../shared/i18n.ts";
import { IconButton } from "../shared/ui.tsx";
import { isWide, panel, useView } from "./context.ts";

/** Where the game stands, and the way to everything that is not on the table. */
export function TopBar() {
  const { round, sizes, stage } = useView();
  return (
    <header class="topbar">
      <IconButton
        icon="menu"
        label={t("table-menu")}
        aria-haspopup="dialog"
        onClick={() => (panel.value = "menu")}
      />
      <h1 class="topbar-round">
        {round && stage !== "over" ? (
          <>
            <span>{t("table-round", { round: round.number, rounds: sizes.length })}</span>
            <span class="spoken">, </span>{" "}
            <span class="topbar-size">{t("table-size", { size: round.size })}</span>
          </>
        ) : (
          t("table-stage-over")
        )}
      </h1>
      <IconButton
        icon="trick"
        label={t("table-last-trick")}
        onClick={() => (panel.value = "last")}
      />
      {!isWide.value && (
        <IconButton icon="sheet" label={t("table-sheet")} onClick={() => (panel.value = "sheet")} />
      )}
      <IconButton
        class="topbar-help"
        icon="help"
        label={t("table-help")}
        onClick={() => (panel.value = "help")}
      />
    </header>
  );
}
