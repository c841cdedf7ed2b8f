import type { TableCard } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { variantName } from "../clause.ts";

interface TablesProps {
  mine: readonly TableCard[] | undefined;
  open: readonly TableCard[] | undefined;
}

const MINE_SHOWN = 8;

/** The games a person is in, and the tables that wait for one more. */
export function Tables({ mine, open }: TablesProps) {
  const own = new Set(mine?.map(({ id }) => id));
  const strangers = open?.filter(({ id }) => !own.has(id));
  return (
    <>
      {mine && mine.length > 0 && (
        <section aria-labelledby="your-tables">
          <h2 id="your-tables">{t("home-yours")}</h2>
          <ul class="tables">
            {mine.slice(0, MINE_SHOWN).map((table) => (
              <Row key={table.id} table={table} own />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="open-tables">
        <h2 id="open-tables">{t("home-open")}</h2>
        {strangers && strangers.length > 0 ? (
          <ul class="tables">
            {strangers.map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        ) : (
          <p class="dim">{strangers ? t("home-open-none") : t("common-loading")}</p>
        )}
      </section>
    </>
  );
}

function stageText({ stage, round, rounds }: TableCard): string {
  if (stage === "lobby") return t("table-stage-lobby");
  if (stage === "over") return t("table-stage-over");
  return rounds === null
    ? t("table-round-open", { round })
    : t("table-stage-playing", { round, rounds });
}

function wayIn(table: TableCard, own: boolean): { href: string; label: string } {
  if (own && table.stage === "over") {
    return { href: `/replay/${table.id}`, label: t("home-replay") };
  }
  const href = `/table/${table.id}`;
  if (own) return { href, label: t("home-continue") };
  const free = table.seats.some(({ kind }) => kind !== "person");
  return { href, label: free ? t("home-join") : t("home-watch") };
}

function Row({ table, own = false }: { table: TableCard; own?: boolean }) {
  const people = table.seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  const taken = people.length + bots;
  const { href, label } = wayIn(table, own);
  return (
    <li>
      <a class="table-row" href={href}>
        <span class="table-what">
          <strong>{variantName(table.variant)}</strong>
          <span class="dim small">
            {[
              stageText(table),
              table.stage === "lobby" && t("table-seats", { taken, seats: table.seats.length }),
              bots > 0 && t("table-bots", { bots }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <span class="table-people">
            {people.map((name, index) => (
              <bdi key={index}>{name}</bdi>
            ))}
          </span>
        </span>
        <span class="table-way">
          {table.yourTurn && <span class="your-turn">{t("home-your-turn")}</span>}
          <span class="table-go">{label}</span>
        </span>
      </a>
    </li>
  );
}
