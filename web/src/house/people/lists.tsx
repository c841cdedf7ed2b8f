import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Friend, MyPeople, Person } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Stranger } from "./find.tsx";
import { Deed, nearText, PersonRow } from "./person.tsx";
import { type Circle, tell } from "./state.ts";

interface GroupProps {
  title: string;
  help?: string;
  people: readonly { id: string }[];
  children: ComponentChildren;
}

/** People of one kind; nothing where there are none. */
function Group({ title, help, people, children }: GroupProps) {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help && <p class="dim small">{help}</p>}
      <ul class="people">{children}</ul>
    </section>
  );
}

export function Lists({ mine }: { mine: MyPeople }) {
  const { asking, friends, asked, met } = mine;
  return (
    <>
      <Group title={t("people-asking")} people={asking}>
        {asking.map((person) => (
          <Request key={person.id} person={person} />
        ))}
      </Group>
      {friends.length === 0 && <p class="note">{t("people-none")}</p>}
      <Group title={t("people-friends")} people={friends}>
        {friends.map((friend) => (
          <Near key={friend.id} friend={friend} />
        ))}
      </Group>
      <Group title={t("people-asked")} people={asked}>
        {asked.map((person) => (
          <Undo key={person.id} person={person} circle="friends" text={t("people-take-back")} />
        ))}
      </Group>
      <Group title={t("people-met")} people={met}>
        {met.map((person) => (
          <Stranger key={person.id} person={person} mine={mine} />
        ))}
      </Group>
    </>
  );
}

/** Those with whom one has nothing to do, or whom one does not read. */
export const Shunned = ({ mine: { blocked, muted } }: { mine: MyPeople }) => (
  <>
    <Group title={t("people-blocked")} help={t("people-blocked-help")} people={blocked}>
      {blocked.map((person) => (
        <Undo key={person.id} person={person} circle="blocked" text={t("people-unblock")} />
      ))}
    </Group>
    <Group title={t("people-muted")} help={t("people-muted-help")} people={muted}>
      {muted.map((person) => (
        <Undo key={person.id} person={person} circle="muted" text={t("people-unmute")} />
      ))}
    </Group>
  </>
);

const Request = ({ person }: { person: Person }) => (
  <PersonRow person={person}>
    <Deed
      look="primary"
      text={t("people-accept")}
      name={person.name}
      onDone={() => tell("PUT", "friends", person.id)}
    />
    <Deed
      text={t("people-decline")}
      name={person.name}
      onDone={() => tell("DELETE", "friends", person.id)}
    />
  </PersonRow>
);

const Near = ({ friend }: { friend: Friend }) => (
  <PersonRow person={friend} near={friend.near} about={nearText(friend)}>
    {friend.table && (
      <a class="button" href={`/table/${friend.table}`}>
        {t("people-go")}
        <span class="spoken"> {friend.name}</span>
      </a>
    )}
  </PersonRow>
);

const Undo = ({ person, circle, text }: { person: Person; circle: Circle; text: string }) => (
  <PersonRow person={person}>
    <Deed text={text} name={person.name} onDone={() => tell("DELETE", circle, person.id)} />
  </PersonRow>
);
