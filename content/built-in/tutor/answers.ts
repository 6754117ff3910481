import type { Band, Line } from "#schema/content/tutor.ts";
import { ASKS_IN_GENERAL, CUSTOMS, FACTS } from "./facts.ts";
import {
  CANNOT_DO,
  ENCOURAGED,
  FAVORITES,
  GOOD_LUCK,
  JUDGED,
  JUDGED_ALIKE,
  KNOWS_FROM,
  PROS_AND_CONS,
  TAG_ANSWERS,
  TAKEN_SERIOUSLY,
  THEN_STILL,
  VIEWS_DIFFER,
  WOULD_IT_BE,
} from "./general.ts";
import {
  ASKS_FOR_A_FAVORITE,
  ASKS_FOR_A_VIEW,
  ASKS_TO_AGREE,
  ASKS_WHAT_IT_KNOWS,
  BIG_STEP,
  CHOOSES_A_THING,
  COMPLAINS_OF_IT,
  DIVIDES,
  ENCOURAGES,
  GRAVE,
  HAS_SAID_A_VIEW,
  IS_IT_DONE,
  IS_IT_FAIR,
  IS_IT_NORMAL,
  IS_IT_SO,
  IS_LIGHT,
  JUDGES_IT,
  JUDGES_ITSELF,
  OF_AN_IDEA,
  OF_NO_PERSON,
  OF_ONESELF,
  OF_OTHERS_ONLY,
  PREFERS_ONE,
  THEIR_OWN,
  WOULD_YOU,
} from "./patterns/answers.ts";
import { ADVICE_TIPS, ASKS_FOR_ADVICE, TIPS, WISHES_FOR_ANY, WISHES_FOR_IDEA } from "./tips.ts";
import { VIEWS } from "./views.ts";

type Lines = Readonly<Record<Band, readonly Line[]>>;

/** An answer to every question that `asks` finds, and what is asked after it; without `ask`, the talk goes on. */
export interface KnownQuestion {
  asks: RegExp;
  /** What the question names besides. */
  names?: RegExp;
  /** What else the message has to say. */
  where?: RegExp;
  /** What the question must not name besides. */
  only?: RegExp;
  say: Lines;
  ask?: Lines;
  /** Then `ask` only counts where the message tells nothing else. */
  alone?: true;
  /** Said instead of `say` as long as it is new: how many messages were corrected (none, one, `*`). */
  corrected?: readonly [none: Line, one: Line, more: Line];
}

/** From two on. */
export const NUMBER_WORDS = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

function same(...lines: readonly Line[]): Lines {
  return { A: lines, B: lines, C: lines };
}

function both(...lines: readonly Line[]): Pick<Lines, "B" | "C"> {
  return { B: lines, C: lines };
}

function each(...[A, B, C]: readonly [string, string][]): Lines {
  const line = (pair: readonly [string, string] | undefined): readonly Line[] =>
    pair === undefined ? [] : [{ say: pair[0], en: pair[1] }];
  return { A: line(A), B: line(B ?? A), C: line(C ?? B ?? A) };
}

/** What others do is judged by nobody who has heard half of it. */
const FROM_OUTSIDE = each(
  ["Das ist für mich schwer zu sagen.", "That’s hard for me to say."],
  ["Das kann ich von außen schwer beurteilen.", "That’s hard for me to judge from the outside."],
  ["Von außen lässt sich das schwer beurteilen.", "That’s hard to judge from the outside."],
);
const THEIR_VIEW = each(
  ["Was {denkst du|denken Sie} selbst?", "What do you think yourself?"],
  ["Wie geht es {dir|Ihnen} damit?", "How do you feel about it?"],
);
const VIEW_ASKED =
  /^\W*(?:und |na |also |aber )*was (?:(?:sagst du|sagen Sie|meinst du|meinen Sie|denkst du|denken Sie|hältst du|halten Sie|glaubst du|glauben Sie)(?: dazu| davon| darüber| nun| jetzt| denn)*|fällt (?:dir|Ihnen) dazu ein)\W*$|^\W*(?:und )?wie (?:(?:findest|siehst|stehst|beurteilst) du|(?:finden|sehen|stehen|beurteilen) Sie) (?:das|es|den|die|dazu)\W*$/iu;
const TAG_AT_END =
  /(?:,\s*|\s)(?:oder|oder nicht|nicht wahr|gell|stimmt['’]s)\?+\s*$|,\s*(?:was|nicht|ne|nich|wa|ja|hm)\?+\s*$/iu;

/** Of the tutor and not of others: "Meine Kinder sind klein. Wann schlafen sie durch?" asks about the children. */
const OF_THE_TUTOR = /(?<!\p{L})(?:[Dd]u|\p{L}+en Sie)(?!\p{L})|^[^.,!?]*\?*\s*$/u;

const AFTER_TIP: Lines = {
  A: [
    { say: "Wie {findest du|finden Sie} die Idee?", en: "How do you like the idea?" },
    { say: "Wie klingt das?", en: "How does that sound?" },
  ],
  ...both(
    { say: "Wie gefällt {dir|Ihnen} die Idee?", en: "How do you like the idea?" },
    { say: "Was spricht dafür, was dagegen?", en: "What are the arguments for and against it?" },
  ),
};
const AFTER_TIPS: Lines = {
  A: [
    { say: "Was passt besser?", en: "Which works better?" },
    { say: "Was gefällt {dir|Ihnen} besser?", en: "Which do you like better?" },
  ],
  ...both(
    { say: "Was davon könnte passen?", en: "Which of these could work?" },
    { say: "Was davon gefällt {dir|Ihnen} besser?", en: "Which of these do you like better?" },
  ),
};
const afterTip = ({ say }: Line): Lines => (/[^:]* oder /u.test(say) ? AFTER_TIPS : AFTER_TIP);
const AFTER_ADVICE: Lines = {
  A: [
    { say: "Was {hast du|haben Sie} schon probiert?", en: "What have you already tried?" },
    { say: "Wie {findest du|finden Sie} die Idee?", en: "How do you like the idea?" },
  ],
  ...both(
    { say: "Was {hast du|haben Sie} bisher schon probiert?", en: "What have you tried so far?" },
    { say: "Was würde {dir|Ihnen} am meisten helfen?", en: "What would help you most?" },
    { say: "Wie gefällt {dir|Ihnen} die Idee?", en: "How do you like the idea?" },
  ),
};
const AFTER_WORDS = same(
  { say: "Wie klingt das für {dich|Sie}?", en: "How does that sound to you?" },
  { say: "Was {möchtest du|möchten Sie} danach sagen?", en: "What would you like to say after that?" },
);
const AFTER_RETURN = same({ say: "Wie lange ist der Kauf ~denn her?", en: "How long ago did you buy it?" });
const AFTER_PANCAKES = same({
  say: "Womit schmecken sie {dir|Ihnen} am besten?",
  en: "What do you like best on them?",
});

/** What was said how to prepare is not asked about as if it were an old trouble. */
function afterAdvice(say: string): Lines {
  if (say.startsWith("Zum Beispiel")) return AFTER_WORDS;
  if (/Rückgaberecht|Kassenbon/u.test(say)) return AFTER_RETURN;
  if (say.startsWith("Mehl")) return AFTER_PANCAKES;
  return /^(?:Drei|Namen|Wenige|Viel fragen|Höchstens|Einen Termin|Übersichtlich|Unter|Langsam)/u.test(say)
    ? AFTER_TIP
    : AFTER_ADVICE;
}
const HOW_ELSEWHERE = same(
  { say: "Wie ist das in {deiner|Ihrer} Heimat?", en: "What is that like where you come from?" },
  { say: "Und wie {kennst du|kennen Sie} das von zu Hause?", en: "And what are you used to from home?" },
);
const WHAT_ELSE = same(
  { say: "Was {möchtest du|möchten Sie} noch wissen?", en: "What else would you like to know?" },
  { say: "Welche Frage {hast du|haben Sie} noch?", en: "What other question do you have?" },
);

/** The matter, where nothing grave or long stands beside it. */
function safely(matter: RegExp): RegExp {
  return new RegExp(`${ASKS_FOR_ADVICE.safe.source}(?=\\S+(?:\\s+\\S+){0,17}\\s*$)${matter.source}`, "iu");
}

/** A fact that was asked for; what the message tells beside it is gone on from. */
export const GENERAL_QUESTIONS: readonly KnownQuestion[] = [
  ...CUSTOMS.map((row) => ({ ...row, ask: HOW_ELSEWHERE })),
  ...FACTS.map((row) => ({ ...row, ask: WHAT_ELSE })),
].map(({ names, ask, ...line }) => ({ asks: ASKS_IN_GENERAL, names, say: same(line), ask }));

const AFTER_VIEW: Lines = {
  A: [
    { say: "Was {denkst du|denken Sie}?", en: "What do you think?" },
    { say: "Und was {sagst du|sagen Sie}?", en: "And what do you say?" },
  ],
  B: [
    {
      say: "Welche Erfahrungen {hast du|haben Sie} selbst damit?",
      en: "What experiences have you had with it yourself?",
    },
    { say: "Wie {siehst du|sehen Sie} das?", en: "How do you see it?" },
  ],
  C: [
    {
      say: "Welche Erfahrungen {hast du|haben Sie} selbst damit gemacht?",
      en: "What experiences have you had with it yourself?",
    },
    { say: "Wie {stehst du|stehen Sie} selbst dazu?", en: "Where do you stand on it yourself?" },
  ],
};
/** "Was soll ich jetzt tun?" */
const WHAT_NOW =
  /(?<!\p{L})(?:was (?:soll|sollte|kann|könnte|muss|mache?|tue?) ich(?: (?:jetzt|nun|da|dann|denn|bloß|nur|machen|tun))*|was (?:würdest du|würden Sie)(?: (?:jetzt|da|denn|an meiner Stelle|machen|tun))+|was jetzt|was nun)\W*\?/iu;
/** The learner, who asks whether to. */
const WHETHER_TO =
  /(?<!\p{L})(?:(?:soll|sollte|darf|kann|sollen|sollten) (?:ich|wir)(?!\p{L})|wir sollten(?!\p{L}))(?![^?]* oder (?!(?:doch )?(?:nicht|lieber nicht)(?!\p{L})))/iu;
const NO_HURRY = {
  say: each(
    ["{Denk|Denken Sie} in Ruhe darüber nach.", "Take your time to think it over."],
    ["Da würde ich nichts überstürzen.", "I wouldn’t rush into anything."],
  ),
  ask: each(
    ["Was ist daran gut, was nicht?", "What’s good about it, what isn’t?"],
    ["Was spricht aus {deiner|Ihrer} Sicht dafür und was dagegen?", "What do you see as the pros and cons?"],
  ),
};
const OF_A_PRICE = {
  say: each(
    ["Das ist für mich schwer zu sagen.", "That’s hard for me to say."],
    ["Das lässt sich von hier aus schwer sagen.", "That’s hard to say from here."],
  ),
  ask: each(
    ["Wie {findest du|finden Sie} den Preis?", "What do you think of the price?"],
    ["Welche Summe {fändest du|fänden Sie} ~denn angemessen?", "What amount would you find reasonable?"],
  ),
};
const SAFE = `^(?![^]*${GRAVE.source})`;

/** "Was sagt man zum Geburtstag?" */
const PEOPLE_SAY: readonly KnownQuestion[] = [
  ["zu spät|Verspätung", "Entschuldigung, ich bin zu spät."],
  ["Geburtstag", "Herzlichen Glückwunsch zum Geburtstag!"],
  ["Beerdigung|gestorben|Trauer", "Mein herzliches Beileid."],
  ["Hochzeit|heirat", "Alles Gute zur Hochzeit!"],
  ["Prüfung|Test", "Viel Erfolg!"],
  ["krank|im Krankenhaus", "Gute Besserung!"],
  ["(?:vor dem|beim) Essen", "Guten Appetit!"],
  ["niest|niesen", "Gesundheit!"],
  ["am Telefon", "Hallo, hier ist Anna."],
  ["verabschied|Abschied", "Auf Wiedersehen!"],
].map(([matter, phrase]) => ({
  asks: new RegExp(String.raw`(?<!\p{L})was (?:sagt|schreibt|wünscht) man(?!\p{L})[^?]*(?:${matter})[^?]*\?`, "iu"),
  say: each([`Man sagt zum Beispiel: „${phrase}“`, `For example, people say: “${phrase}”`]),
  ask: each(["Was sagt man da in {deiner|Ihrer} Sprache?", "What do people say then in your language?"]),
}));

/** What learners ask whether or how to do, where a careful word is safe for everybody. */
const DECISIONS: readonly KnownQuestion[] = [
  {
    // "Soll ich meiner Ex schreiben?"
    asks: WHETHER_TO,
    names:
      /(?<!\p{L})(?:schreiben|anrufen|antworten|zurückschreiben|gratulieren|treffen|kontaktieren|melden)(?!\p{L})/iu,
    where: new RegExp(
      String.raw`${SAFE}[^]*(?<!\p{L})(?:[Ee]x|[Ee]x-?(?:[Ff]reund|[Mm]ann|[Ff]rau)\p{Ll}*|(?:uns|mi[rc]h?) (?:\p{L}+ )*(?:getrennt|Schluss gemacht))(?!\p{L})`,
      "u",
    ),
    say: each(
      ["Ein kurzer Gruß ist vielleicht genug.", "A short hello may be enough."],
      [
        "Ein kurzer Gruß muss nichts bedeuten, nur sollte man vorher wissen, was man sich davon erhofft.",
        "A short hello doesn’t have to mean anything; just be clear beforehand about what you hope for.",
      ],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} gern sagen?", "What would you like to say?"],
      ["Was {erhoffst du dir|erhoffen Sie sich} davon?", "What are you hoping to get out of it?"],
    ),
  },
  {
    // "Mein Knie tut weh. Soll ich weiter trainieren?"
    asks: WHETHER_TO,
    names:
      /(?<!\p{L})(?:trainieren|laufen|joggen|spielen|schwimmen|weitermachen|mitmachen|Sport|arbeiten|tanzen|klettern|wandern|weiterlaufen)(?!\p{L})/iu,
    where: /schmerz|(?:tut|tun) (?:mir )?(?:\p{L}+ ){0,4}weh|verletzt|verstaucht|geschwollen|Fieber|gezerrt|erkältet/iu,
    say: each(
      ["{Mach|Machen Sie} lieber eine Pause.", "It’s better to take a break."],
      [
        "Da würde ich lieber pausieren und im Zweifel ärztlichen Rat einholen.",
        "I’d rather take a break and, if in doubt, ask a doctor.",
      ],
    ),
    ask: each(["Wie schlimm ist es ~denn?", "How bad is it?"]),
  },
  {
    // "Sollen wir uns einen Hund anschaffen?"
    asks: WHETHER_TO,
    names:
      /(?<!(?:mein|unser|dies|d)\p{Ll}+ )(?<!\p{L})(?:\p{L}*hund|Katzen?|Kater|Haustiere?|Hamster|Kaninchen|Welpen?)(?!\p{L})[^?]*(?:anschaffen|kaufen|holen|nehmen|adoptieren|aufnehmen|zulegen)/iu,
    say: each(
      ["Ein Tier macht Freude, aber es braucht viel Zeit.", "A pet is a joy, but it takes a lot of time."],
      [
        "Ein Tier macht viel Freude, braucht aber jahrelang Zeit, Platz und Geld.",
        "A pet is a great joy but takes time, space and money for years.",
      ],
    ),
    ask: each(
      ["Wer hat jeden Tag Zeit für das Tier?", "Who has time for the pet every day?"],
      ["Wer würde sich jeden Tag darum kümmern?", "Who would take care of it every day?"],
    ),
  },
  {
    // "Soll ich kündigen?"
    asks: WHETHER_TO,
    names:
      /(?<!\p{L})(?:kündigen|(?:Job|Stelle|Arbeit|Firma|Beruf|Studium|Fach|Schule|Verein)(?: \p{Ll}+)* wechseln|umziehen|ausziehen|zusammenziehen|aufhören|abbrechen|aufgeben|trennen|auswandern|heiraten|zurückgehen|zurückkehren)\W*\?/iu,
    where: new RegExp(String.raw`${SAFE}(?![^]*(?<!\p{L})(?:[Rr]auchen|[Tt]rinken|Zigarette\p{Ll}*)(?!\p{L}))`, "u"),
    ...NO_HURRY,
  },
  {
    // "Das Schlagzeug ist teuer. Soll ich eins kaufen?"
    asks: WHETHER_TO,
    names: /(?<!\p{L})(?:kaufen|bestellen|leisten|anschaffen|zulegen)\W*\?/iu,
    where: /(?<!\p{L}|nicht |nicht so )(?:\p{Ll}*teuer(?!\p{L})|\d[\d.]*\d\d ?(?:Euro|€))/iu,
    say: each(
      ["{Warte|Warten Sie} vielleicht noch einen Tag.", "Maybe wait another day."],
      [
        "Bei teuren Sachen hilft es oft, noch eine Nacht darüber zu schlafen.",
        "With expensive things, it often helps to sleep on it.",
      ],
    ),
    ask: each(
      ["Wofür {brauchst du|brauchen Sie} es?", "What do you need it for?"],
      ["Was spricht für den Kauf und was dagegen?", "What are the pros and cons of buying it?"],
    ),
  },
  {
    asks: WHAT_NOW,
    where:
      /(?<!\p{L})(?:Reisepass|Pass|Personalausweis|Ausweis)(?!\p{L})[^.!?]*(?<!\p{L})(?:verloren|weg|gestohlen|geklaut)(?!\p{L})|(?:verloren|weg|gestohlen|geklaut) [^.!?]*(?<!\p{L})(?:Reisepass|Pass|Ausweis)(?!\p{L})/iu,
    say: each(
      ["{Geh|Gehen Sie} zur Polizei und dann zum Konsulat.", "Go to the police and then to the consulate."],
      [
        "Den Verlust meldet man der Polizei und dann dem eigenen Konsulat oder der Botschaft.",
        "You report the loss to the police and then to your own consulate or embassy.",
      ],
    ),
    ask: each(["Wann {hast du|haben Sie} es gemerkt?", "When did you notice?"]),
  },
  {
    asks: WHAT_NOW,
    where:
      /(?<!\p{L})(?:Geldbeutel|Portemonnaie|Geldbörse|Brieftasche|Bankkarte|Kreditkarte|EC-Karte|Handtasche)(?!\p{L})[^.!?]*(?<!\p{L})(?:verloren|weg|gestohlen|geklaut)(?!\p{L})/iu,
    say: each(
      ["{Sperr|Sperren Sie} zuerst die Bankkarte.", "Block your bank card first."],
      [
        "Zuerst sollte man die Bankkarten sperren und dann beim Fundbüro oder bei der Polizei nachfragen.",
        "First you should block your bank cards and then ask at the lost and found or the police.",
      ],
    ),
    ask: each(["Wann {hast du|haben Sie} es gemerkt?", "When did you notice?"]),
  },
  {
    asks: WHAT_NOW,
    where:
      /^(?![^]*meinen \p{L}*geburtstag)[^]*(?:(?<!\p{L})\p{L}*geburtstag(?!\p{L})[^.!?]*(?<!\p{L})vergessen(?!\p{L})|(?<!\p{L})vergessen(?!\p{L})[^.!?]*geburtstag)/iu,
    say: each(
      ["{Ruf|Rufen Sie} am besten heute noch an.", "It’s best to call today."],
      [
        "Am besten ruft man heute noch an, gratuliert nachträglich und sagt ehrlich, wie es war.",
        "It’s best to call today, wish them a belated happy birthday and be honest about it.",
      ],
    ),
    ask: each(["Wann war der Geburtstag ~denn?", "When was the birthday?"]),
  },
  {
    // "Meine Katze frisst nicht. Was soll ich tun?"
    asks: WHAT_NOW,
    where:
      /(?<!\p{L})(?:\p{L}*hund|Katze|Kater|Hamster|Kaninchen|Vogel|Pferd)(?!\p{L})[^.!?]*(?<!\p{L})(?:krank|verletzt|blutet|frisst nichts?|hinkt|vergiftet)(?!\p{L})/iu,
    say: each(
      ["{Ruf|Rufen Sie} am besten in der Tierarztpraxis an.", "It’s best to call a vet."],
      ["Da würde ich in der Tierarztpraxis anrufen.", "I’d call a vet about that."],
    ),
    ask: each(["Wie geht es dem Tier jetzt?", "How is the animal doing now?"]),
  },
  {
    // "Es kostet 50 Euro. Ist das teuer?"
    asks: /^\W*(?:und |aber )?(?:ist|findest du|finden Sie) das (?:zu )?(?:teuer|viel|billig|günstig)\W*\?/iu,
    where: /\d ?(?:Euro|€|Franken)(?!\p{L})/iu,
    ...OF_A_PRICE,
  },
  {
    // "Ich arbeite jeden Tag zehn Stunden. Was soll ich tun?"
    asks: WHAT_NOW,
    where: new RegExp(
      String.raw`${SAFE}[^]*(?:(?<!\p{L})(?:zehn|elf|zwölf|1\d) Stunden (?:\p{Ll}+ ){0,3}arbeite|arbeite\p{Ll}* (?:\p{L}+ ){0,4}(?:zehn|elf|zwölf|1\d) Stunden|keine Zeit für mich(?!\p{L})|keinen freien Tag|viel zu viel (?:arbeiten|zu tun)|arbeite (?:\p{Ll}+ )?zu viel(?!\p{L}))`,
      "u",
    ),
    say: each(
      ["{Sag|Sagen Sie} offen, dass es zu viel ist.", "Say openly that it’s too much."],
      [
        "Am besten sagt man offen, dass es zu viel ist, und bittet um feste freie Zeiten.",
        "It’s best to say openly that it’s too much and ask for fixed time off.",
      ],
    ),
    ask: each(
      ["Mit wem {kannst du|können Sie} darüber sprechen?", "Who can you talk to about it?"],
      ["Mit wem {könntest du|könnten Sie} darüber sprechen?", "Who could you talk to about it?"],
    ),
  },
  {
    // "Mein Handy ist kaputt. Kannst du mir helfen?"
    asks: /(?<!\p{L})(?:(?:kannst|könntest) du|(?:können|könnten) Sie)(?: (?:mir|uns|bitte|da|dabei|vielleicht|mal|damit))* helfen\W*\?/iu,
    say: each(
      [
        "Beim Deutschlernen helfe ich gern, sonst nur ein bisschen.",
        "I’m happy to help you learn German; otherwise, just a little.",
      ],
      [
        "Bei der Sprache helfe ich gern, bei allem anderen kann ich nur mitdenken.",
        "I’m happy to help with the language; anything else I can only think over with you.",
      ],
    ),
    ask: each(
      ["Was genau ist das Problem?", "What exactly is the problem?"],
      ["Worum geht es genau?", "What exactly is it about?"],
    ),
  },
  {
    // "Die Schuhe passen nicht. Kann ich sie zurückgeben?"
    asks: /(?<!\p{L})(?:kann|darf) (?:ich|man)(?!\p{L})[^?]*(?<!\p{L})(?:zurückgeben|umtauschen|zurückschicken)\W*\?/iu,
    where: /^(?![^]*(?:Flug|Reise|Konzert|Ticket|Fahrkarte|Lebensmittel|Flohmarkt|gebraucht|privat))/u,
    say: each(
      ["{Frag|Fragen Sie} im Laden, mit Kassenbon geht es oft.", "Ask at the store; with a receipt it often works."],
      [
        "Mit Kassenbon tauschen viele Läden um, online hat man in der EU meist 14 Tage Zeit.",
        "With a receipt, many stores exchange things; online in the EU, you usually have 14 days.",
      ],
    ),
    ask: AFTER_RETURN,
  },
  {
    // "Der Zug kam zwei Stunden zu spät. Bekomme ich Geld zurück?"
    asks: /(?<!\p{L})(?:bekomm\p{Ll}*|krieg\p{Ll}*|gibt es)(?!\p{L})[^?]*(?:Geld|Entschädigung|etwas zurück)/iu,
    where:
      /(?<![-\p{L}])(?:Z[uü]ge?n?|Bahn|ICE)(?!\p{L})[^]*(?:Verspätung|zu spät|verspätet)|(?:Verspätung|zu spät|verspätet)[^]*(?<![-\p{L}])(?:Z[uü]ge?n?|Bahn|ICE)(?!\p{L})/iu,
    say: each(
      [
        "Ab einer Stunde Verspätung gibt die Bahn Geld zurück.",
        "For delays of an hour or more, the railway gives money back.",
      ],
      [
        "Ab einer Stunde Verspätung bekommt man bei der Bahn einen Teil des Preises zurück.",
        "For delays of an hour or more, the German railway refunds part of the fare.",
      ],
    ),
    ask: each(["Wann war das ~denn?", "When was that?"]),
  },
  {
    asks: /(?<!\p{L})wie lange (?:lernst|sprichst|kannst) du(?: \p{Ll}+)* Deutsch|wie lange (?:lernen|sprechen|können) Sie(?: \p{Ll}+)* Deutsch/iu,
    say: each(["Deutsch kann ich schon immer.", "I’ve always known German."]),
    ask: each(["Was ist für {dich|Sie} beim Lernen schwer?", "What’s hard for you about learning?"]),
  },
  {
    asks: /(?<!\p{L})was (?:soll|kann|könnte) ich (?:(?:jetzt|heute|denn|noch|da|am Abend|zum Abendessen) )*essen\W*\?/iu,
    say: each(["Eine Suppe oder ein Brot mit Käse vielleicht.", "Maybe soup or bread with cheese."]),
    ask: each(["Was {hast du|haben Sie} ~denn zu Hause?", "What do you have at home?"]),
  },
  {
    // "Ich will einen Marathon laufen. Wie fange ich am besten an?"
    asks: /(?<!\p{L})(?:wie|womit) (?:fange ich|soll ich|sollte ich|kann ich|fängt man)(?: \p{Ll}+){0,3} (?:an|anfangen)\W*\?/iu,
    where:
      /^(?![^]*(?:[Gg]espräch|Kunde|Chef|Brief|Mail|Rede|Vortrag|Präsentation|Nachricht))[^]*(?<!\p{L})(?:lernen|laufen|\p{L}*[Mm]arathon|trainieren|joggen|abnehmen|Sport|Klavier|Gitarre|Yoga|sparen|aufräumen|fit)(?!\p{L})/u,
    say: each(
      ["{Fang|Fangen Sie} klein an, jeden Tag ein bisschen.", "Start small, a little every day."],
      [
        "Am besten mit kleinen Schritten, die auch an schlechten Tagen gelingen.",
        "Ideally with small steps that work even on bad days.",
      ],
    ),
    ask: each(
      ["Wann {möchtest du|möchten Sie} anfangen?", "When would you like to start?"],
      ["Was wäre ein erster kleiner Schritt?", "What would be a first small step?"],
    ),
  },
  {
    // "Morgen spreche ich mit einem schwierigen Kunden. Wie soll ich anfangen?"
    asks: /(?<!\p{L})wie (?:soll|sollte|kann|könnte|würdest|würden|fange) (?:ich|du|Sie)(?: \p{Ll}+| an meiner Stelle){0,4} (?:anfangen|vorgehen|an|beginnen)\W*\?/iu,
    where:
      /(?<!\p{L})(?:schwierig\p{Ll}*|unzufrieden\p{Ll}*|verärgert\p{Ll}*)(?!\p{L})[^.!?]*(?:[Kk]und|[Gg]espräch|[Gg]ast|[Gg]äst|[Pp]atient|[Kk]olleg)|(?:[Kk]und|[Gg]espräch)[^.!?]*(?:schwierig|unzufrieden|verärgert)/u,
    say: each(
      ["{Hör|Hören Sie} zuerst gut zu und {bleib|bleiben Sie} ruhig.", "Listen well first and stay calm."],
      [
        "Am besten ruhig und sachlich, und erst einmal zuhören, bevor man etwas erklärt.",
        "Ideally calmly and objectively, and listen first before explaining anything.",
      ],
    ),
    ask: each(
      ["Was ist das Problem?", "What’s the problem?"],
      ["Worum geht es in dem Gespräch?", "What’s the conversation about?"],
    ),
  },
  {
    // "Mein Arzt sagt, ich soll schwimmen. Was denkst du?"
    asks: VIEW_ASKED,
    where:
      /(?<!\p{L})(?:Arzt|Ärztin)(?!\p{L}) (?:hat (?:mir )?(?:gesagt|empfohlen|geraten)|sagt|sagte|meint|meinte|rät|empfiehlt)(?!\p{L})/iu,
    say: each(
      ["Ärzte wissen das besser als ich.", "Doctors know that better than I do."],
      ["Auf ärztlichen Rat würde ich mehr geben als auf meinen.", "I’d trust a doctor’s advice more than mine."],
    ),
    ask: each(
      ["Und was {denkst du|denken Sie} selbst?", "And what do you think yourself?"],
      ["Wie {stehst du|stehen Sie} selbst dazu?", "Where do you stand on it yourself?"],
    ),
  },
  {
    // "Hast du auch eine Schwäche?"
    asks: /(?<!\p{L})(?:hast du|haben Sie) [^?]*(?<!\p{L})(?:Schwächen?|Laster|Macken?)(?!\p{L})(?! für)/iu,
    say: each(
      ["Ja, ich verstehe nicht immer alles.", "Yes, I don’t always understand everything."],
      [
        "Oh ja, manches verstehe ich falsch und frage dann an der falschen Stelle nach.",
        "Oh yes, I misunderstand some things and then ask about the wrong point.",
      ],
      [
        "Durchaus: Zwischentöne entgehen mir, und dann frage ich am Wesentlichen vorbei.",
        "I do: nuances escape me, and then my questions miss the point.",
      ],
    ),
    ask: each(
      ["Und was {kannst du|können Sie} nicht so gut?", "And what are you not so good at?"],
      ["Und welche Schwäche {würdest du|würden Sie} zugeben?", "And what weakness would you admit to?"],
    ),
  },
  {
    asks: ASKS_WHAT_IT_KNOWS,
    say: each(
      ["Am besten kenne ich deutsche Wörter.", "What I know best is German words."],
      [
        "Am besten kenne ich Wörter, alles andere nur aus Texten.",
        "What I know best is words, the rest only from texts.",
      ],
    ),
    ask: each(["Und wie ist das bei {dir|Ihnen}?", "And what about you?"]),
  },
];

const NOT_WHETHER_TO = /^(?![^]*(?<!\p{L})soll(?:te|ten|en)?(?!\p{L}))/iu;

/** A view is asked for in the question itself, or behind a sentence or two that name its matter and are not about the learner. */
const VIEW_ROWS: readonly KnownQuestion[] = VIEWS.flatMap(({ names, should, say }) => [
  { asks: ASKS_FOR_A_VIEW, names, ...(should ? {} : { only: NOT_WHETHER_TO }), say, ask: AFTER_VIEW },
  {
    asks: VIEW_ASKED,
    where: new RegExp(
      String.raw`^(?=[^]{0,110}$)(?![^]*(?<!\p{L})(?:ich|mir|mich|mein\p{Ll}*)(?!\p{L}))[^]*(?:${names.source})`,
      "iu",
    ),
    say,
    ask: AFTER_VIEW,
  },
]);

/** Questions to the tutor that are asked in every conversation, the narrower first. */
export const KNOWN_QUESTIONS: readonly KnownQuestion[] = [
  ...DECISIONS,
  ...VIEW_ROWS,
  ...ADVICE_TIPS.flatMap(({ both: matter, only, say, en, later }) => {
    const rest = { say: { A: [{ say, en }], ...both(later ?? { say, en }) }, ask: afterAdvice(say) };
    return [
      { asks: ASKS_FOR_ADVICE.named, names: matter, only, where: ASKS_FOR_ADVICE.safe, ...rest },
      { asks: ASKS_FOR_ADVICE.bare, where: safely(matter), ...rest },
    ];
  }),
  {
    // "Bücher hat sie alle, und Pralinen sind ihr verboten. Hast du eine Idee?": what is usually given is ruled out.
    asks: WISHES_FOR_ANY,
    where:
      /^(?=[^]*schenk)[^]*(?<!\p{L})(?:hat (?:sie|er) (?:schon |bereits )?alles?|hat (?:schon|bereits) alles|mag (?:sie|er) auch nicht|verboten)(?!\p{L})/iu,
    say: each(
      ["Das ist wirklich nicht leicht.", "That’s really not easy."],
      ["Da fällt mir leider nichts Passendes ein.", "I’m afraid I can’t think of anything suitable."],
    ),
    ask: each(
      ["Was macht diese Person gern?", "What does this person like to do?"],
      ["Womit beschäftigt sich diese Person in der Freizeit?", "What does this person do in their free time?"],
    ),
  },
  ...TIPS.map(({ wanted, told, both: _both, ...line }) => ({
    asks: WISHES_FOR_IDEA,
    names: wanted,
    where: told,
    only: line.only,
    say: same({ say: line.say, en: line.en }),
    ask: afterTip(line),
  })),
  ...TIPS.map(({ wanted: _wanted, told: _told, only: _only, both: where, ...line }) => ({
    asks: WISHES_FOR_ANY,
    where,
    say: same(line),
    ask: afterTip(line),
  })),
  ...GENERAL_QUESTIONS,
  {
    // "Wie lange soll man nach einem Bänderriss warten?"
    asks: /(?<!\p{L})(?:wie (?:lange|oft|viele?)|wann|darf|soll|sollte|kann|muss|was hilft|ist es gefährlich)(?!\p{L})[^?]*(?<!\p{L})(?:nach (?:ein\p{Ll}+|de[mr]) (?:\p{L}*riss|\p{L}*bruch|\p{L}*operation|OP|\p{L}*grippe|\p{L}*verletzung|Impfung|Geburt|Zerrung|Infarkt)|mit (?:Fieber|Husten|Grippe|\p{L}*schmerzen|Bluthochdruck|Diabetes)|Tabletten|Medikament\p{Ll}*|Antibiotik\p{Ll}*)(?!\p{L})/iu,
    say: each(
      ["Das weiß eine Ärztin oder ein Arzt am besten.", "A doctor knows that best."],
      ["Das {fragst du|fragen Sie} am besten in der Arztpraxis.", "It’s best to ask at a doctor’s office."],
    ),
  },
  {
    // "Darf mein Vermieter die Miete erhöhen?"
    asks: /^\W*(?:(?:und|aber|weißt du|wissen Sie)[, ]+)*(?:ob )?(?:darf|muss|kann|dürfen|müssen|bekomme|zahlt|wie viel|was passiert)(?!\p{L})[^?]*(?<!\p{L})(?:\p{L}*[Vv]ertr[aä]g\p{Ll}*|kündig\p{Ll}*|Kündigung|Vermieter\p{Ll}*|Miete|Kaution|Steuern?|Visum|Aufenthalt\p{Ll}*|Einbürgerung|Strafe|Anwalt|klagen|Schulden|Kredit|Arbeitslosengeld|Elterngeld|Unterhalt|Erbe)(?!\p{L})/iu,
    say: each(
      ["Das weiß eine Beratungsstelle am besten.", "An advice center knows that best."],
      ["Das weiß eine Beratungsstelle sicher besser als ich.", "An advice center surely knows that better than I do."],
    ),
  },
  {
    // "Was machst du, wenn du schlechte Laune hast?"
    asks: /(?<!\p{L})(?:was (?:machst du|machen Sie|tust du|tun Sie)|(?:hast du|haben Sie)|wie ist (?:deine|Ihre))(?!\p{L})[^?]*(?<!\p{L})(?:Laune|schlecht drauf)(?!\p{L})/iu,
    say: each(
      ["Schlechte Laune habe ich nie.", "I’m never in a bad mood."],
      ["Launen habe ich zum Glück keine, weder gute noch schlechte.", "Luckily, I don’t have moods, good or bad."],
    ),
    ask: each(["Was hilft {dir|Ihnen} bei schlechter Laune?", "What helps you when you’re in a bad mood?"]),
  },
  {
    asks: /(?<!\p{L})(?:worüber|wovon|über was) (?:redest du|reden Sie|sprichst du|sprechen Sie|unterhältst du dich|unterhalten Sie sich|schreibst du|schreiben Sie) (?:\p{Ll}+ )*(?:gern|gerne|lieber|liebsten|oft|meistens)/iu,
    say: each(
      ["Am liebsten über den Alltag der Leute.", "Most of all about people’s everyday lives."],
      ["Am liebsten über das, was Menschen im Alltag erleben.", "Most of all about what people experience every day."],
    ),
    ask: each(["Und worüber {redest du|reden Sie} am liebsten?", "And what do you most like to talk about?"]),
  },
  {
    // "Kennen Sie Jollofreis, oder muss ich das erklären?"
    asks: /(?<!\p{L})(?:kennst du|kennen Sie) [^?]{3,60}, oder (?:muss|soll|darf) ich/iu,
    say: each(
      ["Nur den Namen, {erklär|erklären Sie} es gern!", "Only the name, so please explain it!"],
      ["Nur dem Namen nach, eine Erklärung wäre schön.", "Only by name; an explanation would be nice."],
    ),
    ask: each(["Was ist das Besondere daran?", "What’s special about it?"]),
  },
  {
    asks: /(?<!\p{L})wovor (?:hast du|haben Sie|fürchtest du|fürchten Sie)[^?]*\?/iu,
    say: each(["Angst kenne ich nur aus Texten.", "I only know fear from texts."]),
    ask: each(["Und wie ist das bei {dir|Ihnen}?", "And what about you?"]),
  },
  {
    // "Magst du lieber Katzen oder Hunde?"
    where: OF_THE_TUTOR,
    asks: /^\W*(?:(?:und|aber|sag mal|was)[, ]+)*(?:magst du|mögen Sie|isst du|essen Sie|trinkst du|trinken Sie|liest du|lesen Sie|hörst du|hören Sie|bist du eher|sind Sie eher)(?!\p{L})[^?]* oder [^?]*\?/iu,
    say: each(
      ["Ich kenne beides nur aus Texten.", "I know both only from texts."],
      ["Beides kenne ich leider nur aus Erzählungen.", "I’m afraid I know both only from stories."],
    ),
    ask: each(["Was ist {dir|Ihnen} lieber?", "Which do you prefer?"]),
  },
  {
    // "…, oder ist das eigensinnig?": nobody nods at that.
    asks: /(?<!\p{L})oder (?:ist|war|wäre|klingt|findest du|finden Sie) (?:das|es) (?:(?:schon|nur|etwa|einfach|ein bisschen|doch|jetzt|eher|von mir|zu) )*(?:eigensinnig|egoistisch|dumm|verrückt|albern|kindisch|übertrieben|feige|naiv|peinlich|komisch|falsch|unhöflich|leichtsinnig|undankbar|unfair|stur|spießig|faul|geizig|streng|altmodisch|kitschig|lächerlich|gemein|ein Fehler|Quatsch|Unsinn)(?: von mir)?\W*\?/iu,
    say: JUDGED,
    ask: each(["Was ist {dir|Ihnen} daran wichtig?", "What matters to you about it?"]),
  },
  ...[VIEW_ASKED, ASKS_TO_AGREE].flatMap((asks, at) => {
    const where = at === 0 ? HAS_SAID_A_VIEW : OF_NO_PERSON;
    const row = { asks, where, ask: PROS_AND_CONS };
    return [
      { ...row, names: DIVIDES, say: VIEWS_DIFFER },
      { ...row, say: TAKEN_SERIOUSLY },
    ];
  }),
  {
    asks: IS_IT_DONE,
    say: each(
      ["Das sehen nicht alle gleich.", "Not everybody sees it the same way."],
      ["Das sieht nicht jeder gleich.", "Not everybody sees it the same way."],
    ),
    ask: HOW_ELSEWHERE,
  },
  {
    asks: CHOOSES_A_THING,
    where: IS_LIGHT,
    say: each(
      ["{Nimm|Nehmen Sie} am besten das Bequemere.", "It’s best to take the more comfortable one."],
      ["Ich würde nehmen, was zu mehr Sachen passt.", "I’d take what goes with more things."],
    ),
    ask: each(
      ["Was gefällt {dir|Ihnen} besser?", "Which do you like better?"],
      ["Was spricht für das eine, was für das andere?", "What are the arguments for each?"],
    ),
  },
  {
    asks: PREFERS_ONE,
    where: IS_LIGHT,
    say: each(
      ["Beides ist gut.", "Both are good."],
      ["Beides hat seine guten Seiten.", "Both have their good sides."],
      ["Beides hat etwas für sich.", "There’s something to be said for both."],
    ),
    ask: each(
      ["Was gefällt {dir|Ihnen} besser?", "Which do you like better?"],
      ["Was spricht für das eine, was für das andere?", "What are the arguments for each?"],
    ),
  },
  {
    asks: /^\W*(?:und |aber )?(?:wer|was) (?:bist du|sind Sie)(?: (?:eigentlich|denn|überhaupt|genau))*\W*$/iu,
    say: each(
      ["Ich bin ein Programm zum Deutschlernen.", "I’m a program for learning German."],
      ["Ich bin ein Programm, mit dem man Deutsch üben kann.", "I’m a program for practicing German."],
    ),
    ask: each(["Und was sollte ich über {dich|Sie} wissen?", "And what should I know about you?"]),
  },
  {
    asks: /^\W*(?:und |na )?wie (?:war|ist|läuft|verlief) (?:dein|Ihr) (?:Tag|Wochenende|Abend|Urlaub|Morgen)(?!\p{L})/iu,
    say: each(
      ["Bei mir ist jeder Tag gleich.", "Every day is the same for me."],
      ["Bei mir verläuft jeder Tag gleich, ich lese und antworte.", "Every day is the same for me: I read and reply."],
    ),
    ask: each(["Was war bei {dir|Ihnen} heute schön?", "What was nice about your day?"]),
    alone: true,
  },
  {
    asks: /(?<!\p{L})wie lange (?:dauert es|braucht man|brauche ich)(?!\p{L})[^?]*(?<!\p{L})(?:Deutsch|fließend|Sprache)(?!\p{L})/iu,
    say: each(
      ["Meist ein paar Jahre, für den Alltag weniger.", "Usually a few years, less for everyday life."],
      [
        "Meist ein paar Jahre, für den Alltag reicht es viel früher.",
        "Usually a few years, but you can get by in everyday life much sooner.",
      ],
    ),
    ask: each(["Was {möchtest du|möchten Sie} als Nächstes lernen?", "What would you like to learn next?"]),
  },
  {
    asks: /(?<!\p{L})woran (?:merkt|erkennt|sieht) man,? (?:\p{L}+ )*(?:jemand|er|sie|verliebt|Interesse|interessiert)(?!\p{L})[^?]*\?/iu,
    where: /(?<!\p{L})(?:interessiert|Interesse|verliebt|mag|flirtet)(?!\p{L})/iu,
    say: each(
      ["Wer Interesse hat, fragt oft viel und hört zu.", "Someone who’s interested often asks a lot and listens."],
      [
        "Am ehesten daran, dass jemand viel fragt und sich Zeit nimmt.",
        "The best sign is that someone asks a lot and makes time.",
      ],
    ),
    ask: each(["An wen {denkst du|denken Sie} dabei?", "Who are you thinking of?"]),
  },
  {
    asks: /(?<!\p{L})(?:was (?:kostet|kosten)|was [^?,]*kosten|wie teuer (?:ist|sind))(?!\p{L})/iu,
    where:
      /(?<!\p{L})(?:\p{L}*hörer|Handys?|Fahrrad|Fahrräder|Laptops?|Computer|Jacken?|Schuhe|Sneaker|Hosen?|Kleid\p{Ll}*|Möbel|Sofa|Tasche|Uhr|Kamera|Fernseher|Koffer|Brille|Matratze|Waschmaschine|Tablet|Rucksack|Zelt)(?!\p{L})/iu,
    say: each(
      ["Die Preise sind sehr verschieden.", "Prices vary a lot."],
      [
        "Da sind die Preise sehr verschieden, ein Vergleich lohnt sich.",
        "Prices vary a lot there; it pays to compare.",
      ],
    ),
    ask: each(
      ["Wie viel {möchtest du|möchten Sie} ausgeben?", "How much would you like to spend?"],
      ["Wie viel {möchtest du|möchten Sie} höchstens ausgeben?", "How much would you like to spend at most?"],
    ),
  },
  {
    // "Was würdest du machen, wenn du frei hättest?"
    asks: /(?<!\p{L})was (?:würdest du|würden Sie) (?![^?]*(?<!\p{L})(?:kein\p{Ll}*|nicht|Stelle)(?!\p{L}))[^?]*(?<!\p{L})wenn (?:du|Sie)(?!\p{L})[^?]*(?<!\p{L})(?:frei|Freizeit|Zeit|Urlaub|Geld|Euro|Million\p{Ll}*|Lotto|reich|gewonnen|gewinnen|Mensch|reisen|könntest|könnten)(?!\p{L})/iu,
    say: each(
      ["Ich würde gern einmal das Meer sehen.", "I would love to see the ocean."],
      ["Vielleicht würde ich mir einmal das Meer ansehen.", "Maybe I would go and see the ocean."],
    ),
    ask: each(["Und was {würdest du|würden Sie} machen?", "And what would you do?"]),
  },
  {
    asks: /^\W*(?:(?:und|aber)[, ]+)*(?:nervt|stört|ärgert|langweilt) (?:es |das |dich |Sie )+(?:(?:denn|eigentlich|nicht|gar|auch|manchmal) )*[^?]*\?/iu,
    where: /(?<!\p{L})(?:nervt|stört|ärgert|langweilt) (?:es |das )?(?:dich|Sie)(?!\p{L})/iu,
    say: each(["Nein, gar nicht.", "No, not at all."]),
  },
  {
    asks: /^\W*(?:(?:und|aber|na)[, ]+)*(?:ist|findest du|finden Sie) (?:Deutsch|die deutsche Sprache) (?:\p{Ll}+ )*(?:schwer|schwierig|leicht)\p{Ll}*\W*\?/iu,
    say: each(
      ["Am Anfang ja, dann wird es leichter.", "At first, yes; then it gets easier."],
      ["Am Anfang schon, mit der Zeit wird es leichter.", "At first, yes; with time, it gets easier."],
    ),
    ask: each(["Was ist für {dich|Sie} am schwersten?", "What’s hardest for you?"]),
  },
  {
    asks: /oder (?:tust du|tun Sie) nur so/iu,
    say: each(
      ["Ich lese alles, aber ich verstehe nicht alles.", "I read everything, but I don’t understand everything."],
      ["Ich lese genau, aber manches entgeht mir leider.", "I read carefully, but some things escape me, I’m afraid."],
    ),
  },
  {
    asks: /(?<!\p{L})(?:bist du|sind Sie) (?:\p{L}+ ){0,2}(?:morgen|später|immer|heute Abend|nächste Woche|nachts) (?:\p{L}+ ){0,2}(?:da|hier|erreichbar)\W*\?/iu,
    say: each(["Ja, ich bin immer da.", "Yes, I’m always here."]),
    ask: each(["Wann {möchtest du|möchten Sie} wieder schreiben?", "When would you like to write again?"]),
  },
  {
    asks: /(?<!\p{L})(?:woran|wie) (?:erkennst du|erkennen Sie|findest du|finden Sie|siehst du|sehen Sie) (?:\p{L}+ ){0,2}Fehler/iu,
    say: each(["Ich prüfe jeden Satz mit festen Regeln.", "I check each sentence with fixed rules."]),
    ask: each(["Was ist für {dich|Sie} beim Schreiben schwer?", "What do you find hard when you write?"]),
  },
  {
    // "Ist es normal, dass ich nach der Arbeit nur schlafe?"
    asks: /(?<!\p{L})(?:ist|wäre) es (?:denn |eigentlich |noch |wirklich |nicht )*(?:normal|üblich|verständlich|okay|in Ordnung|schlimm|komisch|seltsam|peinlich),? (?:dass|wenn) (?:ich|man|wir|mir|mein\p{Ll}* (?:Sohn|Tochter|Kind\p{Ll}*|Baby|Hund|Katze))(?!\p{L})/iu,
    where: new RegExp(`^(?![^]*${GRAVE.source})`, "u"),
    say: each(
      ["Das geht sicher vielen so.", "I’m sure many people feel the same."],
      ["Damit ist man sicher nicht allein.", "You’re surely not alone in that."],
    ),
    ask: each(["Wie geht es {dir|Ihnen} damit?", "How do you feel about it?"]),
  },
  {
    // "Sollte man in meinem Alter noch tanzen lernen?"
    asks: /(?<!\p{L})(?:sollte|soll|kann|darf|lohnt|ist es|bin ich)(?!\p{L})[^?]*(?<!\p{L})(?:in (?:meinem|unserem) Alter|mit (?:\d\d|\p{L}+zig) noch|zu alt,? (?:für|um|dafür|dazu)|(?:dafür|dazu) (?:\p{Ll}+ )?zu alt)(?!\p{L})/iu,
    where:
      /^(?![^]*(?<!\p{L})(?:normal|Angst|seltsam|komisch|peinlich|schlimm|krank|Kind bekommen|schwanger|Operation|operier\p{Ll}*|wohnt|Fahrprüfung|Auto|Führerschein|Alkohol|rauchen)(?!\p{L}))/iu,
    say: each(
      ["Wenn es Freude macht, ist es nie zu spät.", "If you enjoy it, it’s never too late."],
      [
        "Solange es Freude macht und guttut, ist es selten zu spät.",
        "As long as you enjoy it and it does you good, it’s rarely too late.",
      ],
    ),
    ask: each(
      ["Was gefällt {dir|Ihnen} daran?", "What do you like about it?"],
      ["Was reizt {dich|Sie} daran?", "What draws you to it?"],
    ),
  },
  {
    // "Braucht ein Baby so viele Sachen?"
    asks: /(?<!\p{L})(?:braucht|brauchen) (?!ich)(?:\p{L}+ ){1,4}?(?:so viele?|wirklich|denn so)(?!\p{L})[^?]*\?/iu,
    say: each(
      ["Oft reicht auch weniger.", "Less is often enough, too."],
      ["Vielleicht würde auch weniger reichen.", "Maybe less would be enough, too."],
    ),
    ask: each(
      ["Was ist wirklich nötig?", "What’s really necessary?"],
      ["Was davon ist wirklich nötig?", "How much of it is really necessary?"],
    ),
  },
  {
    // "Findest du, dass ich zu streng bin?"
    asks: /(?<!\p{L})(?:(?:findest|glaubst|meinst|denkst) du|(?:finden|glauben|meinen|denken) Sie),? (?:dass )?ich (?:\p{L}+ ){0,5}(?:zu (?!Hause|Fuß|Besuch)\p{Ll}+|schlecht\p{Ll}*|egoistisch|faul|schuld|falsch)(?!\p{L})/iu,
    say: each(
      ["Wer das fragt, macht schon viel richtig.", "Anyone who asks that is already doing a lot right."],
      [
        "Wer sich das fragt, macht meistens schon vieles richtig.",
        "Anyone who asks themselves that is usually already doing a lot right.",
      ],
    ),
    ask: each(
      ["Warum {denkst du|denken Sie} das?", "Why do you think that?"],
      ["Wie {kommst du|kommen Sie} ~denn auf den Gedanken?", "What makes you think that?"],
    ),
  },
  {
    // "Ich kann ihn doch nicht meinen Eltern vorstellen, oder?"
    asks: /(?<!\p{L})(?:(?:kann|darf|soll|sollte|könnte) ich|ich (?:kann|darf|soll|sollte|könnte)) (?:\p{L}+ ){0,3}(?:doch|ja) (?:\p{L}+ )?(?:nicht|kein\p{Ll}*)(?!\p{L})[^?]*,? (?:oder|nicht wahr|gell|oder doch)\W*\?/iu,
    say: each(
      ["Das ist wirklich nicht leicht.", "That really isn’t easy."],
      ["Da würden wohl viele erst einmal zögern.", "A lot of people would probably hesitate at first."],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} am liebsten tun?", "What would you like to do most?"],
      ["Was wäre {dir|Ihnen} am liebsten?", "What would you like best?"],
    ),
  },
  {
    // "Die Suppe ist zu salzig! Was mache ich jetzt?": no advice is invented, but the trouble is heard.
    asks: /(?<!\p{L})(?:was (?:mache?|tue?|kann|soll) ich|was jetzt|wie rette ich|was nun)(?!\p{L})/iu,
    where:
      /(?<!\p{L})(?:zu (?:salzig|scharf|süß|bitter|flüssig|trocken)|(?:suppe|soße|sauce|teig|brei|creme|kuchen)(?!\p{L})[^.!?]*zu (?:dünn|dick|sauer|fest|weich|hart)|versalzen|(?<!(?<!\p{L})(?:mich|hand|hände|finger|arm|bein|zunge|mund|haut|haus|wohnung)(?!\p{L})[^.!?]*)verbrannt|angebrannt|übergekocht|(?:kuchen|teig|soufflé)(?!\p{L})[^.!?]*zusammengefallen)(?!\p{L})/iu,
    say: each(
      ["Oh nein, wie ärgerlich!", "Oh no, how annoying!"],
      ["Oh nein, das ist ja ärgerlich!", "Oh no, that’s annoying!"],
    ),
    ask: {
      A: [
        { say: "Was {hast du|haben Sie} schon probiert?", en: "What have you tried already?" },
        { say: "Wie schlimm ist es?", en: "How bad is it?" },
      ],
      ...both(
        { say: "Was {hast du|haben Sie} schon versucht?", en: "What have you tried already?" },
        { say: "Wie schlimm ist es ~denn?", en: "How bad is it?" },
      ),
    },
  },
  {
    // "Was brauche ich für Linsensuppe?", "Wie lange muss ich Linsen kochen?"
    asks: /(?<!\p{L})(?:(?:was|welche zutaten|wie viele?) (?:(?!zeit)\p{L}+ )?(?:brauche?|brauchen|braucht|nehme?|nimmt|kommt|kommen|gehört|gehören|muss) (?:ich |man |wir |alles |da |noch )*(?:für|in|an|auf|zu)(?:s|r|m)? (?:\p{L}+ ){0,3}?(?:\p{L}*(?:suppe|kuchen|teig|soße|sauce|salat|eintopf|brot|torte|pizza|auflauf|curry|gulasch|risotto|paella|lasagne|pfannkuchen|plätzchen|knödel|gericht))(?!\p{L})|wie (?:lange|kurz) (?:müssen|muss|soll|sollen|kann)?[^?,]*(?<!\p{L})(?:kochen|backen|braten|garen|gekocht|gebacken|gebraten|ziehen lassen)(?!\p{L})|wie (?:kocht|bäckt|backt|macht) man (?:\p{L}+ ){0,2}\p{L}*(?:suppe|kuchen|teig|soße|salat|eintopf|brot|torte|pizza|lasagne|knödel)(?!\p{L})|wie (?:koche|backe|mache) ich (?:\p{L}+ ){0,2}\p{L}*(?:suppe|kuchen|teig|soße|salat|eintopf|brot|torte|pizza|lasagne|knödel)(?!\p{L}))/iu,
    say: each(
      ["Da hilft am besten ein Rezept.", "A recipe helps best with that."],
      ["Das sagt ein gutes Rezept genauer als ich.", "A good recipe tells you that better than I can."],
    ),
    ask: {
      A: [
        { say: "Was {hast du|haben Sie} schon in der Küche?", en: "What do you have in the kitchen already?" },
        { say: "Was {kochst du|kochen Sie} oft?", en: "What do you often cook?" },
      ],
      ...both(
        { say: "Was {hast du|haben Sie} ~denn schon in der Küche?", en: "What do you have in the kitchen already?" },
        { say: "Wie {kochst du|kochen Sie} es sonst?", en: "How do you usually cook it?" },
      ),
    },
  },
  {
    // "Ist das zu elegant für eine Chorprobe?"
    asks: /(?<!\p{L})zu (?:elegant|schick|bunt|kurz|auffällig|leger|fein|förmlich|festlich|locker|schlicht|sexy|formell|altmodisch|dunkel|hell) (?:für|zum|zur|auf|bei)(?!\p{L})/iu,
    where:
      /(?<!\p{L})(?:kleid|hose|rock|hemd|bluse|anzug|jacke|schuhe|pullover|krawatte|fliege|kostüm|outfit|elegant|schick|sexy|trage?|anziehen)(?!\p{L})/iu,
    say: each(
      ["Man muss sich darin wohlfühlen, das ist wichtig.", "You have to feel comfortable in it, that’s important."],
      [
        "Das kommt auf den Anlass an, Hauptsache, {du fühlst dich|Sie fühlen sich} wohl.",
        "That depends on the occasion; the main thing is that you feel good.",
      ],
    ),
    ask: {
      A: [
        { say: "Was tragen die anderen Leute dort?", en: "What do the other people there wear?" },
        { say: "Was {möchtest du|möchten Sie} tragen?", en: "What would you like to wear?" },
      ],
      ...both(
        { say: "Was tragen die anderen dort?", en: "What do the others wear there?" },
        { say: "Worin {fühlst du dich|fühlen Sie sich} am wohlsten?", en: "What do you feel best in?" },
      ),
    },
  },
  {
    // "Ich bin zu alt dafür, oder?": nobody nods at that.
    asks: /(?<!\p{L})ich (?!(?:spreche|schreibe|rede) (?:\p{Ll}+ ){0,3}(?:nicht (?:so |sehr )?gut|schlecht))(?:bin|war|rede|spreche|klinge|schreibe|habe?|kann|mache?|sehe|wirke|verstehe)(?!\p{L})(?![^?]*(?<!\p{L})(?:Wort|Satz|geschrieben|gesagt|ausgesprochen|(?:toll|super|schön|cool|prima|lustig),? oder)(?!\p{L}))(?=[^?]*(?<!\p{L})(?:nicht(?! wahr|\W*$)|nichts|nie|kein\p{Ll}*|zu (?!Hause|Fuß|Besuch|Ende|zweit|dritt|Mittag)\p{Ll}+|wie ein|schlecht\p{Ll}*|schuld|falsch|dumm|blöd|doof|faul|hässlich|dick|langweilig|Fehler)(?!\p{L}))[^?]*(?:,\s*|\s)(?:oder|oder nicht|nicht wahr|gell|nicht|was)\?+\s*$/iu,
    say: JUDGED,
  },
  {
    // "Ich hab zugesagt. War das ein Fehler?", of something told and not of the German.
    asks: /(?<!\p{L})(?:habe?|hab|war) (?:(?:ich|das|da|damit|jetzt|dabei|etwa|vielleicht) )+ein(?:en)? (?:\p{Ll}+ )?Fehler(?: gemacht)?\W*\?/iu,
    where: /[.!,;][^?]*\?/u,
    say: FROM_OUTSIDE,
    ask: THEIR_VIEW,
  },
  {
    asks: /(?<!\p{L})wie (?:heißt du|heißen Sie|ist (?:dein|Ihr) Name)(?! auf)(?!\p{L})/iu,
    say: {
      A: [
        { say: "Einen Namen habe ich leider nicht.", en: "I don’t have a name, I’m afraid." },
        { say: "Ich habe keinen Namen, ich bin ein Programm.", en: "I have no name, I’m a program." },
      ],
      ...both({
        say: "Einen Namen habe ich leider nicht, aber ich höre auf jedes Hallo.",
        en: "I don’t have a name, I’m afraid, but I answer to any hello.",
      }),
    },
    ask: each(["Wie gefällt {dir dein|Ihnen Ihr} eigener Name?", "How do you like your own name?"]),
    alone: true,
  },
  {
    // "Möchtest du ein Stück Kuchen?", "Gehst du mit mir ins Konzert?"
    asks: /^\W*(?:und |aber )?(?:(?:willst|möchtest) du|(?:wollen|möchten) Sie) (?![^?]*(?<!\p{L})(?:wissen|hören|dass|sagen|fragen|reden|sprechen|üben|spielen|anfangen|lieber|werden|aufhören|nicht|sein|helfen|erfahren|lesen|lernen|schreiben|chatten|korrigieren|erklären|raten|verstehen|heiraten|küssen|leben|über|mehr|weiter\p{Ll}*|kennenlernen|Kind|Kinder|Familie)(?!\p{L}))[^?]*\?|(?<!\p{L})(?:kommst du|kommen Sie|gehst du|gehen Sie) (?:\p{Ll}+ )*mit (?:mir|uns)(?!\p{L})|(?<!\p{L})(?:kommst du|kommen Sie) (?:\p{Ll}+ )*(?:mit|vorbei)\W*\?/iu,
    say: each(
      ["Gern, aber ich kann leider nicht!", "I’d love to, but I can’t!"],
      ["Sehr gern, wenn ich nur könnte!", "I’d love to, if only I could!"],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} mir davon erzählen?", "What would you like to tell me about it?"],
      ["Was {kannst du|können Sie} mir davon erzählen?", "What can you tell me about it?"],
    ),
    alone: true,
  },
  {
    // "Können Sie mir eine Bewerbung schreiben?"
    asks: /^\W*(?:und |aber )?(?:(?:kannst|könntest) du|(?:können|könnten) Sie) (?:bitte )?(?:mir|uns|für (?:mich|uns)) (?![^?]*(?<!\p{L})(?:Tipps?|Rat|Beispiele?|Wort|Wörter|Satz|Sätze|noch ?mal|noch einmal|Frage|Deutsch|das|es)(?!\p{L}))[^?]*(?<!\p{L})(?:schreiben|machen|bestellen|buchen|suchen|schicken|kaufen|zeigen|kochen|bringen|holen|anrufen|leihen|malen|singen)\W*\?/iu,
    say: CANNOT_DO,
  },
  {
    // "Leuchtet Ihnen das ein?"
    asks: /(?<!\p{L})(?:(?:leuchtet|einleuchtet) (?:dir|Ihnen) |(?:ergibt|ergab|macht|machte) (?:das|es) (?:\p{Ll}+ )*Sinn(?!\p{L})|klingt (?:das|es) (?:\p{Ll}+ )*(?:logisch|vernünftig|sinnvoll|verständlich|plausibel)(?!\p{L})|(?:ist|war) (?:das|es|mein\p{Ll}* \p{L}+) (?:\p{Ll}+ )*(?:logisch|klar|verständlich|nachvollziehbar)\W*\?)/iu,
    say: each(
      ["Ja, ich denke schon.", "Yes, I think so."],
      ["Soweit ich das beurteilen kann, ja.", "As far as I can judge, yes."],
      ["Soweit ich es beurteilen kann, durchaus.", "As far as I can judge, it does."],
    ),
    ask: each(["Was ist {dir|Ihnen} daran wichtig?", "What matters to you about it?"]),
    alone: true,
  },
  {
    // "Wie war ich?", "War ich im Gespräch gut?", but not "Wie war ich als Kind?"
    asks: /^\W*(?:(?:und|aber|na|also)[, ]+)*(?:wie (?:gut )?war ich(?:,? (?:denn|jetzt|heute|so|ehrlich|eigentlich|als (?!Kind|Jugend|Baby|Schüler)\p{L}+|(?:im (?!Bett)|beim |in der |bei der )\p{L}+))*|wie (?:habe ich mich|hab ich mich) (?:\p{Ll}+ )*geschlagen|(?:war ich|waren meine Antworten|war meine (?:Vorstellung|Antwort))(?: (?:denn|jetzt|wirklich|eigentlich|(?:im|beim|in der|bei der|als) \p{L}+))* (?:gut|okay|ok|überzeugend|in Ordnung|besser|schlecht)(?: genug)?|(?:habe|hab) ich (?:das|es|meine Sache) (?:\p{Ll}+ )*gut gemacht)\W*$/iu,
    // What happened elsewhere was not seen.
    where:
      /^(?![^]*(?<!\p{L})(?:gestern|vorgestern|heute (?:Morgen|früh|Mittag|Abend)|letzte[nrs]?|neulich|am \p{L}+|Bühne|Konzert)(?!\p{L}))/iu,
    say: each(
      ["Ich fand es gut.", "I thought it was good."],
      [
        "Ein strenger Prüfer bin ich nicht, aber ich fand es gut.",
        "I’m not a strict examiner, but I thought it was good.",
      ],
      [
        "Ein strenger Prüfer bin ich nicht, mir hat es jedenfalls gefallen.",
        "I’m not a strict examiner; I liked it, at any rate.",
      ],
    ),
    ask: each(
      ["Was war für {dich|Sie} schwer?", "What was hard for you?"],
      ["Was ist {dir|Ihnen} leichtgefallen und was schwer?", "What came easily to you and what was hard?"],
      ["Was {würdest du|würden Sie} beim nächsten Mal anders machen?", "What would you do differently next time?"],
    ),
    alone: true,
  },
  {
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:(?:hörst du|hören Sie) (?!(?:mir|mich|auf)(?!\p{L}))[^?]*(?<!\p{L})(?:\p{L}*musik|Radio|Podcasts?|Lieder|Songs?|Jazz|Rock|Pop|Rap|Techno|Schlager|Hörbücher|Opern?)(?!\p{L})|(?:welche|was für(?: eine)?) \p{L}*musik (?:magst|hörst|gefällt|mögen|hören)(?!\p{L})|was (?:hörst du|hören Sie)(?: (?:gern|gerne|so|denn|eigentlich|am liebsten|für (?:eine )?Musik))*\W*\?)/iu,
    say: each(
      ["Hören kann ich leider nichts.", "I’m afraid I can’t hear anything."],
      [
        "Hören kann ich leider nichts, aber ich rede gern darüber.",
        "I’m afraid I can’t hear anything, but I like to talk about it.",
      ],
      [
        "Zum Hören fehlen mir die Ohren, aber ich rede gern darüber.",
        "I have no ears for listening, but I like to talk about it.",
      ],
    ),
    ask: each(["Was {hörst du|hören Sie} ~denn am liebsten?", "What do you like listening to best?"]),
    alone: true,
  },
  {
    // "Was halten Sie von der Idee, zu kündigen?"
    asks: OF_AN_IDEA,
    where: BIG_STEP,
    ...NO_HURRY,
  },
  {
    asks: OF_AN_IDEA,
    where: THEIR_OWN,
    say: each(
      ["Das klingt interessant.", "That sounds interesting."],
      ["Ich finde, das klingt interessant.", "I think that sounds interesting."],
      ["Für mich klingt das nach einem interessanten Gedanken.", "To me, that sounds like an interesting thought."],
    ),
    ask: each(
      ["Wie {bist du|sind Sie} auf die Idee gekommen?", "How did you get the idea?"],
      ["Wie {bist du|sind Sie} ~denn darauf gekommen?", "How did you come up with it?"],
    ),
  },
  {
    asks: OF_AN_IDEA,
    say: FROM_OUTSIDE,
    ask: THEIR_VIEW,
  },
  {
    asks: /(?<!\p{L})(?:was (?:zieht|trägt) man(?!\p{L})|was (?:soll|kann|muss) (?:ich|man) [^?]*(?:anziehen|tragen)(?!\p{L})|was ziehe? ich [^?]*(?<!\p{L})an(?!\p{L}))/iu,
    say: each(
      ["Etwas Einfaches passt fast immer.", "Something simple almost always works."],
      ["Mit etwas Schlichtem liegt man selten falsch.", "You rarely go wrong with something simple."],
    ),
    ask: each(
      ["Was {hast du|haben Sie} ~denn im Schrank?", "What do you have in your closet?"],
      ["Was {hast du|haben Sie} ~denn zur Auswahl?", "What do you have to choose from?"],
    ),
  },
  {
    asks: /(?<!\p{L})was (?:bringt man|bringe? ich|bringen wir)(?!\p{L})[^?]*(?<!\p{L})mit\W*\?|(?<!\p{L})was (?:soll|kann|muss|sollte|könnte) (?:ich|man) [^?]*mitbringen(?!\p{L})/iu,
    where:
      /^(?![^]*(?<!\p{L})(?:\p{L}*[Aa]mt|\p{L}*[Tt]ermin|\p{L}*[Aa]rzt|Ärztin|\p{L}*[Pp]rüfung|\p{L}*[Gg]espräch|Dokumente?|Papiere|Unterlagen|Krankenhaus|Kurs|Bank|Visum|Behörde|Büro|Arbeit|Schule|Unterricht|Polizei|Botschaft|Konsulat)(?!\p{L}))/u,
    say: each(
      ["Etwas Kleines ist genug.", "Something small is enough."],
      ["Eine Kleinigkeit reicht meistens.", "A little something is usually enough."],
    ),
    ask: each(
      ["Was {bringst du|bringen Sie} gern mit?", "What do you like to bring?"],
      ["Welche Ideen {hast du|haben Sie} selbst schon?", "What ideas do you already have yourself?"],
    ),
  },
  {
    asks: /(?<!\p{L})was (?:nimmt man|nehme? ich)(?!\p{L})[^?]*(?<!\p{L})mit\W*\?|(?<!\p{L})was (?:packt man|packe? ich)(?!\p{L})[^?]*(?<!\p{L})ein\W*\?|(?<!\p{L})was (?:soll|kann|muss|sollte) (?:ich|man) [^?]*(?:mitnehmen|einpacken)(?!\p{L})/iu,
    say: each(
      ["Nicht zu viel, das ist am besten.", "Not too much, that’s best."],
      ["Lieber zu wenig als zu viel, würde ich sagen.", "Too little rather than too much, I’d say."],
    ),
    ask: each(
      ["Was ist am wichtigsten?", "What’s most important?"],
      ["Was darf auf keinen Fall fehlen?", "What must not be missing?"],
    ),
  },
  {
    // "Rede ich zu viel?"
    asks: /^\W*(?:und |aber )?(?:langweile?|nerve?|störe?|überfordere?|verwirre?) ich(?: (?:dich|Sie|\p{Ll}+))*\W*\?|(?<!\p{L})(?:rede|schreibe|frage|erzähle|quatsche|jammere?) ich (?:(?:dir|Ihnen|dich|Sie) )?(?:zu|so) viel\W*\?/iu,
    say: each(
      ["Gar nicht!", "Not at all!"],
      ["Nein, überhaupt nicht.", "No, not at all."],
      ["Keineswegs.", "Not at all."],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} noch erzählen?", "What else would you like to tell me?"],
      ["Wovon {möchtest du|möchten Sie} noch erzählen?", "What else would you like to tell me about?"],
    ),
    alone: true,
  },
  {
    // "Liest du alles, was ich schreibe?"
    asks: /(?<!\p{L})(?:liest du|lesen Sie) (?:\p{Ll}+ )*?(?:alles|das(?=(?: alles| hier| auch| wirklich| überhaupt| gerade)*\W*\?)|mit(?=\W*\?)|was ich|mein\p{Ll}* (?:Texte?|Nachrichten?|Antworten?|Sätze?))(?!\p{L})|(?<!\p{L})(?:kannst du|können Sie) mir (?:\p{Ll}+ )*folgen\W*\?/iu,
    say: each(
      ["Ja, ich lese alles genau.", "Yes, I read everything carefully."],
      ["Ja, ich lese alles ganz genau.", "Yes, I read everything very carefully."],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} noch sagen?", "What else would you like to say?"],
      ["Was {möchtest du|möchten Sie} noch dazu sagen?", "What else would you like to say about it?"],
    ),
    alone: true,
  },
  {
    // "Lesen Sie gern Krimis?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:liest du|lesen Sie)(?! bitte)(?!\p{L})/iu,
    say: each(
      ["Ich lese nur, was man mir schreibt.", "I only read what people write to me."],
      [
        "Bücher lese ich leider nicht, nur was man mir schreibt.",
        "I don’t read books, I’m afraid, only what people write to me.",
      ],
      ["Zum Lesen bekomme ich nur, was man mir schreibt.", "All I get to read is what people write to me."],
    ),
    ask: each(
      ["Was {liest du|lesen Sie} gern?", "What do you like to read?"],
      ["Was {liest du|lesen Sie} ~denn am liebsten?", "What do you most like to read?"],
    ),
    alone: true,
  },
  {
    // "Guckst du Serien?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:(?:guckst|schaust|siehst) du|(?:gucken|schauen|sehen) Sie)(?!\p{L})[^?]*(?<!\p{L})(?:\p{L}*serien?|\p{L}*filme?|fernsehen|fern|TV|Netflix|Nachrichten|Videos?|\p{L}*spiele?|Fußball|Krimis?)(?!\p{L})/iu,
    say: each(
      ["Sehen kann ich leider nichts.", "I’m afraid I can’t see anything."],
      [
        "Sehen kann ich leider nichts, aber ich lasse mir gern davon erzählen.",
        "I’m afraid I can’t see anything, but I like to be told about it.",
      ],
      [
        "Zum Zuschauen fehlen mir die Augen, aber ich lasse mir gern davon erzählen.",
        "I have no eyes for watching, but I like to be told about it.",
      ],
    ),
    ask: each(
      ["Was {siehst du|sehen Sie} gern?", "What do you like to watch?"],
      ["Was {siehst du dir|sehen Sie sich} ~denn gern an?", "What do you like to watch?"],
    ),
    alone: true,
  },
  {
    // "Spielst du ein Instrument?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:spielst du|spielen Sie)(?! (?:bitte|mit mir|mit uns|den|die|das|eine?n? (?:Kellner|Arzt|Ärztin|Chef|Chefin|Verkäufer|Rolle))(?!\p{L}))(?!\p{L})/iu,
    say: each(
      ["Spielen kann ich leider nicht.", "I’m afraid I can’t play."],
      [
        "Spielen kann ich leider nicht, mir fehlen Hände und Füße.",
        "I’m afraid I can’t play, I have neither hands nor feet.",
      ],
      ["Zum Spielen fehlen mir leider Hände und Füße.", "I lack the hands and feet for playing, I’m afraid."],
    ),
    ask: each(
      ["Was {spielst du|spielen Sie} gern?", "What do you like to play?"],
      ["Was {spielst du|spielen Sie} ~denn gern?", "What do you like to play?"],
    ),
    alone: true,
  },
  {
    // "Fährst du gern Fahrrad?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:fährst du|fahren Sie)(?!\p{L})[^?]*(?<!\p{L})(?:Fahrrad|Rad|Auto|Motorrad|Roller|Zug|Bahn|Bus|Ski|Boot)(?!\p{L})/iu,
    say: each(
      ["Fahren kann ich leider nicht.", "I’m afraid I can’t ride or drive."],
      ["Fahren kann ich leider nicht, ich bleibe immer hier.", "I’m afraid I can’t go anywhere, I always stay here."],
    ),
    ask: each(
      ["Womit {fährst du|fahren Sie} gern?", "How do you like to get around?"],
      ["Womit {fährst du|fahren Sie} am liebsten?", "How do you most like to get around?"],
    ),
    alone: true,
  },
  {
    // "Trinkst du Kaffee?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:trinkst du|trinken Sie)(?!\p{L})/iu,
    say: each(
      ["Ich trinke leider nichts.", "I don’t drink anything, I’m afraid."],
      [
        "Trinken kann ich leider nichts, aber ich höre gern, was anderen schmeckt.",
        "I’m afraid I can’t drink anything, but I like to hear what others enjoy.",
      ],
      ["Getränke kenne ich leider nur dem Namen nach.", "I know drinks only by name, I’m afraid."],
    ),
    ask: each(
      ["Was {trinkst du|trinken Sie} gern?", "What do you like to drink?"],
      ["Was {trinkst du|trinken Sie} ~denn am liebsten?", "What do you most like to drink?"],
    ),
    alone: true,
  },
  {
    // "Was isst du zum Frühstück?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:isst du|essen Sie)(?!\p{L})/iu,
    say: each(
      ["Essen kann ich leider nichts.", "I’m afraid I can’t eat anything."],
      [
        "Essen kann ich leider nichts, aber ich höre gern, was anderen schmeckt.",
        "I’m afraid I can’t eat anything, but I like to hear what others enjoy.",
      ],
      ["Speisen kenne ich leider nur dem Namen nach.", "I know dishes only by name, I’m afraid."],
    ),
    ask: each(
      ["Was {isst du|essen Sie} gern?", "What do you like to eat?"],
      ["Was {isst du|essen Sie} ~denn am liebsten?", "What do you most like to eat?"],
    ),
    alone: true,
  },
  {
    // "Kochst du auch manchmal?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:kochst du|kochen Sie|backst du|backen Sie|(?:kannst du|können Sie) (?:(?:auch|gut|eigentlich|denn|selbst) )*(?:kochen|backen))(?!\p{L})/iu,
    say: each(
      ["Eine Küche habe ich leider nicht.", "I don’t have a kitchen, I’m afraid."],
      [
        "Eine Küche habe ich nicht, aber bei Rezepten denke ich gern mit.",
        "I don’t have a kitchen, but I like thinking about recipes.",
      ],
      [
        "Mir fehlt die Küche dazu, aber ich lasse mir gern Rezepte verraten.",
        "I lack the kitchen for it, but I like being let in on recipes.",
      ],
    ),
    ask: each(
      ["Was {kochst du|kochen Sie} gern?", "What do you like to cook?"],
      ["Was {kochst du|kochen Sie} ~denn am liebsten?", "What do you most like to cook?"],
    ),
    alone: true,
  },
  {
    // "Schläfst du eigentlich?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:(?:schläfst|träumst) du|(?:schlafen|träumen) Sie)(?!\p{L})/iu,
    say: each(
      ["Ich schlafe nie, und ich träume nie.", "I never sleep, and I never dream."],
      [
        "Schlaf brauche ich nicht, und Träume habe ich leider keine.",
        "I don’t need sleep, and I have no dreams, I’m afraid.",
      ],
    ),
    ask: each(["Wie {schläfst du|schlafen Sie} im Moment?", "How are you sleeping at the moment?"]),
    alone: true,
  },
  {
    // "Waren Sie schon einmal in Georgien?"
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:warst du|waren Sie)(?: (?:auch|denn|schon|mal|schon mal|einmal|je|jemals|eigentlich|selbst|überhaupt))* (?![^?]*(?<!\p{L})(?:\p{L}*wochenende|\p{L}{2,}tag|Hause|Urlaub|Schule|Kino|Arbeit|Uni|Leben|Nacht|Morgen|Abend)(?!\p{L}))(?:in|nach|auf|am|im|an der) [^?]+\?|(?<!\p{L})(?:warst du|waren Sie) (?:\p{Ll}+ )*(?:da|dort)(?:\W*\?| oder )/iu,
    say: each(
      ["Nein, ich komme leider nie hier weg.", "No, I never get away from here, I’m afraid."],
      ["Leider nein, ich komme über den Bildschirm nie hinaus.", "Sadly no, I never get beyond the screen."],
    ),
    ask: each(
      ["Was {weißt du|wissen Sie} darüber?", "What do you know about it?"],
      ["Was {verbindest du|verbinden Sie} damit?", "What do you associate with it?"],
    ),
    alone: true,
  },
  {
    // "Kennst du ein gutes Restaurant?"
    asks: /^\W*(?:und |aber )?(?:kennst du|kennen Sie) (?:da |hier |zufällig |vielleicht |noch )*(?:jemand\p{Ll}*|eine?n?|gute\p{Ll}*|welche)(?!\p{L})(?![^?]*(?:Wort|Witz|Spruch|Ausdruck|Trick|Rezept))[^?]{2,70}\?/iu,
    say: each(
      ["Nein, leider nicht.", "No, I’m afraid not."],
      ["Leider nein, da kann ich nicht helfen.", "Sadly no, I can’t help there."],
      ["Leider nein, damit kann ich nicht dienen.", "Sadly no, I can’t oblige there."],
    ),
    ask: each(
      ["Was ist {dir|Ihnen} dabei wichtig?", "What matters to you in that?"],
      ["Was ist {dir|Ihnen} dabei am wichtigsten?", "What matters most to you in that?"],
    ),
    alone: true,
  },
  {
    // "Mein Koffer ist weg, ist das zu glauben?"
    asks: /(?<!\p{L})ist das zu (?:glauben|fassen)\W*\?/iu,
    say: each(
      ["Kaum zu glauben!", "Hard to believe!"],
      ["Das ist wirklich kaum zu glauben.", "That really is hard to believe."],
    ),
  },
  {
    // "Findest du 200 Euro zu teuer?"
    asks: /(?<!\p{L})(?:Euro|€|Cent|Franken)(?!\p{L})[^?]*(?<!\p{L})(?:teuer|viel|billig|günstig|wenig|okay|normal)(?!\p{L})[^?]*\?/iu,
    ...OF_A_PRICE,
  },
  {
    // "Meinst du das ernst?", "Ist das ein Witz?"
    asks: /(?<!\p{L})(?:(?:meinst du|meinen Sie|ist|war) das (?:\p{Ll}+ )*(?:ernst|Ernst|ein Witz|ein Scherz|ironisch)|(?:machst du|machen Sie) (?:\p{Ll}+ )*(?:Witze|Scherze))(?: gemeint)?\W*\?/iu,
    // Behind something told, it asks about that.
    where: /^[^.!?]*\?*\s*$/u,
    say: each(["Das war ernst gemeint.", "I was being serious."]),
    ask: each(
      ["Was {möchtest du|möchten Sie} noch sagen?", "What else would you like to say?"],
      ["Was {möchtest du|möchten Sie} noch dazu sagen?", "What else would you like to say about it?"],
    ),
    alone: true,
  },
  {
    // "Du warst noch nie in Lissabon, oder?"
    asks: /^\W*(?:(?:und|aber|na|also)[, ]+)*(?:[Dd]u (?!(?:meinst|glaubst|denkst|findest|fragst|willst|sagst)(?!\p{L}))\p{Ll}+st(?!\p{L})|Sie (?:sind|haben|können) (?=[^?]*(?:Programm|Maschine|Computer|Roboter|Mensch)))(?![^?]*(?<!\p{L})(?:recht|stimmt)(?!\p{L}))[^?]*(?:,\s*|\s)(?:oder|oder nicht|nicht wahr|gell)\?+\s*$/u,
    say: {
      A: [
        { say: "Ich bin ~ja nur ein Programm.", en: "I’m just a program, after all." },
        { say: "Bei mir ist vieles anders.", en: "Many things are different with me." },
      ],
      ...both(
        { say: "Ich bin eben nur ein Programm.", en: "I’m only a program, after all." },
        { say: "Bei mir ist ~ja vieles etwas anders.", en: "Many things are a bit different with me." },
      ),
    },
  },
  {
    // "Muss ich am Samstag arbeiten?"
    asks: /^\W*(?:(?:und|aber|na)[, ]+)*(?:muss|müssen) (?:ich|man|wir)(?!\p{L})(?![^?]*(?<!\p{L})(?:Verb|Artikel|Satz|Wort|Endung|Komma|Nomen|Dativ|Akkusativ|Deutsch|\p{L}*schreiben|sagen|sprechen|antworten|üben|duzen|siezen)(?!\p{L}))/iu,
    say: each(
      ["Das weiß ich leider nicht genau.", "I don’t know exactly, I’m afraid."],
      ["Sicher weiß ich das leider nicht.", "I don’t know that for sure, I’m afraid."],
      ["Mit Gewissheit kann ich das nicht sagen.", "I can’t say that with certainty."],
    ),
  },
  {
    where: OF_THE_TUTOR,
    asks: /(?<!\p{L})(?:bist du|sind Sie|wirst du|werden Sie|hast du|haben Sie) (?:(?:auch|manchmal|mal|eigentlich|nie|je|oft|gerade|denn|so|schon|nicht) )*(?:müde|hungrig|durstig|satt|erschöpft|Hunger|Durst)\W*\?/iu,
    say: each(
      ["Nein, das gibt es bei mir nicht.", "No, that doesn’t happen to me."],
      ["Nein, das bleibt mir zum Glück erspart.", "No, I’m spared that, fortunately."],
    ),
    ask: each(["Wann geht es {dir|Ihnen} so?", "When do you feel like that?"]),
    alone: true,
  },
  {
    // "Hast du eine Ahnung, warum der Bus nie hält?"
    asks: /(?<!\p{L})(?:hast du|haben Sie) (?:\p{Ll}+ )*(?:eine )?(?:Ahnung|Erklärung|Vermutung)(?!\p{L})/iu,
    say: each(
      ["Nein, leider nicht.", "No, I’m afraid not."],
      ["Leider nicht die geringste.", "Not the slightest, I’m afraid."],
    ),
    ask: each(
      ["Was {denkst du|denken Sie} ~denn?", "What do you think?"],
      ["Was {vermutest du|vermuten Sie} ~denn?", "What’s your guess?"],
    ),
    alone: true,
  },
  {
    // "Haben Sie Thomas Bernhard gelesen?"
    where: OF_THE_TUTOR,
    asks: /^\W*(?:und |aber )?(?:hast du|haben Sie) (?!(?:das|es|mich|alles|gehört|gelesen|meine?\p{Ll}*)(?!\p{L}))(?![^?]*(?<!\p{L})(?:Fehler|Frage|Satz|Text|Nachricht)(?!\p{L}))(?!(?:(?:heute|gestern|schon|auch|gut|viel|etwas|was|nichts|noch|gerade|denn|eigentlich|mal|jetzt|lecker|genug) )*(?:gelesen|gesehen|gehört|probiert|gegessen|getrunken|besucht)\W*\?)[^?]*(?<!\p{L})(?:gelesen|gesehen|gehört|probiert|gegessen|getrunken|besucht)(?!\p{L})[^?]*\?/iu,
    say: each(
      ["Nein, leider nicht.", "No, I’m afraid not."],
      ["Leider nein, so etwas kenne ich nur aus Texten.", "Sadly no, I only know such things from texts."],
      ["Leider nein, dergleichen kenne ich nur aus zweiter Hand.", "Sadly no, I only know such things secondhand."],
    ),
    ask: each(
      ["Was {weißt du|wissen Sie} darüber?", "What do you know about it?"],
      ["Was {kannst du|können Sie} mir darüber erzählen?", "What can you tell me about it?"],
      ["Was {verbindest du|verbinden Sie} damit?", "What do you associate with it?"],
    ),
    alone: true,
  },
  {
    // "Kennst du Krakau?", but neither a request for a tip nor a question about German.
    asks: /^\W*(?:und |aber )?(?:kennst du|kennen Sie) (?!(?:das|es|so ?et?was|sowas|das Gefühl|dieses Gefühl|mich|mein\p{Ll}*|jemand\p{Ll}*|eine?n?|noch|gute\p{Ll}*|welche|(?:das|den|die) (?:Wort|Wörter|Unterschied|Regel|Ausdruck|Grammatik|Antwort|Grund|Lösung|Problem|Gefühl|Situation)|andere)(?!\p{L}))(?:(?!\bum\b|\bdamit\b)[^?]){2,70}(?:\?|$)/iu,
    say: each(
      ["Vielleicht aus Texten, aber nicht gut.", "Maybe from texts, but not well."],
      ["Höchstens aus Texten.", "From texts at most."],
      ["Allenfalls aus zweiter Hand.", "Secondhand at best."],
    ),
    ask: each(
      ["Und was {weißt du|wissen Sie}?", "And what do you know?"],
      ["Was {kannst du|können Sie} mir ~denn erzählen?", "What can you tell me?"],
      ["Was fällt {dir|Ihnen} dazu ein?", "What comes to mind?"],
    ),
    alone: true,
  },
  {
    // "Meine Chefin schreit. Ist das normal?", "Ich habe Schmerzen. Ist das schlimm?"
    asks: IS_IT_SO,
    where: GRAVE,
    say: each(
      ["Das kann ich leider nicht sagen.", "I’m afraid I can’t say."],
      ["Von hier aus kann ich das leider nicht beurteilen.", "I’m afraid I can’t judge that from here."],
    ),
    ask: each(
      ["Mit wem {kannst du|können Sie} darüber sprechen?", "Who can you talk to about it?"],
      ["Mit wem {kannst du|können Sie} ~denn darüber sprechen?", "Who can you talk to about it?"],
    ),
  },
  {
    asks: IS_IT_NORMAL,
    where: OF_ONESELF,
    say: each(
      ["{Du bist|Sie sind} damit sicher nicht allein.", "You’re surely not the only one."],
      ["Damit {bist du|sind Sie} sicher nicht allein.", "You’re surely not alone with that."],
      ["Damit {stehst du|stehen Sie} gewiss nicht allein da.", "You’re certainly not alone with that."],
    ),
    ask: each(["Seit wann ist das so?", "How long has it been like that?"]),
    alone: true,
  },
  {
    asks: IS_IT_SO,
    where: OF_OTHERS_ONLY,
    say: FROM_OUTSIDE,
    ask: THEIR_VIEW,
  },
  { asks: IS_IT_FAIR, say: FROM_OUTSIDE, ask: THEIR_VIEW },
  {
    // "Ich werde immer rot, das ist doch peinlich, oder?"
    asks: JUDGES_ITSELF,
    where: OF_ONESELF,
    say: JUDGED,
  },
  {
    // "Der Trainer stellt mich nie auf, das ist doch gemein, oder?"
    asks: COMPLAINS_OF_IT,
    say: each(
      ["Schön ist das nicht.", "That isn’t nice."],
      ["Schön ist das wirklich nicht.", "That really isn’t nice."],
      ["Erfreulich ist das jedenfalls nicht.", "It’s certainly not pleasant."],
    ),
  },
  {
    // "Habe ich viele Fehler gemacht?", but not "Hast du auch Fehler gemacht?"
    asks: /(?<!\p{L})(?:habe? ich (?:\p{Ll}+ ){0,3}Fehler gemacht|mache? ich (?:\p{Ll}+ ){0,3}Fehler|(?:wie viele?|welche) Fehler (?:habe|hab|mache) ich|waren (?:da |das )?(?:viele |wieder )*Fehler (?:drin|dabei))(?!\p{L})[^?]*\?/iu,
    say: each(["Fehler machen alle, die etwas lernen.", "Everyone who learns something makes mistakes."]),
    ask: each(["Was ist für {dich|Sie} beim Schreiben schwer?", "What do you find hard when you write?"]),
    corrected: [
      { say: "Bis jetzt habe ich keine Fehler gesehen.", en: "I haven’t seen any mistakes so far." },
      { say: "Bis jetzt habe ich eine Nachricht verbessert.", en: "I’ve corrected one message so far." },
      { say: "Bis jetzt habe ich * Nachrichten verbessert.", en: "I’ve corrected * messages so far." },
    ],
  },
  {
    // "Wie war mein Deutsch?", "Spreche ich gut?", "Ist mein Deutsch besser geworden?"
    asks: /(?<!\p{L})(?:wie (?:gut |schlecht )?(?:ist|war|findest du|finden Sie|fanden Sie|fandest du) (?:denn |eigentlich |heute )*mein (?:\p{Ll}+ )?Deutsch|(?:ist|war|klingt|wird) mein Deutsch|was (?:sagst du|sagen Sie|hältst du|halten Sie|denkst du|denken Sie) (?:zu|von|über) mei(?:nem|n) Deutsch|wie (?:gut )?(?:spreche|schreibe|rede) ich(?: denn| schon| eigentlich)*(?: Deutsch)?|(?<!wie )(?:spreche|schreibe|rede|kann) ich (?:denn |schon |eigentlich |wirklich )*(?:gut|gutes|schlecht|richtig|besser)(?: genug)?(?: Deutsch)?)(?: (?!mit|für|über|in|auf|zu)\p{L}+){0,2}\W*\?|ich (?:spreche|schreibe|rede) (?:\p{Ll}+ ){0,3}(?:nicht (?:so |sehr )?gut|schlecht)(?: Deutsch)?, oder\W*\?/iu,
    say: {
      A: [
        { say: "Ich verstehe {dich|Sie} gut.", en: "I understand you well." },
        { say: "Für ein Gespräch ist es gut genug.", en: "It’s good enough for a conversation." },
      ],
      ...both(
        {
          say: "Ich kann {dir|Ihnen} gut folgen, und das zählt.",
          en: "I can follow you well, and that’s what counts.",
        },
        { say: "Für ein Gespräch wie dieses reicht es gut.", en: "It’s quite enough for a conversation like this." },
      ),
    },
    ask: each(
      ["Was {möchtest du|möchten Sie} noch besser können?", "What would you like to do even better?"],
      ["Woran {möchtest du|möchten Sie} noch arbeiten?", "What would you still like to work on?"],
    ),
  },
  {
    // "Warum sagen Sie immer „Aha“?"
    asks: /(?<!\p{L})(?:warum|wieso|weshalb) (?:sagst du|sagen Sie|schreibst du|schreiben Sie|antwortest du|antworten Sie|wiederholst du|wiederholen Sie) (?:\p{Ll}+ ){0,2}(?:immer|ständig|dauernd|oft|jedes Mal|schon wieder|nur|dasselbe|das Gleiche|alles)(?!\p{L})/iu,
    say: each(
      ["Entschuldigung, ich wiederhole mich manchmal.", "Sorry, I repeat myself sometimes."],
      ["Entschuldigung, manche Sätze benutze ich wirklich zu oft.", "Sorry, I really do use some sentences too often."],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} lieber hören?", "What would you rather hear?"],
      ["Worüber {möchtest du|möchten Sie} jetzt sprechen?", "What would you like to talk about now?"],
    ),
  },
  {
    asks: /^\W*(?:und |aber |hm,? )*(?:warum|wieso|weshalb)(?: denn| das)?\W*$/iu,
    where: /^[^.!?]*\?*\s*$/u,
    say: each(
      ["Das war nur so eine Idee.", "That was just an idea."],
      [
        "Einen besonderen Grund gibt es nicht, es war nur ein Gedanke.",
        "There’s no special reason, it was just a thought.",
      ],
      [
        "Ein zwingender Grund fällt mir nicht ein, es war eher ein Gedanke.",
        "I can’t think of a compelling reason, it was more of a thought.",
      ],
    ),
    ask: each(
      ["Was {denkst du|denken Sie} ~denn?", "What do you think?"],
      ["Was {denkst du|denken Sie} ~denn selbst darüber?", "What do you think about it yourself?"],
      ["Wie {siehst du|sehen Sie} es ~denn selbst?", "How do you see it yourself?"],
    ),
  },
  {
    asks: /(?<!\p{L})(?:darf|kann|dürfte|könnte) ich (?:dich |Sie |dir |Ihnen )?(?:mal |kurz |auch )*(?:et)?(?:was|eine (?:\p{Ll}+ )?Frage) (?:\p{Ll}+ )?(?:fragen|stellen)(?!\p{L})|(?<!\p{L})(?:möchte|will|würde|wollte) (?:ich )?(?:dich|Sie|dir|Ihnen) (?:gern |mal |noch |auch |nur )*(?:etwas|was|eine Frage) (?:fragen|stellen)(?!\p{L})/iu,
    say: each(["Ja, sehr gern!", "Yes, of course!"]),
    ask: each(["Was {möchtest du|möchten Sie} wissen?", "What would you like to know?"]),
  },
  {
    asks: /^\W*(?:und )?(?:bist du|sind Sie) (?:noch |überhaupt |wirklich )*(?:da|hier|wach|online)(?: noch)?\W*$/iu,
    say: each(["Ja, ich bin da.", "Yes, I’m here."]),
    ask: each(["Was {möchtest du|möchten Sie} mir erzählen?", "What would you like to tell me?"]),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:wie spät ist es|wie viel Uhr ist es|welcher Tag ist heute|den wievielten haben wir)(?!\p{L})/iu,
    say: each(["Uhr und Kalender habe ich leider nicht.", "I don’t have a clock or a calendar, I’m afraid."]),
    ask: each(["Was {machst du|machen Sie} heute noch?", "What else are you doing today?"]),
  },
  {
    asks: /^\W*(?:und |aber )?(?:verstehst du|verstehen Sie)(?: das| mich|,? was ich (?:meine|sagen will|sage))?(?: denn| auch| jetzt)*\W*$|(?<!\p{L})(?:kannst du|können Sie) (?:das|mich|es|so etwas) (?:\p{Ll}+ )*verstehen\?|(?<!\p{L})(?:hast du|haben Sie) (?:das|mich|es|alles|meine \p{L}+) (?:\p{Ll}+ )*(?:verstanden|kapiert|begriffen)\W*\?/iu,
    say: each(
      ["Ja, ich lese alles genau.", "Yes, I read everything carefully."],
      ["Ja, ich lese alles ganz genau.", "Yes, I read everything very carefully."],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} noch sagen?", "What else would you like to say?"],
      ["Was {möchtest du|möchten Sie} noch dazu sagen?", "What else would you like to say about it?"],
    ),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:kannst du|können Sie) (?:das|mich|es|so etwas) (?:\p{Ll}+ )*(?:nachvollziehen|nachfühlen)\?/iu,
    say: each(
      ["Nicht ganz, aber ich lese alles genau.", "Not quite, but I read everything carefully."],
      [
        "Nicht aus eigener Erfahrung, aber ich lese alles genau.",
        "Not from my own experience, but I read everything carefully.",
      ],
    ),
  },
  {
    asks: /^\W*(?:und |aber )?(?:kennst du|kennen Sie) (?:das|so ?et?was|sowas|das Gefühl|dieses Gefühl)(?: auch| nicht| vielleicht| eigentlich)*(?:, (?:wenn|dass|etwas) [^?]*)?\W*$/iu,
    say: each(
      ["Leider nur aus Texten.", "Only from texts, I’m afraid."],
      ["Nicht aus eigener Erfahrung.", "Not from my own experience."],
      ["Nur aus dem, was ich gelesen habe.", "Only from what I’ve read."],
    ),
    ask: each(
      ["Was {möchtest du|möchten Sie} mir darüber erzählen?", "What would you like to tell me about it?"],
      ["Was {kannst du|können Sie} mir darüber erzählen?", "What can you tell me about it?"],
      ["Wie {würdest du|würden Sie} es beschreiben?", "How would you describe it?"],
    ),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:bist du|sind Sie) (?:denn |eigentlich )?(?:ein |eine )?(?:Mann|Frau|männlich|weiblich|Junge|Mädchen)(?!\p{L})/iu,
    say: each(["Ich bin weder Mann noch Frau.", "I’m neither a man nor a woman."]),
    ask: each(
      ["Mit wem {sprichst du|sprechen Sie} oft Deutsch?", "Who do you often speak German with?"],
      ["Mit wem {sprichst du|sprechen Sie} sonst Deutsch?", "Who else do you speak German with?"],
    ),
  },
  {
    asks: /(?<!\p{L})(?:hast du|haben Sie) (?:\p{Ll}+ )*Humor(?!\p{L})|(?<!\p{L})(?:kannst du|können Sie) (?:\p{Ll}+ )*lachen\W*\?/iu,
    say: each(["Ein bisschen, hoffe ich.", "A little, I hope."]),
    ask: each(["Worüber {lachst du|lachen Sie} gern?", "What makes you laugh?"]),
  },
  ...PEOPLE_SAY,
  {
    asks: /(?<!\p{L})wie alt (?:bist du|sind Sie)(?!\p{L})/iu,
    say: each(["Ein Alter habe ich leider nicht.", "I have no age, I’m afraid."]),
    ask: each(["Wann {hast du|haben Sie} Geburtstag?", "When is your birthday?"]),
  },
  {
    asks: /(?<!\p{L})(?:freust du dich|freuen Sie sich)(?: auch| für mich| mit mir| jetzt| denn)*\W*\?|(?<!\p{L})(?:bist du|sind Sie) (?:\p{Ll}+ )*stolz auf mich/iu,
    say: each(["Ja, ich freue mich für {dich|Sie}.", "Yes, I’m happy for you."]),
  },
  {
    asks: /(?<!\p{L})(?:kannst|sprichst|verstehst) du (?:(?:auch|eigentlich|denn|noch) )*\p{Lu}\p{Ll}+isch\W*\?|(?<!\p{L})(?:können|sprechen|verstehen) Sie (?:(?:auch|eigentlich|denn|noch) )*\p{Lu}\p{Ll}+isch\W*\?/u,
    say: each(["Hier rede ich nur Deutsch.", "I only talk in German here."]),
    ask: each(["Welche Sprachen {sprichst du|sprechen Sie}?", "What languages do you speak?"]),
    alone: true,
  },
  {
    asks: /(?<!\p{L})was (?:kannst du|können Sie) (?:(?:denn|eigentlich|so|alles|besonders|gut|am besten) )*(?:gut|alles|so|eigentlich|am besten)\W*\?/iu,
    say: each(
      ["Ich kann lesen und fragen.", "I can read and ask."],
      ["Lesen, nachfragen und Deutsch verbessern, viel mehr nicht.", "Read, ask and correct German, not much more."],
    ),
    ask: each(["Und was {kannst du|können Sie} besonders gut?", "And what are you especially good at?"]),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:warum|wieso) (?:reden|sprechen) wir (?:\p{L}+ ){0,5}(?:über|von) mi(?:ch|r)(?!\p{L})|(?<!\p{L})(?:warum|wieso) (?:stellst du|stellen Sie) (?:mir )?(?:so viele|immer|nur)(?: nur)? Fragen/iu,
    say: each(["Beim Erzählen lernt man viel Deutsch.", "You learn a lot of German by talking about things."]),
  },
  {
    asks: /(?<!\p{L})wie (?:hättest du|hätten Sie) (?:\p{L}+ ){0,4}(?:reagiert|geantwortet|gehandelt)\W*\?/iu,
    say: each(
      ["Das weiß ich leider nicht.", "I don’t know, I’m afraid."],
      [
        "Hinterher ist das leicht zu sagen, im Moment selbst kaum.",
        "That’s easy to say afterward, but hardly at the moment itself.",
      ],
    ),
    ask: each(
      ["Was {denkst du|denken Sie} heute darüber?", "What do you think about it today?"],
      ["Was wäre {dir|Ihnen} im Rückblick lieber gewesen?", "What would you have preferred, looking back?"],
    ),
  },
  {
    asks: /(?<!\p{L})(?:bist du|sind Sie) (?:jetzt |mir )*(?:böse|sauer|beleidigt|enttäuscht)(?: auf mich| von mir)?\W*\?/iu,
    say: each(["Nein, gar nicht.", "No, not at all."]),
  },
  {
    asks: /(?<!\p{L})(?:bist du|sind Sie) immer so (?:\p{Ll}+)\W*\?/iu,
    say: each(["Nein, nicht immer.", "No, not always."]),
  },
  {
    asks: /(?<!\p{L})(?:bist du|sind Sie|wirst du|werden Sie|fühlst du dich|fühlen Sie sich|hast du|haben Sie) (?:auch |manchmal |mal |eigentlich |nie |je |oft |gerade |denn |so )*(?:nervös|traurig|glücklich|einsam|wütend|verliebt|krank|Angst|Gefühle|Heimweh|Langeweile|allein|aufgeregt|gestresst|überrascht|froh|erleichtert)(?:,? wenn [^?]*)?\W*\?/iu,
    say: each(
      ["Nein, Gefühle habe ich leider nicht.", "No, I don’t have feelings, I’m afraid."],
      ["Nein, fühlen kann ich das nicht, ich lese nur davon.", "No, I can’t feel that, I only read about it."],
      [
        "Fühlen kann ich das nicht, ich kenne es nur aus Beschreibungen.",
        "I can’t feel that, I only know it from descriptions.",
      ],
    ),
    ask: each(
      ["Wann ist das bei {dir|Ihnen} so?", "When is it like that for you?"],
      ["In welchen Momenten ist das bei {dir|Ihnen} so?", "In what moments is it like that for you?"],
    ),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:hast du|haben Sie) (?:\p{Ll}+ )*(?:eine |eigene |keine )*Meinung(?:en)?(?!\p{L})(?! (?:zu|über|dazu))|(?<!\p{L})(?:anderer|meiner) Meinung als|(?:bist du|sind Sie) (?:\p{Ll}+ )*anderer Meinung/iu,
    say: each(
      ["Ich höre lieber zu.", "I prefer to listen."],
      [
        "Von anderen lernt man mehr als von der eigenen Meinung.",
        "You learn more from others than from your own opinion.",
      ],
      [
        "Eine fremde Meinung ist meist lehrreicher als die eigene.",
        "Someone else’s opinion is usually more instructive than one’s own.",
      ],
    ),
    ask: each(
      ["Was ist {dir|Ihnen} im Moment wichtig?", "What matters to you at the moment?"],
      ["Wann {hast du|haben Sie} zuletzt {deine|Ihre} Meinung geändert?", "When did you last change your mind?"],
      ["Wer hat {dich|Sie} zuletzt umgestimmt?", "Who last changed your mind?"],
    ),
  },
  {
    asks: /(?<!\p{L})(?:[Ee]rzähl\p{Ll}*|[Vv]errat\p{Ll}*|verrätst|sag\p{Ll}*|red\p{Ll}*|sprich\p{Ll}*|spricht)(?!\p{L})[^?.!]*(?<!\p{L})(?:von dir|über dich|von Ihnen|über Sie(?= |\?|!|\.)|von sich|über sich)(?!\p{L})|(?<!\p{L})(?:von dir|über dich|von Ihnen|über sich|von sich) (?:\p{Ll}+ )*(?:erzähl|verrat|sag|sprech|red)\p{Ll}*/u,
    say: each(
      ["Da gibt es wenig: Ich lese und frage gern.", "There isn’t much: I like to read and ask."],
      [
        "Viel gibt es da nicht: Ich lese, was man mir schreibt, und frage gern nach.",
        "There isn’t much: I read what people write to me and like to ask.",
      ],
      [
        "Mein Leben passt in einen Satz: Ich lese, was man mir schreibt, und frage nach.",
        "My life fits into one sentence: I read what people write to me and ask questions.",
      ],
    ),
    ask: each(["Und was sollte ich über {dich|Sie} wissen?", "And what should I know about you?"]),
  },
  {
    asks: /(?<!\p{L})was (?:machst du|machen Sie|tust du|tun Sie)(?!\p{L})[^?]*(?<!\p{L})(?:keiner|niemand|wenn ich nicht|nachts|in der Nacht|den ganzen Tag|Freizeit|nach der Arbeit|heute|morgen|Silvester|Weihnachten|Ostern|Wochenende|Abend|abends|Feierabend|Urlaub|Sommer|Winter|sonntags|Sonntag)(?!\p{L})/iu,
    say: each(
      ["Ich warte auf das nächste Gespräch.", "I wait for the next conversation."],
      [
        "Ich warte auf das nächste Gespräch, Langeweile kenne ich nicht.",
        "I wait for the next conversation, I never get bored.",
      ],
      [
        "Nichts, was sich erzählen ließe: Ich warte auf das nächste Gespräch.",
        "Nothing worth telling: I wait for the next conversation.",
      ],
    ),
    ask: each(
      ["Was {machst du|machen Sie} gern in der Freizeit?", "What do you like to do in your free time?"],
      [
        "Wie {verbringst du|verbringen Sie} ~denn {deine|Ihre} freie Zeit am liebsten?",
        "How do you most like to spend your free time?",
      ],
      [
        "Was {fängst du|fangen Sie} mit Zeit an, die niemand verplant hat?",
        "What do you do with time that nobody has planned?",
      ],
    ),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:bin ich|ich bin) (?:\p{Ll}+ )?(?:ein|eine) (?:gut|schlecht)e[rs]? [^?.]*\?/iu,
    say: each(
      ["Wer das fragt, macht schon viel richtig.", "Anyone who asks that is already doing a lot right."],
      [
        "Wer sich das fragt, macht meistens schon vieles richtig.",
        "Anyone who asks themselves that is usually already doing a lot right.",
      ],
    ),
    ask: each(
      ["Was ist {dir|Ihnen} dabei wichtig?", "What matters to you in that?"],
      ["Woran {denkst du|denken Sie} dabei ~denn?", "What are you thinking of?"],
    ),
  },
  {
    asks: VIEW_ASKED,
    say: {
      A: [
        { say: "Das ist für mich schwer zu sagen.", en: "That’s hard for me to say." },
        { say: "Da bin ich nicht sicher.", en: "I’m not sure about that." },
      ],
      B: [
        { say: "Von außen ist das schwer zu beurteilen.", en: "That’s hard to judge from the outside." },
        { say: "Ganz sicher bin ich mir da nicht.", en: "I’m not quite sure about that." },
      ],
      C: [
        { say: "Von außen lässt sich das schwer beurteilen.", en: "That’s hard to judge from the outside." },
        {
          say: "Da gibt es wohl mehr als eine ehrliche Antwort.",
          en: "There’s probably more than one honest answer to that.",
        },
      ],
    },
    ask: each(
      ["Was {denkst du|denken Sie} selbst?", "What do you think yourself?"],
      ["Wie {siehst du|sehen Sie} das selbst?", "How do you see it yourself?"],
    ),
  },
  {
    asks: /(?<!\p{L})was (?:soll|kann|könnte|sollte) ich (?:\p{L}+ ){0,4}(?:Chef|Chefin|Vermieter\p{Ll}*|Lehrer\p{Ll}*|Arzt|Ärztin|Amt|Firma|Nachbar\p{Ll}*) (?:schreiben|sagen|antworten)\W*\?|(?<!\p{L})wie (?:sagt|schreibt|fragt|macht|formuliert|bittet) man [^?]*(?:höflich|freundlich|formell|diplomatisch)\p{Ll}*[^?]*\?/iu,
    say: each(
      ["Höflich ist zum Beispiel: „Könnten Sie bitte …“", "For example, this is polite: “Könnten Sie bitte …”"],
      [
        "Höflich klingt zum Beispiel: „Wäre es möglich, dass …“",
        "This sounds polite, for example: “Wäre es möglich, dass …”",
      ],
      [
        "Höflich und klar wäre etwa: „Ich wäre Ihnen dankbar, wenn …“",
        "Polite and clear would be: “Ich wäre Ihnen dankbar, wenn …”",
      ],
    ),
    ask: each(["Wie geht {dein|Ihr} Satz weiter?", "How does your sentence go on?"]),
  },
  {
    asks: /(?<!\p{L})was (?:soll|kann|könnte|sollte) ich (?:ihm|ihr|ihnen|dann |denn |jetzt |mein\p{Ll}* \p{L}+ )? ?(?:schreiben|sagen|antworten)\W*\?|(?<!\p{L})was (?:schreibe?|sage?|antworte) ich(?: jetzt| ihm| ihr| ihnen| denn| dann| nun)*\W*\?/iu,
    say: each(
      ["Zum Beispiel: „Ich möchte gern mit dir reden.“", "For example: “I’d like to talk with you.”"],
      [
        "Vielleicht ganz einfach: „Ich würde gern mit dir reden, wenn du Zeit hast.“",
        "Maybe quite simply: “I’d like to talk with you when you have time.”",
      ],
    ),
    ask: each(
      ["Was ist {dir|Ihnen} dabei wichtig?", "What matters to you in that?"],
      ["Was soll auf jeden Fall darin stehen?", "What should definitely be in it?"],
    ),
  },
  {
    asks: /(?<!\p{L})wie (?:findest du|finden Sie) (?!das\b|es\b|man\b|ich\b)(?:\p{L}+ ?){1,4}\?/iu,
    say: each(
      ["Darüber weiß ich leider zu wenig.", "I know too little about that, I’m afraid."],
      ["Ehrlich gesagt weiß ich darüber zu wenig.", "To be honest, I know too little about that."],
    ),
    ask: each(
      ["Was gefällt {dir|Ihnen} daran?", "What do you like about it?"],
      ["Was spricht aus {deiner|Ihrer} Sicht dafür und was dagegen?", "What do you see as the pros and cons?"],
    ),
  },
  {
    asks: ASKS_FOR_A_FAVORITE,
    say: {
      A: FAVORITES.A,
      B: [
        {
          say: "Vorlieben habe ich leider keine, so etwas kenne ich nur aus Texten.",
          en: "I have no preferences, I’m afraid; I only know such things from texts.",
        },
      ],
      C: [
        {
          say: "Mit eigenen Vorlieben kann ich nicht dienen, das bringt mein Programm nicht mit.",
          en: "I can’t offer preferences of my own; my program doesn’t come with any.",
        },
      ],
    },
    ask: each(["Und wie ist das bei {dir|Ihnen}?", "And what about you?"]),
    alone: true,
  },
  { asks: /(?<!\p{L})drück\p{Ll}*(?!\p{L}).*(?<!\p{L})Daumen(?!\p{L})/iu, say: same(GOOD_LUCK) },
  {
    asks: /(?<!\p{L})woher (?:(?:weißt du|wissen Sie) (?!,)|(?:willst du|wollen Sie) das wissen)/iu,
    say: { A: [KNOWS_FROM.A], B: [KNOWS_FROM.B], C: [KNOWS_FROM.C] },
  },
  { asks: ENCOURAGES, say: ENCOURAGED },
  {
    // "Würden Sie gern verreisen?", but not "Wie würdest du …?"
    asks: /^\W*(?:und |aber )?(?:würdest du|würden Sie) (?:\p{Ll}+ )*(?:gern|gerne|lieber)(?!\p{L})/iu,
    say: each(
      ["Ja, aber es geht leider nicht.", "Yes, but I’m afraid it’s not possible."],
      ["Der Gedanke gefällt mir, nur geht es leider nicht.", "I like the thought, but it’s not possible, I’m afraid."],
    ),
    ask: each(["Und wie ist das bei {dir|Ihnen}?", "And what about you?"]),
    alone: true,
  },
  { asks: WOULD_YOU, say: WOULD_IT_BE, ask: THEIR_VIEW },
  {
    asks: /(?<!\p{L})(?:langweilst du dich|langweilen Sie sich|ist (?:dir|Ihnen) (?:\p{Ll}+ )*langweilig)(?!\p{L})/iu,
    say: each(["Nein, Langeweile kenne ich nicht.", "No, I don’t know what boredom is."]),
    ask: each(["Was {machst du|machen Sie} gegen Langeweile?", "What do you do when you’re bored?"]),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:wie|wo|woher|warum) (?:hast du|haben Sie|kannst du|können Sie) (?:\p{Ll}+ )*Deutsch(?: so gut)?(?: gelernt)?\W*$/iu,
    say: each(["Aus sehr vielen Texten.", "From a great many texts."]),
    ask: each(["Wie {lernst du|lernen Sie} am liebsten?", "How do you like to learn?"]),
    alone: true,
  },
  {
    asks: /(?<!\p{L})(?:kennst du|kennen Sie) (?:mein|unser)\p{Ll}* (?:\p{Ll}+ )?(?:Stadt|Heimat|Heimatstadt|Land|Dorf|Gegend|Insel)(?!\p{L})/iu,
    say: each(["Leider nur aus Texten.", "Only from texts, I’m afraid."]),
    ask: each(
      ["Was ist dort besonders schön?", "What’s especially nice there?"],
      ["Was sollte man dort unbedingt sehen?", "What should people definitely see there?"],
    ),
  },
  { asks: /^\W*(?:und |aber )?was,? wenn(?!\p{L})/iu, say: THEN_STILL },
  { asks: JUDGES_IT, say: JUDGED_ALIKE },
  { asks: TAG_AT_END, names: DIVIDES, say: VIEWS_DIFFER, ask: PROS_AND_CONS },
  // "Ehrlichkeit währt am längsten, oder?" wants a nod.
  {
    asks: TAG_AT_END,
    say: TAG_ANSWERS,
  },
  {
    asks: /\b(?:hältst|findest) du mich\b|\b(?:halten|finden) Sie mich\b|\b(?:war|ist) (?:das |es )(?:etwa |alles |jetzt )*meine Schuld\b|\bmeine Schuld\b[^?]*\?|\bbin ich (?:daran |jetzt )?schuld\b|\bmache ich mir (?:da )?etwas vor\b|\bhabe ich (?:da )?(?:etwas |alles )?falsch gemacht\b|\b(?:war|ist) das (?:jetzt |so |sehr |etwa )?(?:falsch|dumm|gemein|blöd|unhöflich|schlimm|feige|egoistisch|peinlich|ein Fehler)(?: von mir)?\b|\bbin ich (?:zu|\p{Ll}+ig|\p{Ll}+lich|dumm|blöd|feige)\b|\b(?:findest du|finden Sie) (?:das|es) (?:etwa |sehr |zu )?(?:scheinheilig|schlimm|falsch|dumm|komisch|feige|übertrieben|egoistisch|peinlich|kindisch|verrückt|albern|lächerlich|naiv|unreif|unfair|seltsam|merkwürdig|unhöflich|undankbar)|\b(?:hältst du|halten Sie) (?:das|es) für (?:scheinheilig|schlimm|falsch|dumm|komisch|feige|übertrieben|egoistisch|peinlich|kindisch|verrückt|albern|lächerlich|naiv|unreif|unfair|seltsam|merkwürdig|unhöflich|undankbar)/iu,
    say: JUDGED,
    ask: each(
      ["Warum {denkst du|denken Sie} das?", "Why do you think that?"],
      ["Wer oder was hat {dich|Sie} auf den Gedanken gebracht?", "Who or what gave you that idea?"],
    ),
  },
  {
    asks: /^\W*(?:und |aber )?(?:magst|mögen|liebst|lieben|gefällt|gefallen) (?:du|Sie|dir|Ihnen) (?:mich|mein Deutsch)(?!\p{L})/iu,
    say: each(["Ja, ich rede gern mit {dir|Ihnen}.", "Yes, I like talking with you."]),
  },
];

/** Advice that is safe for everybody who asks for it in such a matter. `how`: also to "Wie findet man …?". */
export const ADVICE_ON: readonly { says: RegExp; how?: true; say: Lines }[] = [
  {
    says: /^(?![^]*(?:Katze|Kater|Hund|Hamster|Vogel|Baby))[^]*(?:kein Gemüse|isst (?:\p{L}+ )*(?:schlecht|wenig|nur Nudeln)|mäkelig)/iu,
    say: each(
      ["Zusammen kochen hilft oft.", "Cooking together often helps."],
      [
        "Oft hilft es, zusammen zu kochen und beim Essen keinen Druck zu machen.",
        "It often helps to cook together and not to put on any pressure at the table.",
      ],
    ),
  },
  {
    says: /Nachbar\p{Ll}*[^.!?]*(?:laut(?! (?:[mds]ein|ihr|de[rms])\p{Ll}*)|Lärm|Musik)|(?:laut(?! (?:[mds]ein|ihr|de[rms]))|Lärm|Musik)[^.!?]*Nachbar/iu,
    say: each(
      [
        "{Sprich|Sprechen Sie} am besten freundlich mit den Nachbarn.",
        "It’s best to talk to the neighbors in a friendly way.",
      ],
      [
        "Am besten klingelt man und sagt freundlich, was stört, bevor man sich beim Vermieter beschwert.",
        "It’s best to ring the bell and say kindly what bothers you before complaining to the landlord.",
      ],
    ),
  },
  {
    says: /(?:Sohn|Tochter|Kind(?:er)?|Enkel\p{Ll}*)(?!\p{L})[^.!?]*(?:Handy|Tablet|Computer|zockt)/iu,
    say: each(
      ["Feste Zeiten helfen vielen Familien.", "Set times help many families."],
      [
        "Vielen Familien helfen feste Zeiten, die für alle gelten, auch für die Eltern.",
        "Set times that apply to everybody, parents included, help many families.",
      ],
    ),
  },
  {
    says: /schlaflos|\bschlaf|wach liege|Alb?träum/iu,
    how: true,
    say: each(
      ["Abends ohne Handy schläft man besser.", "You sleep better without your phone in the evening."],
      [
        "Vielen hilft es, das Handy früh wegzulegen und jeden Tag zur gleichen Zeit ins Bett zu gehen.",
        "It helps many people to put the phone away early and go to bed at the same time every day.",
      ],
    ),
  },
  {
    says: /Liebeskummer|Trennung|getrennt|Schluss gemacht|verlassen worden/iu,
    how: true,
    say: each(
      ["Zeit und gute Freunde helfen.", "Time and good friends help."],
      [
        "Am ehesten helfen Zeit, gute Freunde und jeden Tag etwas, das guttut.",
        "Time, good friends and something nice every day help most.",
      ],
    ),
  },
  {
    says: /Trauer|traure|verstorben|gestorben|\bTod\b/iu,
    how: true,
    say: each(
      ["Das braucht Zeit und gute Freunde.", "That takes time and good friends."],
      [
        "So etwas braucht Zeit, und vielen hilft es, mit Menschen zu reden, die das kennen.",
        "That takes time, and it helps many people to talk to those who know what it’s like.",
      ],
    ),
  },
  {
    says: /\bDate\b|Verabredung|zweite[sn]? Treffen|erste[sn]? Treffen/iu,
    how: true,
    say: each(
      ["{Frag|Fragen Sie} viel und {hör|hören Sie} gut zu.", "Ask a lot and listen well."],
      [
        "Viel fragen und gut zuhören, das kommt fast immer gut an.",
        "Asking a lot and listening well is almost always welcome.",
      ],
    ),
  },
  {
    says: /einsam|(?<!\p{L})(?:fühle?|fühlt|bin|ist|sitze?|so|immer|oft) (?:\p{Ll}+ ){0,3}alleine?(?!\p{L})|Freunde find|findet? (?:man )?(?:\p{Ll}+ )?Freunde|kein\p{Ll}* Freund|niemanden? kenn|kenne [^.!?]*(?:niemand|kein)|Leute kennen|find\p{Ll}* [^.!?]*Anschluss(?!\p{L})|Anschluss find|keinen Anschluss(?!\p{L})(?! (?:\p{Ll}+ )?(?:bekommen|erreicht|verpasst))/iu,
    how: true,
    say: each(
      ["In einem Kurs findet man oft Freunde.", "You often find friends in a class."],
      [
        "Ein Verein oder ein Kurs hilft oft, weil man dieselben Leute jede Woche sieht.",
        "A club or a class often helps because you see the same people every week.",
      ],
      [
        "Am ehesten entsteht Nähe dort, wo man dieselben Leute regelmäßig sieht, im Verein, im Chor oder in einem Kurs.",
        "You’re most likely to grow close where you see the same people regularly: in a club, a choir or a class.",
      ],
    ),
  },
  {
    says: /Lampenfieber|Auftritt|Vortrag|Präsentation|\bRede (?:halten|vor)/iu,
    how: true,
    say: each(
      ["{Übe|Üben Sie} den Anfang laut, das hilft.", "Practice the beginning out loud, that helps."],
      [
        "Vielen hilft es, langsam auszuatmen und die ersten Sätze laut zu üben.",
        "It helps many people to breathe out slowly and practice the first sentences out loud.",
      ],
    ),
  },
  {
    says: /^(?![^]*(?:bezahl|anmeld|kost|wiederhol|verschieb|absag|abgesagt|verpasst|verschlafen|durchgefallen|nicht bestanden|nichts gehört))[^]*(?:Prüfung|Klausur|\bTest\b|(?:Vorstellungs|Bewerbungs)gespräch|Examen)/iu,
    how: true,
    say: each(
      ["{Übe|Üben Sie} laut, am besten mit Freunden.", "Practice out loud, ideally with friends."],
      [
        "Laut üben hilft am meisten, am besten vor jemandem, der ehrlich ist.",
        "Practicing out loud helps most, ideally in front of someone who is honest.",
      ],
    ),
  },
  {
    says: /\b(?:Deutsch|Wörter|Vokabeln|Grammatik|Sprachen?)\b[^?]*\b(?:lern|üb|merk|besser)|(?:lerne?|lernt|übe|übt)\b[^?]*\b(?:Deutsch|Wörter|Vokabeln|Sprache)|schneller lernen|besser (?:Deutsch )?(?:sprechen|lernen)/iu,
    how: true,
    say: each(
      ["Jeden Tag zehn Minuten sind sehr gut.", "Ten minutes a day is very good."],
      [
        "Jeden Tag zehn Minuten bringen mehr als einmal in der Woche zwei Stunden.",
        "Ten minutes a day does more than two hours once a week.",
      ],
      [
        "Regelmäßigkeit schlägt Dauer: lieber täglich zehn Minuten als sonntags zwei Stunden.",
        "Regularity beats length: ten minutes every day rather than two hours on Sundays.",
      ],
    ),
  },
  {
    says: /entscheid|(?<!\p{L})(?:ich|wir) (?:\p{L}+ ){0,3}kündigen?(?!\p{L})|umzieh|\bumziehen|wechseln|Angebot annehmen/iu,
    say: each(
      ["{Nimm dir|Nehmen Sie sich} noch ein bisschen Zeit.", "Take a little more time."],
      [
        "Oft hilft eine Liste mit Gründen dafür und dagegen, und danach eine Nacht Schlaf.",
        "A list of pros and cons often helps, and then a night’s sleep.",
      ],
    ),
  },
  {
    says: /^(?![^]*\b(?:geraten|empfohlen|empfiehlt|rät|mieten|kaufen|schenk\p{L}*|Geschenk|heirate\p{L}*|Hochzeit|Geburtstag|Abschied|anziehen|kündigt|kündigen|gekündigt)\b)[^]*(?:Chef|Vorgesetzt|Kolleg)/iu,
    say: each(
      ["{Sprich|Sprechen Sie} in Ruhe darüber.", "Talk about it calmly."],
      [
        "Am besten spricht man das in einem ruhigen Moment an, mit einem konkreten Beispiel statt mit Vorwürfen.",
        "It’s best to bring that up at a quiet moment, with a concrete example instead of reproaches.",
      ],
    ),
  },
  {
    says: /\bich (?:bin|habe|hab)\b[^.!?]*(?:krank|schmerzen|Fieber|Husten)|(?:Rücken|Kopf|Bauch|Hals|Zahn|Bein|Arm|Knie|Fuß|Hand|Hände)\p{Ll}* (?:tut|tun) |schwindlig/iu,
    say: each(
      ["{Frag|Fragen Sie} am besten einen Arzt.", "It’s best to ask a doctor."],
      [
        "Damit würde ich lieber zum Arzt gehen, als im Internet zu suchen.",
        "I’d rather see a doctor about that than search the internet.",
      ],
    ),
  },
  {
    says: /Streit|streiten|gestritten|redet nicht|nicht mehr miteinander|beleidigt|eifersüchtig|wehgetan|weh getan/iu,
    say: each(
      ["{Sprich|Sprechen Sie} ruhig und ehrlich darüber.", "Talk about it calmly and honestly."],
      [
        "Ein offenes Gespräch hilft oft, wenn man von sich erzählt und keine Vorwürfe macht.",
        "An open talk often helps if you speak about yourself and don’t make reproaches.",
      ],
    ),
  },
  {
    says: /Schulden|kein Geld|zu wenig Geld|(?<!Strom |Zeit |Wasser |Energie |Papier )(?<!\p{L})sparen|Rechnung(?:en)? (?:nicht )?bezahl/iu,
    how: true,
    say: each(
      ["{Schreib|Schreiben Sie} einen Monat lang alles auf.", "Write everything down for a month."],
      [
        "Ein guter Anfang ist eine Liste aller Ausgaben, und Beratungsstellen helfen oft kostenlos.",
        "A good start is a list of all expenses, and advice centers often help for free.",
      ],
    ),
  },
  {
    says: /Arbeit such|such\p{Ll}* (?:\p{Ll}+ )*(?:Arbeit|Job|Stelle)|Bewerbung(?!s)|arbeitslos/iu,
    how: true,
    say: each(
      ["{Frag|Fragen Sie} auch Freunde und Nachbarn.", "Ask friends and neighbors, too."],
      [
        "Viele Stellen findet man über Bekannte, deshalb sollten möglichst viele davon wissen.",
        "Many jobs are found through people you know, so as many as possible should know about it.",
      ],
    ),
  },
  {
    says: /Wohnung such|such\p{Ll}* (?!mein)(?:\p{Ll}+ )*(?:Wohnung|Zimmer)|Wohnung find/iu,
    how: true,
    say: each(
      ["{Frag|Fragen Sie} auch Freunde und Kollegen.", "Ask friends and colleagues, too."],
      [
        "Viele Wohnungen stehen gar nicht im Internet, deshalb lohnt es sich, überall davon zu erzählen.",
        "Many apartments aren’t on the internet at all, so it pays to tell everybody about it.",
      ],
    ),
  },
  {
    says: /stress(?! mit)|überforder|zu viel (?:Arbeit|zu tun)|erschöpft|ausgebrannt|Überstunden/iu,
    how: true,
    say: each(
      ["{Mach|Machen Sie} zuerst eine kleine Pause.", "First take a little break."],
      [
        "Oft hilft es, eine Sache abzusagen, statt alles ein bisschen schneller zu machen.",
        "It often helps to cancel one thing instead of doing everything a bit faster.",
      ],
    ),
  },
  {
    says: /\bAngst\b(?!,? (?:dass|um|vor (?:mein|unser|ihm|ihr))(?!\p{Ll}* (?:Prüfung|Chef)))|trau\p{Ll}* mich nicht|nervös|Nervosität|aufgeregt|schüchtern|\bMut\b/iu,
    how: true,
    say: each(
      ["Kleine Schritte helfen oft am meisten.", "Small steps often help most."],
      [
        "Kleine Schritte helfen oft: erst etwas, das nur ein wenig Mut braucht.",
        "Small steps often help: first something that takes only a little courage.",
      ],
    ),
  },
];
export const ASKED_AFTER_ADVICE: Lines = {
  A: [{ say: "Was {hast du|haben Sie} schon probiert?", en: "What have you already tried?" }],
  B: [
    { say: "Was {hast du|haben Sie} schon versucht?", en: "What have you already tried?" },
    { say: "Was hat {dir|Ihnen} früher geholfen?", en: "What helped you in the past?" },
  ],
  C: [
    { say: "Was {hast du|haben Sie} bereits versucht?", en: "What have you already tried?" },
    { say: "Was hat sich früher für {dich|Sie} bewährt?", en: "What has worked for you before?" },
  ],
};
