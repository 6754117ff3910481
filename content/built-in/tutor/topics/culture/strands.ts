import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const CULTURE_STRANDS: readonly Strand[] = [
  {
    id: "a1-music",
    level: "A1",
    opener: 0,
    ask: [
      {
        say: "Wann {hörst du|hören Sie} gern Musik?",
        en: "When do you like to listen to music?",
        unless: /am morgen|abends|immer|auto|arbeit/iu,
      },
      "a1-singer",
      "a1-music-where",
    ],
  },
  {
    id: "a1-read",
    level: "A1",
    opener: 1,
    ask: [
      "a1-read-where",
      "a1-favorite-book",
      {
        say: "In welcher Sprache {liest du|lesen Sie} ~so?",
        en: "What language do you read in?",
        unless: /auf (?:deutsch|englisch|\p{L}+isch)/iu,
      },
    ],
  },
  {
    id: "a1-film",
    level: "A1",
    ask: [
      "a1-film",
      {
        say: "Wo {siehst du|sehen Sie} Filme: im Kino oder zu Hause?",
        en: "Where do you watch movies: at the theater or at home?",
        unless: /kino|zu hause|fernseh|netflix/iu,
      },
      {
        say: "Mit wem {siehst du|sehen Sie} gern Filme?",
        en: "Who do you like to watch movies with?",
        unless: /mit mein|allein/iu,
      },
    ],
  },
  {
    id: "a1-feast",
    level: "A1",
    ask: [
      "a1-festival",
      {
        say: "Was {isst du|essen Sie} an diesem Tag?",
        en: "What do you eat on that day?",
        unless: /esse|essen/iu,
        afterYes: true,
      },
      {
        say: "Mit wem {feierst du|feiern Sie} gern?",
        en: "Who do you like to celebrate with?",
        unless: /famil|freund/iu,
      },
    ],
  },
  {
    id: "a1-town",
    level: "A1",
    ask: [
      "a1-museum",
      "a1-wall",
      {
        say: "Was {zeigst du|zeigen Sie} Gästen in {deiner|Ihrer} Stadt?",
        en: "What do you show guests in your city?",
      },
    ],
  },
  {
    id: "a1-languages",
    level: "A1",
    ask: [
      "a1-languages",
      "a1-story",
      { say: "Welches deutsche Wort {findest du|finden Sie} schön?", en: "Which German word do you find beautiful?" },
    ],
  },
  {
    id: "a2-cinema",
    level: "A2",
    opener: 0,
    ask: [
      {
        say: "Welchen Film {hast du|haben Sie} ~denn gesehen?",
        en: "What movie did you see?",
        unless: /film/iu,
        afterYes: true,
      },
      "a2-film-again",
      "a2-film-language",
    ],
  },
  {
    id: "a2-feast",
    level: "A2",
    opener: 1,
    ask: [
      {
        say: "Was machen die Leute an diesem Tag?",
        en: "What do people do on that day?",
        unless: /(?:alle|leute|wir|familien?) (?:essen|tanzen|feiern|kochen|gehen)/iu,
        afterYes: true,
      },
      {
        say: "Was isst man an diesem Tag?",
        en: "What do people eat on that day?",
        unless: /ess|iss|gericht|kuchen/iu,
        afterYes: true,
      },
      "a2-festival-child",
    ],
  },
  {
    id: "a2-music",
    level: "A2",
    ask: [
      "a2-music-mood",
      {
        say: "Welche Musik {hörst du|hören Sie}, wenn {du|Sie} traurig {bist|sind}?",
        en: "What music do you listen to when you’re sad?",
        unless: /traurig/iu,
      },
      "a2-first-concert",
      { say: "Welches Instrument {findest du|finden Sie} schön?", en: "Which instrument do you find beautiful?" },
    ],
  },
  { id: "a2-books", level: "A2", ask: ["a2-book-kind", "a2-book-child", "a2-read-german"] },
  { id: "a2-city", level: "A2", ask: ["a2-building", "a2-museum-visit", "a2-german-culture"] },
  {
    id: "a2-customs",
    level: "A2",
    ask: [
      "a2-new-year",
      {
        say: "Was ist in Deutschland anders als in {deinem|Ihrem} Land?",
        en: "What is different in Germany compared with your country?",
        unless: /anders/iu,
      },
      {
        say: "Was {findest du|finden Sie} an Deutschland komisch?",
        en: "What do you find strange about Germany?",
        unless: /komisch/iu,
      },
    ],
  },
  {
    id: "b1-film",
    level: "B1",
    opener: 0,
    ask: [
      {
        say: "Worum geht es in dem Film?",
        en: "What is the movie about?",
        unless: /geht es um|handelt von/iu,
        afterYes: true,
      },
      "b1-film-memory",
      "b1-film-original",
      "b1-actor",
    ],
  },
  {
    id: "b1-interest",
    level: "B1",
    opener: 1,
    ask: [
      {
        say: "Wer hat {dich|Sie} ~denn auf den Geschmack gebracht?",
        en: "Who got you into it?",
        unless: /vater|mutter|bruder|schwester|freund|lehrer/iu,
        afterYes: true,
      },
      {
        say: "Wann {hast du|haben Sie} im Alltag Zeit für so etwas?",
        en: "When do you have time for that in everyday life?",
        unless: /abends|wochenende|zeit/iu,
        afterYes: true,
      },
      "b1-film-memory",
    ],
  },
  {
    id: "b1-music",
    level: "B1",
    ask: [
      "b1-song-memory",
      "b1-concert-live",
      {
        say: "Welche Musik {hast du|haben Sie} früher gern gehört?",
        en: "What music did you like when you were younger?",
        unless: /jugend|früher/iu,
      },
    ],
  },
  { id: "b1-home", level: "B1", ask: ["b1-tradition-guest", "b1-visitors", "b1-celebration"] },
  { id: "b1-books", level: "B1", ask: ["b1-book-recommend", "b1-read-when", "b1-book-film"] },
  { id: "b1-places", level: "B1", ask: ["b1-museum", "b1-picture-home", "b1-missing-word"] },
  {
    id: "b2-shaped",
    level: "B2",
    opener: 0,
    ask: [
      {
        say: "Was hat dieses Erlebnis in {dir|Ihnen} verändert?",
        en: "How did this experience change you?",
        unless: /verändert/iu,
        afterYes: true,
      },
      "b2-talk-about",
      "b2-modern-art",
      "b2-audience",
    ],
  },
  { id: "b2-taste", level: "B2", ask: ["b2-music-taste", "b2-ending", "b2-character"] },
  { id: "b2-roots", level: "B2", ask: ["b2-tradition", "b2-prejudice", "b2-translated"] },
  { id: "b2-public", level: "B2", ask: ["b2-cinema-dying", "b2-children", "b2-free-entry"] },
  {
    id: "c1-work",
    level: "C1",
    opener: 0,
    ask: [
      { say: "Was genau hat {dich|Sie} daran so gepackt?", en: "What exactly gripped you about it?", afterYes: true },
      {
        say: "Wie {denkst du|denken Sie} mit etwas Abstand darüber?",
        en: "What do you think of it now, with some distance?",
        afterYes: true,
      },
    ],
  },
  {
    id: "c2-why",
    level: "C2",
    opener: 0,
    ask: [
      {
        say: "Welches Werk hat {dir|Ihnen} das einmal vor Augen geführt?",
        en: "Which work once brought that home to you?",
      },
      { say: "Was ginge ohne Kunst verloren?", en: "What would be lost without art?" },
    ],
  },
];
