import { SMALL_ENGLISH_WORDS } from "#content/built-in/german/slips.ts";
import type { Edit } from "../../turn.ts";
import { CASE_ORDER, determiner, determinerForm } from "../closed-class.ts";
import { type Context, edit, firstWord } from "../context.ts";
import { capital } from "../lexicon.ts";
import type { Token } from "../tokens.ts";

/** A German sentence with an English word in it: `the coffee war kalt` → `der Kaffee`. */
export function englishRule(context: Context): Edit[] {
  const words = context.tokens.filter((token) => token.kind === "word");
  const english = words.filter((token) => isEnglish(context, token));
  if (english.length === 0 || english.length > Math.max(2, words.length / 3) || words.length - english.length < 3)
    return [];
  const edits: Edit[] = [];
  for (const token of english) {
    if (edits.some((each) => each.start <= token.start && each.end >= token.end)) continue;
    const next = context.tokens[token.index + 1];
    if (token.lower === "the" && next) {
      const german = context.lexicon.english(next.lower);
      const noun = german && /^\p{Lu}/u.test(german) ? context.lexicon.noun(german) : null;
      const slot = noun?.genders[0];
      const article =
        slot && noun ? determinerForm({ base: "d", declension: "definite" }, { kase: "nom", slot }) : null;
      if (article && noun) edits.push(englishEdit(context, token, next, `${article} ${noun.lemma}`));
      continue;
    }
    const follows = next ? context.lexicon.english(next.lower) : null;
    if (token.lower === "my" && next && follows !== null && isEnglish(context, next)) {
      const noun = /^\p{Lu}/u.test(follows) ? context.lexicon.noun(follows) : null;
      const before = context.tokens[token.index - 1];
      // Where a preposition rules the case, the form would be a guess.
      if (noun?.genders.length === 1 && (before === undefined || before.kind === "mark")) {
        edits.push(englishEdit(context, token, next, `${noun.genders[0] === "f" ? "meine" : "mein"} ${noun.lemma}`));
      }
      continue;
    }
    const small = SMALL_ENGLISH_WORDS[token.lower];
    const german = small ?? context.lexicon.english(token.lower);
    if (!german || token === firstWord(context)) continue;
    // `Das is mir egal`, `safe die beste Pizza`, `Ich war so happy`: Germans write so in chats.
    if (english.length === 1 && SAID_IN_GERMAN.test(token.lower)) continue;
    // A verb would need its form, an adjective its ending: only words that fit as they are.
    const isNoun = /^\p{Lu}/u.test(german);
    const before = context.tokens[token.index - 1];
    if (!isNoun && small === undefined) {
      const bare =
        context.lexicon.verb(german) === null && context.lexicon.entries(german).some((entry) => /^(D|A)/.test(entry));
      if (!bare || (next && /^\p{Lu}/u.test(next.text) && next.kind === "word")) continue;
    }
    if (
      isNoun &&
      before &&
      determiner(before.lower) === null &&
      !/^(mit|im|am|zum|zur|ohne|für|und|gern|viel|kein)$/.test(before.lower)
    )
      continue;
    if (isNoun && !agrees(context, before, german)) continue;
    // `training`: the word is German, too, and lacks only its capital.
    edits.push(
      german === capital(token.text)
        ? { ...englishEdit(context, token, token, german), ...CAPITAL }
        : englishEdit(context, token, token, german),
    );
  }
  return edits;
}

const SAID_IN_GERMAN =
  /^(is|safe|down|nice|random|lost|easy|fancy|weird|fair|wild|happy|busy|crazy|cute|strange|stylish|awesome)$/;

const CAPITAL = {
  type: "spelling" as const,
  category: "nouns" as const,
  rule: "noun-capital",
  explanation: "German nouns always start with a capital letter.",
  confidence: 0.95,
};

/** `meinen wallet`: an article that fits no case of the German noun was meant for another word. */
function agrees(context: Context, before: Token | undefined, noun: string): boolean {
  const article = before ? determiner(before.lower) : null;
  const entry = context.lexicon.noun(noun);
  if (!article || !before || !entry) return true;
  return entry.genders.some((slot) =>
    CASE_ORDER.some((kase) => determinerForm(article, { kase, slot }) === before.lower),
  );
}

function englishEdit(context: Context, first: Token, last: Token, german: string): Edit {
  const text = context.message.slice(first.start, last.end);
  return edit(context, first, last, german, {
    type: "vocabulary",
    category: null,
    rule: "english-word",
    explanation: `The German for *${text}* is *${german}*.`,
    confidence: 0.85,
  });
}

/** A common English word that is no German one, written with a small letter. */
function isEnglish(context: Context, token: Token): boolean {
  // "nach all der Arbeit" is German.
  if (!/^[a-z']+$/.test(token.text) || token.text.length < 2 || token.text === "all") return false;
  if (context.lexicon.english(token.lower) === null) return false;
  // `der herd`: a German noun of the course without its capital.
  const noun = capital(token.text);
  if (context.lexicon.taught(noun) !== null && context.lexicon.english(token.lower) !== noun) return false;
  // `in`, `war`, `man`, `so` are German words as well.
  return (
    !context.lexicon.entries(token.lower).some((entry) => !entry.startsWith("#")) &&
    context.lexicon.verbReadings(token.lower).length === 0 &&
    context.lexicon.adjectiveReadings(token.lower).length === 0
  );
}
