import { expect, it } from "vitest";
import { correctionDiff, correctionExcerpt } from "#web/chat-kit/correction-diff.ts";

/** "Ich trinke ein[+en] Kaffee." */
function marked(text: string, ...changes: [original: string, corrected: string][]): string {
  const corrections = changes.map(([original, corrected]) => ({ start: text.indexOf(original), original, corrected }));
  const marks = { same: ["", ""], del: ["[-", "]"], ins: ["[+", "]"] } as const;
  return correctionDiff(text, corrections)
    .map(({ kind, text: part }) => marks[kind][0] + part + marks[kind][1])
    .join("");
}

it.each([
  ["Ich trinke ein Kaffee.", "ein", "einen", "Ich trinke ein[+en] Kaffee."],
  ["Das ist von meinen Bäcker.", "meinen", "meinem", "Das ist von meine[-n][+m] Bäcker."],
  ["Ich habe gegangen.", "habe", "bin", "Ich [-habe] [+bin] gegangen."],
  ["Gestern ich habe Brot gekauft.", "ich habe", "habe ich", "Gestern [-ich habe] [+habe ich] Brot gekauft."],
  ["Ich mag der alte Mann.", "der alte Mann", "den alten Mann", "Ich mag de[-r][+n] alte[+n] Mann."],
  ["Ich freue auf dich.", "freue auf", "freue mich auf", "Ich freue [+mich] auf dich."],
  ["Ich muss zu gehen.", "zu gehen", "gehen", "Ich muss [-zu] gehen."],
  ["Ich will essen gehen.", "essen", "essen gehen", "Ich will essen [+gehen] gehen."],
  ["ich heiße Mara", "ich", "Ich", "[-i][+I]ch heiße Mara"],
])("marks what changes in '%s': %s → %s", (text, original, corrected, expected) => {
  expect(marked(text, [original, corrected])).toBe(expected);
});

it("marks several corrections in the order of the text", () => {
  expect(marked("ich trinke ein Kaffee", ["ich", "Ich"], ["ein", "einen"])).toBe("[-i][+I]ch trinke ein[+en] Kaffee");
});

it("leaves out a correction whose place does not hold its original, or that overlaps the one before", () => {
  expect(correctionDiff("Das ist gut", [{ start: 3, original: "ist", corrected: "war" }])).toEqual([
    { kind: "same", text: "Das ist gut" },
  ]);
  expect(marked("Das ist gut", ["Das ist", "Das war"], ["ist", "bin"])).toBe("Das [-ist] [+war] gut");
});

it("exchanges words as a whole where that is asked for", () => {
  const change = { start: 11, original: "ein", corrected: "einen" };
  const text = "Ich trinke ein Kaffee.";
  expect(correctionDiff(text, [change], { by: "words" }).map(({ text: part }) => part)).toEqual([
    "Ich trinke ",
    "ein",
    " ",
    "einen",
    " Kaffee.",
  ]);
});

it.each([
  [
    "Ich esse gern Brot mit Käse und trinke ein Kaffee. Gut!",
    "ein",
    "einen",
    "… Käse und trinke |ein| |einen| Kaffee.",
  ],
  [
    "Gut! Gestern ich habe viele frische Brötchen beim Bäcker gekauft.",
    "ich habe",
    "habe ich",
    "Gestern |ich habe| |habe ich| viele frische Brötchen …",
  ],
  ["Ich gehe zu Hause, weil es spät ist.", "zu", "nach", "Ich gehe |zu| |nach| Hause, weil es …"],
  ["Eins\nzwei drei", "zwei", "zwo", "|zwei| |zwo| drei"],
])("quotes '%s' around the change", (text, original, corrected, quote) => {
  const parts = correctionExcerpt(text, { start: text.indexOf(original), original, corrected }, { by: "words" });
  expect(parts.map(({ kind, text: part }) => (kind === "same" ? part : `|${part}|`)).join("")).toBe(quote);
});
