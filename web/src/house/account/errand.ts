/** The way to a provider and back: sent off, and what has come of it once the browser is back. */
import type { CameBack, Continued, Me, SentAway } from "../../protocol";
import { apiMessage, post } from "../../shared/api.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { go } from "../../shared/router.ts";
import { loadMe, me } from "../me.ts";

/** What is still to be told or asked once somebody is back from a provider. */
export interface Back {
  fault?: string;
  /** By this account somebody is another player, and would leave the guest that has played here. */
  asks?: { id: string; provider: string };
}

const routes = (id: string) => `/api/account/providers/${encodeURIComponent(id)}`;

/** Goes to a provider; the page is gone then. */
export async function goTo(id: string) {
  const { address } = await post<SentAway>(`${routes(id)}/begin`);
  location.assign(address);
}

/** Tells the house what a provider has put into our address, if it has. */
export async function comeBack(id: string): Promise<Back> {
  const came = answered();
  if (!came) return {};
  if (!came.code) return { fault: t("account-back-nothing") };
  try {
    return await settled(id, await post<Continued>(`${routes(id)}/end`, came));
  } catch (error) {
    return { fault: apiMessage(error) };
  }
}

/** Leaves the guest for the player that an account elsewhere has shown. */
export async function leaveGuest(id: string) {
  me.value = await post<Me>(`${routes(id)}/leave`);
  notify(t("account-signed-in"));
}

/** Takes an answer out of the address: it is good once, and no link to be kept or shown. */
function answered(): CameBack | undefined {
  const said = new URLSearchParams(location.search);
  go("/account", "replace");
  const state = said.get("state");
  return state === null ? undefined : { state, code: said.get("code") ?? "", iss: said.get("iss") };
}

async function settled(id: string, { outcome, provider }: Continued): Promise<Back> {
  const name = { provider: isolated(provider) };
  if (outcome === "asks") return { asks: { id, provider } };
  if (outcome === "added") notify(t("account-linked-added", name));
  else if (outcome === "known") notify(t("account-linked-known", name));
  else {
    await loadMe();
    notify(t(outcome === "made" ? "account-made" : "account-signed-in"));
  }
  return {};
}
