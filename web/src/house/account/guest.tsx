import { useState } from "preact/hooks";
import type { Account } from "../../protocol";
import { apiMessage, post, put } from "../../shared/api.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { me } from "../me.ts";
import type { AccountProps } from "./body.tsx";
import { Ask } from "./form.tsx";
import { addPasskey, hasPasskeys, signInByPasskey, wasDeclined } from "./keys.ts";
import { currentPassword, nameQuestion, newPassword } from "./questions.ts";
import { Section } from "./section.tsx";

/** A guest becomes somebody who can come back from anywhere. */
export function Register({ onChange }: AccountProps) {
  const made = (account: Account) => {
    if (me.value) me.value = { ...me.value, account: true };
    notify(t("account-made"));
    onChange(account);
  };
  return (
    <Section title={t("account-make")}>
      <p>{t("account-make-text")}</p>
      <Ask
        questions={[nameQuestion(), newPassword()]}
        action={t("account-make")}
        onSubmit={async (answers) => made(await put<Account>("/api/account/sign-in", answers))}
      />
      <KeyButton label={t("account-make-passkey")} work={async () => made(await addPasskey())} />
    </Section>
  );
}

/** Signing in as who one is elsewhere; a guest who has played is told what stays behind. */
export function SignInAsOther({ account, onSomebodyElse }: AccountProps) {
  const [agreed, setAgreed] = useState(!account.hasHistory);
  const done = () => {
    notify(t("account-signed-in"));
    onSomebodyElse();
  };
  return (
    <Section title={t("account-sign-in")}>
      {agreed ? (
        <>
          <Ask
            questions={[
              { ...nameQuestion(), help: "" },
              { ...currentPassword(), name: "password", label: t("account-password") },
            ]}
            action={t("account-sign-in")}
            onSubmit={(answers) => post("/api/account/sign-in", answers).then(done)}
          />
          <KeyButton
            label={t("account-sign-in-passkey")}
            work={() => signInByPasskey().then(done)}
          />
        </>
      ) : (
        <>
          <p class="note">{t("account-leave-guest", { name: isolated(account.name) })}</p>
          <Button onClick={() => setAgreed(true)}>{t("account-leave-guest-yes")}</Button>
        </>
      )}
    </Section>
  );
}

/** What the browser's own window does; nothing where there are no passkeys. */
export function KeyButton({ label, work }: { label: string; work: () => Promise<unknown> }) {
  if (!hasPasskeys()) return null;
  const tried = () =>
    work().catch((error: unknown) => {
      if (!wasDeclined(error)) notify(apiMessage(error));
    });
  return (
    <p>
      <Button onClick={tried}>{label}</Button>
    </p>
  );
}
