import { useEffect, useState } from "preact/hooks";
import type { PlayedGame, Profile } from "../../protocol";
import { apiMessage, get } from "../../shared/api.ts";
import { listed, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { variantName } from "../clause.ts";
import { day } from "./person.tsx";

/** As many as the server sends at once: fewer are the last. */
const AT_ONCE = 30;

/** The finished games of a friend, or one's own, with the ways to replay them. */
export function History({ known }: { known: Profile }) {
  const mayRead = known.you || known.bond === "friend";
  const [games, setGames] = useState<PlayedGame[]>([]);
  const [isWhole, setWhole] = useState(false);
  const more = async () => {
    const last = games.at(-1);
    const from = last ? `?before=${last.finishedAt}` : "";
    try {
      const found = await get<PlayedGame[]>(`/api/people/${known.id}/games${from}`);
      setGames([...games, ...found]);
      setWhole(found.length < AT_ONCE);
    } catch (error) {
      notify(apiMessage(error));
    }
  };
  useEffect(() => {
    if (mayRead) void more();
  }, [mayRead, known.id]);
  if (known.all.games === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t("person-history")}</h2>
      {!mayRead && <p class="dim">{t("person-history-closed")}</p>}
      <ul class="people">
        {games.map((game) => (
          <Game key={game.table} game={game} />
        ))}
      </ul>
      {mayRead && !isWhole && games.length > 0 && (
        <Button onClick={() => void more()}>{t("person-more")}</Button>
      )}
    </section>
  );
}

const Game = ({ game }: { game: PlayedGame }) => (
  <li class="person">
    <span class="person-who">
      <strong>{variantName(game.variant)}</strong>
      <span class="small">
        {t("person-rank", { rank: game.rank, seats: game.seats })} · {day(game.finishedAt)}
      </span>
      <span class="dim small">{t("person-with", { names: listed(game.others) })}</span>
    </span>
    <a class="button" href={`/replay/${game.table}`}>
      {t("home-replay")}
    </a>
  </li>
);
