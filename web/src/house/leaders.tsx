import { useState } from "preact/hooks";
import type { Leaders as Board, Leader, MyRatings } from "../protocol";
import { apiMessage, put } from "../shared/api.ts";
import { t } from "../shared/i18n.ts";
import { notify } from "../shared/notice.tsx";
import { Button, Switch, Waiting } from "../shared/ui.tsx";
import { levelName } from "./levelname.ts";
import { useGet } from "./load.ts";
import { Page } from "./page.tsx";
import { tagsOf } from "./people/namesakes.ts";
import { Pick } from "./pick.tsx";
import { FAMILIES, familyName } from "./ratings/texts.ts";
import { useRatingTexts } from "./ratings/use.ts";
import "./style/leaders.css";

/** The strongest, by families of rules. */
export function Leaders() {
  const ready = useRatingTexts();
  return <Page title={t("home-leaders")}>{ready ? <Boards /> : <Waiting />}</Page>;
}

function Boards() {
  const [family, setFamily] = useState<Board["family"]>("heard");
  const [start, setStart] = useState(0);
  const board = useGet<Board>(`/api/leaders/${family}?start=${start}`);
  return (
    <>
      <p class="dim">{t("leaders-help")}</p>
      <Pick
        legend={t("leaders-family")}
        options={FAMILIES.map((id) => ({ id, label: familyName(id) }))}
        chosen={family}
        onChoose={(id) => {
          setFamily(id as Board["family"]);
          setStart(0);
        }}
      />
      {board.value ? (
        <>
          <Standing board={board.value} onShow={setStart} />
          <Lines board={board.value} />
          <Pages board={board.value} onShow={setStart} />
        </>
      ) : board.error === undefined ? (
        <Waiting />
      ) : (
        <p role="alert">{apiMessage(board.error)}</p>
      )}
      <HideSwitch onChanged={board.reload} />
    </>
  );
}

interface ShowProps {
  board: Board;
  onShow: (start: number) => void;
}

/** Where you are on the list, or why you are not. */
function Standing({ board, onShow }: ShowProps) {
  if (board.line === null) {
    return board.you === "listed" ? null : <p>{t(`leaders-you-${board.you}`)}</p>;
  }
  const page = board.line - (board.line % board.page);
  if (page === board.start) return null;
  return <Button onClick={() => onShow(page)}>{t("leaders-mine")}</Button>;
}

function Lines({ board }: { board: Board }) {
  if (board.total === 0) return <p class="dim">{t("leaders-none")}</p>;
  const tags = tagsOf(board.lines);
  return (
    <table class="leaders">
      <caption class="spoken">{familyName(board.family)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("leaders-rank")}</th>
          <th scope="col">{t("leaders-player")}</th>
          <th scope="col">{t("leaders-rating")}</th>
          <th scope="col">{t("leaders-games")}</th>
        </tr>
      </thead>
      <tbody>
        {board.lines.map((line) => (
          <tr key={`${line.kind} ${line.id}`} data-you={line.you || undefined}>
            <td>{line.rank ?? "–"}</td>
            <th scope="row">
              <Who line={line} tag={tags.get(line)} />
            </th>
            <td>{line.rating}</td>
            <td>{line.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WhoProps {
  line: Leader;
  tag: string | undefined;
}

const Who = ({ line: { kind, id, name }, tag }: WhoProps) =>
  kind === "bot" ? (
    <span class="dim">{t("leaders-bots", { level: levelName(id) })}</span>
  ) : (
    <a href={`/people/${encodeURIComponent(id)}`}>
      <bdi>{name}</bdi>
      {tag && <span class="dim small">#{tag}</span>}
    </a>
  );

function Pages({ board: { start, total, page }, onShow }: ShowProps) {
  if (total <= page) return null;
  const to = Math.min(total, start + page);
  return (
    <nav class="leaders-pages" aria-label={t("home-leaders")}>
      <Button disabled={start === 0} onClick={() => onShow(Math.max(0, start - page))}>
        {t("leaders-back")}
      </Button>
      <span aria-live="polite">{t("leaders-range", { from: start + 1, to, total })}</span>
      <Button disabled={to >= total} onClick={() => onShow(start + page)}>
        {t("leaders-next")}
      </Button>
    </nav>
  );
}

function HideSwitch({ onChanged }: { onChanged: () => void }) {
  const mine = useGet<MyRatings>("/api/me/ratings");
  if (!mine.value) return null;
  const hide = async (hidden: boolean) => {
    try {
      await put<MyRatings>("/api/me/ratings", { hidden });
    } catch (error) {
      notify(apiMessage(error));
    }
    mine.reload();
    onChanged();
  };
  return (
    <Switch
      label={t("rating-hide")}
      help={t("rating-hide-help")}
      checked={mine.value.hidden}
      onChange={(hidden) => void hide(hidden)}
    />
  );
}
