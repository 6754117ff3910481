import { describe, expect, it } from "vitest";
import { deadReferences } from "../../.ci/references-check.ts";

const PAGE =
  '# Rules\n\n## Days and time zones\n\n- <a id="freeze"></a>One missed day.\n\n## Twice\n\n## Twice\n\n## The `code` & [link](rules.md)\n';

/** What the check says of one file, in a repository that has a few others; without the place where it stands. */
function saidOf(path: string, text: string): string[] {
  const others = [
    { path: "docs/rules.md", text: PAGE },
    { path: "docs/decisions/003-the-house.md", text: "# 003\n" },
    { path: "README.md", text: "# App\n" },
    { path: "worker/league/README.md", text: "# League\n\n## Sleep\n" },
    { path: "worker/league/room.ts", text: "" },
    { path: "content/curriculum/a1/01-hallo.yaml", text: "" },
    { path: "docs/picture.png", text: null },
  ];
  const faults = deadReferences([...others.filter((other) => other.path !== path), { path, text }]);
  return faults.map((fault) => fault.replace(/^\S+:\d+: /, ""));
}

describe("citations of pages that a clone does not have", () => {
  it.each([
    ["schema/rules/xp.ts", "/** First pass of a lesson (design 5). */", "design 5"],
    ["schema/rules/xp.ts", "/** Longest answer (spec 5, 9). */", "spec 5"],
    ["schema/rules/xp.ts", "/** Spec 8. */", "Spec 8"],
    ["schema/rules/xp.ts", "/** Repeats (ux 3). */", "ux 3"],
    ["web/main.tsx", "// Small (budgets W1).", "budgets W1"],
    ["web/main.tsx", "// Styles may be inline (budgets).", "(budgets)"],
    ["web/main.tsx", "// Drawn by hand (look, Trail).", "(look,"],
    ["tests/load/report.ts", '["L3 subrequests", trips]', "L3"],
    ["docs/operations.md", "See ../shared for more.", "../shared"],
    ["docs/operations.md", "The spec's `rank` is no column.", "The spec"],
    ["content/a1.yaml", "allow: [] # as content guide 1 says", "guide 1"],
  ])("%s: %s", (path, line, cited) => {
    expect(saidOf(path, line)).toEqual([expect.stringContaining(`'${cited}' is no page of this repository`)]);
  });

  it.each([
    ["web/main.css", "/* A calm design, 2px thick. */"],
    ["web/main.tsx", '<path d="M24 402L4 5 S250 90 340 90" />'],
    ["web/main.tsx", "rooms.delete(look); measure(look, 5)"],
    ["docs/rules.md", "From A1 to C2; HTTP %C3%BC; the budget is $1,500."],
    ["tests/e2e/league.scenario.spec.ts", "// Ranks 1 to 3 have medals; 2 tabs look alike."],
  ])("lets %s say: %s", (path, line) => {
    expect(saidOf(path, line)).toEqual([]);
  });
});

describe("links and mentions", () => {
  it.each([
    ["docs/operations.md", "[days](rules.md#days-and-time-zones) and [freeze](rules.md#freeze)"],
    ["docs/rules.md", "# Here\n[here](#here)"],
    ["docs/operations.md", "[second](rules.md#twice-1), [code](rules.md#the-code--link)"],
    ["docs/operations.md", "![picture](picture.png) [out](https://example.com/none.md)"],
    ["README.md", "[decision 003](docs/decisions/003-the-house.md), its page `docs/decisions/003-*.md`"],
    [
      "README.md",
      "`worker/league/room.ts`, `worker/<room>/`, `content/curriculum/<level>/NN-slug.yaml`, `worker/{league}/*.ts`",
    ],
    ["README.md", "```\n# not a heading\n[x](none.md) → worker/league/room.ts\n```"],
    ["worker/league/room.ts", "/** See docs/rules.md#freeze, decision 003, worker/league and worker/league/room. */"],
    ["worker/league/room.ts", 'import { none } from "worker/none.ts";'],
  ])("lets %s refer: %s", (path, text) => {
    expect(saidOf(path, text)).toEqual([]);
  });

  it.each([
    ["docs/operations.md", "[gone](gone.md)", "there is no gone.md"],
    ["docs/operations.md", "[moved](rules.md#moved)", "docs/rules.md has no anchor #moved"],
    ["docs/rules.md", "# Here\n[there](#there)", "docs/rules.md has no anchor #there"],
    ["README.md", "[sleep](worker/league/README.md#awake)", "worker/league/README.md has no anchor #awake"],
    ["README.md", "look into `worker/league/objects.ts`", "there is no worker/league/objects.ts"],
    ["README.md", "```\nworker/league/objects.ts → the league\n```", "there is no worker/league/objects.ts"],
    ["README.md", "`worker/league/{room,close-week}.ts`", "there is no worker/league/close-week.ts"],
    ["README.md", "as in decision 009", "there is no decision 009"],
    [
      "worker/league/room.ts",
      "// A day is local (docs/rules.md#local-days).",
      "docs/rules.md has no anchor #local-days",
    ],
    ["worker/league/room.ts", "const wait = 1; // see worker/db/guard.ts", "there is no worker/db/guard.ts"],
    [
      "content/curriculum/a1/01-hallo.yaml",
      "# How to write a line: content/README.md.",
      "there is no content/README.md",
    ],
  ])("%s: %s", (path, text, fault) => {
    expect(saidOf(path, text)).toEqual([fault]);
  });
});
