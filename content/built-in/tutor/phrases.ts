import type { Band, Line } from "#schema/content/tutor.ts";

/** What one says in a situation: a short phrase for beginners and a fuller one. */
export interface Phrase {
  /** Words that tell of the situation. */
  on: RegExp;
  /** The phrase and its English, first the short one. */
  say: readonly (readonly [phrase: string, en: string])[];
}

const SUPERIOR = "chef(?:in)?|boss|vorgesetzte[nr]?|leiter(?:in)?|direktor(?:in)?";

/** Situation, short phrase, fuller phrase; what is narrower comes first. */
const SITUATIONS: readonly (readonly [on: string, short: string, en: string, full: string, en: string])[] = [
  [
    "duzen(?!\\p{L})|das du an(?:bieten|geboten)",
    "Gern, ich heiße Anna",
    "I’d be glad to, I’m Anna",
    "Sehr gern, dann duzen wir uns ab jetzt",
    "I’d be very glad to, so let’s use first names from now on",
  ],
  [
    "gehaltserhöhung|(?:mehr|höhere[ns]?) (?:geld|gehalt|lohn)(?!\\p{L})",
    "Ich möchte gern über mein Gehalt sprechen",
    "I’d like to talk about my salary",
    "Ich würde gern mit Ihnen über mein Gehalt sprechen",
    "I would like to talk to you about my salary",
  ],
  [
    `(?:${SUPERIOR})(?!\\p{L})[^]*(?:urlaub|frei(?:e tage|en tag)?(?!\\p{L}))|(?:urlaub|freien tag) (?:nehmen|haben|bitten|beantragen|bekomm)|bekomme?n? (?:\\p{L}+ )*urlaub|um (?:urlaub|einen freien tag)`,
    "Ich möchte gern Urlaub nehmen",
    "I’d like to take some vacation",
    "Ich würde gern Urlaub nehmen und wollte fragen, ob das möglich ist",
    "I would like to take some vacation and wanted to ask if that’s possible",
  ],
  [
    "krank ?(?:meld|schreib)|meld\\p{L}* [^.!?]*krank|bin krank[^]*(?:chef|arbeit|firma|schule)|(?:chef|arbeit|firma|schule)[^]*bin krank",
    "Guten Morgen, ich bin krank und kann heute nicht kommen",
    "Good morning, I’m sick and can’t come today",
    "Ich muss mich leider krankmelden und kann heute nicht kommen",
    "I’m afraid I have to call in sick and can’t come today",
  ],
  [
    "(?<!(?:mir|uns|vertrag|wohnung|versicherung|konto|fitness\\p{L}*|abo(?!\\p{L}))[^]*)kündig(?:en|e|ung)(?!\\p{L})(?![^]*(?:vertrag|wohnung|versicherung|konto|fitness|abo(?!\\p{L})))",
    "Ich möchte kündigen",
    "I’d like to give notice",
    "Ich habe mich entschieden zu kündigen und wollte es Ihnen persönlich sagen",
    "I’ve decided to give notice and wanted to tell you in person",
  ],
  [
    "beileid|kondol|trauerkarte|(?:gestorben|verstorben|todesfall|beerdigung)(?!\\p{L})[^]*(?:karte|(?:sagt|schreibt) man|(?:sag|schreib)\\p{L}* ich (?:ihm|ihr|ihnen|der familie))|(?:(?:sagt|schreibt) man|karte)[^]*(?:gestorben|verstorben|todesfall|beerdigung)",
    "Mein herzliches Beileid",
    "My sincere condolences",
    "Mein herzliches Beileid und viel Kraft in dieser schweren Zeit",
    "My sincere condolences, and strength in this difficult time",
  ],
  [
    "gute besserung|(?:freund\\p{L}*|kolleg\\p{L}*|nachbar\\p{L}*|er|sie) (?:ist|liegt) (?:krank|im krankenhaus)",
    "Gute Besserung",
    "Get well soon",
    "Von Herzen gute Besserung und alles Gute",
    "Warm wishes for a speedy recovery and all the best",
  ],
  [
    "(?:karte|glückwunsch|gratul|wünsch)[^]*hochzeit|hochzeit[^]*(?:karte|gratul|wünsch|glückwunsch)|(?:was|wie) sag\\p{L}* [^]*brautpaar",
    "Alles Gute zur Hochzeit",
    "Best wishes on your wedding",
    "Von Herzen alles Gute für die gemeinsame Zukunft",
    "All the best for your future together",
  ],
  [
    "(?<!(?<!\\p{L})(?:einlad|einzulad|lade(?!\\p{L})|absag|abzusag|nicht komm|vergess|bedank|danke)[^]*)geburtstag(?![^]*(?<!\\p{L})(?:einlad|einzulad|lade(?!\\p{L})|absag|abzusag|nicht komm|vergess|bedank|danke))",
    "Alles Gute zum Geburtstag",
    "Happy birthday",
    "Herzlichen Glückwunsch zum Geburtstag und alles Gute für das neue Lebensjahr",
    "Happy birthday and all the best for the year ahead",
  ],
  [
    "frohe weihnacht|weihnachts(?:karte|gruß|grüße|wünsche)|(?:wünsch|karte|schreib|sagt man)[^]*(?<!\\p{L})weihnacht|weihnacht[^]*(?:wünsch|karte|schreib|sagt man)",
    "Frohe Weihnachten",
    "Merry Christmas",
    "Frohe Weihnachten und einen guten Rutsch ins neue Jahr",
    "Merry Christmas and a happy New Year",
  ],
  [
    "gratul|glückwunsch|(?<!(?<!\\p{L})(?:ich|wir|nicht)(?!\\p{L})[^.!?]*)(?:heiratet(?!e)|(?:baby|sohn|tochter) bekommen|befördert)(?![^]*(?:frage|bitte)(?:n|(?= ich)))",
    "Herzlichen Glückwunsch",
    "Congratulations",
    "Herzlichen Glückwunsch, das freut mich wirklich sehr",
    "Congratulations, I’m really very happy about that",
  ],
  [
    "(?:viel )?(?:glück|erfolg)(?: \\p{L}+)? (?:wünsch|sag)|wünsch\\p{L}* [^.!?]*(?:glück|erfolg)|prüfung[^]*wünsch",
    "Viel Glück",
    "Good luck",
    "Viel Erfolg, das klappt bestimmt",
    "Good luck, I’m sure it will work out",
  ],
  [
    "(?:eine|meine|die|zur|als|um) entschuldigung|entschuldig(?!t(?!\\p{L})|ung(?!s)|en sie)|um verzeihung|(?:es|das) tut mir leid|mir (?:sehr |so )?leid ?tut|zu spät (?:ge)?komm",
    "Entschuldigung, das tut mir sehr leid",
    "Sorry, I’m very sorry about that",
    "Es tut mir wirklich leid, das war mein Fehler",
    "I’m really sorry, that was my mistake",
  ],
  [
    "(?:termin|treffen|verabredung)\\p{L}* [^.!?]*(?:absag|nicht komm)|absag\\p{L}* [^.!?]*termin|sage? (?:ich )?(?:den|einen|meinen) termin|termin\\p{L}* ab(?!\\p{L})",
    "Ich kann leider nicht kommen",
    "I’m afraid I can’t come",
    "Ich muss leider absagen, mir ist etwas dazwischengekommen",
    "I’m afraid I have to cancel, something has come up",
  ],
  [
    "termin\\p{L}* [^.!?]*(?:verschieb|verleg|änder)|(?:verschieb|verleg)\\p{L}* [^.!?]*termin",
    "Ich möchte den Termin gern verschieben",
    "I’d like to move the appointment",
    "Wäre es möglich, den Termin zu verschieben?",
    "Would it be possible to move the appointment?",
  ],
  [
    "termin(?!al)(?![^]*(?:vergess|verpass|zu spät))",
    "Ich hätte gern einen Termin",
    "I’d like an appointment",
    "Ich würde gern einen Termin vereinbaren, wenn möglich noch diese Woche",
    "I would like to make an appointment, this week if possible",
  ],
  [
    "absag|ablehn|nein sag|lehn\\p{L}* [^.!?]*(?<!\\p{L})ab(?!\\p{L})|sage? [^.!?]*(?<!\\p{L})ab(?!\\p{L})|nicht mitkomm|nicht [^.!?]{0,30}kommen|(?:keine zeit|keine lust)(?!\\p{L})",
    "Es tut mir leid, aber ich kann nicht",
    "I’m sorry, but I can’t",
    "Es tut mir sehr leid, aber diesmal muss ich leider absagen",
    "I’m very sorry, but I’m afraid I have to say no this time",
  ],
  [
    "zusag|einladung [^.!?]*annehm|nehme? [^.!?]*einladung",
    "Danke für die Einladung, ich komme gern",
    "Thanks for the invitation, I’d love to come",
    "Vielen Dank für die Einladung, ich freue mich darauf",
    "Thank you very much for the invitation, I’m looking forward to it",
  ],
  [
    "grenzen? (?:setz|zeig|zieh)|(?:aufdringlich|anmach|belästig)\\p{L}*|in ruhe (?:zu )?(?:ge)?lass|lass\\p{L}* [^.!?]*in ruhe|kein interesse|flirt\\p{L}* [^.!?]*nicht",
    "Nein, das möchte ich nicht",
    "No, I don’t want that",
    "Das geht mir zu weit, ich möchte das wirklich nicht",
    "This is going too far, I really don’t want that",
  ],
  [
    "(?<!auf (?:\\p{L}+ ){0,2})kompliment",
    "Das sieht sehr schön aus",
    "That looks very nice",
    "Das sieht wirklich toll aus, das muss ich einfach sagen",
    "That looks really great, I just have to say so",
  ],
  [
    "(?<!(?:wort|aus|um|mit|dieser|der)[ -])laut(?!\\p{L})(?! (?:sprech|vorles|les|sag|red))|laute (?:musik|nachbar)|lärm|krach(?!\\p{L})|ruhestörung",
    "Entschuldigung, es ist ein bisschen laut",
    "Excuse me, it’s a little loud",
    "Könnten Sie bitte etwas leiser sein? Das wäre sehr nett",
    "Could you please be a little quieter? That would be very kind",
  ],
  [
    "umtausch|(?<!(?<!\\p{L})(?:mir|uns)(?!\\p{L})[^.!?,]*)(?:zurückgeb|zurückbring)|reklamier|rückgabe",
    "Ich möchte das gern umtauschen",
    "I’d like to exchange this",
    "Ich würde das gern umtauschen oder zurückgeben, wenn das möglich ist",
    "I’d like to exchange or return this if that’s possible",
  ],
  [
    "(?:essen|suppe|fleisch|pizza|restaurant|kellner\\p{L}*)(?!\\p{L})[^]*(?:beschwer|kalt|versalzen|falsch)|beschwer\\p{L}*[^]*(?:essen|restaurant|kellner)",
    "Entschuldigung, ich habe ein Problem mit dem Essen",
    "Excuse me, I have a problem with the food",
    "Entschuldigen Sie, mit dem Essen stimmt leider etwas nicht",
    "Excuse me, I’m afraid something is wrong with the food",
  ],
  [
    "beschwer",
    "Ich bin leider nicht zufrieden",
    "I’m afraid I’m not satisfied",
    "Leider bin ich damit nicht zufrieden und möchte mich beschweren",
    "I’m afraid I’m not satisfied with it and would like to complain",
  ],
  [
    "(?:um die|nach der) rechnung|(?:restaurant|café|cafe|kellner\\p{L}*|lokal)(?!\\p{L})[^]*(?<!\\p{L})(?:rechnung|bezahlen|zahlen)(?!\\p{L})|(?:rechnung|bezahlen|zahlen)(?!\\p{L})[^]*(?:restaurant|café|cafe|kellner|lokal(?!\\p{L}))|(?:ich|wir) (?:be)?zahlen (?:will|möchte|wollen|möchten)",
    "Zahlen, bitte",
    "The check, please",
    "Wir würden gern zahlen, bitte",
    "We’d like to pay, please",
  ],
  [
    "rabatt|billiger|günstiger(?!\\p{L})|preisnachlass|(?:preis|flohmarkt)(?!\\p{L})[^.!?]*(?:ver)?handeln",
    "Geht es ein bisschen billiger?",
    "Can you make it a bit cheaper?",
    "Könnten Sie mir beim Preis noch etwas entgegenkommen?",
    "Could you come down a little on the price?",
  ],
  [
    "(?:nach dem|den) preis|was [^.!?]*kostet|wie viel [^.!?]*kostet",
    "Entschuldigung, was kostet das?",
    "Excuse me, how much is this?",
    "Können Sie mir sagen, was das kostet?",
    "Can you tell me how much this costs?",
  ],
  [
    "(?:nach dem|(?<!auf )den) weg(?!\\p{L})|(?:mich|uns|sich) [^.!?]*verlaufen|(?:zum|den) bahnhof(?!\\p{L})",
    "Entschuldigung, wie komme ich zum Bahnhof?",
    "Excuse me, how do I get to the station?",
    "Entschuldigen Sie, können Sie mir sagen, wie ich zum Bahnhof komme?",
    "Excuse me, can you tell me how to get to the station?",
  ],
  [
    "langsam(?:er)? (?:zu )?(?:sprech|red)|zu schnell (?:sprich|sprech|red)|(?:sprich|sprech|rede)\\p{L}* [^.!?]*zu schnell",
    "Bitte sprechen Sie langsam",
    "Please speak slowly",
    "Könnten Sie bitte etwas langsamer sprechen?",
    "Could you please speak a little more slowly?",
  ],
  [
    "wiederhol|nicht versteh|nicht verstanden|noch einmal sag",
    "Noch einmal, bitte",
    "Once more, please",
    "Entschuldigung, könnten Sie das bitte wiederholen?",
    "Sorry, could you please repeat that?",
  ],
  [
    "(?<!(?<!\\p{L})(?:mich|uns)(?!\\p{L})[^.!?]*)unterbrech",
    "Entschuldigung, ich habe eine Frage",
    "Excuse me, I have a question",
    "Darf ich kurz etwas dazu sagen?",
    "May I briefly say something about that?",
  ],
  [
    "vermieter\\p{L}*|hausverwaltung|heizung|miet(?:e|wohnung)",
    "Guten Tag, es geht um meine Wohnung",
    "Hello, it’s about my apartment",
    "Guten Tag, hätten Sie kurz Zeit? Es geht um meine Wohnung",
    "Hello, would you have a moment? It’s about my apartment",
  ],
  [
    "(?:beim|zum|mit dem|dem) (?:arzt|doktor)(?!\\p{L})(?![^]*(?:chef|boss|kolleg|arbeit|schule|lehrer))|(?:bei|zu|mit) der ärztin|arztpraxis",
    "Guten Tag, ich habe Schmerzen",
    "Hello, I’m in pain",
    "Ich habe seit einigen Tagen Schmerzen und möchte das untersuchen lassen",
    "I’ve been in pain for a few days and would like to have it checked",
  ],
  [
    "(?:auf|im|beim|zum|aufs) (?:amt|rathaus|bürgeramt|jobcenter)|behörde|ausländeramt|anmeldung",
    "Guten Tag, können Sie mir bitte helfen?",
    "Hello, can you help me, please?",
    "Könnten Sie mir bitte helfen? Ich kenne mich hier nicht aus",
    "Could you please help me? I don’t know my way around here",
  ],
  [
    `(?<!(?:mail|brief)(?!\\p{L})[^]*)(?:${SUPERIOR})(?!\\p{L})(?![^]*(?:mail|brief)(?!\\p{L}))`,
    "Haben Sie kurz Zeit für mich?",
    "Do you have a moment for me?",
    "Hätten Sie einen Moment Zeit? Ich würde gern etwas mit Ihnen besprechen",
    "Would you have a moment? I’d like to discuss something with you",
  ],
  [
    "bewerb(?:e|ung)|vorstellungsgespräch",
    "Guten Tag, ich interessiere mich für die Stelle",
    "Hello, I’m interested in the job",
    "Ich interessiere mich sehr für diese Stelle und würde gern mehr darüber erfahren",
    "I’m very interested in this job and would like to find out more about it",
  ],
  [
    "(?:brief|e-?mail|mail)(?!\\p{L})[^]*(?:ende|schluss|schließ|aufhör|beend)|(?:ende|schluss|schließ|beend)\\p{L}*[^]*(?:brief|e-?mail|mail)(?!\\p{L})",
    "Viele Grüße",
    "Best wishes",
    "Mit freundlichen Grüßen",
    "Sincerely",
  ],
  [
    "(?:brief|e-?mail|mail)(?!\\p{L})",
    "Guten Tag, ich habe eine Frage",
    "Hello, I have a question",
    "Sehr geehrte Damen und Herren, ich wende mich mit einer Frage an Sie",
    "Dear Sir or Madam, I am writing to you with a question",
  ],
  [
    "nachricht hinterlass|anrufbeantworter|mailbox",
    "Hier ist Anna, bitte rufen Sie mich zurück",
    "This is Anna, please call me back",
    "Ich bin telefonisch gut erreichbar und freue mich über einen Rückruf",
    "I’m easy to reach by phone and would be glad if you called me back",
  ],
  [
    "telefon|anruf|anzurufen|rufe?[^.!?]* an(?!\\p{L})",
    "Guten Tag, ich rufe an, weil ich eine Frage habe",
    "Hello, I’m calling because I have a question",
    "Guten Tag, ich rufe wegen einer Frage an, passt es gerade",
    "Hello, I’m calling with a question, is this a good time",
  ],
  [
    "bestell\\p{L}*[^]*(?:restaurant|café|cafe|bäcker|kellner|kaffee|essen|höflich)|(?:restaurant|café|cafe|bäcker|kellner)\\p{L}*[^]*bestell",
    "Ich hätte gern einen Kaffee, bitte",
    "I’d like a coffee, please",
    "Ich würde gern bestellen, wenn es gerade passt",
    "I’d like to order if now is a good time",
  ],
  [
    "einlad|lade? [^.!?]*(?<!\\p{L})ein(?!\\p{L})",
    "Ich möchte dich gern einladen",
    "I’d like to invite you",
    "Ich würde mich freuen, wenn du kommst",
    "I’d be happy if you came",
  ],
  [
    "nachbar\\p{L}*",
    "Guten Tag, ich wohne auch hier im Haus",
    "Hello, I live in this building, too",
    "Guten Tag, hätten Sie kurz Zeit? Ich wohne hier im Haus",
    "Hello, would you have a moment? I live in this building",
  ],
  [
    "(?:mich|sich|uns) vor(?:zu)?stell|stelle? [^.!?]*(?:mich|sich) [^.!?]*(?<!\\p{L})vor(?!\\p{L})",
    "Guten Tag, mein Name ist Anna",
    "Hello, my name is Anna",
    "Darf ich mich kurz vorstellen? Mein Name ist Anna",
    "May I introduce myself briefly? My name is Anna",
  ],
  [
    "verabschied|auf wiedersehen|abschied",
    "Ich muss jetzt gehen, bis bald",
    "I have to go now, see you soon",
    "Es war sehr schön, aber ich muss jetzt leider los",
    "It was very nice, but I’m afraid I have to go now",
  ],
  [
    "bedank|danke? sag|dankbar|dankeskarte",
    "Vielen Dank, das ist sehr nett",
    "Thank you very much, that’s very kind",
    "Vielen herzlichen Dank, darüber habe ich mich sehr gefreut",
    "Thank you so much, I was very happy about it",
  ],
  [
    "(?:zum|zu einem|auf einen|auf nen) kaffee(?!\\p{L})|(?:kaffee|kakao|tee) trinken|eis essen|(?<!\\p{L})date(?!\\p{L})|ausgehen|verabred|verlieb|schwarm|(?:ihm|ihr|ihn|sie|zu \\p{L}+)(?!\\p{L})(?![^]*(?<!\\p{L})(?:nicht|kein\\p{L}*|schluss|trenn))[^]*#flirting",
    "Hast du Lust auf einen Kaffee?",
    "Would you like to have a coffee?",
    "Hättest du Lust, mal einen Kaffee mit mir zu trinken?",
    "Would you like to have a coffee with me sometime?",
  ],
  [
    "widersprech|nicht (?:einverstanden|einer meinung)|andere meinung",
    "Ich sehe das anders",
    "I see it differently",
    "Das verstehe ich, aber ich sehe es etwas anders",
    "I understand that, but I see it a little differently",
  ],
  [
    "zustimm|recht geb|einverstanden",
    "Ja, das finde ich auch",
    "Yes, I think so, too",
    "Das sehe ich ganz genauso",
    "I see it exactly the same way",
  ],
  [
    "meinung",
    "Ich finde, das ist eine gute Idee",
    "I think that’s a good idea",
    "Meiner Meinung nach ist das eine gute Lösung",
    "In my opinion that’s a good solution",
  ],
  [
    "vorschlag|vorschlagen",
    "Ich habe eine Idee",
    "I have an idea",
    "Ich würde vorschlagen, dass wir uns kurz zusammensetzen",
    "I would suggest that we sit down together for a moment",
  ],
  [
    "um hilfe|(?:hilfe|helfen)(?!\\p{L})[^]*(?:bitte|frage?)(?!\\p{L})|(?:bitte|frage?)(?!\\p{L})[^]*(?:hilfe|helfen)(?!\\p{L})",
    "Entschuldigung, ich brauche Hilfe",
    "Excuse me, I need help",
    "Entschuldigung, könnten Sie mir kurz helfen?",
    "Excuse me, could you help me for a moment?",
  ],
  [
    "smalltalk|small talk|(?:fremde[nm]?|unbekannte[nm]?)(?!\\p{L})|(?:leute|jemanden) anspr|ins gespräch",
    "Hallo, ist hier noch frei?",
    "Hello, is this seat free?",
    "Schön ist es hier, sind Sie auch zum ersten Mal da?",
    "It’s nice here, is this your first time, too?",
  ],
  [
    "nicht (?:will|möchte)(?!\\p{L})|will (?:das |es )?nicht(?!\\p{L})|möchte (?:das |es )?nicht(?!\\p{L})",
    "Nein danke, das möchte ich nicht",
    "No thanks, I don’t want that",
    "Das ist nett gemeint, aber das möchte ich lieber nicht",
    "That’s kindly meant, but I’d rather not",
  ],
];

/** All of them; what is narrower comes first. */
export const PHRASES: readonly Phrase[] = SITUATIONS.map(([on, short, shortEn, full, fullEn]) => ({
  on: new RegExp(`(?<!\\p{L})(?:${on})`, "iu"),
  say: [
    [short, shortEn],
    [full, fullEn],
  ],
}));

/** What leads up to a phrase; `*` is the phrase. */
export const PHRASE_LEADS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Vielleicht so: „*“.", en: "Maybe like this: “*.”" },
    { say: "Zum Beispiel: „*“.", en: "For example: “*.”" },
    { say: "Man kann sagen: „*“.", en: "You can say: “*.”" },
  ],
  B: [
    { say: "Da passt zum Beispiel: „*“.", en: "This would fit, for example: “*.”" },
    { say: "Vielleicht so: „*“.", en: "Maybe like this: “*.”" },
    { say: "Man könnte sagen: „*“.", en: "You could say: “*.”" },
  ],
  C: [
    { say: "Gut passt zum Beispiel: „*“.", en: "This fits well, for example: “*.”" },
    { say: "Etwa so: „*“.", en: "Something like this: “*.”" },
    { say: "Denkbar wäre zum Beispiel: „*“.", en: "One possibility would be: “*.”" },
  ],
};
/** Where the situation is not clear. */
export const PHRASE_UNKNOWN: readonly Line[] = [
  {
    say: "{Sag|Sagen Sie} es am besten kurz und freundlich.",
    en: "It’s best to say it in a short and friendly way.",
  },
  { say: "Am besten sind kurze, freundliche Sätze.", en: "Short, friendly sentences are best." },
  { say: "Kurz und freundlich passt fast immer.", en: "Short and friendly nearly always works." },
];
/** Asked behind a phrase. */
export const ASKED_ABOUT_PHRASE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Passt das für {dich|Sie}?", en: "Does that work for you?" },
    { say: "Wie {findest du|finden Sie} den Satz?", en: "What do you think of the sentence?" },
    { say: "Wann {brauchst du|brauchen Sie} den Satz?", en: "When do you need the sentence?" },
  ],
  B: [
    { say: "Wie klingt das für {dich|Sie}?", en: "How does that sound to you?" },
    { say: "Was {möchtest du|möchten Sie} danach noch sagen?", en: "What else would you like to say after that?" },
    { say: "Wie würde {dein|Ihr} eigener Satz lauten?", en: "What would your own sentence be?" },
  ],
  C: [
    { say: "Wie klingt das in {deinen|Ihren} Ohren?", en: "How does that sound to you?" },
    { say: "Was {würdest du|würden Sie} daran noch ändern?", en: "What would you change about it?" },
    { say: "Wie {würdest du|würden Sie} es selbst formulieren?", en: "How would you put it yourself?" },
  ],
};
/** Asked where no phrase was found. */
export const ASKED_WITHOUT_PHRASE: readonly Line[] = [
  { say: "Wie {würdest du|würden Sie} anfangen?", en: "How would you begin?" },
  { say: "Was ist {dir|Ihnen} dabei wichtig?", en: "What matters to you there?" },
  { say: "Wie würde {dein|Ihr} erster Satz lauten?", en: "What would your first sentence be?" },
];
