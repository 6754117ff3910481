import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { determinerForm, MODALS, PREPOSITIONS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { capital, type Verb } from "../lexicon.ts";
import { nounPhrases } from "../noun-phrase.ts";
import { conjugate, participle, type Tense } from "../paradigm.ts";
import type { Token } from "../tokens.ts";

/** The verb agrees with its subject; the perfect has the right auxiliary; after a modal verb comes a bare infinitive. */
export function verbFormRule(context: Context): Edit[] {
  return [
    ...pronounAgreement(context),
    ...nounAgreement(context),
    ...otherSubjects(context),
    ...thirdPersons(context),
    ...pluralSubjects(context),
    ...auxiliaries(context),
    ...perfectForms(context),
    ...afterModals(context),
    ...besideModals(context),
    ...unsplit(context),
    ...unsplitSecond(context),
    ...earlyPrefix(context),
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
      const found = changeForm(context, verb, person, subject.lower, "verb-agreement");
      if (found) edits.push(found);
    }
  }
  return edits;
}

/** Whether a clause with a finite verb stands before an `und`, so that what follows is a new clause. */
function isVerbBefore(context: Context, upTo: number): boolean {
  return context.tokens.slice(0, upTo + 1).some((token) => finiteOf(context, token).length > 0);
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
    const verb = tokens[phrase.to + 1];
    const following = tokens[phrase.to + 2];
    if (!verb || verb.index >= clause.to) continue;
    const readings = verbsOf(context, verb);
    if (readings.length === 0 || readings.some((reading) => reading.joined || reading.form === "participle")) continue;
    if (!readings.some((reading) => reading.form === "finite")) continue;
    // `Eine Serie gucken.`: an answer with an object and an infinitive.
    if (
      (!following || following.kind === "mark") &&
      readings.some((reading) => reading.form === "infinitive") &&
      /^(die|das|eine?|mein|dein|sein|ihr|unser|kein)$/.test(article.token.lower)
    )
      continue;
    // `Die Beratung können alle nutzen`: the object comes first.
    if (following && /^(alle|viele|die|beide|mehrere|einige|meine|unsere|nur)$/.test(following.lower)) continue;
    if (following && (SUBJECTS[following.lower] !== undefined || /^(sie|Sie)$/.test(following.text))) continue;
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
  const verbAt = tokens.findIndex((token, index) => index > first + 1 && finiteOf(context, token).length > 0);
  const verb = tokens[verbAt];
  if (first < 0 || !verb || tokens.slice(first, verbAt).some((token) => token.kind === "mark")) return [];
  const text = context.message.slice(tokens[first]?.start, tokens[verbAt - 1]?.end);
  const person = /^(?:\p{L}+ )?\p{Lu}\p{L}+ und ich$/u.test(text)
    ? 3
    : /^Jede[rs]? von (?:uns|euch|ihnen|Ihnen)$/u.test(text)
      ? 2
      : /^Die (?:Zahl|Anzahl) (?:der|von) (?:\p{Ll}+n )?\p{Lu}\p{L}+$/u.test(text)
        ? 2
        : /^Die meisten \p{Lu}\p{L}+n?(?: in (?:\p{Ll}+ )?\p{Lu}\p{L}+)?$/u.test(text)
          ? 5
          : null;
  if (person === null) return [];
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
    if (next && SUBJECTS[next.lower] !== undefined) return [];
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

const SEVERAL =
  /^(viele|alle|einige|manche|mehrere|beide|zwei|drei|vier|fünf|sechs|meine|deine|seine|ihre|unsere|diese|die)$/;

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
    !/^(Kilometer|Meter|Wochen|Tage|Jahre|Monate|Stunden|Minuten|Euro|Prozent|Niederlande|Philippinen)$/.test(
      last.text,
    ) &&
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
    front.length === 1 &&
    /^(wo|wann|wie|warum|woher|wohin)$/.test(word?.lower ?? "") &&
    context.sentence.closing.includes("?") &&
    article !== undefined &&
    noun !== undefined &&
    /^(die|meine|deine|seine|ihre|unsere|diese)$/.test(article.lower) &&
    isPluralOnly(context, noun) &&
    (after === undefined || /^(heute|morgen|jetzt|am|im|in|auf|so|denn|oft|immer)$/.test(after.lower))
  );
}

const SEIN_VERBS = new Set(
  "gehen kommen fahren fliegen laufen reisen bleiben sein werden aufstehen ankommen einschlafen aufwachen passieren umziehen sterben wachsen aufwachsen steigen einsteigen aussteigen umsteigen fallen wandern rennen schwimmen abfahren zurückkommen zurückfahren mitkommen weggehen ausgehen spazieren zurückgehen weggehen vorbeikommen geschehen gelingen verschwinden erscheinen entstehen springen losfahren hinfallen ausziehen einziehen begegnen folgen".split(
    " ",
  ),
);
/** With an object these have haben: er hat das Auto gefahren. */
const EITHER = new Set(
  "fahren fliegen ziehen laufen schwimmen abfahren folgen ausziehen einziehen springen umziehen".split(" "),
);
const HABEN_VERBS = new Set(
  "arbeiten essen schlafen lernen kaufen spielen trinken studieren wohnen leben kochen hören lesen schreiben sprechen machen sagen haben brauchen suchen finden besuchen bekommen verstehen denken glauben vergessen helfen tanzen lachen anrufen einkaufen fernsehen frühstücken übernachten feiern warten fragen antworten treffen telefonieren putzen duschen verdienen gefallen schmecken regnen dauern beginnen anfangen aufhören bezahlen bestellen gewinnen verlieren verbringen genießen kennenlernen sitzen stehen liegen".split(
    " ",
  ),
);

/** `Ich habe gegangen` → `bin`, `Ich bin gearbeitet` → `habe`. */
function auxiliaries(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    const before = words.at(-2);
    const auxiliary = clause.finites.find((token) =>
      finiteOf(context, token).some((reading) => /^(haben|sein)$/.test(reading.verb.lemma)),
    );
    if (!last || !auxiliary || clause.finites.filter((token) => token !== last).length !== 1) continue;
    // In a subordinate clause the auxiliary is last and the participle stands before it.
    const participleToken = last === auxiliary ? before : last;
    if (!participleToken || participleToken === auxiliary) continue;
    const readings = verbsOf(context, participleToken).filter((reading) => reading.form === "participle");
    const verb = readings.find((reading) => !reading.verb.lemma.startsWith("ge"))?.verb ?? readings[0]?.verb;
    if (!verb || readings.length === 0) continue;
    const form = finiteOf(context, auxiliary).find((reading) => /^(haben|sein)$/.test(reading.verb.lemma));
    if (!form?.tense) continue;
    // `haben gelegen und geschwommen`: one auxiliary for two participles; the first one decides.
    const other = words.some(
      (token) =>
        token !== participleToken &&
        token !== auxiliary &&
        verbsOf(context, token).some(
          (reading) => reading.form === "participle" && !reading.verb.lemma.startsWith("ge"),
        ) &&
        !context.lexicon.entries(token.lower).includes("D"),
    );
    if (other && words.some((token) => token.lower === "und")) continue;
    const wrongHaben =
      form.verb.lemma === "haben" &&
      readings.every((reading) => needsSein(reading.verb)) &&
      !(EITHER.has(verb.lemma) && hasObject(context, clause.from, clause.to)) &&
      !hasReflexive(words);
    const person = words.some((token) => /^(ich|du|er|wir)$/.test(token.lower));
    const wrongSein =
      form.verb.lemma === "sein" &&
      person &&
      readings.every((reading) => HABEN_VERBS.has(reading.verb.lemma)) &&
      form.tense !== "subjunctive" &&
      !words.some((token) => /^(von|worden|schon|immer)$/.test(token.lower)) &&
      !/^(verloren|besucht|gewohnt|gestanden|gesessen|gelegen|begonnen|verstanden|vergessen)$/.test(
        participleToken.lower,
      );
    if (!wrongHaben && !wrongSein) continue;
    const right = context.lexicon.verb(wrongHaben ? "sein" : "haben");
    const index = personOf(form.persons, words);
    const text = right && conjugate(right, form.tense)[index];
    if (!text) continue;
    edits.push(
      edit(context, auxiliary, auxiliary, text, {
        type: "grammar",
        category: "tenses",
        rule: wrongHaben ? "sein-perfect" : "haben-perfect",
        explanation: wrongHaben
          ? `*${verb.lemma}* forms the perfect with *sein*: *${text} … ${participleToken.lower}*.`
          : `*${verb.lemma}* forms the perfect with *haben*: *${text} … ${participleToken.lower}*.`,
        confidence: 0.93,
      }),
    );
  }
  return edits;
}

function needsSein(verb: Verb): boolean {
  return SEIN_VERBS.has(verb.lemma) || (verb.auxiliary === "sein" && !verb.governs.includes("A"));
}

function personOf(persons: readonly number[], words: readonly Token[]): number {
  for (const token of words) {
    const person = SUBJECTS[token.lower];
    if (person !== undefined && persons.includes(person)) return person;
  }
  return persons[0] ?? 2;
}

/** An object in the accusative: `das Auto gefahren`. A noun after a preposition or a time is none. */
function hasObject(context: Context, from: number, to: number): boolean {
  if (context.tokens.slice(from, to).some((token) => /^(ihn|es|mich|dich|was|welche[nrs]?)$/.test(token.lower)))
    return true;
  return (
    nounPhrases(context).some(
      (phrase) =>
        phrase.from >= from &&
        phrase.to < to &&
        phrase.preposition === null &&
        !/^(Tag|Woche|Jahr|Monat|Stunden?|Uhr|Abend|Morgen|Kilometer|Mal|Sonntag|Montag|Samstag|Freitag|Sommer|Winter|Wochenende)$/.test(
          phrase.noun.text,
        ) &&
        phrase.article !== null &&
        phrase.from > from,
    ) && !context.tokens.slice(from, to).some((token) => token.lower === "mit")
  );
}

function hasReflexive(words: readonly Token[]): boolean {
  return words.some((token) => /^(sich|mich|dich)$/.test(token.lower));
}

/** `Ich habe ein Auto stehen`, `du hast gut reden`: these stand as infinitives beside *haben*. */
const INFINITIVE_BESIDE_HABEN = /^(stehen|liegen|hängen|sitzen|wohnen|reden|lachen|laufen|sein|haben|werden)$/;
/** `Ich bin einkaufen` is what people say; with these verbs nobody does. */
const GOING = /^(gehen|kommen|fahren|fliegen|reisen|bleiben|ankommen|aufstehen|einschlafen|zurückkommen|umziehen)$/;

/** `Ich habe meine Freundin besuchen` → `besucht`, `Ich habe mein Handy verliert` → `verloren`: any other form where the participle belongs. */
function perfectForms(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    if (clause.opener) return [];
    const auxiliary = clause.finites.find((token) =>
      finiteOf(context, token).some(({ verb, tense }) => /^(haben|sein)$/.test(verb.lemma) && tense !== "reported"),
    );
    const words = tokens.slice(clause.from, clause.to).filter(({ kind }) => kind === "word");
    const last = words.at(-1);
    if (!auxiliary || !last || last.index <= auxiliary.index + 1) return [];
    const helper = finiteOf(context, auxiliary)[0]?.verb.lemma ?? "";
    const early = helper === "haben" ? besideHaben(context, clause, auxiliary) : null;
    if (early) return [early];
    // `Mein Traum ist nach Japan reisen`: only a person has gone somewhere.
    const person = words.some(
      ({ index, lower }) => index <= auxiliary.index + 1 && /^(ich|du|er|sie|wir|man|ihr)$/.test(lower),
    );
    if (!person && (helper === "sein" || auxiliary.index === clause.from)) return [];
    const between = words.filter(({ index }) => index > auxiliary.index && index < last.index);
    // `Ich habe gehört er kommt`, `Ich habe keine Zeit zu lesen`, `Ich habe ihn kommen sehen`
    if (between.some((token) => verbsOf(context, token).length > 0 || /^(zu|und|oder|als|wie|um)$/.test(token.lower)))
      return [];
    if (between.some((token) => SUBJECTS[token.lower] !== undefined && token.index > auxiliary.index + 1)) return [];
    const readings = verbsOf(context, last);
    if (readings.length === 0 || readings.some(({ form }) => form === "participle" || form === "zu")) return [];
    if (context.lexicon.entries(last.lower).some((entry) => /^[AD]/.test(entry))) return [];
    // `Die Wohnung hat drei zimmer`: a noun without its capital.
    const before = tokens[last.index - 1];
    const counts =
      before !== undefined &&
      (/^(zwei|drei|vier|fünf|sechs|viele?|keine?|eine?n?|meine?|die|das|den)$/.test(before.lower) ||
        before.kind === "number" ||
        context.lexicon.adjectiveReadings(before.lower).some(({ ending }) => ending !== ""));
    if (counts && context.lexicon.nounReadings(capital(last.lower)).length > 0) return [];
    if (readings.some(({ tense }) => tense === "past" || tense === "subjunctive")) return [];
    const lemmas = new Map(readings.map(({ verb }) => [verb.lemma, verb]));
    const [verb] = lemmas.values();
    if (lemmas.size !== 1 || !verb || MODALS.has(verb.lemma) || INFINITIVE_BESIDE_HABEN.test(verb.lemma)) return [];
    if (helper === "haben" ? needsSein(verb) : !GOING.test(verb.lemma)) return [];
    return [toParticiple(context, last, verb)];
  });
}

/** `Ich habe kaufen ein Auto`: an infinitive right after *habe*, with what it is about behind it. */
function besideHaben(context: Context, clause: Clause, auxiliary: Token): Edit | null {
  const { tokens } = context;
  const after = SUBJECTS[tokens[auxiliary.index + 1]?.lower ?? ""] === undefined ? 1 : 2;
  const verb = tokens[auxiliary.index + after];
  if (!verb || verb.index >= clause.to - 1) return null;
  const readings = verbsOf(context, verb);
  const infinitive = readings.find(({ form }) => form === "infinitive");
  if (!infinitive || readings.some(({ form, joined }) => form === "participle" || joined)) return null;
  const { lemma } = infinitive.verb;
  if (MODALS.has(lemma) || INFINITIVE_BESIDE_HABEN.test(lemma) || needsSein(infinitive.verb)) return null;
  const rest = tokens.slice(verb.index + 1, clause.to);
  if (rest.some((token) => verbsOf(context, token).length > 0 || /^(und|oder|zu)$/.test(token.lower))) return null;
  return toParticiple(context, verb, infinitive.verb);
}

function toParticiple(context: Context, token: Token, verb: Verb): Edit {
  const right = participle(verb);
  return edit(context, token, token, right, {
    type: "grammar",
    category: "tenses",
    rule: "participle",
    explanation: `The perfect takes the participle of *${verb.lemma}*: *${right}*.`,
    confidence: 0.88,
  });
}

/** `Er muss arbeitet am Sonntag`, `Ich kann nicht spreche Deutsch`: a second finite form right beside the modal verb. */
function besideModals(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const modal = clause.finites.find((token) =>
      finiteOf(context, token).some(
        ({ verb, tense }) => MODALS.has(verb.lemma) || (verb.lemma === "werden" && tense === "subjunctive"),
      ),
    );
    if (!modal || clause.opener) return [];
    let at = modal.index + 1;
    while (at < clause.to && /^(ich|du|er|sie|wir|nicht|gut|auch|gern|gerne|sehr)$/.test(tokens[at]?.lower ?? "")) at++;
    const verb = tokens[at];
    if (!verb || at >= clause.to) return [];
    const readings = verbsOf(context, verb);
    const lemmas = new Set(readings.map((reading) => reading.verb.lemma));
    const [lemma] = lemmas;
    const present = readings.every(
      ({ form, tense }) =>
        form === "imperative" || (form === "finite" && (tense === "present" || tense === "reported")),
    );
    if (lemmas.size !== 1 || !lemma || !present) return [];
    if (MODALS.has(lemma) || context.lexicon.entries(verb.lower).some((entry) => /^[AD]/.test(entry))) return [];
    // `Was ich kann hilft`: another infinitive shows that the modal verb has its own.
    const others = tokens
      .slice(clause.from, clause.to)
      .some((token) => token !== verb && verbsOf(context, token).some(({ form }) => form === "infinitive"));
    if (others || clause.finites.length !== 2 || verb.index === clause.to - 1) return [];
    return [
      edit(context, verb, verb, lemma, {
        type: "grammar",
        category: "modal-verbs",
        rule: "modal-infinitive",
        explanation: `After *${modal.lower}*, the second verb is an infinitive: *${lemma}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Ich kann zu schwimmen`, `Ich muss arbeite`. */
function afterModals(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const modal = clause.finites.find((token) =>
      finiteOf(context, token).some(
        (reading) =>
          MODALS.has(reading.verb.lemma) || (reading.verb.lemma === "werden" && reading.tense === "subjunctive"),
      ),
    );
    if (!modal || clause.opener) continue;
    const words = tokens.slice(modal.index + 1, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    const before = words.at(-2);
    if (!last) continue;
    const infinitive = verbsOf(context, last).some((reading) => reading.form === "infinitive");
    if (
      before?.lower === "zu" &&
      infinitive &&
      (context.lexicon.verb(`zu${last.lower}`) === null ||
        (before.index === modal.index + 1 && /^(kommen|gehen|fahren|laufen|sagen|arbeiten)$/.test(last.lower))) &&
      !/^(brauch|scheine?)/.test(modal.lower) &&
      /^\p{Ll}/u.test(last.text) &&
      !words.some((token) => /^(um|ohne|statt|anstatt)$/.test(token.lower)) &&
      words.filter((token) => verbsOf(context, token).some((reading) => reading.form === "infinitive")).length === 1
    ) {
      edits.push(
        edit(context, before, last, last.text, {
          type: "grammar",
          category: "modal-verbs",
          rule: "modal-no-zu",
          explanation: `After *${modal.lower}*, the infinitive stands without *zu*.`,
          confidence: 0.93,
        }),
      );
      continue;
    }
    // `Ich muss arbeite`: a finite form where the infinitive belongs, at the very end of a statement.
    const readings = verbsOf(context, last);
    const subject = clause.subject;
    if (!subject || infinitive || readings.length === 0) continue;
    if (
      readings.every(
        (reading) => reading.form === "finite" && (reading.tense === "present" || reading.tense === "reported"),
      ) &&
      clause.finites.length === 2
    ) {
      const lemmas = new Set(readings.map((reading) => reading.verb.lemma));
      const [lemma] = lemmas;
      if (
        lemmas.size === 1 &&
        lemma &&
        !MODALS.has(lemma) &&
        !context.lexicon.entries(last.lower).includes("A") &&
        !context.lexicon.entries(last.lower).includes("D")
      ) {
        edits.push(
          edit(context, last, last, lemma, {
            type: "grammar",
            category: "modal-verbs",
            rule: "modal-infinitive",
            explanation: `After *${modal.lower}*, the second verb is an infinitive: *${lemma}*.`,
            confidence: 0.9,
          }),
        );
      }
    }
  }
  return edits;
}

/** `Der Film anfängt um acht` → `fängt um acht an`, `Wann ankommst du?` → `kommst du an`: the verb in second place, after a noun or a question word. */
function unsplitSecond(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  const clause = clausesOf(context).find(({ from, to }) => to > from + 1 && tokens[from]?.kind === "word");
  if (!clause || clause.opener || clause.from > 0) return edits;
  const verb = tokens
    .slice(clause.from, clause.to)
    .find((token) => verbsOf(context, token).some((reading) => reading.joined && reading.form === "finite"));
  if (!verb) return edits;
  const first = tokens[clause.from];
  const phrase = nounPhrases(context).find(
    ({ from, to, preposition }) => from === clause.from && to === verb.index - 1 && !preposition,
  );
  const asks =
    verb.index === clause.from + 1 &&
    /^(wann|wo|warum|wie|woher|wohin|was)$/.test(first?.lower ?? "") &&
    context.sentence.closing.includes("?");
  if (!phrase && !asks) return edits;
  const readings = verbsOf(context, verb);
  const reading = readings.find(
    (each) =>
      each.joined && each.form === "finite" && (asks || each.persons.some((person) => person === 2 || person === 5)),
  );
  if (
    !reading?.verb.prefix ||
    readings.some((each) => !each.joined) ||
    readings.some((each) => each.form === "participle")
  )
    return edits;
  if (clause.finites.some((token) => token !== verb)) return edits;
  const rest = tokens.slice(verb.index + 1, clause.to).filter((token) => token.kind !== "mark");
  const last = rest.at(-1);
  if (!last || rest.length > 6 || rest.some((token) => /^(und|oder|als|wie|zu)$/.test(token.lower))) return edits;
  const { prefix } = reading.verb;
  const form = verb.lower.slice(prefix.length);
  edits.push(
    edit(context, verb, last, `${form} ${context.message.slice(rest[0]?.start, last.end)} ${prefix}`, {
      type: "word-order",
      category: "verbs",
      rule: "separable-verb",
      explanation: `*${reading.verb.lemma}* is separable: *${prefix}* goes to the end.`,
      confidence: 0.9,
    }),
  );
  return edits;
}

/** `Ich aufstehe um sieben` → `Ich stehe um sieben auf`. */
function unsplit(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    if (clause.opener) continue;
    const subject = tokens[clause.from];
    const verb = tokens[clause.from + 1];
    if (!subject || !verb || !/^(ich|du|er|wir)$/.test(subject.lower) || context.sentence.closing.includes("?"))
      continue;
    const person = SUBJECTS[subject.lower] ?? 0;
    const readings = verbsOf(context, verb);
    const reading =
      readings.find((each) => each.joined && each.form === "finite" && each.persons.includes(person)) ??
      (readings.length > 0 && readings.every((each) => each.form === "infinitive" && each.joined)
        ? readings[0]
        : undefined);
    if (!reading?.verb.prefix || readings.some((each) => !each.joined)) continue;
    if (clause.finites.some((token) => token !== verb)) continue;
    const tense = reading.tense ?? "present";
    const form = conjugate(reading.verb, tense)[person];
    const rest = tokens.slice(verb.index + 1, clause.to).filter((token) => token.kind !== "mark");
    const last = rest.at(-1) ?? verb;
    if (!form || rest.length > 7 || rest.some((token) => /^(und|oder|als|wie|zu)$/.test(token.lower))) continue;
    const middle = rest.length > 0 ? ` ${context.message.slice(rest[0]?.start, last.end)}` : "";
    edits.push(
      edit(context, verb, last, `${form}${middle} ${reading.verb.prefix}`, {
        type: "word-order",
        category: "verbs",
        rule: "separable-verb",
        explanation: `*${reading.verb.lemma}* is separable: *${reading.verb.prefix}* goes to the end.`,
        confidence: 0.93,
      }),
    );
  }
  return edits;
}

/** `Ich stehe auf um sieben Uhr` → `stehe um sieben Uhr auf`: the prefix right after the verb, with a time behind it. */
function earlyPrefix(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const verb = clause.finites[0];
    if (!verb || clause.opener || clause.finites.length !== 1) return [];
    const at = verb.index + (SUBJECTS[tokens[verb.index + 1]?.lower ?? ""] === undefined ? 1 : 2);
    const prefix = tokens[at];
    const time = tokens[at + 1];
    const last = tokens[clause.to - 1];
    if (!prefix || !time || !last || last.index <= prefix.index || last.index > at + 5) return [];
    if (!/^(auf|an|ein|aus|ab|fern)$/.test(prefix.lower)) return [];
    // `Ich warte auf heute Abend`: only before another preposition can it be nothing but a prefix.
    if (!/^(um|am|im)$/.test(time.lower)) return [];
    const separable = finiteOf(context, verb).some(
      (reading) => context.lexicon.verb(prefix.lower + reading.verb.lemma)?.prefix === prefix.lower,
    );
    const rest = tokens.slice(at + 1, clause.to);
    if (!separable || rest.some((token) => token.kind === "mark" || /^(und|oder|als|zu)$/.test(token.lower))) return [];
    return [
      edit(context, prefix, last, `${context.message.slice(time.start, last.end)} ${prefix.lower}`, {
        type: "word-order",
        category: "verbs",
        rule: "separable-verb",
        explanation: `The prefix *${prefix.lower}* goes to the end.`,
        confidence: 0.9,
      }),
    ];
  });
}
