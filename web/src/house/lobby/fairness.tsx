import { t } from "../../shared/i18n.ts";

/** The promise that the deals are fixed, and how to hold the house to it. */
export const Fairness = ({ commitment }: { commitment: string }) => (
  <section class="fairness" aria-labelledby="fairness">
    <h2 id="fairness">{t("lobby-fair")}</h2>
    <p class="small">{t("lobby-fair-help")}</p>
    <dl>
      <dt class="small">{t("lobby-fair-code")}</dt>
      <dd>
        <code translate={false}>{commitment}</code>
      </dd>
    </dl>
  </section>
);
