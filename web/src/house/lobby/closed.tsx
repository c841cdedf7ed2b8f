import { t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { Page } from "../page.tsx";

/** A table at which there will be no game. */
export const Closed = () => (
  <Page title={t("closed-title")}>
    <p>{t("closed-text")}</p>
    <p class="host-ways">
      <a class="button primary" href="/new">
        <Icon name="plus" />
        {t("closed-new")}
      </a>
      <a class="button quiet" href="/">
        <Icon name="home" />
        {t("common-home")}
      </a>
    </p>
  </Page>
);
