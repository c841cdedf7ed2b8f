import { useEffect, useState } from "preact/hooks";
import type { Me } from "../../protocol";
import { apiMessage } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { Switch, Waiting } from "../../shared/ui.tsx";
import { useGet } from "../load.ts";
import { Page } from "../page.tsx";
import { Find } from "./find.tsx";
import { Lists, Shunned } from "./lists.tsx";
import { appear, loadPeople, people, withTexts } from "./state.ts";
import "../style/people.css";

const REFRESH_MS = 10_000;

/** Loads what is shown of people, and again while the page is looked at. */
function usePeople(): unknown {
  const [ready, setReady] = useState(false);
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    const load = () => loadPeople().then(() => setFault(undefined), setFault);
    void Promise.allSettled([withTexts(), load()]).then(() => setReady(true));
    const timer = setInterval(() => document.visibilityState === "visible" && load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return ready ? fault : "waiting";
}

/** Friends, requests, and people one would rather not meet. */
export function People() {
  const fault = usePeople();
  const me = useGet<Me>("/api/me").value;
  const mine = people.value;
  return (
    <Page title={t("home-people")}>
      {fault === "waiting" && <Waiting />}
      {fault !== undefined && fault !== "waiting" && <p role="alert">{apiMessage(fault)}</p>}
      {mine && fault !== "waiting" && (
        <div class="people-screen">
          <Lists mine={mine} />
          <Find mine={mine} />
          <Switch
            label={t("people-shown")}
            help={t("people-shown-help")}
            checked={mine.shown}
            onChange={(on) => void appear(on)}
          />
          <Shunned mine={mine} />
          {me && (
            <p>
              <a href={`/people/${me.id}`}>{t("people-yours")}</a>
            </p>
          )}
        </div>
      )}
    </Page>
  );
}
