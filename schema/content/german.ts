import type { CorrectionType } from "#schema/terms/correction-type.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";

/** A fixed phrase that learners bring along from English and other languages, and what German says. */
export interface Idiom {
  id: string;
  /**
   * A regular expression for the sentence; its group `x` is what changes. `_` stands for the border of a word, because `\b` does not know
   * umlauts.
   */
  find: string;
  /** What takes the place of `x`. `$<name>` stands for a group of `find`; `$<name:lower>` and `$<name:capital>` change its letters. */
  to: string;
  /** Groups that are not put in as they are: what each of their texts becomes. A key in small letters stands for capitals, too. */
  forms?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  type: CorrectionType;
  category: GrammarCategory | null;
  why: string;
}

/** The preposition that a verb, an adjective or a noun governs, and those that learners put there instead. */
export interface Government {
  right: string;
  kase: "acc" | "dat";
  wrong: RegExp;
  /** The verb has this preposition only with a reflexive pronoun. */
  reflexive?: true;
  /** Beside a person the preposition is right. */
  things?: true;
  /** With an object, a judgment or words behind the phrase, the preposition says something else: `Er denkt von dir nur Gutes`. */
  plain?: true;
  /**
   * The verb makes no sense without its object, so *an*, *auf* or *in* with the dative is a wrong object: `Das hängt auf dem Wetter ab`. Beside other
   * verbs such a phrase says where or when: `auf der Station lachen`.
   */
  incomplete?: true;
  /** The only objects that this preposition is wrong for. Before anything else it says when, where, how or for whom: `zu Weihnachten telefonieren`, `für dich hoffen`. */
  object?: "people" | "things";
}
