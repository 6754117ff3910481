import { describe, expect, it } from "vitest";
import { notAllowed, parseAllowList, staleEntries } from "./checks/allow-list.ts";
import type { Finding } from "./checks/finding.ts";

const LIST = `
names: [Mara]
allow:
  - { word: Junge, check: gender, reason: "der Junge, the boy" }
`;

function finding(check: string, word: string | null): Finding {
  return { check, file: "curriculum/a1/01-hallo.yaml", line: 1, word, message: "" };
}

describe("the list of exceptions", () => {
  it("explains its word in its check, and nothing else", () => {
    const list = parseAllowList(LIST);
    const found = [
      finding("gender", "Junge"),
      finding("plural", "Junge"),
      finding("gender", "Haus"),
      finding("gender", null),
    ];
    expect(notAllowed(found, list)).toEqual(found.slice(1));
  });

  it("names the entries that no longer explain anything", () => {
    const list = parseAllowList(LIST);
    expect(staleEntries([finding("gender", "Junge")], list)).toEqual([]);
    expect(staleEntries([finding("plural", "Junge")], list)).toEqual(list.allow);
  });

  it.each([
    ["an unknown check", LIST.replace("gender", "genders")],
    ["a check without exceptions", LIST.replace("gender", "gloss-overlap")],
    ["no reason", LIST.replace("der Junge, the boy", "")],
    ["a reason that says nothing", LIST.replace("der Junge, the boy", "ok")],
    ["an unknown field", LIST.replace("reason:", "because:")],
    ["a name twice", LIST.replace("[Mara]", "[Mara, Mara]")],
    ["an entry twice", `${LIST}  - { word: Junge, check: gender, reason: "der Junge, again" }\n`],
    ["broken YAML", LIST.replace("[Mara]", "[Mara")],
  ])("refuses %s", (_what, source) => {
    expect(source).not.toBe(LIST);
    expect(() => parseAllowList(source)).toThrow();
  });
});
