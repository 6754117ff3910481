import { describe, expect, it } from "vitest";
import { builtInTutor } from "#worker/tutor/built-in/tutor.ts";
import type { TutorInput } from "#worker/tutor/turn.ts";

const input: TutorInput = {
  message: "Morgens ich trinke ein Kaffee.",
  language: "german",
  level: "A1",
  tone: "friendly",
  topic: "food",
  history: [{ role: "assistant", content: "Was trinkst du am Morgen?", correctedContent: null }],
  conversationId: "one",
  turn: 1,
};

describe("the built-in tutor", () => {
  it("corrects, answers with the sentence put right, and measures what was written", async () => {
    const turn = await builtInTutor.turn(input);
    expect(turn.corrections.map(({ original, corrected }) => `${original} → ${corrected}`)).toEqual([
      "ich trinke → trinke ich",
      "ein → einen",
    ]);
    expect(turn.reply).toMatch(/^Morgens trinkst du (?:also )?einen Kaffee\. .+\?$/);
    expect(turn).toMatchObject({ engine: "built-in", germanWords: 5, isCrisis: false });
    expect(turn.evidence).toMatchObject({ words: 5, vote: null });
  });

  it("leaves both forms alone that the learner asks about", async () => {
    const message = "Gestern ich war müde. Heißt es mit meinem Hund oder mit meinen Hund?";
    const turn = await builtInTutor.turn({ ...input, message });
    expect(turn.corrections.map(({ original }) => original)).toEqual(["ich war"]);
    expect(turn.correctedContent).toBe("Gestern war ich müde. Heißt es mit meinem Hund oder mit meinen Hund?");
    expect(turn.reply).toContain("Richtig ist „mit meinem Hund“.");
  });

  it("corrects, counts and measures nothing in a crisis or in another language", async () => {
    const crisis = await builtInTutor.turn({ ...input, message: "Ich will nicht mehr leben." });
    expect(crisis).toMatchObject({ corrections: [], isCrisis: true, evidence: null });
    const french = await builtInTutor.turn({ ...input, language: "french", message: "Je mange du pain." });
    expect(french).toMatchObject({ corrections: [], isCrisis: false, germanWords: 0, evidence: null });
  });

  it("helps with an answer and explains a word where it stands", async () => {
    const { message: _, ...asked } = input;
    expect((await builtInTutor.help(asked, "hint")).text).toMatch(/^Am Morgen trinke ich …|^Ich trinke am Morgen …/);
    const sentence = "Ich stehe früh auf.";
    const verb = await builtInTutor.meaning("auf", { language: "german", sentence });
    expect(verb).toMatchObject({ lemma: "aufstehen", translation: "to get up" });
    const foreign = await builtInTutor.meaning("pain", { language: "french", sentence: null });
    expect(foreign).toMatchObject({ lemma: null, translation: null, parts: [] });
  });
});
