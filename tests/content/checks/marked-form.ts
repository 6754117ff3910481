import type { ReadWord } from "#content/seed/read-content.ts";
import { comparable, nounVote } from "./dictionaries.ts";
import { markedParts, wordCheck } from "./finding.ts";
import { voteOnVerb } from "./morphology.ts";
import { folded } from "./texts.ts";

/** Letters that a form has in common with its lemma, umlauts aside. */
const COMMON_LETTERS = 3;

/** Forms that share no beginning with their lemma. */
const IRREGULAR_FORMS: Readonly<Record<string, readonly string[]>> = {
  gut: ["besser", "best"],
  viel: ["mehr", "meist"],
  gern: ["lieber", "liebst"],
  hoch: ["hoh", "höher"],
  nah: ["näh", "näch"],
  ich: ["mich", "mir"],
  er: ["ihn", "ihm"],
  sie: ["ihr", "ihnen"],
  es: ["ihm"],
  wir: ["uns"],
  ihr: ["euch"],
  wer: ["wen", "wem", "wessen"],
};

const REFLEXIVES = new Set(["mich", "mir", "dich", "dir", "sich", "uns", "euch"]);

function beginsLike(form: string, lemma: string): boolean {
  const start = folded(lemma).slice(0, COMMON_LETTERS);
  const irregular = IRREGULAR_FORMS[lemma.toLowerCase()] ?? [];
  return folded(form).startsWith(start) || irregular.some((beginning) => folded(form).startsWith(folded(beginning)));
}

function isNounForm(form: string, { word, plural }: ReadWord): boolean {
  const vote = nounVote(word);
  const own = [word, `${word}s`, `${word}es`, ...(plural && plural !== "none" ? [plural, `${plural}n`] : [])];
  return own.includes(form) || (vote ? vote.forms.has(form) : beginsLike(form, word));
}

function isVerbForm(parts: readonly string[], word: ReadWord): boolean {
  const lemmaWords = word.word.split(" ");
  const reflexive = lemmaWords[0] === "sich";
  // 'Rad' of 'Rad fahren' and the 'mich' of 'sich freuen' may be marked too.
  const besides = new Set(lemmaWords.slice(0, -1).map(comparable));
  const rest = parts.map(comparable).filter((part) => !besides.has(part) && !(reflexive && REFLEXIVES.has(part)));
  const vote = voteOnVerb(word);
  if (!vote) return rest.some((part) => beginsLike(part, lemmaWords.at(-1) ?? ""));
  const prefix = word.prefix ?? vote.prefix;
  const [first = "", ...more] = rest;
  if (more.length > 0) return more.length === 1 && prefix === more[0] && vote.finite.has(first);
  if (prefix === null) return vote.finite.has(first) || vote.other.has(first);
  const tail = first.startsWith(prefix) ? first.slice(prefix.length) : null;
  return vote.other.has(first) || (tail !== null && (vote.finite.has(tail) || vote.other.has(tail)));
}

function isOtherForm(parts: readonly string[], word: ReadWord): boolean {
  const lemmaWords = word.word.split(" ");
  const likeSome = parts.every((part) => lemmaWords.some((lemma) => beginsLike(part, lemma)));
  const allFound = lemmaWords.every((lemma) => parts.some((part) => beginsLike(part, lemma)));
  return likeSome && allFound;
}

/** The marked part of the sentence is a form of the word that is taught. */
export const MARKED_FORM = wordCheck("marked-form", ({ word }) => {
  const marked = markedParts(word);
  const parts = marked.flatMap((part) => part.split(" "));
  const single = parts.length === 1 ? (parts[0] ?? "") : null;
  const fits =
    word.pos === "noun"
      ? single !== null && isNounForm(single, word)
      : word.pos === "verb"
        ? isVerbForm(parts, word)
        : isOtherForm(parts, word);
  return fits ? [] : [`the marked "${marked.join(" … ")}" is no form of ${word.word}`];
});
