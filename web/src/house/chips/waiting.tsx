import type { CompeteCard } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { variantName } from "../clause.ts";
import { Chip } from "./chip.tsx";

const peopleOf = ({ seats }: CompeteCard): string[] =>
  seats.filter(({ kind }) => kind === "person").map(({ name }) => name);

const rowText = ({ buyIn, prizes, seats }: CompeteCard): string =>
  t("compete-row", {
    chips: buyIn,
    prizes: t(`compete-prizes-${prizes}`),
    taken: seats.filter(({ kind }) => kind !== "empty").length,
    seats: seats.length,
  });

/** The tables for chips that wait, smallest buy-in first. */
export const WaitingTables = ({ tables }: { tables: readonly CompeteCard[] }) => (
  <section class="compete-tables" aria-labelledby="compete-tables">
    <h2 id="compete-tables">{t("compete-tables")}</h2>
    {tables.length === 0 && <p class="dim">{t("compete-none")}</p>}
    <ul class="tables">
      {tables.map((table) => (
        <li key={table.id}>
          <a class="table-row" href={`/table/${encodeURIComponent(table.id)}`}>
            <Chip value={table.buyIn} />
            <span class="table-what">
              <strong>{variantName(table.variant)}</strong>
              <span class="dim small">{rowText(table)}</span>
              <span class="table-people">
                {peopleOf(table).map((name, index) => (
                  <bdi key={index}>{name}</bdi>
                ))}
              </span>
            </span>
            <span class="table-go">{t("compete-look")}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
