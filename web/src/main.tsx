import { options, render } from "preact";
import { App } from "./app.tsx";
import { startLanguage } from "./shared/i18n.ts";
import { startRouter } from "./shared/router.ts";
import { startSettings } from "./shared/settings.ts";
import "./shared/style/index.css";

// Draws at once, so that the motion of cards can measure the new layout in the same task.
options.debounceRendering = (draw) => draw();

startSettings();
startRouter();
await startLanguage();

const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  render(<App />, target);
}
