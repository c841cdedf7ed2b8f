import { useId } from "preact/hooks";
import type { Levels } from "../protocol";
import { hasMessage, t } from "../shared/i18n.ts";
import { change, settings } from "../shared/settings.ts";
import { levelName } from "./levelname.ts";
import { levelOf } from "./levels.ts";
import "./style/level.css";

/** How strong the next bots play, kept in this browser; not there if there is nothing to choose. */
export function LevelPick({ levels }: { levels: Levels | undefined }) {
  const id = useId();
  if (!levels || levels.levels.length < 2) return null;
  const level = levelOf(levels, settings.value.level);
  const help = `level-${level}-help`;
  return (
    <div class="level">
      <label for={id}>{t("level-label")}</label>
      <select
        id={id}
        class="field"
        value={level}
        aria-describedby={`${id}-help`}
        onChange={(event) => change({ level: event.currentTarget.value })}
      >
        {levels.levels.map((each) => (
          <option key={each} value={each}>
            {levelName(each)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} class="dim small" aria-live="polite">
        {hasMessage(help) && t(help)}
      </p>
    </div>
  );
}
