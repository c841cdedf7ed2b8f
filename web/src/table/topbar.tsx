import { t } from "../shared/i18n.ts";
import { IconButton } from "../shared/ui.tsx";
import { isWide, panel, useView } from "./context.ts";
import { TalkButton, Watchers } from "./talkbutton.tsx";
import { ofRounds, points } from "./words/names.ts";
import { traits } from "./words/traits.ts";

/** Where the game stands, and the way to everything that is not on the table. */
export function TopBar() {
  const view = useView();
  const { round, stage } = view;
  const { target } = traits.value;
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
            <span>{ofRounds(view, "table-round", { round: round.number })}</span>
            <span class="spoken">, </span>{" "}
            <span class="topbar-size">{t("table-size", { size: round.size })}</span>
            {target !== null && (
              <>
                <span class="spoken">, </span>{" "}
                <span class="topbar-size">{t("table-target", { points: points(target) })}</span>
              </>
            )}
          </>
        ) : (
          t("table-stage-over")
        )}
      </h1>
      <Watchers />
      {!isWide.value && <TalkButton />}
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
