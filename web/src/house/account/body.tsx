import { useRef } from "preact/hooks";
import type { Account } from "../../protocol";
import { isolated, t } from "../../shared/i18n.ts";
import { NameForm, type NameFormHandle } from "../home/name.tsx";
import { me } from "../me.ts";
import { Credentials } from "./credentials.tsx";
import { Data } from "./data.tsx";
import { Devices } from "./devices.tsx";
import type { Back } from "./errand.ts";
import { Register, SignInAsOther } from "./guest.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Providers } from "./providers.tsx";

export interface AccountProps {
  account: Account;
  /** What came of a way to a provider, if somebody is just back from one. */
  back: Back;
  onChange: (account: Account) => void;
  /** This browser is somebody else from now on. */
  onSomebodyElse: () => void;
}

export const canSignIn = ({ signInName, passkeys, linked }: Account) =>
  signInName !== null || passkeys.length > 0 || linked.length > 0;

/** All of the page: a guest is asked less than who has an account. */
export function AccountBody(props: AccountProps) {
  const name = useRef<NameFormHandle>(null);
  const making = useRef<HTMLElement>(null);
  const { account } = props;
  const make = () => making.current?.querySelector("input")?.focus();
  const handle = isolated(`${me.value?.name ?? account.name}#${me.value?.tag ?? account.tag}`);
  return (
    <div class="account">
      <p>{t(canSignIn(account) ? "account-yours" : "account-guest", { handle })}</p>
      <NameForm me={me.value} handle={name} />
      {me.value?.moderates && <a href="/moderation">{t("home-moderation")}</a>}
      {canSignIn(account) ? (
        <>
          <Credentials {...props} />
          <Passkeys {...props} />
          <Providers {...props} />
          <Devices {...props} />
        </>
      ) : (
        <>
          <Providers {...props} />
          <Register {...props} box={making} />
          <SignInAsOther {...props} onKeep={make} />
        </>
      )}
      <Data {...props} />
    </div>
  );
}
