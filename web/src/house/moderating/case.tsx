import type { Case as Found } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Waiting } from "../../shared/ui.tsx";
import type { Loaded } from "../load.ts";
import { Deeds } from "./deeds.tsx";
import { Act } from "./form.tsx";
import { About, Reports } from "./list.tsx";
import { TableLog } from "./log.tsx";
import { nameOf } from "./somebody.tsx";

/** A report with all that is known: the log of its table, and what was done before. */
export function Case({ found: { value, reload } }: { found: Loaded<Found> }) {
  if (!value) return <Waiting />;
  const { report, deeds, reports, log } = value;
  const name = nameOf(report.of);
  return (
    <>
      <section>
        <h2>{t("mod-report", { name, id: report.id })}</h2>
        <About report={report} />
        <Links report={report} />
      </section>
      <section>
        <h2 id="mod-log">{t("mod-log")}</h2>
        {log.length > 0 ? <TableLog found={value} /> : <p class="dim">{t("mod-log-none")}</p>}
      </section>
      <section>
        <Act key={report.id} report={report} onDone={reload} />
      </section>
      <section>
        <h2>{t("mod-record", { name })}</h2>
        {deeds.length > 0 ? (
          <Deeds deeds={deeds} onChanged={reload} />
        ) : (
          <p class="dim">{t("mod-record-none")}</p>
        )}
      </section>
      {reports.length > 0 && (
        <section>
          <h2>{t("mod-others", { name })}</h2>
          <Reports reports={reports} />
        </section>
      )}
    </>
  );
}

const Links = ({ report: { of, table } }: { report: Found["report"] }) => (
  <p class="row">
    {of.name && (
      <a class="button" href={`/people/${encodeURIComponent(of.id)}`}>
        {t("mod-profile")}
      </a>
    )}
    {table && (
      <a class="button" href={`/table/${encodeURIComponent(table)}`}>
        {t("mod-table")}
      </a>
    )}
  </p>
);
