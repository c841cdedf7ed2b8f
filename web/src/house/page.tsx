import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { SuitSign } from "../shared/card.tsx";
import { t } from "../shared/i18n.ts";
import { Icon } from "../shared/icons.tsx";
import { lazy, Nothing } from "../shared/lazy.tsx";
import { IconButton } from "../shared/ui.tsx";
import { loadMe, me } from "./me.ts";
import "./style/house.css";

const SettingsDialog = lazy<{ onClose: () => void }>(
  async () => (await import("./settings.tsx")).SettingsDialog,
  Nothing,
);

const Told = lazy(async () => (await import("./safety/told.tsx")).Told, Nothing);

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
  useEffect(() => {
    // The start page asks by itself, and must not ask twice.
    if (!home && !me.value) void loadMe().catch(() => undefined);
  }, []);
  return (
    <div class={`house ${wide ? "wide" : ""}`}>
      <header class="house-head">
        <a class="brand" href="/" aria-current={home ? "page" : undefined}>
          <SuitSign suit="S" />
          {t("app-name")}
        </a>
        <span class="head-tools">
          <a class="button quiet me" href="/account" title={t("account-header")}>
            <Icon name="person" />
            <span class="spoken">{t("account-header")}</span>
            <bdi>{me.value?.name}</bdi>
          </a>
          <IconButton icon="settings" label={t("pref-title")} onClick={() => setSettings(true)} />
        </span>
      </header>
      <main class="house-main">
        <Told />
        {!home && <h1>{title}</h1>}
        {children}
      </main>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  );
}
