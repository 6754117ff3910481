import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { determiner, determinerForm, PREPOSITIONS, type Slot, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { dativePlural } from "../paradigm.ts";
import type { Token } from "../tokens.ts";

/** Words that learners take for each other: das/dass, nicht ein/kein, wie/als, mich/sich, mehr schön/schöner. */
export function wordPairRule(context: Context): Edit[] {
  return [
    ...dasDass(context),
    ...kein(context),
    ...comparison(context),
    ...reflexive(context),
    ...wennAls(context),
    ...comparativeForms(context),
    ...missingComma(context),
    ...missingZu(context),
    ...zuAfterVerb(context),
    ...counted(context),
    ...predicates(context),
  ];
}

const SAYING =
  /^(glaub|denk|find|weiß|wiss|hoff|mein|sag|hör|wünsch|seh|gesagt|gehört|gelesen|gesehen|vergessen|gedacht|geglaubt|gemerkt|schade|toll|schön|gut|wichtig|froh|sicher|glücklich|klar|freut|heißt|bedeutet|traurig|komisch)(e|st|t|en|te|ten)?$/;

function dasDass(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const next = tokens[token.index + 1];
    const comma = tokens[token.index - 1]?.text === ",";
    const before = tokens[token.index - (comma ? 2 : 1)];
    if (token.text === "das" && before && next) {
      const subject =
        SUBJECTS[next.lower] !== undefined ||
        /^(sie|Sie)$/.test(next.text) ||
        (determiner(next.lower) && next.lower !== "sein");
      if (!subject || !SAYING.test(before.text)) continue;
      if (!comma && /^(ist|sind|war|hat)$/.test(tokens[token.index + 2]?.lower ?? "")) continue;
      const rest = tokens.slice(token.index + 2);
      const stop = rest.findIndex((each) => each.kind === "mark");
      const part = stop === -1 ? rest : rest.slice(0, stop);
      // `Ich weiß, das du kommst`: a subject after it and a verb behind that.
      if (!part.some((each) => finiteOf(context, each).length > 0)) continue;
      // `sagen das die Vorteile überwiegen`: two articles in a row, and the verb at the end.
      const article = determiner(next.lower);
      if (!comma && article && !(article.base === "d" && finiteOf(context, part.at(-1)).length > 0)) continue;
      edits.push(
        edit(context, token, token, "dass", {
          type: "spelling",
          category: "connectors",
          rule: "das-dass",
          explanation: "*dass* introduces a clause; *das* is an article or pronoun.",
          confidence: 0.9,
        }),
      );
    }
    if (token.lower === "dass" && next) {
      const afterNext = tokens[token.index + 2];
      const readings = nounsOf(context, next);
      const neuter = readings.length > 0 && readings.every(({ noun }) => noun.genders.includes("n"));
      const verbFirst = /^(ist|war|sind|kann|hat|gefällt|macht|klingt|stimmt)$/.test(next.lower);
      const end = tokens.slice(token.index + 2).find((each) => each.kind === "mark")?.index ?? tokens.length;
      const finiteLater = tokens.slice(token.index + 2, end).some((each) => finiteOf(context, each).length > 0);
      if (
        (verbFirst && !finiteLater && (token.index === 0 || !comma)) ||
        (neuter &&
          token.index === 0 &&
          finiteOf(context, afterNext).length > 0 &&
          !finiteLaterThan(context, token.index + 3, end))
      ) {
        edits.push(
          edit(context, token, token, "das", {
            type: "spelling",
            category: "connectors",
            rule: "das-dass",
            explanation: "*das* is the article or pronoun; *dass* introduces a clause.",
            confidence: 0.88,
          }),
        );
      }
    }
  }
  return edits;
}

function finiteLaterThan(context: Context, from: number, to: number): boolean {
  return context.tokens.slice(from, to).some((token) => finiteOf(context, token).length > 0);
}

/** `nicht ein Auto` → `kein Auto`, `nicht Zeit` → `keine Zeit`. */
function kein(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    if (token.lower !== "nicht") continue;
    const next = tokens[token.index + 1];
    if (!next) continue;
    const article = determiner(next.lower);
    const noun = tokens.slice(token.index + 2, token.index + 4).find((each) => nounsOf(context, each).length > 0);
    const reason = {
      type: "grammar" as const,
      category: "negation" as const,
      rule: "kein",
      explanation: "A noun with *ein* or without an article is negated with *kein*.",
      confidence: 0.9,
    };
    const clause = clausesOf(context).find(({ from, to }) => token.index >= from && token.index < to);
    const contrast = tokens.some((each) => /^(sondern|nur|einmal|mal)$/.test(each.lower));
    if (
      article?.base === "ein" &&
      noun &&
      !contrast &&
      !/[?!]/.test(context.sentence.closing) &&
      !/^(ein|eine)$/.test(tokens[token.index - 1]?.lower ?? "")
    ) {
      const end = noun.index - next.index;
      if (end <= 2) edits.push(edit(context, token, next, `k${next.lower}`, reason));
      continue;
    }
    const readings = nounsOf(context, next);
    const has =
      clause?.finites.some((each) =>
        finiteOf(context, each).some((reading) =>
          /^(haben|essen|trinken|brauchen|kaufen|mögen)$/.test(reading.verb.lemma),
        ),
      ) && clause.finites.length === 1;
    const last = tokens[next.index + 1];
    // `Ich will nicht Fleisch essen`: the noun stands beside its verb.
    const bracketed =
      clause !== undefined &&
      last !== undefined &&
      last.index === clause.to - 1 &&
      clause.verbs.length === 1 &&
      clause.verbs.every(({ lemma }) => /^(haben|essen|trinken|brauchen|kaufen|bekommen|bestellen)$/.test(lemma)) &&
      verbsOf(context, last).some(({ form }) => form === "infinitive" || form === "participle");
    if (
      !(has || bracketed) ||
      readings.length === 0 ||
      contrast ||
      !clause ||
      (last &&
        last.kind !== "mark" &&
        !bracketed &&
        !/^(und|oder|mehr|für|zu|am|im|um|heute|morgen|jetzt)$/.test(last.lower))
    )
      continue;
    const genders = new Set(
      readings.flatMap(({ noun: each, cells }): readonly Slot[] =>
        cells.some(([, number]) => number === "sg") ? each.genders : ["p"],
      ),
    );
    const [slot] = genders;
    if (genders.size !== 1 || !slot) continue;
    const form = determinerForm({ base: "kein", declension: "mixed" }, { kase: "acc", slot });
    if (form) edits.push(edit(context, token, token, form, reason));
  }
  return edits;
}

/** `größer wie` → `als`, `so groß als` → `wie`, `mehr schön` → `schöner`. */
function comparison(context: Context): Edit[] {
  const { tokens, lexicon } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const before = tokens[token.index - 1];
    const next = tokens[token.index + 1];
    const reason = { type: "grammar" as const, category: "adjectives" as const, rule: "comparison", confidence: 0.92 };
    if (
      token.lower === "wie" &&
      before &&
      before.kind === "word" &&
      /^\p{Ll}/u.test(before.text) &&
      next &&
      next.kind !== "mark"
    ) {
      const comparative =
        lexicon
          .adjectiveReadings(before.lower)
          .some((reading) => reading.degree === "comparative" && reading.ending === "") ||
        /^(mehr|besser|lieber|öfter|weniger)$/.test(before.lower);
      const positive = lexicon
        .adjectiveReadings(before.lower)
        .some((reading) => reading.degree === "positive" && reading.ending === "");
      const so = tokens
        .slice(Math.max(0, token.index - 4), token.index)
        .some((each) => /^(so|genauso|ebenso|viel)$/.test(each.lower) && each.lower !== "viel");
      if (
        comparative &&
        !positive &&
        !so &&
        !/^(weiter|früher|später|immer|aber|leider|unter|über|hinter|wieder)$/.test(before.lower)
      ) {
        edits.push(
          edit(context, token, token, "als", {
            ...reason,
            explanation: `After a comparative such as *${before.lower}*, use *als*, not *wie*.`,
          }),
        );
      }
    }
    const nominative = { mich: "ich", mir: "ich", dich: "du", dir: "du", ihn: "er", ihm: "er" }[next?.lower ?? ""];
    if (token.lower === "als" && next && before && nominative && isMeasured(context, before)) {
      edits.push(
        edit(context, next, next, nominative, {
          ...reason,
          explanation: `What is compared with the subject is in the nominative: *als ${nominative}*.`,
        }),
      );
    }
    if (
      token.lower === "als" &&
      before &&
      /^(so|genauso|ebenso)$/.test(tokens[token.index - 2]?.lower ?? "") &&
      lexicon
        .adjectiveReadings(before.lower)
        .some((reading) => reading.degree === "positive" && reading.ending === "") &&
      // "So gut als Gesprächsthema": in the role of something.
      !(nounsOf(context, next).length > 0 && (tokens[token.index + 2]?.kind ?? "mark") === "mark")
    ) {
      edits.push(
        edit(context, token, token, "wie", {
          ...reason,
          explanation: "*so … wie* compares equal things; *als* follows a comparative.",
        }),
      );
    }
    if (
      token.lower === "mehr" &&
      next &&
      /^(schön|groß|klein|gut|interessant|wichtig|schnell|langsam|alt|jung|billig|teuer|leicht|schwer|schwierig|einfach|kalt|warm|lang|kurz|gesund|glücklich|ruhig|laut|bequem|freundlich|stark|süß|hoch|gefährlich|modern)$/.test(
        next.lower,
      )
    ) {
      const taken = lexicon
        .entries(next.lower)
        .find((entry) => /^A./.test(entry))
        ?.slice(1);
      const right =
        taken ?? `${/uer$|[^aeiou]el$/.test(next.lower) ? next.lower.replace(/e([lr])$/, "$1") : next.lower}er`;
      if (!/^(nicht|kein|keine|nie|viel)$/.test(before?.lower ?? "")) {
        edits.push(
          edit(context, token, next, right, { ...reason, explanation: `The comparative is one word: *${right}*.` }),
        );
      }
    }
  }
  return edits;
}

/** `Er ist älter als …`: a comparative beside *sein*, and nobody in the dative to compare with (`mir ist kälter als dir`). */
function isMeasured(context: Context, word: Token): boolean {
  const clause = clausesOf(context).find(({ from, to }) => word.index >= from && word.index < to);
  const before = context.tokens.slice(clause?.from, word.index);
  return (
    clause !== undefined &&
    clause.verbs.length > 0 &&
    clause.verbs.every(({ lemma }) => lemma === "sein") &&
    !before.some(({ lower }) => /^(mir|dir|ihm|mich|dich|ihn|uns|euch|ihnen)$/.test(lower)) &&
    context.lexicon
      .adjectiveReadings(word.lower)
      .some(({ degree, ending }) => degree === "comparative" && ending === "")
  );
}

/** `kleiner`, `besser`; null for what has no plain comparative. */
function comparativeOf(context: Context, word: string): string | null {
  const entry = context.lexicon.entries(word).find((each) => each.startsWith("A"));
  if (!entry) return null;
  if (entry.length > 1) return entry.slice(1);
  return `${/uer$|[^aeiou]el$/.test(word) ? word.replace(/e([lr])$/, "$1") : word.replace(/e$/, "")}er`;
}

const GRADABLE =
  /^(groß|klein|alt|jung|gut|teuer|billig|schnell|langsam|warm|kalt|schön|hoch|interessant|leicht|schwer|kurz|gesund|ruhig|schwierig|einfach|wichtig|klug|stark|lecker|spannend|bequem)$/;

/** `klein als` → `kleiner als`, `guter als` → `besser als`, `am schönste` → `am schönsten`. */
function comparativeForms(context: Context): Edit[] {
  const { tokens, lexicon } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const next = tokens[token.index + 1];
    const before = tokens[token.index - 1];
    const reason = {
      type: "grammar" as const,
      category: "adjectives" as const,
      rule: "comparative-form",
      confidence: 0.9,
    };
    if (next && /^(als|wie)$/.test(next.lower) && before) {
      const strong =
        /^(guter|kalter|warmer|alter|junger|großer|langer|kurzer|starker|gesunder|hocher|kluger|armer)$/.exec(
          token.lower,
        );
      const word = strong
        ? token.lower.slice(0, -2)
        : next.lower === "als" && GRADABLE.test(token.lower)
          ? token.lower
          : null;
      const right =
        word && !/^(so|nicht|zu|genauso|ebenso|mehr|sehr|weniger)$/.test(before.lower)
          ? comparativeOf(context, word)
          : null;
      const object = tokens[next.index + 1];
      if (
        right &&
        object &&
        object.kind !== "mark" &&
        object.lower !== "auch" &&
        object.lower !== "ob" &&
        !tokens.some((each) => each.lower === "sowohl") &&
        !(
          word === "alt" &&
          finiteOf(context, tokens.at(-2)).length > 0 &&
          before.kind === "word" &&
          /^Jahre$/.test(before.text)
        )
      ) {
        edits.push(
          edit(context, token, token, right, {
            ...reason,
            explanation: `Before *als* stands the comparative: *${right}*.`,
          }),
        );
      }
    }
    if (
      before?.lower === "am" &&
      /ste[rs]?$/.test(token.text) &&
      /^\p{Ll}/u.test(token.text) &&
      (!next || next.kind === "mark") &&
      lexicon.adjectiveReadings(token.lower).some((reading) => reading.degree === "superlative")
    ) {
      edits.push(
        edit(context, token, token, token.lower.replace(/ste[rs]?$/, "sten"), {
          ...reason,
          explanation: "The superlative after *am* ends in -sten.",
        }),
      );
    }
  }
  return edits;
}

/** `hoffe dass` → `hoffe, dass`. Beginners have more pressing things to learn. */
function missingComma(context: Context): Edit[] {
  if (context.level.startsWith("A")) return [];
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const before = tokens[token.index - 1];
    const asks =
      token.text === "ob" && /^(wissen|weiß|fragen|frage|fragt|gefragt|sicher|egal|nicht)$/.test(before?.lower ?? "");
    const opens = /^(dass|weil|obwohl|sodass|nachdem)$/.test(token.text);
    // `Nicht nur …, sondern auch …`
    const contrast =
      token.text === "sondern" &&
      tokens.slice(0, token.index).some((each) => /^(nicht|kein|keine|keinen)$/.test(each.lower));
    if (!(asks || opens || contrast || isPurpose(context, token)) || !before || before.kind !== "word") continue;
    if (
      /^(und|oder|aber|so|auf|ohne|statt|anstatt|als|nur|auch|nicht|allem|sondern|denn|bloß|gerade|vielleicht|ja|eben|wohl|kurz|erst|außer|einfach|besonders|allein|halt|umso|zumal|je|doch|nein|insbesondere|sofort|bald|direkt|lange|je)$/.test(
        before.lower,
      )
    )
      continue;
    if (finiteOf(context, before).length === 0 && !/\p{L}{3,}/u.test(before.text)) continue;
    edits.push(
      edit(context, before, token, `${before.text}, ${token.text}`, {
        type: "other",
        category: "connectors",
        rule: "comma",
        explanation: `A comma stands before a clause or phrase with *${token.text}*.`,
        confidence: 0.88,
      }),
    );
  }
  return edits;
}

/** `lernen um eine gute Note zu bekommen`: *um* with an infinitive at the end of the sentence. */
function isPurpose(context: Context, token: Token): boolean {
  if (token.text !== "um") return false;
  const { tokens } = context;
  const before = tokens[token.index - 1];
  // "… , die Frist um eine Woche zu verlängern": a main clause with its verb must come first.
  const mark = tokens.slice(0, token.index).findLast((each) => each.kind === "mark")?.index ?? -1;
  if (!tokens.slice(mark + 1, token.index).some((each) => finiteOf(context, each).length > 0)) return false;
  const rest = tokens.slice(token.index + 1).filter((each) => each.kind !== "mark" || each.text === ",");
  const last = rest.at(-1);
  const zu = rest.at(-2)?.lower === "zu" && verbsOf(context, last).some(({ form }) => form === "infinitive");
  const joined = verbsOf(context, last).some(({ form }) => form === "zu");
  const other = rest.some(
    (each) => each.text === "," || finiteOf(context, each).some(({ joined: one }) => !one && each !== last),
  );
  return (
    (zu || joined) &&
    !other &&
    rest.length > 2 &&
    before !== undefined &&
    !/^(geht|ging|es|darum|bitte|bitten|kümmern|handelt|nur|allein|und|oder|kampf|kämpfen)$/.test(before.lower)
  );
}

const AFTER_COMMA =
  /^(lust|zeit|angst|idee|möglichkeit|hoffe|hoffst|hofft|versuche|versucht|versuchen|vergessen|angefangen|vor|vorgenommen|schwer|schwierig|leicht|wichtig|schön|gut|möglich|toll|interessant|verboten|beschlossen|entschieden|bereit|freue|plane|verspreche|um|ohne|statt|anstatt)$/;

/** `Ich habe Lust, arbeiten` → `zu arbeiten`; `um joggen` → `um zu joggen`. */
function missingZu(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = tokens.slice(clause.from, clause.to);
    const first = words[0];
    const last = words.at(-1);
    const comma = tokens[clause.from - 1];
    if (!first || !last || (comma !== undefined && comma.text !== ",") || clause.opener) continue;
    const begins = /^(um|ohne|statt|anstatt)$/.test(first.lower);
    if (!begins && comma === undefined) continue;
    // `Ich hoffe, die Tabletten helfen`: the phrase may be a subject.
    if (
      !begins &&
      (/^(die|meine|deine|unsere|alle|viele|sie)$/.test(first.lower) || nounsOf(context, first).length > 0)
    )
      continue;
    const trigger =
      begins || tokens.slice(Math.max(0, clause.from - 4), clause.from).some((token) => AFTER_COMMA.test(token.lower));
    if (
      !trigger ||
      words.some(
        (token) => token.lower === "zu" || token.kind === "mark" || /^(und|oder|aber|dass)$/.test(token.lower),
      ) ||
      !/^\p{Ll}/u.test(last.text)
    )
      continue;
    const readings = context.lexicon.verbReadings(last.lower);
    const infinitive = readings.find((reading) => reading.form === "infinitive");
    if (!infinitive || readings.some((reading) => reading.form === "participle" || reading.form === "zu")) continue;
    if (
      words.slice(0, -1).some((token) => finiteOf(context, token).length > 0) ||
      words.some((token) => SUBJECTS[token.lower] !== undefined && token.lower !== "es")
    )
      continue;
    if (begins && comma === undefined && !tokens.slice(clause.to).some((token) => token.text === ",")) continue;
    const { prefix, base } = infinitive.verb;
    const right = prefix ? `${prefix}zu${base}` : `zu ${last.lower}`;
    edits.push(
      edit(context, last, last, right, {
        type: "grammar",
        category: "verbs",
        rule: "zu-infinitive",
        explanation: `This infinitive needs *zu*: *${right}*.`,
        confidence: 0.9,
      }),
    );
  }
  return edits;
}

const WANT_ZU = /^(versuchen|hoffen|vergessen|beschließen|planen|versprechen|vorhaben|beginnen|anfangen)$/;

/** `Ich versuche pünktlich sein` → `versuche, pünktlich zu sein`: these verbs take an infinitive only with *zu*. */
function zuAfterVerb(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const verb = clause.finites[0];
    const last = tokens[clause.to - 1];
    if (!verb || !last || clause.opener || last.index <= verb.index + 1 || last.kind !== "word") return [];
    const planned = finiteOf(context, verb).every((reading) => WANT_ZU.test(reading.verb.lemma));
    const readings = verbsOf(context, last);
    const infinitive = readings.find(({ form }) => form === "infinitive");
    if (!planned || !infinitive || readings.some(({ form }) => form === "participle" || form === "zu")) return [];
    const middle = tokens.slice(verb.index + 1, last.index);
    const asked = SUBJECTS[middle[0]?.lower ?? ""] !== undefined ? 1 : 0;
    const rest = middle.slice(asked);
    if (
      rest.some(
        (token) =>
          token.kind === "mark" ||
          verbsOf(context, token).length > 0 ||
          /^(zu|und|oder|sie|ihr|dass)$/.test(token.lower) ||
          SUBJECTS[token.lower] !== undefined,
      )
    )
      return [];
    const { prefix, base } = infinitive.verb;
    const right = prefix ? `${prefix}zu${base}` : `zu ${last.lower}`;
    // A comma must have words on both sides; after the verb alone it may stay away.
    const from = tokens[verb.index + asked] ?? verb;
    const text =
      rest.length > 0 && (rest[0]?.kind === "word" || rest[0]?.kind === "number")
        ? `${from.text}, ${context.message.slice(rest[0]?.start, rest.at(-1)?.end)} ${right}`
        : `${from.text}, ${right}`;
    return [
      edit(context, from, last, text, {
        type: "grammar",
        category: "verbs",
        rule: "zu-infinitive",
        explanation: `After *${verb.lower}*, the infinitive needs *zu*: *${right}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

const COUNTS = /^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|viele|mehrere|einige)$/;
const MEASURES =
  /^(Euro|Kilo|Liter|Meter|Uhr|Prozent|Grad|Stück|Glas|Mann|Dollar|Bier|Kaffee|Tee|Paar|Kilometer|Gramm|Cent|Mal|Millionen|Wasser|Cola|Wein|Pfund|Fuß|Fach|Zoll|Grad|Blatt|Schluck|Sack|Karton|Geld|Zeit)$/;

/** `zwei Kind` → `Kinder`, `mit vier Freunde` → `Freunden`, `viele Leuten` → `Leute`. */
function counted(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const noun = tokens[token.index + 1];
    const next = tokens[token.index + 2];
    const number = token.kind === "number" ? /^([2-9]|[1-9]\d{1,2})$/.test(token.text) : COUNTS.test(token.lower);
    if (!number || !noun || MEASURES.test(noun.text) || (next?.kind === "word" && /^\p{Lu}/u.test(next.text))) continue;
    const readings = nounsOf(context, noun);
    const reading = readings[0];
    if (!reading?.noun.plural || readings.some((each) => each.noun.plural !== reading.noun.plural)) continue;
    if (
      noun.text.endsWith("s") ||
      context.lexicon.isNominalized(noun.text) ||
      context.lexicon.adjectiveReadings(noun.lower).some((each) => each.ending !== "")
    )
      continue;
    const before = tokens[token.index - 1];
    const governed = tokens
      .slice(Math.max(0, token.index - 4), token.index)
      .some((each) => PREPOSITIONS[each.lower] !== undefined || /^(im|am|samt|und|beim|zum|vom)$/.test(each.lower));
    const dativeBefore =
      before !== undefined &&
      /^(mit|von|aus|bei|nach|seit|zu|den|meinen|deinen|seinen|ihren|unseren|diesen)$/.test(before.lower);
    const plain =
      before === undefined ||
      before.kind !== "word" ||
      finiteOf(context, before).length > 0 ||
      /^(und|oder|nur|schon|für|ich|du|wir|er)$/.test(before.lower);
    const plural = reading.noun.plural;
    const dative = dativePlural(plural);
    const reason = { type: "grammar" as const, category: "nouns" as const, rule: "plural", confidence: 0.9 };
    if (
      dativeBefore &&
      before &&
      !/^(den|meinen|deinen|seinen|ihren|unseren|diesen|zu|seit|nach)$/.test(before.lower) &&
      noun.text === plural &&
      dative !== plural
    ) {
      edits.push(
        edit(context, noun, noun, dative, {
          ...reason,
          explanation: `*${before.lower}* takes the dative, and the dative plural ends in -n: *${dative}*.`,
        }),
      );
    } else if (
      !dativeBefore &&
      readings.every((each) => each.cells.every(([, count]) => count === "sg")) &&
      (token.kind === "word" || plain)
    ) {
      edits.push(
        edit(context, noun, noun, plural, {
          ...reason,
          explanation: `After *${token.lower}* comes the plural: *${plural}*.`,
        }),
      );
    } else if (
      plain &&
      !governed &&
      noun.text === dative &&
      dative !== plural &&
      !readings.some((each) => each.cells.some(([kase]) => kase !== "dat")) &&
      !clausesOf(context).some(
        (clause) =>
          noun.index >= clause.from &&
          noun.index < clause.to &&
          clause.verbs.some((verb) => verb.governs.includes("D")),
      )
    ) {
      edits.push(
        edit(context, noun, noun, plural, {
          ...reason,
          explanation: `Only the dative plural ends in -n; here it is *${plural}*.`,
        }),
      );
    }
  }
  return edits;
}

/** `Das Wetter ist sehr schönes` → `schön`, `Sie singt sehr schöne` → `schön`: without a noun, the adjective has no ending. */
function predicates(context: Context): Edit[] {
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    const before = words.at(-2);
    if (!last || !before || clause.opener || !/^(sehr|wirklich|ziemlich|zu|ganz|echt|total)$/.test(before.lower))
      continue;
    if (!/^\p{Ll}/u.test(last.text) || verbsOf(context, last).length > 0) continue;
    // `ein sehr kleiner`, `etwas ganz neues`: an article or pronoun before it stands for the noun.
    if (
      words.some(
        (token) =>
          token !== last &&
          (determiner(token.lower)?.base === "ein" || /^(etwas|nichts|was|viel|keine?[nrs]?)$/.test(token.lower)),
      )
    )
      continue;
    const article = words.at(-3);
    if (article && determiner(article.lower)) continue;
    const readings = context.lexicon.adjectiveReadings(last.lower);
    // `sehr teurer`: *sehr* stands beside no comparative.
    const comparative = before.lower === "sehr" ? readings.find(({ degree }) => degree === "comparative") : undefined;
    const reading = readings.find(({ ending, degree }) => ending !== "" && degree === "positive") ?? comparative;
    if (
      !reading ||
      (!comparative && readings.some(({ ending }) => ending === "")) ||
      context.lexicon.entries(last.lower).includes("D")
    )
      continue;
    edits.push(
      edit(context, last, last, reading.lemma, {
        type: "grammar",
        category: "adjectives",
        rule: "predicate-adjective",
        explanation: `Without a noun after it, the adjective has no ending: *${reading.lemma}*.`,
        confidence: 0.88,
      }),
    );
  }
  return edits;
}

const REFLEXIVE: Record<string, RegExp> = {
  freuen: /^(auf|über|sehr|dass|,)$/,
  interessieren: /^(für|sehr|in)$/,
  erinnern: /^(an|gut|noch|nicht|gern|gerne|oft)$/,
  verspäten: /^.*$/,
  erholen: /^.*$/,
  schämen: /^.*$/,
  verabreden: /^(mit|um)$/,
  entscheiden: /^(für|gegen)$/,
  wundern: /^(über|,)$/,
  ärgern: /^(über|sehr|oft)$/,
  unterhalten: /^(mit|über|lange|oft)$/,
  einigen: /^(auf)$/,
  beschäftigen: /^(mit|gerade)$/,
  vorbereiten: /^(auf)$/,
  fühlen: /^(wohl|allein|einsam|krank|schlecht|besser|müde|fit|glücklich|traurig|fremd)$/,
  beeilen: /^.*$/,
  verlieben: /^(in)$/,
  beschweren: /^(über|bei)$/,
  bewerben: /^(um|für|bei|als|gerade)$/,
  konzentrieren: /^(auf)$/,
  gewöhnen: /^(an)$/,
  kümmern: /^(um)$/,
  ausruhen: /^.*$/,
  entspannen: /^$/,
  bedanken: /^(für|bei)$/,
  entschuldigen: /^(für|bei)$/,
};
const OWN: readonly string[] = ["mich", "dich", "sich", "uns", "euch", "sich"];

/** `Ich freue auf …` → `freue mich`, `Ich freue sich` → `mich`. */
function reflexive(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = tokens.slice(clause.from, clause.to);
    const subject = words.find((token) => /^(ich|du|er|wir|man)$/.test(token.lower));
    if (!subject) continue;
    const person = SUBJECTS[subject.lower] ?? 2;
    const right = OWN[person] ?? "sich";
    const wrong = words.find((token) => token.lower === "sich");
    const finite = clause.finites.find((token) =>
      finiteOf(context, token).some((reading) => reading.persons.includes(person)),
    );
    const lemmas = new Set(clause.verbs.map((verb) => verb.lemma));
    const known = [...lemmas].some(
      (lemma) =>
        REFLEXIVE[lemma] ||
        /^(fühlen|treffen|waschen|anziehen|vorstellen|setzen|unterhalten|ausruhen|entscheiden)$/.test(lemma),
    );
    const reason = { type: "grammar" as const, category: "pronouns" as const, rule: "reflexive", confidence: 0.92 };
    if (wrong && right !== "sich" && finite && known && clause.finites.length === 1) {
      edits.push(
        edit(context, wrong, wrong, right, {
          ...reason,
          explanation: `The reflexive pronoun for *${subject.lower}* is *${right}*.`,
        }),
      );
      continue;
    }
    const perfect = perfectReflexive(context, clause, subject, finite);
    if (perfect) {
      edits.push(
        edit(context, perfect.after, perfect.after, `${perfect.after.text} ${right}`, {
          ...reason,
          explanation: `*sich ${perfect.lemma}* is reflexive, so it needs *${right}*.`,
        }),
      );
      continue;
    }
    if (
      clause.opener ||
      !finite ||
      words.some((token) => OWN.includes(token.lower) || /^(ihn|dir|mir|was)$/.test(token.lower))
    )
      continue;
    const reading = finiteOf(context, finite).find((each) => REFLEXIVE[each.verb.lemma]);
    if (!reading) continue;
    const following = Math.max(finite.index, subject.index) + 1;
    // `Ich fühle sehr müde`: the word after *sehr* tells what is felt.
    const rest =
      /^(sehr|so|nicht|heute|oft)$/.test(tokens[following]?.lower ?? "") && reading.verb.lemma === "fühlen"
        ? tokens[following + 1]
        : tokens[following];
    const pattern = REFLEXIVE[reading.verb.lemma];
    if (!pattern?.test(rest?.lower ?? "") || (rest && nounsOf(context, rest).length > 0)) continue;
    if (subject.index < finite.index) {
      edits.push(
        edit(context, finite, finite, `${finite.text} ${right}`, {
          ...reason,
          explanation: `*sich ${reading.verb.lemma}* is reflexive: *${finite.lower} ${right}*.`,
        }),
      );
    } else if (subject.index === finite.index + 1) {
      edits.push(
        edit(context, subject, subject, `${subject.text} ${right}`, {
          ...reason,
          explanation: `*sich ${reading.verb.lemma}* is reflexive: *${subject.lower} ${right}*.`,
        }),
      );
    }
  }
  return edits;
}

/** With these, a perfect without a pronoun is always wrong, if the preposition is there. */
const REFLEXIVE_PERFECT: Record<string, RegExp> = {
  erinnern: /^an$/,
  bewerben: /^(um|für|bei)$/,
  einigen: /^auf$/,
  beeilen: /^/,
  verspäten: /^/,
  erholen: /^/,
  verlieben: /^in$/,
  interessieren: /^für$/,
  kümmern: /^um$/,
  beschweren: /^(über|bei)$/,
  bedanken: /^(für|bei)$/,
  gewöhnen: /^an$/,
  freuen: /^(auf|über|sehr)$/,
  entscheiden: /^(für|gegen)$/,
  konzentrieren: /^auf$/,
  fühlen: /^(wohl|allein|einsam|krank|schlecht|müde|fremd|traurig)$/,
};

/** `Ich habe für den Job beworben`: where the pronoun goes, behind subject and auxiliary. */
function perfectReflexive(
  context: Context,
  clause: { from: number; to: number; opener: Token | null },
  subject: Token,
  finite: Token | undefined,
): { after: Token; lemma: string } | null {
  const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
  const last = words.at(-1);
  if (clause.opener || !finite || !last || last === finite) return null;
  if (words.some((token) => OWN.includes(token.lower) || /^(ihn|sie|es|dir|mir|was|dass)$/.test(token.lower)))
    return null;
  if (!finiteOf(context, finite).some(({ verb }) => verb.lemma === "haben")) return null;
  const verb = verbsOf(context, last).find(
    ({ form, verb: { lemma } }) => form === "participle" && REFLEXIVE_PERFECT[lemma],
  );
  const pattern = REFLEXIVE_PERFECT[verb?.verb.lemma ?? ""];
  if (!verb || !pattern || !words.some((token) => pattern.test(token.lower) && token !== subject && token !== finite))
    return null;
  const after = subject.index === finite.index + 1 ? subject : finite.index === subject.index + 1 ? finite : null;
  return after === null ? null : { after, lemma: verb.verb.lemma };
}

/** `Wenn ich ein Kind war` → `Als`: once in the past. */
function wennAls(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const opener = clause.opener ?? tokens[clause.from];
    if (!opener || !/^(wenn|wann)$/.test(opener.lower)) continue;
    const words = tokens.slice(clause.from, clause.to);
    const last = words.at(-1);
    if (!last || !/^(war|waren|warst)$/.test(last.lower)) continue;
    const once = words.some(
      (token) => /^(Kind|Kinder|Jugendlicher|Baby)$/.test(token.text) || /^(klein|jung|jünger|alt)$/.test(token.lower),
    );
    if (
      !once ||
      words.some((token) => /^(immer|jedes)$/.test(token.lower)) ||
      (opener.lower === "wann" && context.sentence.closing.includes("?"))
    )
      continue;
    edits.push(
      edit(context, opener, opener, "als", {
        type: "vocabulary",
        category: "connectors",
        rule: "als-wenn",
        explanation: "For one time in the past, use *als*; *wenn* means whenever or if.",
        confidence: 0.9,
      }),
    );
  }
  return edits;
}
