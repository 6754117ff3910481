export type GermanCase = "nominative" | "accusative" | "dative" | "genitive";
export type GermanGender = "m" | "f" | "n";
export type GermanNumber = "singular" | "plural";

/** One place in a table of forms. */
export interface Cell {
  case: GermanCase;
  number: GermanNumber;
  /** Null where forms don't tell genders apart: in the plural, for ich and du. */
  gender: GermanGender | null;
  /** Personal pronouns only; `polite` is Sie. */
  person?: 1 | 2 | 3 | "polite";
  /** A form that stands without a noun, such as `einer` of `einer von uns`. */
  alone?: true;
}

/** A word of a closed class: a form of `base` that stands in these cells. */
export interface ClosedReading {
  kind: "article" | "determiner" | "pronoun";
  base: string;
  cells: readonly Cell[];
}

const CASES = ["nominative", "accusative", "dative", "genitive"] as const;
const SLOTS = ["m", "f", "n", null] as const;

/** Nominative to genitive, each masculine, feminine, neuter, plural. */
const DER = "der die das die den die das die dem der dem den des der des der".split(" ");
const DIESER = "er e es e en e es e em er em en es er es er".split(" ");
const EIN = " e  e en e  e em er em en es er es er".split(" ");

const DER_WORDS = "dies jed welch jen manch solch all beid".split(" ");
const EIN_WORDS = "ein kein irgendein mein dein sein ihr unser euer".split(" ");
const WITHOUT_PLURAL = new Set(["jed", "ein", "irgendein"]);

/** The personal pronouns: nominative, accusative, dative, genitive. */
const PERSONAL: readonly (readonly [string, Omit<Cell, "case">])[] = [
  ["ich mich mir meiner", { person: 1, number: "singular", gender: null }],
  ["du dich dir deiner", { person: 2, number: "singular", gender: null }],
  ["er ihn ihm seiner", { person: 3, number: "singular", gender: "m" }],
  ["sie sie ihr ihrer", { person: 3, number: "singular", gender: "f" }],
  ["es es ihm seiner", { person: 3, number: "singular", gender: "n" }],
  ["wir uns uns unser", { person: 1, number: "plural", gender: null }],
  ["ihr euch euch euer", { person: 2, number: "plural", gender: null }],
  ["sie sie ihnen ihrer", { person: 3, number: "plural", gender: null }],
  ["sie sie ihnen ihrer", { person: "polite", number: "plural", gender: null }],
];

/** The reflexive pronouns: accusative, dative. */
const REFLEXIVE: readonly (readonly [string, Omit<Cell, "case">])[] = [
  ["mich mir", { person: 1, number: "singular", gender: null }],
  ["dich dir", { person: 2, number: "singular", gender: null }],
  ["uns uns", { person: 1, number: "plural", gender: null }],
  ["euch euch", { person: 2, number: "plural", gender: null }],
  ["sich sich", { person: 3, number: "singular", gender: null }],
  ["sich sich", { person: 3, number: "plural", gender: null }],
  ["sich sich", { person: "polite", number: "plural", gender: null }],
];

/** Every form of the closed classes in lower case. */
const READINGS = closedClasses();

function closedClasses(): ReadonlyMap<string, readonly ClosedReading[]> {
  const found = new Map<string, { kind: ClosedReading["kind"]; base: string; cells: Cell[] }[]>();
  function add(form: string, kind: ClosedReading["kind"], base: string, cell: Cell): void {
    const readings = found.get(form) ?? [];
    const reading = readings.find((one) => one.base === base);
    if (reading) reading.cells.push(cell);
    else readings.push({ kind, base, cells: [cell] });
    found.set(form, readings);
  }
  function addTable(kind: ClosedReading["kind"], base: string, formOf: (place: number) => readonly string[]): void {
    for (const [row, kase] of CASES.entries())
      for (const [column, gender] of SLOTS.entries()) {
        const number = gender === null ? "plural" : "singular";
        if (number === "plural" ? WITHOUT_PLURAL.has(base) : base === "beid") continue;
        for (const form of formOf(row * 4 + column)) add(form, kind, base, { case: kase, number, gender });
      }
  }
  addTable("article", "d", (place) => [DER[place] ?? ""]);
  for (const base of DER_WORDS) addTable("determiner", base, (place) => [base + DIESER[place]]);
  for (const base of EIN_WORDS) addTable("determiner", base, (place) => shortened(base, EIN[place] ?? ""));
  const alone = { case: "nominative", number: "singular", gender: "m", alone: true } as const;
  for (const base of EIN_WORDS) {
    for (const form of shortened(base, "er")) add(form, "determiner", base, alone);
    for (const kase of ["nominative", "accusative"] as const)
      for (const form of [...shortened(base, "es"), `${base}s`])
        add(form, "determiner", base, { ...alone, case: kase, gender: "n" });
  }
  for (const kase of ["nominative", "accusative"] as const)
    add("dies", "determiner", "dies", { case: kase, number: "singular", gender: "n" });
  for (const [gender, form] of [
    ["m", "dessen"],
    ["n", "dessen"],
    ["f", "deren"],
    [null, "deren"],
  ] as const)
    add(form, "article", "d", { case: "genitive", number: gender ? "singular" : "plural", gender, alone: true });
  add("denen", "article", "d", { case: "dative", number: "plural", gender: null, alone: true });
  for (const [index, form] of ["wer", "wen", "wem", "wessen"].entries())
    add(form, "pronoun", "wer", { case: CASES[index] ?? "nominative", number: "singular", gender: null });
  for (const [forms, cell] of PERSONAL)
    for (const [index, form] of forms.split(" ").entries())
      add(form, "pronoun", "personal", { ...cell, case: CASES[index] ?? "nominative" });
  for (const [forms, cell] of REFLEXIVE)
    for (const [index, form] of forms.split(" ").entries())
      add(form, "pronoun", "reflexive", { ...cell, case: CASES[index + 1] ?? "accusative" });
  return found;
}

/** `eurem` and `euerem`, `unserem`, `unserm` and `unsrem` are one form. */
function shortened(base: string, ending: string): string[] {
  const forms = [base + ending];
  if (ending === "" || (base !== "unser" && base !== "euer")) return forms;
  forms.push(base.replace("er", "r") + ending);
  if (ending === "em" || ending === "en") forms.push(base + ending.slice(1));
  return forms;
}

/** What a lower-case word can be as an article, a determiner or a pronoun; nothing for every other word. */
export function closedReadings(word: string): readonly ClosedReading[] {
  return READINGS.get(word) ?? [];
}

/** Prepositions with their cases. Those that open a clause as well (während, seit, um … zu) tell nothing and are not here. */
const GOVERNMENT: ReadonlyMap<string, readonly GermanCase[]> = new Map([
  ...words("durch für gegen", ["accusative"]),
  ...words("aus bei mit nach von zu", ["dative"]),
  ...words("an auf hinter in neben unter vor zwischen über", ["accusative", "dative"]),
  ...words("wegen trotz innerhalb außerhalb aufgrund infolge", ["genitive", "dative"]),
]);

function words(list: string, cases: readonly GermanCase[]): [string, readonly GermanCase[]][] {
  return list.split(" ").map((word) => [word, cases]);
}

/** The cases that can follow the last of these lower-case words; null when it is no preposition. */
export function casesAfter(before: readonly string[]): readonly GermanCase[] | null {
  const [last = "", earlier = ""] = [before.at(-1), before.at(-2)];
  // `was für ein` is no prepositional phrase.
  if (last === "für" && earlier === "was") return null;
  return GOVERNMENT.get(last) ?? null;
}

/** Words that carry grammar. A wrong letter makes another word of them, so it is never a typing mistake. */
const FUNCTION_WORDS = new Set(
  (
    "ab als also am an ans auf aus außer bei beim bis da dabei dafür daher damit danach dann daran darauf daraus darin darum darunter darüber davon davor dazu denn dennoch deshalb deswegen " +
    "dies doch dort durch ehe eins entlang etwas falls für gegen gegenüber genug gern hier hin hinter ich im immer in indem ins ja je jedoch jemand jetzt kaum mal man manchmal mehr mit nach nachdem " +
    "neben nein nicht nichts nie niemand noch nun nur ob oben obwohl oder ohne pro schon sehr seit seitdem selbst sich so sobald solange sondern sonst statt trotz trotzdem um und unten unter " +
    "viel viele von vom vor vorher während wann warum was weder wegen weil weiter wenig wenn wer weshalb wie wieder wieso wo wobei wodurch wofür woher wohin womit woran worauf worin worüber wovon " +
    "zu zum zur zwar zwischen über"
  ).split(" "),
);

/** Whether a lower-case word is a function word. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || READINGS.has(word);
}
