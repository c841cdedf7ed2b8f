import { signal } from "@preact/signals";
import type { MyPeople } from "../../protocol";
import { api, apiMessage, get } from "../../shared/api.ts";
import { addTexts } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/people/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The sentences about people, which most of the page does not need. */
export const withTexts = () => addTexts(texts);

/** What others are to this person, as the server told it last. */
export const people = signal<MyPeople | null>(null);

export async function loadPeople() {
  people.value = await get<MyPeople>("/api/me/people");
}

export type Circle = "friends" | "blocked" | "muted";

/** Says something of somebody, or takes it back; a refusal is told. True if it is done. */
export async function tell(method: "PUT" | "DELETE", circle: Circle, id: string) {
  return changed(api<MyPeople>(method, `/api/me/${circle}/${id}`));
}

/** Whether friends see when this person is here. */
export const appear = (shown: boolean) =>
  changed(api<MyPeople>("PUT", "/api/me/presence", { shown }));

async function changed(answer: Promise<MyPeople>): Promise<boolean> {
  try {
    people.value = await answer;
    return true;
  } catch (error) {
    await withTexts().catch(() => undefined);
    notify(apiMessage(error));
    return false;
  }
}
