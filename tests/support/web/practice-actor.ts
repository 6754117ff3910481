import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { quizSubmitRequest } from "#schema/api/quizzes.ts";
import { MARA, makeHome } from "./make-home.ts";
import { makeStreak, makeSubmitResult, makeXp } from "./make-results.ts";
import {
  type AskedForm,
  ENTRIES,
  makeBankNoun,
  makePluralNoun,
  makeVerbTest,
  makeWordQuestion,
} from "./make-word-quiz.ts";
import { type RenderedApp, renderApp } from "./render-app.tsx";
import { type StubbedApi, stubApi } from "./stub-api.ts";

export const GENERATE = "POST /api/vocabulary/quiz/generate";
export const SUBMIT = "POST /api/quiz/submit";
export const PLURALS = "GET /api/vocabulary/:language/plural";
export const BANK = "GET /api/vocabulary-bank/:language";
export const VERB_TEST = "GET /api/vocabulary/verb-test";
export const VERB_TEST_SUBMIT = "POST /api/vocabulary/verb-test/submit";

export const user = userEvent.setup();

const GUEST_RESULT = { xpAwarded: 0, xpParts: [], guestMode: true, xp: null, streak: null };

/** A Worker with the words of `ENTRIES`, of which a quiz asks the first `questions`; in a gender quiz the nouns alone. */
export function stubPracticeApi({ learner = true, questions = 2 } = {}): StubbedApi {
  return stubApi({
    "GET /api/auth/user": learner ? MARA : null,
    "GET /api/home": makeHome(),
    "GET /api/gamification/xp": makeXp(),
    "GET /api/gamification/streak": makeStreak(),
    "GET /api/vocabulary/:language": [],
    "GET /api/vocabulary/:language/categories": [],
    "GET /api/progress/:language": { language: "german", cefrLevel: "A1", vocabularyCount: 4 },
    [GENERATE]: ({ body }) => {
      const form = body as AskedForm;
      return { questions: ENTRIES.slice(0, questions).map((_, place) => makeWordQuestion(place, form)) };
    },
    [PLURALS]: [
      makePluralNoun(),
      makePluralNoun({ id: 1_010_103, word: "Kind", gender: "n", translation: ["child"], plural: "Kinder" }),
    ],
    [BANK]: [makeBankNoun(), makeBankNoun({ id: 7, word: "Milch", gender: "f", plural: null })],
    [VERB_TEST]: makeVerbTest(),
    [VERB_TEST_SUBMIT]: () => {
      const { score, totalQuestions, passed, xpAwarded, xpParts, xp, streak } = makeSubmitResult();
      return {
        score: score ?? 0,
        totalQuestions,
        passed,
        xpAwarded,
        xpParts,
        xp: xp ?? makeXp(),
        streak: streak ?? makeStreak(),
      };
    },
    [SUBMIT]: makeSubmitResult(learner ? {} : GUEST_RESULT),
  });
}

/** The app with a practice that runs: `practice` is the search of its address. */
export async function openPractice(practice: string): Promise<RenderedApp> {
  const app = renderApp(`/vocabulary?practice=${practice}`);
  await screen.findByRole("button", { name: "Leave the quiz" });
  return app;
}

/** The verdict in view, as text. */
export function verdict(): string {
  return screen.getByRole("status", { name: "Verdict" }).textContent;
}

/** What was submitted so far. */
export function submitted(api: StubbedApi) {
  return api.to(SUBMIT).map(({ body }) => quizSubmitRequest.parse(body));
}
