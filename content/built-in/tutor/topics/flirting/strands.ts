import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const FLIRTING_STRANDS: readonly Strand[] = [
  {
    id: "a1-people",
    level: "A1",
    opener: 0,
    ask: [
      {
        say: "Was {sagst du|sagen Sie} ~denn zuerst?",
        en: "What do you say first?",
        unless: /hallo/iu,
        afterYes: true,
      },
      "a1-nice-person",
      "a1-laugh",
    ],
  },
  {
    id: "a1-romantic",
    level: "A1",
    opener: 1,
    ask: [
      "a1-song",
      { say: "Welcher Film ist für {dich|Sie} romantisch?", en: "Which movie is romantic to you?", unless: /film/iu },
      "a1-love",
    ],
  },
  {
    id: "a1-date",
    level: "A1",
    ask: [
      "a1-date-where",
      "a1-date-wear",
      "a1-date-drink",
      { say: "Wann ist ein Abend für {dich|Sie} schön?", en: "When is an evening nice for you?" },
    ],
  },
  {
    id: "a1-nice",
    level: "A1",
    ask: [
      "a1-compliment",
      "a1-gift",
      { say: "Wem {schreibst du|schreiben Sie} oft Nachrichten?", en: "Who do you often text?", unless: /schreibe/iu },
    ],
  },
  { id: "a1-shy", level: "A1", ask: ["a1-shy", "a1-message", "a1-darling"] },
  {
    id: "a1-two",
    level: "A1",
    ask: [
      "a1-walk",
      {
        say: "Was {machst du|machen Sie} gern zu zweit?",
        en: "What do you like to do when it’s just the two of you?",
        unless: /zu zweit/iu,
      },
      "a1-valentine",
    ],
  },
  {
    id: "a2-date",
    level: "A2",
    opener: 0,
    ask: [
      "a2-date-do",
      {
        say: "Worüber {sprichst du|sprechen Sie} beim ersten Date?",
        en: "What do you talk about on a first date?",
        unless: /spreche|reden|sprechen/iu,
      },
      "a2-nervous",
    ],
  },
  {
    id: "a2-nice",
    level: "A2",
    opener: 1,
    ask: [
      {
        say: "Was {hast du|haben Sie} ~denn gesagt?",
        en: "What did you say?",
        unless: /gesagt|dass/iu,
        afterYes: true,
      },
      "a2-compliment-best",
      "a2-important",
    ],
  },
  {
    id: "a2-first",
    level: "A2",
    ask: [
      {
        say: "Wo kann man gut neue Leute kennenlernen?",
        en: "Where is a good place to meet new people?",
        unless: /kennenlernen|app/iu,
      },
      { say: "Was sagt man am besten zuerst?", en: "What is the best thing to say first?", afterYes: true },
      "a2-wait",
    ],
  },
  {
    id: "a2-gift",
    level: "A2",
    ask: [
      "a2-present",
      { say: "Von wem war das Geschenk?", en: "Who was the gift from?", unless: /von mein/iu, afterYes: true },
      "a2-dinner",
    ],
  },
  { id: "a2-place", level: "A2", ask: ["a2-place", "a2-love-film", "a2-wedding"] },
  { id: "a2-laugh", level: "A2", ask: ["a2-make-laugh", "a2-who-pays", "a2-friends-say"] },
  { id: "b1-likeable", level: "B1", opener: 0, ask: ["b1-first-look", "b1-signs", "b1-good-compliment"] },
  { id: "b1-meeting", level: "B1", opener: 1, ask: ["b1-online", "b1-shy", "b1-country"] },
  { id: "b1-date", level: "B1", ask: ["b1-perfect-date", "b1-talk", "b1-avoid"] },
  { id: "b1-trouble", level: "B1", ask: ["b1-goes-wrong", "b1-jealousy", "b1-distance"] },
  { id: "b1-single", level: "B1", ask: ["b1-single", "b1-friends-love", "b1-wedding"] },
  { id: "b2-flirt", level: "B2", opener: 0, ask: ["b2-humor", "b2-limits", "b2-language"] },
  { id: "b2-apps", level: "B2", ask: ["b2-apps", "b2-ghosting", "b2-reveal"] },
  { id: "b2-couples", level: "B2", ask: ["b2-opposites", "b2-argue", "b2-lasting"] },
  { id: "b2-advice", level: "B2", ask: ["b2-younger-self", "b2-accept-compliment", "b2-heartbreak"] },
  {
    id: "c1-charm",
    level: "C1",
    opener: 0,
    ask: [
      { say: "Was lässt diesen Reiz am schnellsten verfliegen?", en: "What makes that appeal fade fastest?" },
      {
        say: "Wie lange darf das Kennenlernen für {dich|Sie} dauern?",
        en: "How long should the getting-to-know-you phase last for you?",
      },
    ],
  },
  {
    id: "c2-stammer",
    level: "C2",
    opener: 0,
    ask: [
      {
        say: "Wann hat es {dir|Ihnen} selbst zuletzt die Sprache verschlagen?",
        en: "When were you last lost for words yourself?",
      },
      { say: "Was hilft in einem solchen Moment?", en: "What helps in a moment like that?" },
    ],
  },
];
