import type { CorrectionType } from "#schema/terms/correction-type.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Edit } from "../../turn.ts";
import type { Context } from "../context.ts";
import { capital } from "../lexicon.ts";
import { COLLOCATIONS } from "./collocations.ts";
import { neededWords } from "./needed-words.ts";

/**
 * Fixed phrases that learners bring along from English and other languages. `find` is matched against the sentence; its group `x` is what
 * changes. `_` stands for the border of a word, because `\b` does not know umlauts.
 */
export interface Idiom {
  id: string;
  find: string;
  to: string | ((groups: Record<string, string | undefined>) => string | null);
  type: CorrectionType;
  category: GrammarCategory | null;
  why: string;
}

const NUMBER = "(?:\\d+|[a-zäöüß]*(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zig|ßig))";
const MONTH = "(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)";
const DAY = "(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende)";
const SEASON = "(?:Sommer|Winter|Herbst|Frühling)";
const BE: Record<string, string> = { bin: "Mir ist", bist: "Dir ist" };
const COUNTRY =
  "(?:Deutschland|Österreich|Frankreich|Spanien|Italien|Polen|England|Berlin|München|Hamburg|Wien|Köln|Frankfurt|Paris|London|Rom|Madrid|Amerika|Japan|China|Indien|Brasilien|Mexiko|Kanada|Portugal|Griechenland|Russland|Afrika|Asien|Europa|Dänemark|Schweden|Norwegen)";
const ARTICLE_COUNTRY: Record<string, string> = {
  Schweiz: "die",
  Türkei: "die",
  Ukraine: "die",
  Slowakei: "die",
  USA: "die",
  Niederlande: "die",
};

const IDIOMS: readonly Idiom[] = [
  {
    id: "age-alt",
    find: `_(?:[Ii]ch bin|[Ee]r ist|[Ss]ie ist|[Dd]u bist|[Bb]in ich) (?:jetzt |schon |erst )?${NUMBER} (?<x>Jahre)_(?! alt| jung| älter| jünger)`,
    to: "Jahre alt",
    type: "vocabulary",
    category: "style",
    why: "Age needs *alt* in German: *20 Jahre alt*, or just *ich bin 20*.",
  },
  {
    id: "age-haben",
    find: `_[Ii]ch (?<x>habe (?<n>${NUMBER}) Jahre(?: alt)?)_(?=\\s*(?:[.!?,]|und|$))`,
    to: "bin $<n> Jahre alt",
    type: "vocabulary",
    category: "verbs",
    why: "Age is said with *sein*: *ich bin 20 Jahre alt*.",
  },
  {
    id: "mir-ist-kalt",
    find: "_(?<x>[Ii]ch (?<be>bin)|[Dd]u (?<be2>bist)) (?:sehr |so )?(?:kalt|warm|heiß|langweilig)_(?=\\s*(?:[.!,]|und|$))",
    to: (groups) => BE[groups.be ?? groups.be2 ?? ""] ?? null,
    type: "vocabulary",
    category: "pronouns",
    why: "How you feel takes the dative: *mir ist kalt*, *mir ist langweilig*.",
  },
  {
    id: "nach-hause",
    find: "_(?:gehe|gehen|geht|gehst|fahre|fahren|fährt|fährst|komme|kommen|kommt|kommst|laufe)(?: ich| wir| er| sie| dann| jetzt| spät| früh| um \\d+ Uhr)* (?<x>zu [Hh]aus(?:e)?|zuhause)_(?! (?:an|vorbei|raus))",
    to: "nach Hause",
    type: "vocabulary",
    category: "prepositions",
    why: "Going home is *nach Hause*; being at home is *zu Hause*.",
  },
  {
    id: "zu-hause",
    find: "_(?:bin|bist|ist|sind|war|waren|bleibe|bleiben|bleibt|blieb|arbeite|wohne|esse|koche|sitze)(?: ich| wir| er| sie| heute| jetzt| gern| lieber| oft| gestern| immer)* (?<x>nach [Hh]ause?|in [Hh]ause?|bei [Hh]ause?|im Haus zu Hause)_(?=\\s*(?:[.!?,]|und|$))",
    to: "zu Hause",
    type: "vocabulary",
    category: "prepositions",
    why: "Being at home is *zu Hause*; *nach Hause* is the way there.",
  },
  {
    id: "day-am",
    find: `_(?<x>[Ii]n|[Ii]m|[Aa]n)(?: dem)? ${DAY}_(?!-)`,
    to: "am",
    type: "grammar",
    category: "prepositions",
    why: "Days of the week take *am*: *am Montag*.",
  },
  {
    id: "month-im",
    find: `_(?<x>[Ii]n|[Aa]m|[Aa]n|[Aa]uf) ${MONTH}_(?! \\d)`,
    to: "im",
    type: "grammar",
    category: "prepositions",
    why: "Months take *im*: *im Juli*.",
  },
  {
    id: "season-im",
    find: `_(?<x>[Ii]n|[Aa]m|[Aa]n) ${SEASON}_`,
    to: "im",
    type: "grammar",
    category: "prepositions",
    why: "Seasons take *im*: *im Sommer*.",
  },
  {
    id: "daytime-am",
    find: "_(?<x>[Ii]n (?:der|dem|den)|[Ii]m|[Ii]n) (?:Morgen|Abend|Nachmittag|Vormittag)_(?!-)",
    to: "am",
    type: "grammar",
    category: "prepositions",
    why: "Times of day take *am*: *am Abend*; only the night has *in der Nacht*.",
  },
  {
    id: "night",
    find: "_(?<x>[Aa]m Nacht)_",
    to: "in der Nacht",
    type: "grammar",
    category: "prepositions",
    why: "It is *in der Nacht*, unlike *am Abend*.",
  },
  {
    id: "clock-um",
    find: "_(?<x>[Aa]m|[Ii]n|[Aa]n|[Bb]ei|[Aa]uf) \\d{1,2}(?:[.:]\\d\\d)? Uhr_",
    to: "um",
    type: "grammar",
    category: "prepositions",
    why: "Clock times take *um*: *um 8 Uhr*.",
  },
  {
    id: "year",
    find: "_(?<x>[Ii]n (?<year>(?:19|20)\\d\\d))_(?! [A-ZÄÖÜ][a-zäöü]+en_)",
    to: "im Jahr $<year>",
    type: "grammar",
    category: "prepositions",
    why: "A year stands alone or after *im Jahr*, never after *in*.",
  },
  {
    id: "nach-country",
    find: `_(?:fahre|fahren|fährt|fährst|fliege|fliegen|fliegt|fliegst|reise|reisen|reist|gehe|gehen|geht)(?! (?:oft|gern) in)(?: ich| wir| er| sie| morgen| heute| oft| gern| jetzt| im Sommer| nächste Woche| nächstes Jahr)* (?<x>in|zu|bei) ${COUNTRY}_(?! (?:zur|ein|herum|spazieren|aus))`,
    to: "nach",
    type: "grammar",
    category: "prepositions",
    why: "Travel to a city or a country without an article takes *nach*.",
  },
  {
    id: "nach-country-perfect",
    find: `_(?<x>in|zu) ${COUNTRY} (?:gefahren|geflogen|gereist)_(?! (?:und|mit))`,
    to: "nach",
    type: "grammar",
    category: "prepositions",
    why: "Travel to a city or a country without an article takes *nach*.",
  },
  {
    id: "wohnen-nach",
    find: `_(?:wohne|wohnen|wohnt|wohnst|lebe|leben|lebt|lebst|arbeite|studiere|bin|bist|sind|war|waren)(?: ich| wir| er| sie| jetzt| seit \\S+ \\S+)* (?<x>nach|zu|bei|auf|an) ${COUNTRY}_(?=\\s*(?:[.!?,]|und|$))`,
    to: "in",
    type: "grammar",
    category: "prepositions",
    why: "Where you live or are takes *in*; *nach* is for the way there.",
  },
  {
    id: "in-die-schweiz",
    find: "_(?<x>nach (?:die )?(?<land>Schweiz|Türkei|Ukraine|Slowakei|USA|Niederlande))_",
    to: (groups) => `in ${ARTICLE_COUNTRY[groups.land ?? ""] ?? "die"} ${groups.land ?? ""}`,
    type: "grammar",
    category: "prepositions",
    why: "Countries with an article take *in* and the accusative: *in die Schweiz*.",
  },
  {
    id: "in-der-schweiz",
    find: "_(?:wohne|wohnen|wohnt|wohnst|lebe|leben|lebt|arbeite|bin|war|waren|studiere)(?: ich| wir| er| sie| jetzt)* (?<x>in (?<land>Schweiz|Türkei|Ukraine|Slowakei))_",
    to: "in der $<land>",
    type: "grammar",
    category: "articles",
    why: "This country has an article: *in der Schweiz*.",
  },
  {
    id: "country-without-article",
    find: `_(?:aus|in|nach|von) (?<x>(?:der|dem|das|die|den) (?<land>${COUNTRY}))_(?! (?:der|des|von|\\p{Lu}))`,
    to: "$<land>",
    type: "grammar",
    category: "articles",
    why: "Most countries and towns stand without an article.",
  },
  {
    id: "from-country-with-article",
    find: "_[Aa]us (?<x>Schweiz|Türkei|Ukraine|Slowakei|Mongolei)_",
    to: "der $<x>",
    type: "grammar",
    category: "articles",
    why: "This country has an article: *aus der Schweiz*.",
  },
  {
    id: "from-countries-with-article",
    find: "_[Aa]us (?<x>USA|Niederlanden?|Philippinen)_",
    to: (groups) => `den ${(groups.x ?? "").replace(/lande$/, "landen")}`,
    type: "grammar",
    category: "articles",
    why: "This country is a plural with its article: *aus den USA*.",
  },
  {
    id: "from-country",
    find: `_(?:komme|kommst|kommt|kommen|bin|ist)(?: ich| wir| er| sie| eigentlich| ursprünglich)* (?<x>von) ${COUNTRY}_(?=\\s*(?:[.!?,]|und|$))`,
    to: "aus",
    type: "grammar",
    category: "prepositions",
    why: "Where you are from takes *aus*: *ich komme aus Spanien*.",
  },
  {
    id: "warten-auf",
    find: "_(?:warte|wartest|wartet|warten|gewartet)(?: ich| wir| er| sie| schon| lange| immer)* (?<x>für) (?:den|die|das|dich|mich|ihn|sie|uns|euch|meine?n?|eine?n?|deine?|Sie|unseren?)_(?![^.!?]* auf_)",
    to: "auf",
    type: "grammar",
    category: "prepositions",
    why: "*warten* goes with *auf* and the accusative.",
  },
  {
    id: "interessieren-fuer",
    find: "_(?:interessiere|interessierst|interessiert|interessieren)(?: ich)? (?:mich|dich|sich|uns|euch)(?: sehr| auch| nicht)? (?<x>in|an|über|auf)_(?! der Schule_| Berlin_)(?![^.!?]* für_)",
    to: "für",
    type: "grammar",
    category: "prepositions",
    why: "*sich interessieren* goes with *für*.",
  },
  {
    id: "interessiert-an",
    find: "_(?:bin|bist|ist|sind)(?: ich)?(?: sehr| nicht)? interessiert (?<x>in|für)_",
    to: "an",
    type: "grammar",
    category: "prepositions",
    why: "*interessiert sein* goes with *an*; the verb *sich interessieren* goes with *für*.",
  },
  {
    id: "denken-an",
    find: "_(?:denke|denkst|denkt)(?: ich| oft| immer| viel)* (?<x>von|zu|für) (?:dich|mich|ihn|meine|dir|mir|euch|meinen)_",
    to: "an",
    type: "grammar",
    category: "prepositions",
    why: "*denken* goes with *an* and the accusative.",
  },
  {
    id: "angst-vor",
    find: "_Angst (?<x>von|für|über|auf)_",
    to: "vor",
    type: "grammar",
    category: "prepositions",
    why: "*Angst* goes with *vor* and the dative.",
  },
  {
    id: "teilnehmen-an",
    find: "_(?:nehme|nimmst|nimmt|nehmen)(?: ich| wir| er| sie)* (?<x>in|bei|auf) (?:dem|der|einem|einer|diesem|den)_[^.!?]* teil_",
    to: "an",
    type: "grammar",
    category: "prepositions",
    why: "*teilnehmen* goes with *an* and the dative.",
  },
  {
    id: "heissen",
    find: "_[Mm]ein Name (?<x>heißt|heisst)_",
    to: "ist",
    type: "vocabulary",
    category: "verbs",
    why: "A name *is*: *Mein Name ist …* or *Ich heiße …*.",
  },
  {
    id: "viele",
    find: "_(?<x>[Vv]iel) (?:Leute|Freunde|Menschen|Kinder|Bücher|Städte|Dinge|Sachen|Probleme|Fragen|Tage|Jahre|Stunden|Sprachen|Länder|Filme|Autos|Touristen|Hausaufgaben|Wörter|Fotos|Freundinnen|Kollegen|Häuser|Restaurants|Studenten)_",
    to: "viele",
    type: "grammar",
    category: "articles",
    why: "Before a plural it is *viele*; *viel* goes with things that you do not count.",
  },
  {
    id: "viel-uncountable",
    find: "_(?<x>[Vv]iele) (?:Geld|Zeit|Wasser|Spaß|Arbeit|Hunger|Durst|Glück|Stress|Milch|Kaffee|Musik|Obst|Gemüse|Fleisch|Regen|Schnee|Sport|Liebe|Lust|Energie|Verkehr)_",
    to: "viel",
    type: "grammar",
    category: "articles",
    why: "With things that you do not count it is *viel*: *viel Zeit*.",
  },
  {
    id: "people",
    find: "_(?:die|viele|alle|andere|nette) (?<x>Leuten|Menschens|Leutes)_(?=\\s*(?:sind|haben|waren|kommen|gehen|machen|[.!?]))",
    to: "Leute",
    type: "grammar",
    category: "nouns",
    why: "The subject form is *Leute*; *Leuten* is the dative.",
  },
  {
    id: "zu-essen",
    find: "_(?<x>für zu) (?:[a-zäöü]+en)_(?=\\s*(?:[.!?,]|$))",
    to: "um zu",
    type: "grammar",
    category: "connectors",
    why: "A purpose is *um … zu* with the infinitive.",
  },
  {
    id: "gut-gehen",
    find: "_(?<x>[Ii]ch bin gut)_(?=\\s*(?:[.!,]|und (?:du|Sie)|$))(?! in)",
    to: "mir geht es gut",
    type: "vocabulary",
    category: "style",
    why: "How you are is *mir geht es gut*; *ich bin gut* means that you are good at something.",
  },
  {
    id: "geht-es",
    find: "_(?<x>[Ww]ie bist du)\\?",
    to: "wie geht es dir",
    type: "vocabulary",
    category: "style",
    why: "To ask how somebody is, say *Wie geht es dir?*",
  },
  {
    id: "ich-gehe-gut",
    find: "_(?<x>[Ii]ch gehe (?<how>gut|schlecht|sehr gut))_(?=\\s*[.!,]|$)",
    to: "mir geht es $<how>",
    type: "vocabulary",
    category: "pronouns",
    why: "How you are takes the dative: *mir geht es gut*.",
  },
  {
    id: "mag-infinitive",
    find: "_[Ii]ch (?<x>mag zu) [a-zäöü]+en_",
    to: "mag",
    type: "grammar",
    category: "modal-verbs",
    why: "*mögen* stands without *zu*; better still: *ich … gern*.",
  },
  {
    id: "am-besten",
    find: "_(?:am|Am) (?<x>bester|beste|bestes)_(?=\\s*(?:[.!?,]|$))",
    to: "besten",
    type: "grammar",
    category: "adjectives",
    why: "The superlative after *am* ends in -en: *am besten*.",
  },
  {
    id: "gefallen-mir",
    find: "_(?:gefällt|gefallen|schmeckt|schmecken|gehört|passt|hilft) (?<x>mich)_",
    to: "mir",
    type: "grammar",
    category: "pronouns",
    why: "This verb takes the dative: *mir*.",
  },
  {
    id: "helfen-dir",
    find: "_(?:helfe|hilft|hilfst|helfen|danke|antworte|gratuliere|glaube)(?: ich| er| sie| wir)? (?<x>dich)_",
    to: "dir",
    type: "grammar",
    category: "pronouns",
    why: "This verb takes the dative: *dir*.",
  },
  ...prepositionPronouns(),
  {
    id: "wuerde-gern",
    find: "_[Ii]ch (?<x>wurde|hatte|mochte) gerne?_(?= )(?!(?: \\S+)* (?:gehabt|gegangen|gemacht|gesehen|geblieben|gewesen|getan|gegessen|gekauft)_)",
    to: (groups) => ({ wurde: "würde", hatte: "hätte", mochte: "möchte" })[groups.x ?? ""] ?? null,
    type: "grammar",
    category: "subjunctive",
    why: "A wish takes the subjunctive with an umlaut: *würde*, *hätte* or *möchte gern*.",
  },
  {
    id: "koennten-sie",
    find: "_(?<x>Konnten Sie|Konntest du) (?:mir|uns|bitte)_[^.!]*\\?",
    to: (groups) => groups.x?.replace("Konn", "Könn") ?? null,
    type: "grammar",
    category: "subjunctive",
    why: "A polite request takes the subjunctive: *Könnten Sie …?*",
  },
  {
    id: "moechte-bitte",
    find: "_[Ii]ch (?<x>mochte) (?:bitte|ein|eine|einen)_[^.!?]* bitte_",
    to: "möchte",
    type: "grammar",
    category: "subjunctive",
    why: "A wish is *ich möchte*; *mochte* means liked.",
  },
  {
    id: "favorite",
    find: "_(?<x>Lieblings[ -](?<noun>[A-Za-zäöüß]+))_",
    to: (groups) => `Lieblings${(groups.noun ?? "").toLowerCase()}`,
    type: "spelling",
    category: "nouns",
    why: "*Lieblings-* and its noun are one word.",
  },
  {
    id: "alles-was",
    find: "_(?:[Aa]lles|[Nn]ichts|[Vv]ieles), (?<x>das) (?:ich|du|er|sie|wir|man|ihr|Sie)_",
    to: "was",
    type: "grammar",
    category: "pronouns",
    why: "After *alles* and *nichts*, the relative pronoun is *was*.",
  },
  {
    id: "mit-wem",
    find: "_(?:[Mm]it|[Vv]on|[Bb]ei|[Zz]u) (?<x>wer|wen)_",
    to: "wem",
    type: "grammar",
    category: "pronouns",
    why: "This preposition takes the dative: *wem*.",
  },
  {
    id: "wen",
    find: "_(?<x>Wer) (?:besuchst|triffst|kennst|siehst|liebst|magst|suchst|fragst|rufst|meinst|brauchst) du_",
    to: "Wen",
    type: "grammar",
    category: "pronouns",
    why: "The object of the question is *wen*; *wer* asks for the subject.",
  },
  {
    id: "weiss",
    find: "_[Ii]ch (?<x>weis|weiss)_",
    to: (groups) => (groups.x === "weis" ? "weiß" : null),
    type: "spelling",
    category: "verbs",
    why: "It is spelled *weiß*, with ß.",
  },
  {
    id: "seit-seid",
    find: "_(?<x>[Ss]eid) (?:letzte[mnr]|gestern|zwei|drei|vier|fünf|einem|einer|Januar|Montag|dem|der|wann|langem|ein paar)_",
    to: (groups) => (groups.x === "Seid" ? "Seit" : "seit"),
    type: "spelling",
    category: "prepositions",
    why: "*seit* is the time; *seid* is a form of *sein* (*ihr seid*).",
  },
  {
    id: "fuer-uns-in",
    find: "_[Ii]n (?<x>(?<land>Schweiz|Türkei|Ukraine|Slowakei))_(?=[^.!?]*[.!?]?$)(?<=(?:fliege|fliegen|fahre|fahren|reise|reisen|gehe|gehen|fliegt|fährt)(?: \\S+)* in \\k<land>)",
    to: "die $<land>",
    type: "grammar",
    category: "articles",
    why: "This country has an article: *in die Schweiz*.",
  },
  {
    id: "verliebt-in",
    find: "_[Ss]tolz (?<x>über|von|an|für)_",
    to: "auf",
    type: "grammar",
    category: "prepositions",
    why: "*stolz* goes with *auf* and the accusative.",
  },
  {
    id: "lieben-dich",
    find: "_[Ii]ch (?:liebe|sehe|kenne|vermisse|besuche|verstehe|mag|frage|brauche|höre) (?<x>dir|ihm)_(?=\\s*(?:[.!?,]|sehr|nicht|oft|auch|jeden|gut|$))",
    to: (groups) => ({ dir: "dich", ihm: "ihn" })[groups.x ?? ""] ?? null,
    type: "grammar",
    category: "pronouns",
    why: "This verb takes the accusative: *dich*, *ihn*.",
  },
  {
    id: "rufe-dich-an",
    find: "_[Rr]ufe?(?: ich)? (?<x>dir|ihm|mir)_[^.!?]* an_",
    to: (groups) => ({ dir: "dich", ihm: "ihn", mir: "mich" })[groups.x ?? ""] ?? null,
    type: "grammar",
    category: "pronouns",
    why: "*anrufen* takes the accusative: *dich*, *ihn*.",
  },
  {
    id: "mir-helfen",
    find: "_(?:[Kk]annst|[Kk]önntest|[Kk]önnen|[Kk]önnten|[Ww]ürdest|[Ww]ürden) (?:du|Sie) (?<x>mich)(?: bitte| mal| kurz)* helfen_",
    to: "mir",
    type: "grammar",
    category: "pronouns",
    why: "*helfen* takes the dative: *mir*.",
  },
  {
    id: "beeil-dich",
    find: "_[Bb]eeile? (?<x>dir)_",
    to: "dich",
    type: "grammar",
    category: "pronouns",
    why: "*sich beeilen* takes the accusative: *dich*.",
  },
  {
    id: "fuehle-mich",
    find: "_(?:fühle|freue|erinnere|interessiere|beeile|ärgere)(?: ich)? (?<x>mir)_",
    to: "mich",
    type: "grammar",
    category: "pronouns",
    why: "This reflexive verb takes the accusative: *mich*.",
  },
  {
    id: "als-beruf",
    find: "_[Ii]ch (?:arbeite|bin tätig) als (?<x>eine? (?<job>[A-ZÄÖÜ][a-zäöüß]+))_(?! (?:bei|mit) )",
    to: "$<job>",
    type: "grammar",
    category: "articles",
    why: "A job after *als* stands without an article.",
  },
  {
    id: "was-fuer",
    find: "_(?<x>Was) (?<noun>Film|Musik|Buch|Sport|Sprache|Farbe|Tag|Serie|Essen)_",
    to: (groups) =>
      ({
        Film: "Welchen",
        Musik: "Welche",
        Buch: "Welches",
        Sport: "Welchen",
        Sprache: "Welche",
        Farbe: "Welche",
        Serie: "Welche",
        Essen: "Welches",
      })[groups.noun ?? ""] ?? null,
    type: "grammar",
    category: "pronouns",
    why: "Before a noun, *which* or *what* is *welcher*, *welche*, *welches*.",
  },
  {
    id: "lernen-wissen",
    find: "_[Ii]ch (?<x>weiß) (?:ihn|dich|(?:den|meinen|diesen|deinen) (?:Mann|Film|Lehrer|Freund|Chef|Ort))_(?=\\s*(?:[.!?]|$|nicht|gut))",
    to: "kenne",
    type: "vocabulary",
    category: "verbs",
    why: "People and places you *kennen*; facts you *wissen*.",
  },
  {
    id: "musik-hoeren",
    find: "_[Ii]ch (?<x>höre zu) (?:Musik|Radio|Podcasts)_",
    to: "höre",
    type: "vocabulary",
    category: "verbs",
    why: "*Musik hören* has no *zu*.",
  },
  {
    id: "auf-bus",
    find: "_(?:fahre|fährst|fährt|fahren|komme|kommt)(?: ich| wir| er| sie| immer| oft)* (?<x>bei|in|auf|per dem) (?:dem )?(?:Bus|Zug|Auto|Fahrrad|Rad)_",
    to: "mit",
    type: "grammar",
    category: "prepositions",
    why: "Means of transport take *mit*: *mit dem Bus*.",
  },
  {
    id: "seit-langem",
    find: "_[Ii]ch (?:lerne|wohne|lebe|arbeite|studiere|bin)(?: \\S+){0,3} (?<x>für (?<n>zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d+|viele|einige) (?<unit>Jahre|Monate|Wochen|Tage))_(?=\\s*[.!]|$)",
    to: (groups) =>
      `seit ${dativeCount(groups.n ?? "")} ${groups.unit?.endsWith("n") ? groups.unit : `${groups.unit}n`}`,
    type: "grammar",
    category: "prepositions",
    why: "What began in the past and still goes on takes *seit* and the dative.",
  },
  {
    id: "since-years",
    find: `_[Ss]eit (?:ein paar |${NUMBER} |vielen |einigen )(?<x>Jahre|Monate|Tage)_`,
    to: "$<x>n",
    type: "grammar",
    category: "cases",
    why: "*seit* takes the dative, and the dative plural ends in -n.",
  },
  {
    id: "vor-years",
    find: `_[Vv]or (?:ein paar |${NUMBER} |vielen |einigen )(?<x>Jahre|Monate|Tage)_(?! alt)`,
    to: "$<x>n",
    type: "grammar",
    category: "cases",
    why: "*vor* for a time takes the dative, and the dative plural ends in -n.",
  },
];

/** `mit mich` → `mit mir`, `für mir` → `für mich`. */
function prepositionPronouns(): Idiom[] {
  const dative: Record<string, string> = { mich: "mir", dich: "dir", ihn: "ihm" };
  const accusative: Record<string, string> = { mir: "mich", dir: "dich", ihm: "ihn" };
  return [
    {
      id: "dative-pronoun",
      find: "_(?:mit|bei|von|zu|nach|aus|außer) (?<x>mich|dich|ihn)_",
      to: (groups) => dative[groups.x ?? ""] ?? null,
      type: "grammar",
      category: "pronouns",
      why: "This preposition takes the dative: *mit mir*, *bei dir*, *von ihm*.",
    },
    {
      id: "accusative-pronoun",
      find: "_(?:für|ohne|gegen) (?<x>mir|dir|ihm)_",
      to: (groups) => accusative[groups.x ?? ""] ?? null,
      type: "grammar",
      category: "pronouns",
      why: "This preposition takes the accusative: *für mich*, *ohne dich*.",
    },
  ];
}

function dativeCount(count: string): string {
  return count === "viele" ? "vielen" : count === "einige" ? "einigen" : count;
}

interface Prepared extends Idiom {
  /** One of these must stand in the text, or the pattern cannot match; empty if that cannot be told from the pattern. */
  needs: readonly string[];
  pattern: RegExp | null;
}

/** More than a hundred patterns with lookbehinds on every sentence would cost more than all other rules: most are ruled out by a word. */
const PREPARED: readonly Prepared[] = [...IDIOMS, ...COLLOCATIONS].map((idiom) => ({
  ...idiom,
  needs: neededWords(idiom.find),
  pattern: null,
}));

/** Compiled when it is needed for the first time. */
function patternOf(idiom: Prepared): RegExp {
  // At the start `_` begins a word, anywhere else it ends one.
  idiom.pattern ??= new RegExp(idiom.find.replace(/^_/, "(?<![\\p{L}\\d])").replaceAll("_", "(?![\\p{L}\\d])"), "dgu");
  return idiom.pattern;
}

/** Proposes the changes of the table above. */
export function idiomRule(context: Context): Edit[] {
  const first = context.tokens[0];
  const last = context.tokens.at(-1);
  if (!first || !last) return [];
  const text = context.message.slice(first.start, last.end);
  const edits: Edit[] = [];
  for (const idiom of PREPARED) {
    if (idiom.needs.length > 0 && !idiom.needs.some((word) => text.includes(word))) continue;
    for (const match of text.matchAll(patternOf(idiom))) {
      const range = (match as RegExpMatchArray & { indices?: { groups?: Record<string, [number, number]> } }).indices
        ?.groups?.x;
      const groups: Record<string, string | undefined> = match.groups ?? {};
      if (!range) continue;
      const original = text.slice(range[0], range[1]);
      const raw =
        typeof idiom.to === "string"
          ? idiom.to.replaceAll(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? "")
          : idiom.to(groups);
      if (raw === null) continue;
      const atStart = /^\p{Lu}/u.test(original) && range[0] === 0;
      const corrected = atStart ? capital(raw) : range[0] > 0 && !/^\p{Lu}/u.test(original) ? lowerFirst(raw) : raw;
      if (corrected === original) continue;
      edits.push({
        start: first.start + range[0],
        end: first.start + range[1],
        original,
        corrected,
        type: idiom.type,
        category: idiom.category,
        explanation: idiom.why,
        rule: `idiom-${idiom.id}`,
        confidence: 0.93,
      });
    }
  }
  return edits;
}

/** Replacements such as `Mir ist` begin with a capital only at the start; nouns keep theirs. */
function lowerFirst(text: string): string {
  return /^(Mir|Dir) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
