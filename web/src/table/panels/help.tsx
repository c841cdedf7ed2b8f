import { suitLetter } from "../../shared/cardname.ts";
import { t } from "../../shared/i18n.ts";
import { settings } from "../../shared/settings.ts";
import { Button, Dialog } from "../../shared/ui.tsx";
import { closePanel, panel } from "../context.ts";

const KEYS = [
  ["← →", "help-key-arrows"],
  ["Enter", "help-key-enter"],
  ["0–9", "help-key-digits"],
  ["B", "help-key-b"],
  ["H", "help-key-h"],
  ["L", "help-key-l"],
  ["S", "help-key-s"],
  ["A", "help-key-a"],
  ["C", "table-chat"],
  ["T", "help-key-t"],
  ["?", "help-key-help"],
  ["Esc", "help-key-esc"],
] as const;

/** Letters that stand for suits in this language, as far as its keyboards have them. */
function suitKeys(): string {
  const letters = [..."CDHS"].map((suit) => {
    const letter = suitLetter(suit);
    return /^[A-Z]$/.test(letter) ? letter : suit;
  });
  return [...letters, "N"].join(" ");
}

const SIGNS = [
  ["△", "help-sign-need"],
  ["✓", "help-sign-exact"],
  ["✕", "help-sign-bust"],
  ["▸", "help-sign-leads"],
  ["★", "help-sign-wins"],
] as const;

const List = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl class="help-list">
    {rows.map(([sign, id]) => (
      <div key={id}>
        <dt>
          <kbd>{sign}</kbd>
        </dt>
        <dd>{t(id)}</dd>
      </div>
    ))}
  </dl>
);

/** What the signs mean, and the keys. */
export function HelpPanel() {
  return (
    <Dialog title={t("table-help")} kind="sheet" onClose={closePanel}>
      <Button onClick={() => (panel.value = "rules")}>{t("card-title")}</Button>
      <h3>{t("help-signs")}</h3>
      <List rows={[[t("seat-dealer-letter"), "help-sign-dealer"], ...SIGNS]} />
      <h3>{t("help-keys")}</h3>
      {settings.value.shortcuts ? (
        <List rows={[...KEYS, [suitKeys(), "help-key-suits"]]} />
      ) : (
        <p>{t("help-keys-off")}</p>
      )}
      <p class="dim">{t("help-premove")}</p>
    </Dialog>
  );
}
