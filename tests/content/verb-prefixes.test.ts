import { describe, expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { parsePrefixTests, prefixFiles } from "#content/seed/read-verb-prefixes.ts";
import { notAllowed, readAllowList, staleEntries } from "./checks/allow-list.ts";
import { printed } from "./checks/finding.ts";
import { joined } from "./checks/grammar-exceptions.ts";
import { favoredPlaces, onPrefixes, prefixChecks, prefixTexts, sharedPrefixQuestions } from "./checks/prefix-checks.ts";
import { readPrefixExceptions } from "./checks/prefix-exceptions.ts";
import { PREFIX_FAMILIES } from "./checks/prefix-families.ts";
import { germanTokens, nameIn, spellingCheck, taughtWords } from "./checks/spelling.ts";

// The verb-prefix tests, held to content/README.md by machine. The checks are proved in verb-prefix-faults.test.ts.

const files = prefixFiles();
const { tests, problems } = parsePrefixTests(files);
const everywhere = readAllowList();
const own = readPrefixExceptions();
const allowed = joined(everywhere, own);
const names = new Set(allowed.names);

const CHECKS = [...prefixChecks({ names, taught: taughtWords(readContent()) }), onPrefixes(spellingCheck(names))];
const found = new Map(CHECKS.map((check) => [check.name, tests.flatMap((test) => check.run(test))]));

describe("the verb-prefix tests", () => {
  it("have the shape that schema/content gives them", () => {
    expect(problems.map(({ file, line, message }) => `content/${file}:${line} ${message}`)).toEqual([]);
  });

  it("are there for every base verb", () => {
    expect(tests.map(({ verb }) => verb).toSorted()).toEqual(Object.keys(PREFIX_FAMILIES).toSorted());
  });

  it.each(CHECKS.map(({ name }) => name))("pass the check of %s", (name) => {
    expect(notAllowed(found.get(name) ?? [], allowed).map(printed)).toEqual([]);
  });

  it("have no sentence twice", () => {
    expect(sharedPrefixQuestions(tests).map(printed)).toEqual([]);
  });

  it("have the right answer on no place more often than on the others", () => {
    expect(favoredPlaces(tests)).toEqual([]);
  });

  it("have only exceptions and names that explain something", () => {
    const left = notAllowed([...found.values()].flat(), everywhere);
    const used = new Set(germanTokens(tests.flatMap(prefixTexts)).map(({ token }) => nameIn(token, names)));
    expect(staleEntries(left, own).map(({ word, check }) => `${word} [${check}]`)).toEqual([]);
    expect(own.names.filter((name) => !used.has(name))).toEqual([]);
  });
});
