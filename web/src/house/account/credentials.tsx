import type { Account } from "../../protocol";
import { put } from "../../shared/api.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import type { AccountProps } from "./body.tsx";
import { Ask } from "./form.tsx";
import { currentPassword, nameQuestion, newPassword } from "./questions.ts";
import { Section } from "./section.tsx";

/** The sign-in name and the password, to be changed; or chosen, where passkeys were enough. */
export function Credentials({ account, onChange }: AccountProps) {
  const name = account.signInName;
  const set = async (answers: Record<string, string>) => {
    const changed = await put<Account>("/api/account/sign-in", { signInName: name, ...answers });
    notify(t("account-changed"));
    onChange(changed);
  };
  if (name === null)
    return (
      <Section title={t("account-password")}>
        <Ask
          questions={[nameQuestion(), newPassword()]}
          action={t("account-add-password")}
          onSubmit={set}
        />
      </Section>
    );
  return (
    <Section title={t("account-sign-in-data")}>
      <p>{t("account-sign-in-as", { name: isolated(name) })}</p>
      <details>
        <summary>{t("account-change-password")}</summary>
        <Ask
          questions={[currentPassword(), newPassword()]}
          action={t("account-change-password")}
          onSubmit={set}
        >
          <p class="small dim">{t("account-change-password-help")}</p>
        </Ask>
      </details>
      <details>
        <summary>{t("account-change-name")}</summary>
        <Ask
          key={name}
          questions={[nameQuestion(name), currentPassword()]}
          action={t("account-change-name")}
          onSubmit={set}
        />
      </details>
    </Section>
  );
}
