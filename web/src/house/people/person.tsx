import type { ComponentChildren } from "preact";
import type { Friend, Neighbour, Person } from "../../protocol";
import { isolated, locale, t } from "../../shared/i18n.ts";
import { Button } from "../../shared/ui.tsx";
import { type Circle, tell } from "./state.ts";

/** A moment in words: the day, or of today the time. */
export function moment(atS: number): string {
  const at = new Date(atS * 1000);
  const isToday = at.toDateString() === new Date().toDateString();
  const style = isToday ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(locale.value, style as Intl.DateTimeFormatOptions).format(at);
}

export const day = (atS: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(new Date(atS * 1000));

/** How near a friend is, in words. */
export function nearText({ near, seenAt }: Pick<Friend, "near" | "seenAt">): string {
  if (near === "gone" && seenAt !== null) return t("people-seen", { when: moment(seenAt) });
  return t(`people-near-${near}`);
}

interface PersonRowProps {
  person: Pick<Person, "id" | "name"> & Partial<Pick<Person, "tag">>;
  near?: Friend["near"] | undefined;
  /** What is said of them below the name. */
  about?: string | undefined;
  children?: ComponentChildren;
}

/** Somebody in a list: the way to their profile, and what may be done. */
export const PersonRow = ({ person, near, about, children }: PersonRowProps) => (
  <li class="person">
    <span class="person-who">
      <a href={`/people/${person.id}`}>
        <bdi>{person.name}</bdi>
        {person.tag && <span class="dim small">#{person.tag}</span>}
      </a>
      {about && (
        <span class="dim small">
          {near && <span class="near" data-near={near} aria-hidden="true" />}
          {about}
        </span>
      )}
    </span>
    <span class="person-deeds">{children}</span>
  </li>
);

interface DeedProps {
  text: string;
  name: string;
  look?: "primary" | "plain" | "quiet";
  onDone: () => unknown;
}

/** Something to do about somebody; the name is heard, since such buttons look alike. */
export const Deed = ({ text, name, look = "plain", onDone }: DeedProps) => (
  <Button look={look} onClick={() => void onDone()}>
    {text}
    <span class="spoken"> {isolated(name)}</span>
  </Button>
);

interface ShunDeedsProps {
  who: Pick<Neighbour, "id" | "name" | "blocked" | "muted">;
  onChanged: () => void;
}

/** To mute or block somebody, or to do so no longer. */
export function ShunDeeds({ who, onChanged }: ShunDeedsProps) {
  const { id, name, blocked, muted } = who;
  const shun = async (circle: Circle, is: boolean) => {
    if (await tell(is ? "DELETE" : "PUT", circle, id)) onChanged();
  };
  return (
    <>
      <Deed
        text={t(muted ? "people-unmute" : "people-mute")}
        name={name}
        onDone={() => shun("muted", muted)}
      />
      <Deed
        text={t(blocked ? "people-unblock" : "people-block")}
        name={name}
        onDone={() => shun("blocked", blocked)}
      />
    </>
  );
}
