import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#schema/api/endpoint.ts";
import { api } from "#schema/api/index.ts";
import { Actor, methodOf, pathOf, type Sent } from "#tests/support/worker/actor.ts";
import { badInputs, goodInput } from "#tests/support/worker/contract-samples.ts";
import { FIRST_LESSON, SECOND_LESSON } from "#tests/support/worker/lessons.ts";
import { CHANGING, JSON_HEADERS, Refusals, WITH_BODY, WITH_PARAMS } from "#tests/support/worker/refusal.ts";
import { SERVED, type ServedCall } from "#tests/support/worker/served-calls.ts";

let refusals: Refusals;
beforeAll(async () => {
  refusals = await Refusals.begin();
});

describe("the good requests", () => {
  it("satisfy the contract, so each bad request below is refused for its one fault", () => {
    for (const key of WITH_BODY) {
      const contract = (api[key] as Endpoint).body!;
      expect(z.safeParse(contract, goodInput(contract)), key).toMatchObject({ success: true });
      expect(z.safeParse(contract, (refusals.calls[key] as Sent<ServedCall>).body), key).toMatchObject({
        success: true,
      });
    }
  });
});

describe("a body that breaks the contract", () => {
  it.each(WITH_BODY)("is refused with 400 by %s, and stores nothing", async (key) => {
    const bad = badInputs((api[key] as Endpoint).body!);
    await refusals.expect(
      bad.map(({ what, value }) => ({
        what,
        status: 400,
        send: () => refusals.send(key, { body: JSON.stringify(value) }),
      })),
    );
  });

  it.each([
    ["a missing field", { email: undefined }, "email"],
    ["a wrong type", { password: 12_345_678 }, "password"],
    ["an unknown field", { isAdmin: true }, "isAdmin"],
  ])("is refused with the name of its field: %s", async (what, change, field) => {
    const body = JSON.stringify({ ...refusals.calls["POST /api/auth/signup"].body, ...change });
    await refusals.expect([{ what, status: 400, field, send: () => refusals.send("POST /api/auth/signup", { body }) }]);
  });

  it("is refused with the path of its field inside a list", async () => {
    const body = JSON.stringify({
      ...refusals.calls["POST /api/curriculum/subchapter/:id/quiz"].body,
      answers: [{ wordId: "1" }],
    });
    const send = () => refusals.send("POST /api/curriculum/subchapter/:id/quiz", { body });
    await refusals.expect([{ what: "a word id as text", status: 400, field: "answers.0.wordId", send }]);
  });
});

describe("an email address that is too long", () => {
  it("is refused for its length before the pattern is tried, which would take quadratic time", () => {
    const email = `a@b.${"a".repeat(60_000)}!`;
    for (const key of ["POST /api/auth/login", "POST /api/auth/signup"] as const) {
      const parsed = z.safeParse(api[key].body, { ...refusals.calls[key].body, email });
      expect(parsed.error?.issues.map((issue) => issue.code)).toEqual(["too_big"]);
    }
  });
});

describe("a body that is not JSON", () => {
  const texts = ["nonsense", '{"email":', "{'email': 1}", "\u0000", "[1, 2", '{"a":1}{"a":2}', "undefined", "NaN"];

  it.each(WITH_BODY)("is refused with 400 by %s, and stores nothing", async (key) => {
    await refusals.expect(
      texts.map((body) => ({
        what: JSON.stringify(body),
        status: 400,
        field: "body",
        send: () => refusals.send(key, { body }),
      })),
    );
  });
});

describe("a path that breaks the contract", () => {
  const badIds = [
    "abc",
    "0",
    "-1",
    "1.5",
    "1e3",
    "0x10",
    "10101abc",
    " 10101",
    "010101",
    "9999999999",
    "%00",
    "1'--",
    "null",
  ];
  const badWords = ["a1", "A7", "A1 ", "German", "klingon", "%00", "undefined", "x".repeat(500)];
  /** Any shorter text may be a league's id: whether the learner belongs to it is checked later (tests/worker/league/http.test.ts). */
  const badLeagueIds = ["x".repeat(65), `2037-06-08.1.${"0".repeat(52)}`, "%00".repeat(65), "ä".repeat(65)];

  function badValues(name: string): string[] {
    if (name === "leagueId") return badLeagueIds;
    return /id$/i.test(name) ? badIds : badWords;
  }

  it.each(WITH_PARAMS)("is refused with 400 by %s, and stores nothing", async (key) => {
    const [name = ""] = Object.keys(refusals.calls[key].params ?? {});
    const contract = (api[key] as Endpoint).params!;
    await refusals.expect(
      badValues(name).map((value) => {
        expect(z.safeParse(contract, { [name]: decodeURIComponent(value) }).success, value).toBe(false);
        const send = () => refusals.sendTo(key, { [name]: decodeURIComponent(value) });
        return { what: value, status: 400, field: name, send };
      }),
    );
  });

  it.each(WITH_PARAMS.filter((key) => /[iI]d\b/.test(key) && !key.includes(":leagueId")))(
    "is refused with 404 by %s when there is no such thing",
    async (key) => {
      const [name = ""] = Object.keys(refusals.calls[key].params ?? {});
      await refusals.expect(
        // The last exercise of the library is 61220. A conversation's id is random; of content ids, unused ones: below the first, just beyond the last of their kind, of one chapter or level too many, of another kind.
        (key.includes("/conversations/")
          ? [crypto.randomUUID(), "00000000-0000-4000-8000-000000000000"]
          : [1, 199, 10199, key.includes("/exercises/") ? 61301 : 61101, 70101, 610101, 99999, 999_999_999, 1010101]
        ).map((id) => ({
          what: String(id),
          status: 404,
          send: () => refusals.sendTo(key, { [name]: id }),
        })),
      );
    },
  );

  it("is refused with 403 while the lesson is locked", async () => {
    const locked = CHANGING.filter((key) => key.includes("/subchapter/"));
    expect(locked).toHaveLength(3);
    await refusals.expect(
      locked.map((key) => ({ what: key, status: 403, send: () => refusals.sendTo(key, { id: SECOND_LESSON }) })),
    );
  });
});

describe("a query that breaks the contract", () => {
  it.each(["level=A7", "level=", "level=a1", "level=A1&level=A2", "levels=A1", "level=A1&user=1", "__proto__=1"])(
    "is refused with 400 by GET /api/home: %s",
    async (query) => {
      await refusals.expect([{ what: query, status: 400, send: () => refusals.learner.fetch(`/api/home?${query}`) }]);
    },
  );
});

describe("a method that a path does not serve", () => {
  const patterns = SERVED.map((key) => ({
    method: methodOf(key),
    path: new RegExp(`^${key.slice(key.indexOf(" ") + 1).replace(/:\w+/g, "[^/]+")}$`),
  }));

  it.each(SERVED)("is not found on the path of %s, and stores nothing", async (key) => {
    const path = pathOf(key, { params: refusals.calls[key].params });
    const served = new Set(patterns.filter((pattern) => pattern.path.test(path)).map((pattern) => pattern.method));
    const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => !served.has(method));
    await refusals.expect(
      others.map((method) => ({
        what: method,
        status: 404,
        send: () =>
          refusals.learner.fetch(path, {
            method,
            headers: JSON_HEADERS,
            body: method === "GET" ? undefined : refusals.goodBody(key),
          }),
      })),
    );
  });
});

describe("strange text", () => {
  const strange = [
    "\u0000",
    "\ud800",
    "a\u0000b",
    "\u202eabc",
    "'; DROP TABLE users; --",
    "🦊🇩🇪👩‍👩‍👧",
    "<script>alert(1)</script>",
    "%s%n",
    "__proto__",
  ];

  it.each(strange)("is stored unchanged or refused, but never breaks a call: %j", async (text) => {
    const { learner } = refusals;
    const lesson = { id: FIRST_LESSON };
    const answers = [{ wordId: FIRST_LESSON * 100 + 1, answer: text }];
    const responses = [
      await new Actor().send("POST /api/auth/login", { body: { email: `${text}@example.org`, password: text } }),
      await learner.send("POST /api/curriculum/subchapter/:id/double-xp-challenge", {
        params: lesson,
        body: { words: [text] },
      }),
      await learner.send("POST /api/curriculum/subchapter/:id/quiz", {
        params: lesson,
        body: { score: 1, totalQuestions: 15, addToVocabulary: false, answers },
      }),
    ];
    expect(responses.map((response) => response.status).filter((status) => status >= 500)).toEqual([]);
  });

  it("comes back as it was stored", async () => {
    const email = `name-${crypto.randomUUID()}@example.org`;
    const [firstName, lastName] = ["🦊 <b>Zoë</b>", "O'Brien; DROP TABLE users"];
    const body = { firstName, lastName, email, password: "correct horse" };
    const user = await new Actor().call("POST /api/auth/signup", { body });
    expect(user).toMatchObject({ firstName, lastName });
  });
});
