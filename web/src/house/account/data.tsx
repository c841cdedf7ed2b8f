import { useEffect, useRef, useState } from "preact/hooks";
import { post } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { notify } from "../../shared/notice.tsx";
import { go } from "../../shared/router.ts";
import { Button } from "../../shared/ui.tsx";
import { me } from "../me.ts";
import type { AccountProps } from "./body.tsx";
import { Ask } from "./form.tsx";
import { currentPassword } from "./questions.ts";
import { Section } from "./section.tsx";

/** What the house holds of somebody: as a file, or gone. */
export function Data({ account }: AccountProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Section title={t("account-data")}>
      <p class="row">
        <a class="button" href="/api/account/export" download="oh-hell-export.json">
          <Icon name="download" />
          {t("account-export")}
        </a>
        {!asked && (
          <Button look="danger" onClick={() => setAsked(true)}>
            {t("account-delete")}
          </Button>
        )}
      </p>
      {asked && (
        <Deletion hasPassword={account.signInName !== null} onCancel={() => setAsked(false)} />
      )}
    </Section>
  );
}

/** The second step, which says what will be gone. */
function Deletion({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const goAway = async (answers: Record<string, string>) => {
    await post("/api/account/delete", answers);
    me.value = undefined;
    notify(t("account-deleted"));
    go("/");
  };
  return (
    <div ref={box} class="account-deletion" tabIndex={-1}>
      <p>{t("account-delete-text")}</p>
      <Ask
        danger
        questions={hasPassword ? [currentPassword()] : []}
        action={t("account-delete-yes")}
        onSubmit={goAway}
      />
      <Button onClick={onCancel}>{t("account-delete-no")}</Button>
    </div>
  );
}
