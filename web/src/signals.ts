/** Synthesised sounds, and vibration. Both are off by default. */

import { settings } from "./settings.svelte";

export type Sound = "card" | "trick" | "turn" | "refused";

/** Pitch in hertz, length in seconds, and volume. */
const SOUNDS: Readonly<Record<Sound, readonly [number, number, number]>> = {
  card: [1900, 0.035, 0.12],
  trick: [700, 0.09, 0.14],
  turn: [1250, 0.32, 0.1],
  refused: [170, 0.11, 0.16],
};

let context: AudioContext | undefined;

function tone(sound: Sound): void {
  const [pitch, length, loudness] = SOUNDS[sound];
  context ??= new AudioContext();
  const now = context.currentTime;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = sound === "turn" ? "sine" : "triangle";
  source.frequency.setValueAtTime(pitch, now);
  if (sound !== "turn") source.frequency.exponentialRampToValueAtTime(pitch / 3, now + length);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
  source.connect(volume).connect(context.destination);
  source.start(now);
  source.stop(now + length);
}

/** Play a sound and, for the person's turn, vibrate, as far as the settings allow. */
export function signal(sound: Sound): void {
  if (settings.sound) tone(sound);
  if (settings.vibration && sound === "turn") navigator.vibrate?.(40);
}
