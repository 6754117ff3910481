import type { ConjugationQuestion } from "#schema/api/conjugation.ts";
import { CONJUGATION_QUIZ_QUESTIONS, tenseNamed } from "#schema/rules/conjugation-quiz.ts";
import { shuffled } from "#schema/rules/random.ts";
import { readAs } from "../db/batch.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { conjugationQuestions } from "./questions.ts";
import { storedAmong } from "./store.ts";

/**
 * Draws questions, each with the same chance: the order is drawn in memory, and the table says which of the first ones it has. Only where it lacks
 * one is it asked for the rest of them. Empty while it has none. 400 for a verb or tense that the reference does not have.
 */
export async function drawQuestions(
  c: AppContext,
  learner: Learner | null,
  wish: { verb?: string | undefined; tense?: string | undefined; limit?: number | undefined },
): Promise<ConjugationQuestion[]> {
  const questions = conjugationQuestions();
  const { verb, limit = CONJUGATION_QUIZ_QUESTIONS } = wish;
  if (verb !== undefined && !questions.hasVerb(verb))
    throw new HttpError(400, "There is no such verb", { field: "verb" });
  const tense = wish.tense === undefined ? undefined : requireTense(wish.tense, "tense");
  const { db } = c.get("database");
  const read = async (ids: readonly number[]) => {
    const found = storedAmong(db, ids, limit);
    const rows = learner ? (await readAs(db, learner, c.get("now"), { found })).found : await found;
    return rows.map(({ id }) => id);
  };
  const drawn = shuffled(questions.ids({ verb, tense }), Math.random);
  const first = await read(drawn.slice(0, limit));
  const isComplete = first.length === Math.min(limit, drawn.length);
  const ids = isComplete ? first : await read(drawn);
  return ids.flatMap((id) => questions.find(id) ?? []);
}

/** The tense of this id or name; 400 with the field when there is none. */
export function requireTense(name: string, field: string) {
  const tense = tenseNamed(name);
  if (!tense) throw new HttpError(400, "There is no such tense", { field });
  return tense;
}
