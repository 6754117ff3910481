import { Lexer, type Token, type Tokens } from "marked";
import { describe, expect, it } from "vitest";
import { type GrammarTopic, grammarFiles, parseGrammar } from "#content/seed/read-grammar.ts";
import { germanStretches } from "#schema/rules/german-stretches.ts";
import { piecesOf, type TextPiece } from "#schema/rules/text-pieces.ts";
import { readAllowList } from "./checks/allow-list.ts";
import { misspelled } from "./checks/hunspell.ts";

// How the browser reads the texts of the topics: what it takes for Markdown, and what for German.

const { topics } = parseGrammar(grammarFiles());
const names = new Set(readAllowList().names.flatMap((name) => [name, `${name}s`]));

/** German that the dictionary lacks: technical terms, regional and old words, and pieces of words that are shown on purpose. */
const GERMAN = new Set(
  `Adjektivdeklination Alkohols Anakoluth Feber Finalsätze Friedhofsmauer Genitivobjekt Hustens Häng Hülfe Jänner Kinde Kollokationen Konnektoren
  Konsekutivsätze Krapfen Modalpartikeln Modalsätze Modalverben Moin Na Nachfeld Nominalisierung Partikelkombinationen Partizipialattribut Partizipialsatz
  Passiversatz Possessivartikel Servus Stilebenen Töff Traditionspflege Velo Verbalstil Verlaufsform Wes Zustandspassiv arbeitt fernzusehen frug
  fruchtiger gedurft gefuttert gehte grillieren hub lief loswird na parkieren Matur Matura rundweg schwerreich ugs weglief wegzubringen wegzubringende wes zerlief
  zurückkam österr schweiz südd nordd AUFstehen EINkaufen beSUchen schrei su sch ge Ge ie te ka mo lo wär Frug Lukas Überzusetzend Ärzteinnen`.split(
    /\s+/,
  ),
);

interface Text {
  pieces: TextPiece[];
  commas: boolean;
}

function textsOf(tokens: readonly Token[]): Text[] {
  return tokens.flatMap((token): Text[] => {
    if (token.type === "space") return [];
    if (token.type === "list") return (token as Tokens.List).items.flatMap((item) => textsOf(item.tokens));
    if (token.type !== "table") return [{ pieces: piecesOf(token), commas: false }];
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].map((cell) => {
      return { pieces: cell.tokens.flatMap((one) => piecesOf(one)), commas: true };
    });
  });
}

function plain(text: string, commas = false): Text {
  return { pieces: [{ text, style: "plain" }], commas };
}

/** Everything of a topic that is shown as English with German in it. */
function mixedTexts({ title, summary, explanation, exercises }: GrammarTopic): Text[] {
  const hints = exercises.flatMap(({ question }) => /\(([^()]*)\)\s*$/.exec(question)?.[1] ?? []);
  return [
    plain(title),
    plain(summary),
    ...textsOf(new Lexer({ gfm: true }).lex(explanation)),
    ...exercises.map((exercise) => plain(exercise.explanation)),
    ...hints.map((hint) => plain(hint, true)),
  ];
}

/** The answers to an exercise, the wrong ones too. */
function answersOf(exercise: GrammarTopic["exercises"][number]): string[] {
  const wrong = Object.keys(exercise.tempts ?? {});
  return exercise.type === "multiple-choice" ? [...exercise.options, ...wrong] : [exercise.correctAnswer, ...wrong];
}

function germanOf({ pieces, commas }: Text): string[] {
  const marked: [number, number][] = [];
  let text = "";
  for (const piece of pieces) {
    if (piece.style !== "plain") marked.push([text.length, text.length + piece.text.length]);
    text += piece.text;
  }
  return germanStretches(text, { marked, commas }).map(([start, end]) => text.slice(start, end));
}

/** Words in full: pieces with a hyphen ("-ung", "ge-…-t") are endings and prefixes. */
function wordsOf(text: string): string[] {
  return text.match(/(?<![-\p{L}])\p{L}{2,}(?![-\p{L}])/gu) ?? [];
}

describe("the explanations of the topics", () => {
  it("hold nothing but paragraphs, lists and tables, with bold and italics that are read as such", () => {
    const kinds = topics.flatMap(({ explanation }) =>
      new Lexer({ gfm: true }).lex(explanation).map(({ type }) => type),
    );
    expect([...new Set(kinds)].toSorted()).toEqual(["list", "paragraph", "space", "table"]);
    const left = topics.flatMap((topic) =>
      textsOf(new Lexer({ gfm: true }).lex(topic.explanation))
        .flatMap(({ pieces }) => pieces)
        .filter(({ text }) => /\*|\|-|&\w+;/.test(text))
        .map(({ text }) => `${topic.level} ${topic.order}: ${text}`),
    );
    expect(left, "Markdown that would be shown as it stands").toEqual([]);
  });

  it("consist of the same blocks when they are cut at their blank lines, as the browser does", () => {
    const rawOf = (text: string) =>
      new Lexer({ gfm: true })
        .lex(text)
        .filter(({ type }) => type !== "space")
        .map(({ type, raw }) => `${type} ${raw.trimEnd()}`);
    for (const { explanation } of topics) {
      const cut = explanation.split(/\n\s*\n/).map(rawOf);
      expect(cut.every((block) => block.length <= 1)).toBe(true);
      expect(cut.flat()).toEqual(rawOf(explanation));
    }
  });

  it("have nothing marked as German that is not: an English word here belongs on the list of english-words.ts", () => {
    const found = topics.flatMap((topic) => {
      // Explanations name forms that do not exist, which are then among the wrong answers.
      const own = new Set(topic.exercises.flatMap(answersOf).flatMap((text) => wordsOf(text.toLowerCase())));
      const isOwn = (word: string) => own.has(word.toLowerCase());
      return mixedTexts(topic)
        .flatMap(germanOf)
        .flatMap((phrase) => wordsOf(phrase).map((word) => ({ word, phrase })))
        .filter(({ word }) => !names.has(word) && !GERMAN.has(word) && !isOwn(word))
        .map((one) => ({ ...one, topic: `${topic.level} ${topic.order}` }));
    });
    const unknown = misspelled(found.map(({ word }) => word));
    expect(
      found
        .filter(({ word }) => unknown.has(word))
        .map(({ topic, word, phrase }) => `${topic}: ${word} in “${phrase}”`),
    ).toEqual([]);
  });

  it("have most of their bold German marked", () => {
    const bold = topics.flatMap((topic) =>
      textsOf(new Lexer({ gfm: true }).lex(topic.explanation)).flatMap((text) => {
        const german = germanOf(text).join(" ");
        return text.pieces
          .filter(({ style, text: own }) => style === "strong" && /[äöüß]/.test(own) && own.length > 2)
          .map(({ text: own }) => german.includes(own));
      }),
    );
    expect(bold.length).toBeGreaterThan(200);
    expect(bold.filter(Boolean).length / bold.length).toBeGreaterThan(0.95);
  });
});
