import { useId, useState } from "preact/hooks";
import type { PlayNow, RuleBook, TableCard } from "../../protocol";
import { apiMessage, post } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { newNonce } from "../../shared/random.ts";
import { go } from "../../shared/router.ts";
import { change, PACES, type Pace, SECONDS, settings } from "../../shared/settings.ts";
import { Button } from "../../shared/ui.tsx";
import { variantName } from "../clause.ts";
import { type LastTable, lastTable } from "../last.ts";
import { openTable, wantedLevel } from "../open.ts";
import "../style/level.css";

/** What Play now looks for: a variant as everybody knows it, so that strangers meet. */
function common(book: RuleBook): LastTable | null {
  const last = lastTable()?.variant;
  const found = book.variants.find(({ id }) => id === last) ?? book.variants[0];
  return found ? { variant: found.id, rules: found.rules, seats: found.seats } : null;
}

async function playWithOthers({ rules, seats }: LastTable): Promise<TableCard> {
  const pace = settings.value.pace;
  const wish: PlayNow = { pace, rules, seats, nonce: newNonce(), ...(await wantedLevel()) };
  return post<TableCard>("/api/play", wish);
}

interface DoorsProps {
  book: RuleBook | undefined;
  /** False when the name cannot be taken; then the person should see why. */
  saveName: () => Promise<boolean>;
}

/** The ways in: with whoever is here, alone with bots, or with friends. */
export function Doors({ book, saveName }: DoorsProps) {
  const [opening, setOpening] = useState(false);
  const shared = book ? common(book) : null;
  const own = lastTable() ?? shared;
  const enter = async (open: () => Promise<TableCard>) => {
    if (opening) return;
    setOpening(true);
    try {
      if (await saveName()) go(`/table/${(await open()).id}`);
    } catch (error) {
      notify(apiMessage(error));
    }
    setOpening(false);
  };
  return (
    <div class="doors">
      <Door
        primary
        name={opening ? t("common-loading") : t("home-play")}
        help="home-play-help"
        table={shared}
        onEnter={(table) => void enter(() => playWithOthers(table))}
      />
      <PacePick />
      <Door
        name={t("home-alone")}
        help="home-alone-help"
        table={own}
        onEnter={(table) => void enter(() => openTable(table, { bots: true, start: true }))}
      />
      <a class="button door" href="/new" onClick={() => void saveName()}>
        <span class="door-name">{t("home-friends")}</span>
        <span class="door-help">{t("home-friends-help")}</span>
      </a>
      <a class="button door" href="/compete" onClick={() => void saveName()}>
        <span class="door-name">{t("home-compete")}</span>
        <span class="door-help">{t("home-compete-help")}</span>
      </a>
    </div>
  );
}

interface DoorProps {
  name: string;
  help: string;
  table: LastTable | null;
  primary?: boolean;
  onEnter: (table: LastTable) => void;
}

function Door({ name, help, table, primary = false, onEnter }: DoorProps) {
  const what = table && { variant: variantName(table.variant), seats: table.seats };
  return (
    <Button
      look={primary ? "primary" : "plain"}
      class="door"
      aria-disabled={!table}
      onClick={() => table && onEnter(table)}
    >
      <span class="door-name">{name}</span>
      <span class="door-help">{what ? t(help, what) : "\u00a0"}</span>
    </Button>
  );
}

/** How fast the next game with others is, kept in this browser. */
function PacePick() {
  const id = useId();
  const chosen = settings.value.pace;
  return (
    <div class="level">
      <label for={id}>{t("pace-label")}</label>
      <select
        id={id}
        class="field"
        value={chosen}
        aria-describedby={`${id}-help`}
        onChange={(event) => change({ pace: event.currentTarget.value as Pace })}
      >
        {PACES.map((pace) => (
          <option key={pace} value={pace}>
            {t(`pace-${pace}`)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} class="dim small" aria-live="polite">
        {t("pace-help", { seconds: SECONDS[chosen] })}
      </p>
    </div>
  );
}
