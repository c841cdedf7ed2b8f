import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { SuitSign } from "../shared/card.tsx";
import { t } from "../shared/i18n.ts";
import { IconButton } from "../shared/ui.tsx";
import { SettingsDialog } from "./settings.tsx";
import "./style/house.css";

interface PageProps {
  title: string;
  children: ComponentChildren;
  /** The start page says its name itself. */
  home?: boolean;
  /** Screens that spread over a wide window. */
  wide?: boolean;
}

/** What stands around every screen of the house: the way home, and the settings. */
export function Page({ title, children, home = false, wide = false }: PageProps) {
  const [settings, setSettings] = useState(false);
  useEffect(() => {
    document.title = home ? t("app-name") : `${title} · ${t("app-name")}`;
  });
  return (
    <div class={`house ${wide ? "wide" : ""}`}>
      <header class="house-head">
        <a class="brand" href="/" aria-current={home ? "page" : undefined}>
          <SuitSign suit="S" />
          {t("app-name")}
        </a>
        <IconButton icon="settings" label={t("pref-title")} onClick={() => setSettings(true)} />
      </header>
      <main class="house-main">
        {!home && <h1>{title}</h1>}
        {children}
      </main>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  );
}
