import { join } from "node:path";
import { wordKey } from "#schema/rules/word-key.ts";
import { type ApiClient, makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { startBuiltServer } from "#tests/support/e2e/built-server.ts";
import { type CallFigures, readGoldenTable } from "./cost/golden.ts";
import { makeState, openState } from "./league/state.ts";
import { kB, quantile, table } from "./table.ts";

/** Calls that are timed for each row, one after the other. */
const CALLS = 200;
/** Learners who call in turn: nobody comes near the quota of writes, nor adds a whole level. */
const LEARNERS = 8;
/** With the 4,500 words of the bank, a collection of 5,000. */
const OWN_WORDS = 500;

const LIST = "GET /api/vocabulary/:language";
const CATEGORIES = "GET /api/vocabulary/:language/categories";
const PLURAL = "GET /api/vocabulary/:language/plural";
const ADD = "POST /api/vocabulary/add-batch";

/** One call as measured: what it costs by the golden table of the tests, the bytes of its last answer, and its times in milliseconds. */
export interface VocabularyTimes {
  name: string;
  /** Null where the golden table holds the call for a smaller collection only. */
  figures: CallFigures | null;
  bytes: number;
  p50: number;
  p99: number;
}

interface Row {
  name: string;
  /** Its line in the golden table. */
  line: [call: string, when: string] | null;
  /** Whether the learners who call have 5,000 words; otherwise they have what the calls add. */
  many: boolean;
  /** Prepares a call, which is not timed, and gives it. */
  prepare: (caller: ApiClient) => Promise<() => Promise<Response>> | (() => Promise<Response>);
}

const GENERATE = "POST /api/vocabulary/quiz/generate";
const SUBMIT = "POST /api/quiz/submit";

const german = { params: { language: "german" } };
const batch = { body: { language: "german", cefrLevel: "B1", count: 20 } } as const;

function quiz(quizType: "multiple-choice" | "fill-in-blank" | "gender", level?: "C1") {
  const filters = level ? { level } : {};
  return { body: { language: "german", filters, quizType, direction: "german-to-english", count: 10 } } as const;
}

/** Draws a quiz, which is not timed, and submits it with every answer right. */
async function submit(learner: ApiClient): Promise<() => Promise<Response>> {
  const { questions } = await learner.call(GENERATE, quiz("fill-in-blank"));
  const body = {
    quizType: "vocabulary-german-to-english-fill-in-blank",
    score: questions.length,
    totalQuestions: questions.length,
    answers: questions.map(({ id, entry }) => ({ questionId: id, answer: entry.translation[0] ?? null })),
    attemptId: crypto.randomUUID(),
  } as const;
  return () => learner.send(SUBMIT, { body });
}

const ROWS: Row[] = [
  {
    name: "ten questions on 5,000 words, typed",
    line: [GENERATE, "learner with 5,000 words"],
    many: true,
    prepare: (learner) => () => learner.send(GENERATE, quiz("fill-in-blank")),
  },
  {
    name: "the same with options to choose from",
    line: [GENERATE, "learner with 5,000 words"],
    many: true,
    prepare: (learner) => () => learner.send(GENERATE, quiz("multiple-choice")),
  },
  {
    name: "the same on genders of a level",
    line: null,
    many: true,
    prepare: (learner) => () => learner.send(GENERATE, quiz("gender", "C1")),
  },
  { name: "a vocabulary quiz submitted", line: [SUBMIT, "vocabulary quiz"], many: true, prepare: submit },
  {
    name: "the list of 5,000 words",
    line: [LIST, "learner with 5,000 words"],
    many: true,
    prepare: (learner) => () => learner.send(LIST, german),
  },
  {
    name: "of them, the words of a chapter",
    line: null,
    many: true,
    prepare: (learner) => () => learner.send(LIST, { ...german, query: { category: "Hallo!" } }),
  },
  {
    name: "their categories",
    line: null,
    many: true,
    prepare: (learner) => () => learner.send(CATEGORIES, german),
  },
  {
    name: "their nouns with a plural",
    line: null,
    many: true,
    prepare: (learner) => () => learner.send(PLURAL, german),
  },
  {
    name: "20 more of a level that has none left",
    line: [ADD, "learner with 5,000 words: nothing is left"],
    many: true,
    prepare: (learner) => () => learner.send(ADD, batch),
  },
  {
    name: "20 words added",
    line: [ADD, "learner"],
    many: false,
    prepare: (learner) => () => learner.send(ADD, batch),
  },
];

/** Times the calls about a collection on a built server whose content is in memory, with databases of its own in `folder`. */
export async function measureVocabulary({
  folder,
  port,
}: {
  folder: string;
  port: number;
}): Promise<VocabularyTimes[]> {
  const stateDir = join(folder, "vocabulary");
  makeState(stateDir);
  const golden = await readGoldenTable();
  let server = await startBuiltServer({ port, stateDir, prepared: true });
  const { origin } = server;
  const sign = () => Promise.all(Array.from({ length: LEARNERS }, () => signUp(origin, makeAccount("Bench"))));
  let many: ApiClient[] = [];
  let few: ApiClient[] = [];
  try {
    many = await sign();
    few = await sign();
    const ids = await Promise.all(many.map(async (one) => (await one.call("GET /api/auth/user"))?.id ?? ""));
    await server.kill();
    giveWords(stateDir, ids);
    server = await startBuiltServer({ port, stateDir, prepared: true });
    const measured: VocabularyTimes[] = [];
    for (const row of ROWS) measured.push({ ...(await timeRow(row, row.many ? many : few)), figures: figuresOf(row) });
    return measured;
  } finally {
    await server.kill();
  }

  function figuresOf({ line }: Row): CallFigures | null {
    return line && golden.of(...line);
  }
}

async function timeRow({ name, prepare }: Row, learners: readonly ApiClient[]) {
  const times: number[] = [];
  let bytes = 0;
  for (let call = -LEARNERS; call < CALLS; call += 1) {
    const learner = learners[(call + LEARNERS) % LEARNERS];
    if (!learner) throw new Error("Nobody to call");
    const timed = await prepare(learner);
    const start = performance.now();
    const response = await timed();
    bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
    // The first call of each learner warms up.
    if (call >= 0) times.push(performance.now() - start);
  }
  return { name, bytes, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Writes the whole bank and words of their own into the collections of these learners. */
function giveWords(stateDir: string, userIds: readonly string[]): void {
  const database = openState(stateDir);
  const bank = database.prepare("INSERT INTO vocabulary (user_id, word_key) SELECT ?, id FROM german_vocabulary_bank");
  const own = database.prepare("INSERT INTO vocabulary (user_id, word_key, own) VALUES (?, ?, ?)");
  const facts = { usedForm: null, gender: "f", plural: null, cefrLevel: null, category: null, partOfSpeech: "noun" };
  const count = database.prepare(
    `UPDATE progress_tracking SET vocabulary_count = (SELECT count(*) FROM vocabulary WHERE vocabulary.user_id = progress_tracking.user_id)
     WHERE user_id = ? AND language = 'german'`,
  );
  database.exec("BEGIN");
  for (const id of userIds) {
    bank.run(id);
    for (let i = 0; i < OWN_WORDS; i += 1) {
      const word = `Eigenwort${i}`;
      const text = { word, language: "german", translation: ["own word"], ...facts, caseInfo: null, verbType: null };
      own.run(id, -wordKey("german", word, "f"), JSON.stringify({ ...text, sense: "f" }));
    }
    count.run(id);
  }
  database.exec("COMMIT");
  database.close();
}

/** One line a call. */
export function vocabularyTable(measured: readonly VocabularyTimes[]): string {
  return table(
    ["vocabulary, content in memory", "D1 round trips", "rows read", "written", "kB", "p50 ms", "p99 ms"],
    measured.map(({ name, figures, bytes, p50, p99 }) => [
      name,
      ...(figures ? [figures.d1RoundTrips, figures.rowsRead, figures.rowsWritten].map(String) : ["", "", ""]),
      kB(bytes),
      p50.toFixed(1),
      p99.toFixed(1),
    ]),
  );
}
