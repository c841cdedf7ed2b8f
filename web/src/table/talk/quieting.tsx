import { people, tell } from "../../house/people/state.ts";
import type { View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { change, settings } from "../../shared/settings.ts";
import { Switch } from "../../shared/ui.tsx";
import { ReportHere } from "../panels/reporting.tsx";

const isIn = (list: readonly { id: string }[] | undefined, player: string): boolean =>
  list?.some(({ id }) => id === player) ?? false;

/** Who need not be heard: one by one, on all devices of this person; or all, on this one. */
export function Quieting({ view }: { view: View }) {
  const others = view.seats.flatMap(({ player, name }, seat) =>
    player && seat !== view.you?.seat ? [{ player, name }] : [],
  );
  const { talkHidden } = settings.value;
  return (
    <details>
      <summary>{t("talk-quiet")}</summary>
      <div class="talk-quiet">
        {others.map(({ player, name }) => (
          <div key={player} class="talk-one">
            <Mute player={player} name={name} />
            <ReportHere id={player} name={name} />
          </div>
        ))}
        <Switch
          label={t("talk-hide")}
          checked={talkHidden}
          onChange={(on) => change({ talkHidden: on })}
        />
      </div>
    </details>
  );
}

/** Whoever is blocked is not read either, until they are blocked no more. */
function Mute({ player, name }: { player: string; name: string }) {
  const { blocked, muted } = people.value ?? {};
  if (isIn(blocked, player)) return <p class="dim">{t("talk-blocked", { name })}</p>;
  return (
    <Switch
      label={t("talk-mute", { name })}
      checked={isIn(muted, player)}
      onChange={(on) => void tell(on ? "PUT" : "DELETE", "muted", player)}
    />
  );
}
