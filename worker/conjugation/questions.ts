import { referenceInfinitives, referenceVerb } from "#content/built-in/conjugation/reference-verbs.ts";
import { ConjugationQuestions } from "#schema/rules/conjugation-quiz.ts";

let questions: ConjugationQuestions | undefined;

/** The questions about the 110 verbs that are built into the Worker. The table says which of them are asked. */
export function conjugationQuestions(): ConjugationQuestions {
  questions ??= new ConjugationQuestions(referenceInfinitives(), referenceVerb);
  return questions;
}
