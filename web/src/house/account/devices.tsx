import type { Account } from "../../protocol";
import { api, apiMessage, post } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import type { AccountProps } from "./body.tsx";
import { day, deviceName, Section } from "./section.tsx";

/** Where somebody is signed in, and the ways out. */
export function Devices({ account, onChange, onSomebodyElse }: AccountProps) {
  const tried = (work: Promise<unknown>) =>
    work.catch((error: unknown) => notify(apiMessage(error)));
  const end = (path: string) =>
    tried(
      api<Account>("DELETE", path).then((now) => {
        notify(t("account-signed-out"));
        onChange(now);
      }),
    );
  const leave = () => tried(post("/api/account/sign-out").then(onSomebodyElse));
  return (
    <Section title={t("account-devices")}>
      <ul class="account-list">
        {account.sessions.map((session) => (
          <li key={session.id}>
            <span>
              {deviceName(session)}
              <small class="dim">
                {session.isThis
                  ? t("account-this-device")
                  : t("account-used", { day: day(session.seenAt) })}
              </small>
            </span>
            <Button
              onClick={() =>
                session.isThis ? leave() : end(`/api/account/sessions/${session.id}`)
              }
              aria-label={t("account-sign-out-device", { device: deviceName(session) })}
            >
              {t("account-sign-out")}
            </Button>
          </li>
        ))}
      </ul>
      {account.sessions.length > 1 && (
        <p>
          <Button onClick={() => end("/api/account/sessions")}>
            {t("account-sign-out-others")}
          </Button>
        </p>
      )}
    </Section>
  );
}
