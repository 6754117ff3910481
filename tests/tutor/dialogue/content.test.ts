import { describe, expect, it } from "vitest";
import { OTHER_LANGUAGES } from "#content/built-in/tutor/other-languages.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { SCENARIOS } from "#content/built-in/tutor/scenarios.ts";
import { BANDS } from "#schema/content/tutor.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { taughtWord } from "#worker/tutor/dialogue/chips.ts";
import { bandOf, say } from "#worker/tutor/dialogue/say.ts";
import { wordsOf } from "#worker/tutor/dialogue/text.ts";

const FOLLOW_UPS = TOPIC_PACKS.flatMap((pack) =>
  pack.followUps.map((followUp) => ({ pack, followUp, name: `${pack.topic} ${followUp.id}` })),
);
const LEVEL_OF_BAND = { A: "A1", B: "B1", C: "C1" } as const;

/** A reaction or answer stands before a question, so it is checked with one behind it. */
const QUESTION = "Warum ist das so?";

describe("topic packs", () => {
  it.each(TOPIC_PACKS)("$topic: fifteen questions and an opener at every level, each id once", (pack) => {
    for (const level of CEFR_LEVELS) {
      expect(pack.followUps.filter((followUp) => followUp.level === level).length, level).toBeGreaterThanOrEqual(15);
      expect(pack.openers[level].length).toBeGreaterThan(0);
    }
    expect(new Set(pack.followUps.map((followUp) => followUp.id)).size).toBe(pack.followUps.length);
    for (const band of BANDS)
      expect(pack.offers.filter((offer) => offer.band === band).length).toBeGreaterThanOrEqual(3);
  });

  it("has enough questions at every level that need no trigger", () => {
    for (const pack of TOPIC_PACKS) {
      for (const level of CEFR_LEVELS) {
        expect(
          pack.followUps.filter((followUp) => followUp.level === level && followUp.only !== true).length,
          `${pack.topic} ${level}`,
        ).toBeGreaterThanOrEqual(10);
      }
    }
  });

  it("asks questions that keep the rules in every tone", () => {
    const problems: string[] = [];
    for (const { followUp, name } of FOLLOW_UPS) {
      for (const tone of TONES) {
        const context = { level: followUp.level, tone, earlier: [], message: "" };
        for (const question of [followUp.ask, followUp.simpler?.say]) {
          if (question === undefined) continue;
          problems.push(
            ...checkReply(say(question, tone), context).map(
              (problem) => `${name} ${tone}: ${problem}: ${say(question, tone)}`,
            ),
          );
        }
        // A simpler version may be asked two levels up, where a closed question is not allowed.
        if (followUp.simpler !== undefined) {
          const simple = say(followUp.simpler.say, tone);
          problems.push(
            ...checkReply(simple, { ...context, level: "B1" }).map((problem) => `${name}: ${problem}: ${simple}`),
          );
        }
        if (followUp.frame !== undefined) {
          const framed = say(followUp.frame.say, tone).replace("*", "Tee");
          problems.push(
            ...checkReply(`${framed} ${QUESTION}`, context).map((problem) => `${name} ${tone}: ${problem}: ${framed}`),
          );
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it("never asks the same thing under two ids", () => {
    const asked = FOLLOW_UPS.map(({ followUp }) => `${followUp.level} ${say(followUp.ask, "friendly")}`);
    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([]);
  });

  it("has a simpler version and two sample answers for every question up to B1", () => {
    const missing = FOLLOW_UPS.filter(
      ({ followUp }) =>
        /^(?:A1|A2|B1)$/.test(followUp.level) &&
        (followUp.simpler === undefined ||
          followUp.samples?.every((sample) => sample.split("|").length === 2) !== true),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("has frames with one place for the answer, in both languages", () => {
    const wrong = FOLLOW_UPS.filter(
      ({ followUp }) =>
        followUp.frame !== undefined &&
        (followUp.frame.say.split("*").length !== 2 || followUp.frame.en.split("*").length !== 2),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("says nothing that breaks the rules before a question", () => {
    const problems: string[] = [];
    for (const pack of TOPIC_PACKS) {
      for (const line of [...pack.reactions, ...pack.answers]) {
        for (const tone of TONES) {
          const text = say(line.say, tone);
          const found = checkReply(`${text} ${QUESTION}`, {
            level: LEVEL_OF_BAND[line.band],
            tone,
            earlier: [],
            message: "",
          });
          problems.push(...found.map((problem) => `${pack.topic} ${tone}: ${problem}: ${text}`));
        }
      }
      for (const offer of pack.offers) {
        const found = checkReply(say(offer.say, "friendly"), {
          level: offer.band === "A" ? "A1" : "C1",
          tone: "friendly",
          earlier: [],
          message: "",
        });
        problems.push(...found.map((problem) => `${pack.topic} offer: ${problem}: ${offer.say}`));
      }
    }
    expect(problems).toEqual([]);
  });

  it("opens with one question in every tone", () => {
    for (const pack of TOPIC_PACKS) {
      for (const level of CEFR_LEVELS) {
        for (const line of pack.openers[level]) {
          for (const tone of TONES) {
            expect(
              checkReply(say(line.say, tone), { level, tone, earlier: [], message: "" }),
              say(line.say, tone),
            ).toEqual([]);
          }
        }
      }
    }
  });

  it("teaches words with a translation, a level and, for nouns, a gender", () => {
    for (const entry of TOPIC_PACKS.flatMap((pack) => pack.words)) {
      const word = taughtWord(entry);
      expect(word.translation, entry).not.toBe("");
      expect(CEFR_LEVELS, entry).toContain(word.level);
      if (/^\p{Lu}/u.test(word.word)) expect(word.gender, entry).not.toBeNull();
    }
  });
});

describe("role plays", () => {
  it.each(SCENARIOS)("$id: every step but the last asks one question that suits the level", ({ id, steps }) => {
    for (const band of BANDS) {
      steps[band].forEach((step, index) => {
        const last = index === steps[band].length - 1;
        for (const tone of TONES) {
          const text = say(step.say, tone);
          // The steps of B and C are for both levels of the band; a beginner's step may have one short clause more.
          const level = band === "A" ? "A2" : LEVEL_OF_BAND[band];
          expect(bandOf(level)).toBe(band);
          // Doctors, waiters and clerks say Sie whatever the tone of the talk; guests at a party do as the talk does.
          const address = id === "party" ? tone : "professional";
          expect(
            checkReply(text, { level, tone: address, earlier: [], message: "", kind: last ? "farewell" : "reply" }),
            text,
          ).toEqual([]);
        }
      });
    }
  });
});

describe("role plays that are asked something", () => {
  it.each(SCENARIOS)("$id: every answer fits a beginner, in every tone", ({ answers, reacts, evasions }) => {
    for (const line of [...answers, ...reacts, ...evasions]) {
      for (const tone of TONES) {
        const text = say(line.say, tone);
        expect(checkReply(`${text} ${QUESTION}`, { level: "A1", tone, earlier: [], message: "" }), text).toEqual([]);
      }
    }
  });
});

describe("other languages", () => {
  it.each(Object.entries(OTHER_LANGUAGES))("%s: every question asks once, in both forms of address", (_, pack) => {
    for (const question of pack.questions) {
      for (const text of [question.formal, question.informal]) {
        expect(text.split("?").length, text).toBe(2);
        expect(wordsOf(text).length).toBeLessThanOrEqual(14);
      }
    }
    expect(pack.questions.filter((question) => question.easy).length).toBeGreaterThanOrEqual(10);
    expect(pack.notice.en).toMatch(/without corrections/);
  });
});
