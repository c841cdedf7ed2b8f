import { signal } from "@preact/signals";
import type { Me } from "../protocol";
import { get } from "../shared/api.ts";

/** Who sits at this browser, as the house said last. */
export const me = signal<Me | undefined>(undefined);

export async function loadMe() {
  me.value = await get<Me>("/api/me");
}
