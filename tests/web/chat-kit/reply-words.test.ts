import { describe, expect, it } from "vitest";
import { replyParts, sentenceAt } from "#web/chat-kit/reply-words.ts";

const wordsOf = (reply: string) => replyParts(reply).flatMap(({ text, isWord }) => (isWord ? [text] : []));

describe("the words of a reply", () => {
  it.each([
    ["Lecker! Kaufst du die Brötchen beim Bäcker?", ["Lecker", "Kaufst", "die", "Brötchen", "beim", "Bäcker"]],
    ["Ja, ich bin da. Wo ist er?", ["ich", "bin", "ist"]],
    ["Wie geht's? Schreib mir eine E-Mail!", ["Wie", "geht's", "Schreib", "mir", "eine", "E-Mail"]],
    ["Was war das? Man will es so.", ["Was", "war", "das", "Man", "will"]],
    ["„The weather“ heißt das Wetter, and that is all.", ["weather", "heißt", "das", "Wetter", "all"]],
    ["Um 8:30 Uhr, Straße 17.", ["Uhr", "Straße"]],
    ["À bientôt, mon ami!", ["bientôt", "mon", "ami"]],
  ])("that can be looked up in '%s'", (reply, words) => {
    expect(wordsOf(reply)).toEqual(words);
  });

  it.each(["Hallo, Mara! Was isst du?", "so", "…", "Erste Zeile\nzweite Zeile"])(
    "and what is between them are the whole of '%s'",
    (reply) => {
      const parts = replyParts(reply);
      expect(parts.map(({ text }) => text).join("")).toBe(reply);
      for (const { start, text } of parts) expect(reply.startsWith(text, start)).toBe(true);
    },
  );
});

describe("the sentence of a word", () => {
  const REPLY = "Schön! Wann stehst du auf? „Früh?“ Na gut.\nBis bald";

  it.each([
    ["Schön", "Schön!"],
    ["stehst", "Wann stehst du auf?"],
    ["Früh", "„Früh?“"],
    ["gut", "Na gut."],
    ["bald", "Bis bald"],
  ])("with '%s' is '%s'", (word, sentence) => {
    expect(sentenceAt(REPLY, REPLY.indexOf(word))).toBe(sentence);
  });
});
