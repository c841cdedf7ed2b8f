import { useEffect, useState } from "preact/hooks";
import { levelName } from "../../house/levelname.ts";
import { gainText, withRatingTexts } from "../../house/ratings/texts.ts";
import type { RatingChange, TableRatings, View } from "../../protocol";
import { get } from "../../shared/api.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { useView } from "../context.ts";
import "./changes.css";

const AGAIN_MS = 1000;
const TRIES_MAX = 20;

/** Asks until the game has been followed: that comes a moment after its end. */
function useRatings(table: string): TableRatings | null {
  const [told, setTold] = useState<TableRatings | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer = 0;
    const again = () => {
      if (tries < TRIES_MAX) timer = window.setTimeout(() => setTries(tries + 1), AGAIN_MS);
    };
    Promise.all([get<TableRatings>(`/api/tables/${table}/ratings`), withRatingTexts()]).then(
      ([answer]) => {
        setTold(answer);
        if (answer.told === "waiting") again();
      },
      again,
    );
    return () => clearTimeout(timer);
  }, [table, tries]);
  return told;
}

/** What the game did to the ratings of those who played it, and why. */
export function RatingChanges({ table }: { table: string }) {
  const view = useView();
  const ratings = useRatings(table);
  if (!ratings || ratings.told === "unrated") return null;
  return (
    <section class="rating-changes" aria-labelledby="rating-changes" aria-live="polite">
      <h3 id="rating-changes">{t("ratings-title")}</h3>
      {ratings.told === "rated" ? (
        <ul>
          {ratings.changes.map((change) => (
            <Change key={`${change.kind} ${change.id}`} change={change} sides={sidesOf(view)} />
          ))}
        </ul>
      ) : (
        <p>{t(`ratings-${ratings.told}`)}</p>
      )}
    </section>
  );
}

/** How many ranks there are: teams, or seats. */
function sidesOf(view: View): number {
  const teams = new Set(view.seats.map(({ team }) => team).filter((team) => team !== null));
  return teams.size || view.seats.length;
}

function Change({ change, sides }: { change: RatingChange; sides: number }) {
  return (
    <li data-you={change.you || undefined}>
      <span>{sentence(change, sides)}</span>
      <b>{change.after}</b>
      {change.provisional && (
        <span class="dim" title={t("rating-provisional-help")}>
          {t("rating-provisional")}
        </span>
      )}
    </li>
  );
}

function sentence(change: RatingChange, sides: number): string {
  const { kind, id, you, before, after, expected, rank, left } = change;
  const gain = gainText(after - before);
  const name = isolated(change.name);
  if (left) return you ? t("rating-left-you", { gain }) : t("rating-left", { name, gain });
  const facts = { rank, sides, expected, gain };
  if (kind === "bot") return t("rating-level", { level: levelName(id), ...facts });
  return you ? t("rating-you", facts) : t("rating-other", { name, ...facts });
}
