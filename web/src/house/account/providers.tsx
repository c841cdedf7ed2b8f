import { useEffect, useRef, useState } from "preact/hooks";
import type { Account } from "../../protocol";
import { api, apiMessage } from "../../shared/api.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { Behind } from "./behind.tsx";
import { type AccountProps, canSignIn } from "./body.tsx";
import { goTo, leaveGuest } from "./errand.ts";
import { day, Section } from "./section.tsx";

/** Accounts elsewhere: used and added, and removed. Nothing where the house trusts no provider. */
export function Providers({ account, back, onChange, onSomebodyElse }: AccountProps) {
  const [fault, setFault] = useState(back.fault);
  const [asks, setAsks] = useState(back.asks);
  const [busy, setBusy] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever stays the guest goes on where the question was.
    if (back.asks && !asks) buttons.current?.querySelector("button")?.focus();
  }, [asks]);
  if (account.providers.length === 0) return null;
  const isGuest = !canSignIn(account);
  const leave = async (id: string) => {
    setFault(undefined);
    setBusy(true);
    await goTo(id).catch((error: unknown) => setFault(apiMessage(error)));
    setBusy(false);
  };
  if (asks)
    return (
      <Section title={t("account-elsewhere")}>
        <Asking
          account={account}
          {...asks}
          onDone={onSomebodyElse}
          onStay={() => setAsks(undefined)}
        />
      </Section>
    );
  return (
    <Section title={t("account-elsewhere")}>
      <p class={isGuest ? "" : "small dim"}>
        {t(isGuest ? "account-elsewhere-guest" : "account-elsewhere-text")}
      </p>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <Linked account={account} onChange={onChange} onFault={setFault} />
      <div class="account-providers" ref={buttons}>
        {account.providers.map(({ id, name }) => (
          <Button key={id} aria-disabled={busy} onClick={() => !busy && leave(id)}>
            {t(isGuest ? "account-continue" : "account-linked-add", { provider: isolated(name) })}
          </Button>
        ))}
      </div>
    </Section>
  );
}

interface LinkedProps {
  account: Account;
  onChange: (account: Account) => void;
  onFault: (text: string) => void;
}

/** Those by which somebody signs in; the last way in stays, and is told about. */
function Linked({ account, onChange, onFault }: LinkedProps) {
  const remove = (id: string, provider: string) =>
    api<Account>("DELETE", `/api/account/linked/${id}`).then(
      (now) => {
        notify(t("account-linked-removed", { provider }));
        onChange(now);
      },
      (error: unknown) => onFault(apiMessage(error)),
    );
  return (
    <ul class="account-list" hidden={account.linked.length === 0}>
      {account.linked.map(({ id, provider, usedAt }) => (
        <li key={id}>
          <span>
            {isolated(provider)}
            <small class="dim">{t("account-used", { day: day(usedAt) })}</small>
          </span>
          <Button
            onClick={() => remove(id, isolated(provider))}
            aria-label={t("account-linked-remove", { provider: isolated(provider) })}
          >
            {t("account-remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface AskingProps {
  account: Account;
  id: string;
  provider: string;
  onDone: () => void;
  onStay: () => void;
}

/** What stays behind, before a guest who has played is left for somebody else. */
function Asking({ account, id, provider, onDone, onStay }: AskingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState("");
  useEffect(() => box.current?.focus(), []);
  const names = { provider: isolated(provider) };
  return (
    <div ref={box} class="note account-asking" tabIndex={-1}>
      <p>
        {t("account-asks", names)} <Behind account={account} />
      </p>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <Button
        look="primary"
        onClick={() => leaveGuest(id).then(onDone, (error: unknown) => setFault(apiMessage(error)))}
      >
        {t("account-asks-yes", names)}
      </Button>
      <Button onClick={onStay}>{t("account-asks-stay")}</Button>
    </div>
  );
}
