import { useEffect } from "preact/hooks";
import { t } from "../shared/i18n.ts";
import { Button } from "../shared/ui.tsx";
import { Page } from "./page.tsx";

const RETRY_MS = 5000;

/** Nothing to show, in words, and a way on. */
export function Gone({ what = "page" }: { what?: "page" | "table" }) {
  return (
    <Page title={t(`gone-${what}`)}>
      <p>{t(`gone-${what}-text`)}</p>
      <p class="row">
        <a class="button primary" href="/">
          {t("common-home")}
        </a>
      </p>
    </Page>
  );
}

/** The server does not answer; asks again by itself. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setInterval(onRetry, RETRY_MS);
    return () => clearInterval(timer);
  }, [onRetry]);
  return (
    <Page title={t("gone-server")}>
      <p role="alert">{t("gone-server-text")}</p>
      <p class="row">
        <Button look="primary" onClick={onRetry}>
          {t("common-retry")}
        </Button>
      </p>
    </Page>
  );
}
