import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const CHITCHAT_STRANDS: readonly Strand[] = [
  {
    id: "a1-from",
    level: "A1",
    opener: 0,
    ask: [{ say: "Was ist dort ~denn schön?", en: "What is nice there?", afterYes: true }, "a1-live", "a1-city"],
  },
  {
    id: "a1-today",
    level: "A1",
    opener: 1,
    ask: [
      {
        say: "Wann {machst du|machen Sie} das heute ~denn?",
        en: "When are you doing that today?",
        unless: /\d|\buhr\b|abend|mittag|morgens|jetzt|gerade|danach/iu,
        afterYes: true,
      },
      { say: "Was {machst du|machen Sie} danach?", en: "What are you doing after that?", unless: /danach/iu },
      "a1-evening",
      {
        say: "Was {machst du|machen Sie} morgen?",
        en: "What are you doing tomorrow?",
        unless: /morgen (?:gehe|habe|muss|mache)/iu,
      },
    ],
  },
  {
    id: "a1-family",
    level: "A1",
    ask: [
      "a1-family",
      {
        say: "Wo wohnt {deine|Ihre} Familie?",
        en: "Where does your family live?",
        unless: /wohn|lebt|leben/iu,
        afterYes: true,
      },
      "a1-phone",
    ],
  },
  {
    id: "a1-free",
    level: "A1",
    ask: [
      "a1-hobby",
      {
        say: "Wen {triffst du|treffen Sie} in der Freizeit?",
        en: "Who do you get together with in your free time?",
        unless: /mit mein|allein|freund/iu,
      },
      "a1-saturday",
      "a1-morning",
    ],
  },
  {
    id: "a1-german",
    level: "A1",
    ask: [
      "a1-learn",
      {
        say: "Was ist an Deutsch ~denn schwer?",
        en: "What is hard about German?",
        unless: /schwer|schwierig|artikel|grammatik/iu,
      },
      {
        say: "Mit wem {sprichst du|sprechen Sie} Deutsch?",
        en: "Who do you speak German with?",
        unless: /kolleg|nachbar|niemand/iu,
      },
    ],
  },
  {
    id: "a1-weather",
    level: "A1",
    ask: [
      "a1-weather",
      {
        say: "Welche Jahreszeit {magst du|mögen Sie}?",
        en: "Which season do you like?",
        unless: /sommer|winter|frühling|herbst/iu,
      },
      { say: "Was {machst du|machen Sie} bei Regen?", en: "What do you do when it rains?", unless: /regen|regnet/iu },
    ],
  },
  {
    id: "a1-home",
    level: "A1",
    ask: ["a1-rooms", { say: "Was steht in {deiner|Ihrer} Wohnung?", en: "What is in your apartment?" }, "a1-color"],
  },
  {
    id: "a1-morning",
    level: "A1",
    ask: [
      "a1-work-start",
      {
        say: "Was {trinkst du|trinken Sie} am Morgen?",
        en: "What do you drink in the morning?",
        unless: /kaffee|tee/iu,
      },
      "a1-music",
    ],
  },
  {
    id: "a2-day",
    level: "A2",
    opener: 0,
    ask: [
      {
        say: "Was {hast du|haben Sie} heute ~denn alles gemacht?",
        en: "What did you do today?",
        unless:
          /gemacht|gearbeitet|(?:ich|wir) (?:habe|haben|bin|war|waren)|(?:habe|haben|bin|war|waren) (?:ich|wir)/iu,
      },
      {
        say: "Was {machst du|machen Sie} heute Abend noch?",
        en: "What else are you doing this evening?",
        unless: /heute abend/iu,
      },
      "a2-tomorrow",
    ],
  },
  {
    id: "a2-today",
    level: "A2",
    opener: 1,
    ask: [
      {
        say: "Wie war das ~denn für {dich|Sie}?",
        en: "How was that for you?",
        unless: /schön|gut|toll|schlecht|langweilig|anstrengend|stress|spaß/iu,
        afterYes: true,
      },
      {
        say: "Was {musst du|müssen Sie} heute noch machen?",
        en: "What do you still have to do today?",
        unless: /muss/iu,
      },
      "a2-laugh",
      "a2-tired",
    ],
  },
  {
    id: "a2-weekend",
    level: "A2",
    ask: [
      "a2-weekend-last",
      {
        say: "Wie war das Wochenende ~denn für {dich|Sie}?",
        en: "How was the weekend for you?",
        unless: /schön|gut|toll|schlecht|langweilig|anstrengend|stress|spaß/iu,
      },
      {
        say: "Was {möchtest du|möchten Sie} am nächsten Wochenende machen?",
        en: "What would you like to do next weekend?",
        unless: /nächste/iu,
      },
    ],
  },
  {
    id: "a2-city",
    level: "A2",
    ask: [
      "a2-city-like",
      {
        say: "Was gefällt {dir|Ihnen} dort nicht so gut?",
        en: "What don’t you like so much there?",
        unless: /gefällt mir nicht|aber|leider/iu,
        afterYes: true,
      },
      "a2-neighbor",
    ],
  },
  {
    id: "a2-german",
    level: "A2",
    ask: [
      "a2-german-hard",
      { say: "Was hilft {dir|Ihnen} beim Lernen?", en: "What helps you learn?", unless: /hilft/iu },
      {
        say: "Warum {lernst du|lernen Sie} Deutsch?",
        en: "Why are you learning German?",
        unless: /weil|für mein|wegen/iu,
      },
    ],
  },
  { id: "a2-rest", level: "A2", ask: ["a2-free-day", "a2-rain", "a2-season"] },
  {
    id: "a2-friends",
    level: "A2",
    ask: [
      {
        say: "Wo {hast du|haben Sie} {deine|Ihre} Freunde kennengelernt?",
        en: "Where did you meet your friends?",
        unless: /kennengelernt/iu,
      },
      {
        say: "Was {macht ihr|machen Sie} gern zusammen?",
        en: "What do you like to do together?",
        unless: /zusammen/iu,
        afterYes: true,
      },
      "a2-birthday",
    ],
  },
  {
    id: "b1-mind",
    level: "B1",
    opener: 0,
    ask: [
      {
        say: "Mit wem {redest du|reden Sie} ~so über Dinge, die {dich|Sie} beschäftigen?",
        en: "Who do you talk to about things that are on your mind?",
        unless: /mit mein|rede|spreche/iu,
      },
      "b1-relax",
      "b1-good-news",
    ],
  },
  {
    id: "b1-week",
    level: "B1",
    opener: 1,
    ask: [
      {
        say: "Was war daran ~denn so schön?",
        en: "What was so nice about it?",
        unless: /weil|denn/iu,
        afterYes: true,
      },
      {
        say: "Was steht nächste Woche bei {dir|Ihnen} an?",
        en: "What is coming up for you next week?",
        unless: /nächste woche/iu,
      },
      "b1-weekend-plan",
      "b1-morning",
    ],
  },
  { id: "b1-place", level: "B1", ask: ["b1-move", "b1-neighbors", "b1-transport"] },
  {
    id: "b1-german",
    level: "B1",
    ask: [
      "b1-language",
      {
        say: "Was {möchtest du|möchten Sie} auf Deutsch unbedingt sagen können?",
        en: "What do you really want to be able to say in German?",
      },
      {
        say: "Wer oder was {hilft dir|hilft Ihnen} beim Deutschlernen am meisten?",
        en: "Who or what helps you most with learning German?",
        unless: /hilft/iu,
      },
    ],
  },
  {
    id: "b1-friends",
    level: "B1",
    ask: [
      "b1-friendship",
      {
        say: "Wie {hältst du|halten Sie} Kontakt zu Freunden, die {du|Sie} selten {siehst|sehen}?",
        en: "How do you keep in touch with friends you rarely see?",
      },
      {
        say: "Worüber {lachst du|lachen Sie} mit {deinen|Ihren} Freunden am meisten?",
        en: "What do you laugh about most with your friends?",
        unless: /lachen/iu,
        afterYes: true,
      },
    ],
  },
  { id: "b1-phone", level: "B1", ask: ["b1-phone-week", "b1-weather-mood", "b1-save"] },
  {
    id: "b2-thought",
    level: "B2",
    opener: 0,
    ask: [
      {
        say: "Mit wem {kannst du|können Sie} über so etwas am besten reden?",
        en: "Who is the best person for you to talk to about such things?",
        unless: /mit mein|rede|spreche/iu,
        afterYes: true,
      },
      "b2-decision",
      "b2-luck",
    ],
  },
  { id: "b2-life", level: "B2", ask: ["b2-habit", "b2-free-time", "b2-generations"] },
  { id: "b2-abroad", level: "B2", ask: ["b2-abroad", "b2-language-self", "b2-city-country"] },
  { id: "b2-people", level: "B2", ask: ["b2-friend-change", "b2-conflict", "b2-smalltalk"] },
  {
    id: "c1-open",
    level: "C1",
    opener: 0,
    ask: [
      {
        say: "Was genau hat {dich|Sie} daran nicht losgelassen?",
        en: "What exactly about it would not let go of you?",
        afterYes: true,
      },
      {
        say: "Was {hättest du|hätten Sie} im Nachhinein gern noch gesagt?",
        en: "Looking back, what would you have liked to add?",
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
        say: "Wem {würdest du|würden Sie} das am liebsten weitererzählen?",
        en: "Who would you most like to tell about it?",
        afterYes: true,
      },
      { say: "Worüber {kannst du|können Sie} grundsätzlich nicht lachen?", en: "What can you never laugh about?" },
    ],
  },
];
