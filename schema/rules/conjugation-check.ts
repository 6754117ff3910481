import { type AskedForm, expectedForm, splitPronoun } from "./conjugation-quiz.ts";
import { type AnswerCheck, checkGermanAnswer } from "./german-answer.ts";
import { rightGerman } from "./german-right.ts";
import type { ConjugatedVerb } from "./verb-forms.ts";

/**
 * What is said about a typed form: right with its pronoun or without, and a near miss by its name. The answer comes with the pronoun that was
 * typed, so that a diff shows the mistake alone. A right form after the pronoun of another person is the wrong person.
 */
export function checkForm(asked: AskedForm, verb: ConjugatedVerb | null, typed: string): AnswerCheck {
  const expected = expectedForm(asked, verb);
  const own = splitPronoun(typed, [asked.person]);
  const right = rightGerman(own.form, expected);
  if (right) return { ...right, answer: own.pronoun + right.answer };
  const { form } = splitPronoun(typed);
  const check = checkGermanAnswer(form, expected);
  const { answer } = check;
  if (check.isRight) return { verdict: "near-miss", isRight: false, answer, nearMiss: { name: "person", of: "verb" } };
  return { ...check, answer: own.pronoun + answer };
}
