import type { ComponentChildren } from "preact";
import type { DeedCard, Case as FoundCase, ReportCard } from "../protocol";
import { ApiError, apiMessage } from "../shared/api.ts";
import { t } from "../shared/i18n.ts";
import { Gone } from "./gone.tsx";
import { type Loaded, useGet } from "./load.ts";
import { Case } from "./moderating/case.tsx";
import { Trail } from "./moderating/deeds.tsx";
import { OpenReports } from "./moderating/list.tsx";
import { Page } from "./page.tsx";
import "./style/safety.css";
import "./style/moderation.css";

export { withTexts } from "./moderating/texts.ts";

const REFRESH_MS = 30_000;
const NOT_FOUND = 404;

/** For moderators: reports, one report, and the audit trail. For others it is not there. */
export function Moderation({ id }: { id: string }) {
  if (id === "") return <Open />;
  return id === "deeds" ? <Done /> : <One id={id} />;
}

function Open() {
  const found = useGet<ReportCard[]>("/api/moderation/reports", REFRESH_MS);
  return (
    <Frame found={found} here="">
      <OpenReports found={found} />
    </Frame>
  );
}

function Done() {
  const found = useGet<DeedCard[]>("/api/moderation/deeds");
  return (
    <Frame found={found} here="deeds">
      <Trail found={found} />
    </Frame>
  );
}

function One({ id }: { id: string }) {
  const found = useGet<FoundCase>(`/api/moderation/reports/${encodeURIComponent(id)}`);
  return (
    <Frame found={found} here={id}>
      <Case found={found} />
    </Frame>
  );
}

interface FrameProps {
  found: Loaded<unknown>;
  here: string;
  children: ComponentChildren;
}

function Frame({ found: { error, value }, here, children }: FrameProps) {
  if (error instanceof ApiError && error.status === NOT_FOUND) return <Gone />;
  // Whoever does not moderate shall not see this screen for a moment either.
  if (value === undefined && error === undefined) return null;
  const link = (place: string, text: string) => (
    <a
      class="button"
      href={place ? `/moderation/${place}` : "/moderation"}
      aria-current={here === place ? "page" : undefined}
    >
      {text}
    </a>
  );
  return (
    <Page title={t("mod-title")}>
      <nav class="row mod-nav" aria-label={t("mod-title")}>
        {link("", t("mod-reports"))}
        {link("deeds", t("mod-trail"))}
      </nav>
      {error !== undefined && <p role="alert">{apiMessage(error)}</p>}
      <div class="moderation">{children}</div>
    </Page>
  );
}
