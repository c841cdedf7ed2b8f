import type { ReportCard } from "../../protocol";
import { isolated, t } from "../../shared/i18n.ts";
import { Waiting } from "../../shared/ui.tsx";
import type { Loaded } from "../load.ts";
import { when } from "../safety/when.ts";
import { nameOf } from "./somebody.tsx";

/** The reports that nobody has seen to. */
export function OpenReports({ found }: { found: Loaded<ReportCard[]> }) {
  if (!found.value) return <Waiting />;
  if (found.value.length === 0) return <p>{t("mod-none")}</p>;
  return <Reports reports={found.value} />;
}

export const Reports = ({ reports }: { reports: readonly ReportCard[] }) => (
  <ul class="reports">
    {reports.map((report) => (
      <li key={report.id}>
        <a href={`/moderation/${report.id}`}>
          {t("mod-report", { name: nameOf(report.of), id: report.id })}
        </a>
        <About report={report} />
      </li>
    ))}
  </ul>
);

/** What a report says. */
export const About = ({ report }: { report: ReportCard }) => (
  <>
    <p>{t(`report-reason-${report.reason}`)}</p>
    {report.words && (
      <blockquote dir="auto" class="report-words">
        {report.words}
      </blockquote>
    )}
    <p class="dim small">
      {t("mod-by", { name: nameOf(report.by), when: when(report.at) })}{" "}
      {t(`mod-outcome-${report.outcome}`)}
    </p>
    {report.ofName !== report.of.name && (
      <p class="dim small">{t("mod-called", { name: isolated(report.ofName) })}</p>
    )}
  </>
);
