/** What somebody who does no sports says: questions about "your sport" would be out of place. */
export const NO_SPORT: readonly string[] = [
  "kein Sport",
  "keinen Sport",
  "nie Sport",
  "nicht Sport",
  "hasse Sport",
  "unsportlich",
  "Sportmuffel",
];

/** Sports by name: whoever mentions one has said which they mean. */
export const SPORTS: readonly string[] = [
  "Fußball",
  "Tennis",
  "Tischtennis",
  "Badminton",
  "Basketball",
  "Volleyball",
  "Handball",
  "Hockey",
  "Judo",
  "Karate",
  "Boxen",
  "boxen",
  "Yoga",
  "Pilates",
  "Golf",
  "Rugby",
  "schwimmen",
  "joggen",
  "laufen",
  "klettern",
  "bouldern",
  "tanzen",
  "reiten",
  "turnen",
  "rudern",
  "segeln",
  "surfen",
  "wandern",
  "skifahren",
  "Ski",
  "Radfahren",
  "Krafttraining",
];

/** The learner's own sport; a brother's tennis is no reason to ask "How long have you been doing this?" */
export const MY_SPORTS: readonly string[] = SPORTS.flatMap((sport) => [`ich ${sport}`, `wir ${sport}`]);

/** A game that the learner plays with others. */
export const MY_GAMES: readonly string[] = [
  "Fußball",
  "Basketball",
  "Volleyball",
  "Handball",
  "Tennis",
  "Tischtennis",
  "Badminton",
  "Hockey",
].flatMap((game) => [`ich spielen ${game}`, `wir spielen ${game}`]);
