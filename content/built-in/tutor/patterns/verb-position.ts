/** What calls for attention before a question: "Sag mal, wo wohnst du?", "Sagen Sie, wie spät ist es?" */
export const CALLS =
  /^(?:(?:und|aber|hey|na|du|ach|ja|also),? )?(?:sag|sagt|sagen sie|erzähl|erzählt|erzählen sie|hör|hören sie|schau|guck|kuck|weißt du)(?: doch| jetzt| bloß| einmal| mal| was| du)*$/i;

/**
 * Clauses in front that the main clause does not depend on, so that its verb stays where it is: "Ob es regnet oder nicht, wir gehen", "Wenn du mich
 * suchst, ich bin im Garten", "Wenn ich ehrlich bin, ich habe es vergessen". The text ends behind the first two words of the main clause.
 */
export const UNCONNECTED =
  /^(?:(?:und |aber )?ob .* oder .*|(?:wenn|falls) (?:du|ihr|sie) .*, (?:ich bin|wir sind)|wenn (?:du|man|wir|sie) (?:mal |ganz )*ehrlich .*|wenn ich (?:(?:ganz )?ehrlich bin|ehrlich sein soll|mich (?:recht|richtig) erinnere|(?:mich )?nicht irre|das sagen darf).*)$/i;

/** They say what for or of what; behind a subject they may belong to it: "Ich dafür habe zwei Kinder", "Davon die Hälfte ist weg". */
export const ABOUT_IT = /^(?:dazu|dafür|dadurch|davon|daran|darauf|dabei)$/;

/** Verbs whose object is a clause with *dass*, so that one in front of them belongs to them. */
export const WITH_DASS =
  /^(?:sagen|meinen|glauben|denken|finden|hoffen|wissen|erzählen|merken|sehen|hören|verstehen|verzeihen|vergeben|vergessen|bezweifeln|bedauern|bereuen|erwarten|ahnen|akzeptieren|vermuten|bemerken|erfahren|schreiben|behaupten)$/;

/** Two words behind which a question follows, with or without its comma. */
export const NOT_KNOWING = /^(?:weiß nicht|weißt du|wissen Sie|wisst ihr|frage mich)$/i;

/** They may stand between the subject and its verb where the verb belongs at the end. */
export const BEFORE_THE_VERB =
  /^(hier|dort|heute|jetzt|immer|oft|manchmal|auch|noch|leider|normalerweise|meistens|morgen)$/;

/** Said behind the end of a clause: "Dass er pinkelt natürlich". */
export const AFTERTHOUGHTS =
  /^(natürlich|halt|eben|ja|sicher|leider|wohl|bestimmt|vermutlich|logisch|haha|lol|oder|ne|nur)$/;

/** Nouns that a clause with *dass* hangs on and *das* cannot refer to. */
export const NOUNS_WITH_DASS = /^(Angst|Hoffnung|Meinung|Ansicht|Tatsache|Gefahr|Sorge|Vorteil|Nachteil|Grund)$/;

/** The forms that most sentences have their verb in. */
export const COMMON_FINITES =
  /^(?:ist|sind|bin|war|waren|hat|habe|haben|kann|können|konnten?|muss|müssen|mussten?|will|wollen|wollten?|soll|sollen|sollten?|darf|dürfen)$/;

/** Nouns that say when. */
export const TIMES =
  /^(Tag|Woche|Monat|Jahr|Morgen|Abend|Nacht|Sommer|Winter|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Mal)$/;

/** Like a noun, they show that the verb has something behind it. */
export const BEHIND_THE_VERB =
  /^(ihn|sie|es|mich|dich|uns|dir|mir|ihm|hier|dort|heute|morgen|gestern|jetzt|bald|gut|viel|schnell|langsam|laut|das)$/;

/** Beside a noun in the genitive, a word that may be the subject instead of it. */
export const OTHER_SUBJECT =
  /^(sie|das|die|der|viel|viele|alles|nichts|ein|eine|mein|meine|unser|unsere|niemand|keiner|jeder|jemand|man)$/;

/** Small words between the finite verb and a second verb that has come too early: "Kannst du mir helfen mit …" */
export const BETWEEN_VERBS =
  /^(mir|dir|ihm|mich|dich|ihn|uns|euch|nicht|bitte|schon|auch|gestern|heute|immer|gern|gerne|viel)$/;
