import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_NAME_CHARS, nameFault, tidyName } from "#schema/rules/person-name.ts";

describe("a name that is accepted", () => {
  it.each([
    "Mara",
    "Li",
    "X",
    "O'Brien",
    "Anne-Marie",
    "María José",
    "von der Leyen",
    "Nguyễn",
    "Ærøskøbing",
    "J. R. R.",
    "Smith Jr.",
    "St. John",
    "St.John",
    "Dr.Anna",
    "J.Smith",
    "J.R.R.Tolkien",
    "2Pac",
    "🦊 Zoë",
    "李小龙",
    "Ольга",
    "عائشة",
    "नरेन्द्र",
    "שָׁלוֹם",
    "Patrice Partner",
    "Practice",
    "Partner",
    "x".repeat(MAX_NAME_CHARS),
    "😀".repeat(MAX_NAME_CHARS - 1).concat("a"),
  ])("%s", (name) => {
    expect(nameFault(name)).toBeNull();
    expect(tidyName(name)).toBe(name.normalize("NFC"));
  });
});

describe("a name that is refused", () => {
  it.each([
    ["empty", "nothing", ""],
    ["empty", "spaces and line breaks", " \t\n\u2028\u3000"],
    ["empty", "zero-width letters", "\u200b\u2060\ufeff"],
    ["empty", "a Hangul filler, which Unicode calls a letter", "\u3164\u115f\uffa0"],
    ["empty", "an empty Braille cell", "\u2800"],
    ["empty", "variation selectors and tags", "\ufe0f\u{e0041}\u{e0100}"],
    ["empty", "half a surrogate pair", "\ud800"],
    ["empty", "a blank hieroglyph, which Unicode calls a letter", "\u{13441}\u{13442}"],
    ["no-letter", "digits", "123"],
    ["no-letter", "punctuation", "-"],
    ["no-letter", "an emoji", "🦊"],
    ["no-letter", "a mark without its letter", "\u0308"],
    ["too-long", "41 letters", "x".repeat(MAX_NAME_CHARS + 1)],
    ["too-long", "60,000 letters", "x.".repeat(30_000)],
    ["stacked-marks", "three marks on a letter", "Z\u0336\u0337\u0338oe"],
    ["stacked-marks", "three marks of a script of its own", "ก็็็"],
    ["web-address", "a scheme", "see https://x"],
    ["web-address", "www", "WWW.x"],
    ["web-address", "a domain", "evil.example"],
    ["web-address", "a domain in capitals", "EVIL.COM"],
    ["web-address", "a capitalized domain", "Casino.Com"],
    ["web-address", "a short domain", "bit.ly"],
    ["web-address", "an email address", "mara@example.org"],
    ["web-address", "a domain with a path", "Mara t.me/mara"],
    ["web-address", "a domain with a dot of another script", "evil。com"],
    ["web-address", "a domain in wide letters", "ｅｖｉｌ．ｃｏｍ"],
    ["web-address", "a domain behind an invisible letter", "evil\u200b.com"],
    ["web-address", "a domain of three parts, each like a name", "My.Evil.Com"],
    ["web-address", "a short domain, written like an abbreviated name", "Bit.Ly"],
    ["web-address", "such a domain with a path", "St.Me/mara"],
    ["web-address", "the address of a computer", "see 192.0.2.7"],
    ["practice-partner", "the mark", "Practice partner"],
    ["practice-partner", "the mark within a name", "Ada (Practice partner)"],
    ["practice-partner", "the mark in other spacing and case", "PRACTICE-PARTNER"],
    ["practice-partner", "the mark with an invisible letter", "Practice\u00ad partner"],
    ["practice-partner", "the mark with accents", "Práctice pärtner"],
    ["practice-partner", "the mark with Cyrillic letters", "Рrасtісе раrtnеr"],
    ["practice-partner", "the mark with digits", "Pr4ct1ce p4rtn3r"],
    ["practice-partner", "the mark in British spelling", "Practise partner"],
    ["practice-partner", "the mark with signs", "Pra©t¡ce partner"],
    ["practice-partner", "the mark in small capitals", "ᴘʀᴀᴄᴛɪᴄᴇ ᴘᴀʀᴛɴᴇʀ"],
    ["practice-partner", "the mark in Cherokee letters", "ᏢᎡᎪᏟᎢᏆᏟᎬ ᏢᎪᎡᎢNᎬᎡ"],
    ["practice-partner", "the mark in Lisu letters", "ꓑꓣꓮꓚꓔꓲꓚꓰ ꓑꓮꓣꓔꓠꓰꓣ"],
    ["practice-partner", "the mark in black squares", "🅿🆁🅰🅲🆃🅸🅲🅴 🅿🅰🆁🆃🅽🅴r"],
    ["practice-partner", "the mark in black circles", "🅟🅡🅐🅒🅣🅘🅒🅔 🅟artner"],
    ["practice-partner", "the mark in letters of flags", "🇵🇷🇦🇨🇹🇮🇨🇪 partner"],
    ["practice-partner", "the mark in mathematical letters", "𝐏𝐫𝐚𝐜𝐭𝐢𝐜𝐞 𝐩𝐚𝐫𝐭𝐧𝐞𝐫"],
  ] as const)("as %s: %s", (fault, _what, name) => {
    expect(nameFault(tidyName(name))).toBe(fault);
  });
});

describe("tidyName", () => {
  it.each([
    ["direction marks", "\u202eMara\u202c\u2066", "Mara"],
    ["letters without width", "Ma\u200bra\ufeff", "Mara"],
    ["control characters", "Ma\u0000ra\n", "Mara"],
    ["a joiner in a Latin name", "Ma\u200dra", "Mara"],
    ["spaces of any kind and number", " Anna\u00a0 \u3000Maria\t", "Anna Maria"],
    ["what separates a letter from its mark", "u\u034f\u0308", "ü"],
  ])("mends %s", (_what, name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });

  it.each([
    ["Sinhala", "ශ්\u200dරී"],
    ["Persian", "علی\u200cرضا"],
  ])("keeps the joiner that a %s name is spelled with", (_script, name) => {
    expect(tidyName(name)).toBe(name);
    expect(nameFault(name)).toBeNull();
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(tidyName(tidyName(text))).toBe(tidyName(text));
      }),
    );
  });
});
