import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { AnswerReport } from "#schema/api/answer-reports.ts";
import type { LessonWord } from "#schema/api/curriculum.ts";
import { MAX_ANSWERS_A_QUESTION, MAX_REPORTS_A_DAY } from "#schema/rules/answer-reports.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { FIRST_LESSON } from "#tests/support/worker/lessons.ts";

const REPORT = "POST /api/answer-reports";
const WORD = FIRST_LESSON * 100 + 7;

type Learner = Awaited<ReturnType<typeof makeLearner>>;

let learner: Learner;
let words: LessonWord[];
beforeEach(async () => {
  at("2037-06-10T10:00:00Z");
  await env.DB.batch([
    env.DB.prepare("DELETE FROM answer_reports"),
    env.DB.prepare("DELETE FROM answer_report_counts"),
  ]);
  learner = await makeLearner();
  ({ words } = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: FIRST_LESSON } }));
});
afterAll(realClock);

const about = (answer: string, more: Partial<AnswerReport> = {}): { body: AnswerReport } => ({
  body: { kind: "word", id: WORD, askedFor: "german", answer, ...more },
});

/** The key of the word. */
async function key(): Promise<number> {
  const found = await env.DB.prepare(
    "SELECT id FROM german_vocabulary_bank WHERE subchapter_id * 100 + order_index = ?",
  )
    .bind(WORD)
    .first<{ id: number }>();
  return found?.id ?? 0;
}

async function stored(): Promise<unknown[]> {
  const { results } = await env.DB.prepare("SELECT * FROM answer_reports ORDER BY content_id, answer").all();
  return results;
}

describe("an answer that a learner says is right too", () => {
  it("is counted once for each report, with its first and last day", async () => {
    expect(await learner.call(REPORT, about("Servus"))).toEqual({ kept: true });
    at("2037-06-12T23:30:00Z");
    expect(await (await makeLearner()).call(REPORT, about("  SERVUS "))).toEqual({ kept: true });
    expect(await stored()).toEqual([
      {
        kind: "word",
        content_id: await key(),
        asked_for: "german",
        answer: "servus",
        count: 2,
        first_day: "2037-06-10",
        last_day: "2037-06-12",
      },
    ]);
  });

  it("is counted for the word, whether a lesson asked for it or a quiz on the collection", async () => {
    await learner.call(REPORT, about("Servus"));
    await learner.call(REPORT, about("Servus", { id: await key() }));
    expect(await stored()).toMatchObject([{ content_id: await key(), count: 2 }]);
  });

  it("is kept apart for each word and for what was asked for", async () => {
    const noun = words.find(({ plural }) => plural !== null);
    await learner.call(REPORT, about("grüezi"));
    await learner.call(REPORT, about("grüezi", { id: WORD + 1 }));
    await learner.call(REPORT, about("cheerio", { askedFor: "english" }));
    await learner.call(REPORT, about("Herrn", { id: noun?.id ?? 0, askedFor: "plural" }));
    expect(await stored()).toHaveLength(4);
  });

  it("is kept without a trace of who sent it", async () => {
    await learner.call(REPORT, about("Servus"));
    expect(JSON.stringify(await stored())).not.toContain(learner.userId);
    const counts = await env.DB.prepare("SELECT * FROM answer_report_counts").all();
    expect(counts.results).toEqual([{ user_id: learner.userId, day: "2037-06-10", sent: 1 }]);
  });

  it.each([
    ["an email address", "mara@example.org"],
    ["a web address", "www.example.org"],
    ["a domain", "mara.example"],
    ["a number", "tschüss 0171"],
    ["digits of another script", "tschüss ٣"],
    ["no letter", "???"],
    ["characters that cannot be seen", "tsch\u200büss ja"],
  ])("is not kept when it holds %s", async (_what, answer) => {
    expect(await learner.call(REPORT, about(answer))).toEqual({ kept: false });
    expect(await stored()).toEqual([]);
  });

  it("is not kept when it is right already", async () => {
    const word = words.find(({ id }) => id === WORD);
    for (const report of [about("die TSCHUESS!"), about("tschüs"), about("Bye (informal)", { askedFor: "english" })]) {
      expect(await learner.call(REPORT, report)).toEqual({ kept: false });
    }
    expect(word?.word).toBe("tschüss");
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["Wohnung", "english", "The Apartment", false],
    ["Wohnung", "english", "apartment, apartment", false],
    ["Wohnung", "english", "flat", true],
    ["Farbe", "english", "colour", false],
    ["Wohnung", "german", "eine Wohnung", false],
    ["Wohnung", "german", "Bude", true],
    ["Lehrer", "german", "die Lehrerin", false],
    ["sprechen", "german", "reden", true],
    ["Wohnung", "plural", "die Wohnungen", false],
    ["Wohnung", "plural", "Wohnungs", true],
    ["Buch", "plural", "Buecher", false],
    ["Buch", "plural", "Bucher", true],
  ] as const)("about a vocabulary quiz on %s, in %s: %s is kept: %s", async (word, askedFor, answer, kept) => {
    const { id } = (await env.DB.prepare("SELECT id FROM german_vocabulary_bank WHERE word = ?")
      .bind(word)
      .first<{ id: number }>())!;
    expect(await learner.call(REPORT, about(answer, { id, askedFor }))).toEqual({ kept });
  });

  it.each([
    ["an unknown word", { id: 1010199 }],
    ["the id of a lesson", { id: FIRST_LESSON }],
    ["an id outside of every level", { id: 999_999_999 }],
    ["the plural of a word without one", { askedFor: "plural" } as const],
  ])("is refused for %s", async (_what, question) => {
    const response = await learner.send(REPORT, about("Servus", question));
    expect(response.status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it("is refused from a visitor, because nothing would bound what a visitor sends", async () => {
    expect((await new Actor().send(REPORT, about("Servus"))).status).toBe(401);
  });

  it("is refused when it is empty or longer than any phrase", async () => {
    expect((await learner.send(REPORT, about(""))).status).toBe(400);
    expect((await learner.send(REPORT, about("a".repeat(101)))).status).toBe(400);
  });
});

describe("what one learner can send", () => {
  it("ends after twenty reports a UTC day, also from several tabs at once", async () => {
    const send = (index: number) => learner.send(REPORT, about(`Servus ${"x".repeat(index + 1)}`));
    const responses = await Promise.all(Array.from({ length: MAX_REPORTS_A_DAY + 4 }, (_, index) => send(index)));
    const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array<number>(MAX_REPORTS_A_DAY).fill(200), 429, 429, 429, 429]);
    const refused = await learner.send(REPORT, about("noch eins"));
    expect(Number(refused.headers.get("Retry-After"))).toBe(14 * 3_600);
    expect(await stored()).toHaveLength(MAX_REPORTS_A_DAY);
    at("2037-06-11T00:00:00Z");
    expect(await learner.call(REPORT, about("noch eins"))).toEqual({ kept: true });
  });

  it("is not shortened by answers that are not kept", async () => {
    for (let sent = 0; sent < MAX_REPORTS_A_DAY + 2; sent++) await learner.call(REPORT, about("tschüss"));
    expect(await learner.call(REPORT, about("Servus"))).toEqual({ kept: true });
  });

  it("is forgotten with the account", async () => {
    await learner.call(REPORT, about("Servus"));
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(learner.userId).run();
    expect((await env.DB.prepare("SELECT * FROM answer_report_counts").all()).results).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });
});

it("a question keeps fifty different answers; known ones are still counted", async () => {
  const insert = env.DB.prepare(
    "INSERT INTO answer_reports VALUES ('word', ?, 'german', ?, 1, '2037-06-01', '2037-06-01')",
  );
  const id = await key();
  await env.DB.batch(Array.from({ length: MAX_ANSWERS_A_QUESTION }, (_, index) => insert.bind(id, `x${index}`)));
  expect(await learner.call(REPORT, about("Servus"))).toEqual({ kept: false });
  await env.DB.prepare("UPDATE answer_reports SET answer = 'servus' WHERE answer = 'x7'").run();
  expect(await learner.call(REPORT, about("Servus"))).toEqual({ kept: true });
  expect(await stored()).toHaveLength(MAX_ANSWERS_A_QUESTION);
});
