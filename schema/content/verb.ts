import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { TENSES } from "#schema/terms/conjugation.ts";
import { verbType } from "#schema/terms/verb-type.ts";

const text = z.string().check(z.trim(), z.minLength(1));

const LETTERS = "[a-zäöüß]+";
/** Letters, some of them between asterisks, with at most one hyphen before the ending: `g*ing*-st`. */
const WORD = `(?:${LETTERS}|\\*${LETTERS}\\*)+(?:-${LETTERS})?`;
const FORM = `${WORD}(?: ${WORD})*`;
const PLAIN_FORM = `${LETTERS}(?: ${LETTERS})*`;

/** One form, or several that are equally right: `h*i*ng / häng-te`. Changed letters stand between asterisks, the ending after a hyphen. */
const markedForms = z.string().check(z.regex(new RegExp(`^${FORM}(?: / ${FORM})*$`)));
/** The same without marks, because these forms are not shown. */
const plainForms = z.string().check(z.regex(new RegExp(`^${PLAIN_FORM}(?: / ${PLAIN_FORM})*$`)));

/** The six forms of a tense. */
export const contentTense = z.strictObject({
  /** What the table shows; the first form of a person is the answer of a quiz. */
  forms: z.strictObject({
    ich: markedForms,
    du: markedForms,
    er: markedForms,
    wir: markedForms,
    ihr: markedForms,
    sie: markedForms,
  }),
  /** Further right answers that the table leaves out. */
  accepted: z.optional(
    z.strictObject({
      ich: z.optional(plainForms),
      du: z.optional(plainForms),
      er: z.optional(plainForms),
      wir: z.optional(plainForms),
      ihr: z.optional(plainForms),
      sie: z.optional(plainForms),
    }),
  ),
  /** What learners trip over, in English, German between asterisks: "*ich* and *er/sie/es* have no ending." */
  note: z.optional(text),
});
export type ContentTense = z.infer<typeof contentTense>;

/** Shape of content/verbs/<infinitive>.yaml: one verb of the conjugation reference. */
export const contentVerb = z.strictObject({
  /** Reflexive verbs with `sich`. */
  infinitive: z.string().check(z.regex(new RegExp(`^(?:sich )?${LETTERS}$`))),
  level: cefrLevel,
  type: verbType,
  /** The auxiliary of the first gloss. Where another sense takes the other one, that form is accepted and a note tells them apart. */
  auxiliary: z.enum(["haben", "sein"]),
  /** Separable prefix, e.g. `auf` for aufstehen. */
  prefix: z.optional(z.string().check(z.regex(new RegExp(`^${LETTERS}$`)))),
  /** One or two English glosses. */
  english: z.array(text).check(z.minLength(1), z.maxLength(2)),
  tenses: z.record(z.enum(TENSES), contentTense),
});
export type ContentVerb = z.infer<typeof contentVerb>;
