import { render } from "preact";
import { App } from "./app.tsx";
import { drawAtOnce } from "./drawing.ts";
import { startLanguage } from "./shared/i18n.ts";
import { startRouter } from "./shared/router.ts";
import { startSettings } from "./shared/settings.ts";
import "./shared/style/index.css";

drawAtOnce();
startSettings();
startRouter();
await startLanguage();

const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  render(<App />, target);
}
