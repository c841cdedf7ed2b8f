import { useEffect, useState } from "preact/hooks";
import type { Counts, Profile as Known, VariantCounts } from "../../protocol";
import { ApiError, apiMessage } from "../../shared/api.ts";
import { locale, t } from "../../shared/i18n.ts";
import { Waiting } from "../../shared/ui.tsx";
import { variantName } from "../clause.ts";
import { Gone } from "../gone.tsx";
import { useGet } from "../load.ts";
import { Page } from "../page.tsx";
import { PersonRatings } from "../ratings/list.tsx";
import { Reporting } from "../safety/reporting.tsx";
import { History } from "./history.tsx";
import { Deed, day, nearText, ShunDeeds } from "./person.tsx";
import { tell, withTexts } from "./state.ts";
import "../style/people.css";

const NOT_FOUND = 404;

/** What one may know of somebody. */
export function Profile({ id }: { id: string }) {
  const { value, error, reload } = useGet<Known>(`/api/people/${encodeURIComponent(id)}`);
  const [ready, setReady] = useState(false);
  useEffect(() => void withTexts().finally(() => setReady(true)), []);
  if (error instanceof ApiError && error.status === NOT_FOUND) return <Gone />;
  if (!ready || (!value && error === undefined)) {
    return (
      <Page title={t("home-people")}>
        <Waiting />
      </Page>
    );
  }
  return (
    <Page title={value ? value.name : t("home-people")}>
      {error !== undefined && <p role="alert">{apiMessage(error)}</p>}
      {value && (
        <div class="people-screen">
          <Head known={value} />
          {!value.you && <Deeds known={value} onChanged={reload} />}
          <PersonRatings person={value.id} />
          <Statistics known={value} />
          <History known={value} />
        </div>
      )}
    </Page>
  );
}

const Head = ({ known }: { known: Known }) => (
  <div class="people-head">
    <p class="dim">
      <bdi>{known.name}</bdi>#{known.tag}
      {" · "}
      {t("person-since", { date: day(known.since) })}
    </p>
    {known.near && !known.you && (
      <p>
        <span class="near" data-near={known.near} aria-hidden="true" />
        {nearText({ near: known.near, seenAt: known.seenAt })}
      </p>
    )}
    {known.table && !known.you && (
      <p>
        <a class="button" href={`/table/${known.table}`}>
          {t("people-go")}
        </a>
      </p>
    )}
    {known.you && <p class="note">{t("person-you")}</p>}
  </div>
);

const BONDS = {
  stranger: ["PUT", "people-ask"],
  asking: ["PUT", "people-accept"],
  asked: ["DELETE", "people-take-back"],
  friend: ["DELETE", "people-part"],
} as const;

function Deeds({ known, onChanged }: { known: Known; onChanged: () => void }) {
  const { id, name, blocked } = known;
  const [method, text] = BONDS[known.bond];
  const bond = async () => {
    if (await tell(method, "friends", id)) onChanged();
  };
  return (
    <div class="person-deeds">
      {!blocked && (
        <Deed
          look={method === "PUT" ? "primary" : "plain"}
          text={t(text)}
          name={name}
          onDone={bond}
        />
      )}
      <ShunDeeds who={known} onChanged={onChanged} />
      <Reporting id={id} name={name} />
      {blocked && <p class="dim small">{t("people-blocked-help")}</p>}
    </div>
  );
}

function Statistics({ known }: { known: Known }) {
  if (known.all.games === 0) return <p class="dim">{t("person-none")}</p>;
  return (
    <>
      <Numbers counts={known.all} />
      {known.variants.length > 1 && (
        <details>
          <summary>{t("person-variants")}</summary>
          {known.variants.map((one) => (
            <Variant key={one.variant ?? ""} one={one} />
          ))}
        </details>
      )}
    </>
  );
}

const Variant = ({ one }: { one: VariantCounts }) => (
  <section>
    <h3>{one.variant === null ? t("person-house-rules") : variantName(one.variant)}</h3>
    <Numbers counts={one.counts} />
  </section>
);

const number = (value: number) => value.toLocaleString(locale.value);

const share = (part: number, all: number) =>
  t("person-percent", { percent: all ? Math.round((100 * part) / all) : 0 });

function Numbers({ counts }: { counts: Counts }) {
  const { games, wins, shared, place, bids, made, over, under } = counts;
  const won = shared > 0 ? `${number(wins)} (${t("person-shared", { shared })})` : number(wins);
  const rows = [
    ["person-games", number(games)],
    ["person-wins", won],
    ["person-place", number(place)],
    ["person-made", share(made, bids)],
    ["person-over", share(over, bids)],
    ["person-under", share(under, bids)],
  ] as const;
  return (
    <dl class="numbers">
      {rows.map(([id, text]) => (
        <div key={id}>
          <dt>{t(id)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
