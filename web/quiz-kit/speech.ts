import { useSyncExternalStore } from "react";

/** A little slower than a native speaker's pace. */
const RATE = 0.9;

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

function currentVoice(): SpeechSynthesisVoice | null {
  return germanVoice(synthesis()?.getVoices() ?? []);
}

function onVoicesChanged(listener: () => void): () => void {
  const speaker = synthesis();
  // Chrome loads its voices some time after the page.
  speaker?.addEventListener?.("voiceschanged", listener);
  return () => speaker?.removeEventListener?.("voiceschanged", listener);
}

/** Speaks German with the browser's own voice. Null where there is none: then do not offer to listen. */
export function useGermanSpeech(): ((text: string) => void) | null {
  const voice = useSyncExternalStore(onVoicesChanged, currentVoice, () => null);
  return voice === null ? null : (text) => speak(text, voice);
}

function speak(text: string, voice: SpeechSynthesisVoice): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang.replace("_", "-");
  utterance.rate = RATE;
  const speaker = synthesis();
  // A second press starts over instead of queueing.
  speaker?.cancel();
  speaker?.speak(utterance);
}
