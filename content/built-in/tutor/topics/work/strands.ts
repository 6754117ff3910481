import type { Strand } from "#schema/content/tutor.ts";

/** Chains of questions: each goes on from any answer to the one before it. */
export const WORK_STRANDS: readonly Strand[] = [
  {
    id: "a1-job",
    level: "A1",
    of: "job",
    opener: 0,
    ask: [
      "a1-where",
      "a1-like",
      {
        say: "Was ist bei {deiner|Ihrer} Arbeit ~denn schwer?",
        en: "What is hard about your work?",
        unless: /schwer|schwierig|anstrengend|stress|müde/iu,
      },
    ],
  },
  {
    id: "a1-ideas",
    level: "A1",
    opener: 1,
    ask: [
      { say: "Warum ist das interessant?", en: "Why is that interesting?", unless: /weil|denn/iu, afterYes: true },
      { say: "Was {kannst du|können Sie} gut?", en: "What are you good at?" },
      {
        say: "Was {möchtest du|möchten Sie} noch lernen?",
        en: "What else would you like to learn?",
        unless: /lernen/iu,
      },
    ],
  },
  {
    id: "a1-day",
    level: "A1",
    of: "job",
    ask: [
      "a1-start",
      "a1-way",
      {
        say: "Wann {hast du|haben Sie} ~denn Feierabend?",
        en: "When do you finish work?",
        unless: /feierabend|fertig/iu,
      },
      "a1-after",
    ],
  },
  {
    id: "a1-people",
    level: "A1",
    of: "job",
    ask: [
      {
        say: "Mit wem {arbeitest du|arbeiten Sie} ~denn?",
        en: "Who do you work with?",
        unless: /kolleg|allein|team/iu,
      },
      {
        say: "Wie ist {dein Chef oder deine|Ihr Chef oder Ihre} Chefin?",
        en: "What is your boss like?",
        unless: /chef/iu,
        afterYes: true,
      },
      "a1-language",
    ],
  },
  { id: "a1-break", level: "A1", of: "job", ask: ["a1-lunch", "a1-free", "a1-clothes"] },
  {
    id: "a1-free",
    level: "A1",
    ask: [
      {
        say: "Was {machst du|machen Sie} am Wochenende gern?",
        en: "What do you like to do on weekends?",
        unless: /wochenende|samstag|sonntag/iu,
      },
      { say: "Was {machst du|machen Sie} am Montag?", en: "What are you doing on Monday?", unless: /montag/iu },
      { say: "Wann {lernst du|lernen Sie} Deutsch?", en: "When do you study German?", unless: /lerne/iu },
    ],
  },
  {
    id: "a2-tiring",
    level: "A2",
    opener: 0,
    ask: [
      {
        say: "Was hilft {dir|Ihnen}, wenn {du|Sie} müde {bist|sind}?",
        en: "What helps you when you’re tired?",
        unless: /hilft/iu,
      },
      { say: "Was ist an {deinem|Ihrem} Tag schön?", en: "What is nice about your day?", unless: /schön/iu },
      {
        say: "Was {machst du|machen Sie}, wenn {du|Sie} einen Tag frei {hast|haben}?",
        en: "What do you do when you have a day off?",
        unless: /frei/iu,
      },
    ],
  },
  {
    id: "a2-important",
    level: "A2",
    opener: 1,
    ask: [
      {
        say: "Was {findest du|finden Sie} bei einer Arbeit nicht so wichtig?",
        en: "What do you find less important in a job?",
        unless: /nicht (?:so )?wichtig/iu,
      },
      "a2-good-boss",
    ],
  },
  {
    id: "a2-dream",
    level: "A2",
    ask: [
      "a2-child-dream",
      "a2-first-job",
      {
        say: "Welchen Beruf {findest du|finden Sie} heute interessant?",
        en: "Which job do you find interesting today?",
      },
    ],
  },
  {
    id: "a2-day",
    level: "A2",
    of: "job",
    ask: [
      "a2-day",
      {
        say: "Was {machst du|machen Sie} dabei am liebsten?",
        en: "Which part do you like best?",
        unless: /am liebsten|gern/iu,
        afterYes: true,
      },
      "a2-talk-colleagues",
    ],
  },
  {
    id: "a2-found",
    level: "A2",
    of: "job",
    ask: [
      "a2-found",
      {
        say: "Wie war {dein|Ihr} erster Tag bei der Arbeit?",
        en: "What was your first day at work like?",
        unless: /erste[rn]? tag/iu,
      },
      "a2-way-long",
    ],
  },
  {
    id: "a2-german",
    level: "A2",
    of: "job",
    ask: [
      "a2-german-needed",
      {
        say: "Was ist dabei ~denn schwer?",
        en: "What is hard about that?",
        unless: /schwer|schwierig/iu,
        afterYes: true,
      },
      "a2-must-know",
    ],
  },
  { id: "a2-stress", level: "A2", ask: ["a2-stress", "a2-team-or-alone", "a2-tomorrow"] },
  {
    id: "b1-day",
    level: "B1",
    of: "job",
    opener: 0,
    ask: ["b1-favorite-task", "b1-colleagues-value", "b1-after-work"],
  },
  {
    id: "b1-child",
    level: "B1",
    opener: 1,
    ask: [
      {
        say: "Was hat {dich|Sie} daran ~denn so fasziniert?",
        en: "What fascinated you so much about it?",
        unless: /weil|fasziniert/iu,
        afterYes: true,
      },
      "b1-other-life",
      "b1-without-pay",
    ],
  },
  { id: "b1-path", level: "B1", of: "job", ask: ["b1-how-came", "b1-first-day", "b1-praise"] },
  { id: "b1-good", level: "B1", ask: ["b1-good-day", "b1-stress", "b1-boss-criticism"] },
  { id: "b1-learn", level: "B1", ask: ["b1-learn", "b1-new-position", "b1-alone-team"] },
  { id: "b1-german", level: "B1", of: "job", ask: ["b1-missing-word", "b1-commute", "b1-meetings"] },
  { id: "b2-place", level: "B2", opener: 0, ask: ["b2-leader", "b2-concentration", "b2-time-pressure"] },
  { id: "b2-role", level: "B2", opener: 1, ask: ["b2-success", "b2-time-to-go", "b2-overload"] },
  { id: "b2-together", level: "B2", ask: ["b2-conflict", "b2-delegate", "b2-praise"] },
  { id: "b2-change", level: "B2", ask: ["b2-cultures", "b2-practice", "b2-fresh-start"] },
  {
    id: "c1-strength",
    level: "C1",
    opener: 0,
    ask: [
      { say: "Welche Arbeit gibt {dir|Ihnen} selbst Kraft?", en: "What work gives you strength yourself?" },
      {
        say: "Wie viel Raum bekommt so etwas in {deinem|Ihrem} Alltag?",
        en: "How much room is there for that in your everyday life?",
        afterYes: true,
      },
    ],
  },
  {
    id: "c1-change",
    level: "C1",
    opener: 1,
    ask: [
      {
        say: "Wie {gehst du|gehen Sie} selbst mit diesem Wandel um?",
        en: "How do you deal with this change yourself?",
        afterYes: true,
      },
      {
        say: "Was sollte {deiner|Ihrer} Ansicht nach unbedingt bleiben?",
        en: "What should stay the same no matter what, in your view?",
      },
    ],
  },
  {
    id: "c2-ask",
    level: "C2",
    opener: 0,
    ask: [
      { say: "Was {fragst du|fragen Sie} selbst als Erstes?", en: "What do you ask first yourself?" },
      {
        say: "Wie gern {gibst du|geben Sie} über {deinen|Ihren} Beruf Auskunft?",
        en: "How happy are you to talk about your own job?",
      },
    ],
  },
  {
    id: "c2-world",
    level: "C2",
    opener: 1,
    ask: [
      { say: "Womit {würdest du deine|würden Sie Ihre} Tage füllen?", en: "What would you fill your days with?" },
      { say: "Was ginge uns ohne Arbeit verloren?", en: "What would we lose without work?" },
    ],
  },
];
