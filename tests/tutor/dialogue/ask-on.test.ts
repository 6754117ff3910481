import { describe, expect, it } from "vitest";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function answer(level: CefrLevel, message: string, tone: "friendly" | "professional" = "friendly"): string {
  const { edits, corrected } = analyze(lexicon, message, { level });
  const history = [{ role: "assistant", content: "Hallo! Wie geht es dir?", correctedContent: null }] as const;
  const input = { message, language: "german", level, tone, topic: "chitchat", history } as const;
  return reply({ ...input, conversationId: "ask-on", turn: 1 }, { edits, corrected }, morphology).reply;
}

describe("a sentence that is said back from B1 on", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B1",
      "Einmal haben wir nachts einen Elch gesehen, der direkt vor unserem Auto stand.",
      /habt ihr .*vor eurem Auto/u,
    ],
    ["B1", "Am Samstag kommt meine Freundin zu Besuch.", /deine Freundin/u],
    ["B2", "Letztes Jahr bin ich meinen ersten Halbmarathon gelaufen.", /bist du .*deinen ersten Halbmarathon/u],
    [
      "C1",
      "Ich gehe seit meiner Jugend ins Theater, mein Großvater hat mich mitgenommen.",
      /deiner Jugend|dich mitgenommen/u,
    ],
  ])("%s: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Jedenfalls habe ich mir geschworen, meinen Kindern so etwas zu ersparen.", /geschworen\./u],
    ["B2", "Außerdem ärgert es mich, dass man dort nur mit einem Chatbot reden kann.", /ärgert es dich\./u],
    ["C1", "Vielleicht, dass ich zwei Kinder habe und meine Frau Schicht arbeitet.", /Frau Schicht arbeitet\./u],
    ["B1", "Nix mehr, glaub ich.", /glaubst du/u],
    ["B2", "Dass er sonst kaum ein Wort sagt, war neu.", /^Dass/u],
    ["B1", "Die Stadt ist schön, aber sehr laut und voll.", /Stadt ist schön\./u],
    ["C1", "Wörtlich zitieren kann ich keinen, aber das Ende verfolgt mich bis heute.", /zitieren kannst du keinen\./u],
    ["C1", "Zunächst nur, dass niemand die Aufnahme löscht.", /zunächst nur/iu],
    ["C2", "Ich erzählte von meinem Antrag, und Sie fragten mich nach dem Meer.", /Sie fragten dich/u],
    ["B2", "Ich arbeite zwar viel, aber am Abend bin ich zu müde zum Lesen.", /also zwar/u],
    ["B1", "Am Samstag kommt meine Freundin, aber das Wetter soll schlecht sein.", /Freundin, das Wetter/u],
    ["C1", "Neulich hat mir ein Kunde vorgeworfen, unsere Anlagen würden die Küste zerstören.", /vorgeworfen\./u],
    ["B2", "Ich habe ihm versprochen, im Sommer mit ihm nach Rom zu fahren.", /versprochen\./u],
    ["B2", "Seitdem ich Zwillinge habe, ist eine Reise schon gelungen, wenn niemand weint.", /Zwillinge hast\./u],
    ["C1", "Das war die Meinung meines Kollegen. Wobei er wohl recht hatte.", /wobei/iu],
    ["C1", "Das ist schon in Ordnung. Am Donnerstag habe ich einen Termin beim Orthopäden.", /in Ordnung/u],
    ["B1", "Kein Problem, ich glaube, es heißt Handgepäck.", /Kein Problem/u],
    [
      "C1",
      "Früher bin ich kurz ins Nachbarbüro gegangen, heute muss ich ein Meeting ansetzen.",
      /Nachbarbüro gegangen\./u,
    ],
    ["C1", "Ich saß hinten im Saal und hatte Tränen in den Augen.", /hinten im Saal\./u],
    ["B2", "Aber eigentlich ging es mir nicht um die Straßenbahn.", /Straßenbahn\./u],
    ["C2", "Du hättest fragen können, warum ich selbst noch zu viel wegwerfe.", /fragen können/u],
  ])("%s is never cut off or a remark on the talk: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });
});

describe("what a sentence does decides what is asked", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Am Anfang habe ich keine zwei Kilometer geschafft.", /wie ist das heute\?/u],
    ["B1", "In Polen essen wir morgens oft Wurst und Gurken.", /Was ist in Deutschland anders\?/u],
    ["B2", "Ich hoffe sehr, dass wir im Sommer eine größere Halle bekommen.", /Wovon hängt das ab\?/u],
    ["C1", "Überrascht hat mich vor allem sein Lachen.", /hattest du erwartet\?/u],
    ["B2", "Am wichtigsten ist mir die Ruhe am Morgen.", /Warum ist dir das (?:so )?wichtig\?/u],
    ["B2", "Darüber reden wir zu Hause nicht gern.", /Woran liegt das\?/u],
    ["B1", "Mein Trainer ist sehr streng und geduldig.", /Woran merkst du das\?|Alltag\?/u],
    ["C1", "Die meisten Menschen hören lieber zu, als selbst zu reden.", /Wie erklärst du dir das\?/u],
    ["B2", "Ich bin ziemlich aufgeregt.", /beschäftigt dich dabei am meisten\?/u],
    ["B1", "Wir verkabeln gerade eine neue Schule.", /Was ist das (?:denn )?für eine Schule\?/u],
  ])("%s: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Früher habe ich viel geraucht, heute rauche ich nicht mehr.", /wie ist das heute/u],
    ["B1", "In Polen essen wir morgens Wurst, in Deutschland lieber Käse.", /in Deutschland anders/u],
    ["C1", "Überrascht hat mich die Stille, denn ich hatte Musik erwartet.", /hattest du erwartet/u],
    ["B2", "Geld ist mir weniger wichtig als früher.", /Warum ist dir das/u],
    ["B1", "Meine Schwester hat mich noch nie live gesehen.", /ging es dir dabei|reagiert/u],
    ["B1", "Wir wollen den Sänger nicht beleidigen.", /erhoffst du dir/u],
    ["B2", "Wir haben noch nie ein Rennen bestritten.", /für ein Rennen/u],
    ["C1", "Einen Speisewagen sollte der Zug schon haben.", /für ein Speisewagen/u],
    ["B2", "Sogar meine Oma schreit beim Spiel den Fernseher an.", /damit um|hilft dir/u],
    [
      "C1",
      "Meine Winzer arbeiten sechzig Stunden die Woche, und einer hat die halbe Ernte verloren.",
      /offen darüber/u,
    ],
    ["C1", "Meine Schwester kommt mit, seit ihrer Scheidung waren wir nie zusammen im Urlaub.", /nicht leicht/u],
    ["B1", "Am Samstag habe ich im Konzert einen Stock gebrochen.", /gute Besserung/iu],
    ["B1", "Plastik an der Haut finde ich schrecklich.", /nicht einfach|leichter machen/u],
  ])("%s takes nothing for granted: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Plötzlich bin ich im Zug eingeschlafen.", /Wie ging es dann weiter\?/u],
    ["B2", "Letztes Jahr haben wir meine Großeltern in Posen besucht.", /in Erinnerung geblieben\?/u],
    ["B2", "Mein Trainer hat mich vor allen Leuten angeschrien.", /darauf reagiert\?/u],
    ["B2", "Mittlerweile fahre ich fast nur noch Rad.", /Wie kam es (?:denn )?dazu\?/u],
    ["C1", "Meine Nachbarin grüßt mich kaum noch.", /Wie ist das für dich\?/u],
    ["C1", "Ich singe seit meiner Kindheit in einem Chor.", /Was bedeutet dir das\?|Chor/u],
  ])("%s: a question of its kind fits: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Ich habe mich entschieden. Ich fahre allein nach Portugal.", /weiter\?/u],
    ["B2", "Andererseits habe ich gehört, dass die Straßen in den Bergen gefährlich seien.", /weiter\?/u],
    ["B1", "Heute habe ich bis zwei Uhr gearbeitet.", /weiter\?|in Erinnerung/u],
    ["C1", "Ich habe für den Abend sechs Weine ausgesucht.", /weiter\?/u],
    ["B2", "Jetzt habe ich ein Angebot aus Graz bekommen.", /in Erinnerung/u],
    ["B2", "Letztens habe ich ihm eine Notiz an den Kühlschrank geklebt.", /in Erinnerung/u],
    ["B2", "Mein Vater hat immer einen Schuss Essig direkt in den Teller gegeben.", /Wie ging es dir/u],
    ["B1", "Mein Sohn hat zwei Wochen lang nur Nudeln gegessen.", /Wie ging es dir|reagiert/u],
    ["B1", "Meine Schwiegermutter isst kein Fleisch. Vielleicht mache ich die Lasagne mit Spinat.", /dafür|davon/u],
    ["B2", "Ich würde es eher mit Linsen oder Kichererbsen versuchen.", /spricht|davon ab/u],
    ["B1", "Am wichtigsten ist mir, dass das Essen gut schmeckt.", /Warum ist dir das/u],
    ["B1", "Er putzt Toiletten und hört alte Kassetten im Auto.", /Wie ist das für dich/u],
    ["B1", "Mein Bruder spielt gern Karten.", /Wie ist das für dich/u],
    ["B2", "Meine Frau lacht darüber und kauft sich erst einmal einen Kaffee.", /sagst du dazu/u],
    ["C2", "Den Ball flach halten, das höre ich in jeder zweiten Besprechung.", /ergeben/u],
    ["C2", "Die anderen Azubis sind siebzehn und nennen mich die Chefin.", /für ein Mensch/u],
    ["C1", "Nach zwei Jahren Fernbeziehung habe ich meinen Job gekündigt.", /damit umgegangen/u],
    ["B1", "Am meisten fehlt mir das Essen von meiner Mutter.", /dabei helfen/u],
    ["C1", "Am Donnerstag habe ich wieder einen Termin beim Orthopäden.", /bedeutet dir/u],
    ["B1", "Danach gibt es Bier.", /durch den Kopf|noch wissen/u],
  ])("%s: no question that does not fit: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });

  it("nobody who tells of themselves is asked about another subject", () => {
    for (const message of [
      "Mein Antrag liegt seit März beim Amt, und man vertröstet uns von Monat zu Monat.",
      "Am Abend verliere ich bei meinem Sohn manchmal die Geduld.",
    ])
      expect(answer("B2", message)).not.toMatch(/: \p{Lu}/u);
  });
});

describe("in the formal tone", () => {
  it("a learner who is told something by others keeps the capital", () => {
    const message = "Ich streite oft mit meiner Schwester. Sie sagt immer, ich soll kein Geld ausgeben.";
    expect(answer("B2", message, "professional")).toContain("immer, Sie sollen kein Geld ausgeben");
  });

  it("others have none behind a lead", () => {
    const message = "Ich habe zwei Kolleginnen. Sie fahren jeden Morgen mit dem Rad, obwohl es regnet.";
    expect(answer("B2", message, "professional")).not.toMatch(/, Sie fahren/u);
  });
});

describe("something that a message names", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B2",
      "Vor zwei Wochen habe ich eine neue Inszenierung von Woyzeck gesehen.",
      /in der Inszenierung|von der Inszenierung/u,
    ],
    ["B1", "Ich fahre gern Zug. Nur die Verspätungen nerven mich.", /gegen die Verspätungen/u],
    ["B1", "Am Sonntag koche ich für alle meine neue Kartoffelsuppe.", /deine (?:neue )?Kartoffelsuppe/u],
  ])("%s is asked about by its kind: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Der Mann auf dem Bild hält einen Pinsel.", /der Pinsel/u],
    ["B2", "Die Wohnungen wirken monumental, fast wie ein altes Schloss.", /das Schloss/u],
    ["B2", "Ich liebäugle mit einer Weiterbildung in Datenanalyse.", /dafür entschieden|für die Weiterbildung/u],
  ])("%s is left alone where it is something else, or not there: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });
});
