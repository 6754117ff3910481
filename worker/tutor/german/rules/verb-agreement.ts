import { KIN, ONE_MEASURE, SEVERAL, SURELY } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { determinerForm, PREPOSITIONS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { nounPhrases, solutions } from "../noun-phrase.ts";
import { conjugate, type Tense } from "../paradigm.ts";
import { isAboutPeople } from "../people.ts";
import type { Token } from "../tokens.ts";

/** The verb agrees with its subject: a pronoun, a noun, a name, or several of them. */
export function verbAgreementRule(context: Context): Edit[] {
  return [
    ...pronounAgreement(context),
    ...nounAgreement(context),
    ...otherSubjects(context),
    ...thirdPersons(context),
    ...pluralSubjects(context),
    ...lateSubjects(context),
    ...auxiliariesOfOthers(context),
  ];
}

const PRONOUN: readonly string[] = ["ich", "du", "er/sie/es", "wir", "ihr", "sie"];

function changeForm(context: Context, token: Token, person: number, subject: string, rule: string): Edit | null {
  const readings = verbsOf(context, token).filter(
    (reading) => !reading.joined && reading.form !== "zu" && reading.form !== "imperative",
  );
  const forms = new Set<string>();
  for (const reading of readings) {
    if (reading.form === "participle") continue;
    const tense: Tense = reading.tense === null || reading.tense === "reported" ? "present" : reading.tense;
    const form = conjugate(reading.verb, tense)[person];
    if (form) forms.add(form);
  }
  const [form] = forms;
  if (forms.size !== 1 || form === undefined || form === token.lower) return null;
  const ending = PRONOUN[person] ?? "";
  return edit(context, token, token, form, {
    type: "grammar",
    category: "verbs",
    rule,
    explanation:
      rule === "noun-agreement"
        ? `The subject is *${subject}* (${ending}), so the verb is *${form}*.`
        : `With *${subject}*, the verb form is *${form}*.`,
    confidence: 0.9,
  });
}

/** `ich kommt` → `komme`. */
function pronounAgreement(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    if (clause.opener) continue;
    for (let index = clause.from; index < clause.to; index++) {
      const subject = tokens[index];
      if (!subject || !/^(ich|du|er|wir|man)$/.test(subject.lower)) continue;
      const person = SUBJECTS[subject.lower] ?? 0;
      // `Mein Bruder und ich gehen`
      if (
        /^(und|oder|als|wie)$/.test(tokens[index - 1]?.lower ?? "") &&
        index > 1 &&
        /^\p{Lu}|^(du|er|sie|wir|ihr)$/u.test(tokens[index - 2]?.text ?? "") &&
        index - 1 > clause.from
      )
        continue;
      // `Paul und ich haben`, and a clause cut at its `und`.
      if (/^(als|wie|und|oder)$/.test(tokens[index - 1]?.lower ?? "") && index > 1 && !isVerbBefore(context, index - 2))
        continue;
      if (tokens[index + 1]?.lower === "und") continue;
      const before = tokens[index - 1];
      const after = tokens[index + 1];
      const fitting = clause.finites.some((token) =>
        finiteOf(context, token).some((reading) => reading.persons.includes(person)),
      );
      if (fitting) continue;
      // Only the word next to the subject is safe; the one after it in a statement, the one before it in a question.
      const isFirst =
        index === clause.from || (index === clause.from + 1 && /^(und|aber|denn|oder)$/.test(before?.lower ?? ""));
      const verb = isFirst
        ? after
        : before && index > clause.from && finiteOf(context, before).length > 0
          ? before
          : undefined;
      if (!verb || verb.index >= clause.to) continue;
      if (/^(bitte|danke|liebe|lieber|beide|alle|selbst|auch|nicht)$/.test(verb.lower)) continue;
      const all = verbsOf(context, verb);
      // "Du faule Socke!"
      if (
        nounsOf(context, tokens[verb.index + 1]).length > 0 &&
        context.lexicon.adjectiveReadings(verb.lower).some(({ ending }) => ending !== "")
      )
        continue;
      if (
        !all.some((reading) => reading.form === "finite" || reading.form === "infinitive") ||
        all.some((reading) => reading.joined)
      )
        continue;
      // `Wir müssen` before `er`: a clause without its comma.
      if (
        !isFirst &&
        tokens
          .slice(clause.from, index - 1)
          .some((token) => SUBJECTS[token.lower] !== undefined || token.lower === "sie" || token.text === "Sie")
      )
        continue;
      if (!isFirst && tokens.slice(clause.from, index - 1).some((token) => finiteOf(context, token).length > 0))
        continue;
      // "Erzähl du mal einen Witz!": a command may name whom it is for.
      const isCommand =
        subject.lower === "du" &&
        verb.index === clause.from &&
        (all.some(({ form }) => form === "imperative") || verb.lower.endsWith("e"));
      if (isCommand && tokens.find(({ index: at, kind }) => at >= clause.to && kind === "mark")?.text !== "?") continue;
      const found = changeForm(context, verb, person, subject.lower, "verb-agreement");
      if (found) edits.push(found);
    }
  }
  return edits;
}

/** Whether a clause with a finite verb stands before an `und`, so that what follows is a new clause. "Was mich freut: Mein Bruder und ich …" has none. */
function isVerbBefore(context: Context, upTo: number): boolean {
  const mark = context.tokens.slice(0, upTo).findLastIndex(({ kind }) => kind === "mark");
  return context.tokens.slice(mark + 1, upTo + 1).some((token) => finiteOf(context, token).length > 0);
}

/** `Meine Mutter kochen` → `kocht`: only at the start of a clause, where the phrase before the verb must be its subject. */
function nounAgreement(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  const clauses = clausesOf(context);
  for (const phrase of nounPhrases(context)) {
    const clause = clauses.find(({ from, to }) => phrase.noun.index >= from && phrase.noun.index < to);
    const { article } = phrase;
    if (!clause || clause.opener || phrase.preposition || !article) continue;
    const begins =
      phrase.from === clause.from ||
      (phrase.from === clause.from + 1 && /^(und|aber|denn)$/.test(tokens[clause.from]?.lower ?? ""));
    const previous = tokens[clause.from - 1];
    if (!begins || (previous && !/^[.!?:]$/.test(previous.text))) continue;
    if (!/^(d|mein|dein|sein|ihr|unser|dies|ein|kein|jed)$/.test(article.word.base)) continue;
    // `Mein Freund Rafael helfen mir`
    const name = tokens[phrase.to + 1];
    const at = phrase.to + (name && KIN.test(phrase.noun.text) && isName(context, name) ? 2 : 1);
    const verb = tokens[at];
    const following = tokens[at + 1];
    if (!verb || verb.index >= clause.to) continue;
    const readings = verbsOf(context, verb);
    if (readings.length === 0 || readings.some((reading) => reading.joined || reading.form === "participle")) continue;
    if (!readings.some((reading) => reading.form === "finite")) continue;
    // `Eine Serie gucken.`: an answer with an object and an infinitive.
    if (
      (!following || following.kind === "mark" || following.lower === "lassen") &&
      readings.some((reading) => reading.form === "infinitive") &&
      /^(die|das|(?:ein|mein|dein|sein|ihr|unser|kein)e?)$/.test(article.token.lower)
    )
      continue;
    // `Die Beratung können alle nutzen`: the object comes first.
    const behind = SURELY.test(following?.lower ?? "") ? tokens[at + 2] : following;
    // "Diese Straße dürfen große Lastwagen nicht befahren"
    const other = following && /^\p{Ll}+e$/u.test(following.text) ? tokens[following.index + 1] : following;
    const modal = readings.some(({ verb: { lemma } }) => /^(dürfen|können|müssen|sollen|wollen)$/.test(lemma));
    if (
      modal &&
      nounsOf(context, other).some(({ cells }) => cells.some(([kase, number]) => kase === "nom" && number === "pl"))
    )
      continue;
    if (behind && /^(alle|viele|die|beide|mehrere|einige|meine|unsere|nur|wenige|manche)$/.test(behind.lower)) continue;
    if (following && (SUBJECTS[following.lower] !== undefined || /^(sie|Sie)$/.test(following.text))) continue;
    // "Eine Leine brauchst eher du"
    const late = tokens
      .slice(at + 1, clause.to)
      .some(
        (token) =>
          SUBJECTS[token.lower] !== undefined &&
          readings.some(({ persons }) => persons.includes(SUBJECTS[token.lower] ?? -1)),
      );
    if (late) continue;
    const others = clause.finites.filter(
      (token) => token !== verb && verbsOf(context, token).every((reading) => reading.form !== "infinitive"),
    );
    if (others.length > 0) continue;
    // A second noun phrase after the verb may be the subject: `Jeden Tag bewundern tausend Besucher …`
    const fits = phrase.readings.some(({ noun, cells }) =>
      cells.some(
        ([kase, number]) =>
          kase === "nom" &&
          determinerForm(article.word, { kase: "nom", slot: number === "pl" ? "p" : (noun.genders[0] ?? "p") }) ===
            article.token.lower,
      ),
    );
    const sein = readings.some((reading) => reading.verb.lemma === "sein");
    if (
      sein ||
      (!fits && article.word.declension !== "mixed") ||
      /^(jeden|jedem|den|dem|einen|einem|meinen|meinem)$/.test(article.token.lower)
    )
      continue;
    if (
      !fits &&
      readings.some((reading) => reading.persons.includes(5)) &&
      !/^(mein|dein|sein|ihr|unser|ein|kein)$/.test(article.token.lower)
    )
      continue;
    const numbers = new Set(phrase.readings.flatMap(({ cells }) => cells.map(([, number]) => number)));
    if (numbers.size !== 1) {
      // Lehrer, Kuchen: the article tells the number, if it can.
      const form = article.token.lower;
      if (/^(ein|mein|dein|sein|unser|kein|das|der|dieser|dieses|jeder|jede|jedes|eine)$/.test(form))
        numbers.delete("pl");
      else continue;
    }
    const person = numbers.has("sg") ? 2 : 5;
    if (readings.some((reading) => reading.persons.includes(person))) continue;
    // `Das Team haben` … collective nouns and measures vary.
    if (
      /^(Team|Paar|Menge|Hälfte|Reihe|Teil|Gruppe|Familie|Polizei|Leute|Uhr)$/.test(phrase.noun.text) &&
      person === 2 &&
      !/^(Familie|Polizei)$/.test(phrase.noun.text)
    )
      continue;
    const found = changeForm(context, verb, person, phrase.noun.text, "noun-agreement");
    if (found) edits.push(found);
  }
  return edits;
}

/** `Meine Freunde und ich spielt` → `spielen`, `Jeder von uns haben` → `hat`, `Die Zahl der Autos sind` → `ist`. */
function otherSubjects(context: Context): Edit[] {
  const { tokens } = context;
  const first = tokens.findIndex((token) => token.kind !== "mark");
  const verbAt = tokens.findIndex((token, index) => index > first && finiteOf(context, token).length > 0);
  const verb = tokens[verbAt];
  if (first < 0 || !verb || tokens.slice(first, verbAt).some((token) => token.kind === "mark")) return [];
  const text = context.message.slice(tokens[first]?.start, tokens[verbAt - 1]?.end);
  const person = /^(?:\p{L}+ )?\p{Lu}\p{L}+ und ich$/u.test(text)
    ? 3
    : /^(?:Jede[rs]?(?: von (?:uns|euch|ihnen|Ihnen))?|Niemand|Jemand|Keiner|Alles)$/u.test(text)
      ? 2
      : /^Die (?:Zahl|Anzahl) (?:der|von) (?:\p{Ll}+n )?\p{Lu}\p{L}+$/u.test(text)
        ? 2
        : /^Die meisten \p{Lu}\p{L}+n?(?: in (?:\p{Ll}+ )?\p{Lu}\p{L}+)?$/u.test(text)
          ? 5
          : null;
  // "Die meisten Leute kenne ich nicht."
  if (person === null || SUBJECTS[tokens[verbAt + 1]?.lower ?? ""] !== undefined) return [];
  const readings = verbsOf(context, verb).filter(({ joined }) => !joined);
  if (
    readings.some((reading) => reading.persons.includes(person)) ||
    readings.some(({ form }) => form === "participle")
  )
    return [];
  const found = changeForm(context, verb, person, text, "noun-agreement");
  return found ? [found] : [];
}

/** `Sie sprecht` → `spricht`, `Maria kommen` → `kommt`: *sie* and a name with a form of another person. */
function thirdPersons(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const start = clause.from + (/^(und|aber|denn)$/.test(tokens[clause.from]?.lower ?? "") ? 1 : 0);
    const subject = tokens[start];
    const verb = tokens[start + 1];
    if (!subject || !verb || clause.opener || clause.from > start || verb.index >= clause.to) return [];
    if (tokens[clause.from - 1]?.text === "," || clause.finites.length !== 1 || clause.finites[0] !== verb) return [];
    const readings = verbsOf(context, verb);
    if (readings.some(({ joined, form }) => joined || form === "participle" || form === "imperative")) return [];
    const finite = readings.filter(({ form }) => form === "finite");
    const next = tokens[verb.index + 1];
    if (next && (SUBJECTS[next.lower] !== undefined || /^(mehrere|viele|alle|die|beide|einige)$/.test(next.lower)))
      return [];
    if (subject.lower === "sie") {
      // `sie gehe` may be reported speech.
      if (finite.some(({ persons, tense }) => tense === "reported" || persons.includes(2) || persons.includes(5)))
        return [];
      const found = changeForm(context, verb, 2, "sie", "verb-agreement");
      return found ? [found] : [];
    }
    if (!isName(context, subject) || readings.some(({ persons }) => persons.includes(2))) return [];
    // `Anna und Peter kommen` ends in a name as well, and a name in -s may be a family.
    if (subject.text.endsWith("s") || next === undefined) return [];
    const found = changeForm(context, verb, 2, subject.text, "noun-agreement");
    return found ? [found] : [];
  });
}

/** `Anna hast einen Hund`, `Mein Vater bist Lehrer`, `Sie hast zwei Kinder`: forms of *haben* and *sein* that only *ich*, *du* and *ihr* have. */
function auxiliariesOfOthers(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const start = clause.from + (/^(und|aber|denn)$/.test(tokens[clause.from]?.lower ?? "") ? 1 : 0);
    const first = tokens[start];
    if (!first || clause.opener || tokens[clause.from - 1]?.text === ",") return [];
    const phrase = nounPhrases(context).find(({ from, preposition }) => from === start && !preposition);
    const verb = tokens[(phrase?.to ?? start) + 1];
    const next = verb && tokens[verb.index + 1];
    if (!verb || !next || verb.index >= clause.to || /^(ich|du|ihr)$/.test(next.lower)) return [];
    // "Mein Bruder habe angerufen" is what someone said: only of one's own people, and about what they have, is it a slip.
    const own = phrase?.article?.token.lower === "mein" || phrase?.article?.token.lower === "meine";
    const reported = !own || clause.verbs.some(({ lemma }) => lemma !== "haben");
    const right = /^(bin|bist|seid)$/.test(verb.lower)
      ? "ist"
      : /^(hast|habt)$/.test(verb.lower) || (verb.lower === "habe" && !reported)
        ? "hat"
        : null;
    if (right === null || tokens.slice(verb.index + 1, clause.to).some(({ lower }) => /^(ich|du|ihr)$/.test(lower)))
      return [];
    const single = phrase
      ? phrase.article !== null &&
        isAboutPeople(context, phrase) &&
        solutions(phrase).some(({ cell, cost }) => cost === 0 && cell.kase === "nom" && cell.slot !== "p")
      : (first.lower === "sie" && right === "hat" && verb.lower === "hast") || isName(context, first);
    if (!single) return [];
    const subject = phrase ? phrase.noun.text : first.text;
    return [
      edit(context, verb, verb, right, {
        type: "grammar",
        category: "verbs",
        rule: "noun-agreement",
        explanation: `The subject is *${subject}* (er/sie/es), so the verb is *${right}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** A word with a capital that is no German word in any other reading. */
function isName(context: Context, token: Token): boolean {
  return (
    token.kind === "word" &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    nounsOf(context, token).length === 0 &&
    !context.lexicon.isKnown(token.lower) &&
    !context.lexicon.isNominalized(token.text)
  );
}

/** `Viele Menschen denkt` → `denken`, `Die Leute ist nett` → `sind`, `Wo wohnt deine Eltern?` → `wohnen`, `Anna und Tom geht` → `gehen`. */
function pluralSubjects(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const start = clause.from + (/^(und|aber|denn)$/.test(tokens[clause.from]?.lower ?? "") ? 1 : 0);
    if (clause.opener || clause.from > start || tokens[clause.from - 1]?.text === ",") return [];
    const words = tokens.slice(start, clause.to);
    const verb = clause.finites[0];
    if (!verb || clause.finites.length !== 1) return [];
    const readings = verbsOf(context, verb);
    if (
      readings.some(
        ({ joined, form, persons }) => joined || /^(infinitive|participle)$/.test(form) || persons.includes(5),
      )
    )
      return [];
    if (!readings.some(({ persons }) => persons.includes(2))) return [];
    const front = words.slice(0, verb.index - start);
    const rest = words.slice(verb.index - start + 1);
    const subject = isPluralFront(context, front, rest)
      ? front
      : isPluralAfterQuestion(context, front, rest)
        ? rest
        : null;
    if (!subject) return [];
    const text = subject.map((token) => token.text).join(" ");
    const found = changeForm(context, verb, 5, text, "noun-agreement");
    return found ? [found] : [];
  });
}

/** Nothing after the verb can be a subject of its own, so the plural before it must be one. */
function isPluralFront(context: Context, front: readonly Token[], rest: readonly Token[]): boolean {
  const [first, ...others] = front;
  const last = front.at(-1);
  if (!first || !last || front.length < 2) return false;
  const next = rest[0];
  const subjectLike =
    next !== undefined &&
    (SUBJECTS[next.lower] !== undefined ||
      /^(sie|das|der|die|ein|eine|mein|meine|dein|deine|jeder|niemand|keiner)$/.test(next.lower) ||
      (/^\p{Lu}/u.test(next.text) && nounsOf(context, next).length === 0));
  if (subjectLike) return false;
  const und = front.findIndex(({ lower }) => lower === "und");
  if (und > 0) return arePersons(context, front.slice(0, und)) && arePersons(context, front.slice(und + 1));
  return (
    SEVERAL.test(first.lower) &&
    others.slice(0, -1).every((token) => isAttribute(context, token)) &&
    isPluralOnly(context, last) &&
    // `Die zehn Kilometer ist er gelaufen`, `Drei Wochen ist lang`: measures are one thing.
    !ONE_MEASURE.test(last.text) &&
    // `Die Hälfte ist Frauen`: beside *sein*, only an adjective is safe.
    rest.every(
      (token) =>
        nounsOf(context, token).length === 0 ||
        PREPOSITIONS[token.lower] !== undefined ||
        isAfterPreposition(context, token),
    )
  );
}

function isAfterPreposition(context: Context, token: Token): boolean {
  return (
    nounPhrases(context).some(({ noun, preposition }) => noun === token && preposition !== null) ||
    /^(und|mit|für|nach|aus|in|bei|von|um)$/.test(context.tokens[token.index - 1]?.lower ?? "")
  );
}

function isAttribute(context: Context, token: Token): boolean {
  return (
    /^(meisten|anderen|beiden|vielen)$/.test(token.lower) ||
    context.lexicon.adjectiveReadings(token.lower).some(({ ending }) => ending === "e" || ending === "en")
  );
}

function isPluralOnly(context: Context, token: Token): boolean {
  const readings = nounsOf(context, token);
  const nominatives = readings.flatMap(({ cells }) =>
    cells.flatMap(([kase, number]) => (kase === "nom" ? [number] : [])),
  );
  return nominatives.length > 0 && nominatives.every((number) => number === "pl");
}

/** A name, or *mein Bruder*: what takes part in something. `Essen und Trinken hält …` is one thing. */
function arePersons(context: Context, words: readonly Token[]): boolean {
  const [first, second] = words;
  if (!first) return false;
  if (words.length === 1) return isName(context, first) || first.lower === "ich";
  return (
    words.length === 2 &&
    /^(mein|meine|dein|deine|sein|seine|ihre?|unsere?)$/.test(first.lower) &&
    nounsOf(context, second).length > 0
  );
}

/** `Wo wohnt deine Eltern?`: a question word that cannot be the subject, and a plural right after the verb. */
function isPluralAfterQuestion(context: Context, front: readonly Token[], rest: readonly Token[]): boolean {
  const [word] = front;
  const [article, noun, after] = rest;
  return (
    ((front.length === 1 && /^(wo|wann|wie|warum|woher|wohin)$/.test(word?.lower ?? "")) ||
      /^wie viel$/i.test(front.map(({ text }) => text).join(" "))) &&
    context.sentence.closing.includes("?") &&
    article !== undefined &&
    noun !== undefined &&
    /^(die|meine|deine|seine|ihre|unsere|diese)$/.test(article.lower) &&
    isPluralOnly(context, noun) &&
    (after === undefined || /^(heute|morgen|jetzt|am|im|in|auf|so|denn|oft|immer)$/.test(after.lower))
  );
}

/** `In meiner Stadt ist viele Museen` → `sind`: a plural behind *ist* that can only be the subject. */
function lateSubjects(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const verb = clause.finites[0];
    if (!verb || clause.finites.length !== 1 || clause.opener || !/^(ist|war)$/.test(verb.lower)) return [];
    const front = tokens.slice(clause.from, verb.index);
    const place = nounPhrases(context).some(
      ({ from, to, preposition }) => preposition !== null && from === clause.from && to === verb.index - 1,
    );
    if (!place && !(front.length === 1 && /^(hier|dort|da)$/.test(front[0]?.lower ?? ""))) return [];
    const [many, ...rest] = tokens.slice(verb.index + 1, clause.to);
    const noun = rest.at(-1);
    if (!many || !noun || !/^(viele|einige|mehrere|zwei|drei|vier|fünf|meine|die)$/.test(many.lower)) return [];
    if (!isPluralOnly(context, noun) || !rest.slice(0, -1).every((token) => isAttribute(context, token))) return [];
    const found = changeForm(context, verb, 5, noun.text, "noun-agreement");
    return found ? [found] : [];
  });
}
