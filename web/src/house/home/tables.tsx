import type { Me, TableCard } from "../../protocol";
import { api, apiMessage } from "../../shared/api.ts";
import { isolated, locale, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { variantName } from "../clause.ts";

interface InvitationsProps {
  tables: readonly TableCard[] | undefined;
  me: Me | undefined;
  onDeclined: () => void;
}

/** Where friends ask a person to come; nothing where nobody does. */
export function Invitations({ tables, me, onDeclined }: InvitationsProps) {
  const invited = tables?.filter(({ invitedBy }) => invitedBy) ?? [];
  const decline = (id: string) =>
    api("DELETE", `/api/tables/${id}/invitations/${me?.id ?? ""}`).then(onDeclined, (error) =>
      notify(apiMessage(error)),
    );
  return (
    <Group
      id="invited"
      title={t("home-invited", { count: invited.length })}
      tables={invited}
      onDecline={(id) => void decline(id)}
    />
  );
}

const SOON_S = 3600;
const DUE_SHOWN = 3;

/** Whether a game waits for this person: it runs, or begins within the hour. */
function isDue({ stage, startsAt, yourTurn }: TableCard): boolean {
  if (yourTurn) return true;
  if (stage !== "lobby") return stage !== "over" && stage !== "closed";
  return startsAt != null && startsAt - Date.now() / 1000 < SOON_S;
}

export const dueOf = (mine: readonly TableCard[] | undefined): readonly TableCard[] =>
  mine?.filter(isDue).slice(0, DUE_SHOWN) ?? [];

/** The games that wait for a person, before anything else; nothing where none does. */
export const Due = ({ tables }: { tables: readonly TableCard[] }) => (
  <Group id="due-tables" title={t("home-due")} tables={tables} own />
);

interface TablesProps {
  mine: readonly TableCard[] | undefined;
  open: readonly TableCard[] | undefined;
}

const MINE_SHOWN = 8;

/** The games a person is in, those of friends, and the tables that wait for one more. */
export function Tables({ mine, open }: TablesProps) {
  const own = new Set(mine?.map(({ id }) => id));
  const due = dueOf(mine);
  const rest = mine?.filter((table) => !due.includes(table));
  const others = open?.filter(({ id, invitedBy }) => !invitedBy && !own.has(id));
  const strangers = others?.filter(({ friends }) => !friends?.length);
  return (
    <>
      <Group id="your-tables" title={t("home-yours")} tables={rest?.slice(0, MINE_SHOWN)} own />
      <Group
        id="near-tables"
        title={t("home-near")}
        tables={others?.filter(({ friends }) => friends?.length)}
      />
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

interface GroupProps extends Omit<RowProps, "table"> {
  id: string;
  title: string;
  tables: readonly TableCard[] | undefined;
}

/** Tables of one kind; nothing where there are none. */
const Group = ({ id, title, tables, ...how }: GroupProps) =>
  tables && tables.length > 0 ? (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="tables">
        {tables.map((table) => (
          <Row key={table.id} table={table} {...how} />
        ))}
      </ul>
    </section>
  ) : null;

function stageText({ stage, round, rounds }: TableCard): string {
  if (stage === "lobby") return t("table-stage-lobby");
  if (stage === "over") return t("table-stage-over");
  return rounds === null
    ? t("table-round-open", { round })
    : t("table-stage-playing", { round, rounds });
}

/** By the clock of whoever reads it: it is no more than a day ahead. */
const timeText = (seconds: number): string =>
  new Intl.DateTimeFormat(locale.value, { hour: "numeric", minute: "2-digit" }).format(
    seconds * 1000,
  );

function wayIn(table: TableCard, own: boolean): { href: string; label: string } {
  if (own && table.stage === "over") {
    return { href: `/replay/${table.id}`, label: t("home-replay") };
  }
  const href = `/table/${table.id}`;
  if (own) return { href, label: t("home-continue") };
  const free = table.seats.some(({ kind }) => kind !== "person");
  return { href, label: free ? t("home-join") : t("home-watch") };
}

interface RowProps {
  table: TableCard;
  own?: boolean;
  onDecline?: (id: string) => void;
}

function Row({ table, own = false, onDecline }: RowProps) {
  const people = table.seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  const taken = people.length + bots;
  const { href, label } = wayIn(table, own);
  return (
    <li>
      <a class="table-row" href={href}>
        <span class="table-what">
          <strong>{variantName(table.variant)}</strong>
          {table.invitedBy && (
            <span>{t("home-invited-by", { name: isolated(table.invitedBy) })}</span>
          )}
          <span class="dim small">
            {[
              stageText(table),
              table.startsAt != null && t("table-starts", { time: timeText(table.startsAt) }),
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
      {onDecline && (
        <Button look="quiet" onClick={() => onDecline(table.id)}>
          {t("home-decline")}
          <span class="spoken"> {table.invitedBy}</span>
        </Button>
      )}
    </li>
  );
}
