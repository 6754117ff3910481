import { describe, expect, it } from "vitest";
import { avatarLetter, initialsOf, leagueDisplayName } from "#schema/rules/names.ts";

describe("initialsOf", () => {
  it.each([
    ["Anna S.", "AS"],
    ["Anna", "A"],
    ["anna maria schmidt", "AS"],
    ["  Özil   Ärmel ", "ÖÄ"],
    ["O\u0308zil", "Ö"],
    ["ßimon", "ẞ"],
    ["(Max) Müller", "MM"],
    ["Max -", "M"],
    ["李 小龙", "李小"],
    ["", "?"],
    ["…", "?"],
  ])("%j gives %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("avatarLetter", () => {
  it.each([
    ["first name", { firstName: "anna", email: "zoe@example.org" }, "A"],
    ["e-mail when there is no first name", { firstName: null, email: "zoe@example.org" }, "Z"],
    ["e-mail when the first name is blank", { firstName: "  ", email: "zoe@example.org" }, "Z"],
    ["U when there is nothing", {}, "U"],
    ["U when everything is empty", { firstName: "", email: "" }, "U"],
  ])("%s", (_what, person, letter) => {
    expect(avatarLetter(person)).toBe(letter);
  });
});

describe("leagueDisplayName", () => {
  it.each([
    ["Anna", "Schmidt", "Anna S."],
    ["anna", "von der Leyen", "anna V."],
    [" Anna  Maria ", " öz", "Anna Maria Ö."],
    ["Anna", "", "Anna"],
    ["", "Schmidt", "S."],
  ])("%j %j is shown as %j", (first, last, shown) => {
    expect(leagueDisplayName(first, last)).toBe(shown);
  });
});
