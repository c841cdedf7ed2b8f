/** What comes after the cards: not before they are there, but before it is asked for. */
const LATER_MS = 1500;

export const loadPanels = async () => (await import("./panels.tsx")).Panels;
export const loadSummary = async () => (await import("../score/summary.tsx")).RoundSummary;
export const loadNaming = async () => (await import("../bidding/naming.tsx")).NamePanel;
export async function loadTime() {
  const [{ begin, Time }, { withTexts }] = await Promise.all([
    import("../time/time.tsx"),
    import("../time/texts.ts"),
  ]);
  await withTexts();
  begin();
  return Time;
}
export const loadGameOver = async () => (await import("../score/over.tsx")).GameOver;

/** Fetches it in a quiet moment, in case the line breaks; returns what calls that off. */
export function fetchLater(): () => void {
  const loads = [loadSummary, loadPanels, loadNaming, loadGameOver];
  const fetchAll = () => void Promise.allSettled(loads.map((load) => load()));
  const timer = setTimeout(fetchAll, LATER_MS);
  return () => clearTimeout(timer);
}
