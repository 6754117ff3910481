import { Lexer } from "marked";
import type { Lesson, LessonListItem } from "#schema/api/curriculum.ts";
import type { GrammarTopic } from "#schema/api/grammar.ts";
import type { LeaderboardPage } from "#schema/api/leaderboard.ts";
import { homePath } from "#schema/rules/home-level.ts";
import { lessonStates } from "#schema/rules/lesson-state.ts";
import { piecesOf, titleParts, withoutLabel } from "#schema/rules/text-pieces.ts";
import { titleCased } from "#schema/rules/title-cased.ts";
import { type Page, pageAt } from "#schema/terms/page.ts";
import { PICTURED_BLOCKS } from "#schema/terms/page-slots.ts";
import { escaped, mixedHtml } from "./mixed-html.ts";

/** HTML by the name of a slot or section (schema/terms/page-slots.ts). */
export type Picture = Readonly<Record<string, string>>;

/** What a page shows until its script has started, unless its data tell more: placeholders. */
const WAITING: Picture = { waiting: "" };

/** The picture of a page by its data. Null if they are not there, or if the screen is none that the build has drawn. */
const PICTURES: Partial<Record<Page, (answers: Answers, search: URLSearchParams) => Picture | null>> = {
  "/lesson/:id": lessonPicture,
  "/grammar/:id": topicPicture,
  "/leaderboard": leaderboardPicture,
};

/**
 * What the shell of a page shows before any script runs, given the answers that come along with the page (JSON by call). The
 * app shows the same a moment later: only then may the text count as there from the beginning.
 */
export function firstPicture(url: URL, answers: ReadonlyMap<string, string>): Picture {
  const at = pageAt(url.pathname);
  const make = at === null ? undefined : PICTURES[at.page];
  if (!make) return WAITING;
  try {
    return make(new Answers(answers), url.searchParams) ?? WAITING;
  } catch (error) {
    // The page then shows its placeholders, and the app what is wrong.
    console.error(JSON.stringify({ message: "No first picture", path: url.pathname, error: String(error) }));
    return WAITING;
  }
}

/** The answers that come along with a page. */
class Answers {
  readonly #json: ReadonlyMap<string, string>;

  constructor(json: ReadonlyMap<string, string>) {
    this.#json = json;
  }

  /** The answer to the call whose path matches; undefined if it has not come along. The API itself has made it, so its shape holds. */
  find(path: RegExp): unknown {
    for (const [call, json] of this.#json) if (path.test(call)) return JSON.parse(json);
    return undefined;
  }
}

function lessonPicture(answers: Answers): Picture | null {
  const lesson = answers.find(/^\/api\/curriculum\/subchapter\/\d+$/) as Lesson | undefined;
  const list = answers.find(/^\/api\/curriculum\/chapter\/\d+\/subchapters$/) as LessonListItem[] | undefined;
  if (!lesson || !list) return null;
  const states = lessonStates(list.map(({ id, progress }) => ({ id, isCompleted: progress?.isCompleted ?? false })));
  if (states.find(({ id }) => id === lesson.id)?.state === "locked") return null;
  const { title, description, cefrLevel } = lesson;
  return {
    lesson: "",
    home: escaped(homePath(cefrLevel)),
    title: escaped(title),
    level: escaped(cefrLevel),
    description: escaped(description),
  };
}

function topicPicture(answers: Answers, search: URLSearchParams): Picture | null {
  const topic = answers.find(/^\/api\/grammar\/library\/\d+$/) as GrammarTopic | undefined;
  // A quiz on the topic, and a locked topic, begin differently.
  if (!topic?.isUnlocked || search.has("quiz")) return null;
  const [summary = "", ...blocks] = topic.explanation.split("\n\n");
  const { text, term } = titleParts(topic.title);
  return {
    topic: "",
    level: escaped(topic.cefrLevel),
    category: escaped(titleCased(topic.category)),
    title: plainHtml(text),
    ...(term === null ? {} : { term: plainHtml(term) }),
    summary: plainHtml(summary),
    ...paragraphs(blocks),
  };
}

/** The paragraphs with which an explanation begins, up to the first list or table. */
function paragraphs(blocks: readonly string[]): Picture {
  const picture: Record<string, string> = {};
  const tokens = new Lexer({ gfm: true }).lex(blocks.slice(0, PICTURED_BLOCKS).join("\n\n"));
  for (const [at, token] of tokens.filter(({ type }) => type !== "space").entries()) {
    if (token.type !== "paragraph") break;
    const { label, rest } = withoutLabel(piecesOf(token));
    if (label !== null) picture[`label-${at}`] = escaped(label);
    if (rest.length > 0) picture[`text-${at}`] = mixedHtml(rest);
  }
  return picture;
}

function leaderboardPicture(answers: Answers): Picture | null {
  const page = answers.find(/^\/api\/leaderboard$/) as LeaderboardPage | null | undefined;
  if (!page || page.league !== null) return null;
  const { optedOut, tier, lastResult } = page.membership;
  return !optedOut && tier === null && lastResult === null ? { "no-league": "" } : null;
}

function plainHtml(text: string): string {
  return mixedHtml([{ text, style: "plain" }]);
}
