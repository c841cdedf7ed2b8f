import { useCallback, useRef, useState } from "preact/hooks";
import type { Levels, Me, RuleBook, TableCard } from "../protocol";
import { apiMessage } from "../shared/api.ts";
import { Card } from "../shared/card.tsx";
import { t } from "../shared/i18n.ts";
import { notify } from "../shared/notice.tsx";
import { go } from "../shared/router.ts";
import { Button } from "../shared/ui.tsx";
import { variantName } from "./clause.ts";
import { Unreachable } from "./gone.tsx";
import { NameForm, type NameFormHandle } from "./home/name.tsx";
import { Tables } from "./home/tables.tsx";
import { type LastTable, lastTable } from "./last.ts";
import { LevelPick } from "./levelpick.tsx";
import { isUnreachable, useGet } from "./load.ts";
import { openTable } from "./open.ts";
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
  const retry = useCallback(() => {
    for (const { reload } of [me, book, levels, open, mine]) reload();
  }, []);
  if (isUnreachable(me.error) && !me.value) return <Unreachable onRetry={retry} />;
  return (
    <Page title={t("app-name")} home>
      <Hero />
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
        <a href="/how">{t("home-how")}</a>
        <a href="/verify">{t("home-verify")}</a>
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

/** What Play now will open: the rules last used, or the house's first choice. */
function choice(book: RuleBook | undefined): LastTable | null {
  const last = lastTable();
  const usual = book?.variants[0];
  if (last || !usual) return last;
  const { id: variant, rules, seats } = usual;
  return { variant, rules, seats };
}

interface DoorsProps {
  book: RuleBook | undefined;
  /** False when the name cannot be taken; then the person should see why. */
  saveName: () => Promise<boolean>;
}

function Doors({ book, saveName }: DoorsProps) {
  const [opening, setOpening] = useState(false);
  const table = choice(book);
  const play = async () => {
    if (!table || opening) return;
    setOpening(true);
    try {
      if (await saveName()) {
        const { id } = await openTable(table, { bots: true, start: true });
        go(`/table/${id}`);
      }
    } catch (error) {
      notify(apiMessage(error));
    }
    setOpening(false);
  };
  const what = table && { variant: variantName(table.variant), seats: table.seats };
  return (
    <div class="doors">
      <Button look="primary" class="door" onClick={play} aria-disabled={opening || !table}>
        <span class="door-name">{opening ? t("common-loading") : t("home-play")}</span>
        <span class="door-help">{what ? t("home-play-help", what) : "\u00a0"}</span>
      </Button>
      <a class="button door" href="/new" onClick={() => void saveName()}>
        <span class="door-name">{t("home-friends")}</span>
        <span class="door-help">{t("home-friends-help")}</span>
      </a>
    </div>
  );
}
