import { lazy, Nothing, worded } from "../../shared/lazy.tsx";
import type { Reported } from "./report.tsx";

/** The way to report somebody; fetched where it is shown. */
export const Reporting = lazy<Reported>(
  async () => (await worded(import("./report.tsx"))).ReportButton,
  Nothing,
);
