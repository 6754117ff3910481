import { PERSONS, type Person, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import {
  bareInfinitive,
  formsOf,
  type Helper,
  helperOf,
  plainForm,
  type ReferenceTense,
  type ReferenceVerb,
} from "./verb-forms.ts";

/**
 * A verb as it travels to the browser, a good third smaller when compressed: infinitive, level, type, auxiliary, prefix, glosses, and for
 * each tense its forms, accepted forms and note ("" for what is missing). `unpackVerb` gives back exactly what `packVerb` took.
 */
export type PackedVerb = [
  infinitive: string,
  level: ReferenceVerb["level"],
  type: ReferenceVerb["type"],
  auxiliary: ReferenceVerb["auxiliary"],
  prefix: string,
  english: readonly string[],
  ...tenses: [forms: string, accepted: string, note: string][],
];

/** Six cells; "" for a person without one. */
type Row = string[];

/** Rows that a helper begins are packed as its mark and what follows it; the infinitive after it is left out. */
const MARKS: readonly (readonly [mark: string, helper: Helper])[] = [
  ["h:", "haben"],
  ["s:", "sein"],
  ["w:", "werden"],
  ["k:", "würde"],
];
/** Stands for the forms of the Simple Past, which are those of the Subjunctive II of regular verbs. */
const LIKE_PAST = "=";
const BETWEEN_CELLS = ",";
const BETWEEN_ROWS = ";";

export function packVerb(verb: ReferenceVerb): PackedVerb {
  const past = packRows(verb, rowOf(verb.tenses["simple-past"].forms).map(plainForm));
  const tenses = TENSES.map((tense): [string, string, string] => {
    const { forms, accepted, note } = verb.tenses[tense];
    const further = accepted ? packRows(verb, rowOf(accepted)) : "";
    return [packRows(verb, rowOf(forms)), further !== "" && further === past ? LIKE_PAST : further, note ?? ""];
  });
  return [verb.infinitive, verb.level, verb.type, verb.auxiliary, verb.prefix ?? "", verb.english, ...tenses];
}

export function unpackVerb(packed: PackedVerb): ReferenceVerb {
  const [infinitive, level, type, auxiliary, prefix, english, ...packedTenses] = packed;
  const past = unpackRows({ infinitive }, packedTenses[TENSES.indexOf("simple-past")]?.[0] ?? "").map(plainForm);
  const tenses = TENSES.map((tense, index): [Tense, ReferenceTense] => {
    const [forms = "", accepted = "", note = ""] = packedTenses[index] ?? [];
    const further = accepted === LIKE_PAST ? past : unpackRows({ infinitive }, accepted);
    return [
      tense,
      {
        forms: cellsOf(unpackRows({ infinitive }, forms)) as Record<Person, string>,
        ...(accepted === "" ? {} : { accepted: cellsOf(further) }),
        ...(note === "" ? {} : { note }),
      },
    ];
  });
  return {
    infinitive,
    level,
    type,
    auxiliary,
    ...(prefix === "" ? {} : { prefix }),
    english,
    tenses: Object.fromEntries(tenses) as Record<Tense, ReferenceTense>,
  };
}

function rowOf(cells: Readonly<Partial<Record<Person, string | undefined>>>): Row {
  return PERSONS.map((person) => cells[person] ?? "");
}

function cellsOf(row: Row): Partial<Record<Person, string>> {
  return Object.fromEntries(PERSONS.flatMap((person, index) => (row[index] ? [[person, row[index]]] : [])));
}

/** Cells with several forms each become several rows, so that each row can be a helper's. Rows of other shapes stay as they are. */
function packRows(verb: Pick<ReferenceVerb, "infinitive">, row: Row): string {
  const counts = new Set(row.map((cell) => formsOf(cell).length));
  const [count = 1] = counts;
  if (counts.size > 1) return row.join(BETWEEN_CELLS);
  const rows = Array.from({ length: count }, (_, index) => row.map((cell) => formsOf(cell)[index] ?? ""));
  return rows.map((one) => packRow(verb, one)).join(BETWEEN_ROWS);
}

function packRow(verb: Pick<ReferenceVerb, "infinitive">, row: Row): string {
  for (const [mark, helper] of MARKS) {
    const start = `${helperOf(verb, helper, "ich")} `;
    const rest = row[0]?.startsWith(start) ? row[0].slice(start.length) : null;
    if (rest !== null && PERSONS.every((person, index) => row[index] === `${helperOf(verb, helper, person)} ${rest}`))
      return `${mark}${rest === bareInfinitive(verb) ? "" : rest}`;
  }
  return row.join(BETWEEN_CELLS);
}

function unpackRows(verb: Pick<ReferenceVerb, "infinitive">, packed: string): Row {
  const rows = packed.split(BETWEEN_ROWS).map((one) => unpackRow(verb, one));
  return PERSONS.map((_, index) => rows.map((row) => row[index] ?? "").join(" / "));
}

function unpackRow(verb: Pick<ReferenceVerb, "infinitive">, packed: string): Row {
  const [mark, helper] = MARKS.find(([one]) => packed.startsWith(one)) ?? [];
  if (mark === undefined || helper === undefined) return packed.split(BETWEEN_CELLS);
  const rest = packed.slice(mark.length) || bareInfinitive(verb);
  return PERSONS.map((person) => `${helperOf(verb, helper, person)} ${rest}`);
}
