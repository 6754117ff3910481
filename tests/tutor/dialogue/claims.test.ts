import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function answer(level: CefrLevel, message: string): string {
  const input = {
    message,
    language: "german",
    level,
    tone: "friendly",
    topic: "chitchat",
    history: [{ role: "assistant", content: "Was gibt es bei dir Neues?", correctedContent: null }],
    conversationId: "claims",
    turn: 1,
  } as const;
  return reply(input, analyze(lexicon, message, { level }), morphology).reply;
}

const COMFORT =
  /tut mir|kostet (?:viel )?Kraft|viel auf einmal|anvertraut|nicht leicht|nie leicht|(?:so|wie|macht|sehr) traurig|nicht kalt|schwersten|kränkend/u;
const JOY = /freut mich|[Ss]chön,|freut sich|froh|gratulier/u;
const EXAM = /(?:Prüfung|Lerntag)[^.]*\?/u;

describe("a heavy line", () => {
  it.each<[CefrLevel, string]>([
    ["B1", "Am 20. bin ich meistens schon pleite, weil ich zu viel online shoppe."],
    ["B2", "Am Ende des Monats habe ich immer kein Geld mehr, so ist das im Studium."],
    ["C1", "Mir graut ein wenig davor, mit zweiundvierzig wieder im alten Kinderzimmer zu schlafen."],
    ["B1", "Ich bin ein bisschen traurig, weil meine Lieblingsserie zu Ende ist."],
    ["B2", "Ich backe jeden Sonntag. Meistens misslingt es, aber wir lachen viel dabei."],
    ["B2", "Auf der Beerdigung hat meine Cousine eine Arie gesummt, und plötzlich mussten wir alle lachen."],
    ["B2", "Meine Zimmerpflanze ist gestorben, obwohl ich ihr Musik vorgespielt habe."],
    ["B2", "Mein Freund ist seit gestern krank und benimmt sich, als würde er sterben."],
    ["B1", "Ich kann nicht schlafen, weil die Straßenbahn vor meinem Fenster quietscht."],
    ["C1", "Das Ende des Romans hat mich enttäuscht, da wurde alles zu glatt aufgelöst."],
    ["B2", "Ich vermisse den Schnee, hier gibt es ihn nur in der Skihalle."],
    ["B2", 'Die Serie heißt "Meine Mutter ist tot", ich schaue sie mit meiner Schwester.'],
  ])("at %s does not answer what is small, funny or no trouble of the learner's: %s", (level, message) => {
    expect(answer(level, message)).not.toMatch(COMFORT);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Mein Vater ist gestorben, und ich bin ein bisschen überfordert."],
    ["B1", "Mein Opa ist gestorben. Auf der Beerdigung mussten wir trotzdem lachen."],
    ["B1", "Am Montag war die Beerdigung meiner Tante."],
    ["B1", "Ich bin seit Juni arbeitslos und habe einfach kein Geld mehr."],
    ["B2", "Meine Mutter hat Krebs, und ich fliege nächste Woche zu ihr."],
    ["C1", "Ich kann nicht mehr. Seit Wochen pflege ich meine Mutter und schlafe kaum."],
    ["B1", "Ich habe gestern meine Arbeit verloren."],
    ["B1", "Ich vermisse meinen Vater jeden Tag."],
  ])("at %s answers what is heavy: %s", (level, message) => {
    expect(answer(level, message)).toMatch(/tut mir|Kraft|viel auf einmal|tut weh/u);
  });
});

describe("a joyful line", () => {
  it.each<[CefrLevel, string]>([
    [
      "B1",
      "Einmal habe ich neun Tore kassiert, und mein Trainer hat mich danach eingeladen. Seitdem laufe ich lieber.",
    ],
    ["B1", "Meine Chefin hat mich gestern vor allen gelobt, das war mir peinlich."],
  ])("at %s is not said where the learner does not say that it is good: %s", (level, message) => {
    expect(answer(level, message)).not.toMatch(JOY);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Meine Chefin hat mich gestern gelobt, und ich habe mich sehr gefreut."],
    ["B1", "Ich bin so froh, dass der Test negativ war!"],
    ["B1", "Wir haben uns verlobt!"],
  ])("at %s is said where they do: %s", (level, message) => {
    expect(answer(level, message)).toMatch(JOY);
  });
});

describe("a matter", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "Diese Woche ist viel los, weil meine Schüler Prüfungen schreiben.", EXAM],
    ["B1", "Ich arbeite als Fahrlehrer. Morgen haben drei Schüler Prüfung.", EXAM],
    ["B2", "Ich korrigiere gerade die Klausuren meiner Studenten.", EXAM],
    ["B1", 'Die anderen Azubis sind siebzehn und nennen mich "die Chefin".', /mit ihr|von ihr|schätzt|Wofür/u],
    ["B2", 'Meine Kollegen nennen mich "die Chefin", dabei bin ich nur Praktikantin.', /mit ihr|schätzt/u],
    ["B2", 'Im Film sagt der Held: "Ich habe Angst", und dann rettet er die Welt.', /normal|helfen/u],
    [
      "B2",
      "Ich mache mir ein bisschen Sorgen, weil ich schon bezahlt habe und mein Bruder extra kommt.",
      /geht es ihm/u,
    ],
    ["B1", "Ich mache mir Sorgen um meinen Bruder, er meldet sich nicht mehr.", /normal/u],
    ["B2", "Mein Sauerteig heißt Hermann und ist anspruchsvoller als mein Kater.", /der Kater/u],
    ["B1", "Ich habe meinen Schlüssel vergessen und saß zwei Stunden vor der Tür.", /gesucht/u],
    ["B1", "Ich überlege, ob ich nach dem Studium hier bleibe oder zurück nach Polen gehe.", /davon ab|dafür/u],
  ])("at %s is not the learner's where somebody else or a quoted word is meant: %s", (level, message, wrong) => {
    expect(answer(level, message)).not.toMatch(wrong);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "Ich lerne jeden Abend für die mündliche Prüfung.", /Erfolg|Prüfung|Lerntag/u],
    ["B1", "Ich weiß nicht, ob ich zum Klassentreffen gehen soll.", /Entscheidung/u],
    ["B1", "Mein Kater heißt Goethe und ist sehr eingebildet.", /der Kater/u],
  ])("at %s is asked about where it is theirs: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });
});

describe("a question that the message has answered", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "Am Mittwoch ist die Prüfung, wovor ich mich am meisten fürchte, ist die Statistik.", /Kopfzerbrechen/u],
    ["B1", "Mein Lieblingsessen ist Borschtsch. Meine Oma hat ihn immer sonntags gekocht.", /Welches Gericht/u],
    ["B1", "Gestern habe ich eine Suppe gekocht, aber sie war zu salzig.", /geworden|geschmeckt/u],
  ])("at %s is not asked: %s", (level, message, wrong) => {
    expect(answer(level, message)).not.toMatch(wrong);
  });
});
