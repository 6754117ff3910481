import * as fc from "fast-check";
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { Endpoint } from "#schema/api/endpoint.ts";
import { type ApiCall, api } from "#schema/api/index.ts";
import { ADVERB_QUIZ_LEVELS } from "#schema/content/adverb-quiz.ts";
import { methodOf, ORIGIN, PASSWORD } from "./actor.ts";
import { anyText, inputsOf, jsonOf, type Known, STRANGE_TEXTS, spoiled } from "./contract-arbitraries.ts";
import { FIRST_LESSON, SECOND_LESSON, THIRD_LESSON } from "./lessons.ts";
import { adverbAnswers, SERVED } from "./served-calls.ts";

/**
 * Who calls: `member` has a seat in a league and completed lessons, `newcomer` has just signed up. The session of `ended` is gone from
 * D1 but still in KV, as it is for up to a minute after a logout elsewhere.
 */
export const CALLERS = ["visitor", "member", "newcomer", "ended"] as const;
export type CallerName = (typeof CALLERS)[number];

/** A request of the fuzz, as it goes over the wire. */
export interface FuzzCall {
  caller: CallerName;
  method: string;
  /** Path and query. */
  path: string;
  /** A `Cookie` among them comes after the caller's own cookies. */
  headers: Record<string, string>;
  body: string | null;
}

/** The league of the first member of a day in the week from 2037-06-08. */
export const FUZZ_LEAGUE = "2037-06-08.1.000001";
/** An address that has an account: the member's, see tests/worker/http/fuzz.test.ts. */
export const KNOWN_EMAIL = "known@example.org";

const contentIds = fc.oneof(
  { weight: 4, arbitrary: fc.constant(String(FIRST_LESSON)) },
  { weight: 1, arbitrary: fc.constantFrom(...[SECOND_LESSON, THIRD_LESSON, 101, 201, 1, 999_999_999].map(String)) },
);

/** The member's conversations: several, because the fuzz deletes some. */
export const FUZZ_CONVERSATIONS = Array.from(
  { length: 8 },
  (_, i) => `00000000-0000-4000-8000-${String(900 + i).padStart(12, "0")}`,
);

const KNOWN_PARAMS: Known = {
  id: contentIds,
  chapterId: fc.constantFrom("101", "102", "601", "1"),
  exerciseId: fc.constantFrom("10101", "10120", "10201", "10121", "1"),
  leagueId: fc.constant(FUZZ_LEAGUE),
};

/** Questions of one level and words of one lesson: answers to items of several quizzes would all be refused for the same reason. */
const KNOWN_FIELDS: Known = {
  language: fc.constant("german"),
  level: fc.constant("A1"),
  topicId: fc.constantFrom(101, 102, 1),
  wordId: fc.integer({ min: 1, max: 15 }).map((number) => FIRST_LESSON * 100 + number),
  questionId: fc.constantFrom(...ADVERB_QUIZ.filter(({ level }) => level === "A1").map(({ id }) => id)),
  score: fc.integer({ min: 0, max: 5 }),
  totalQuestions: fc.constant(15),
  email: fc.oneof(
    { weight: 3, arbitrary: fc.uuid().map((id) => `fuzz-${id}@example.org`) },
    { weight: 1, arbitrary: fc.constant(KNOWN_EMAIL) },
  ),
  password: fc.constant(PASSWORD),
  currentPassword: fc.constant(PASSWORD),
};

/** Few attempt ids, so that attempts are repeated: with the same answers, with others, for another quiz. */
const attemptIds = fc.nat(40).map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);

/** Deriving a password takes 0.2 s, and after these calls the caller has to be made anew. */
const COSTLY = new Set<ApiCall>([
  "POST /api/auth/login",
  "POST /api/auth/signup",
  "POST /api/auth/password",
  "POST /api/auth/logout",
]);
const SERVED_CALLS = new Set<ApiCall>(SERVED);

/** Calls that store something are the most interesting; what is not served yet answers 404 to everything. */
function weightOf(key: ApiCall): number {
  if (COSTLY.has(key) || !SERVED_CALLS.has(key)) return 1;
  return methodOf(key) === "GET" ? 2 : 8;
}

const anyCall = fc.oneof(
  ...(Object.keys(api) as ApiCall[]).map((key) => ({ weight: weightOf(key), arbitrary: fc.constant(key) })),
);

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const contentTypes = fc.constantFrom(
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/jsonp",
  "application/ld+json",
  "application/json;",
  "Application/JSON",
  "application/json; charset=utf-16",
  "",
);

const brokenBodies = fc.oneof(
  fc.constantFrom("", "{", "[1, 2", "undefined", "NaN", "{'a': 1}", '{"a":1}{"b":2}', "\u0000", "\ufeff{}", "a=1&b=2"),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constant("[".repeat(60_000)),
  fc.constant(`{"a":"${"x".repeat(70_000)}"}`),
);

/** What a browser can send in a header. */
const headerText = anyText.map((text) => text.replace(/[^\x20-\x7e]/g, "").trim());

const strangeHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc
    .oneof(
      headerText,
      fc.constantFrom("UTC", "Pacific/Kiritimati", "Etc/GMT+12", "europe/berlin", "+14:00", "A".repeat(5_000)),
    )
    .map((zone) => ({ "X-Time-Zone": zone })),
  fc
    .constantFrom("null", "http://localhost:1", "https://example.org", "")
    .map((origin) => ({ Origin: origin, "Sec-Fetch-Site": "cross-site" })),
  fc.constantFrom("none", "same-site", "", "SAME-ORIGIN").map((site) => ({ "Sec-Fetch-Site": site })),
  headerText.map((text) => ({ Cookie: `session=${text}; d1-bookmark=${text}` })),
  fc
    .constantFrom(
      "0".repeat(16),
      `${"f".repeat(8)}-${"f".repeat(8)}-${"f".repeat(8)}-${"f".repeat(32)}`,
      "-".repeat(200),
    )
    .map((bookmark) => ({ Cookie: `d1-bookmark=${bookmark}` })),
  fc.constant({ Cookie: "session=second; session; =; ;;__Host-session=x" }),
  fc.oneof(fc.ipV4(), fc.ipV6(), headerText).map((address) => ({ "CF-Connecting-IP": address })),
  headerText.map((etag) => ({ "If-None-Match": etag, Range: "bytes=0-", Accept: etag, "Accept-Encoding": "br;q=x" })),
  fc.constantFrom("abc", "-1", "0", "99999999").map((length) => ({ "Content-Length": length })),
  fc.constant({ "Transfer-Encoding": "chunked" }),
  fc.constant({ Upgrade: "websocket", Connection: "Upgrade" }),
  fc
    .constantFrom("PUT", "DELETE")
    .map((method) => ({ "X-HTTP-Method-Override": method, "X-Forwarded-Proto": "https" })),
);

function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));
}

/** A part of a path: a good value, another text, or escapes that cannot be decoded. */
function pathValues(value: unknown): fc.Arbitrary<string> {
  const strange = fc.oneof(
    fc.constantFrom(...STRANGE_TEXTS).map(encoded),
    fc.constantFrom("%", "%E0%A4", "%zz", "%2F", "%2e%2e", "a;b", "a?b", "1.5", "-1", "010101", "1e3", "9".repeat(400)),
    anyText.map(encoded),
  );
  return fc.oneof({ weight: 5, arbitrary: fc.constant(encoded(String(value))) }, { weight: 1, arbitrary: strange });
}

function pathsOf(key: ApiCall): fc.Arbitrary<string> {
  const { params }: Endpoint = api[key];
  const template = key.slice(key.indexOf(" ") + 1);
  if (!params) return fc.constant(template);
  const known = template.startsWith("/api/conversations/")
    ? { id: fc.constantFrom(...FUZZ_CONVERSATIONS) }
    : KNOWN_PARAMS;
  return inputsOf(params, known).chain((values) => {
    const entries = Object.entries(values as object);
    return fc
      .tuple(...entries.map(([, value]) => pathValues(value)))
      .map((texts) => entries.reduce((path, [name], i) => path.replace(`:${name}`, () => texts[i] ?? ""), template));
  });
}

const strangeQueries = fc.oneof(
  fc.constantFrom(
    "__proto__=1",
    "level=A1&level=A2",
    "level=%E0",
    "=",
    "&&",
    "level",
    "level[]=A1",
    "limit=0",
    "limit=101",
  ),
  anyText.map((text) => `level=${encoded(text)}`),
  anyText.map((text) => `${encoded(text)}=1`),
);

function queriesOf(key: ApiCall): fc.Arbitrary<string> {
  const { query }: Endpoint = api[key];
  const good = query
    ? inputsOf(query).map((values) =>
        Object.entries(values as object)
          .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
          .join("&"),
      )
    : fc.constant("");
  return fc.oneof({ weight: query ? 4 : 12, arbitrary: good }, { weight: 1, arbitrary: strangeQueries });
}

/** An adverb quiz is refused unless its answers are those of its level. */
const adverbQuizzes = fc
  .record({
    level: fc.constantFrom(...ADVERB_QUIZ_LEVELS),
    right: fc.integer({ min: 0, max: 5 }),
    attemptId: attemptIds,
  })
  .map(({ level, right, attemptId }) => ({
    quizType: "adverb",
    level,
    score: right,
    totalQuestions: 5,
    answers: adverbAnswers(level, right),
    attemptId,
  }));

/** A grammar quiz without an attempt id: ten different exercises of its topic. */
const grammarQuizzes = fc
  .record({
    topicId: fc.constantFrom(101, 101, 102),
    places: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 10, maxLength: 10 }),
    answer: fc.option(anyText.map((text) => text.slice(0, 200))),
  })
  .map(({ topicId, places, answer }) => ({
    quizType: "grammar",
    topicId,
    score: 10,
    totalQuestions: 10,
    answers: places.map((place) => ({ questionId: topicId * 100 + place, answer })),
  }));

const finishedQuizzes = fc.oneof(adverbQuizzes, grammarQuizzes);

function bodiesOf(key: ApiCall): fc.Arbitrary<string | null> {
  const { body }: Endpoint = api[key];
  if (!body) return fc.option(fc.constantFrom("{}", "null", '{"a":1}'), { nil: null, freq: 10 });
  const fromContract = inputsOf(body, { ...KNOWN_FIELDS, attemptId: attemptIds, clientMessageId: attemptIds });
  const good = key === "POST /api/quiz/submit" ? fc.oneof(fromContract, finishedQuizzes) : fromContract;
  return fc.oneof(
    { weight: 5, arbitrary: good.map(jsonOf) },
    { weight: 6, arbitrary: spoiled(good).map(jsonOf) },
    { weight: 1, arbitrary: brokenBodies },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const garbagePaths = fc.oneof(
  fc.constantFrom(
    "/api",
    "/api/",
    "/api//auth/user",
    "/api/auth/user/",
    "/api/AUTH/user",
    "/api/%61uth/user",
    "/api/auth%2Fuser",
  ),
  fc.constantFrom("/api/login", `/api/gamification/league/${FUZZ_LEAGUE}/live`, "/api/gamification/league//live"),
  fc.array(anyText, { maxLength: 4 }).map((parts) => `/api/${parts.map(encoded).join("/")}`),
  fc.constantFrom("%", "%c0%ae", "*", ":id", "x".repeat(8_000)).map((text) => `/api/curriculum/subchapter/${text}`),
  anyText.map((text) => `/api/login?returnTo=${encoded(text)}`),
);

/** Calls of the contract, most of them with one thing wrong; and a few that are not in the contract at all. */
export const fuzzCalls: fc.Arbitrary<FuzzCall> = anyCall.chain((key) =>
  fc
    .record({
      caller: fc.oneof(
        { weight: 4, arbitrary: fc.constant("member" as const) },
        { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
      ),
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant(methodOf(key)) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      path: fc.oneof({ weight: 24, arbitrary: pathsOf(key) }, { weight: 1, arbitrary: garbagePaths }),
      query: queriesOf(key),
      type: fc.oneof(
        { weight: 14, arbitrary: fc.constantFrom("application/json", "application/json; charset=utf-8") },
        { weight: 1, arbitrary: contentTypes },
      ),
      strange: fc.option(strangeHeaders, { nil: {}, freq: 6 }),
      body: bodiesOf(key),
    })
    .map(({ query, type, strange, body, path, ...call }): FuzzCall => {
      // A browser sends no body with these methods, and the platform refuses to build such a request.
      const sends = body !== null && call.method !== "GET" && call.method !== "HEAD";
      const base: Record<string, string> = { "Sec-Fetch-Site": "same-origin", Origin: ORIGIN };
      if (sends) base["Content-Type"] = type;
      return {
        ...call,
        path: query === "" || path.includes("?") ? path : `${path}?${query}`,
        headers: { ...base, ...strange },
        body: sends ? body : null,
      };
    }),
);

/** The call with this number in the run of a seed. Each has a random source of its own, so one can be repeated alone. */
export function fuzzCall(seed: number, number: number): FuzzCall {
  const [call] = fc.sample(fuzzCalls, {
    seed: Math.imul(seed, 0x9e37_79b1) ^ Math.imul(number + 1, 0x85eb_ca6b),
    numRuns: 1,
  });
  return call!;
}
