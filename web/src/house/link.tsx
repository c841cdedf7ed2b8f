import { useId } from "preact/hooks";
import { copyText } from "../shared/copy.ts";
import { t } from "../shared/i18n.ts";
import { notify } from "../shared/notice.tsx";
import { Button } from "../shared/ui.tsx";
import "./style/link.css";

/** An address that means another machine to whoever else opens it. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** A warning where a link made here would lead nobody else here. */
export const LocalNote = () =>
  LOOPBACK.test(location.hostname) ? <p class="note small">{t("lobby-local")}</p> : null;

interface LinkProps {
  link: string;
  /** What the link leads to. */
  label: string;
  /** What goes with it where the device itself sends it on. */
  message: string;
}

/** A link to read, to copy, and to send by what the device has for it. */
export function Link({ link, label, message }: LinkProps) {
  const id = useId();
  const copy = async () => {
    if (await copyText(link)) notify(t("common-copied"));
  };
  const share = () =>
    // Closing the device's own sheet is a refusal too, and nothing to tell anybody about.
    navigator.share({ title: t("app-name"), text: message, url: link }).catch(() => undefined);
  return (
    <div class="link-ways">
      <label class="spoken" for={id}>
        {label}
      </label>
      <input
        id={id}
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
  );
}
