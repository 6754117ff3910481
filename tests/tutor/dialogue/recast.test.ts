import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { recast } from "#worker/tutor/dialogue/recast.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function said(sentence: string, tone: "professional" | "friendly", also = false): string | null {
  return recast(sentence, tone, morphology, also)?.text ?? null;
}

describe("saying a sentence back", () => {
  it.each([
    ["Ich esse gern Brot mit Käse.", "Du isst gern Brot mit Käse.", "Sie essen gern Brot mit Käse."],
    ["Morgens trinke ich einen Kaffee.", "Morgens trinkst du einen Kaffee.", "Morgens trinken Sie einen Kaffee."],
    ["Meine Mutter kocht sehr gut.", "Deine Mutter kocht sehr gut.", "Ihre Mutter kocht sehr gut."],
    [
      "Letztes Jahr bin ich nach Wien gefahren.",
      "Letztes Jahr bist du nach Wien gefahren.",
      "Letztes Jahr sind Sie nach Wien gefahren.",
    ],
    [
      "Ich freue mich auf das Wochenende, weil ich frei habe.",
      "Du freust dich auf das Wochenende, weil du frei hast.",
      "Sie freuen sich auf das Wochenende, weil Sie frei haben.",
    ],
    [
      "Schönbrunn hat mir gefallen, weil es so groß ist.",
      "Schönbrunn hat dir gefallen, weil es so groß ist.",
      "Schönbrunn hat Ihnen gefallen, weil es so groß ist.",
    ],
    [
      "Wir haben in einem kleinen Hotel gewohnt.",
      "Ihr habt in einem kleinen Hotel gewohnt.",
      "Sie haben in einem kleinen Hotel gewohnt.",
    ],
    [
      "Wenn ich mehr Zeit hätte, würde ich jeden Tag klettern.",
      "Wenn du mehr Zeit hättest, würdest du jeden Tag klettern.",
      "Wenn Sie mehr Zeit hätten, würden Sie jeden Tag klettern.",
    ],
    [
      "Seit zwei Jahren esse ich kein Fleisch.",
      "Seit zwei Jahren isst du kein Fleisch.",
      "Seit zwei Jahren essen Sie kein Fleisch.",
    ],
    ["Ich koche gern und esse viel.", "Du kochst gern und isst viel.", "Sie kochen gern und essen viel."],
    [
      "Ich schreibe eine Liste und vergesse sie dann zu Hause.",
      "Du schreibst eine Liste und vergisst sie dann zu Hause.",
      "Sie schreiben eine Liste und vergessen sie dann zu Hause.",
    ],
    [
      "In unserer Firma arbeiten unsere Kinder.",
      "In eurer Firma arbeiten eure Kinder.",
      "In Ihrer Firma arbeiten Ihre Kinder.",
    ],
    [
      "Ich muss meine sieben Katzen füttern.",
      "Du musst deine sieben Katzen füttern.",
      "Sie müssen Ihre sieben Katzen füttern.",
    ],
  ])("%s", (sentence, du, sie) => {
    expect(said(sentence, "friendly")).toBe(du);
    expect(said(sentence, "professional")).toBe(sie);
  });

  it.each([
    ["Ich esse gern Brot.", "Du isst also gern Brot."],
    ["Am Abend trinke ich Tee.", "Am Abend trinkst du also Tee."],
    ["Ich freue mich sehr.", "Du freust dich also sehr."],
    ["Ich mag es sehr.", "Du magst es also sehr."],
    ["Mein Arzt sagt, ich soll mich mehr bewegen.", "Dein Arzt sagt, du sollst dich mehr bewegen."],
    ["Wenn ich Zeit habe, koche ich gern.", "Wenn du Zeit hast, kochst du also gern."],
    ["Ich habe ihr eine Nachricht geschrieben.", "Du hast ihr also eine Nachricht geschrieben."],
    ["Ich schenke ihr Rosen.", "Du schenkst ihr Rosen."],
  ])("%s with “also” behind verb and pronouns", (sentence, expected) => {
    expect(said(sentence, "friendly", true)).toBe(expected);
  });

  it.each([
    ["a question", "Was esse ich heute?"],
    ["words to the tutor", "Ich möchte mit dir reden."],
    ["a fragment", "Mit meiner Frau."],
    ["a sentence that only agrees", "Ich finde schon."],
    ["a formal uns that could be either case", "Mein Lehrer hilft uns oft."],
    ["a row of verbs without a subject", "Ich stehe früh auf, dusche und frühstücke."],
    ["a second verb that could be anybody’s", "Ich war müde und konnte es nicht."],
    ["a we that may hold the tutor", "Darüber könnten wir stundenlang streiten."],
    ["quoted speech", "Ich sage immer „ich komme“."],
  ])("gives nothing for %s", (_, sentence) => {
    expect(said(sentence, "professional")).toBeNull();
  });
});
