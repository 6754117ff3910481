import { useMemo, useSyncExternalStore } from "react";

/** A little slower than a native speaker's pace. */
const RATE = 0.9;
/** For whole sentences, which a beginner cannot follow at a native speaker's pace. */
const SLOW_RATE = 0.75;

type Speak = (text: string, rate?: number) => void;

function synthesis(): SpeechSynthesis | null {
  return typeof window !== "undefined" && "speechSynthesis" in window ? window.speechSynthesis : null;
}

/** The best German voice, those on the device before those that need the network; null without any. */
export function germanVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  // Android writes de_DE.
  const german = voices.filter((voice) => /^de([-_]|$)/i.test(voice.lang));
  const ofGermany = german.filter((voice) => /^de[-_]DE/i.test(voice.lang));
  const local = [...ofGermany, ...german].find((voice) => voice.localService);
  return local ?? ofGermany[0] ?? german[0] ?? null;
}

/**
 * The voice once it is found: for every answer the browser makes a list of all its voices, hundreds on some phones, and each of the
 * fifteen buttons of a lesson asks several times.
 */
let found: SpeechSynthesisVoice | null = null;
const listeners = new Set<() => void>();

function currentVoice(): SpeechSynthesisVoice | null {
  found ??= germanVoice(synthesis()?.getVoices() ?? []);
  return found;
}

function announceVoices(): void {
  found = null;
  for (const listener of listeners) listener();
}

function onVoicesChanged(listener: () => void): () => void {
  const speaker = synthesis();
  // Chrome loads its voices some time after the page.
  if (listeners.size === 0) {
    speaker?.addEventListener?.("voiceschanged", announceVoices);
    // What was found before may have changed unheard.
    found = null;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) speaker?.removeEventListener?.("voiceschanged", announceVoices);
  };
}

/** Speaks German with the browser's own voice: one function for each voice. Null where there is none: then do not offer to listen. */
export function useGermanSpeech(): Speak | null {
  const voice = useSyncExternalStore(onVoicesChanged, currentVoice, () => null);
  return useMemo(() => (voice === null ? null : (text, rate = RATE) => speak(text, voice, rate)), [voice]);
}

/** Reads what a tutor says aloud: a word as everywhere, a whole reply slowly. Null where there is no German voice. */
export function useReading(): ((text: string, of: "word" | "reply") => void) | null {
  const say = useGermanSpeech();
  return say && ((text, of) => say(text, of === "reply" ? SLOW_RATE : RATE));
}

function speak(text: string, voice: SpeechSynthesisVoice, rate: number): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang.replace("_", "-");
  utterance.rate = rate;
  const speaker = synthesis();
  // A second press starts over instead of queueing.
  speaker?.cancel();
  speaker?.speak(utterance);
}
