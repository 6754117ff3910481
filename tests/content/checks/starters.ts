import type { Starter } from "#content/seed/read-content.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import type { Finding } from "./finding.ts";
import { WORDS_IN_SENTENCE, wordsIn } from "./sentences.ts";
import { POLITE } from "./spelling.ts";
import { tokensOf } from "./texts.ts";

/** How many there are, spread over topics, levels and tones. */
export const STARTERS = 100;
/** A level has room for every topic twice; each tone gets its share of it. */
const LEAST_PER_LEVEL = 16;
const LEAST_PER_TONE = 4;

/** How one says du, and how several friends are spoken to; `ihr` may be 'her' and says nothing. */
const FAMILIAR = new Set(
  "du dir dich dein deine deinem deinen deiner deines euch euer eure eurem euren eurer".split(" "),
);

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][“"]?)\s+(?=["„“]?[\p{Lu}\d])/u);
}

function addressFaults({ tone, prompt }: Starter): string[] {
  const tokens = tokensOf(prompt);
  const familiar = tokens.filter(({ text }) => FAMILIAR.has(text.toLowerCase()));
  // 'Sie' and 'Ihre' at the beginning may be 'they' and 'her'.
  const polite = tokens.filter(({ text, opening }) => !opening && POLITE.has(text));
  if (tone === "professional") return familiar.map(({ text }) => `"${text}", but the tone says Sie`);
  return [
    ...polite.map(({ text }) => `"${text}", but the tone says du`),
    ...(familiar.length > 0 || polite.length > 0 ? [] : ["nobody is spoken to: no du, dir, dein"]),
  ];
}

function starterFaults(starter: Starter): string[] {
  const { level, emoji, title, prompt, translation } = starter;
  const most = WORDS_IN_SENTENCE[level];
  return [
    ...addressFaults(starter),
    ...(prompt.endsWith("?") ? [] : ["the prompt does not end with a question"]),
    ...(translation.endsWith("?") ? [] : ["the translation does not end with a question"]),
    ...sentencesOf(prompt)
      .filter((sentence) => wordsIn(sentence) > most)
      .map((sentence) => `"${sentence}" has ${wordsIn(sentence)} words, ${level} allows ${most}`),
    ...(/^\p{Lu}/u.test(title) && !/[.!]$/.test(title) ? [] : ["the title begins with a capital and has no full stop"]),
    ...([...segmenter.segment(emoji)].length === 1 && /\p{Extended_Pictographic}/u.test(emoji)
      ? []
      : [`"${emoji}" is not one emoji`]),
  ];
}

function twins(starters: readonly Starter[], key: "title" | "prompt"): Finding[] {
  const seen = new Map<string, Starter>();
  return starters.flatMap((starter) => {
    const twin = seen.get(starter[key].toLowerCase());
    seen.set(starter[key].toLowerCase(), starter);
    return twin ? [at(starter, `the ${key} stands also in ${twin.file}:${twin.line}`)] : [];
  });
}

function at({ file, line, title }: Starter, message: string): Finding {
  return { check: "starters", file, line, word: null, message: `${title}: ${message}` };
}

/** What is wrong with single starters, or with two that are the same. */
export function starterFindings(starters: readonly Starter[]): Finding[] {
  return [
    ...starters.flatMap((starter) => starterFaults(starter).map((message) => at(starter, message))),
    ...twins(starters, "title"),
    ...twins(starters, "prompt"),
  ];
}

/** What the whole set lacks: number, and the spread over levels, topics and tones. */
export function spreadFaults(starters: readonly Starter[]): string[] {
  const count = (of: Partial<Starter>): number =>
    starters.filter((starter) => Object.entries(of).every(([key, value]) => starter[key as keyof Starter] === value))
      .length;
  return [
    ...(starters.length === STARTERS ? [] : [`${starters.length} starters instead of ${STARTERS}`]),
    ...CEFR_LEVELS.filter((level) => count({ level }) < LEAST_PER_LEVEL).map((level) => `${level}: too few`),
    ...CEFR_LEVELS.flatMap((level) => [
      ...TOPICS.filter((topic) => count({ level, topic }) === 0).map((topic) => `${level}: none on ${topic}`),
      ...TONES.filter((tone) => count({ level, tone }) < LEAST_PER_TONE).map((tone) => `${level}: too few ${tone}`),
    ]),
    ...TOPICS.flatMap((topic) =>
      TONES.filter((tone) => count({ topic, tone }) === 0).map((tone) => `${topic}: none is ${tone}`),
    ),
  ];
}
