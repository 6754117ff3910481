import { describe, expect, it } from "vitest";
import { AFTER_A_LOSS, IN_WORRY, MORE } from "#content/built-in/tutor/going-on.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { BANDS } from "#schema/content/tutor.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { opener, reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { isOfStrand } from "#worker/tutor/dialogue/strands.ts";
import { sentencesOf, wordsOf } from "#worker/tutor/dialogue/text.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The tutor's replies to these messages, the opener first. */
function talk(messages: readonly string[], level: CefrLevel, topic: Topic | null): string[] {
  const setting = { language: "german", level, topic, tone: "friendly", conversationId: "strand" } as const;
  const history: PastMessage[] = [
    { role: "assistant", content: opener({ ...setting, turn: 0 }).reply, correctedContent: null },
  ];
  messages.forEach((message, index) => {
    const analysis = analyze(lexicon, message, { level });
    const answer = reply({ ...setting, message, history: [...history], turn: index + 1 }, analysis, morphology);
    history.push({ role: "user", content: message, correctedContent: analysis.corrected });
    history.push({ role: "assistant", content: answer.reply, correctedContent: null });
  });
  return history.filter(({ role }) => role === "assistant").map(({ content }) => content);
}

const STRANDS = TOPIC_PACKS.flatMap((pack) => pack.strands.map((strand) => ({ pack, strand })));

describe("chains of questions", () => {
  it("keep to the rules of their level in every tone", () => {
    const problems = STRANDS.flatMap(({ pack, strand }) =>
      strand.ask.flatMap((step) => {
        const text = typeof step === "string" ? pack.followUps.find(({ id }) => id === step)?.ask : step.say;
        if (text === undefined) return [`${pack.topic} ${strand.id}: no question ${JSON.stringify(step)}`];
        return TONES.flatMap((tone) =>
          checkReply(say(text, tone), { level: strand.level, tone, earlier: [], message: "" }).map(
            (problem) => `${pack.topic} ${strand.id} ${tone}: ${problem}: ${say(text, tone)}`,
          ),
        );
      }),
    );
    expect(problems).toEqual([]);
  });

  it("have eight words at most for beginners, and go on from every opener", () => {
    const long = STRANDS.flatMap(({ strand }) =>
      strand.level === "A1"
        ? strand.ask.flatMap((step) => (typeof step === "string" ? [] : [say(step.say, "professional")]))
        : [],
    ).filter((text) => wordsOf(text).length > 9);
    expect(long).toEqual([]);
    for (const pack of TOPIC_PACKS)
      for (const [level, lines] of Object.entries(pack.openers))
        for (const line of lines)
          for (const tone of TONES) {
            const question = sentencesOf(say(line.say, tone)).at(-1) ?? "";
            expect(isOfStrand(question), `${pack.topic} ${level}: ${question}`).toBe(true);
          }
  });

  it.each(["A1", "A2", "B1", "B2"] as const)("are enough for twenty turns at %s in every topic", (level) => {
    for (const { topic, strands } of TOPIC_PACKS) {
      const own = strands.filter((strand) => strand.level === level);
      const below = strands.filter((strand) => strand.level < level);
      const questions = [...own, ...below].reduce((sum, { ask }) => sum + ask.length, 0);
      expect(questions, topic).toBeGreaterThanOrEqual(17);
    }
  });

  it("go on from a plain answer, and leave what was denied", () => {
    const [, second = ""] = talk(["Ich bin Koch."], "A1", "work");
    expect(second).toContain("?");
    const [, denied = ""] = talk(["Ich mag keinen Sport."], "A1", "sports");
    expect(denied).not.toMatch(/Wie oft machst du|Wo machst du gern Sport/u);
  });

  it("ask nobody without work about their work", () => {
    const replies = talk(["Ich bin arbeitslos.", "Seit zwei Monaten.", "Zu Hause.", "Am Abend.", "Ja."], "A1", "work");
    expect(replies.join(" ")).not.toMatch(/Chef|Kollegen|Feierabend|Pause/u);
  });
});

describe("what goes on from a story", () => {
  it("keeps to the rules of its level in every tone", () => {
    const problems = BANDS.flatMap((band) =>
      [...MORE[band], ...AFTER_A_LOSS[band].ask, ...IN_WORRY[band].ask].flatMap((line) =>
        TONES.flatMap((tone) =>
          checkReply(`Aha. ${say(line.say, tone)}`, { level: `${band}1` as const, tone, earlier: [], message: "" }).map(
            (problem) => `${band} ${tone}: ${problem}: ${say(line.say, tone)}`,
          ),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it("asks about somebody whom the learner names, in the right case", () => {
    const [, said = ""] = talk(["Mein Bruder kocht am Sonntag für alle."], "A2", "sports");
    expect(said).toMatch(/dein(?:em)? Bruder|er |Was isst du|das/u);
  });

  it("stays with a death, whatever follows", () => {
    const replies = talk(
      [
        "Meine Oma ist am Sonntag beerdigt worden.",
        "Mit meinem Bruder. Er weint nur.",
        "Sie hat mir das Nähen gezeigt.",
        "Ich sehe sie immer vor mir.",
      ],
      "B1",
      "chitchat",
    );
    for (const said of replies.slice(1)) {
      expect(said).not.toMatch(/Merke ich mir|Gut zu wissen|Wochenende|gefreut|lacht ihr|Nachbarn/u);
    }
  });

  it.each([
    ["Ich rede von meinem Keller!", /Keller/u],
    ["Können wir über meine Oma reden?", /deine Oma/u],
  ])("goes back to what the learner names: %s", (message, expected) => {
    expect(talk(["Das ist schwer zu sagen.", message], "B1", "chitchat").at(-1)).toMatch(expected);
  });

  it.each([
    ["Warum fragst du das?", /kennenlernen|keine gute Frage/u],
    ["Worüber denn?", /nicht klar|unklar/u],
    ["Das habe ich doch schon gesagt.", /^(?:Entschuldigung|Stimmt|Tut mir leid)/u],
    ["Erzähl mir mal einen Witz!", /Kiwi|Fische/u],
    ["Willst du einen Witz hören?", /^(?:Ja, sehr gern|Gern)/u],
    ["Kennst du die?", /aus Texten/u],
    ["Schreibst du auch Gedichte?", /Programm|nur schreiben|gibt es bei mir nicht/u],
    ["Bitte lass das Thema.", /wie du möchtest|lassen wir das/u],
    ["Ich möchte jetzt aufhören, das tut mir nicht gut.", /Pass gut auf dich auf|Alles Gute/u],
  ])("answers “%s” as what it is", (message, expected) => {
    expect(talk(["Letztes Jahr war ich in Schottland.", message], "B1", "travel").at(-1)).toMatch(expected);
  });

  it("tells whoever is misheard twice why that is so", () => {
    const replies = talk(["Das habe ich schon gesagt.", "Du hörst mir nicht zu!"], "B1", "travel");
    expect(replies.at(-1)).toContain("ein einfaches Programm");
  });

  it("says no mistake back that nobody corrected", () => {
    const [, said = ""] = talk(["Wir sparen Geld für Haus in Cebu."], "A1", "food");
    expect(said).not.toContain("für Haus");
  });
});
