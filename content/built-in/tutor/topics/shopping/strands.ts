import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const SHOPPING_STRANDS: readonly Strand[] = [
  {
    id: "a1-likes",
    level: "A1",
    opener: 0,
    ask: [
      "a1-where",
      "a1-with",
      { say: "Was {kaufst du|kaufen Sie} nicht gern?", en: "What don’t you like to buy?", unless: /nicht gern/iu },
    ],
  },
  { id: "a1-market", level: "A1", opener: 1, ask: ["a1-far", "a1-weekly", "a1-cheap"] },
  { id: "a1-today", level: "A1", ask: ["a1-today", "a1-when", "a1-pay"] },
  {
    id: "a1-clothes",
    level: "A1",
    ask: [
      "a1-wear",
      "a1-color",
      {
        say: "Wo {kaufst du|kaufen Sie} {deine|Ihre} Kleidung?",
        en: "Where do you buy your clothes?",
        unless: /internet|online|h&m|zara/iu,
      },
    ],
  },
  {
    id: "a1-prices",
    level: "A1",
    ask: [
      "a1-expensive",
      { say: "Was ist bei {dir|Ihnen} ~denn billig?", en: "What is cheap where you live?", unless: /billig/iu },
      "a1-online",
    ],
  },
  {
    id: "a1-gifts",
    level: "A1",
    ask: [
      "a1-gift",
      {
        say: "Was {möchtest du|möchten Sie} zum Geburtstag haben?",
        en: "What would you like for your birthday?",
        unless: /geburtstag/iu,
      },
      "a1-bakery",
    ],
  },
  {
    id: "a2-week",
    level: "A2",
    opener: 0,
    ask: [
      {
        say: "Wo {hast du|haben Sie} ~denn eingekauft?",
        en: "Where did you shop?",
        unless: /supermarkt|markt|aldi|lidl|rewe|edeka|internet/iu,
        afterYes: true,
      },
      "a2-forget",
      "a2-annoying",
    ],
  },
  {
    id: "a2-rather",
    level: "A2",
    opener: 1,
    ask: [
      "a2-last",
      "a2-offers",
      {
        say: "Was {kaufst du|kaufen Sie} lieber neu als gebraucht?",
        en: "What do you prefer to buy new rather than used?",
      },
    ],
  },
  {
    id: "a2-gifts",
    level: "A2",
    ask: [
      "a2-gift-last",
      {
        say: "Für wen war das Geschenk?",
        en: "Who was the gift for?",
        unless: /für mein|geburtstag/iu,
        afterYes: true,
      },
      "a2-gift-liked",
    ],
  },
  {
    id: "a2-clothes",
    level: "A2",
    ask: [
      "a2-not-fit",
      "a2-party-clothes",
      {
        say: "Was {trägst du|tragen Sie}, wenn {du|Sie} zu Hause {bist|sind}?",
        en: "What do you wear when you’re at home?",
        unless: /zu hause/iu,
      },
    ],
  },
  {
    id: "a2-money",
    level: "A2",
    ask: [
      "a2-saving",
      {
        say: "Was {findest du|finden Sie} im Moment zu teuer?",
        en: "What do you find too expensive at the moment?",
        unless: /teuer/iu,
      },
      "a2-pocket-money",
    ],
  },
  { id: "a2-places", level: "A2", ask: ["a2-recommend", "a2-why-market", "a2-day", "a2-home"] },
  { id: "b1-where", level: "B1", opener: 0, ask: ["b1-only-online", "b1-advice", "b1-cash"] },
  {
    id: "b1-memory",
    level: "B1",
    opener: 1,
    ask: [
      {
        say: "Was war an diesem Einkauf so besonders?",
        en: "What was so special about that purchase?",
        afterYes: true,
      },
      "b1-worth",
      "b1-never-used",
      "b1-old-things",
    ],
  },
  { id: "b1-clothes", level: "B1", ask: ["b1-attention", "b1-style", "b1-never-second-hand"] },
  { id: "b1-money", level: "B1", ask: ["b1-do-without", "b1-windfall", "b1-brands"] },
  { id: "b1-gifts", level: "B1", ask: ["b1-hard-gift", "b1-abroad", "b1-repair"] },
  { id: "b2-habits", level: "B2", opener: 0, ask: ["b2-prices", "b2-local"] },
  { id: "b2-no", level: "B2", opener: 1, ask: ["b2-tricks", "b2-decision"] },
  { id: "b2-things", level: "B2", ask: ["b2-possessions", "b2-used", "b2-substitute"] },
  { id: "b2-town", level: "B2", ask: ["b2-downtown", "b2-repair", "b2-children"] },
  {
    id: "c1-need",
    level: "C1",
    opener: 0,
    ask: [
      {
        say: "Wie lange hält die Freude daran gewöhnlich an?",
        en: "How long does the pleasure usually last?",
        afterYes: true,
      },
      { say: "Was hilft {dir|Ihnen}, der Versuchung zu widerstehen?", en: "What helps you resist the temptation?" },
    ],
  },
  {
    id: "c1-enough",
    level: "C1",
    opener: 1,
    ask: [
      { say: "Wovon {könntest du dich|könnten Sie sich} leicht trennen?", en: "What could you easily part with?" },
      { say: "Was ließe sich für {dich|Sie} durch nichts ersetzen?", en: "What would be irreplaceable for you?" },
    ],
  },
  {
    id: "c2-cart",
    level: "C2",
    opener: 0,
    ask: [
      {
        say: "Was würde {dein|Ihr} Einkaufswagen über {dich|Sie} erzählen?",
        en: "What would your cart say about you?",
      },
      {
        say: "Welcher Einkauf wäre {dir|Ihnen} vor anderen peinlich?",
        en: "Which purchase would embarrass you in front of others?",
      },
    ],
  },
  {
    id: "c2-comfort",
    level: "C2",
    opener: 1,
    ask: [
      { say: "Womit {tröstest du dich|trösten Sie sich} selbst?", en: "What do you comfort yourself with?" },
      { say: "Was tröstet tatsächlich?", en: "What is truly comforting?" },
    ],
  },
];
