/** How long to wait before the next try to connect. */
const STEPS_MS = [100, 250, 500, 1000, 1500, 2500, 4000, 6000];
const CAP_MS = 8000;
/** After a restart everybody comes back at once; the first try is spread over this. */
const RESTART_SPREAD_MS = 3000;

/** Full jitter: anywhere between nothing and the step, so that no two pages march in step. */
export function retryMs(attempt: number, random: number, restarted: boolean): number {
  if (restarted && attempt === 0) return random * RESTART_SPREAD_MS;
  return random * (STEPS_MS[attempt] ?? CAP_MS);
}
