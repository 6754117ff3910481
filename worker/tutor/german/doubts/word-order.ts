import { BEFORE_OPENER, OPENING_ADVERBS, TIMELY } from "#content/built-in/german/doubts.ts";
import { COMMON_FINITES } from "#content/built-in/tutor/patterns/verb-position.ts";
import { clausesOf } from "../clause.ts";
import { COORDINATORS, MODALS, SUBJECTS } from "../closed-class.ts";
import { type Context, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { hasCopula, isHelper, type Phrase, unitedSubject } from "./shared.ts";

/** "Nicht kein Fleisch", "ich kenne nicht diese Stadt". */
export function misplacedNot(context: Context, phrases: readonly Phrase[]): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) =>
    tokens.slice(clause.from, clause.to).some((token) => {
      if (token.lower !== "nicht") return false;
      const next = tokens[token.index + 1]?.lower ?? "";
      if (next.startsWith("kein")) return true;
      if (token.index + 1 >= clause.to || hasCopula(context, clause)) return false;
      if (tokens.some((each) => each.lower === "sondern")) return false;
      // "Das blaue, nicht das rote."
      if (tokens[token.index - 1]?.kind === "mark") return false;
      if (/^(?:es|ihn|mich|dich|uns|ihm|mir|dir|ihnen)$/.test(next)) return true;
      const phrase = phrases.find(({ from }) => from === token.index + 1);
      if (phrase === undefined || phrase.preposition !== null || phrase.article === null) return false;
      if (TIMELY.test(phrase.noun.text) || /^(?:Mal|Weg)$/.test(phrase.noun.text)) return false;
      return /^(?:d|dies|mein|dein|sein|ihr|unser|euer)$/.test(phrase.article.word.base);
    }),
  );
}

/** "Ich habe Deutsch gelernt für zwei Jahre": a participle or an infinitive closes its clause. */
export function behindTheEnd(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    if (clause.opener !== null) return false;
    const words = tokens.slice(clause.from, clause.to);
    const frame = words.findIndex((token) =>
      finiteOf(context, token).some(({ verb }) => isHelper(verb.lemma) || verb.lemma === "gehen"),
    );
    if (frame === -1) return false;
    const helpers = finiteOf(context, words[frame]).map(({ verb }) => verb.lemma);
    const past = helpers.some((lemma) => /^(?:haben|sein|werden)$/.test(lemma));
    const modal = helpers.some((lemma) => MODALS.has(lemma) || lemma === "werden" || lemma === "gehen");
    return words.some((token, at) => {
      const next = words[at + 1];
      if (at <= frame || next === undefined || next.kind === "mark") return false;
      if (words[at - 1]?.lower === "ehrlich") return false;
      const closes = verbsOf(context, token).some(
        ({ form }) => (past && form === "participle") || (modal && form === "infinitive"),
      );
      if (!closes || context.lexicon.taught(token.lower)?.partOfSpeech === "adjective") return false;
      // A participle before a noun or an adjective is one itself: "frisch gekochte", "gut bezahlt".
      if (
        verbsOf(context, next).length > 0 ||
        /^(?:als|wie|und|oder|aber|denn|sowie|zu|außer|noch|worden)$/.test(next.lower)
      )
        return false;
      return !/^(?:gern|gerne|genug|sehr|viel|lange|gefallen)$/.test(token.lower);
    });
  });
}

/** "Weil morgen ist Samstag". */
export function verbNotLast(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    if (clause.opener === null) return false;
    const words = tokens.slice(clause.from + 1, clause.to).filter((token) => token.kind !== "mark");
    const last = words.at(-1);
    if (last === undefined || (/^(?:als|bis|seit|während)$/.test(clause.opener.lower) && words.length < 3))
      return false;
    const person = clause.subject === null ? null : (SUBJECTS[clause.subject.lower] ?? null);
    const united = clause.subject !== null && unitedSubject(context, clause);
    const finite = finiteOf(context, last).filter(
      ({ persons }) => person === null || united || persons.includes(person),
    );
    if (finite.length === 0) {
      // "Weil ich das hätte sagen können": two infinitives at the end.
      const pair = words.slice(-2).every((token) => verbsOf(context, token).some(({ form }) => form === "infinitive"));
      return !(pair && words.length > 3);
    }
    const early = words.slice(0, -1).find((token) => COMMON_FINITES.test(token.lower));
    return (
      early !== undefined &&
      verbsOf(context, last).some(({ form }) => form === "infinitive" || form === "participle") &&
      !COORDINATED.test(tokens[early.index + 1]?.lower ?? "")
    );
  });
}

const COORDINATED = /^(?:und|oder|aber)$/;

/** "Ich bin glücklich weil …". */
export function lacksComma(context: Context): boolean {
  const { tokens } = context;
  return tokens.some((token, index) => {
    const before = tokens[index - 1];
    return (
      before !== undefined &&
      before.kind === "word" &&
      /^(?:weil|dass|wenn|ob|obwohl|nachdem|bevor|falls|sobald)$/.test(token.text) &&
      !BEFORE_OPENER.test(before.lower)
    );
  });
}

/** "Gestern ich war", "und dann wir gehen", "heute meine Mutter kocht". */
export function verbThird({ tokens }: Context): boolean {
  return tokens.some((token, index) => {
    const before = tokens[index - 1];
    const next = tokens[index + 1]?.lower ?? "";
    return (
      OPENING_ADVERBS.test(token.lower) &&
      (before === undefined || before.kind === "mark" || /^(?:und|aber|oder)$/.test(before.lower)) &&
      (SUBJECTS[next] !== undefined || /^(?:sie|mein|meine|unser|unsere|der|die|das|alle)$/.test(next))
    );
  });
}

/** "Ein Freund, der wohnen in Köln." */
export function wrongRelative(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    const words = tokens.slice(clause.from, clause.to);
    const pronoun = words[0]?.lower ?? "";
    const [before, noun] = [tokens[clause.from - 1], tokens[clause.from - 2]];
    if (!/^(?:der|die|das)$/.test(pronoun) || before?.text !== "," || nounsOf(context, noun).length === 0) return false;
    if (words.length < 3 || /^\p{Lu}/u.test(words[1]?.text ?? "")) return false;
    if (finiteOf(context, words.at(-1)).length > 0) return false;
    const persons = finiteOf(context, words[1]).flatMap((reading) => reading.persons);
    return (
      persons.length > 0 && !persons.some((person) => (pronoun === "die" ? person === 2 || person === 5 : person === 2))
    );
  });
}

/** "Ich treffe mit Freunden mich." */
export function lateReflexive(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    return (
      clause.opener === null &&
      /^(?:mich|dich|sich)$/.test(words.at(-1)?.lower ?? "") &&
      nounsOf(context, words.at(-2)).length > 0 &&
      /^(?:ich|du|er|sie|es|wir|man)$/.test(words[0]?.lower ?? "")
    );
  });
}

/** "Ich nicht kann", "wir wollt": a subject and the verb right behind it, or not right behind it. */
export function splitPair(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    const at = clause.from + (COORDINATORS.has(tokens[clause.from]?.lower ?? "") ? 1 : 0);
    const [subject, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (subject === undefined || clause.opener !== null || at + 1 >= clause.to) return false;
    const person = /^(?:ich|du|er|wir|man)$/.test(subject.lower) ? SUBJECTS[subject.lower] : undefined;
    if (person === undefined) return false;
    const finite = finiteOf(context, next);
    // "Mein Bruder und ich haben": both together are a plural.
    const allowed = at > clause.from ? [person, 3] : [person];
    if (finite.length > 0) return finite.every(({ persons }) => !persons.some((each) => allowed.includes(each)));
    return (
      /^(?:nicht|auch|immer|oft|gern|gerne|noch|schon|jetzt|heute|morgen|gestern|manchmal|nie|normalerweise)$/.test(
        next?.lower ?? "",
      ) &&
      at + 2 < clause.to &&
      finiteOf(context, after).length > 0
    );
  });
}
