import { t } from "../shared/i18n.ts";
import { Icon } from "../shared/icons.tsx";
import { panel, useSession, useView } from "./context.ts";

/** Whether there is anybody to talk with, or anything to read. */
export function hasTalk(session: ReturnType<typeof useSession>): boolean {
  const people = session.shown()?.seats.filter(({ kind }) => kind === "person") ?? [];
  return people.length > 1 || session.talk.lines.value.length > 0;
}

/** The way to what is said, marked while there is something new. */
export function TalkButton() {
  const session = useSession();
  const n = session.talk.unread.value;
  if (!hasTalk(session)) return null;
  const label = n > 0 ? t("table-chat-new", { n }) : t("table-chat");
  return (
    <button
      type="button"
      class="button quiet icon-only talk-button"
      aria-label={label}
      title={label}
      onClick={() => (panel.value = "talk")}
    >
      <Icon name="chat" />
      {n > 0 && (
        <b class="unread" aria-hidden="true">
          {n > 99 ? "99+" : n}
        </b>
      )}
    </button>
  );
}

/** How many look on. */
export function Watchers() {
  const { watching } = useView();
  if (watching === 0) return null;
  const label = t("table-watchers", { n: watching });
  return (
    <span class="watchers" role="img" aria-label={label} title={label}>
      <Icon name="eye" />
      {watching}
    </span>
  );
}
