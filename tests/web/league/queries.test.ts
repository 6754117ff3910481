import { describe, expect, it } from "vitest";
import { failure, stubApi } from "#tests/support/web/stub-api.ts";
import { leagueRankQuery } from "#web/features/league/queries.ts";
import { makeQueryClient } from "#web/lib/query-client.ts";

describe("the league rank", () => {
  it("is null without a league, which the server answers with 404", async () => {
    stubApi({ "GET /api/gamification/league/rank": failure(404, "Not in a league") });
    await expect(makeQueryClient().fetchQuery(leagueRankQuery())).resolves.toBeNull();
  });

  it("fails for every other reason", async () => {
    stubApi({ "GET /api/gamification/league/rank": failure(500, "Something went wrong on our side.") });
    await expect(makeQueryClient().fetchQuery(leagueRankQuery())).rejects.toThrow("500: ");
  });
});
