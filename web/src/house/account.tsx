import { useEffect, useState } from "preact/hooks";
import type { Account } from "../protocol";
import { apiMessage, get } from "../shared/api.ts";
import { addTexts, t } from "../shared/i18n.ts";
import { Waiting } from "../shared/ui.tsx";
import { AccountBody } from "./account/body.tsx";
import { type Back, comeBack } from "./account/errand.ts";
import { Unreachable } from "./gone.tsx";
import { isUnreachable } from "./load.ts";
import { loadMe } from "./me.ts";
import { Page } from "./page.tsx";
import "./style/account.css";

const texts = import.meta.glob<string>("../../../src/ohhell/locales/account/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Who you are here, by what you sign in, and what the house holds of you.
 *
 * A provider sends people back to a path that names it.
 */
export function AccountPage({ provider }: { provider: string }) {
  const [account, setAccount] = useState<Account>();
  const [back, setBack] = useState<Back>({});
  const [error, setError] = useState<unknown>();
  const load = (from = "") => {
    setError(undefined);
    setAccount(undefined);
    // Whoever comes here first is made a guest before anything else is asked.
    Promise.all([addTexts(texts), loadMe()])
      .then(() => (from ? comeBack(from) : {}))
      .then(setBack)
      .then(() => get<Account>("/api/account"))
      .then(setAccount, setError);
  };
  useEffect(() => load(provider), []);
  if (isUnreachable(error)) return <Unreachable onRetry={() => load(provider)} />;
  return (
    <Page title={account ? t("account-title") : ""}>
      {account ? (
        <AccountBody
          account={account}
          back={back}
          onChange={setAccount}
          onSomebodyElse={() => load()}
        />
      ) : error === undefined ? (
        <Waiting />
      ) : (
        <p role="alert">{apiMessage(error)}</p>
      )}
    </Page>
  );
}
