import type { Ref } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Account } from "../../protocol";
import { apiMessage, post, put } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { me } from "../me.ts";
import { Behind } from "./behind.tsx";
import type { AccountProps } from "./body.tsx";
import { Ask } from "./form.tsx";
import { addPasskey, hasPasskeys, signInByPasskey, wasDeclined } from "./keys.ts";
import { currentPassword, nameQuestion, newPassword } from "./questions.ts";
import { Section } from "./section.tsx";

/** A guest becomes somebody who can come back from anywhere. */
export function Register({ onChange, box }: AccountProps & { box: Ref<HTMLElement> }) {
  const made = (account: Account) => {
    if (me.value) me.value = { ...me.value, account: true };
    notify(t("account-made"));
    onChange(account);
  };
  return (
    <Section title={t("account-make")} box={box}>
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

/** Signing in as who one is elsewhere; a guest who has anything is told what stays behind. */
export function SignInAsOther(props: AccountProps & { onKeep: () => void }) {
  const { account, onKeep, onSomebodyElse } = props;
  const [agreed, setAgreed] = useState(!account.belongings);
  const note = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    if (agreed && account.belongings) box.current?.querySelector("input")?.focus();
  }, [agreed]);
  const done = () => {
    notify(t("account-signed-in"));
    onSomebodyElse();
  };
  return (
    <Section title={t("account-sign-in")} box={box}>
      {account.belongings && (
        <p id={note} class="note">
          <Behind account={account} />
        </p>
      )}
      {agreed ? (
        <SignInForm onDone={done} />
      ) : (
        <p class="row">
          <Button onClick={onKeep}>{t("account-leave-no")}</Button>
          <Button aria-describedby={note} onClick={() => setAgreed(true)}>
            {t("account-leave-guest-yes")}
          </Button>
        </p>
      )}
    </Section>
  );
}

function SignInForm({ onDone }: { onDone: () => void }) {
  return (
    <>
      <Ask
        questions={[
          { ...nameQuestion(), help: "" },
          { ...currentPassword(), name: "password", label: t("account-password") },
        ]}
        action={t("account-sign-in")}
        onSubmit={(answers) => post("/api/account/sign-in", answers).then(onDone)}
      />
      <KeyButton label={t("account-sign-in-passkey")} work={() => signInByPasskey().then(onDone)} />
    </>
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
