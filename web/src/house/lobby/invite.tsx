import { useId } from "preact/hooks";
import { copyText } from "../../shared/copy.ts";
import { t } from "../../shared/i18n.ts";
import { lazy } from "../../shared/lazy.tsx";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";

const QrCode = lazy<{ text: string; label: string }>(async () => (await import("./qr.tsx")).QrCode);

/** An address that means another machine to whoever else opens it. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** The ways to bring others to the table: the link, the device's own sharing, a code for phones. */
export function Invite({ id }: { id: string }) {
  const link = `${location.origin}/table/${id}`;
  const fieldId = useId();
  const copy = async () => {
    if (await copyText(link)) notify(t("common-copied"));
  };
  const share = () =>
    // Closing the device's own sheet is a refusal too, and nothing to tell anybody about.
    navigator
      .share({ title: t("app-name"), text: t("lobby-send-text"), url: link })
      .catch(() => undefined);
  return (
    <section class="invite" aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`}>{t("lobby-share")}</h2>
      <p class="small dim">{t("lobby-share-help")}</p>
      {LOOPBACK.test(location.hostname) && <p class="note small">{t("lobby-local")}</p>}
      <div class="invite-ways">
        <div class="invite-link">
          <label class="spoken" for={fieldId}>
            {t("lobby-link")}
          </label>
          <input
            id={fieldId}
            class="field"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button icon="copy" onClick={copy}>
            {t("lobby-copy")}
          </Button>
          {"share" in navigator && (
            <Button icon="share" onClick={share}>
              {t("lobby-send")}
            </Button>
          )}
        </div>
        <QrCode text={link} label={t("lobby-qr")} />
      </div>
    </section>
  );
}
