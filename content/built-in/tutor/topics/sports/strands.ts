import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const SPORTS_STRANDS: readonly Strand[] = [
  {
    id: "a1-likes",
    level: "A1",
    opener: 0,
    ask: [
      {
        say: "Wo {machst du|machen Sie} gern Sport?",
        en: "Where do you like to exercise?",
        unless: /\b(?:im|in)\b|draußen|zu hause/iu,
      },
      "a1-how-often",
      "a1-eat",
    ],
  },
  {
    id: "a1-outside",
    level: "A1",
    opener: 1,
    ask: [
      "a1-walk",
      {
        say: "Mit wem {bist du|sind Sie} gern draußen?",
        en: "Who do you like to be outdoors with?",
        unless: /mit mein|allein/iu,
      },
      {
        say: "Was {machst du|machen Sie} draußen im Winter?",
        en: "What do you do outdoors in winter?",
        unless: /winter|schnee/iu,
      },
    ],
  },
  { id: "a1-watch", level: "A1", ask: ["a1-watch", "a1-team", "a1-country"] },
  {
    id: "a1-with",
    level: "A1",
    ask: [
      "a1-family",
      { say: "Welchen Sport machen Kinder gern?", en: "What sports do children like?" },
      {
        say: "Welchen Sport {findest du|finden Sie} langweilig?",
        en: "What sport do you find boring?",
        unless: /langweilig/iu,
      },
    ],
  },
  {
    id: "a1-healthy",
    level: "A1",
    ask: [
      {
        say: "Was {machst du|machen Sie} für {deine|Ihre} Gesundheit?",
        en: "What do you do for your health?",
        unless: /gesund/iu,
      },
      {
        say: "Wie viele Stunden {schläfst du|schlafen Sie} ~so?",
        en: "How many hours do you sleep?",
        unless: /stunden/iu,
      },
      { say: "Was {isst du|essen Sie} oft?", en: "What do you often eat?" },
      { say: "Was {trinkst du|trinken Sie} am Tag?", en: "What do you drink during the day?" },
    ],
  },
  {
    id: "a1-season",
    level: "A1",
    ask: [
      "a1-summer",
      "a1-winter",
      {
        say: "Welchen Sport {möchtest du|möchten Sie} lernen?",
        en: "What sport would you like to learn?",
        unless: /lernen/iu,
      },
    ],
  },
  { id: "a2-week", level: "A2", opener: 0, ask: ["a2-last", "a2-after", "a2-no-energy"] },
  {
    id: "a2-child",
    level: "A2",
    opener: 1,
    ask: [
      {
        say: "Wer hat {dir|Ihnen} das gezeigt?",
        en: "Who showed you that?",
        unless: /vater|bruder|mutter|lehrer|trainer/iu,
        afterYes: true,
      },
      {
        say: "Wie war der Sportunterricht in {deiner|Ihrer} Schule?",
        en: "What were gym classes like at your school?",
        unless: /schule/iu,
      },
      { say: "Was spielen Kinder in {deinem|Ihrem} Land gern?", en: "What do children like to play in your country?" },
    ],
  },
  {
    id: "a2-try",
    level: "A2",
    ask: [
      "a2-try",
      {
        say: "Was {brauchst du|brauchen Sie} dafür?",
        en: "What do you need for that?",
        unless: /brauche/iu,
        afterYes: true,
      },
      "a2-goal",
    ],
  },
  { id: "a2-watch", level: "A2", ask: ["a2-game-seen", "a2-star", "a2-lose"] },
  {
    id: "a2-health",
    level: "A2",
    ask: [
      "a2-healthy",
      {
        say: "Was {machst du|machen Sie}, wenn {du|Sie} nicht gut {schläfst|schlafen}?",
        en: "What do you do when you don’t sleep well?",
      },
      "a2-learn-child",
    ],
  },
  { id: "a2-place", level: "A2", ask: ["a2-place", "a2-together", "a2-rain"] },
  { id: "b1-fit", level: "B1", opener: 0, ask: ["b1-time", "b1-feel", "b1-motivation"] },
  { id: "b1-role", level: "B1", opener: 1, ask: ["b1-school", "b1-free-wish", "b1-outdoors"] },
  { id: "b1-watch", level: "B1", ask: ["b1-popular", "b1-stadium", "b1-boring"] },
  { id: "b1-team", level: "B1", ask: ["b1-partner", "b1-coach", "b1-defeat"] },
  {
    id: "b1-rest",
    level: "B1",
    ask: [
      {
        say: "Was {machst du|machen Sie}, um {dich|sich} richtig zu erholen?",
        en: "What do you do to get a proper rest?",
        unless: /erhol/iu,
      },
      {
        say: "Was {raubt dir|raubt Ihnen} manchmal den Schlaf?",
        en: "What sometimes keeps you from sleeping?",
        unless: /schlaf/iu,
      },
      { say: "Was {tust du|tun Sie} {deinem|Ihrem} Körper Gutes?", en: "What do you do that is good for your body?" },
    ],
  },
  { id: "b2-meaning", level: "B2", opener: 0, ask: ["b2-clear-head", "b2-comeback"] },
  { id: "b2-watching", level: "B2", opener: 1, ask: ["b2-money-football", "b2-women"] },
  { id: "b2-society", level: "B2", ask: ["b2-club", "b2-parents", "b2-overrated"] },
  { id: "b2-body", level: "B2", ask: ["b2-move-more", "b2-body-image", "b2-age"] },
  {
    id: "c1-tells",
    level: "C1",
    opener: 0,
    ask: [
      {
        say: "Was verrät {deine|Ihre} Art, Sport zu treiben, über {dich|Sie}?",
        en: "What does the way you do sports say about you?",
        afterYes: true,
      },
      {
        say: "Wen {hast du|haben Sie} beim Sport schon einmal von einer ganz anderen Seite erlebt?",
        en: "Who has shown you a completely different side of themselves through sports?",
      },
    ],
  },
  {
    id: "c1-mass",
    level: "C1",
    opener: 1,
    ask: [
      {
        say: "Welche Form von Sport liegt {dir|Ihnen} selbst näher?",
        en: "Which kind of sport do you feel closer to yourself?",
      },
      {
        say: "Was hat der Spitzensport dennoch für sich?",
        en: "What does elite sport have going for it all the same?",
      },
    ],
  },
  {
    id: "c2-circle",
    level: "C2",
    opener: 0,
    ask: [
      { say: "Wozu {kannst du dich|können Sie sich} selbst aufraffen?", en: "What can you bring yourself to do?" },
      {
        say: "Was bliebe davon, wenn niemand zusähe und niemand mitzählte?",
        en: "What would be left of it if nobody watched and nobody kept count?",
      },
    ],
  },
  {
    id: "c2-ambition",
    level: "C2",
    opener: 1,
    ask: [
      { say: "Wie ist es um {deinen|Ihren} eigenen Ehrgeiz bestellt?", en: "How ambitious are you yourself?" },
      {
        say: "Wo ist Ehrgeiz {deiner|Ihrer} Ansicht nach fehl am Platz?",
        en: "Where is ambition out of place, in your view?",
      },
    ],
  },
];
