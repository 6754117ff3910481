import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { germanVoice, useGermanSpeech } from "#web/quiz-kit/speech.ts";

function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: `${lang} ${localService ? "here" : "far"}`, default: false, voiceURI: lang };
}

describe("the German voice", () => {
  it.each([
    ["none among none", [], null],
    ["none among others", [voice("en-US"), voice("nl-NL")], null],
    ["no language that only begins alike", [voice("del-XX")], null],
    ["the one there is", [voice("en-GB"), voice("de-AT")], "de-AT here"],
    ["Germany before Austria", [voice("de-AT"), voice("de-DE")], "de-DE here"],
    ["Android's spelling", [voice("de_DE")], "de_DE here"],
    ["one on the device before one that needs the network", [voice("de-DE", false), voice("de-CH")], "de-CH here"],
    ["one from the network where there is no other", [voice("de-CH", false), voice("de-DE", false)], "de-DE far"],
  ])("is %s", (_what, voices, name) => {
    expect(germanVoice(voices)?.name ?? null).toBe(name);
  });
});

describe("a button to listen", () => {
  /** A browser with these voices; `change` gives it others. */
  function stubVoices(voices: SpeechSynthesisVoice[]) {
    let current = voices;
    const spoken: string[] = [];
    const getVoices = vi.fn(() => current);
    const speaker = Object.assign(new EventTarget(), {
      getVoices,
      cancel: () => undefined,
      speak: ({ voice: by }: { voice: SpeechSynthesisVoice }) => spoken.push(by.name),
    });
    vi.stubGlobal("speechSynthesis", speaker);
    vi.stubGlobal("SpeechSynthesisUtterance", function utterance(this: { text: string }, text: string) {
      this.text = text;
    });
    function change(next: SpeechSynthesisVoice[]): void {
      current = next;
      speaker.dispatchEvent(new Event("voiceschanged"));
    }
    return { spoken, getVoices, change };
  }

  it("follows the voices as they come, change and go", () => {
    const { spoken, change } = stubVoices([]);
    const { result } = renderHook(() => useGermanSpeech());
    expect(result.current).toBeNull();
    act(() => change([voice("de-DE", false)]));
    result.current?.("Haus");
    act(() => change([voice("de-DE", false), voice("de-DE")]));
    result.current?.("Haus");
    expect(spoken).toEqual(["de-DE far", "de-DE here"]);
    act(() => change([]));
    expect(result.current).toBeNull();
  });

  it("knows what changed while there was none", () => {
    const { change } = stubVoices([voice("de-DE")]);
    const { unmount } = renderHook(() => useGermanSpeech());
    unmount();
    change([]);
    expect(renderHook(() => useGermanSpeech()).result.current).toBeNull();
  });

  it("does not ask for the list of voices again for each of many", () => {
    const { getVoices } = stubVoices([voice("de-DE")]);
    const buttons = Array.from({ length: 15 }, (_, at) => at);
    renderHook(() => buttons.map(() => useGermanSpeech()));
    // While rendering, and once more when the first of them begins to listen for changes.
    expect(getVoices.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
