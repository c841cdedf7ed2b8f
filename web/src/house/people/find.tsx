import { useId, useState } from "preact/hooks";
import type { MyPeople, Person } from "../../protocol";
import { apiMessage, get } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { say } from "../../shared/live.tsx";
import { notify } from "../../shared/notice.tsx";
import { Deed, day, PersonRow } from "./person.tsx";
import { tell } from "./state.ts";

/** Finding people by their whole names. */
export function Find({ mine }: { mine: MyPeople }) {
  const id = useId();
  const [name, setName] = useState("");
  const [found, setFound] = useState<Person[]>();
  const find = async () => {
    if (!name.trim()) return;
    try {
      const people = await get<Person[]>(`/api/people?name=${encodeURIComponent(name.trim())}`);
      setFound(people);
      if (people.length === 0) say(t("people-found-none"));
    } catch (error) {
      notify(apiMessage(error));
    }
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("people-find")}</h2>
      <form
        class="find"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <label for={id}>{t("people-find-label")}</label>
        <div class="row">
          <input
            id={id}
            class="field"
            dir="auto"
            autocomplete="off"
            spellcheck={false}
            enterkeyhint="search"
            maxLength={200}
            value={name}
            aria-describedby={`${id}-help`}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button class="button" type="submit" aria-disabled={!name.trim()}>
            {t("people-find-button")}
          </button>
        </div>
        <p id={`${id}-help`} class="dim small">
          {t("people-find-help")}
        </p>
      </form>
      {found && found.length === 0 && <p>{t("people-found-none")}</p>}
      <ul class="people">
        {found?.map((person) => (
          <Stranger key={person.id} person={person} mine={mine} />
        ))}
      </ul>
    </section>
  );
}

const holds = (people: readonly { id: string }[], id: string) => people.some((p) => p.id === id);

/** Somebody who may be asked, or is known already. */
export function Stranger({ person, mine }: { person: Person; mine: MyPeople }) {
  const { id, name, since } = person;
  const known = holds(mine.friends, id)
    ? t("people-is-friend")
    : holds(mine.asked, id) && t("people-is-asked");
  const ask = t(holds(mine.asking, id) ? "people-accept" : "people-ask");
  return (
    <PersonRow person={person} about={t("person-since", { date: day(since) })}>
      {known ? (
        <span class="dim">{known}</span>
      ) : (
        <Deed text={ask} name={name} onDone={() => tell("PUT", "friends", id)} />
      )}
    </PersonRow>
  );
}
