import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Person, Tense } from "#schema/terms/conjugation.ts";
import type { VerbType } from "#schema/terms/verb-type.ts";

/** A verb of the conjugation reference, as far as rules need it. Forms are written with marks: `g*ing*-st`. */
export interface ConjugatedVerb {
  /** Reflexive verbs with `sich`. */
  infinitive: string;
  english: readonly string[];
  /** Separable prefix. */
  prefix?: string | undefined;
  tenses: Readonly<Record<Tense, ConjugatedTense>>;
}

/** A cell holds one form or several, separated by ` / `. Accepted forms are right, too, but not shown. */
export interface ConjugatedTense {
  forms: Readonly<Record<Person, string>>;
  accepted?: Readonly<Partial<Record<Person, string | undefined>>> | undefined;
}

/** A verb with everything that its card shows. */
export interface ReferenceVerb extends ConjugatedVerb {
  level: CefrLevel;
  type: VerbType;
  auxiliary: "haben" | "sein";
  tenses: Readonly<Record<Tense, ReferenceTense>>;
}

export interface ReferenceTense extends ConjugatedTense {
  /** What learners trip over, in English, German between asterisks. */
  note?: string | undefined;
}

/** The forms of the helpers in tenses of several words. */
export const HELPERS = {
  haben: { ich: "habe", du: "hast", er: "hat", wir: "haben", ihr: "habt", sie: "haben" },
  sein: { ich: "bin", du: "bist", er: "ist", wir: "sind", ihr: "seid", sie: "sind" },
  werden: { ich: "werde", du: "wirst", er: "wird", wir: "werden", ihr: "werdet", sie: "werden" },
  würde: { ich: "würde", du: "würdest", er: "würde", wir: "würden", ihr: "würdet", sie: "würden" },
} as const satisfies Record<string, Readonly<Record<Person, string>>>;
export type Helper = keyof typeof HELPERS;

export const REFLEXIVE_PRONOUNS: Readonly<Record<Person, string>> = {
  ich: "mich",
  du: "dich",
  er: "sich",
  wir: "uns",
  ihr: "euch",
  sie: "sich",
};

/** The infinitive without `sich`. */
export function bareInfinitive({ infinitive }: Pick<ConjugatedVerb, "infinitive">): string {
  return infinitive.replace(/^sich /, "");
}

export function isReflexive({ infinitive }: Pick<ConjugatedVerb, "infinitive">): boolean {
  return infinitive.startsWith("sich ");
}

/** A helper, for a reflexive verb with the pronoun behind it: `habe mich`. */
export function helperOf(verb: Pick<ConjugatedVerb, "infinitive">, helper: Helper, person: Person): string {
  return `${HELPERS[helper][person]}${isReflexive(verb) ? ` ${REFLEXIVE_PRONOUNS[person]}` : ""}`;
}

/** A piece of a form: letters that the verb keeps, letters that change, or the ending. */
export interface FormPart {
  kind: "kept" | "changed" | "ending";
  text: string;
}

/** The forms of a cell: `h*i*ng / häng-te` has two. */
export function formsOf(cell: string): string[] {
  return cell.split(" / ");
}

/** A form without its marks: `g*ing*-st auf` is `gingst auf`. */
export function plainForm(marked: string): string {
  return marked.replace(/[*-]/g, "");
}

/** A form in the pieces in which it is shown: `f*ä*hr-st` is f, changed ä, hr, ending st. */
export function formParts(marked: string): FormPart[] {
  const pieces = marked.matchAll(/\*(?<changed>[^*]+)\*|-(?<ending>[^ *]+)|(?<kept>[^*-]+)/g);
  return Array.from(pieces, ({ groups }): FormPart => {
    if (groups?.changed !== undefined) return { kind: "changed", text: groups.changed };
    if (groups?.ending !== undefined) return { kind: "ending", text: groups.ending };
    return { kind: "kept", text: groups?.kept ?? "" };
  });
}

/** Every right answer for a cell without marks, the one to show first. */
export function rightForms(verb: ConjugatedVerb, tense: Tense, person: Person): string[] {
  const { forms, accepted } = verb.tenses[tense];
  const further = accepted?.[person];
  return [...formsOf(forms[person]).map(plainForm), ...(further === undefined ? [] : formsOf(further))];
}

/**
 * What learners know by heart: infinitive, Simple Past and Present Perfect of `er`, without marks: gehen, ging, ist gegangen. Where two
 * forms are equally right, both: hängen, hing / hängte, hat gehangen / hat gehängt.
 */
export function principalParts({ infinitive, tenses }: ConjugatedVerb): [string, string, string] {
  return [infinitive, plainForm(tenses["simple-past"].forms.er), plainForm(tenses["present-perfect"].forms.er)];
}
