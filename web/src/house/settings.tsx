import { useId } from "preact/hooks";
import { LANGUAGES, type Language, language, setLanguage, t } from "../shared/i18n.ts";
import {
  CARD_MS_MAX,
  change,
  type Settings,
  settings,
  TRICK_PAUSE_MS_MAX,
} from "../shared/settings.ts";
import { Dialog, Switch } from "../shared/ui.tsx";
import { Pick } from "./pick.tsx";

const THEMES = ["auto", "light", "dark"] as const;
const TRUMP_PLACES = ["left", "right", "none"] as const;
const SUGGESTIONS = ["off", "asked", "quiet"] as const;
const CARD_SPEEDS = { off: 0, fast: 90, normal: 180, slow: CARD_MS_MAX } as const;
const TRICK_PAUSE_STEP_MS = 100;

/** The choices of this browser; every change takes effect at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("pref-title")} onClose={onClose} kind="sheet">
      <div class="prefs">
        <Languages />
        <Look />
        <Play />
      </div>
    </Dialog>
  );
}

function Languages() {
  const id = useId();
  return (
    <div class="pref">
      <label for={id}>{t("pref-language")}</label>
      <select
        id={id}
        class="field"
        value={language.value}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Look() {
  const { theme } = settings.value;
  return (
    <>
      <Pick
        legend={t("pref-theme")}
        options={THEMES.map((id) => ({ id, label: t(`pref-theme-${id}`) }))}
        chosen={theme}
        onChoose={(id) => change({ theme: id as Settings["theme"] })}
      />
      <Toggle of="fourColours" label="pref-four-colours" help="pref-four-colours-help" />
      <Toggle of="suitLetters" label="pref-suit-letters" />
    </>
  );
}

function Play() {
  const { trumpPlace, suggestions } = settings.value;
  return (
    <>
      <CardSpeed />
      <TrickPause />
      <Pick
        legend={t("pref-trump-place")}
        options={TRUMP_PLACES.map((id) => ({ id, label: t(`pref-trump-place-${id}`) }))}
        chosen={trumpPlace}
        onChoose={(id) => change({ trumpPlace: id as Settings["trumpPlace"] })}
      />
      <Toggle of="trumpMarks" label="pref-trump-marks" />
      <Toggle of="lowFirst" label="pref-low-first" />
      <Toggle of="aids" label="pref-aids" />
      <Pick
        legend={t("pref-suggestions")}
        help={t("pref-suggestions-help")}
        options={SUGGESTIONS.map((id) => ({ id, label: t(`pref-suggestions-${id}`) }))}
        chosen={suggestions}
        onChoose={(id) => change({ suggestions: id as Settings["suggestions"] })}
      />
      <Toggle of="confirm" label="pref-confirm" help="pref-confirm-help" />
      <Toggle of="shortcuts" label="pref-shortcuts" help="pref-shortcuts-help" />
      <Toggle of="sound" label="pref-sound" />
    </>
  );
}

type SwitchKey = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

const Toggle = ({ of, label, help }: { of: SwitchKey; label: string; help?: string }) => (
  <Switch
    label={t(label)}
    {...(help ? { help: t(help) } : {})}
    checked={settings.value[of]}
    onChange={(on) => change({ [of]: on })}
  />
);

function CardSpeed() {
  const now = settings.value.cardMs;
  const near = (ms: number) => Math.abs(ms - now);
  const speeds = Object.entries(CARD_SPEEDS).sort(([, one], [, other]) => near(one) - near(other));
  return (
    <Pick
      legend={t("pref-card-speed")}
      options={Object.keys(CARD_SPEEDS).map((id) => ({ id, label: t(`pref-speed-${id}`) }))}
      chosen={speeds[0]?.[0] ?? null}
      onChoose={(id) => change({ cardMs: CARD_SPEEDS[id as keyof typeof CARD_SPEEDS] })}
    />
  );
}

function TrickPause() {
  const id = useId();
  const said = t("pref-seconds", { seconds: settings.value.trickPauseMs / 1000 });
  return (
    <div class="pref">
      <label for={id}>{t("pref-trick-pause")}</label>
      <span class="slider">
        <input
          id={id}
          type="range"
          min={0}
          max={TRICK_PAUSE_MS_MAX}
          step={TRICK_PAUSE_STEP_MS}
          value={settings.value.trickPauseMs}
          aria-valuetext={said}
          onInput={(event) => change({ trickPauseMs: event.currentTarget.valueAsNumber })}
        />
        <output for={id}>{said}</output>
      </span>
    </div>
  );
}
