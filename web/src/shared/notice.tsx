import { signal } from "@preact/signals";
import { say } from "./live.tsx";

const NOTICE_MS = 4000;

interface Notice {
  key: number;
  text: string;
}

const notices = signal<readonly Notice[]>([]);
let next = 0;

/** Shows a short message for a while, and says it. */
export function notify(text: string) {
  const key = next++;
  notices.value = [...notices.value.slice(-2), { key, text }];
  say(text);
  setTimeout(() => {
    notices.value = notices.value.filter((notice) => notice.key !== key);
  }, NOTICE_MS);
}

export const Notices = () => (
  <div class="notices" aria-hidden="true">
    {notices.value.map(({ key, text }) => (
      <p key={key}>{text}</p>
    ))}
  </div>
);
