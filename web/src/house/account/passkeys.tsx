import type { Account } from "../../protocol";
import { api, apiMessage } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import type { AccountProps } from "./body.tsx";
import { KeyButton } from "./guest.tsx";
import { addPasskey } from "./keys.ts";
import { day, deviceName, Section } from "./section.tsx";

/** The passkeys of an account: added by this device, and removed. */
export function Passkeys({ account, onChange }: AccountProps) {
  const changed = (text: string) => (now: Account) => {
    notify(text);
    onChange(now);
  };
  const remove = (id: string) =>
    api<Account>("DELETE", `/api/account/passkeys/${id}`).then(
      changed(t("account-passkey-removed")),
      (error: unknown) => notify(apiMessage(error)),
    );
  return (
    <Section title={t("account-passkeys")}>
      <p class="small dim">{t("account-passkeys-text")}</p>
      <ul class="account-list" hidden={account.passkeys.length === 0}>
        {account.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              {deviceName(passkey)}
              <small class="dim">{t("account-used", { day: day(passkey.usedAt) })}</small>
            </span>
            <Button
              onClick={() => remove(passkey.id)}
              aria-label={t("account-passkey-remove", { device: deviceName(passkey) })}
            >
              {t("account-remove")}
            </Button>
          </li>
        ))}
      </ul>
      <KeyButton
        label={t("account-add-passkey")}
        work={() => addPasskey().then(changed(t("account-passkey-added")))}
      />
    </Section>
  );
}
