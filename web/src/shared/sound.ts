import { settings } from "./settings.ts";

/** Short tones, made here: no files to fetch. Frequencies in hertz, one after another. */
const TUNES = {
  turn: [660, 880],
  card: [220],
  trick: [520],
  made: [523, 659, 784],
  missed: [330, 262],
  over: [523, 659, 784, 1047],
} as const;

const NOTE_S = 0.09;
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

export function sound(name: keyof typeof TUNES) {
  if (!settings.value.sound || document.hidden) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, frequency] of TUNES[name].entries()) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(LOUDNESS, now + at * NOTE_S);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + (at + 1.6) * NOTE_S);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at * NOTE_S);
    tone.stop(now + (at + 2) * NOTE_S);
  }
}
