import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { lemmasOf, occurs } from "#worker/tutor/dialogue/text.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

describe("triggers", () => {
  it.each([
    ["Suppe", "Ich esse Tomatensuppe.", true],
    ["Katze", "Wir haben drei Katzen.", true],
    ["gern trinken", "Was trinkst du gern?", true],
    ["gern trinken", "Was isst du gern?", false],
    ["Regen", "Das regt mich auf, ich will mich nicht aufregen.", false],
    ["Regen", "Ich mag regen nicht.", false],
    ["Fest", "Man legt sich nicht gern fest.", false],
    ["Morgen", "Was machst du morgen?", false],
    ["Besuch", "Am Samstag besuchen wir ein Museum.", false],
    ["Bild", "Ich will mir eine Meinung bilden.", false],
    ["lied", "Er ist Mitglied in einem Verein.", false],
    ["haus", "Meine Oma liegt im Krankenhaus.", false],
    ["haus", "Unser Haus ist alt.", true],
    ["Flug", "Am Sonntag machen wir einen Ausflug.", false],
    ["weinen", "Bei uns wird zu jedem Essen Wein getrunken.", false],
    ["Spiel", "Spielen Sie ein Instrument?", false],
    ["Freundschaft", "Die Gastfreundschaft hat mich beeindruckt.", false],
    ["Flug", "Der Rückflug war lang.", true],
    ["Ehe", "Er rief an, ehe ich gehen konnte.", false],
  ])("%s in “%s”: %s", (trigger, message, found) => {
    expect(occurs(trigger, lemmasOf(message, morphology))).toBe(found);
  });
});
