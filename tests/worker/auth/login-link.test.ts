import { describe, expect, it } from "vitest";
import { Actor, ORIGIN } from "#tests/support/worker/actor.ts";
import { missingHeaders } from "#tests/support/worker/answers.ts";

async function follow(query: string): Promise<{ response: Response; location: string }> {
  const response = await new Actor().fetch(`/api/login${query}`);
  return { response, location: response.headers.get("Location") ?? "" };
}

describe("the sign-in link", () => {
  it("leads to the sign-in page", async () => {
    const { response, location } = await follow("");
    expect(response.status).toBe(302);
    expect(location).toBe("/auth");
    expect(missingHeaders(response)).toEqual([]);
  });

  it.each(["/chat", "/lesson/10101?from=chat#top", "/grammar/12", "/vocabulary?mode=gender-only&x=%2F"])(
    "brings the learner back to %s",
    async (page) => {
      const { response, location } = await follow(`?returnTo=${encodeURIComponent(page)}`);
      expect(response.status).toBe(302);
      const target = new URL(location, ORIGIN);
      expect([target.origin, target.pathname, target.searchParams.get("returnTo")]).toEqual([ORIGIN, "/auth", page]);
    },
  );

  it.each([
    ["another site", "https://evil.example/"],
    ["another site without a scheme", "//evil.example"],
    ["a backslash for the second slash", "/\\evil.example"],
    ["a tab between the slashes", "/\t/evil.example"],
    ["a line break between the slashes", "/\n/evil.example"],
    ["a header of its own", "/chat\r\nSet-Cookie: session=stolen"],
    ["a double slash behind dots", "/.//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a page without its slash", "chat"],
    ["a NUL", "/chat\0"],
    ["nothing", ""],
    ["10,000 characters", `/${"a".repeat(10_000)}`],
  ])("forgets %s", async (_, returnTo) => {
    const { response, location } = await follow(`?returnTo=${encodeURIComponent(returnTo)}`);
    expect([response.status, location]).toEqual([302, "/auth"]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("forgets a target that is encoded twice or broken", async () => {
    for (const query of [
      "?returnTo=%E0%A4%A",
      "?returnTo=%252F%252Fevil.example",
      "?returnTo=//evil.example&returnTo=/chat",
    ]) {
      const { response, location } = await follow(query);
      expect(response.status, query).toBe(302);
      const target = new URL(location, ORIGIN);
      expect(target.origin, query).toBe(ORIGIN);
      const back = target.searchParams.get("returnTo") ?? "/";
      expect(new URL(back, ORIGIN).origin, query).toBe(ORIGIN);
    }
  });
});
