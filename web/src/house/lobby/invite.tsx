import { useId } from "preact/hooks";
import { t } from "../../shared/i18n.ts";
import { lazy } from "../../shared/lazy.tsx";
import { Link, LocalNote } from "../link.tsx";

const QrCode = lazy<{ text: string; label: string }>(async () => (await import("./qr.tsx")).QrCode);

/** The ways to bring others to the table: the link, the device's own sharing, a code for phones. */
export function Invite({ id }: { id: string }) {
  const link = `${location.origin}/table/${id}`;
  const titleId = useId();
  return (
    <section class="invite" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("lobby-share")}</h2>
      <p class="small dim">{t("lobby-share-help")}</p>
      <LocalNote />
      <div class="invite-ways">
        <Link link={link} label={t("lobby-link")} message={t("lobby-send-text")} />
        <QrCode text={link} label={t("lobby-qr")} />
      </div>
    </section>
  );
}
