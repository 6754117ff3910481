import { type SQL, sql } from "drizzle-orm";
import {
  grammarRules,
  grammaticalIssues,
  progressTracking,
  type StoredAssessment,
  type StoredCorrection,
  type StoredEvidence,
} from "#schema/db/index.ts";
import { correctionLevel } from "#schema/rules/grammar-link.ts";
import { correctedText, mistakeKey, type RuleRecord, recordAfter, sentenceAround } from "#schema/rules/mistakes.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { CorrectionType } from "#schema/terms/correction-type.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { assessLevel, LEVEL_WINDOW, type MessageEvidence } from "../tutor/index.ts";
import { type CollectedWord, meetWords } from "../vocabulary/index.ts";
import { withAssessment } from "./store.ts";
import type { ConversationRow } from "./views.ts";

/** Corrections of these types are practiced later. `other`, a comma for example, is only shown. */
const PRACTICED: ReadonlySet<CorrectionType> = new Set(["grammar", "word-order", "spelling", "vocabulary"]);

/** A learner's record with each category of grammar in which they were corrected. */
export type RuleRecords = readonly (RuleRecord & { rule: GrammarCategory })[];

/** What a turn teaches about its learner. */
export interface Lesson {
  conversation: ConversationRow;
  message: string;
  corrections: readonly StoredCorrection[];
  evidence: MessageEvidence | null;
  words: readonly CollectedWord[];
}

/** What was known before. */
export interface Known {
  assessment: StoredAssessment | null;
  rules: RuleRecords;
  level: CefrLevel;
}

/** The statements that keep what a turn teaches, what changes in the learner's totals, and their level after it. */
export interface Kept {
  rows: Statement[];
  totals: { assessments?: SQL };
  assessed: { level: CefrLevel | null; messages: number } | null;
}

/** Plans what is kept of a turn for later practice: words, mistakes, rules, and the evidence of the learner's level. */
export function keepLesson(db: Database, lesson: Lesson, known: Known, now: Date): Kept {
  const { conversation, evidence } = lesson;
  const assessment = evidence ? assessmentAfter(known.assessment, evidence, known.level) : null;
  const messages = (assessment ?? known.assessment)?.messages ?? 0;
  const rules = rulesAfter(lesson, known.rules, messages);
  const mastered = rules.filter((rule) => rule.timesMastered === 1 && rule.isMasteredNow).length;
  const rows: Statement[] = [];
  if (lesson.words.length > 0) {
    const { counted, inserted } = meetWords(db, conversation.userId, lesson.words, { now });
    rows.push(counted, inserted);
  }
  if (lesson.words.length > 0 || mastered > 0) {
    const isNewWord = lesson.words.length > 0 ? sql`changes()` : sql`0`;
    rows.push(storeProgress(db, conversation, { isNewWord, mastered }));
  }
  const mistakes = lesson.corrections.filter(([, , , type]) => PRACTICED.has(type));
  if (mistakes.length > 0) rows.push(storeMistakes(db, lesson, mistakes, { now }));
  if (rules.length > 0) rows.push(storeRules(db, conversation, rules, now));
  return {
    rows,
    totals: assessment ? { assessments: withAssessment(conversation.language, assessment.stored) } : {},
    assessed: assessment && { level: assessment.level, messages: assessment.assessedMessages },
  };
}

/** A message with its corrections. */
export type CorrectedMessage = Pick<Lesson, "message" | "corrections">;

/**
 * The statements that keep the words and the mistakes of a conversation that its learner had before the account. It says nothing about their level, and
 * no rule counts as mastered in it. Where `when` does not hold, nothing is kept.
 */
export function keepBrought(
  db: Database,
  conversation: ConversationPlace,
  { messages, words }: { messages: readonly CorrectedMessage[]; words: readonly CollectedWord[] },
  { when, now }: { when: SQL; now: Date },
): Statement[] {
  const rows: Statement[] = [];
  if (words.length > 0) {
    const { counted, inserted } = meetWords(db, conversation.userId, words, { when, now });
    const progress = { isNewWord: sql`changes()`, mastered: 0 };
    rows.push(counted, inserted, storeProgress(db, conversation, progress));
  }
  for (const { message, corrections } of messages) {
    const mistakes = corrections.filter(([, , , type]) => PRACTICED.has(type));
    if (mistakes.length > 0) rows.push(storeMistakes(db, { conversation, message }, mistakes, { when, now }));
  }
  return rows;
}

/** What places a row in a conversation. */
export type ConversationPlace = Pick<ConversationRow, "id" | "userId" | "language" | "category" | "cefrLevel">;

/** The evidence with that of one more message, and what it says. A learner whose level was assessed once keeps one. */
function assessmentAfter(before: StoredAssessment | null, added: MessageEvidence, chosen: CefrLevel) {
  const evidence = [...(before?.evidence ?? []).map(unpackEvidence), added].slice(-LEVEL_WINDOW);
  const assessed = assessLevel(evidence, { chosen, before: before?.level ?? null });
  const level = assessed.level ?? before?.level ?? null;
  const messages = (before?.messages ?? 0) + 1;
  const stored: StoredAssessment = { level, messages, evidence: evidence.map(packEvidence) };
  return { stored, level, messages, assessedMessages: assessed.messages };
}

function packEvidence({ words, errorWeight, lemmasByLevel, structure, vote }: MessageEvidence): StoredEvidence {
  return [words, Math.round(errorWeight * 100) / 100, [...lemmasByLevel], structure, vote];
}

function unpackEvidence([words, errorWeight, lemmasByLevel, structure, vote]: StoredEvidence): MessageEvidence {
  return { words, errorWeight, lemmasByLevel, structure, vote };
}

interface RuleChange extends RuleRecord {
  rule: GrammarCategory;
  explanation: string;
  example: { wrong: string; right: string } | null;
  isMasteredNow: boolean;
}

/** The rules that change with a message: those that it broke, and those that it leaves mastered. `messages` counts the learner's messages. */
function rulesAfter({ message, corrections }: Lesson, records: RuleRecords, messages: number): RuleChange[] {
  const broken = new Map<GrammarCategory, RuleChange>();
  for (const [start, length, corrected, , category, , explanation] of corrections) {
    if (category === null || broken.has(category)) continue;
    const around = sentenceAround(message, { start, length });
    const original = message.slice(start, start + length);
    const right = correctedText(around.sentence, [{ start: around.start, original, corrected }]);
    const timesMastered = records.find(({ rule }) => rule === category)?.timesMastered ?? 0;
    const example = { wrong: around.sentence, right };
    broken.set(category, {
      rule: category,
      explanation,
      example,
      since: messages,
      timesMastered,
      isMasteredNow: false,
    });
  }
  const kept = records.flatMap((record): RuleChange[] => {
    const after = broken.has(record.rule) ? null : recordAfter(record, messages);
    return after ? [{ rule: record.rule, explanation: "", example: null, ...after, isMasteredNow: true }] : [];
  });
  return [...broken.values(), ...kept];
}

/** A rule that is there keeps its reason and its example. */
function storeRules(
  db: Database,
  { userId, language }: ConversationRow,
  rules: readonly RuleChange[],
  now: Date,
): Statement {
  const list = JSON.stringify(
    rules.map(({ rule, explanation, example, timesMastered, since }) => [
      rule,
      explanation,
      JSON.stringify(example ? [example] : []),
      timesMastered,
      since,
    ]),
  );
  const of = (place: number) => sql.raw(`json_extract(value, '$[${place}]')`);
  return db
    .insert(grammarRules)
    .select(
      sql`SELECT ${userId}, ${language}, ${of(0)}, ${of(1)}, ${of(2)}, ${of(3)}, ${of(4)}, ${now.getTime()} FROM json_each(${list}) WHERE true`,
    )
    .onConflictDoUpdate({
      target: [grammarRules.userId, grammarRules.language, grammarRules.rule],
      set: {
        timesMastered: sql`excluded.times_mastered`,
        since: sql`excluded.since`,
        lastEncountered: sql`excluded.last_encountered`,
      },
    });
}

/** A mistake that was made before is counted, and shows where it was made last. */
function storeMistakes(
  db: Database,
  { conversation, message }: { conversation: ConversationPlace; message: string },
  mistakes: readonly StoredCorrection[],
  { when = sql`TRUE`, now }: { when?: SQL; now: Date },
): Statement {
  const { userId, language, id, category: topic } = conversation;
  const list = JSON.stringify(
    mistakes.map(([start, length, corrected, type, category, , explanation]) => {
      const original = message.slice(start, start + length);
      const around = sentenceAround(message, { start, length });
      const key = mistakeKey(language, { type, category, original, corrected });
      const level = correctionLevel(category);
      return [key, around.sentence, around.start, original, corrected, explanation, type, category, level];
    }),
  );
  const of = (place: number) => sql.raw(`json_extract(value, '$[${place}]')`);
  return db
    .insert(grammaticalIssues)
    .select(
      sql`SELECT ${userId}, ${of(0)}, ${language}, ${of(1)}, ${of(2)}, ${of(3)}, ${of(4)}, ${of(5)}, ${of(6)}, ${of(7)}, ${topic}, ${of(8)},
        ${id}, 1, ${now.getTime()} FROM json_each(${list}) WHERE ${when}`,
    )
    .onConflictDoUpdate({
      target: [grammaticalIssues.userId, grammaticalIssues.mistakeKey],
      set: {
        sentence: sql`excluded.sentence`,
        start: sql`excluded.start`,
        originalText: sql`excluded.original_text`,
        correctedText: sql`excluded.corrected_text`,
        explanation: sql`excluded.explanation`,
        topic: sql`excluded.topic`,
        conversationId: sql`excluded.conversation_id`,
        timesEncountered: sql`${grammaticalIssues.timesEncountered} + 1`,
        lastEncountered: sql`excluded.last_encountered`,
      },
    });
}

/** Learners have a row for German from the start; a language gets one with its first word or mastered rule. */
function storeProgress(
  db: Database,
  { userId, language, cefrLevel }: ConversationPlace,
  { isNewWord, mastered }: { isNewWord: SQL; mastered: number },
): Statement {
  const { vocabularyCount, grammarRulesLearned } = progressTracking;
  return db
    .insert(progressTracking)
    .values({
      userId,
      language,
      cefrLevel,
      vocabularyCount: isNewWord,
      grammarRulesLearned: mastered,
    })
    .onConflictDoUpdate({
      target: [progressTracking.userId, progressTracking.language],
      set: {
        vocabularyCount: sql`${vocabularyCount} + excluded.vocabulary_count`,
        grammarRulesLearned: sql`${grammarRulesLearned} + excluded.grammar_rules_learned`,
      },
    });
}
