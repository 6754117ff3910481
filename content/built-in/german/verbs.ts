/** Their perfect takes *sein*. */
export const SEIN_VERBS = new Set(
  "gehen kommen fahren fliegen laufen reisen bleiben sein werden aufstehen ankommen einschlafen aufwachen passieren umziehen sterben wachsen aufwachsen steigen einsteigen aussteigen umsteigen fallen wandern rennen schwimmen abfahren zurückkommen zurückfahren mitkommen weggehen ausgehen spazieren zurückgehen weggehen vorbeikommen geschehen gelingen verschwinden erscheinen entstehen springen losfahren hinfallen ausziehen einziehen begegnen folgen".split(
    " ",
  ),
);

/** Their perfect takes *sein* or *haben*, whether somebody goes somewhere or not: both are right. */
export const EITHER_PERFECT = new Set("joggen klettern bummeln walken".split(" "));

/** What somebody does to a thing, with *haben*, and what happens to it, with *sein*: "Ich habe Fleisch verbrannt", "Das Fleisch ist verbrannt". */
export const DONE_OR_HAPPENED = new Set(
  "verbrennen reißen schmelzen brechen zerbrechen trocknen heilen abbrechen zerreißen verderben biegen".split(" "),
);

/** With an object these have haben: er hat das Auto gefahren. */
export const SEIN_OR_HABEN_VERBS = new Set(
  "fahren fliegen ziehen laufen schwimmen abfahren folgen ausziehen einziehen springen umziehen verbrennen reißen schmelzen brechen zerbrechen trocknen heilen abbrechen zerreißen verderben landen rollen starten treten ertrinken biegen abbiegen stoßen".split(
    " ",
  ),
);

/** Their perfect takes *haben*, and learners often say *sein*. */
export const HABEN_VERBS = new Set(
  "arbeiten essen schlafen lernen kaufen spielen trinken studieren wohnen leben kochen hören lesen schreiben sprechen machen sagen haben brauchen suchen finden besuchen bekommen verstehen denken glauben vergessen helfen tanzen lachen anrufen einkaufen fernsehen frühstücken übernachten feiern warten fragen antworten treffen telefonieren putzen duschen verdienen gefallen schmecken regnen dauern beginnen anfangen aufhören bezahlen bestellen gewinnen verlieren verbringen genießen kennenlernen sitzen stehen liegen".split(
    " ",
  ),
);

/** `Ich habe ein Auto stehen`, `du hast gut reden`: these stand as infinitives beside *haben*. */
export const INFINITIVE_BESIDE_HABEN = /^(stehen|liegen|hängen|sitzen|wohnen|reden|lachen|laufen|sein|haben|werden)$/;

/** `Ich bin einkaufen` is what people say; with these verbs nobody does. */
export const GOING_VERBS =
  /^(gehen|kommen|fahren|fliegen|reisen|bleiben|ankommen|aufstehen|einschlafen|zurückkommen|umziehen)$/;

/** Their person is in the dative, whatever else stands beside it. */
export const DATIVE_VERBS = new Set(
  "helfen gefallen schmecken gehören passen folgen danken gratulieren antworten zustimmen ähneln fehlen begegnen vertrauen zuhören nützen schaden widersprechen weiterhelfen leidtun wehtun".split(
    " ",
  ),
);

/** Beside a thing, their person is in the dative. */
export const GIVING_VERBS = new Set(
  "geben schenken zeigen erklären schicken bringen kaufen leihen empfehlen wünschen erzählen mitbringen backen machen sagen schreiben bestellen kochen holen bezahlen".split(
    " ",
  ),
);

/** They say where something is or happens: a two-way preposition beside them takes the dative. */
export const LOCATION_VERBS = new Set(
  "wohnen leben arbeiten sein bleiben liegen sitzen stehen schlafen studieren übernachten frühstücken essen spielen lernen einkaufen treffen feiern stattfinden parken kennenlernen".split(
    " ",
  ),
);

/** They say where something goes: a two-way preposition beside them takes the accusative. */
export const MOTION_VERBS = new Set(
  "gehen fahren fliegen reisen kommen laufen ziehen legen stellen setzen bringen steigen umziehen werfen".split(" "),
);

/** They say nothing of a direction: what stands beside them in no right case is a place. */
export const STILL_VERBS = new Set(
  "haben lesen kochen hören machen sehen finden mögen lieben trinken tanzen regnen schneien warten kaufen brauchen joggen schwimmen".split(
    " ",
  ),
);

/** What these give is often just *das* or *was*. */
export const TELLING_VERBS = new Set("sagen erzählen erklären empfehlen zeigen schicken geben schreiben".split(" "));

/** Their person is in the accusative. */
export const ACCUSATIVE_VERBS = new Set(
  "besuchen sehen treffen lieben kennen anrufen fragen einladen vermissen verstehen abholen heiraten stören interessieren kennenlernen nerven begleiten umarmen mögen beeindrucken begeistern überraschen faszinieren enttäuschen langweilen".split(
    " ",
  ),
);

/** Their subject is a thing, and may follow. */
export const STIRRING_VERBS = new Set(
  "interessieren stören nerven beeindrucken begeistern überraschen faszinieren enttäuschen langweilen".split(" "),
);

/** What one tells or gives someone: the pronoun may be the person. */
export const VERBS_TO_SOMEONE =
  /(erzählen|sagen|schreiben|geben|zeigen|erklären|schicken|bringen|leihen|empfehlen|wünschen|verdanken|glauben|antworten|kaufen|kochen|verzeihen|zutrauen|anvertrauen|versprechen|schulden|verkaufen|bieten|anbieten|machen)$/;

/** Verbs that nearly always have an object: without one in the clause, `dass` must be it. */
export const VERBS_WITH_OBJECT = new Set(
  "tragen kaufen brauchen suchen finden besuchen mögen lieben bestellen lesen anziehen mitbringen".split(" "),
);

/** What they tell of is over in a moment, so it cannot last *seit* a year. */
export const BEGINNING_VERBS = new Set(
  "anfangen beginnen aufhören kennenlernen umziehen heiraten verlieren kaufen ankommen sterben kündigen einziehen ausziehen".split(
    " ",
  ),
);

/** Verbs with a reflexive pronoun, and the words right behind them that show that it is missing: `Ich freue auf …`. */
export const REFLEXIVE_VERBS: Record<string, RegExp> = {
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
  fühlen: /^(wohl|gut|allein|einsam|krank|schlecht|besser|müde|fit|glücklich|traurig|fremd|wie|hier|zu)$/,
  beeilen: /^.*$/,
  verlieben: /^(in)$/,
  beschweren: /^(über|bei)$/,
  bewerben: /^(um|für|bei|als|gerade)$/,
  konzentrieren: /^(auf)$/,
  gewöhnen: /^(an)$/,
  kümmern: /^(um)$/,
  ausruhen: /^.*$/,
  treffen: /^(mit)$/,
  erkälten: /^.*$/,
  verirren: /^.*$/,
  verlaufen: /^(in|im)$/,
  rasieren: /^.*$/,
  anmelden: /^(für|zu|bei|zum)$/,
  langweilen: /^.*$/,
  irren: /^.*$/,
  unterscheiden: /^(von|in)$/,
  bedanken: /^(für|bei)$/,
  entschuldigen: /^(für|bei)$/,
};

/** With these, a perfect without a pronoun is always wrong, if the preposition is there. */
export const REFLEXIVE_PARTICIPLES: Record<string, RegExp> = {
  erinnern: /^an$/,
  bewerben: /^(um|für|bei)$/,
  einigen: /^auf$/,
  beeilen: /^/,
  verspäten: /^/,
  erholen: /^/,
  erkälten: /^/,
  verirren: /^/,
  ausruhen: /^/,
  rasieren: /^/,
  langweilen: /^/,
  anmelden: /^(für|bei|zu|zum)$/,
  vorbereiten: /^auf$/,
  treffen: /^mit$/,
  unterhalten: /^(mit|über)$/,
  verabreden: /^mit$/,
  beschäftigen: /^mit$/,
  entschuldigen: /^(bei|für)$/,
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

/** They take an infinitive only with *zu*. */
export const VERBS_WITH_ZU = /^(versuchen|hoffen|vergessen|beschließen|planen|versprechen|vorhaben|beginnen|anfangen)$/;

/** Nobody does this to somebody else: an infinitive of theirs beside a modal verb needs its pronoun. */
export const ALWAYS_REFLEXIVE = new Set(
  "beeilen verspäten erholen schämen erkälten verirren ausruhen verlieben bedanken bewerben irren".split(" "),
);

/** With an object, their reflexive pronoun is in the dative: `Ich kann mir den Namen nicht merken`. */
export const DATIVE_REFLEXIVE_VERBS = new Set(
  "merken leisten wünschen überlegen vornehmen ausdenken einbilden ansehen anschauen anhören kaufen bestellen holen suchen aussuchen brechen putzen".split(
    " ",
  ),
);

/** What one denies of a thing that is known: *nicht* comes behind it. */
export const VERBS_OF_KNOWN_THINGS = new Set(
  "kennen mögen verstehen sehen lesen kaufen brauchen essen trinken hören besuchen vergessen lieben benutzen nehmen bezahlen öffnen bekommen treffen anrufen fragen abholen einladen finden".split(
    " ",
  ),
);

/** Without any object they are about oneself: `Ich möchte mich vorstellen`. */
export const REFLEXIVE_WITHOUT_OBJECT = new Set(
  "vorstellen anmelden anziehen rasieren hinsetzen hinlegen ausruhen".split(" "),
);

/** Beside these, a two-way preposition never says where something goes. */
export const ACTIONS_IN_A_PLACE = new Set(
  "kaufen verkaufen finden verlieren vergessen treffen kennenlernen essen trinken lesen kochen arbeiten wohnen leben lernen studieren schlafen übernachten frühstücken spielen tanzen feiern sitzen liegen stehen sein bleiben suchen".split(
    " ",
  ),
);

/** Separable verbs whose prefix learners put before the object: `Ich räume auf mein Zimmer`. */
export const SPLIT_VERBS = new Set(
  "anrufen aufräumen anmachen aufmachen ausmachen zumachen anziehen ausziehen abholen anschalten einschalten ausschalten anprobieren einladen ausfüllen abschließen abgeben zurückgeben zurückrufen aufhängen abwaschen".split(
    " ",
  ),
);

/** They may have a direction: *in den Schrank schauen*, *in die Wohnung einziehen*. */
export const INWARD =
  /^(schauen|gucken|blicken|sehen|springen|rennen|treten|fallen|stecken|packen|tun|schicken|nehmen|einladen|stürzen|verlieben|investieren|beißen|schieben|tragen|rufen|führen|begleiten|hängen|klettern|schreiben|holen|schleichen|flüchten|eilen|schleppen|werden|fließen|dürfen|füllen|gießen|verwandeln|wechseln|passen|gehören|hören|starren)$|^(?:ein|rein|mit|zurück|hinein|herein|um|weg|los|ab|aus|an)\p{Ll}/u;

/** With *zu* in one word they are verbs of their own that learners write apart: `die Tür zu machen`. */
export const OPENED_AND_CLOSED =
  /^(machen|hören|sehen|schauen|geben|nehmen|lassen|sagen|halten|schließen|stimmen|treffen|ordnen|gehen|drehen|kommen|greifen|bereiten|rufen|winken|trauen|muten|teilen|stellen|senden|schicken)$/;

/** They may have a person in the dative: "Mir reicht das." */
export const WITH_DATIVE_TOO =
  /^(reichen|drohen|bleiben|grauen|schwindeln|ausgehen|einfallen|auffallen|bevorstehen|entsprechen|stehen)$/;

/** Their subject is a thing. */
export const THINGS_PLEASE = /^(gefallen|schmecken|gehören|passen|fehlen|wehtun|leidtun|nützen|schaden)$/;

/** Beside these an infinitive has no *zu*. */
export const BARE_INFINITIVE = /^(werden|lassen|gehen|fahren|kommen|sehen|hören|helfen|bleiben|schicken)$/;

/** What one may claim or regret of the past: "Er behauptet, das gesehen zu haben." */
export const CLAIMING = /^(behaupten|leugnen|bereuen|zugeben|hoffen|glauben|vergessen|bestreiten)$/;

/** What one does with one thing of a kind. */
export const VERBS_OF_ONE = /^(haben|brauchen|suchen|kaufen|bekommen|mieten|finden|wünschen)$/;
