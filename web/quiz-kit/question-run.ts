import { seededRandom, shuffled } from "#schema/rules/random.ts";

/** The questions of a quiz, drawn once. */
export interface DrawnQuiz<Question> {
  /** Names the attempt to the server, which makes its submit safe to repeat. */
  attemptId: string;
  questions: readonly Question[];
}

/** An answer with its verdict. A quiz adds what its results and its submit need, e.g. the id of the word. */
export interface GivenAnswer {
  /** Blank while a field is empty. */
  answer: string;
  correct: boolean;
}

/**
 * How a quiz goes on.
 *
 * - `instant`: an answer is final and judged at once; the next question comes by itself.
 * - `checked`: the first press shows the verdict, the second one goes on. Changing the answer hides the verdict.
 * - `unchecked`: one press goes on; only the results tell what was right.
 * - `turned`: the question is a card. The first press turns it over; then the learner's own judgment is the answer and goes on at once.
 *
 * `previous` offers the way back. `missed` says what happens to a question that was missed: nothing when left out; `"to-the-back"`
 * puts it behind the last one; `"in-rounds"` asks all missed ones again in a further round, until none is left. The two
 * exclude each other, because a way back into a queue that has moved on would lead to another question.
 */
export type RunMode =
  | { step: "instant" | "checked" | "turned"; missed?: "to-the-back" | "in-rounds"; previous?: never }
  | { step: "checked" | "unchecked"; previous?: boolean; missed?: never };

export interface RunRules<Question, Given extends GivenAnswer> {
  mode: RunMode;
  /** The verdict on an answer; null for one that the question does not offer, which then changes nothing. */
  judge: (question: Question, answer: string) => Given | null;
}

/** One walk through the questions of a quiz. */
export interface QuestionRun<Question, Given extends GivenAnswer> extends DrawnQuiz<Question> {
  /** Of the question in view, from 0; the number of questions once the run is finished. */
  index: number;
  /**
   * The latest answers, in the order of the questions. Nobody passes a question without an answer, so there are no gaps. Submit
   * `scoredPass` instead: after a check the learner can read the right answer and type it, and that would count here.
   */
  answers: readonly Given[];
  /** Whether the verdict on the answer in view is shown; of a card, whether it is turned over. */
  feedback: boolean;
  /** The answers as they were first checked: what counts where a second try must not. Empty unless answers are checked. */
  firstChecked: readonly Given[];
  /** The rounds before this one. */
  pastRounds: readonly Round<Question, Given>[];
}

/** A round that is over; its answers are those of the first try. */
export interface Round<Question, Given extends GivenAnswer> {
  questions: readonly Question[];
  answers: readonly Given[];
}

export type RunEvent =
  | { type: "answered"; answer: string }
  /** Check, Continue or Next; also the end of the pause after an instant answer. */
  | { type: "advanced" }
  | { type: "went-back" };

/** A run in front of its first question. Without any question it is finished at once. */
export function startRun<Question, Given extends GivenAnswer>({
  attemptId,
  questions,
}: DrawnQuiz<Question>): QuestionRun<Question, Given> {
  return { attemptId, questions, index: 0, answers: [], feedback: false, firstChecked: [], pastRounds: [] };
}

/**
 * The run after an event. An event that means nothing where the run stands leaves it as it is. What a feature keeps beside the
 * run in the same object stays untouched.
 */
export function runReducer<Question, Given extends GivenAnswer, Run extends QuestionRun<Question, Given>>(
  rules: RunRules<Question, Given>,
  run: Run & QuestionRun<Question, Given>,
  event: RunEvent,
): Run {
  const change = isFinished(run) ? null : changeBy(rules, run, event);
  return change === null ? run : { ...run, ...change };
}

type Change<Question, Given extends GivenAnswer> = Partial<QuestionRun<Question, Given>> | null;

function changeBy<Question, Given extends GivenAnswer>(
  rules: RunRules<Question, Given>,
  run: QuestionRun<Question, Given>,
  event: RunEvent,
): Change<Question, Given> {
  switch (event.type) {
    case "answered":
      return answer(rules, run, event.answer);
    case "advanced":
      return advance(rules.mode, run);
    case "went-back":
      return canGoBack(rules.mode, run) ? { index: run.index - 1, feedback: false } : null;
    default:
      return event satisfies never;
  }
}

function answer<Question, Given extends GivenAnswer>(
  { mode, judge }: RunRules<Question, Given>,
  run: QuestionRun<Question, Given>,
  text: string,
): Change<Question, Given> {
  const isFinal = mode.step === "instant";
  const isCard = mode.step === "turned";
  // Nobody can judge a card whose back is still hidden.
  if (isFinal ? run.feedback : isCard && !run.feedback) return null;
  const given = judge(questionInView(run), text);
  if (given === null) return null;
  const answers = run.answers.toSpliced(run.index, 1, given);
  return isCard ? { answers, ...goOn(mode, { ...run, answers }) } : { answers, feedback: isFinal };
}

function advance<Question, Given extends GivenAnswer>(
  mode: RunMode,
  run: QuestionRun<Question, Given>,
): Change<Question, Given> {
  if (mode.step === "turned") return run.feedback ? null : { feedback: true };
  const given = givenInView(run);
  if (given === null || !canGoOn(run)) return null;
  if (mode.step === "checked" && !run.feedback) {
    const isFirst = run.firstChecked.length === run.index;
    return { feedback: true, firstChecked: isFirst ? [...run.firstChecked, given] : run.firstChecked };
  }
  return goOn(mode, run);
}

function goOn<Question, Given extends GivenAnswer>(
  mode: RunMode,
  run: QuestionRun<Question, Given>,
): Change<Question, Given> {
  const index = run.index + 1;
  if (mode.missed === "to-the-back" && !firstTries(run)[run.index]?.correct)
    return { index, feedback: false, questions: [...run.questions, questionInView(run)] };
  if (mode.missed === "in-rounds" && index === run.questions.length) return nextRound(run);
  return { index, feedback: false };
}

/** A round of those questions that this one missed, in a new order; when there are none, the run is finished. */
function nextRound<Question, Given extends GivenAnswer>(run: QuestionRun<Question, Given>): Change<Question, Given> {
  const { attemptId, questions, pastRounds } = run;
  const answers = firstTries(run);
  const missed = questions.filter((_, index) => !answers[index]?.correct);
  if (missed.length === 0) return { index: questions.length, feedback: false };
  const rounds = [...pastRounds, { questions, answers }];
  // Seeded, so that the reducer stays pure and a reload could draw the same order again.
  const order = shuffled(missed, seededRandom(`${attemptId} round ${rounds.length}`));
  return { questions: order, index: 0, answers: [], feedback: false, firstChecked: [], pastRounds: rounds };
}

export function isFinished({
  index,
  questions,
}: Pick<QuestionRun<unknown, GivenAnswer>, "index" | "questions">): boolean {
  return index >= questions.length;
}

/** Throws a RangeError in a finished run. */
export function questionInView<Question>({
  questions,
  index,
}: Pick<QuestionRun<Question, GivenAnswer>, "questions" | "index">): Question {
  if (index >= questions.length) throw new RangeError(`No question ${index}`);
  return questions[index] as Question;
}

/** The answer to the question in view, blank ones included; null before there is one. */
export function givenInView<Given extends GivenAnswer>(
  run: Pick<QuestionRun<unknown, Given>, "answers" | "index">,
): Given | null {
  return run.answers[run.index] ?? null;
}

/** Whether the answer in view is wrong and the first wrong one of the run, repeats and rounds included. */
export function isFirstMistake({
  index,
  answers,
  firstChecked,
  pastRounds,
}: Pick<QuestionRun<unknown, GivenAnswer>, "index" | "answers" | "firstChecked" | "pastRounds">): boolean {
  const firstMissed = firstTries({ answers, firstChecked }).findIndex(({ correct }) => !correct);
  // A further round exists only because something was missed.
  return pastRounds.length === 0 && firstMissed === index;
}

export function isLast({ index, questions }: Pick<QuestionRun<unknown, GivenAnswer>, "index" | "questions">): boolean {
  return index === questions.length - 1;
}

/** Whether the question in view has an answer. Blanks do not count. */
export function canGoOn(run: Pick<QuestionRun<unknown, GivenAnswer>, "answers" | "index">): boolean {
  const given = givenInView(run);
  return given !== null && given.answer.trim() !== "";
}

export function canGoBack(mode: RunMode, { index }: Pick<QuestionRun<unknown, GivenAnswer>, "index">): boolean {
  return mode.previous === true && index > 0;
}

/** The answers by which a question counts as missed: as first checked, or as given where nothing is checked. */
export function firstTries<Given extends GivenAnswer>({
  answers,
  firstChecked,
}: Pick<QuestionRun<unknown, Given>, "answers" | "firstChecked">): readonly Given[] {
  return answers.map((given, index) => firstChecked[index] ?? given);
}

/**
 * What a finished run submits and is scored by: every question that was drawn with its first try. Leaves out the repeats of
 * missed questions, whether they came at the end of a queue or in further rounds.
 */
export function scoredPass<Question, Given extends GivenAnswer>(
  mode: RunMode,
  run: QuestionRun<Question, Given>,
): Round<Question, Given> {
  const [firstRound] = run.pastRounds;
  if (firstRound) return firstRound;
  const drawn = drawnCount(mode, run);
  return { questions: run.questions.slice(0, drawn), answers: firstTries(run).slice(0, drawn) };
}

/** A question of a queue that took back what was missed, with the answer that was right at last. */
export interface MasteredQuestion<Question, Given extends GivenAnswer> {
  question: Question;
  answer: Given;
  /** How often it was asked, from 1. */
  tries: number;
}

/**
 * Every question that was drawn with the answer that mastered it: what a finished `to-the-back` run submits where only the end
 * counts, as in study mode. Tells the repeats of a question by its identity, so it is for a run that was not stored meanwhile.
 */
export function masteredPass<Question, Given extends GivenAnswer>(
  mode: RunMode,
  run: QuestionRun<Question, Given>,
): MasteredQuestion<Question, Given>[] {
  const asked = firstTries(run).map((given, index) => ({ given, question: run.questions[index] }));
  return run.questions.slice(0, drawnCount(mode, run)).flatMap((question) => {
    const tries = asked.filter((one) => one.question === question);
    const last = tries.at(-1);
    return last ? [{ question, answer: last.given, tries: tries.length }] : [];
  });
}

/** How many of the questions were drawn: without those that a queue has put behind them. */
function drawnCount(mode: RunMode, run: QuestionRun<unknown, GivenAnswer>): number {
  const { questions, index } = run;
  if (mode.missed !== "to-the-back") return questions.length;
  return questions.length - (index - countRight(firstTries(run).slice(0, index)));
}

export function countRight(answers: readonly Pick<GivenAnswer, "correct">[]): number {
  return answers.filter(({ correct }) => correct).length;
}

/** How far a run is, for its header. */
export interface RunProgress {
  /** Of the question in view, from 1. */
  question: number;
  total: number;
  /** Questions that are dealt with: what the bar shows. */
  done: number;
}

/** In a queue that takes missed questions back, only a right answer gets ahead. */
export function progressOf(mode: RunMode, run: QuestionRun<unknown, GivenAnswer>): RunProgress {
  const { index, questions, feedback } = run;
  if (mode.missed !== "to-the-back")
    return { question: index + 1, total: questions.length, done: index + Number(feedback) };
  const tries = firstTries(run);
  const passed = countRight(tries.slice(0, index));
  const done = feedback ? countRight(tries) : passed;
  const total = drawnCount(mode, run);
  return { question: Math.min(passed + 1, total), total, done };
}

/** How far the review of the missed questions is. */
export interface ReviewProgress {
  /** Questions that the first round missed. */
  missed: number;
  /** Those of them that are right now. */
  right: number;
}

/** Null in the first round, and where missed questions do not come again in rounds. */
export function reviewOf({
  questions,
  answers,
  firstChecked,
  index,
  feedback,
  pastRounds,
}: Pick<
  QuestionRun<unknown, GivenAnswer>,
  "questions" | "answers" | "firstChecked" | "index" | "feedback" | "pastRounds"
>): ReviewProgress | null {
  const [firstRound] = pastRounds;
  if (!firstRound) return null;
  const missed = firstRound.answers.length - countRight(firstRound.answers);
  const judged = firstTries({ answers, firstChecked }).slice(0, index + Number(feedback));
  return { missed, right: missed - questions.length + countRight(judged) };
}
