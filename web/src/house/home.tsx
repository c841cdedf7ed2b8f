import { useCallback, useEffect, useRef } from "preact/hooks";
import type { Levels, Me, RuleBook, TableCard } from "../protocol";
import { apiMessage } from "../shared/api.ts";
import { Card } from "../shared/card.tsx";
import { t } from "../shared/i18n.ts";
import { Unreachable } from "./gone.tsx";
import { Doors } from "./home/doors.tsx";
import { NameForm, type NameFormHandle } from "./home/name.tsx";
import { Due, dueOf, Invitations, Tables } from "./home/tables.tsx";
import { LevelPick } from "./levelpick.tsx";
import { isUnreachable, useGet } from "./load.ts";
import { me as known } from "./me.ts";
import { Page } from "./page.tsx";
import "./style/home.css";

const REFRESH_MS = 10_000;

/** The start page: play at once, play with friends, or find a table. */
export function Home() {
  const me = useGet<Me>("/api/me");
  const book = useGet<RuleBook>("/api/rules");
  const levels = useGet<Levels>("/api/levels");
  const open = useGet<TableCard[]>("/api/tables", REFRESH_MS);
  const mine = useGet<TableCard[]>("/api/me/tables", REFRESH_MS);
  const name = useRef<NameFormHandle>(null);
  useEffect(() => {
    if (me.value) known.value = me.value;
  }, [me.value]);
  const retry = useCallback(() => {
    for (const { reload } of [me, book, levels, open, mine]) reload();
  }, []);
  if (isUnreachable(me.error) && !me.value) return <Unreachable onRetry={retry} />;
  return (
    <Page title={t("app-name")} home>
      <Hero />
      <Invitations tables={open.value} me={me.value} onDeclined={open.reload} />
      <Due tables={dueOf(mine.value)} />
      <div class="home">
        <section class="home-play" aria-label={t("home-play")}>
          {me.error !== undefined && <p role="alert">{apiMessage(me.error)}</p>}
          <NameForm me={me.value} handle={name} />
          <Doors book={book.value} saveName={async () => (await name.current?.save()) ?? true} />
          <LevelPick levels={levels.value} />
        </section>
        <div class="home-tables">
          <Tables mine={mine.value} open={open.value} />
        </div>
      </div>
      <nav class="home-links" aria-label={t("app-name")}>
        <a href="/people">{t("home-people")}</a>
        <a href="/how">{t("home-how")}</a>
        <a href="/leaders">{t("home-leaders")}</a>
        <a href="/verify">{t("home-verify")}</a>
        {me.value?.moderates && <a href="/moderation">{t("home-moderation")}</a>}
      </nav>
    </Page>
  );
}

const HERO_HAND = ["AS", "KH", "QC", "JD", "TS"];

const Hero = () => (
  <div class="hero">
    <h1>{t("app-name")}</h1>
    <div class="fan" aria-hidden="true">
      {HERO_HAND.map((card) => (
        <Card key={card} card={card} />
      ))}
    </div>
    <p class="tagline">{t("app-tagline")}</p>
  </div>
);
