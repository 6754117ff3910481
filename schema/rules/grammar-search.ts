/** What a search looks at in a topic. */
export interface SearchableTopic {
  title: string;
  /** The slug of its category. */
  category: string;
  /** Begins with the summary; only the first paragraph is searched. */
  explanation: string;
  /** Further words that find it, German and English. */
  search: readonly string[];
}

/** A word in the two ways in which people type it without umlauts: "Präteritum" → "praeteritum" and "prateritum". */
type Word = readonly [spelledOut: string, plain: string];

/** A topic as the search reads it, made once for each. */
interface Index {
  /** Its search words, each of them a list, because some are phrases. */
  phrases: Word[][];
  title: Word[];
  category: Word[];
  summary: Word[];
}

/** Words that say little about what is looked for. They count only where nothing else was typed. */
const NOISE = new Set(
  "a about an and are at do does for form forms german grammar how i in is it my of on or rule rules the to use using vs what with word words".split(
    " ",
  ),
);

const indexes = new WeakMap<SearchableTopic, Index>();

const WHOLE_PHRASE = 1_000;
const SCORES = {
  phrase: { whole: 60, word: 35, start: 20, inside: 8 },
  title: { word: 40, start: 20, inside: 8 },
  category: { word: 30, start: 15, inside: 0 },
  summary: { word: 6, start: 3, inside: 0 },
} as const;
/** What a match is worth that only holds without umlauts: "wurde" finds "würde", but after "wurde". */
const WITHOUT_UMLAUTS = 0.8;
/** Shorter pieces stand inside too many words. */
const MIN_INSIDE = 4;

/**
 * The topics that a search finds, the best first, equal ones in the order given; all of them for an empty search. Every word must be
 * found, in the title, the search words, the category, or the summary; if no topic has them all, those with most of them are found.
 * Case and accents do not matter, and ae, oe, ue, ss may stand for ä, ö, ü, ß. A word that only ends differently is found, too.
 */
export function searchTopics<Topic extends SearchableTopic>(topics: readonly Topic[], query: string): Topic[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [...topics];
  const telling = asked.filter(([word]) => !NOISE.has(word));
  const scored = topics.map((topic) => ({ topic, ...scoreOf(indexOf(topic), asked, telling) }));
  return chosen(scored, telling.length)
    .toSorted((one, other) => other.score - one.score)
    .map(({ topic }) => topic);
}

interface Hit<Topic> {
  topic: Topic;
  score: number;
  /** How many of the telling words it has. */
  found: number;
}

function chosen<Topic>(scored: readonly Hit<Topic>[], telling: number): Hit<Topic>[] {
  if (telling === 0) {
    const whole = scored.filter(({ score }) => score >= WHOLE_PHRASE);
    return whole.length > 0 ? whole : scored.filter(({ score }) => score > 0);
  }
  const most = Math.max(...scored.map(({ found }) => found));
  return most > telling / 2 ? scored.filter(({ found }) => found === most) : [];
}

function scoreOf(index: Index, asked: readonly Word[], telling: readonly Word[]): { score: number; found: number } {
  const scores = telling.map((word) => wordScore(index, word));
  const noise = telling.length > 0 ? [] : asked.map((word) => bestOf(index.phrases.flat(), word, SCORES.phrase));
  const isWhole = index.phrases.some((phrase) => isSame(phrase, asked));
  const whole = isWhole || isSame(index.category, asked) ? WHOLE_PHRASE : 0;
  const sum = [...scores, ...noise].reduce((total, score) => total + score, whole);
  const found = whole > 0 ? telling.length : scores.filter((score) => score > 0).length;
  return { score: sum, found };
}

function isSame(phrase: readonly Word[], asked: readonly Word[]): boolean {
  return phrase.length === asked.length && phrase.every((word, place) => equals(word, asked[place] as Word) > 0);
}

function wordScore({ phrases, title, category, summary }: Index, asked: Word): number {
  const single = phrases.filter((phrase) => phrase.length === 1).flat();
  return Math.max(
    ...single.map((word) => SCORES.phrase.whole * equals(word, asked)),
    bestOf(phrases.flat(), asked, SCORES.phrase),
    bestOf(title, asked, SCORES.title),
    bestOf(category, asked, SCORES.category),
    bestOf(summary, asked, SCORES.summary),
  );
}

function bestOf(words: readonly Word[], asked: Word, scores: { word: number; start: number; inside: number }): number {
  return Math.max(
    0,
    ...words.map((word) =>
      Math.max(
        scores.word * equals(word, asked),
        scores.start * either(word, asked, (text, piece) => text.replace(/^-/, "").startsWith(withoutEnding(piece))),
        scores.inside * either(word, asked, (text, piece) => piece.length >= MIN_INSIDE && text.includes(piece)),
      ),
    ),
  );
}

function equals(word: Word, asked: Word): number {
  return either(word, asked, (text, typed) => text === typed);
}

/** How well a comparison holds: 1 with every umlaut, less without them, 0 not at all. */
function either([spelled, plain]: Word, asked: Word, holds: (text: string, typed: string) => boolean): number {
  if (holds(spelled, asked[0])) return 1;
  return holds(plain, asked[1]) ? WITHOUT_UMLAUTS : 0;
}

/** "participles" → "participl", which begins "participle" as well. Short words stay whole. */
function withoutEnding(word: string): string {
  return word.length > MIN_INSIDE + 1 ? word.replace(/(?:e[nrs]?|s|n)$/, "") : word;
}

function indexOf(topic: SearchableTopic): Index {
  const known = indexes.get(topic);
  if (known) return known;
  const [summary = ""] = topic.explanation.split("\n\n", 1);
  const index = {
    phrases: topic.search.map(wordsOf),
    title: wordsOf(topic.title),
    category: wordsOf(topic.category),
    summary: wordsOf(summary),
  };
  indexes.set(topic, index);
  return index;
}

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

function wordsOf(text: string): Word[] {
  const plain = text.toLowerCase().normalize("NFC").replace(/['’]/g, "");
  // "Konjunktiv 2" is how people type "Konjunktiv II".
  const numbered = plain.replace(/(konjunktiv|futur|partizip) (i{1,2})\b/g, (_, term, number) => {
    return `${term} ${number.length}`;
  });
  // A hyphen makes an ending: "-es" is not the pronoun.
  return (numbered.match(/(?<!\p{L})-?\p{L}+|\p{N}+/gu) ?? []).map((word) => {
    const spelled = word.replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter);
    return [withoutAccents(spelled), withoutAccents(word.replaceAll("ß", "ss"))];
  });
}

function withoutAccents(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}
