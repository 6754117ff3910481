import type { Band, Line } from "#schema/content/tutor.ts";

// Answers to questions about German. each `*` is one of the words, in their order.

export const MEANING: Line = { say: "„*“ heißt auf Englisch „*“.", en: "“*” means “*” in English." };
export const MEANING_UNKNOWN: readonly Line[] = [
  {
    say: "„*“ kenne ich nicht, vielleicht hilft ein Wörterbuch.",
    en: "I don’t know “*.” Maybe a dictionary can help.",
  },
  { say: "Leider habe ich „*“ nicht im Wörterbuch.", en: "I’m afraid I don’t have “*” in my dictionary." },
  { say: "Hm, „*“ steht nicht in meiner Wörterliste.", en: "Hm, “*” isn’t on my word list." },
];
/** A word that is in no dictionary but comes from one that is. */
export const DERIVED_FROM: Line = {
  say: "„*“ kommt von „*“, und das heißt auf Englisch „*“.",
  en: "“*” comes from “*,” and that means “*” in English.",
};
/** A compound that is in no dictionary: its parts. */
export const MADE_OF: Line = { say: "Das kommt von * und *.", en: "That comes from * and *." };
/** The learner knows a word of the last reply not, and does not say which. */
export const MAYBE_MEANT: Line = { say: "Vielleicht „*“: Das heißt auf Englisch „*“.", en: "Maybe “*”: it means “*.”" };
/** Two words and what each of them means. */
export const MEANINGS: Line = {
  say: "„*“ heißt auf Englisch „*“, und „*“ heißt „*“.",
  en: "In English, “*” is “*,” and “*” is “*.”",
};

export const SAME_MEANING: Line = {
  say: "Beides heißt auf Englisch „*“, den genauen Unterschied kenne ich nicht.",
  en: "Both mean “*” in English; I don’t know the exact difference.",
};

/** "Ist es der oder das Auto?"; `*` is the noun with its article. */
export const ARTICLE_IS: Line = { say: "Es heißt „*“.", en: "It’s “*.”" };
export const BOTH_ARTICLES: Line = { say: "Beides ist richtig: „*“ und „*“.", en: "Both are right: “*” and “*.”" };
export const PLURAL_IS: Line = { say: "Die Mehrzahl ist „die *“.", en: "The plural is “die *.”" };
export const NO_PLURAL: Line = { say: "„*“ hat keine Mehrzahl.", en: "“*” has no plural." };
export const ONLY_PLURAL: Line = {
  say: "Es gibt nur die Mehrzahl: „die *“.",
  en: "There’s only the plural: “die *.”",
};
export const PERFECT_IS: Line = { say: "Man sagt zum Beispiel: „er *“.", en: "You say, for example: “er *.”" };
export const OPPOSITE_IS: Line = { say: "Das Gegenteil von „*“ ist „*“.", en: "The opposite of “*” is “*.”" };
export const SPELLED: Line = { say: "So ist es richtig: „*“.", en: "This is right: “*.”" };
export const RIGHT_IS: Line = { say: "Richtig ist „*“.", en: "“*” is right." };
export const SAYS_AFTER: Line = { say: "Man sagt „*“ und „*“.", en: "You say “*” and “*.”" };
export const PLACE_OR_WAY_IS: Line = {
  say: "Wo etwas ist: „* dem“; wohin es geht: „* den“.",
  en: "Where something is: “* dem”; where it goes: “* den.”",
};

/** The same with the learner's own words: first the place, then the way. */
export const PLACE_AND_WAY_ARE: Line = {
  say: "Wo etwas ist: „*“; wohin es geht: „*“.",
  en: "Where something is: “*”; where it goes: “*.”",
};
/** Two forms that are both right somewhere: the whole sentence is asked for. */
export const DEPENDS: Readonly<Record<Band, Line>> = {
  A: { say: "Das kommt auf den ganzen Satz an.", en: "That depends on the whole sentence." },
  B: { say: "Das hängt vom ganzen Satz ab.", en: "That depends on the whole sentence." },
  C: { say: "Das hängt vom Satz ab, in dem es steht.", en: "That depends on the sentence it’s in." },
};
/** A sentence with a word that the learner named. */
export const EXAMPLE_IS: Line = { say: "Zum Beispiel: „*“.", en: "For example: “*.”" };
/** After `DEPENDS`. */
export const WHOLE_SENTENCE: Line = {
  say: "Wie heißt ~denn der ganze Satz?",
  en: "What’s the whole sentence?",
};

/** "Sagt man das so?", where nothing was found wrong. */
export const CAN_BE_SAID: readonly Line[] = [
  { say: "Ja, auf Deutsch klingt das richtig.", en: "Yes, that sounds right in German." },
  { say: "Da finde ich keinen Fehler.", en: "I don’t see any mistakes there." },
  { say: "So kann man es auf Deutsch sagen.", en: "You can say it that way in German." },
];
/** The same of a sentence or word that the learner quotes; none says yes or no, for they may ask whether it is wrong. */
export const QUOTE_IS_FINE: readonly Line[] = [
  { say: "So kann man es gut sagen.", en: "You can say it that way." },
  { say: "Da finde ich keinen Fehler.", en: "I don’t see any mistakes there." },
  { say: "Auf Deutsch klingt das richtig.", en: "That sounds right in German." },
];
/** The same, where too much of it is out of reach of what we check. */
export const CANNOT_JUDGE: readonly Line[] = [
  {
    say: "Ob da alles stimmt, kann ich leider nicht sicher sagen.",
    en: "I’m afraid I can’t say for sure whether all of that is right.",
  },
  { say: "Bei diesem Satz bin ich mir leider nicht sicher.", en: "I’m afraid I’m not sure about that sentence." },
  { say: "Leider kann ich das nicht sicher beurteilen.", en: "Unfortunately I can’t judge that with certainty." },
];
/** „Ich will Kaffee“: is that polite? */
export const POLITER_IS: Line = { say: "Höflicher klingt „*“.", en: "“*” sounds more polite." };
/** To somebody who describes a thing and looks for its name. */
export const NO_NAME_FOUND: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Das Wort fällt mir leider nicht ein.", en: "I’m afraid I can’t think of the word." },
    { say: "Leider kenne ich kein Wort dafür.", en: "Unfortunately I don’t know a word for that." },
  ],
  B: [
    { say: "Das passende Wort fällt mir leider nicht ein.", en: "I’m afraid I can’t think of the right word." },
    { say: "Dafür kenne ich leider kein eigenes Wort.", en: "I’m afraid I don’t know a specific word for that." },
    { say: "Leider kommt mir kein passendes Wort in den Sinn.", en: "Unfortunately no fitting word comes to mind." },
  ],
  C: [
    {
      say: "Das treffende Wort dafür fällt mir leider nicht ein.",
      en: "I’m afraid I can’t think of the exact word for it.",
    },
    { say: "Leider kommt mir kein treffendes Wort in den Sinn.", en: "Unfortunately no apt word comes to mind." },
    {
      say: "Ein Wort, das genau das trifft, kenne ich leider nicht.",
      en: "I’m afraid I don’t know a word that captures exactly that.",
    },
  ],
};
/** The same, where it is known: `*` is the word, then its English. */
export const WORD_IS: Line = { say: "Das ist wohl „*“.", en: "That’s probably “*” (*)." };
/** Asked after `NO_NAME_FOUND`. */
export const IN_THEIR_LANGUAGE: Line = {
  say: "Wie heißt das ~denn in {deiner|Ihrer} Sprache?",
  en: "What’s it called in your language?",
};
/** "Wie spricht man das aus?" */
export const HEAR_IT: readonly Line[] = [
  {
    say: "Das muss man hören: Viele Wörterbücher im Internet haben Ton.",
    en: "You have to hear that: many online dictionaries have audio.",
  },
  {
    say: "Beim Schreiben kann ich das schlecht zeigen, ein Wörterbuch mit Ton hilft mehr.",
    en: "I can’t show that well in writing; a dictionary with audio helps more.",
  },
];
/**
 * Why something was corrected: what the engine's reason says in English, and the same in German. `@` is the text of the
 * correction, `$1` a word of the reason.
 */
export const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ needs its article here/u, "Da fehlt der Artikel vor dem Nomen: „@“."],
  [/^(?:A place without movement|\*\S+\* with a (?:time or a )?place): \*/u, "Wo etwas ist, steht hier im Dativ: „@“."],
  [/^(?:Movement to a place|Going somewhere): /u, "Wohin etwas geht, steht hier im Akkusativ: „@“."],
  [/ with a time (?:or a place )?takes the dative/u, "Bei der Zeit steht hier der Dativ: „@“."],
  [/^\*([^*]+)\* takes the dative/u, "Nach „$1“ steht der Dativ: „@“."],
  [/^\*([^*]+)\* takes (?:the|an object in the|the thing in the) accusative/u, "Nach „$1“ steht der Akkusativ: „@“."],
  [/^\*([^*]+)\* takes the genitive/u, "Nach „$1“ steht der Genitiv: „@“."],
  [/subject is in the nominative/u, "Wer etwas tut oder ist, steht im Nominativ: „@“."],
  [/comes the nominative/u, "Nach „sein“, „werden“ und „bleiben“ steht der Nominativ: „@“."],
  [/person (?:who gets something )?is in the dative/u, "Die Person steht hier im Dativ: „@“."],
  [/verb takes second place|takes the first place, so the verb/u, "In der Aussage steht das Verb auf Platz zwei: „@“."],
  [
    /^(?:In a relative clause|In an indirect question|After \*).*verb goes to the end/u,
    "Im Nebensatz steht das Verb am Ende: „@“.",
  ],
  [/^\*([^*]+)\* is masculine/u, "Man sagt „der $1“, deshalb heißt es hier „@“."],
  [/^\*([^*]+)\* is feminine/u, "Man sagt „die $1“, deshalb heißt es hier „@“."],
  [/^\*([^*]+)\* is neuter/u, "Man sagt „das $1“, deshalb heißt es hier „@“."],
  [/^The subject is \*([^*]+)\*|^With \*([^*]+)\*, the verb form/u, "Zu „$1$2“ gehört eine andere Form: „@“."],
  [/goes with the preposition \*([^*]+)\*/u, "Hier gehört „$1“ dazu: „@“."],
  [/is reflexive/u, "Zu diesem Verb gehört „sich“: „@“."],
  [/without \*zu\*/u, "Hier steht kein „zu“: „@“."],
  [/needs \*zu\*/u, "Hier braucht man „zu“: „@“."],
  [/start with a capital|take a capital/u, "Nomen und Namen schreibt man groß: „@“."],
  [/is separable|prefix .* goes to the end/u, "Der erste Teil von diesem Verb kommt hier ans Ende: „@“."],
  [/^A comma stands/u, "Da fehlt ein Komma: „@“."],
];
/** Behind the text of a correction whose reason no line says. */
export const REASON_ELSE = "Richtig ist „@“, mehr steht bei der Korrektur.";
export const REASON_EN = "It should be “@”:";

/** "Wie heißt das auf Deutsch?", of a word that the lexicon does not know. */
export const WORD_UNKNOWN: readonly Line[] = [
  { say: "Das Wort kenne ich leider nicht.", en: "I’m afraid I don’t know the word." },
  { say: "Leider kenne ich das Wort nicht.", en: "Unfortunately I don’t know the word." },
];
/** To a learner who says that a correction is wrong: it may be. */
export const TAKEN_BACK: readonly Line[] = [
  {
    say: "Tut mir leid, vielleicht war meine Korrektur falsch und {deine|Ihre} Form richtig.",
    en: "I’m sorry, maybe my correction was wrong and your form is right.",
  },
  { say: "Entschuldigung, bei Korrekturen kann ich mich irren.", en: "Sorry, I can be wrong with corrections." },
  {
    say: "Gut möglich, dass ich da etwas falsch korrigiert habe.",
    en: "It’s quite possible that I corrected something wrongly there.",
  },
];
/** After an answer about German, before a question about what was told last. */
export const BACK_LEAD: Line = { say: "Zurück zu {dir|Ihnen}:", en: "Back to you:" };
/** After an answer about German, to somebody in the middle of a story. */
export const BACK_TO_THEM: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Zurück zu {dir|Ihnen}: Was gibt es noch zu erzählen?", en: "Back to you: What else is there to tell?" },
    { say: "Was {möchtest du|möchten Sie} jetzt erzählen?", en: "What would you like to tell me now?" },
  ],
  B: [
    {
      say: "Zurück zu {dir|Ihnen}: Was {wolltest du|wollten Sie} mir noch erzählen?",
      en: "Back to you: What else did you want to tell me?",
    },
    {
      say: "Zurück zu {dir|Ihnen}: Was {möchtest du|möchten Sie} noch erzählen?",
      en: "Back to you: What else would you like to tell me?",
    },
  ],
  C: [
    {
      say: "Zurück zu {dir|Ihnen}: Wovon {möchtest du|möchten Sie} noch erzählen?",
      en: "Back to you: What else would you like to talk about?",
    },
    {
      say: "Zurück zum Thema: Was {wolltest du|wollten Sie} mir noch sagen?",
      en: "Back to the topic: What else did you want to tell me?",
    },
  ],
};
/** The same, where something was. */
export const BETTER_IS: readonly Line[] = [
  { say: "Fast, besser ist: „*“.", en: "Almost, this is better: “*.”" },
  { say: "So ist es besser: „*“.", en: "It’s better like this: “*.”" },
];
export const NOTHING_WRONG: readonly Line[] = [
  { say: "In {deinem|Ihrem} Satz sehe ich keinen Fehler.", en: "I don’t see a mistake in your sentence." },
  { say: "Da habe ich keinen Fehler gefunden.", en: "I haven’t found a mistake there." },
];

/** What is asked about German and not in the lexicon: a wrong answer would teach a mistake. */
export const GERMAN_UNSURE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    {
      say: "Das weiß ich nicht sicher, vielleicht hilft ein Wörterbuch.",
      en: "I don’t know for sure, maybe a dictionary can help.",
    },
    { say: "Das kann ich leider nicht sicher sagen.", en: "I’m afraid I can’t say for sure." },
    { say: "Da möchte ich nichts Falsches sagen.", en: "I don’t want to say anything wrong there." },
  ],
  B: [
    {
      say: "Da bin ich mir nicht sicher, ein gutes Wörterbuch weiß es genauer.",
      en: "I’m not sure, a good dictionary will know better.",
    },
    {
      say: "Das weiß ich leider nicht genau, und etwas Falsches möchte ich nicht sagen.",
      en: "I’m afraid I don’t know exactly, and I don’t want to say anything wrong.",
    },
    {
      say: "Das kann ich nicht sicher sagen, da würde ich nachschlagen.",
      en: "I can’t say for sure, I’d look that up.",
    },
  ],
  C: [
    {
      say: "So genau kenne ich diese Feinheit nicht, ein gutes Wörterbuch zeigt sie an Beispielen.",
      en: "I don’t know this subtlety well enough; a good dictionary shows it with examples.",
    },
    {
      say: "Das müsste ich selbst nachschlagen, denn mit Raten ist niemandem gedient.",
      en: "I’d have to look that up myself, since guessing helps nobody.",
    },
    {
      say: "Mit Gewissheit kann ich das nicht sagen, im Duden steht es vermutlich.",
      en: "I can’t say that with certainty; the Duden probably has it.",
    },
  ],
};

/** After the meaning of a word of the tutor's own question. */
export const ANSWER_NOW: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Was {antwortest du|antworten Sie} jetzt?", en: "What’s your answer now?" }],
  B: [{ say: "Wie lautet jetzt {deine|Ihre} Antwort auf meine Frage?", en: "What’s your answer to my question now?" }],
  C: [{ say: "Wie lautet nun {deine|Ihre} Antwort auf meine Frage?", en: "What’s your answer to my question now?" }],
};
/** In a role play, to a learner who did not understand the question. */
export const ROLE_AGAIN: Line = { say: "Gern noch einmal.", en: "Of course, once more." };
/** Said by a role to a question that it has no answer to, after its own ways of saying so. */
export const ROLE_LATER: readonly Line[] = [
  { say: "Dazu kommen wir gleich.", en: "We’ll get to that in a moment." },
  { say: "Gleich mehr dazu.", en: "More on that in a moment." },
  { say: "Das ist eine gute Frage, dazu gleich mehr.", en: "That’s a good question, more on that in a moment." },
  { say: "Moment, da muss ich kurz überlegen.", en: "One moment, I have to think for a second." },
  { say: "Später kann ich mehr dazu sagen.", en: "I can say more about that later." },
];
/** Asked by a role at its end, as long as the learner has questions. */
export const ROLE_MORE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was ist noch wichtig?", en: "What else is important?" },
    { say: "Welche Frage gibt es noch?", en: "What other question is there?" },
    { say: "Was ist noch nicht klar?", en: "What isn’t clear yet?" },
    { say: "Was fehlt noch?", en: "What’s missing?" },
  ],
  B: [
    { say: "Welche Frage ist noch offen?", en: "What question is still open?" },
    { say: "Was ist noch unklar?", en: "What is still unclear?" },
    { say: "Worüber sollten wir noch sprechen?", en: "What else should we talk about?" },
    { say: "Was fehlt noch?", en: "What’s missing?" },
  ],
  C: [
    { say: "Welche Frage ist noch offen?", en: "What question is still open?" },
    { say: "Was wäre noch zu klären?", en: "What else needs to be settled?" },
    { say: "Worüber sollten wir noch sprechen?", en: "What else should we talk about?" },
    { say: "Was fehlt noch?", en: "What’s missing?" },
  ],
};
