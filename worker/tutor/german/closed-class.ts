import type { Case, NounGender, Number_ } from "./paradigm.ts";

/** Gender, or `p` for the plural, which has none. */
export type Slot = NounGender | "p";
export interface Cell {
  kase: Case;
  slot: Slot;
}

/** As explanations name them. */
export const GENDER_NAMES: Readonly<Record<Slot, string>> = { m: "masculine", f: "feminine", n: "neuter", p: "plural" };

const SLOTS: readonly Slot[] = ["m", "f", "n", "p"];
export const CASE_ORDER: readonly Case[] = ["nom", "acc", "dat", "gen"];

const DEFINITE: Record<Case, readonly string[]> = {
  nom: ["der", "die", "das", "die"],
  acc: ["den", "die", "das", "die"],
  dat: ["dem", "der", "dem", "den"],
  gen: ["des", "der", "des", "der"],
};
/** dieser, jeder, welcher … */
const STRONG: Record<Case, readonly string[]> = {
  nom: ["er", "e", "es", "e"],
  acc: ["en", "e", "es", "e"],
  dat: ["em", "er", "em", "en"],
  gen: ["es", "er", "es", "er"],
};
/** ein, kein, mein …: no ending in three places. */
const MIXED: Record<Case, readonly string[]> = {
  nom: ["", "e", "", "e"],
  acc: ["en", "e", "", "e"],
  dat: ["em", "er", "em", "en"],
  gen: ["es", "er", "es", "er"],
};

export type Declension = "definite" | "strong" | "mixed" | "none";

export interface Determiner {
  base: string;
  declension: Declension;
}

const STRONG_BASES = ["dies", "jed", "welch", "jen", "manch", "solch"];
const MIXED_BASES = ["ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer", "irgendein"];

const DETERMINERS = new Map<string, Determiner>();
for (const forms of Object.values(DEFINITE)) {
  for (const form of forms) DETERMINERS.set(form, { base: "d", declension: "definite" });
}
for (const base of STRONG_BASES) {
  for (const ending of ["er", "e", "es", "en", "em"]) DETERMINERS.set(base + ending, { base, declension: "strong" });
}
for (const base of MIXED_BASES) {
  for (const ending of ["", "e", "en", "em", "er", "es"]) {
    DETERMINERS.set(withEnding(base, ending), { base, declension: "mixed" });
  }
}
DETERMINERS.set("alle", { base: "all", declension: "strong" });
for (const [form, base] of [
  ["unsre", "unser"],
  ["unsren", "unser"],
  ["unserm", "unser"],
  ["unsrer", "unser"],
] as const) {
  DETERMINERS.set(form, { base, declension: "mixed" });
}

function withEnding(base: string, ending: string): string {
  return base === "euer" && ending !== "" ? `eur${ending}` : base + ending;
}

/** The determiner that a lower-case form can be, or null. */
export function determiner(form: string): Determiner | null {
  return DETERMINERS.get(form) ?? null;
}

/** The form of a determiner; null where there is none (`ein` has no plural). */
export function determinerForm(word: Determiner, cell: Cell): string | null {
  const slot = SLOTS.indexOf(cell.slot);
  if (word.declension === "definite") return DEFINITE[cell.kase][slot] ?? null;
  if (word.declension === "strong") {
    if ((word.base === "jed" && cell.slot === "p") || (word.base === "all" && cell.slot !== "p")) return null;
    return word.base + (STRONG[cell.kase][slot] ?? "");
  }
  if ((word.base === "ein" || word.base === "irgendein") && cell.slot === "p") return null;
  return withEnding(word.base, MIXED[cell.kase][slot] ?? "");
}

/** The ending of an adjective after this kind of determiner. */
export function adjectiveEnding(declension: Declension, cell: Cell): string {
  const { kase, slot } = cell;
  if (declension === "none") {
    if (kase === "gen" && (slot === "m" || slot === "n")) return "en";
    return STRONG[kase][SLOTS.indexOf(slot)] ?? "";
  }
  const ending = kase === "nom" || (kase === "acc" && slot !== "m") ? (slot === "p" ? "en" : "e") : "en";
  if (declension === "mixed" && ending === "e") return STRONG[kase][SLOTS.indexOf(slot)] ?? "e";
  return ending;
}

/** Cases after a preposition. Two-way prepositions have both. */
export const PREPOSITIONS: Record<string, readonly Case[]> = {
  ...Object.fromEntries("durch für gegen ohne um bis pro".split(" ").map((word) => [word, ["acc"] as const])),
  ...Object.fromEntries(
    "aus bei mit nach seit von zu außer gegenüber laut ab".split(" ").map((word) => [word, ["dat"] as const]),
  ),
  ...Object.fromEntries(
    "an auf hinter in neben unter vor zwischen über".split(" ").map((word) => [word, ["acc", "dat"] as const]),
  ),
  ...Object.fromEntries(
    "wegen trotz während statt anstatt innerhalb außerhalb aufgrund dank mithilfe"
      .split(" ")
      .map((word) => [word, ["gen", "dat"] as const]),
  ),
};

/** `im` stands for `in dem`: preposition and article in one word. */
export const CONTRACTIONS: Record<string, { preposition: string; article: string }> = {
  im: { preposition: "in", article: "dem" },
  ins: { preposition: "in", article: "das" },
  am: { preposition: "an", article: "dem" },
  ans: { preposition: "an", article: "das" },
  beim: { preposition: "bei", article: "dem" },
  vom: { preposition: "von", article: "dem" },
  zum: { preposition: "zu", article: "dem" },
  zur: { preposition: "zu", article: "der" },
  aufs: { preposition: "auf", article: "das" },
  fürs: { preposition: "für", article: "das" },
  ums: { preposition: "um", article: "das" },
  übers: { preposition: "über", article: "das" },
  durchs: { preposition: "durch", article: "das" },
};

/** `in` and `dem` are `im`; null where people say both words. */
export function shortForm(preposition: string, article: string): string | null {
  const found = Object.entries(CONTRACTIONS).find(
    ([short, parts]) =>
      parts.preposition === preposition &&
      parts.article === article &&
      /^(im|am|ins|ans|zum|zur|beim|vom)$/.test(short),
  );
  return found?.[0] ?? null;
}

/** Pronouns that can only be a subject, with the person (0–5) they need. `sie` and `Sie` fit several and are not here. */
export const SUBJECTS: Record<string, number> = { ich: 0, du: 1, er: 2, es: 2, man: 2, wir: 3, ihr: 4 };

export const COORDINATORS = new Set(["und", "oder", "aber", "denn", "sondern"]);
export const SUBORDINATORS = new Set(
  "weil dass ob wenn obwohl damit bevor nachdem falls da sobald solange sodass ehe indem seitdem während als bis".split(
    " ",
  ),
);
export const QUESTION_WORDS = new Set(
  "was wer wen wem wo wohin woher wann warum wieso weshalb wie wofür womit worüber woran worauf".split(" "),
);
export const MODALS = new Set(["können", "müssen", "dürfen", "wollen", "sollen", "mögen"]);
export type { Case, NounGender, Number_ };
