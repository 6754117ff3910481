import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { evidenceOf, germanWords } from "#worker/tutor/built-in/evidence.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { assessLevel } from "#worker/tutor/level.ts";
import type { MessageEvidence } from "#worker/tutor/turn.ts";
import { lexicon } from "./lexicon.ts";

function evidence(messages: readonly string[], level: CefrLevel): MessageEvidence[] {
  return messages.map((message) => evidenceOf(message, analyze(lexicon, message, { level }), lexicon, level));
}

/** A learner of each level, as they write in a chat. */
const LEARNERS = {
  A1: [
    "Hallo! Ich heiße Marco und ich komme aus Italien.",
    "Ich bin 25 Jahre alt und ich wohne in Köln.",
    "Ich habe ein Bruder und zwei Schwestern.",
    "Am Morgen ich trinke Kaffee und esse Brot.",
    "Meine Mutter kochen sehr gut, ich mag Pasta.",
    "Am Wochenende ich spiele Fußball mit meine Freunde.",
    "Heute ist das Wetter gut, die Sonne scheint.",
    "Ich habe kein Auto, ich fahre mit dem Bus.",
  ],
  A2: [
    "Letztes Wochenende bin ich mit meiner Familie nach Hamburg gefahren.",
    "Wir haben im Hotel geschlafen, weil die Reise sehr lang war.",
    "Das Essen war lecker, aber das Zimmer war zu klein.",
    "Ich habe auch in ein kleines Restaurant gegessen, es hat mir gut gefallen.",
    "Meine Schwester hat viele Fotos gemacht und Postkarten gekauft.",
    "Ich möchte wieder nach Hamburg fahren, weil ich den Hafen schön finde.",
    "Gestern ich habe meine Wohnung geputzt und dann mit meinem Freund telefoniert.",
    "Wenn das Wetter schön ist, gehen wir oft im Park spazieren.",
  ],
  B1: [
    "Ich habe mich vor zwei Jahren entschieden, nach Deutschland zu ziehen, weil ich hier eine Ausbildung machen wollte.",
    "Am Anfang war es schwierig, Freunde zu finden, obwohl meine Kollegen sehr freundlich waren.",
    "Wenn ich mehr Zeit hätte, würde ich gern ein Instrument lernen.",
    "Die Wohnung, die wir gefunden haben, liegt in der Nähe von der Universität.",
    "Ich interessiere mich für Umweltschutz und nehme deshalb seit einem Jahr an einem Projekt teil.",
    "Mein Chef hat mir geraten, mich auf die Prüfung vorzubereiten.",
    "Ich ärgere mich oft über den Verkehr, besonders wenn ich mich verspäte und ein wichtigen Termin habe.",
    "Früher dachte ich, dass Deutsch unmöglich ist, aber inzwischen habe ich viele Fortschritte gemacht.",
  ],
  B2: [
    "In vielen Städten werden zurzeit neue Wohnungen gebaut, trotzdem steigen die Mieten weiter.",
    "Ich hätte mich damals anders entschieden, wenn ich die Folgen besser gekannt hätte.",
    "Je länger ich über die Vorteile der Digitalisierung nachdenke, desto skeptischer werde ich.",
    "Die Vorschläge, die von der Regierung gemacht wurden, haben heftige Diskussionen ausgelöst.",
    "Aufgrund der hohen Nachfrage ist es kaum möglich, kurzfristig einen Handwerker zu beauftragen.",
    "Man könnte den Verbrauch deutlich senken, indem man Anreize für umweltfreundliche Geräte schafft.",
    "Meine Kollegin, deren Meinung ich sehr schätze, hält das Vorhaben für unrealistisch.",
    "Trotz der anfänglichen Schwierigkeiten wurde die Veranstaltung schließlich ein Erfolg.",
  ],
  C1: [
    "Die zunehmende Verdichtung der Innenstädte wirft die Frage auf, inwiefern sich Lebensqualität überhaupt planen lässt.",
    "Der Autor vertritt die These, die Sprache sei weit mehr als ein bloßes Werkzeug der Verständigung.",
    "Angesichts der drohenden Kürzungen ließe sich einwenden, dass gerade die Kultur den gesellschaftlichen Zusammenhalt fördert.",
    "Die daraus resultierenden Spannungen haben die Verhandlungen erheblich erschwert, zumal beide Seiten auf ihren Forderungen beharren.",
    "Man sollte allerdings nicht außer Acht lassen, dass derartige Prognosen mit erheblichen Unsicherheiten behaftet sind.",
    "Insofern halte ich es für voreilig, den Betroffenen mangelnde Bereitschaft zu unterstellen.",
  ],
} as const satisfies Partial<Record<CefrLevel, readonly string[]>>;

describe("the level that a learner's messages show", () => {
  it.each(Object.entries(LEARNERS))("is %s for a learner of that level", (level, messages) => {
    const written = evidence(messages, level as CefrLevel);
    expect(assessLevel(written, { chosen: level as CefrLevel, before: null })).toEqual({
      level,
      messages: messages.length,
    });
  });

  it.each([
    ["A1", "B1"],
    ["B1", "A1"],
    ["B2", "B1"],
  ] as const)("is about that of the learner, whatever level they chose (%s who chose %s)", (own, chosen) => {
    const { level } = assessLevel(evidence(LEARNERS[own], chosen), { chosen, before: null });
    expect(level).toBe(own);
  });

  it("is not known from fewer than five messages or sixty words", () => {
    const written = evidence(LEARNERS.B1, "B1");
    expect(assessLevel(written.slice(0, 4), { chosen: "B1", before: null })).toEqual({ level: null, messages: 4 });
    const short = evidence(["Ja.", "Im Sommer.", "Mit dem Zug.", "Nein.", "Am Meer.", "Gut."], "B1");
    expect(assessLevel(short, { chosen: "B1", before: "B1" })).toEqual({ level: null, messages: 6 });
  });

  it("rests on the last ten messages", () => {
    const written = evidence([...LEARNERS.A1, ...LEARNERS.B1, ...LEARNERS.B1], "B1");
    expect(assessLevel(written, { chosen: "B1", before: null })).toEqual({ level: "B1", messages: 10 });
  });

  it("never leaves the chosen level by more than two, and never reaches C2", () => {
    const best: MessageEvidence = {
      words: 20,
      errorWeight: 0,
      lemmasByLevel: [0, 0, 0, 0, 0, 9],
      structure: 5,
      vote: 5,
    };
    const written = Array.from({ length: 6 }, () => best);
    expect(assessLevel(written, { chosen: "A1", before: null }).level).toBe("B1");
    expect(assessLevel(written, { chosen: "C2", before: null }).level).toBe("C1");
    const worst = { ...best, errorWeight: 20, lemmasByLevel: [9, 0, 0, 0, 0, 0], structure: -1, vote: 0 };
    expect(assessLevel([worst, worst, worst, worst, worst], { chosen: "B2", before: null }).level).toBe("A2");
  });

  it("stays where it is until the evidence lies clearly beyond", () => {
    const between = { words: 20, errorWeight: 0.5, lemmasByLevel: [10, 4, 0, 0, 0, 0], structure: 1, vote: null };
    const written = Array.from({ length: 6 }, () => between);
    const options = { chosen: "A2" as const };
    expect(assessLevel(written, { ...options, before: "A2" }).level).toBe("A2");
    const improved = { ...between, lemmasByLevel: [5, 5, 5, 0, 0, 0], structure: 2 };
    expect(
      assessLevel(
        Array.from({ length: 6 }, () => improved),
        { ...options, before: "A2" },
      ).level,
    ).toBe("B1");
  });

  it("weighs what blocks understanding more than a comma, and half what is learned later", () => {
    const edit = { start: 0, end: 1, original: "a", corrected: "b", explanation: "", rule: "", confidence: 1 };
    const weight = (type: "vocabulary" | "grammar" | "other", category: "adjectives" | null): number =>
      evidenceOf("a", { edits: [{ ...edit, type, category }], corrected: "b" }, lexicon, "A1").errorWeight;
    expect(weight("vocabulary", null)).toBeGreaterThan(weight("grammar", null));
    expect(weight("grammar", "adjectives")).toBe(weight("grammar", null) / 2);
    expect(weight("other", null)).toBeLessThan(weight("grammar", "adjectives"));
  });
});

describe("German words of a message", () => {
  it.each([
    ["Ich esse gern Brot mit Käse.", 6],
    ["ja ja ja ja ja ja", 1],
    ["I was in the house and it was hot", 0],
    ["asdf qwer yxcv", 0],
    ["Das Frühstück war gut, aber the coffee war kalt.", 6],
    ["Tomatensuppe!", 1],
    ["123 456", 0],
  ])("%s: %i", (message, count) => {
    expect(germanWords(lexicon, message)).toBe(count);
  });
});
