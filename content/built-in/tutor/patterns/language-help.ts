import { HAVE_OR_BE } from "../grammar-answers.ts";
import { PHRASES } from "../phrases.ts";

/** What can be asked about German. The kinds stand in the order in which they are looked for. */
export type GermanQuestion =
  | "objection"
  | "pointing"
  | "phrase"
  | "wanted"
  | "rule"
  | "forms"
  | "article"
  | "plural"
  | "perfect"
  | "opposite"
  | "example"
  | "difference"
  | "case"
  | "spelling"
  | "sound"
  | "why-wrong"
  | "choice"
  | "right"
  | "in-german"
  | "meaning"
  | "last-word"
  | "explain"
  | "other";

const Q = `[„"“”‚'‘’«»]`;
const QUOTED = `${Q}([^„“”"«»]{1,80})${Q}`;
const WORD = `(?:(?:das |dem |der |die )?(?:wort|verb|nomen|begriff|ausdruck) )?${Q}?(?:der |die |das )?${Q}?(\\p{L}[\\p{L}-]{1,40})${Q}?`;
const NOT_INSIDE = `(?<!\\p{L})`;
const END = `(?!\\p{L})`;
const FILLERS = `(?: (?:denn|eigentlich|genau|noch mal|nochmal|noch einmal|jetzt|hier|richtig|besser|auch|so))*`;
/** What has a name in the dictionary, and none of its own. */
const A_THING = `(?:(?:kleine|große|runde|lange)[nrs]? )?(?:ding|gerät|teil|werkzeug|maschine|fahrzeug|ort|raum|platz|stelle|person|mensch|mann|frau|gegenstand|kleidungsstück|tasche|karte|papier|zettel|gepäck|möbel|zimmer|leute|brett|linie|topf|messer|stuhl|schrank)(?!\\p{L})`;
const NAME_OF = `(?:wort|ausdruck|begriff|bezeichnung|adjektiv|verb)`;
const SHOWN = `(?:satz|wort|deutsch|formulierung)`;

/** A word that is asked about by itself only for its form: a title or a name is asked about for what it says. */
const FORM = `(?:d(?:er|ie|as|e[mns])|(?:k?ein|[mds]ein|ihr|unser)(?:e[mnrs]?)?|mi(?:r|ch)|di(?:r|ch)|ih[mnr]|ihnen|sich|zu[mr]?|in[ms]?|a[mn]|auf|für|mit|nach|bei|von|über|bin|ist|hat|habe)`;

function any(...sources: readonly string[]): RegExp {
  return new RegExp(sources.map((source) => `${NOT_INSIDE}(?:${source})`).join("|"), "iu");
}

const PERSON = `(?:(?:denn|da|jetzt|bitte|am besten|höflich|zu|an|in|auf|für|es|das|ihm|ihr|ihnen|ihn|sie|meine[mrn]?|de[mnr]|die|eine[mrn]?|\\p{Lu}\\p{Ll}+) ?)`;
/** Wants words to say, whatever the situation. */
const WANTS_WORDS = `${NOT_INSIDE}(?:wie (?:frage?|bitte|entschuldige?|begrüße?|verabschiede?|bedanke?|formuliere?|tröste?|unterbreche?) ich${END}|wie sage? ich (?!${Q}|\\p{L}+\\W*$)|was (?:sage?|antworte?|schreibe?) ich${END}(?!\\W*$| (?:denn|immer|nur|falsch|dir|euch)(?!\\p{L}))|was sagt man (?:da|dann|in so)${END}|was schreibt man (?:da|dann|auf|in)${END}|(?:was|wie) (?:kann|könnte|soll|sollte|muss|darf) (?:ich|man) (?!(?:da |jetzt |darauf |das |es )?(?:sagen|antworten|schreiben)${END})[^.!?,]{0,60}(?:sagen|antworten|schreiben|formulieren|ausdrücken)${END}|(?:tipp|idee|rat|wissen|sagen)[^.!?,]{0,12}, wie (?:ich|man) (?:es |das )?[^.!?,]{0,40}(?:höflich|freundlich|nett)[^.!?,]{0,40}en (?:kann|könnte|soll|sollte)${END}|wie (?:kann|könnte|soll|sollte|muss|darf) (?:ich|man) (?:es |das )?[^.!?,]{0,40}(?:höflich|freundlich|nett)[^.!?,]{0,40}en${END}|(?:gib|geben sie|sag|sagen sie|schreib|hast du|haben sie|brauche|kannst du|könntest du|können sie|könnten sie) (?:${PERSON}|mir |mal |uns |ich |mich ){0,5}(?:einen (?:guten |höflichen |netten |kurzen |schönen )?satz|ein paar (?:gute |höfliche |nette )?sätze)(?! (?:mit|über|zu(?!\\p{L}))|[^.!?]* (?:erklär|korrigier|verbesser)))`;
/** Wants words to say, where the situation is known. */
const MAY_WANT_WORDS = `${WANTS_WORDS}|${NOT_INSIDE}(?:wie (?:fange?|fängt|beginne?|beginnt|beendet|lade?|lehne?|sage?|bestelle?|beschwere?|gratuliere?|stelle?|melde?|reklamiere?|schreibe?|widerspreche?|antworte?|kündige?|beende?|schließe?) (?:ich|man)${END}|wie sagt man[, ]|(?:was|wie) (?:kann|könnte|soll|sollte|muss) ich [^.!?,]{0,60}(?:anfangen|beginnen|anspr\\p{L}+|einladen|ablehnen|absagen|entschuldigen|bedanken|fragen|bitten|gratulieren|vorstellen|verabschieden|beschweren)${END})`;
const POINTER = `da(?:für|von|ran|zu|mit|rauf|rüber|bei|raus|gegen|nach|rin|rum)|dort|da|dann|dies|jenes`;
const NO_TITLE = `(?<!${NOT_INSIDE}(?:film|buch|lied|song|serie|roman|band|stück|oper|album|spiel|restaurant|café|lese|gelesen|sehe|gesehen|höre|gehört)(?!\\p{L})[^.!?]{0,30})`;
const NOT_THEIRS = `(?<!(?:er|sie|man|${NOT_INSIDE}\\p{Lu}\\p{Ll}+) (?:sagte?|meinte?|schrieb|schreibt|hat|fragte?)(?!\\p{L})[^.!?]{0,30})`;
const NAMES_A_WORD = `(?![^]*(?:${Q}|auf deutsch|auf englisch|${NOT_INSIDE}(?:wort|wörter|grammatik|buchstabier\\p{L}*)${END}))`;

/**
 * How each kind is asked; the groups hold the words that are asked about. What is asked about must be named as German (an article, a word in
 * quotation marks, "sagt man"), or the question is about the world: "Ist das richtig, dass er geht?"
 */
export const ASKS_GERMAN: readonly (readonly [GermanQuestion, RegExp])[] = [
  [
    "objection",
    any(
      // The learner knows better than a correction.
      `korrektur\\p{L}* (?:\\p{L}+ ){0,4}(?:(?:stimm|pass|versteh)\\p{L}* (?:ich |so |hier |gar |aber |leider )*nicht|nicht (?:richtig|korrekt|nötig)|(?<!nicht )falsch|komisch|keinen sinn)${END}`,
      `(?:${QUOTED}|das|mein satz|es) (?:ist|war|sind) (?:doch|aber|sehr wohl) (?:auch |schon |so |ganz |genau )*(?:richtig|korrekt|(?:gar )?kein fehler|nicht falsch)(?=\\W*$|[.!,;]| so[.!,]| und )(?!,? (?:dass|zu|weil|wenn|von)|\\s*\\?)`,
      `^\\W*(?:(?:nein|nee|aber|moment|hä|doch|hey|sorry)[, ]+)*das (?:ist|war) (?:gar |hier )?(?:kein fehler|nicht falsch)${END}`,
      `${QUOTED}(?: (?:hier|dort|da)| (?:in|aus) (?:meinem|dem|diesem) (?:\\p{Ll}+ )?satz)? (?:ist|sind|war) (?:\\p{L}+ ){0,3}(?:relativsatz|relativpronomen|subjekt|objekt|konjunktion|artikel|dativ|akkusativ|genitiv|nebensatz|plural|singular|konjunktiv|pronomen|eigenname|richtig|korrekt|kein fehler)${END}(?!\\s*\\?)`,
      `${QUOTED} (?:ist|meint|bedeutet|bezieht sich auf) [^.!?]*${NOT_INSIDE}(?:und )?nicht (?:das|der|die|den|dem|auf)${END}[^?]*?[.!]`,
      `(?:du hast|sie haben|hast du|haben sie) (?:mich |das |mir |meinen satz |etwas |es )?(?:\\p{L}+ ){0,2}falsch (?:korrigiert|verbessert)`,
      `das ist (?:aber |doch |so |leider )*falsch: ?${QUOTED}`,
      `meines wissens (?:heißt|ist|schreibt|sagt)${END}[^.!?]*${QUOTED}`,
      `${QUOTED} (?:verlangt|braucht|steht|nimmt) (?:doch |hier |immer )*(?:mit )?(?:den |dem )?(?:dativ|akkusativ|genitiv)${END}(?!\\s*\\?)`,
      `(?:warum|wieso|weshalb) (?:hast du|haben sie|wurde|wird|hat man|ist)${END}(?![^?]*${NOT_INSIDE}(?:nicht|nie|nichts|keine?)${END})[^?.!]*${NOT_INSIDE}(?:korrigiert|verbessert|geändert|angestrichen|rot markiert|unterstrichen)${END}`,
      `(?:müsste|muss|müssten|sollte) (?:es |das |da |hier )*(?:doch|nicht|nicht eher|doch eher|doch wohl) (?:\\p{Ll}+ ){0,2}${QUOTED} (?:heißen|lauten|stehen)${END}`,
      `${QUOTED} (?:müsste|muss|sollte) (?:es |das )?(?:doch |hier |wohl )*heißen${END}`,
      `(?:du irrst dich|sie irren sich|da (?:irrst du dich|irren sie sich|liegst du falsch|liegen sie falsch)|du hast unrecht|sie haben unrecht|du liegst falsch|sie liegen falsch)${END}(?!\\s*\\?)`,
      `mein satz (?:ist|war) (?:\\p{L}+ ){0,2}(?:richtig|korrekt|kein fehler)${END}(?!\\s*\\?)`,
      `(?:(?:lehrer|lehrerin|mann|frau|freundin?|kollegin?|duden|wörterbuch|kursbuch|lehrbuch|grammatikbuch)${END}[^.!?]{0,20} (?:sagt|meint|schreibt)|im duden steht)[^.!?]*(?:kein fehler|(?<!nicht )(?:richtig|korrekt)|nicht falsch|(?:geht|stimmt|möglich|erlaubt) (?:auch|so|beides))${END}`,
      `(?:lehrer|lehrerin|duden|wörterbuch|kursbuch|lehrbuch)${END}[^.!?]*${QUOTED} (?:geht|stimmt|sei|ist|passt) (?:auch|so|doch|richtig|korrekt|möglich)${END}(?!\\s*\\?)`,
      `(?:im|in meinem|in unserem|laut|mein) (?:\\p{L}+ )?(?:duden|wörterbuch|kursbuch|lehrbuch|grammatikbuch)${END}[^.!?]*(?:steht|stand|sagt) (?:es |das |etwas )?(?:aber |doch )?(?:anders|anderes|das gegenteil)${END}`,
      `(?:diese|die|deine|ihre) (?:korrektur|verbesserung)${END}[^.!?]*(?:überflüssig|unnötig|nicht (?:sinnvoll|nachvoll\\p{L}+)|unsinn\\p{L}*|seltsam|ärger\\p{L}*)${END}`,
      `(?:warum|wieso|weshalb) (?:ist |war )?${QUOTED} (?:und |, )?nicht ${QUOTED}\\?[^?]*${NOT_INSIDE}ich (?:habe|meinte|wollte) (?:doch |aber )*${QUOTED}`,
      `(?:bist du|sind sie) (?:dir |sich )?(?:da )?(?:ganz |wirklich )?sicher(?:\\?|,)[^?]*(?:man sagt|es heißt|${QUOTED})`,
      `heißt es nicht (?:vielleicht |eigentlich |doch |eher )?${QUOTED}[^.!?]*\\? (?:dann|so) (?:wäre|ist) [^.!?]*${NOT_INSIDE}(?:richtig|korrekt)${END}`,
      // "Heißt es wirklich „unserer Tradition“? Ich dachte, hier braucht man Akkusativ."
      `(?:heißt|muss|ist|sind|sagt man|schreibt man)${END}[^.!?]*${NOT_INSIDE}wirklich${END}[^.!?]*(?:${QUOTED})[^.!?]*\\?[^.!?„]{0,20}(?:ich (?:dachte|glaubte|habe(?: [^.!?]*)? gelernt|war mir)|(?:mein|meine|unser|unsere) (?:lehrer|lehrerin|buch|kursbuch)|im (?:buch|kursbuch|duden)|in (?:meinem|unserem) )`,
      `(?:warum|wieso) (?:korrigierst|verbesserst) du(?![^?]*${NOT_INSIDE}(?:nicht|nie|nichts|keine?)${END})|(?:warum|wieso) (?:korrigieren|verbessern) sie(?![^?]*${NOT_INSIDE}(?:nicht|nie|nichts|keine?)${END})`,
    ),
  ],
  [
    "pointing",
    any(
      // The tutor's own question is no word that a dictionary explains.
      `was (?:meinst du|meinen sie)(?: denn| genau| eigentlich)* mit ${Q}[^„“”"]*${NOT_INSIDE}(?:du|dir|dich|dein\\p{L}*|ihnen)${END}[^„“”"]*${Q}`,
      `was (?:meinst du|meinen sie|(?:soll|ist)(?= ${Q}))(?: denn| hier| genau| eigentlich)* (?!da(?:zu|von|rüber)\\W)(?:mit )?${Q}?(?:${POINTER})${Q}?\\W*(?=[?])`,
    ),
  ],
  [
    "phrase",
    new RegExp(
      `^${NAMES_A_WORD}(?=[^]*(?:${PHRASES.map(({ on }) => on.source).join("|")}))(?=[^]*(?:${MAY_WANT_WORDS})[^.!]*[?!.]?)`,
      "iu",
    ),
  ],
  // Somebody looks for a word; a single English one is asked about otherwise.
  [
    "wanted",
    any(
      `(?:gibt es|kennst du|kennen sie|hat das deutsche|hat deutsch|weißt du|wissen sie|hättest du|hätten sie|fällt dir|fällt ihnen)${END}(?: (?!wort)\\p{L}+){0,4} (?:ein|einen|eine|das|kein|den) (?:\\p{Ll}+ ){0,3}${NAME_OF}${END}(?:,? (?:das|der|die|den|wenn|mit|wie)${END}| (?:für|von) (?!(?:to |the |a )?${Q}?[\\p{L}-]{2,30}${Q}?(?: auf deutsch| im deutschen)?\\s*(?:\\?|$)))[^.!?]*(?: \\p{L}+){2}`,
      `ich (?:suche|suchte|brauche|bräuchte)(?: (?:noch|gerade|nur|jetzt|eigentlich|immer noch))* (?:ein|einen|das|den|nach einem|nach dem) (?:\\p{Ll}+ ){0,2}${NAME_OF}${END}(?=,| für (?!(?:den|die|das|meine[nr]?) (?:brief|mail|kurs|test))| dafür| wie „)(?!,? (?:aber|und|denn|weil|wenn|ich))`,
      `mir (?:fehlt|fällt)(?: (?:gerade|leider|jetzt|einfach|manchmal|nur))* (?:das|ein|der) (?:\\p{Ll}+ ){0,2}${NAME_OF}${END}(?: (?:für|dafür|gerade|nicht ein|, )|\\W*$)`,
      `wie nennt man${END}(?! (?:dich|euch|ihn|mich|ihnen)${END}| (?:das|es|sie|so (?:et)?was|sowas)(?: \\p{L}+){0,2}\\s*\\?|[^?]*(?:${Q}| auf deutsch\\W*\\?| auf deutsch [a-z]+\\?))[^.!?]{6,}\\?`,
      `wie (?:heißt|nennt man) (?:das gefühl|der moment|das wort|das ding|so jemand)${END}[^?]*(?:wenn|das|der|die|dem|mit)${END}[^?]*\\?`,
      `wie sagt man(?: denn| eigentlich| auf deutsch| dazu| im deutschen)*,? wenn${END}`,
      // "Wie sagt man auf Deutsch das Gepäck, das man in die Kabine nimmt?", but not "Wie heißt der Film, den du gesehen hast?"
      `wie (?:sagt|nennt) man(?: denn| eigentlich| noch mal)*(?: auf deutsch| im deutschen)? (?:zu |zum |zur )?(?:de[rnm]|die|das|eine?[nmr]?) (?:\\p{Ll}+ )*\\p{Lu}\\p{L}+, (?:(?:mit|in|auf|an|bei|aus|von|für) )?(?:der|die|das|de[nm]|wo|wenn|womit|worin)${END}[^.!?]*\\?`,
      `wie heißt(?: denn| eigentlich)* (?:(?:auf deutsch|im deutschen) (?:de[rnm]|die|das|eine?)|(?:das|der|die) (?=${A_THING}))(?: \\p{Ll}+)* ?\\p{Lu}\\p{L}+(?: auf deutsch| im deutschen)?, (?:(?:mit|in|auf|an|bei|aus|von|für) )?(?:der|die|das|de[nm]|wo|wenn|womit|worin)${END}[^.!?]*\\?`,
      `(?:wie (?:heißt|ist|lautet)|was (?:ist|heißt)) (?:denn )?(?:das|der) (?:deutsche |richtige )?${NAME_OF}${END} für (?:de[nm]|die|das|eine?[nmr]?|jemanden) (?:\\p{Ll}+ )*(?:\\p{Lu}\\p{L}+)?,? (?:(?:mit|in|auf|an|bei|aus|von|für) )?(?:der|die|das|de[nm]|wo|wenn|womit|worin)${END}[^.!?]*\\?`,
      `wie (?:heißt|sagt man)(?: es| das)?(?: denn| eigentlich)* (?:auf deutsch|im deutschen),? wenn${END}`,
      `wie (?:beschreibt|bezeichnet) man (?:jemanden|das gefühl|eine person|einen menschen)${END}`,
    ),
  ],
  // "Mein Satz: Könnten Sie bitte leiser sein?": whatever else it asks, it is the learner's, and offered for judging.
  [
    "right",
    new RegExp(
      `(?:^|[.!?] )\\W*(?:(?:also|und|gut|okay|ok|na gut|dann|hier|hier ist|das (?:ist|wäre))[, ]+)*meine? (?:\\p{Ll}+ )?(?:satz|formulierung|versuch(?=: ?[„"“]))(?: (?:ist|wäre|lautet|heißt))?: ?[„"“]?([^„“”"]{8,}?)[“”"]?$`,
      "iu",
    ),
  ],
  // Which rule it is, `grammarAnswer` tells.
  ["rule", /[\p{L}?]/u],
  [
    "article",
    any(
      `(?:der|die|das),? (?:oder )?(?:der|die|das),? (?:oder )?(?:der|die|das) (\\p{L}+)\\s*\\?`,
      // "Heißt es der oder das Joghurt?", "Ist es „die Kabel“ oder „das Kabel“?", but not "mit dem oder mit das …".
      `(?<!${NOT_INSIDE}(?:mit|in|an|auf|von|zu|bei|aus|nach|für|ohne|gegen|durch|um|über|unter|vor) )${Q}?(?:der|die|das)${Q}?(?: (\\p{L}+))?${Q}?(?:, ${Q}?(?:der|die|das)${Q}?(?: \\p{L}+)?${Q}?)?,? oder ${Q}?(?:der|die|das)${Q}?(?: ${Q}?(\\p{L}+))?${Q}?(?: (?:richtig|korrekt))?[ ?!.]*$`,
      // "Er sagt „der Laptop“, sie sagt „das Laptop“. Was ist richtig?"
      `„(?:der|die|das) (?<noun>\\p{L}+)“[^„]*„(?:der|die|das) \\k<noun>“[^?]*\\?`,
      `welche[nrs]? (?:artikel|genus|geschlecht)${END}[^?]*?${Q}?(\\p{L}+)${Q}?\\W*$`,
      `artikel (?:von|für|zu|bei) ${WORD}`,
      `(?:ist|sind) ${WORD}${FILLERS} (?:maskulin|feminin|neutral|neutrum|männlich|weiblich|sächlich)`,
    ),
  ],
  [
    "plural",
    any(
      `(?:plural|mehrzahl)(?:form)? (?:von|zu|für|bei) ${WORD}`,
      `${WORD}${FILLERS} (?:im|in|in der|in die|auf) (?:plural|mehrzahl)`,
      `(?:der |die |das )?(\\p{L}{2,40}),? (?:plural|mehrzahl)\\s*\\?`,
      `(?:der|die|das) (\\p{L}{3,40}),? die (?:was|wie|\\.{2,}|…)\\s*\\?`,
      `(?:was|wie) (?:ist|heißt|lautet) (?:der|die) (?:plural|mehrzahl)(?: davon)?\\W*$`,
      `hat ${WORD}${FILLERS} (?:einen|eine|keinen|keine) (?:plural|mehrzahl)`,
    ),
  ],
  [
    "perfect",
    any(
      `(?:perfekt|partizip(?: perfekt| zwei| ii| 2)?|vergangenheit)(?:sform)? (?:von|zu) ${WORD}`,
      `(?:wie (?:heißt|ist|bildet man)|was ist) ${WORD}${FILLERS} (?:(?:im|in) perfekt|in (?:der )?vergangenheit)`,
      HAVE_OR_BE,
    ),
  ],
  [
    "example",
    any(
      `(?:satz|sätze|beispielsatz|satzbeispiel)(?: \\p{L}+)? mit ${WORD}(?: (?:sagen|geben|machen|nennen|bilden|schreiben))?(?: bitte)?\\W*$`,
      `beispiel(?:e|satz)? (?:mit|für) ${WORD}(?: (?:sagen|geben|machen|nennen|bilden|schreiben))?(?: bitte)?\\W*$`,
      `wie (?:benutze|verwende|benutzt|verwendet) (?:ich|man) ${QUOTED}(?: in einem satz)?\\s*\\?`,
    ),
  ],
  [
    "opposite",
    any(
      `(?:was|wie|welche[rs]?|kennst|kennen sie|weißt|wissen sie|sag|sagen sie|nenn|nennen sie)${END}[^.!?,]*${NOT_INSIDE}gegenteil (?:von|zu) ${WORD}`,
      `(?<!${NOT_INSIDE}(?:ist|sind|war|wäre)${END}[^.!?]*)gegenteil (?:von|zu) ${WORD}(?: bitte)?(?: auf deutsch)?\\s*\\?`,
      `(?<=^\\W*(?:(?:und|bitte|das|ein) )*)gegenteil (?:von|zu) ${WORD}(?: bitte)?\\W*$`,
    ),
  ],
  [
    "difference",
    any(
      `unterschied zwischen ${QUOTED} und ${QUOTED}`,
      `unterschied zwischen ${WORD} und ${WORD}${END}`,
      // "Kannst du mir erklären, wann man „seit“ und wann man „vor“ sagt?"
      `${NOT_INSIDE}wann(?: (?:ich|man|eher|denn|eigentlich|sagt|nimmt|benutzt|verwendet|schreibt|sage|nehme|benutze|steht|passt)){0,4} ${QUOTED}(?: \\p{Ll}+){0,2},? (?:und|oder)(?: (?:wann|ich|man|eher|sagt|nimmt)){0,4} ${QUOTED}`,
      `(?:nuancen?|feinheit|was|wor(?:in|an)|wie)${END}[^?]*${NOT_INSIDE}unterscheide\\p{L}*(?: sich)? ${QUOTED} (?:von|und) ${QUOTED}`,
      `(?:was (?:unterscheidet|ist anders)|wor(?:in|an) unterscheiden sich) ${WORD} (?:von|und) ${WORD}${END}`,
      `(?:ist|sind|bedeuten|heißen) ${QUOTED} und ${QUOTED}${FILLERS} (?:das ?gleiche|das ?selbe|gleich|synonym\\p{L}*)${END}`,
      `${QUOTED} und ${QUOTED},? (?:was|wo|worin) (?:ist|liegt|besteht) (?:da |denn |hier )*der unterschied`,
    ),
  ],
  [
    "case",
    any(
      `(?:kommt|steht|folgt|braucht|nimmt|verlangt|hat|ist|heißt)? ?nach ${WORD}[^?]*(?:dativ|akkusativ|genitiv|fall|kasus)`,
      `(?:dativ|akkusativ|genitiv|fall|kasus)${END}[^?]*(?:nach|mit|bei) ${Q}(\\p{L}+)${Q}`,
      `${Q}(\\p{L}+)${Q} (?:mit )?(?:dativ|akkusativ|genitiv)${END}`,
      `(?:nach|braucht|hat|ist|kommt) ${Q}?(mit|von|zu|bei|für|ohne|gegen|durch|aus|seit|trotz|während|statt)${Q}? (?:der |den |mit |immer )*(?:dativ|akkusativ|genitiv)${END}`,
      `^(?:\\p{L}+ ){0,2}${Q}?(mit|von|zu|bei|für|ohne|gegen|durch|aus|seit|trotz|während|statt|in|an|auf)${Q}? (?:mit )?(?:dativ|akkusativ|genitiv)(?: oder (?:dativ|akkusativ|genitiv))?\\s*\\?`,
      `${Q}?(mit|von|bei|für|ohne|gegen|durch|aus|seit|trotz|während|statt|in|an|auf|unter|über|vor|hinter|neben) de[mnsr]${Q}? oder ${Q}?(?:\\p{L}+ )?de[mnsr]${Q}?\\s*\\?`,
    ),
  ],
  // Whether they are two forms of the same, `twoForms` tells.
  ["forms", / oder [^.!?]+\?/iu],
  [
    "spelling",
    any(
      `wie (?:schreibt man|schreibe ich|buchstabiert man)${FILLERS} ${WORD}(?: richtig)?\\s*\\?`,
      `(?:schreibt man|schreibe ich|wird) ${QUOTED}${FILLERS} (?:groß|klein|zusammen|getrennt|mit \\p{L}+)(?: geschrieben)?${END}[^?]*\\?`,
      `(?:schreibt man|schreibe ich|wird) ${WORD}${FILLERS} (?:groß|klein|zusammen|getrennt|mit \\p{L}+)(?: geschrieben)?${END}[^?]*\\?`,
    ),
  ],
  [
    "sound",
    any(
      `(?:wie )?(?:spricht man|spreche ich|sprichst du|sprechen sie|sprecht ihr)${END}[^.!?]*${NOT_INSIDE}aus\\s*\\?`,
      `(?:wie|wo) (?:betont man|betone ich|wird${END}[^?]*${NOT_INSIDE}(?:betont|ausgesprochen))${END}`,
      `(?:aussprache|betonung) (?:von|bei|des wort\\p{L}*) ${QUOTED}`,
      `(?:betonung|aussprache)${END}[^?]*${QUOTED}[^?]*\\?`,
    ),
  ],
  [
    "why-wrong",
    any(
      `(?:warum|wieso|weshalb)(?: denn| eigentlich)? (?:nicht ${QUOTED}|(?:hier |da |und nicht )?„(${FORM})“(?: und nicht ${QUOTED})?\\s*\\?|(?:ist|war|wäre) ${QUOTED}[^?]*${NOT_INSIDE}(?:falsch|ein fehler|nicht (?:richtig|korrekt))${END})`,
      `(?:warum|wieso|weshalb) (?:ist|war|wäre) (?:das|es|mein satz|der satz|${QUOTED})${FILLERS} (?:ein fehler|falsch|nicht richtig|nicht korrekt)`,
      `was (?:ist|war)${FILLERS}(?: daran| hier| da| an meinem satz)? (?:falsch|mein fehler|der fehler)${END}`,
      `(?:was|wo) hab(?:e)? ich${FILLERS} (?:einen fehler|falsch) (?:gemacht|geschrieben|gesagt)`,
      `wo (?:ist|war|liegt)${FILLERS} (?:der|mein) fehler`,
    ),
  ],
  [
    "choice",
    any(
      `${QUOTED},? oder (?:\\p{Ll}+ ){0,2}${QUOTED}[^?]*\\?`,
      `ob (?:man|ich|es)${END}[^.!?„]*${QUOTED},? oder (?:\\p{Ll}+ )?${QUOTED}`,
      `(?:sagt man|sage ich|heißt es|schreibt man|was ist (?:richtig|korrekt)(?: auf deutsch)?[:,]|was sagt man[:,])${FILLERS} ([^?„“”"]{2,50}?),? oder (?!doch nicht|nicht\\?|so\\?)([^?„“”"]{2,50}?)\\?`,
    ),
  ],
  [
    "right",
    any(
      // A title is no sentence of the learner's, and what somebody else said is judged for what it says.
      `${NO_TITLE}${QUOTED}[^?]{0,40}?${NOT_INSIDE}(?:ist|wäre|klingt|geht|passt|war) (?:das|es|so|der satz|die frage)${FILLERS}(?: (?:so|zu|falsch|richtig|korrekt|gutes deutsch))+\\s*\\?`,
      `${NO_TITLE}${NOT_THEIRS}${QUOTED}[^?]{0,40}?${NOT_INSIDE}(?:ist|wäre|klingt|geht|passt|war) (?:das|es|so|der satz|die frage)${FILLERS}(?: (?:zu|gut|nett|höflich|freundlich|okay|ok|in ordnung|direkt|unhöflich|so))*\\s*\\?`,
      `${NO_TITLE}${NOT_THEIRS}${QUOTED}[.!]?,? (?:richtig|stimmt das|stimmt's|oder|okay|korrekt|falsch|gut so|so)(?: so)?\\s*\\?`,
      `(?:es heißt|man sagt|ich sage|ich schreibe)${END}[^?]*[.!,;] (?:ist (?:das|es) )?(?:richtig|stimmt das|korrekt|falsch)(?: so)?\\s*\\?`,
      `(?:vielleicht|dann|also|zuerst) (?:sage?|frage?|schreibe?|antworte?) ich(?: \\p{Ll}+){0,2}: ?[^?]*\\?`,
      `(?:(?<=^|[.!?] )|vielleicht |und )(?:und |also |vielleicht )?(?:ich (?:könnte|kann|würde|will|möchte|werde)|(?:könnte|kann|würde) ich)(?: \\p{Ll}+){0,3} (?:sagen|fragen|schreiben|antworten): ?[^?]*\\?`,
      `(?:^|[.!?:] )([^.!?:]{6,}?),? (?:stimmt das so|ist das (?:so richtig|richtig so|so korrekt)|richtig so|kann man das so sagen|sagt man das so)\\s*\\?`,
      `(?:stimmt das so|richtig so|ist das so (?:richtig|korrekt|okay|ok)|ist (?:mein|der|dieser) satz (?:so )?(?:richtig|korrekt|gut|falsch))\\s*\\?`,
      `(?:kann|darf|sagt) man(?: denn| eigentlich| auch| so)*(?: sagen| schreiben)?:? ${QUOTED}(?: sagen| schreiben)?\\s*\\?`,
      `(?:ist|war|stimmt|klingt) (?:der satz |das wort |mein satz )?${QUOTED}${FILLERS}(?: gutes| richtiges)? (?:richtig|korrekt|falsch|okay|ok|deutsch|so)\\s*\\?`,
      `(?<!(?:wie|oder|warum|wieso|weshalb|wann|wo) )(?:sagt man|kann man|darf man|kann ich|sage ich|heißt es)${FILLERS} ${QUOTED}(?: sagen| schreiben)?${FILLERS}\\s*\\?`,
      `(?:ist|war|wäre|stimmt|klingt) (?:das|es|so|der satz|mein satz|dieser satz)${FILLERS}(?: richtiges| gutes| korrektes)? ?(?:richtig|korrekt|deutsch|ein fehler|richtig geschrieben|richtig gesagt|grammatisch richtig)(?: gesagt| geschrieben| so| auf deutsch)?\\s*(?:\\?|:)`,
      `(?<!(?:wie|was) )(?:sagt man|kann man|schreibt man|heißt) das (?:so|auf deutsch|so sagen|so schreiben|auf deutsch so)(?: sagen)?\\s*\\?`,
      `(?:also|doch|wohl|heißt es|sagt man|müsste es|muss es)${END}[^.!?„“"]{0,20}${Q}(\\p{L}+(?: \\p{L}+){0,3})${Q},? oder (?:irre|täusche) ich mich\\s*\\?`,
      `(?:habe|hab) ich (?:das |es |alles )?(?:richtig|korrekt) (?:gesagt|geschrieben|formuliert)`,
      `(?:habe|hab|hatte) ich (?:einen |keine )?fehler(?: gemacht)?\\s*\\?`,
      `stimmt (?:mein|der|dieser) ${SHOWN}${END}`,
    ),
  ],
  [
    "in-german",
    any(
      `wie (?:heißt|heisst|nennt man|sagt man|ist) (?:das|es|so (?:et)?was|sowas)${FILLERS}(?: (?:auf|im|in) deutsch(?:en)?)\\s*\\?`,
      `wie (?:nennt man|heißt) (?:das|so (?:et)?was|sowas)(?: denn| eigentlich| hier| in deutschland)*\\s*\\?`,
      `(?:auf|in) deutsch,? (?:wie|was) (?:heißt|heisst|sagt man|ist) ${Q}?([a-z]{2,30})${Q}?\\s*(?:\\?|$)`,
      `(?:wie (?:sagt man|sage? ich|heißt|heisst|nennt man)|was (?:heißt|heisst|ist))(?: denn| eigentlich| das)* (?:auf|in|im) deutsch(?:en)?[:,]? (?:to |the |a )?${Q}?([a-z]{2,30})${Q}?\\s*(?:\\?|$|, ist)`,
      `(?:gibt es|kennst du|kennen sie|was ist|wie (?:ist|heißt|heisst)|was heißt)(?: denn| eigentlich| im deutschen| auf deutsch| dafür)* (?:ein|das) (?:\\p{Ll}+ )?wort (?:für|von) (?:to |the |a )?[„"“'‘]?([a-z]{2,30})[”"“'’]?(?: auf deutsch| im deutschen)?\\s*(?:\\?|$)`,
      `(?:wie (?:sagt man|sage? ich|heißt|heisst|nennt man)|was (?:heißt|heisst|ist))(?: denn| eigentlich| das wort)* (?:to |the |a )?${Q}?([a-z]{2,30})${Q}? (?:auf|in|im) deutsch(?:en)?${END}`,
      `wie (?:sagt man|sage? ich)(?: denn| eigentlich| noch mal| nochmal)* ${Q}?(?!(?:richtig|besser|dazu|sonst|dann|hier|jetzt)${END})([a-z]{3,30})${Q}?\\s*(?:\\?|$)`,
      `what (?:is|does) ${Q}?([a-z]{2,30})${Q}? (?:mean )?in german`,
      `(?:wie (?:sagt man|sage? ich|heißt|heisst|nennt man)|was (?:heißt|heisst|ist)) (?:das wort )?${Q}?(\\p{L}[\\p{L} '’-]{0,40}?)${Q}? (?:auf|in) deutsch${END}`,
      `how do (?:you|i) say ${Q}?(\\p{L}[\\p{L} '’-]{0,40}?)${Q}? in german${END}`,
      `(?:deutsche[sr]? (?:wort|ausdruck)|übersetzung) (?:für|von) ${Q}?(\\p{L}[\\p{L} '’-]{0,40}?)${Q}?\\s*\\?`,
      `wie sagt man ${Q}([\\p{L} '’-]{2,40}?)${Q}\\s*\\?`,
    ),
  ],
  [
    "meaning",
    any(
      `was (?:ist|sind)${FILLERS} (?:ein|eine|einen) ${Q}?([\\p{L}-]{3,40})${Q}?\\s*\\?`,
      `${QUOTED}[^.!?„“"]*[.!:] (?:und |aber )?was (?:heißt|heisst|bedeutet|soll) das${FILLERS}(?: heißen| bedeuten)?\\s*\\?`,
      `was (?:heißt|heisst|bedeutet|ist|meinst du mit|meinen sie mit)${FILLERS} (?:das wort |der ausdruck )?${QUOTED}`,
      `was (?:heißt|heisst|bedeutet)${FILLERS} (?:das wort )?([\\p{L}-]{2,40})${FILLERS}(?: auf englisch)?\\s*(?:\\?|$)`,
      `wie (?:sagt man|heißt|heisst) ${WORD} auf englisch`,
      `what (?:does|is) [„"“']?([\\p{L}-]{2,40})[”"“']? mean`,
      `ich (?:verstehe?|kenne?) (?:das wort |den ausdruck )?${QUOTED} (?:leider |noch |gar )*nicht${END}`,
      `ich (?:verstehe?|kenne?)(?: leider| hier| noch)* nicht,? (?:das wort |den ausdruck )?${QUOTED}`,
      `ich (?:verstehe?|kenne?)(?: leider| hier| noch)* nicht das wort ([\\p{L}-]{2,40})${END}`,
      `(?:heißt|bedeutet) ${QUOTED} (?:auf englisch|dasselbe|das ?gleiche|eigentlich|wirklich|so viel wie|im englischen)${END}`,
      `ich (?:verstehe?|kenne?) das wort ([\\p{L}-]{2,40}) (?:leider |noch |gar )*nicht${END}`,
      `${QUOTED} (?:verstehe?|kenne?) ich (?:leider |noch |gar )*nicht${END}`,
      `bedeutung von ${WORD}`,
      `(?:erkläre?|erklären sie)(?: (?:mir|bitte|mal|doch))* (?:das wort|den ausdruck|den begriff) ${Q}?(\\p{L}[\\p{L}-]+)`,
      `(?:das wort|den ausdruck|den begriff) ${Q}?(\\p{L}[\\p{L}-]+)${Q}?(?: bitte)? erklären${END}`,
      `${QUOTED}(?: bitte)? erklären${END}`,
    ),
  ],
  ["phrase", new RegExp(`^${NAMES_A_WORD}(?=[^]*(?:${WANTS_WORDS}))`, "iu")],
  [
    "last-word",
    new RegExp(
      `(?:^|[.!,] )\\W*(?:aber |und |sorry,? |entschuldigung,? )?(?:(?:das|dieses|ein|das letzte) wort (?:kenne?|verstehe?|kapiere) ich (?:leider |noch |gar )*nicht|(?:ich )?(?:kenne?|verstehe?) (?:das|dieses|ein|das letzte) wort (?:hier |leider |noch |gar )*nicht|was (?:heißt|bedeutet|ist) (?:das|dieses|das letzte) wort|(?:welches|das) wort meinst du|(?:ich )?(?:kenne?|verstehe?) (?:nicht alle|die) wörter(?: nicht)?)\\W*$`,
      "iu",
    ),
  ],
  [
    "explain",
    /^\W*(?:(?:bitte|und|aber|entschuldigung|sorry)[, ]+)*(?:(?:kannst du|könntest du|können Sie|könnten Sie)(?: (?:mir|bitte|mal))* (?:das|es|die Frage|deine Frage|Ihre Frage)(?: (?:mir|bitte|noch mal|noch einmal|genauer))* erklären|(?:erkläre?|erklären Sie)(?: (?:mir|bitte|mal))* (?:das|es|die Frage)(?: bitte| genauer| noch mal)*|was (?:heißt|bedeutet|ist) das(?: wort)?)\W*$/iu,
  ],
  [
    "other",
    any(
      `(?:woher kommt|wann (?:sagt|benutzt|verwendet|nimmt) man|wie (?:benutzt|verwendet) man|was sagt man statt|gibt es ein (?:anderes|besseres) wort) [^?]*(?:${Q}|wort|ausdruck|redewendung|sprichwort)[^?]*\\?`,
      `(?:synonym|anderes wort|regel|präteritum|imperativ|partizip|superlativ|komparativ|deklination|plural|mehrzahl|endung|wortstellung|konjunktiv|dativ|akkusativ|genitiv|grammatik)${END}[^?.!]*\\?`,
      `(?:ausdruck|redewendung|sprichwort) ${Q}[^?]*\\?`,
      `(?:klingt|wirkt|klingen|wirken) ${QUOTED}[^?]*\\?`,
      `ist ${QUOTED}[^?]*${NOT_INSIDE}(?:falsch|richtig|korrekt|besser|passender)${END}[^?]*\\?`,
      `(?:mit oder ohne|ohne oder mit|lieber mit|lieber ohne|also mit|also ohne) (?:das |dem |den )?(?:wort )?${QUOTED}\\W*\\?`,
      `(?:wann|wo) (?:sage ich|sagt man|schreibe ich|nehme ich|benutze ich|kommt|steht) ${QUOTED} und (?:wann|wo) ${QUOTED}`,
      `(?:sagt|schreibt|nennt|benutzt|verwendet|betont) man${END}[^?]*${Q}\\p{L}[^?]*\\?`,
      `(?:kann|darf|soll|sollte) (?:man|ich)${END}[^?]*${QUOTED}[^?]*${NOT_INSIDE}(?:sagen|schreiben|benutzen|verwenden|nehmen)${END}[^?]*\\?`,
      `(?:heißt es|muss es|müsste es|heißt das|gehört)${END}[^?]*${QUOTED}[^?]*\\?`,
      `(?:klingt|wirkt|ist|sind|wäre|gilt|passt|geht) (?:(?:der|die|das|mein) (?:satz|wort|anrede|formulierung|ausdruck) )?${QUOTED}[^?]*(?:höflich|schimpfwort|beleidig|umgangssprach|slang|veraltet|altmodisch|dasselbe|das ?gleiche|deutsch|formell|förmlich|zeitgemäß|erlaubt|üblich|steif|unterwürfig|gestelzt|arrogant|grob|vulgär|frech|kindisch|locker|auch (?:bei|für|wenn|in|im)|nur (?:bei|für|in|im))[^?]*\\?`,
      `(?:gibt es|kennst du|kennen sie|hat das deutsche|fehlt mir)${END}(?: \\p{L}+){0,3} (?:ein|einen|eine|das|kein) (?:\\p{L}+ )?(?:wort|ausdruck|redewendung|sprichwort|bezeichnung)${END}(?= für|, das|,? wenn| dafür|, mit)[^?]*\\?`,
      `(?:warum|wieso|weshalb) (?:sagt man|heißt es|schreibt man|steht|muss ich|nicht|ist es)${END}[^?]*${QUOTED}[^?]*\\?`,
      `(?:schreibt man|schreibe ich|wird)${END}[^?]*${NOT_INSIDE}(?:groß|klein|zusammen|getrennt|mit (?:ss|ß|h|doppel\\p{L}*|bindestrich))${END}[^?]*\\?`,
      `(?:kommt|steht|setzt man|brauche ich|muss)${END}[^?]*${NOT_INSIDE}komma${END}[^?]*\\?`,
      `${QUOTED}[^.!?„“"]*[.!] (?:klingt (?:das|es)|was meint man damit|(?:darf|kann|soll) (?:ich|man) das(?= [^?]*(?:sagen|schreiben))|ist das(?= [^?]*(?:dasselbe|das ?gleiche|anglizismus|umgangssprach|höflich|üblich|mails?(?!\\p{L})|förmlich|formell|dialekt|beleidig|schimpfwort)))[^?]*\\?`,
      `(?:suche|brauche|kenne) (?:ein|kein) (?:anderes|besseres|passendes|deutsches) wort${END}`,
      `oder (?:sagt|schreibt) man${END}[^?]*${QUOTED}[^?]*\\?`,
      `was (?:versteht|meint) man (?:unter|mit) ${QUOTED}[^?]*\\?`,
      `(?:woher|wovon) (?:stammt|kommt) (?:der|die|das) (?:wendung|redensart|redewendung|ausdruck|wort|sprichwort)${END}[^?]*\\?`,
      `wie (?:würdest du|würden sie|übersetzt man|übersetzt du|übersetzen sie)${END}[^?]*${QUOTED}[^?]*\\?`,
      `ist ${QUOTED}[^?]*${NOT_INSIDE}(?:sagbar|akzeptabel|plural|singular|stilistisch\\p{L}*|gebräuchlich|ein (?:verb|nomen|adjektiv|artikel|\\p{L}*pronomen|relativsatz))${END}[^?]*\\?`,
      `wie (?:nennt man|heißt) (?:das ding|das gerät|das teil|den mann|die frau|den menschen|jemanden|so jemanden)${END}[^?]*\\?`,
    ),
  ],
];

/** Words that stand where a word is asked about, but ask about nothing that a dictionary knows. */
export const NO_WORD =
  /^(?:du|sie|er|es|das|englisch|dein|deine|ihr|man|dies|dieses|that|this|it|wort|plural|artikel|mehrzahl|nomen|satz|deutsch|deutschen|denn|hier|nicht|mir|bitte|noch|mal|leider)$/i;

/** Endings and beginnings that make a word from another one, and what that one has in their place. */
export const DERIVED: readonly (readonly [RegExp, string])[] = [
  [/keit$/u, ""],
  [/heit$/u, ""],
  [/ung$/u, "en"],
  [/bar$/u, "en"],
  [/s?los$/u, ""],
  [/in$/u, ""],
  [/^un/u, ""],
  [/^un(.*)(?:keit|heit)$/u, "$1"],
  [/^un(.*)bar$/u, "$1en"],
];

/** Says where the word was met that the message asks about: nothing to ask about. */
export const OF_THE_WORD =
  /„|(?<!\p{L})(?:beides|das (?:erste|zweite|wort)|ersteres|letzteres)(?!\p{L})|über (?:die )?sprache (?:reden|sprechen)|^\W*(?:(?:das|es|so|da|dort|den satz|das wort) (?:\p{L}+ )?(?:steht|stand|sag(?:t|en|te|ten)|hat .*(?:gesagt|geschrieben|gerufen|genannt)|hab\p{L}* .*(?:gelesen|gehört|gesagt|gesehen|geschrieben))|(?:im|in|auf|am|an) .* (?:steht|stand|sag\p{L}*) (?:das|es|man)|.* (?:sag(?:t|en|te|ten)|schreib(?:t|en)|mach(?:t|en)|benutz(?:t|en)|brauche) (?:das|es|immer|so|beides|dauernd|ständig|oft)\b|.* mich so genannt)/iu;

/** Asks about what stands in quotation marks in the sentence before. */
export const OF_THE_QUOTE =
  /“[^„]*[.!?] (?:und )?(?:warum|wieso|was (?:soll|kann|muss) (?:ich|man) (?:da |dann |darauf )*(?:antworten|sagen))\?$|[„"“][^]*(?:(?:heißt|bedeutet|klingt|ist|darf ich|kann man|darf man|meint man|war|genau)(?: denn)? (?:das|es|damit)(?!(?: \p{L}+)? (?:gut|höflich|richtig|so|okay|ok|korrekt|nett)(?!\p{L}))|[.!] oder (?:sagt|heißt)).*\?$|[.!] oder (?:sagt man|heißt es) [„"“].*\?$/iu;

/** What asks, and not what is asked about: "Eine Frage zur Sprache:", "Ich frage mich: …", "wann man „seit“ und wann man „vor“ sagt" */
export const TALK =
  /(?<=“(?: \p{Ll}+)?,? (?:und|oder) wann) (?:ich|man|eher)(?= „)|(?<=“) (?:sagt|nimmt|benutzt|verwendet|schreibt|sage|nehme|benutze)(?=,? (?:und|oder) wann )|(?<!\p{L})(?:(?:ich )?frage? (?:ich )?(?:mich|dich|sie)(?: \p{Ll}+)?(?=[:,])|(?:darf|kann) ich (?:dich |sie )?(?:etwas |was )?fragen[:,]?|(?:kannst du|können Sie) mir (?:bitte |mal )?(?:helfen|sagen)[:,]|(?:(?:mal|noch) )?(?:(?:m?eine|[kd]ie) )?(?:\p{Ll}+ )?(?:Rück)?frage(?: (?:zu|zur|zum|über|an) [^:?!.„]{2,30})?:|(?:ich (?:habe|hätte) )(?:da )?(?:noch )?(?:mal )?eine (?:\p{Ll}+ )?Frage)/giu;

/** Words around a quotation that only lead to it: "Sagt man in Deutschland „…“?" */
export const FRAME =
  /(?<!\p{L})(?<!(?:auch|nur) )(?:in|im|ins|an|am|auf|bei|beim|mit|nach|zu|zum|zur|von|vom|für|über|um|aus|seit)(?: (?:de[rmn]|die|das|eine?[mnr]?|meine?[mnr]?|diese[mnr]?))?(?= \p{Lu})(?! (?:Dativ|Akkusativ|Genitiv|Nominativ|Infinitiv|Plural|Singular|Perfekt|Präteritum|Relativ|Nebens|Doppel))|(?<!\p{L})(?:[Ff]rag\p{L}*|[Hh]elf\p{L}*|[Ss]prech\p{L}*|[Ss]prache|[Rr]ede[nt]?|[Dd]enk\p{L}*|[Ss]tolz|[Aa]ngst|unsicher\p{L}*|hör\p{L}*|lern\p{L}*|les\p{L}*|arbeit\p{L}*|nur|bloß|noch|schon|erst|mir|mich|dir|dich|ihm|ihn|halt|eben|wohl|mal|gern|lieber|eher)(?!\p{L})(?! ?„)/gu;

/** Two that differ only in these differ in their case, or in how they form the perfect. */
export const IS_FORM =
  /^(?:d(?:er|ie|as|e[mns])|(?:k?ein|[mds]ein|ihr|unser)(?:e[mnrs]?)?|mi(?:r|ch)|di(?:r|ch)|haben?|hat|sein|bin|ist|ih[mnr]|ihnen|sie)$/u;
export const ONLY_ARTICLE = /^(?:d(?:er|ie|as|e[mns])|eine?[mnrs]?|sich)$/u;

/** The verbs of which the question speaks only because they form the perfect. */
export const HAS_OR_IS = /^(?:haben|sein|heißen|sagen|nehmen)$/u;

/** Prepositions, each list with two phrases that can follow it: they show the case without naming it. */
export const AFTER_PREPOSITION: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:mit|nach|von|zu|bei|gegenüber|außer)$/iu, "dem Mann", "der Frau"],
  [/^(?:für|ohne|gegen|durch|um)$/iu, "den Mann", "die Frau"],
  [/^(?:wegen|trotz|statt|anstatt)$/iu, "des Mannes", "der Frau"],
  [/^aus$/iu, "dem Haus", "der Stadt"],
  [/^seit$/iu, "dem Tag", "der Woche"],
  [/^während$/iu, "des Tages", "der Woche"],
];

/** Those that say with one form where something is and with another where it goes. */
export const PLACE_OR_WAY = /^(?:in|an|auf|über|unter|vor|hinter|neben|zwischen)$/iu;

/** Each word with its opposite; they count both ways. */
export const OPPOSITES: readonly (readonly [string, string])[] =
  `billig teuer|groß klein|alt jung|alt neu|gut schlecht|schön hässlich|schnell langsam|laut leise|hell dunkel|heiß kalt|warm kalt|lang kurz|hoch niedrig|hoch tief|dick dünn|stark schwach|schwer leicht|schwierig einfach|früh spät|nah weit|voll leer|offen geschlossen|sauber schmutzig|trocken nass|gesund krank|müde wach|hungrig satt|süß sauer|hart weich|reich arm|richtig falsch|wichtig unwichtig|möglich unmöglich|freundlich unfreundlich|höflich unhöflich|glücklich unglücklich|fröhlich traurig|fleißig faul|mutig feige|interessant langweilig|ruhig laut|ruhig unruhig|links rechts|oben unten|innen außen|drinnen draußen|vorne hinten|immer nie|oft selten|alles nichts|jemand niemand|viel wenig|mehr weniger|zuerst zuletzt|anfangen aufhören|beginnen enden|öffnen schließen|aufmachen zumachen|kaufen verkaufen|kommen gehen|lieben hassen|lachen weinen|fragen antworten|finden verlieren|gewinnen verlieren|einschlafen aufwachen|einsteigen aussteigen|anziehen ausziehen|einschalten ausschalten|erlauben verbieten|steigen fallen|steigen sinken|leben sterben|Tag Nacht|Anfang Ende|Frage Antwort|Liebe Hass|Krieg Frieden|Sommer Winter|Freund Feind|Glück Pech|Glück Unglück|Vorteil Nachteil|Eingang Ausgang|Ankunft Abfahrt|Erfolg Misserfolg|Mehrheit Minderheit|Leben Tod|Norden Süden|Osten Westen|Stadt Land|öffentlich privat|positiv negativ|aktiv passiv|direkt indirekt|vergänglich ewig|bekannt unbekannt|sicher unsicher|zufrieden unzufrieden|geduldig ungeduldig|flüssig fest|flach tief|eng weit|breit schmal|scharf mild|roh gekocht|ehrlich unehrlich|großzügig geizig|optimistisch pessimistisch|verheiratet ledig`
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]);

const PLACE_WORDS = `(?<!\\p{L})(?:in|an|auf|über|unter|vor|hinter|neben|zwischen)`;
/** A phrase of place in the dative: "in der Schule", "im Garten". */
export const IN_DATIVE = new RegExp(`${PLACE_WORDS} \\p{L}*(?:em|er) \\p{Lu}|(?<!\\p{L})(?:im|am) \\p{Lu}`, "u");
/** The same in the accusative: "in die Schule", "ins Kino". */
export const IN_ACCUSATIVE = new RegExp(
  `${PLACE_WORDS} \\p{L}*(?:en|ie|ne|as|in) \\p{Lu}|(?<!\\p{L})(?:ins|ans|aufs) \\p{Lu}`,
  "u",
);

/** Begins a clause whose verb stands at its end. */
export const VERB_LAST =
  /^(?:und |oder |aber )?(?:wenn|weil|dass|obwohl|obgleich|ob|damit|bevor|ehe|nachdem|während|falls|sobald|solange|sodass|seitdem|indem|da(?= \p{Ll}))(?!\p{L})/iu;
/** A clause may begin so behind a comma and be a main clause. */
export const JOINS_MAIN = /^(?:aber|denn|und|oder|sondern)(?!\p{L})/iu;
/** A woman, named by an adjective: "eine Fremde". */
export const WOMAN_BY_ADJECTIVE = /^(?:eine|die) \p{Lu}\p{Ll}+(?:[dt]|sch|m)e$/u;
/** What stands outside of a sentence, and its comma with it: "Entschuldigung, könnten Sie …", "Einen Tee, bitte." */
export const OUTSIDE =
  /^(?:(?:entschuldigung|entschuldigen sie|verzeihung|hallo|guten (?:tag|morgen|abend)|ja|nein|okay|danke)(?:,? (?:bitte|frau|herr) \p{Lu}\p{L}+)?, )+|, (?:bitte|danke)(?=\W*$)/giu;
