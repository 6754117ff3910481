import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const FOOD_STRANDS: readonly Strand[] = [
  {
    id: "a1-likes",
    level: "A1",
    opener: 0,
    ask: [
      {
        say: "Was {trinkst du|trinken Sie} ~denn dazu?",
        en: "What do you drink with that?",
        unless: /dazu/iu,
        afterYes: true,
      },
      "a1-not",
      "a1-sweet",
    ],
  },
  {
    id: "a1-morning",
    level: "A1",
    opener: 1,
    ask: [
      "a1-breakfast",
      {
        say: "Wann {frühstückst du|frühstücken Sie} ~denn?",
        en: "When do you have breakfast?",
        unless: /\d|um \p{L}+ uhr/iu,
        afterYes: true,
      },
      "a1-lunch-where",
    ],
  },
  { id: "a1-cooking", level: "A1", ask: ["a1-who-cooks", "a1-today", "a1-cook-whom"] },
  {
    id: "a1-evening",
    level: "A1",
    ask: [
      "a1-evening",
      {
        say: "Wann {isst du|essen Sie} am Abend ~so?",
        en: "When do you eat in the evening?",
        unless: /\d|um \p{L}+ uhr/iu,
        afterYes: true,
      },
      "a1-with-whom",
    ],
  },
  {
    id: "a1-country",
    level: "A1",
    ask: [
      "a1-country",
      {
        say: "Was isst man dort bei einem Fest?",
        en: "What do people eat there at a celebration?",
        unless: /fest|weihnacht|geburtstag|hochzeit/iu,
        afterYes: true,
      },
      {
        say: "Welches deutsche Essen {kennst du|kennen Sie} ~denn?",
        en: "What German food do you know?",
        unless: /deutsche?s? essen|bratwurst|schnitzel/iu,
      },
    ],
  },
  {
    id: "a1-restaurant",
    level: "A1",
    ask: [
      "a1-restaurant",
      { say: "Welches Restaurant {findest du|finden Sie} gut?", en: "Which restaurant do you like?" },
      {
        say: "Mit wem {gehst du|gehen Sie} ins Restaurant?",
        en: "Who do you go to a restaurant with?",
        unless: /mit mein|mit (?:freund|famil)|allein/iu,
      },
    ],
  },
  {
    id: "a1-shop",
    level: "A1",
    ask: [
      "a1-buy-where",
      { say: "Was {kaufst du|kaufen Sie} jede Woche?", en: "What do you buy every week?", unless: /jede woche/iu },
      "a1-fruit",
      {
        say: "Welches Gemüse {magst du|mögen Sie} ~denn?",
        en: "What vegetables do you like?",
        unless: /gemüse|tomat|gurke|salat|karott/iu,
      },
    ],
  },
  {
    id: "a2-today",
    level: "A2",
    opener: 0,
    ask: [
      {
        say: "Wo {hast du|haben Sie} das ~denn gegessen?",
        en: "Where did you eat that?",
        unless: /zu hause|daheim|restaurant|café|kantine|büro|unterwegs|\bbei\b/iu,
        afterYes: true,
      },
      {
        say: "Was {möchtest du|möchten Sie} heute noch essen?",
        en: "What else would you like to eat today?",
        unless: /heute abend/iu,
      },
      "a2-hungry",
    ],
  },
  {
    id: "a2-guests",
    level: "A2",
    opener: 1,
    ask: [
      "a2-learned",
      {
        say: "Wie oft {bekommst du|bekommen Sie} ~denn Besuch?",
        en: "How often do you have visitors?",
        unless: /\bmal\b|jede|oft/iu,
      },
      "a2-party-food",
    ],
  },
  {
    id: "a2-child",
    level: "A2",
    ask: [
      "a2-child",
      {
        say: "Wie oft {hast du|haben Sie} das ~denn gegessen?",
        en: "How often did you eat that?",
        unless: /\bmal\b|jede|oft|immer|selten|manchmal/iu,
        afterYes: true,
      },
      {
        say: "Was {hast du|haben Sie} als Kind nicht gern gegessen?",
        en: "What didn’t you like to eat as a child?",
        unless: /nicht gern/iu,
      },
    ],
  },
  {
    id: "a2-german",
    level: "A2",
    ask: [
      "a2-first-german",
      {
        say: "Welches deutsche Essen schmeckt {dir|Ihnen} nicht so gut?",
        en: "Which German food don’t you like so much?",
        unless: /schmeckt (?:mir )?nicht/iu,
      },
      {
        say: "Welches Gericht sollen Gäste aus Deutschland bei {dir|Ihnen} probieren?",
        en: "Which dish should guests from Germany try at your place?",
      },
    ],
  },
  {
    id: "a2-restaurant",
    level: "A2",
    ask: [
      "a2-restaurant-last",
      {
        say: "Was {hast du|haben Sie} dort gegessen?",
        en: "What did you eat there?",
        unless: /gegessen|bestellt/iu,
        afterYes: true,
      },
      {
        say: "Was ist {dir|Ihnen} in einem Restaurant wichtig?",
        en: "What is important to you in a restaurant?",
        unless: /wichtig/iu,
      },
    ],
  },
  { id: "a2-healthy", level: "A2", ask: ["a2-healthy", "a2-not-eat", "a2-try"] },
  { id: "a2-weekend", level: "A2", ask: ["a2-breakfast-weekend", "a2-cake", "a2-kitchen"] },
  {
    id: "b1-childhood",
    level: "B1",
    opener: 0,
    ask: [
      {
        say: "Wer hat das bei {dir|Ihnen} zu Hause gekocht?",
        en: "Who used to cook that at your home?",
        unless: /mutter|oma|vater|großmutter|tante|opa/iu,
        afterYes: true,
      },
      "b1-first-cooked",
      "b1-typical",
    ],
  },
  { id: "b1-attention", level: "B1", opener: 1, ask: ["b1-health", "b1-sweet-habit", "b1-organic"] },
  { id: "b1-together", level: "B1", ask: ["b1-together", "b1-guest-mistake", "b1-waste"] },
  {
    id: "b1-cooking",
    level: "B1",
    ask: [
      "b1-learn-dish",
      "b1-went-wrong",
      {
        say: "Wer kocht in {deiner|Ihrer} Familie am besten?",
        en: "Who is the best cook in your family?",
        unless: /am besten/iu,
      },
    ],
  },
  { id: "b1-out", level: "B1", ask: ["b1-restaurant-must", "b1-delivery", "b1-travel-taste"] },
  { id: "b1-day", level: "B1", ask: ["b1-breakfast-importance", "b1-coffee", "b1-work-lunch"] },
  { id: "b2-habits", level: "B2", opener: 0, ask: ["b2-role-model", "b2-cooking-relax"] },
  { id: "b2-home", level: "B2", ask: ["b2-tradition", "b2-memory", "b2-foreign"] },
  { id: "b2-views", level: "B2", ask: ["b2-price", "b2-trend", "b2-fast"] },
  { id: "b2-hosts", level: "B2", ask: ["b2-host", "b2-restaurant-bad", "b2-coffee-culture"] },
  {
    id: "c1-open",
    level: "C1",
    opener: 0,
    ask: [
      {
        say: "Welches Essen ist {dir|Ihnen} als besonders gelungen in Erinnerung geblieben?",
        en: "Which meal do you remember as a real success?",
      },
      {
        say: "Wie viel hängt dabei von der Gesellschaft am Tisch ab?",
        en: "How much of it depends on the company at the table?",
        afterYes: true,
      },
    ],
  },
  {
    id: "c2-open",
    level: "C2",
    opener: 0,
    ask: [
      {
        say: "Wo {hast du|haben Sie} so etwas selbst schon erlebt?",
        en: "Where have you come across that yourself?",
      },
      {
        say: "Wie gelassen {bist du|sind Sie} selbst in solchen Fragen?",
        en: "How relaxed are you yourself about such questions?",
      },
    ],
  },
];
