import type { Replay as ReplayData } from "../protocol";
import { ApiError, apiMessage } from "../shared/api.ts";
import { t } from "../shared/i18n.ts";
import { Waiting } from "../shared/ui.tsx";
import { Gone, Unreachable } from "./gone.tsx";
import { isUnreachable, useGet } from "./load.ts";
import { Page } from "./page.tsx";
import { Player } from "./replay/player.tsx";

const NOT_FOUND = 404;

export { withTexts } from "./replay/texts.ts";

/** A finished game, to be stepped through with all cards open. */
export function Replay({ id }: { id: string }) {
  const path = `/api/tables/${encodeURIComponent(id)}/replay`;
  const { value, error, reload } = useGet<ReplayData>(path);
  if (value && value.frames.length > 0) return <Player id={id} replay={value} />;
  if (error instanceof ApiError && error.status === NOT_FOUND) return <Gone what="table" />;
  if (isUnreachable(error)) return <Unreachable onRetry={reload} />;
  const refusal = error instanceof ApiError ? t("replay-unfinished") : apiMessage(error);
  return (
    <Page title={t("replay-title")}>
      {error === undefined && !value ? <Waiting /> : <p role="alert">{refusal}</p>}
    </Page>
  );
}
