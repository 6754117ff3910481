import type { Line } from "#schema/content/tutor.ts";

/** A question about German that has the same answer for everybody. */
export interface GrammarAnswer extends Line {
  /** Matches a sentence that asks it. */
  asks: RegExp;
}

const Q = `[„"“”‚'‘’«»]?`;
const IN = `(?<!\\p{L})`;
const OUT = `(?!\\p{L})`;
/** What shows that a sentence asks about words, not with them. */
const ABOUT_WORDS = `${IN}(?:sag(?:t|en|e) (?:man|wir|ich)|(?:man|oder [^.!?]{2,12}) sagen|schreib(?:t|en|e) (?:man|wir|ich)|(?:be)?nutz\\p{L}+|benütz\\p{L}+|verwend\\p{L}+|(?:nimmt|braucht|setzt) man|(?:nehme|brauche|setze) ich|steht|stehen|kommt|heißt es|heisst es|unterschied\\p{L}*|regeln?|grammatik|(?:neben|haupt)?satz|sätze\\p{L}*|satzbau|wortstellung|wort|wörter|verb\\p{L}*|nennt man|heißt (?:das|es|der|die)|sein oder haben|haben oder sein|förmlich\\p{L}*|formell\\p{L}*|höflich\\p{L}*|unhöflich\\p{L}*|umgangssprach\\p{L}*|salopp|slang|chef|büro|präposition\\p{L}*|duzt|duzen|siezt|siezen|fälle|versteh\\p{L}* (?:das |es )?(?:nie|nicht)|dativ|akkusativ|genitiv|nominativ|fall|kasus|komma|perfekt|artikel|richtig|korrekt|bedeutet|bedeuten|verwechs\\p{L}+|funktioniert|bildet man|bilde ich|gehört|erklär\\p{L}*|auf deutsch|folgt)${OUT}`;

/** "Nach Hause oder zu Hause?": two forms, and nothing else. */
const NOTHING_ELSE = `(?=[^.!?]* oder )(?:[^\\p{L}.!?]*\\p{L}+){2,7}\\W*\\?`;

/** A sentence that asks, of whatever form: with a question mark, or saying that something is not understood. */
const ASKS = `(?=[^.!?]*\\?|[^.!?]*${IN}(?:wann|wie|wo|warum|wieso|erklär\\p{L}*|versteh\\p{L}*|unterschied|verwechs\\p{L}+|unsicher|frage)${OUT})`;

function word(source: string): string {
  return `${Q}${IN}(?:${source})${OUT}${Q}`;
}

/** Asked about the words, in a sentence that is about words. */
function about(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join("|"), "iu");
}

const MOST_LETTERS = 180;

/** Only such a sentence is compared with the questions below: there are many of them. */
const MAY_ASK = new RegExp(`^${ASKS}(?=[^.!?]*${ABOUT_WORDS}|${NOTHING_ELSE})`, "iu");

/** The answer to a question about German that a message asks; undefined when none of ours fits. */
export function grammarAnswer(message: string): GrammarAnswer | undefined {
  for (const sentence of message.split(/(?<=[.!?:]) +/u)) {
    // A question is short, and each comparison takes longer with every word.
    const mayAsk = sentence.length <= MOST_LETTERS && MAY_ASK.test(sentence);
    const found = mayAsk ? GRAMMAR_ANSWERS.find(({ asks }) => asks.test(sentence)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "A oder B", "A und B", in either order. */
function pair(one: string, other: string): string {
  const between = `(?:,? (?:oder|und|statt|von|vs\\.?|gegen)(?: (?:wann|wo|doch|eher|besser|mit|das wort|bei))? |/| ?/ ?)`;
  return `${word(one)}${between}${word(other)}|${word(other)}${between}${word(one)}`;
}

/** One word: in quotation marks, or right behind the verb of a question about words. */
function single(source: string): string {
  return `[„"“‚'‘«»](?:${source})[“”"'’»«]|(?:sagt|benutzt|verwendet|nimmt|schreibt|braucht|setzt) man (?:das wort |denn |eigentlich |das )?${IN}(?:${source})${OUT}|(?:benutze|verwende|nehme|sage|brauche) ich (?:das wort |denn |eigentlich |das )?${IN}(?:${source})${OUT}|das (?:kleine )?wort ${IN}(?:${source})${OUT}|(?:was )?bedeutet ${IN}(?:${source})${OUT} (?:im|in) `;
}

/** A name for a thing that is described: "Wie sagt man, wenn man Angst hat, aber es ist schön?" */
const DESCRIBED = new RegExp(
  `${IN}(?:wie (?:sagt|nennt) man|wie heißt (?:das|es|der|die)|(?:gibt es|hat das deutsche|kennst du|kennen sie) (?:dafür )?(?:auch )?(?:ein|das) (?:\\p{Ll}+ )?wort)${OUT}[^.!?]*${IN}(?:wenn|dass|gefühl|jemanden?,? (?:der|die))${OUT}`,
  "iu",
);
const REGISTER = new RegExp(
  `${IN}(?:ist|klingt|war|passt|kann|darf|sagt)${OUT}[^.!?]*(?:umgangssprach|(?:zu )?(?:förmlich|formell)|zu (?:locker|salopp)|slang)[^.!?]*\\?`,
  "iu",
);

const RULES: readonly (readonly [asks: RegExp, say: string, en: string])[] = [
  [
    DESCRIBED,
    "Dafür kenne ich leider kein eigenes Wort, aber {du hast|Sie haben} es gut beschrieben.",
    "I’m afraid I don’t know a word for that, but you’ve described it well.",
  ],
  [
    REGISTER,
    "Das weiß ich nicht sicher, im Zweifel passt ein neutrales Wort besser.",
    "I’m not sure about that; when in doubt, a neutral word fits better.",
  ],
  [
    about(
      `wegen de[sr]${OUT}[^.!?]*wegen dem${OUT}`,
      `wegen dem${OUT}[^.!?]*wegen de[sr]${OUT}`,
      pair("wegen de[sr]", "dem"),
      pair("wegen dem", "de[sr]"),
      `${word("wegen")}[^.!?]*(?:dativ|genitiv)[^.!?]*(?:dativ|genitiv)`,
    ),
    "Beides hört man, aber beim Schreiben ist „wegen des Regens“ besser als „wegen dem Regen“.",
    "You hear both, but in writing “wegen des Regens” is better than “wegen dem Regen.”",
  ],
  [
    about(pair("weil", "denn")),
    "Man sagt „… weil ich müde bin“, aber „… denn ich bin müde“.",
    "You say “… weil ich müde bin” but “… denn ich bin müde.”",
  ],
  [
    about(pair("weil", "deshalb|deswegen|darum|daher")),
    "Zum Beispiel: „Ich schlafe, weil ich müde bin“, aber: „Ich bin müde, deshalb schlafe ich“.",
    "For example: “Ich schlafe, weil ich müde bin,” but “Ich bin müde, deshalb schlafe ich.”",
  ],
  [
    about(pair("trotzdem|dennoch", "obwohl"), pair("obwohl|trotzdem", "trotz")),
    "Zum Beispiel: „Obwohl es regnet, gehe ich“, aber: „Es regnet, trotzdem gehe ich“.",
    "For example: “Obwohl es regnet, gehe ich,” but “Es regnet, trotzdem gehe ich.”",
  ],
  [
    about(`komma${OUT}[^.!?]*${word("und|oder")}`, `${word("vor")} ${word("und|oder")}[^.!?]*komma${OUT}`),
    "Vor „und“ und „oder“ steht meist kein Komma: „Ich lese und höre Musik“.",
    "There’s usually no comma before “und” and “oder”: “Ich lese und höre Musik.”",
  ],
  [
    about(`komma${OUT}[^.!?]*${word("um")}|${word("um (?:\\p{P}+ ?)?zu")}[^.!?]*komma`),
    "Ja, bei „um … zu“ steht ein Komma: „Ich spare, um zu reisen“.",
    "Yes, “um … zu” takes a comma: “Ich spare, um zu reisen.”",
  ],
  [
    about(
      `komma${OUT}[^.!?]*(?:${word("weil|dass|wenn|ob|obwohl|als|damit")}|nebensatz)|${word("weil|dass|wenn|ob|obwohl")}[^.!?]*komma${OUT}`,
    ),
    "Zwischen Hauptsatz und Nebensatz steht ein Komma: „Ich glaube, dass er kommt“.",
    "There’s a comma between a main clause and a subordinate clause: “Ich glaube, dass er kommt.”",
  ],
  [
    about(pair("das", "dass"), `dass mit (?:zwei|einem|doppel-?)`),
    "Passt „dieses“ oder „welches“, schreibt man „das“, sonst „dass“.",
    "If “dieses” or “welches” fits, you write “das,” otherwise “dass.”",
  ],
  [
    about(pair("als", "wenn")),
    "Einmal in der Vergangenheit: „als ich klein war“, oft oder in der Zukunft: „wenn ich Zeit habe“.",
    "Once in the past: “als ich klein war”; often or in the future: “wenn ich Zeit habe.”",
  ],
  [
    about(pair("wann", "wenn")),
    "Mit „wann“ fragt man nach der Zeit, „wenn“ verbindet zwei Sätze: „Ich komme, wenn ich Zeit habe“.",
    "“Wann” asks about the time, “wenn” joins two clauses: “Ich komme, wenn ich Zeit habe.”",
  ],
  [
    about(pair("ob", "wenn|dass|falls")),
    "Kann man mit Ja oder Nein antworten, sagt man „ob“: „Ich weiß nicht, ob er kommt“.",
    "If the answer can be yes or no, you say “ob”: “Ich weiß nicht, ob er kommt.”",
  ],
  [
    about(pair("wenn", "falls")),
    "„Falls“ nennt nur eine Bedingung, „wenn“ auch die Zeit: „wenn es dunkel wird“.",
    "“Falls” only gives a condition, “wenn” also the time: “wenn es dunkel wird.”",
  ],
  [
    about(
      `${word("weil|dass|obwohl|wenn|ob|damit|bevor|nachdem|während")}[^.!?]*${IN}(?:verb|ende|wortstellung|satzbau)${OUT}`,
      `${IN}(?:verb|ende|wortstellung|satzbau)${OUT}[^.!?]*${word("weil|dass|obwohl|wenn|ob|damit|bevor|nachdem|während")}`,
      `(?:verb|wortstellung|satzbau)${OUT}[^.!?]*nebens[aä]tz`,
      `nebens[aä]tz[^.!?]*verb${OUT}`,
    ),
    "Im Nebensatz kommt das Verb normalerweise ans Ende: „… weil ich müde bin“.",
    "In a subordinate clause the verb normally goes to the end: “… weil ich müde bin.”",
  ],
  [
    about(`relativsatz|relativsätze`),
    "Im Relativsatz steht das Verb normalerweise am Ende: „der Mann, der dort wohnt“.",
    "In a relative clause the verb normally comes last: “der Mann, der dort wohnt.”",
  ],
  [
    about(pair("dessen", "deren"), single("dessen|deren")),
    "Im Relativsatz gehört „dessen“ zu „der“ oder „das“: „der Mann, dessen Hund bellt“, und „deren“ zu „die“.",
    "In a relative clause, “dessen” goes with “der” or “das”: “der Mann, dessen Hund bellt”; “deren” goes with “die.”",
  ],
  [
    about(pair("seit", "seid")),
    "„Seid“ kommt von „sein“: „Ihr seid da“, „seit“ nennt die Zeit: „seit Montag“.",
    "“Seid” comes from “sein”: “Ihr seid da”; “seit” is about time: “seit Montag.”",
  ],
  [
    about(pair("seit", "vor")),
    "Dauert es bis jetzt, sagt man „seit einem Jahr“, ist es vorbei, sagt man „vor einem Jahr“.",
    "If it’s still going on, you say “seit einem Jahr”; if it’s over, “vor einem Jahr.”",
  ],
  [
    about(pair("seit", "für")),
    "Dauert es bis jetzt, sagt man „seit“: „Ich lerne seit einem Jahr Deutsch“.",
    "If it’s still going on, you say “seit”: “Ich lerne seit einem Jahr Deutsch.”",
  ],
  [
    about(pair("seit", "ab|von")),
    "„Seit Montag“ hat schon begonnen, „ab Montag“ nennt nur den Anfang.",
    "“Seit Montag” has already begun, “ab Montag” only gives the beginning.",
  ],
  [
    about(pair("nach hause", "zu hause|zuhause"), pair("nach hause", "im haus")),
    "Wohin: „Ich gehe nach Hause“, wo: „Ich bin zu Hause“.",
    "Where to: “Ich gehe nach Hause”; where: “Ich bin zu Hause.”",
  ],
  [
    about(
      pair("am", "im|um|in"),
      pair("im", "um"),
      `${IN}(?:am|im|um|in) (?<same>\\p{L}+) oder (?:am|im|um|in) \\k<same>${OUT}`,
    ),
    "Bei der Zeit sagt man: „um acht Uhr“, „am Montag“ und „im Mai“.",
    "For times you say “um acht Uhr,” “am Montag,” and “im Mai.”",
  ],
  [
    about(pair("in|ins", "nach|zu|zum"), pair("nach", "zu|zum")),
    "Man sagt zum Beispiel „nach Berlin“, „in die Schweiz“, „in die Schule“ und „zu Anna“.",
    "You say, for example, “nach Berlin,” “in die Schweiz,” “in die Schule,” and “zu Anna.”",
  ],
  [
    about(pair("bei|beim", "zu|zum")),
    "Wo: „Ich bin bei Anna“, wohin: „Ich gehe zu Anna“.",
    "Where: “Ich bin bei Anna”; where to: “Ich gehe zu Anna.”",
  ],
  [
    about(pair("aus", "von|vom")),
    "Man sagt zum Beispiel „aus Spanien“ und „aus dem Haus“, aber „von Anna“ und „von der Arbeit“.",
    "You say, for example, “aus Spanien” and “aus dem Haus” but “von Anna” and “von der Arbeit.”",
  ],
  [
    about(
      `wechselpräposition`,
      `(?:nach|mit|bei)? ?${word("in|an|auf|unter|über|vor|hinter|neben|zwischen")}[^.!?]*${IN}(?:dativ|akkusativ)${OUT}[^.!?]*${IN}(?:dativ|akkusativ)${OUT}`,
      `${IN}(?:dativ|akkusativ)${OUT}[^.!?]*${IN}(?:dativ|akkusativ)${OUT} (?:nach|mit|bei) ${word("in|an|auf|unter|über|vor|hinter|neben|zwischen")}`,
    ),
    "Wo ist es: „in der Stadt“ (Dativ), wohin geht es: „in die Stadt“ (Akkusativ).",
    "Where is it: “in der Stadt” (dative); where does it go: “in die Stadt” (accusative).",
  ],
  [
    about(pair("keine?[nrms]?", "nicht")),
    "Aus „ein Auto“ wird „kein Auto“, sonst sagt man meist „nicht“: „nicht müde“.",
    "“Ein Auto” becomes “kein Auto”; otherwise you mostly say “nicht”: “nicht müde.”",
  ],
  [
    about(
      `wo(?:hin)? (?:[„"“]nicht[“”"] (?:steht|kommt|hingehört)|(?:steht|kommt|setzt man|muss|schreibt man)(?: denn| eigentlich| das wort)* ${word("nicht")})`,
    ),
    "Zum Beispiel: „Ich komme nicht“, „Das ist nicht gut“, „Ich habe nicht geschlafen“.",
    "For example: “Ich komme nicht,” “Das ist nicht gut,” “Ich habe nicht geschlafen.”",
  ],
  [
    about(pair("noch nicht", "nicht mehr")),
    "„Noch nicht“ heißt auf Englisch „not yet“, „nicht mehr“ heißt „no longer“.",
    "“Noch nicht” is “not yet” in English, “nicht mehr” is “no longer.”",
  ],
  [
    about(pair("erst", "nur")),
    "Bei „erst“ kommt noch mehr, bei „nur“ bleibt es dabei: „erst zwei Seiten“, „nur zwei Euro“.",
    "With “erst” more is to come, with “nur” that’s all: “erst zwei Seiten,” “nur zwei Euro.”",
  ],
  [
    about(pair("schon", "noch")),
    "„Schon“ heißt oft „already“, „noch“ heißt oft „still“: „schon hier“, „noch hier“.",
    "“Schon” often means “already,” “noch” often means “still”: “schon hier,” “noch hier.”",
  ],
  [
    about(single("man"), pair("man", "mann")),
    "„Man“ heißt irgendjemand oder alle Leute: „Man spricht hier Deutsch“.",
    "“Man” means somebody or people in general: “Man spricht hier Deutsch.”",
  ],
  [
    about(
      `${word("es gibt")}[^.!?]*(?:${word("es ist|es sind|das ist|da ist")}|dativ|akkusativ|plural|nach)`,
      `nach ${word("es gibt")}`,
      word("es gibt"),
    ),
    "Bei einer und bei vielen Sachen: „Es gibt einen Park“, „Es gibt zwei Parks“.",
    "For one thing and for many: “Es gibt einen Park,” “Es gibt zwei Parks.”",
  ],
  [
    about(pair("mich", "mir"), pair("dich", "dir"), pair("ihn", "ihm")),
    "Wen sieht er: „Er sieht mich“, wem hilft er: „Er hilft mir“.",
    "Whom does he see: “Er sieht mich”; whom does he help: “Er hilft mir.”",
  ],
  [
    about(pair("mich|mir", "sich"), single("sich"), `reflexiv`),
    "Zum Beispiel: „Ich freue mich“, „er freut sich“, „wir freuen uns“.",
    "For example: “Ich freue mich,” “er freut sich,” “wir freuen uns.”",
  ],
  [
    about(
      `(?:trennbar|getrennt)\\p{L}* verb`,
      `verben? trennbar`,
      `verben?${OUT}[^.!?]*(?:trenn|getrennt)`,
      `trennt man[^.!?]*verb`,
    ),
    "Ein trennbares Verb ist zum Beispiel „anrufen“: „Ich rufe Anna an“, „Ich will Anna anrufen“.",
    "“Anrufen,” for example, is a separable verb: “Ich rufe Anna an,” “Ich will Anna anrufen.”",
  ],
  [
    about(pair("um (?:\\p{P}+ ?)?zu", "damit"), pair("um", "damit")),
    "Tut eine Person beides, passt „um … zu“, bei zwei Personen „damit“: „Ich spare, damit mein Sohn reist“.",
    "If one person does both, “um … zu” fits, with two people “damit”: “Ich spare, damit mein Sohn reist.”",
  ],
  [
    about(
      pair("um zu", "zu"),
      `infinitiv mit ${word("zu")}`,
      `${word("zu")} (?:und|vor|mit|\\+|plus) (?:dem )?infinitiv`,
      `wann[^.!?]*infinitiv[^.!?]*${word("zu")}`,
      `(?:mit|ohne) ${word("zu")}`,
    ),
    "Nach „können“ oder „müssen“ steht kein „zu“: „Ich kann kommen“, aber „Ich versuche zu kommen“.",
    "There’s no “zu” after “können” or “müssen”: “Ich kann kommen” but “Ich versuche zu kommen.”",
  ],
  [
    about(pair("aber", "sondern")),
    "Nach „nicht“ folgt mit „sondern“ das Richtige: „nicht heute, sondern morgen“.",
    "After “nicht,” “sondern” brings what is right instead: “nicht heute, sondern morgen.”",
  ],
  [
    about(pair("wäre", "hätte")),
    "„Wäre“ kommt von „sein“, „hätte“ von „haben“: „Ich wäre gern dort“, „Ich hätte gern Zeit“.",
    "“Wäre” comes from “sein,” “hätte” from “haben”: “Ich wäre gern dort,” “Ich hätte gern Zeit.”",
  ],
  [
    about(pair("kann|kannst|können", "könnten?|könntest"), pair("konnten?", "könnten?")),
    "„Könnte“ klingt vorsichtiger oder höflicher als „kann“, und „konnte“ war früher.",
    "“Könnte” sounds more careful or more polite than “kann,” and “konnte” was in the past.",
  ],
  [
    about(pair("wurden?", "würden?")),
    "„Wurde“ war wirklich, „würde“ stellt man sich vor: „Es wurde kalt“, „Ich würde gern reisen“.",
    "“Wurde” really happened, “würde” is imagined: “Es wurde kalt,” “Ich würde gern reisen.”",
  ],
  [
    about(single("würden?"), pair("würden?", "wären?|hätten?|werden?")),
    "Mit „würde“ stellt man sich etwas vor oder ist höflich: „Ich würde gern reisen“.",
    "With “würde” you imagine something or are polite: “Ich würde gern reisen.”",
  ],
  [
    about(`konjunktiv (?:i|1|eins)${OUT}(?! ?und)`, `indirekten? rede`),
    "Der Konjunktiv I gibt wieder, was jemand gesagt hat: „Sie sagt, sie sei müde“.",
    "The Konjunktiv I reports what somebody said: “Sie sagt, sie sei müde.”",
  ],
  [
    about(`(?:wann|wie|wozu|wofür|erklär\\p{L}*|unterschied|was ist|versteh\\p{L}*)[^.!?]*konjunktiv`),
    "Damit sagt man, was nicht wirklich ist oder was jemand gesagt hat: „Ich hätte gern Zeit“, „Er sagt, er habe Zeit“.",
    "You use it for what isn’t real or what somebody said: “Ich hätte gern Zeit,” “Er sagt, er habe Zeit.”",
  ],
  [
    about(`(?:wann|wie|wozu|erklär\\p{L}*|unterschied|was ist|versteh\\p{L}*)[^.!?]*(?<!zustands)passiv`),
    "Das Passiv bildet man mit „werden“: „Das Haus wird gebaut“, „Das Haus wurde gebaut“.",
    "You form the passive with “werden”: “Das Haus wird gebaut,” “Das Haus wurde gebaut.”",
  ],
  [
    about(
      `(?:wann|unterschied|woher|erklär\\p{L}*|versteh\\p{L}*|verwechs\\p{L}*)(?![^.!?]*(?:${IN}(?:nach|mit|bei) ))[^.!?]*${IN}(?:dativ[^.!?]*akkusativ|akkusativ[^.!?]*dativ)`,
    ),
    "Auf „wem“ antwortet der Dativ, auf „wen“ der Akkusativ: „Ich helfe dem Mann“, „Ich sehe den Mann“.",
    "The dative answers “wem,” the accusative “wen”: “Ich helfe dem Mann,” “Ich sehe den Mann.”",
  ],
  [
    about(
      `(?:wann|was ist|erklär\\p{L}*|versteh\\p{L}*|wie funktioniert|wie bilde\\p{L}*)(?: \\p{L}+){0,6} (?:der|den|dem|einen|das|die)? ?dativ(?: \\p{L}+){0,2}\\W*(?:[?.!]|$)`,
    ),
    "Den Dativ braucht man zum Beispiel nach „mit“ und „helfen“: „mit dem Bus“, „Ich helfe ihm“.",
    "You need the dative, for example, after “mit” and “helfen”: “mit dem Bus,” “Ich helfe ihm.”",
  ],
  [
    about(
      `(?:wann|was ist|erklär\\p{L}*|versteh\\p{L}*|wie funktioniert|wie bilde\\p{L}*)(?: \\p{L}+){0,6} (?:der|den|dem|einen|das|die)? ?akkusativ(?: \\p{L}+){0,2}\\W*(?:[?.!]|$)`,
    ),
    "Den Akkusativ braucht man zum Beispiel nach „für“ und „sehen“: „für den Mann“, „Ich sehe ihn“.",
    "You need the accusative, for example, after “für” and “sehen”: “für den Mann,” “Ich sehe ihn.”",
  ],
  [
    about(
      `(?:wann|was ist|erklär\\p{L}*|versteh\\p{L}*|wie funktioniert|wie bilde\\p{L}*)(?: \\p{L}+){0,6} (?:der|den|dem|einen|das|die)? ?genitiv(?: \\p{L}+){0,2}\\W*(?:[?.!]|$)`,
    ),
    "Der Genitiv sagt oft, wem etwas gehört: „das Auto meines Bruders“.",
    "The genitive often says whose something is: “das Auto meines Bruders.”",
  ],
  [
    about(`${IN}(?:n-deklination|schwache deklination)`),
    "Manche Wörter bekommen ein „n“ oder „en“: „der Student“, aber „den Studenten“.",
    "Some words take an “n” or “en”: “der Student” but “den Studenten.”",
  ],
  [
    about(`adjektiv(?:endung|deklination|e? dekl)`, `endung\\p{L}*[^.!?]*adjektiv`, `adjektiv\\p{L}*[^.!?]*endung`),
    "Die Endung hängt vom Artikel und vom Fall ab: „der neue Tisch“, „ein neuer Tisch“.",
    "The ending depends on the article and the case: “der neue Tisch,” “ein neuer Tisch.”",
  ],
  [
    about(
      `(?:woher|wie) (?:weiß|wissen|merkt?|lern\\p{L}*|erkenn\\p{L}*) (?:ich|man|ihr|wir)[^.!?]*(?:artikel|der,? die oder das|der die das|geschlecht)`,
    ),
    "Am besten lernt man jedes Wort mit Artikel, nur kleine Formen wie „Kätzchen“ haben immer „das“.",
    "It’s best to learn each word with its article; only small forms like “Kätzchen” always take “das.”",
  ],
  [
    about(
      `${IN}(?:sein|haben)${OUT}[^.!?]*oder[^.!?]*${IN}(?:sein|haben)${OUT}[^.!?]*perfekt`,
      `perfekt[^.!?]*(?:mit )?${word("sein|haben")} (?:oder|und) (?:mit )?${word("sein|haben")}\\W*$`,
      `wann[^.!?]*perfekt[^.!?]*mit ${word("sein|haben")}`,
    ),
    "Bei Bewegung und Veränderung steht meist „sein“, sonst meist „haben“: „ich bin gefahren“, „ich habe gegessen“.",
    "With movement and change it’s mostly “sein,” otherwise mostly “haben”: “ich bin gefahren,” “ich habe gegessen.”",
  ],
  [
    about(
      pair("perfekt", "(?:das |dem )?(?:präteritum|imperfekt)"),
      pair("präteritum", "(?:das |dem )?perfekt"),
      `wann[^.!?]*präteritum`,
    ),
    "Beim Sprechen hört man oft „ich habe gekauft“, beim Schreiben liest man oft „ich kaufte“.",
    "In speech you often hear “ich habe gekauft,” in writing you often read “ich kaufte.”",
  ],
  [
    about(`(?:wann|was ist|wie|erklär\\p{L}*|wozu)[^.!?]*plusquamperfekt`),
    "Das Plusquamperfekt war noch früher: „Ich hatte schon gegessen, als er kam“.",
    "The past perfect was even earlier: “Ich hatte schon gegessen, als er kam.”",
  ],
  [
    about(
      `(?:wann|was ist|wie|erklär\\p{L}*)[^.!?]*${IN}(?:futur|zukunft auf deutsch|zukunft im deutschen)${OUT}`,
      `wie (?:sagt|bildet) man[^.!?]*die zukunft`,
    ),
    "Oft genügt ein Wort für die Zeit: „Morgen fahre ich weg“, man sagt aber auch: „Ich werde fahren“.",
    "Often a word for the time is enough: “Morgen fahre ich weg”; but people also say “Ich werde fahren.”",
  ],
  [
    about(pair("als", "wie")),
    "Bei einem Unterschied sagt man „größer als er“, sonst „so groß wie er“.",
    "If there’s a difference, you say “größer als er,” otherwise “so groß wie er.”",
  ],
  [
    about(pair("sehr", "viel")),
    "Man sagt zum Beispiel „sehr gut“, aber „viel Zeit“ und „viel besser“.",
    "You say, for example, “sehr gut” but “viel Zeit” and “viel besser.”",
  ],
  [
    about(pair("viel", "viele")),
    "Man sagt „viel Wasser“, aber mit einer Mehrzahl „viele Flaschen“.",
    "You say “viel Wasser” but, with a plural, “viele Flaschen.”",
  ],
  [
    about(pair("gern|gerne", "mögen|mag|möchten?")),
    "„Gern“ passt zu dem, was man tut: „Ich lese gern“, „mögen“ oft zu einer Sache: „Ich mag Bücher“.",
    "“Gern” fits what you do: “Ich lese gern”; “mögen” often fits a thing: “Ich mag Bücher.”",
  ],
  [
    about(pair("gern|gerne", "lieber")),
    "Zum Beispiel: „Ich trinke gern Tee, aber lieber Kaffee, und am liebsten Wasser“.",
    "For example: “Ich trinke gern Tee, aber lieber Kaffee, und am liebsten Wasser.”",
  ],
  [
    about(pair("kennen|kenne", "wissen|weiß")),
    "Man sagt zum Beispiel „Ich kenne Anna“, aber „Ich weiß, wo sie wohnt“.",
    "You say, for example, “Ich kenne Anna” but “Ich weiß, wo sie wohnt.”",
  ],
  [
    about(pair("(?:ich )?möchten?", "(?:ich )?(?:will|wollen)")),
    "Höflicher ist „möchte“: „Ich möchte einen Tee“ klingt freundlicher als „Ich will einen Tee“.",
    "“Möchte” is more polite: “Ich möchte einen Tee” sounds friendlier than “Ich will einen Tee.”",
  ],
  [
    about(
      pair("nicht (?:müssen|muss|musst)|(?:muss|musst) nicht", "nicht (?:dürfen|darf|darfst)|(?:darf|darfst) nicht"),
    ),
    "„Du musst nicht“ heißt, es ist nicht nötig, und „du darfst nicht“ heißt, es ist verboten.",
    "“Du musst nicht” means it isn’t necessary, and “du darfst nicht” means it’s forbidden.",
  ],
  [
    about(pair("müssen|muss", "sollen|soll")),
    "Bei „müssen“ ist etwas nötig, bei „sollen“ möchte es oft jemand anders: „Ich soll mehr schlafen“.",
    "With “müssen” something is necessary, with “sollen” somebody else often wants it: “Ich soll mehr schlafen.”",
  ],
  [
    about(pair("lernen", "studieren")),
    "„Studieren“ sagt man vor allem für die Universität: „Ich studiere Medizin“, aber „Ich lerne Deutsch“.",
    "“Studieren” is mostly for the university: “Ich studiere Medizin” but “Ich lerne Deutsch.”",
  ],
  [
    about(pair("liegen", "legen"), pair("liegt", "legt")),
    "Wo ist es: „Es liegt auf dem Tisch“, wohin: „Ich lege es auf den Tisch“.",
    "Where is it: “Es liegt auf dem Tisch”; where to: “Ich lege es auf den Tisch.”",
  ],
  [
    about(pair("stehen", "stellen"), pair("steht", "stellt")),
    "Wo ist es: „Es steht auf dem Tisch“, wohin: „Ich stelle es auf den Tisch“.",
    "Where is it: “Es steht auf dem Tisch”; where to: “Ich stelle es auf den Tisch.”",
  ],
  [
    about(pair("sitzen", "setzen"), pair("sitze", "setze")),
    "Wo: „Ich sitze auf dem Stuhl“, wohin: „Ich setze mich auf den Stuhl“.",
    "Where: “Ich sitze auf dem Stuhl”; where to: “Ich setze mich auf den Stuhl.”",
  ],
  [
    about(pair("hin", "her")),
    "„Her“ führt zu der Person, die spricht, „hin“ von ihr weg: „Komm her“, „Geh hin“.",
    "“Her” leads to the person who speaks, “hin” away from them: “Komm her,” “Geh hin.”",
  ],
  [
    about(`${word("je")}[^.!?]*${word("desto|umso")}`),
    "Zum Beispiel: „Je mehr ich lese, desto mehr verstehe ich“.",
    "For example: “Je mehr ich lese, desto mehr verstehe ich.”",
  ],
  [
    about(`${word("weder")}[^.!?]*${word("noch")}`),
    "Mit „weder … noch“ ist beides nicht so: „Ich trinke weder Tee noch Kaffee“.",
    "With “weder … noch,” neither is so: “Ich trinke weder Tee noch Kaffee.”",
  ],
  [
    about(pair("wer", "wen|wem"), pair("wen", "wem")),
    "Zum Beispiel: „Wer hilft uns“, „Wen sieht er“, „Wem hilft er“.",
    "For example: “Wer hilft uns,” “Wen sieht er,” “Wem hilft er.”",
  ],
  [
    about(pair("worüber|worauf|womit|wofür", "(?:über|auf|mit|für) (?:wen|wem|was)")),
    "Bei einer Sache fragt man „worüber“, bei einer Person „über wen“.",
    "About a thing you ask “worüber,” about a person “über wen.”",
  ],
  [
    about(pair("anscheinend", "scheinbar")),
    "Genau genommen vermutet man bei „anscheinend“ etwas, und bei „scheinbar“ sieht es nur so aus.",
    "Strictly speaking, “anscheinend” is a guess, and “scheinbar” means it only looks that way.",
  ],
  [
    about(pair("(?:das|dem|der|die)selben?", "(?:das |dem |der |die )?gleichen?")),
    "Genau genommen ist „dasselbe“ nur eine Sache, und „das Gleiche“ sind zwei, die gleich sind.",
    "Strictly speaking, “dasselbe” is only one thing, and “das Gleiche” is two that are alike.",
  ],
  [
    about(
      pair("sie", "du"),
      pair("siezen", "duzen"),
      `wann (?:sagt|duzt|siezt) man (?:zu jemandem |leute )?${word("du|sie")}`,
      `wann (?:duzt|siezt) man`,
    ),
    "Meist sagt man „Sie“ zu fremden Erwachsenen und „du“ zu Freunden, zur Familie und zu Kindern.",
    "You mostly say “Sie” to adults you don’t know and “du” to friends, family, and children.",
  ],
  [
    about(pair("brauchen|brauchst|brauche", "müssen|musst|muss"), `${word("nicht brauchen")}[^.!?]*zu`),
    "„Du brauchst nicht zu kommen“ heißt dasselbe wie „du musst nicht kommen“.",
    "“Du brauchst nicht zu kommen” means the same as “du musst nicht kommen.”",
  ],
  [
    about(pair("ss", "(?:ein |mit )?ß|scharfes s|eszett")),
    "Nach einem kurzen Vokal schreibt man „ss“, nach einem langen oft „ß“: „Fluss“, „Fuß“.",
    "After a short vowel you write “ss,” after a long one often “ß”: “Fluss,” “Fuß.”",
  ],
  [
    about(`(?:wann|was|welche wörter|warum)[^.!?]*schreib[^.!?]*(?:groß|gross)`, `großschreibung`),
    "Groß schreibt man Nomen, den Anfang eines Satzes und das höfliche „Sie“.",
    "Nouns, the beginning of a sentence, and the polite “Sie” are capitalized.",
  ],
  [
    about(`wie viele (?:fälle|kasus)`, `welche fälle`),
    "Es gibt vier: Nominativ, Akkusativ, Dativ und Genitiv.",
    "There are four: nominative, accusative, dative, and genitive.",
  ],
  [
    about(`schreib[^.!?]*${word("deutsch")}[^.!?]*(?:groß|gross|klein)`),
    "Man schreibt „Ich spreche Deutsch“, aber „ein deutsches Wort“.",
    "You write “Ich spreche Deutsch” but “ein deutsches Wort.”",
  ],
  [
    about(`(?:zeit|ort)[^.!?]*(?:zuerst|vor|oder)[^.!?]*(?:zeit|ort)[^.!?]*`, `te-?ka-?mo-?lo`),
    "Meist steht die Zeit vor dem Ort: „Ich fahre morgen nach Berlin“.",
    "The time mostly comes before the place: “Ich fahre morgen nach Berlin.”",
  ],
  [
    about(
      `(?:wo steht|wohin kommt|wo kommt|welche[rn]? (?:stelle|position|platz))[^.!?]*verb`,
      `verb[^.!?]*(?:zweite\\p{L}*|position|platz|stelle)`,
    ),
    "In einer Aussage steht das Verb auf Platz zwei: „Heute gehe ich schwimmen“.",
    "In a statement the verb takes the second place: “Heute gehe ich schwimmen.”",
  ],
  [
    about(single("doch"), pair("doch", "ja|aber|mal")),
    "Mit „doch“ widerspricht man einem Nein, und Bitten klingen damit freundlicher: „Komm doch mit“.",
    "With “doch” you contradict a no, and it makes requests sound friendlier: “Komm doch mit.”",
  ],
  [
    about(single("mal")),
    "„Mal“ macht eine Bitte lockerer: „Warte mal“.",
    "“Mal” makes a request more casual: “Warte mal.”",
  ],
  [
    about(single("ja") + `[^.!?]*(?:satz|mitte)`),
    "Im Satz heißt „ja“ oft, dass etwas bekannt ist oder überrascht: „Das ist ja schön“.",
    "Inside a sentence, “ja” often means that something is known or surprising: “Das ist ja schön.”",
  ],
  [
    about(single("halt|eben"), pair("halt", "eben")),
    "Mit „halt“ oder „eben“ sagt man oft, dass man nichts ändern kann: „Das ist eben so“.",
    "With “halt” or “eben” you often say that nothing can be done: “Das ist eben so.”",
  ],
  [
    about(single("wohl")),
    "Mit „wohl“ vermutet man oft etwas: „Er ist wohl krank“.",
    "With “wohl” you often guess something: “Er ist wohl krank.”",
  ],
];

// Verbs that take the dative, in the form in which dictionaries show it.
const WITH_DATIVE =
  "helfen|danken|gefallen|gehören|schmecken|antworten|vertrauen|folgen|zuhören|gratulieren|fehlen|begegnen|ähneln|schaden|verzeihen|widersprechen|zustimmen|drohen|nützen|dienen|ausweichen|misstrauen";
const WITH_ACCUSATIVE =
  "fragen|anrufen|besuchen|kennen|lieben|treffen|einladen|verstehen|brauchen|abholen|heiraten|stören|kritisieren|unterstützen";

/** Each verb with its preposition: infinitive, how one says it, and its English. */
const WITH_PREPOSITION: readonly (readonly [verb: string, say: string, en: string])[] = [
  ["warten", "auf den Bus warten", "to wait for the bus"],
  ["denken", "an die Arbeit denken", "to think of work"],
  ["träumen", "von einer Reise träumen", "to dream of a trip"],
  ["teilnehmen", "an einem Kurs teilnehmen", "to take part in a course"],
  ["abhängen", "vom Wetter abhängen", "to depend on the weather"],
  ["(?:sich )?interessieren", "sich für Musik interessieren", "to be interested in music"],
  ["(?:sich )?erinnern", "sich an den Sommer erinnern", "to remember the summer"],
  ["(?:sich )?kümmern", "sich um den Hund kümmern", "to take care of the dog"],
  ["(?:sich )?gewöhnen", "sich an die Kälte gewöhnen", "to get used to the cold"],
  ["(?:sich )?verlieben", "sich in jemanden verlieben", "to fall in love with somebody"],
  ["(?:sich )?bewerben", "sich um eine Stelle bewerben", "to apply for a job"],
  ["(?:sich )?beschweren", "sich über das Essen beschweren", "to complain about the food"],
  ["(?:sich )?verabschieden", "sich von jemandem verabschieden", "to say goodbye to somebody"],
  ["(?:sich )?ärgern", "sich über den Lärm ärgern", "to be annoyed about the noise"],
  ["(?:sich )?vorbereiten", "sich auf die Prüfung vorbereiten", "to prepare for the exam"],
  ["verzichten", "auf Zucker verzichten", "to do without sugar"],
  ["achten", "auf die Kinder achten", "to look out for the children"],
  ["riechen", "nach Kaffee riechen", "to smell of coffee"],
  ["aufhören", "mit der Arbeit aufhören", "to stop working"],
  ["anfangen", "mit der Arbeit anfangen", "to start working"],
  ["telefonieren", "mit meiner Mutter telefonieren", "to talk to my mother on the phone"],
  [
    "(?:sich )?freuen",
    "sich über ein Geschenk freuen“ und „sich auf den Urlaub freuen",
    "sich über ein Geschenk freuen” and “sich auf den Urlaub freuen",
  ],
];

/** Words for the same thing, each from its part of the German-speaking countries. */
const REGIONAL =
  "Brötchen Semmel Schrippe Weckle Rundstück|Samstag Sonnabend|Kartoffel Erdapfel|Tomate Paradeiser|Metzger Fleischer Schlachter|Möhre Karotte Mohrrübe Rübli|Orange Apfelsine|Junge Bub|Januar Jänner|Frikadelle Bulette Fleischpflanzerl|Fahrrad Velo|Aprikose Marille|Blumenkohl Karfiol|Quark Topfen|Streichholz Zündholz|Schornsteinfeger Kaminkehrer Rauchfangkehrer|Sahne Rahm";

/** Said among friends; in a formal talk another word is better. */
const CASUAL =
  "Bammel|krass|geil|kriegen|gucken|Kumpel|Klo|quatschen|doof|mega|Bock|labern|chillen|Kohle|Kneipe|Typ|pennen|abhauen|Schiss|Quatsch|meckern|Knast|Zoff|Glotze|Klamotten|nee|nö|kapieren|checken|klauen|mies|irre|hammer|cool|schnallen|futtern|malochen|blöd|Mist|fies";

/** Verbs that form the perfect with both: what each of them says. */
const BOTH_PERFECTS: readonly (readonly [participle: string, say: string, en: string])[] = [
  [
    "umgezogen|umziehen",
    "Für eine neue Wohnung sagt man „ich bin umgezogen“, für neue Kleidung „ich habe mich umgezogen“.",
    "For a new home you say “ich bin umgezogen,” for new clothes “ich habe mich umgezogen.”",
  ],
  [
    "(?:ge)?fahren",
    "Man sagt „ich bin gefahren“, aber mit einem Objekt auch „ich habe das Auto gefahren“.",
    "You say “ich bin gefahren” but, with an object, also “ich habe das Auto gefahren.”",
  ],
  [
    "geflogen|fliegen",
    "Man sagt „ich bin geflogen“, nur der Pilot sagt auch „ich habe das Flugzeug geflogen“.",
    "You say “ich bin geflogen”; only the pilot also says “ich habe das Flugzeug geflogen.”",
  ],
  [
    "(?:gestanden|stehen)|(?:gesessen|sitzen)|(?:gelegen|liegen)",
    "Meist sagt man „ich habe gestanden“, und im Süden sagt man „ich bin gestanden“.",
    "You mostly say “ich habe gestanden,” and in the south people say “ich bin gestanden.”",
  ],
];

const HAVE = `(?:haben|habe|hab|hat|hast|hatte)`;
const BE = `(?:sein|bin|ist|bist|sind|war)`;
const WHO = `(?:(?:mit|ich|er|sie|man|du|es) )?`;
/** Asks which of "haben" and "sein" it is: "Hast du Kinder oder bist du allein?" does not. */
export const HAVE_OR_BE = `(?:${IN}(?:${HAVE}${Q},? oder ${WHO}${Q}${BE}|${BE}${Q},? oder ${WHO}${Q}${HAVE})${OUT}|${IN}(?:heißt es|heisst es|sagt man|sage ich|nimmt man|schreibt man|richtig|korrekt|perfekt)${OUT}[^.!?]*${IN}(?:${HAVE}${OUT}[^.!?]*${IN}oder${OUT}[^.!?]*${IN}${BE}|${BE}${OUT}[^.!?]*${IN}oder${OUT}[^.!?]*${IN}${HAVE})${OUT})[^.!?]*\\?`;

function dative(verb: string): GrammarAnswer {
  return {
    asks: about(
      `${word(verb)}[^.!?]*${IN}(?:dativ|akkusativ|wen|wem|dich|dir|mich|mir|ihn|ihm)${OUT}`,
      `(?:dativ|akkusativ|fall|kasus)${OUT}[^.!?]*${word(verb)}`,
    ),
    say: `Es heißt „jemandem ${verb}“, also mit Dativ: „ihm“, „ihr“, „dem Mann“.`,
    en: `It’s “jemandem ${verb},” so with the dative: “ihm,” “ihr,” “dem Mann.”`,
  };
}

function accusative(verb: string): GrammarAnswer {
  return {
    ...dative(verb),
    say: `Es heißt „jemanden ${verb}“, also mit Akkusativ: „ihn“, „sie“, „den Mann“.`,
    en: `It’s “jemanden ${verb},” so with the accusative: “ihn,” “sie,” “den Mann.”`,
  };
}

function withPreposition([infinitive, say, en]: readonly [string, string, string]): GrammarAnswer {
  const verb = `${infinitive.replace(/e?n$/u, "")}\\p{L}*(?: (?:mich|dich|sich|uns))?`;
  const preposition = "(?:auf|an|für|über|von|um|mit|nach|in|bei|zu)";
  return {
    asks: about(
      // Nobody says "warten auf oder für" but to ask about the words.
      `(?:${word(verb)} ${preposition},? oder (?:${word(verb)} )?${preposition}|${preposition} oder ${preposition} (?:\\p{L}+ )?${word(verb)})(?=${Q}(?: \\p{L}+){0,2}\\W*$)`,
      `${word(verb)} (?:mit )?${Q}${IN}${preposition}${OUT}[^.!?]*(?:oder|dativ|akkusativ)[^.!?]*\\?`,
      `präposition\\p{L}*[^.!?]*${word(verb)}`,
      `${word(verb)}[^.!?]*präposition`,
    ),
    say: `Man sagt „${say}“.`,
    en: en.startsWith("to ") ? `You say “${say},” ${en}.` : `You say “${en}.”`,
  };
}

function regional(words: string): GrammarAnswer {
  const any = `(?:der |die |das )?(?:${words.replaceAll(" ", "|")})(?:n|en|s)?`;
  return {
    asks: about(pair(any, any)),
    say: "Beides heißt dasselbe, und welches Wort man sagt, kommt auf die Region an.",
    en: "Both mean the same, and which word people say depends on the region.",
  };
}

function casual(said: string): GrammarAnswer {
  return {
    asks: new RegExp(
      `^(?=[^.!?]*${IN}(?:passt|klingt|ist|kann|darf|sagt|sagen|benutzen)${OUT})(?=[^.!?]*(?:[„"“‚'«»]|wort )${said}(?!\\p{L}))[^.!?]*(?:förmlich|formell|höflich|umgangssprach|offiziell|slang|chef|büro|bewerbung|geschäft|schriftlich|e-?mail|vulgär|unhöflich)[^.!?]*\\?`,
      "iu",
    ),
    say: `„${said}“ ist eher umgangssprachlich, in einem förmlichen Gespräch passt ein anderes Wort besser.`,
    en: `“${said}” is rather colloquial, another word fits better in a formal conversation.`,
  };
}

/** All of them; what is narrower comes first. */
export const GRAMMAR_ANSWERS: readonly GrammarAnswer[] = [
  ...BOTH_PERFECTS.map(([verb, say, en]) => ({
    asks: new RegExp(`^(?=[^.!?]*${word(verb)})(?=[^.!?]*${HAVE_OR_BE})`, "iu"),
    say,
    en,
  })),
  ...REGIONAL.split("|").map(regional),
  ...CASUAL.split("|").map(casual),
  ...WITH_PREPOSITION.map(withPreposition),
  ...WITH_DATIVE.split("|").map(dative),
  ...WITH_ACCUSATIVE.split("|").map(accusative),
  ...RULES.map(([asks, say, en]) => ({ asks, say, en })),
];
