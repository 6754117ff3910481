import { describe, expect, it } from "vitest";
import { germanVoice } from "#web/quiz-kit/speech.ts";

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
