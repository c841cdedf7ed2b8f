import { useEffect, useState } from "preact/hooks";
import type { Invited, MyPeople, Neighbour } from "../../protocol";
import { api, apiMessage } from "../../shared/api.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { useGet } from "../load.ts";
import { Deed, nearText, PersonRow } from "../people/person.tsx";
import { withTexts } from "../people/state.ts";
import "../style/people.css";

const REFRESH_MS = 10_000;

export interface FriendsHereProps {
  id: string;
  /** Whether this person has a seat, and so may invite. */
  seated: boolean;
  /** Changes when others sit down or leave. */
  taken: number;
}

/** Friends to be invited by who sits here; a warning to who does not, where the blocked sit. */
export function FriendsHere({ id, seated, taken }: FriendsHereProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => void withTexts().finally(() => setReady(true)), []);
  if (!ready) return null;
  return seated ? <InviteFriends id={id} /> : <Warning key={taken} id={id} />;
}

function Warning({ id }: { id: string }) {
  const sitting = useGet<Neighbour[]>(`/api/tables/${id}/people`).value ?? [];
  return (
    <>
      {sitting
        .filter(({ blocked }) => blocked)
        .map(({ id: who, name }) => (
          <p key={who} class="note" role="alert">
            {t("seated-blocked", { name: isolated(name) })}
          </p>
        ))}
    </>
  );
}

function InviteFriends({ id }: { id: string }) {
  const path = `/api/tables/${id}/invitations`;
  const mine = useGet<MyPeople>("/api/me/people", REFRESH_MS).value;
  const { value, reload } = useGet<Invited[]>(path, REFRESH_MS);
  const does = (method: "PUT" | "DELETE", who: string) =>
    api(method, `${path}/${who}`).then(reload, (error) => notify(apiMessage(error)));
  if (!mine) return null;
  const invited = new Map(value?.map((one) => [one.id, one]));
  return (
    <section class="friends-here" aria-labelledby="invite-friends">
      <h2 id="invite-friends">{t("invite-title")}</h2>
      {mine.friends.length === 0 && (
        <p class="small">
          {t("invite-none")} <a href="/people">{t("invite-find")}</a>
        </p>
      )}
      <ul class="people">
        {mine.friends
          .filter(({ table }) => table !== id)
          .map((friend) => {
            const asked = invited.get(friend.id);
            const about = asked ? askedText(asked) : nearText(friend);
            return (
              <PersonRow key={friend.id} person={friend} near={friend.near} about={about}>
                {!asked && (
                  <Deed
                    text={t("invite-one")}
                    name={friend.name}
                    onDone={() => does("PUT", friend.id)}
                  />
                )}
                {asked && !asked.declined && (
                  <Deed
                    text={t("people-take-back")}
                    name={friend.name}
                    onDone={() => does("DELETE", friend.id)}
                  />
                )}
              </PersonRow>
            );
          })}
      </ul>
    </section>
  );
}

const askedText = ({ declined }: Invited) => t(declined ? "invite-declined" : "invite-waiting");
