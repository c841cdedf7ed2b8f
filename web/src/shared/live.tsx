import { signal } from "@preact/signals";

/** More than one moment brings: the end of a game with ten people is fourteen sentences. */
const SENTENCES_MAX = 24;

interface Sentence {
  key: number;
  text: string;
}

const sentences = signal<readonly Sentence[]>([]);
let next = 0;

/** Has a screen reader say whole sentences once what it is saying is done. */
export function say(...texts: readonly string[]) {
  const added = texts.filter(Boolean).map((text) => ({ key: next++, text }));
  if (added.length) sentences.value = [...sentences.value, ...added].slice(-SENTENCES_MAX);
}

/** The page's one live line. Sentences are added, not replaced, so that none is cut short. */
export const LiveLine = () => (
  <div class="spoken" role="status" aria-live="polite" aria-atomic="false">
    {sentences.value.map(({ key, text }) => (
      <p key={key}>{text}</p>
    ))}
  </div>
);
