import { useEffect, useState } from "preact/hooks";
import { useGet } from "../../house/load.ts";
import { tagsOf } from "../../house/people/namesakes.ts";
import { Deed, PersonRow, ShunDeeds } from "../../house/people/person.tsx";
import { tell, withTexts } from "../../house/people/state.ts";
import type { Neighbour } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Dialog, Waiting } from "../../shared/ui.tsx";
import { closePanel, useSession } from "../context.ts";
import { ReportHere } from "./reporting.tsx";
import "../../house/style/people.css";

const BONDS = {
  stranger: "people-ask",
  asking: "people-accept",
  asked: "people-is-asked",
  friend: "people-is-friend",
} as const;

/** The people who sit here: to be asked for friendship, muted, blocked or reported. */
export function PeoplePanel() {
  const { info } = useSession();
  const { value, reload } = useGet<Neighbour[]>(`/api/tables/${info.value?.id ?? ""}/people`);
  const [ready, setReady] = useState(false);
  useEffect(() => void withTexts().finally(() => setReady(true)), []);
  const tags = tagsOf(value ?? []);
  return (
    <Dialog title={t("table-people")} kind="sheet" onClose={closePanel}>
      {!(ready && value) && <Waiting />}
      {ready && value && value.length === 0 && <p>{t("seated-none")}</p>}
      {ready && (
        <ul class="people">
          {value?.map((who) => (
            <Row key={who.id} who={who} tag={tags.get(who)} onChanged={reload} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface RowProps {
  who: Neighbour;
  tag: string | undefined;
  onChanged: () => void;
}

function Row({ who, tag, onChanged }: RowProps) {
  const { id, name, bond, blocked } = who;
  const befriend = async () => {
    if (await tell("PUT", "friends", id)) onChanged();
  };
  const mayAsk = !blocked && (bond === "stranger" || bond === "asking");
  return (
    <PersonRow
      person={{ id, name, ...(tag && { tag }) }}
      about={mayAsk || blocked ? undefined : t(BONDS[bond])}
    >
      {mayAsk && <Deed look="primary" text={t(BONDS[bond])} name={name} onDone={befriend} />}
      <ShunDeeds who={who} onChanged={onChanged} />
      <ReportHere id={id} name={name} />
    </PersonRow>
  );
}
