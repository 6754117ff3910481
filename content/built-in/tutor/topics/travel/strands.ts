import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const TRAVEL_STRANDS: readonly Strand[] = [
  {
    id: "a1-where",
    level: "A1",
    opener: 0,
    ask: [
      { say: "Was {machst du|machen Sie} dort gern?", en: "What do you like to do there?", afterYes: true },
      "a1-with-whom",
      "a1-how",
    ],
  },
  { id: "a1-vacation", level: "A1", ask: ["a1-when", "a1-where-next", "a1-sleep", "a1-food"] },
  { id: "a1-pack", level: "A1", ask: ["a1-pack", "a1-photo", "a1-buy"] },
  {
    id: "a1-land",
    level: "A1",
    ask: [
      "a1-country",
      {
        say: "Was ist dort ~denn schön?",
        en: "What is nice there?",
        unless: /schön (?:ist|sind)|weil/iu,
        afterYes: true,
      },
      { say: "Welche Stadt {möchtest du|möchten Sie} sehen?", en: "Which city would you like to see?" },
    ],
  },
  {
    id: "a1-home",
    level: "A1",
    ask: [
      "a1-home",
      {
        say: "Wann ist das Wetter dort gut?",
        en: "When is the weather good there?",
        unless: /sommer|frühling|winter|herbst/iu,
        afterYes: true,
      },
      { say: "Welche Stadt {magst du|mögen Sie} dort?", en: "Which city do you like there?", afterYes: true },
    ],
  },
  {
    id: "a1-sea",
    level: "A1",
    ask: [
      {
        say: "Was ist für {dich|Sie} schöner: Meer oder Berge?",
        en: "Which is nicer for you: the sea or the mountains?",
        unless: /\bmeer\b|berge?n?\b|strand/iu,
      },
      { say: "Was {brauchst du|brauchen Sie} im Urlaub immer?", en: "What do you always need on vacation?" },
      {
        say: "Wie lange {machst du|machen Sie} gern Urlaub?",
        en: "How long do you like your vacations to be?",
        unless: /wochen?|tage/iu,
      },
    ],
  },
  {
    id: "a2-last",
    level: "A2",
    opener: 0,
    ask: [
      {
        say: "Mit wem {warst du|waren Sie} ~denn dort?",
        en: "Who were you there with?",
        unless: /mit mein|allein|\bmit\b|\bwir\b|unser|hochzeitsreise/iu,
        afterYes: true,
      },
      "a2-best",
      "a2-breakfast",
    ],
  },
  {
    id: "a2-next",
    level: "A2",
    ask: [
      "a2-next",
      { say: "Was {möchtest du|möchten Sie} dort machen?", en: "What would you like to do there?", afterYes: true },
      "a2-pack",
    ],
  },
  {
    id: "a2-child",
    level: "A2",
    ask: [
      "a2-child-holiday",
      {
        say: "Was {hast du|haben Sie} dort am liebsten gemacht?",
        en: "What did you like doing most there?",
        afterYes: true,
      },
      {
        say: "Was macht Kindern in den Ferien Spaß?",
        en: "What do kids enjoy on vacation?",
      },
    ],
  },
  {
    id: "a2-train",
    level: "A2",
    ask: [
      {
        say: "Wie {fährst du|fahren Sie} lieber: mit dem Zug oder mit dem Auto?",
        en: "Which do you prefer: the train or the car?",
        unless: /zug|bahn|auto/iu,
      },
      "a2-delay",
      { say: "Was {machst du|machen Sie} auf einer langen Fahrt?", en: "What do you do on a long trip?" },
    ],
  },
  { id: "a2-city", level: "A2", ask: ["a2-lost", "a2-language", "a2-expensive"] },
  {
    id: "a2-near",
    level: "A2",
    ask: [
      "a2-short-trip",
      { say: "Was kann man dort machen?", en: "What can you do there?", afterYes: true },
      "a2-rain",
    ],
  },
  {
    id: "b1-memory",
    level: "B1",
    opener: 0,
    ask: [
      {
        say: "Was war auf dieser Reise der schönste Moment?",
        en: "What was the best moment of that trip?",
        unless: /moment/iu,
        afterYes: true,
      },
      "b1-photos",
      "b1-food-abroad",
      "b1-wrong",
    ],
  },
  { id: "b1-plan", level: "B1", ask: ["b1-city-nature", "b1-plan", "b1-hotel-must"] },
  { id: "b1-people", level: "B1", ask: ["b1-locals", "b1-surprise", "b1-home-tip"] },
  { id: "b1-dream", level: "B1", ask: ["b1-dream", "b1-alone", "b1-work-travel"] },
  {
    id: "b1-way",
    level: "B1",
    ask: [
      "b1-train-or-plane",
      {
        say: "Womit {vertreibst du dir|vertreiben Sie sich} auf langen Fahrten die Zeit?",
        en: "How do you pass the time on long trips?",
      },
      "b1-trail",
    ],
  },
  { id: "b2-good", level: "B2", opener: 0, ask: ["b2-spontaneous", "b2-expectation", "b2-return"] },
  { id: "b2-self", level: "B2", ask: ["b2-learned", "b2-language", "b2-money"] },
  { id: "b2-near", level: "B2", ask: ["b2-home", "b2-slow", "b2-digital"] },
  {
    id: "c1-open",
    level: "C1",
    opener: 0,
    ask: [
      {
        say: "Welche Reise hat daran den größten Anteil?",
        en: "Which trip has had the biggest part in that?",
        afterYes: true,
      },
      {
        say: "Was {siehst du|sehen Sie} seither zu Hause mit anderen Augen?",
        en: "What have you seen with new eyes at home since then?",
        afterYes: true,
      },
    ],
  },
  {
    id: "c2-open",
    level: "C2",
    opener: 0,
    ask: [
      { say: "Wie ist das bei {dir|Ihnen} selbst?", en: "What is it like for you?" },
      { say: "Was hält andere davon ab, je aufzubrechen?", en: "What keeps others from ever setting out?" },
    ],
  },
];
