const PLAY = String.raw`(?:(?:(?:durch|nach)?(?:zu)?spielen|(?:ein)?(?:zu)?üben|proben|interviewen|simulieren|trainieren|nachstellen|durchgehen|als (?:Rollens|S)piel)(?!\p{L}))`;
const WISHES = String.raw`(?:(?:sollen|sollten|wollen|können|könnten|dürfen|möchten|würden) wir|wir könnten|ob wir|(?:kannst|könntest|willst|möchtest|würdest|magst) du|(?:können|könnten|wollen|möchten|würden|mögen) Sie|lass(?: uns| mal)+|lassen Sie uns|(?:hättest|hast) du|(?:hätten|haben) Sie|(?:dürfte|darf|könnte|kann) ich mit (?:dir|Ihnen)|(?:ist|wäre) es (?:\p{Ll}+ )?möglich|wie wär(?:e es|['’]?s)|(?:wärst du|wären Sie) (?:so|bereit)|ich (?:möchte?|will|würde?|wollte)|(?:möchte?|würde?|will) ich|(?:ich hätte|ich habe|habe|hätte) (?:\p{Ll}+ )?Lust|bitte(?! nicht))`;
/** What else is played and practiced, also by somebody else. */
const OTHER_GAME = String.raw`(?:Gitarre|Klavier|Geige|Flöte|\p{L}*[Ii]nstrumente?|Trompete|Cello|Schlagzeug|Handball|Volleyball|Basketball|Tischtennis|Golf|Computer\p{Ll}*|Videospiel\p{Ll}*|Musik|Lied|Lieder|Band|Orchester|Konzert|Theater|Fu(?:ß|ss)ball|Tennis|Schach|Karten|Lotto|Skat|(?<!auf )Deutsch|Vokabeln|Aussprache|Grammatik|mein\p{Ll}* Rolle|(?:mein|unser|sein|ihr)\p{Ll}* (?:Kind|Sohn|Tochter|Hund|Freund)\p{Ll}*|Wochenende|morgen|wieder|später|nicht|nie|keine?)`;
/** "Nächsten Monat will ich mit zwei Freunden in einer Kneipe spielen.": music or a match, with others or at a place of its own. */
const OWN_GAME = String.raw`[^.!?]*(?<!\p{L})(?:mit (?:\p{Ll}+ ){0,3}(?:Freund|Kumpel|Band|Leute|Kind|Bruder|Brüder|Schwester|Jungs|Mädels|Verein|Mannschaft|Team)\p{Ll}*|(?:in|auf|bei) (?:ein|mein|unser)\p{Ll}+ (?:\p{Ll}+ )?\p{Lu}\p{Ll}+|für (?:Geld|Freunde|Gäste|die Gäste)) [^.!?]*spielen(?!\p{L})[^.!?]*(?:[.!]|$)`;
const SHORT = "(?:jetzt|mal|bitte|also|dann|einfach|heute|doch|hier|nun)";
const ROLE = String.raw`(?:kellner(?:in)?|bedienung|ober|wirt(?:in)?|gast|\p{L}*(?:arzt|ärztin)|doktor|patient(?:in)?|vermieter(?:in)?|makler(?:in)?|mieter(?:in)?|interessent(?:in)?|\p{L}*chef(?:in)?|personaler(?:in)?|interviewer(?:in)?|bewerber(?:in)?|schaffner(?:in)?|bahnbeamter|fahrgast|reisende[r]?|gastgeber(?:in)?|verkäufer(?:in)?|polizist(?:in)?|beamte[r]?|beamtin|nachbar(?:in)?|kunde|kundin|friseur(?:in)?|apotheker(?:in)?|anwalt|anwältin|hausmeister)(?!\p{L})`;
const WHO = String.raw`(?: ${SHORT})*(?: (?:der|die|den|das|ein|eine|einen|mein|meine|meinen|dein|deine|Ihr|Ihre))? ${ROLE}`;
const YOU = String.raw`(?:du(?: (?:bist|wärst|wärest|spielst|machst))?|Sie(?: (?:sind|wären|spielen))?)`;
const ME = String.raw`ich(?: (?:bin|wäre|spiele?|mache?))?`;

/** "Können wir beim Arzt spielen?", "Tu mal so, als wäre ich im Café.", "Du bist der Kellner und ich bin der Gast.": a scene is wanted. */
export const ASKS_FOR_ROLE = new RegExp(
  [
    String.raw`(?<!\p{L})${WISHES}(?!\p{L})(?!${OWN_GAME})(?![^.!?]*(?<!\p{L})${OTHER_GAME}(?!\p{L}))[^.!?]{0,90}?(?<!\p{L})(?:${PLAY}|Rollenspiele?(?!\p{L})|so (?:zu )?tun,? als|(?:der|die|ein|eine|mein|meine) ${ROLE} sein(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:ich (?:nehme|wähle)|(?:nehme|wähle) ich) (?:\p{Ll}+ )*Rollenspiel(?! (?:sehr |nicht )?ernst)`,
    String.raw`(?<!\p{L})(?:tu|tue|tun Sie|tun wir)(?: ${SHORT})* so,? als|(?<!\p{L})wir tun(?: ${SHORT})* so,? als`,
    String.raw`(?<!\p{L})${YOU}${WHO}(?: [^.!?]{0,30})?(?:[,.;]| und)(?: und| dann)? ich(?!\p{L})|(?<!\p{L})${ME}${WHO}(?: [^.!?]{0,30})?(?:[,.;]| und)(?: und| dann)? ${YOU}${WHO}`,
    String.raw`(?<!\p{L})(?:du bist|Sie sind|du wärst|Sie wären)(?= ${SHORT})${WHO}|(?<!\p{L})(?:sei|seien Sie)${WHO}`,
    String.raw`(?<!\p{L})(?:stell dir|stellen Sie sich|nehmen wir|angenommen)(?: mal)?(?: vor| an)?,? (?:du|Sie|ich|wir) [^.!?]{0,20}?${ROLE}`,
    String.raw`(?<!\p{L})(?:dich|du|Sie|übernimm|übernehmen Sie)(?!\p{L})[^.!?]{0,20} (?:die )?Rolle (?:de[sr]|eine[sr]|meine[sr]|vom|von) `,
    String.raw`(?<!\p{L})(?:Bock|Lust|Zeit) (?:auf|für) (?:eine? )?(?:\p{Ll}+ )?Rollenspiel|(?<!\p{L})als (?:Rollens|S)piel\W*$|(?<!\p{L})Übung (?:für|fürs|im) [^.!?]*(?:hilfst du|helfen Sie|kannst du|können Sie)`,
    String.raw`(?:^|[.!?,:] )(?:(?:komm|also|dann|los|ok|okay|gut|ja|so|${SHORT})[, ]+)*(?:spiel(?:en (?:wir|Sie)|st du|e)?|üb(?:en (?:wir|Sie)|e)?)(?:,| ${SHORT})*(?: mit mir)? (?!gern|oft|manchmal|[^.!?]*(?<!\p{L})${OTHER_GAME}(?!\p{L}))[^.!?]{3,}`,
    String.raw`(?<!\p{L})wir (?:spielen|üben) (?:jetzt|nun|heute) (?![^.!?]*(?<!\p{L})${OTHER_GAME}(?!\p{L}))|(?<!\p{L})wir (?:spielen|üben|machen) [^.!?]{3,30}, (?:ja|ok|okay|einverstanden|gut)\?`,
    String.raw`^\W*(?:\p{L}+ ){1,4}${PLAY},? bitte\W*$`,
    String.raw`^\W*(?:(?:noch )?(?:ein|das) )?Rollenspiele?(?: bitte)?(?:\W*$|:| \p{L}+:| (?:im|am|beim|auf|mit|in|zum|über)(?!\p{L}))|^\W*(?:\p{L}+ )?Rollenspiel(?![^.!?]* (?:ist|war|mag|find|fand|hat|kenn|hass|mach))(?:\W+\p{L}+){0,4}\W*$|(?:gibt es|kannst du|können Sie|machst du|machen (?:Sie|wir)) (?:[^.!?]{0,20} )?Rollenspiele?(?!\p{L})`,
  ].join("|"),
  "iu",
);

const THEIR_SIDE = String.raw`(?:\p{L}*(?:arzt|ärztin|chef|chefin)|doktor|kellner(?:in)?|bedienung|ober|wirt(?:in)?|(?:ver)?mieter(?:in)?(?<!(?<!ver)mieter(?:in)?)|makler(?:in)?|personaler(?:in)?|interviewer(?:in)?|schaffner(?:in)?|bahnbeamter|verkäufer(?:in)?)(?!\p{L})`;
const OTHER_SIDE = String.raw`(?:gast|patient(?:in)?|(?<!ver)mieter(?:in)?|interessent(?:in)?|bewerber(?:in)?|fahrgast|reisende[r]?|kund(?:e|in))(?!\p{L})`;
const WHICH =
  "(?:(?: (?:doch|jetzt|mal|bitte|lieber|auch|dabei|gern|gerne|hier|eben|der|die|den|das|eine?n?|meine?|deine?|Ihre?))*)";
const MAY = "(?:will|wollte|möchte|würde|kann|könnte|darf|dürfte|soll|sollte|spiele|wäre|gebe|mache)";

/** "Kann ich die Ärztin sein?", "Du bist der Gast.", "Können wir tauschen?": the side that the tutor cannot play. */
export const SWAPS_ROLES = new RegExp(
  [
    String.raw`(?<!\p{L})(?:ich ${MAY}|${MAY} ich)${WHICH} ${THEIR_SIDE}|(?<!\p{L})ich${WHICH} ${THEIR_SIDE} (?:sein|spiele|gebe|mache|bin|wäre)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:du (?:bist|wärst|spielst|machst|sollst|solltest|kannst|könntest)|Sie (?:sind|wären|spielen|machen|sollen|sollten|können|könnten)|(?:sei|seien Sie|bist du|sind Sie|spiel|spielst du|spielen Sie))${WHICH} ${OTHER_SIDE}`,
    String.raw`(?:^|[.!?] )\W*(?:(?:nein|moment|halt|aber|hä|stopp?)[,.! ]+)+ich (?:bin|war)${WHICH} ${THEIR_SIDE}(?=\W*$|[,.!] (?:und )?(?:du|Sie|nicht))`,
    String.raw`(?<!\p{L})Rollen? (?:\p{Ll}+ )?tauschen|Rollentausch|(?:können|könnten|wollen|sollen) wir (?:\p{Ll}+ )*tauschen\?|(?<!\p{L})(?:andersrum|andersherum|umgekehrt)(?! ist)(?=\W*$| (?:spielen|machen|bitte))`,
  ].join("|"),
  "iu",
);

/** A role play is wanted, and no scene that exists: the tutor then says which there are. */
export const OTHER_SCENE =
  /Rollenspiel|(?<!\p{L})(?:Szene|Situation|Dialog|Telefonat|\p{L}*gespräch|Vermieter|Polizist|Polizei|Chef|Kolleg|Verkäufer|Nachbar|Beamt|Amt(?!\p{L})|Ausländer|Behörde|Friseur|Bank(?!\p{L})|Anwalt|Anwält|Richter|Schaffner|Hausmeister|Kund|Rezeption|Hotel|Apothek|Flughafen|Supermarkt|Bäcker|Werkstatt|Zoll|Geschäft|Laden|Markt|Post(?!\p{L})|Elternabend)/iu;

/** "Können wir das üben?" */
export const REFERS = /(?<!\p{L})(?:das|es|so (?:et)?was|dafür)(?!\p{L})/iu;

/** "Wie war ich?", "War ich gut?", "Ich wollte wissen, ob meine Antworten gut waren.": how the role play went. */
export const ASKS_HOW_IT_WENT =
  /(?:^|[.!?:,–] )\W*(?:(?:und|aber|na|also|ehrlich|sag mal|so|jetzt|okay|ok|hey|dann)[, ]+)*(?:wie war ich(?! (?:als Kind|früher|damals))|war ich (?:[^.!?]{0,40} )?(?:gut|schlecht|okay|ok|überzeugend|gut genug|verständlich|höflich)(?!\p{L})|war (?:das|es) (?:\p{L}+ )?(?:gut|okay|ok|richtig|verständlich)(?: so)?\?|(?:wie )?(?:hab|habe) ich (?:mich |das |es |alles )?(?:\p{L}+ ){0,3}(?:gemacht|geschlagen|gesprochen|geantwortet)|(?:hab|habe) ich (?:\p{L}+ )?(?:viele |große )?Fehler gemacht|wie (?:fandest du|fanden Sie|findest du|finden Sie) (?:mich|mein\p{Ll}* (?:Deutsch|Antwort\p{Ll}*|Auftritt))|was (?:hätte|könnte|kann|sollte) ich (?:\p{Ll}+ )*besser machen|wie (?:war|waren) mein\p{Ll}* (?:Deutsch|Antwort\p{Ll}*|Leistung|Auftritt)|waren mein\p{Ll}* Antwort\p{Ll}* (?:\p{L}+ ){0,3}(?:gut|richtig|okay|ok))(?![^.!?]*(?:als Kind|damals|in der Schule))|(?:hättest|würdest) du mich (?:\p{Ll}+ )?(?:eingestellt|genommen|einstellen|nehmen)|(?:hätten|würden) Sie mich (?:\p{Ll}+ )?(?:eingestellt|genommen|einstellen|nehmen)|ob (?:ich (?:\p{L}+ ){0,4}gut war|mein\p{Ll}* Antworten (?:\p{L}+ ){0,3}(?:gut|richtig|okay|ok) waren|ich (?:das|es|alles) (?:\p{L}+ ){0,2}(?:gut|richtig) gemacht habe)/iu;

/** Leaves the whole talk, also out of a role. */
export const LEAVES_TALK =
  /(?<!\p{L})(?:gute nacht|(?:ins|im) bett|schlafen|bis morgen|bis zum nächsten mal|für heute|mit der app|melde mich morgen)(?!\p{L})/iu;

/** "Danke, Ihnen auch!", "Ich freue mich auf Ihren Anruf.": still said to the role, which has just taken leave. */
export const ANSWERS_FAREWELL =
  /(?<!\p{L})(?:[Dd]ank\p{Ll}*|Ihnen|Ihren?|für Sie|freue mich|gleichfalls|ebenso|Anruf|[Ss]chönen|[Bb]is (?:bald|dann|gleich|später))(?!\p{L})|^(?:\P{L}*\p{L}+){1,3}\P{L}*$/u;

/** Questions that an order answers: "Kann ich ein Wasser haben?" */
export const WANTS_ORDER = /(?:trinken|essen|dazu|Nachtisch|bringen|sein)\?|entschieden|Lust\?/u;

/** "Wir sind doch nicht im Restaurant!", "Ich habe nichts reserviert": no role play was wanted. */
export const IS_NO_SCENE =
  /(?<!\p{L})(?:sind|bin|ist|habe?n?|wollten?|meinten?)(?: \p{Ll}+){0,3} (?:nicht(?! mehr)|nichts|kein\p{Ll}*)(?!\p{L})/iu;

export const IS_ALL_ONE = /(?<!\p{L})egal(?!\p{L})/iu;

export const YES_OR_NO = /^(?:Ja|Nein)\b/u;

export const CLAUSE_ENDS = /[,.!?;]| (?:aber|und) /u;

export const NEGATES = /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemand\p{Ll}*|nichts|nix|ohne|nein|nee|nö)(?!\p{L})/iu;

const PLACE =
  "(?:am Bahnhof|bei[mr] (?:Arzt|Ärztin)|in der Praxis|im (?:Restaurant|Café|Hotel|Geschäft|Laden|Vorstellungsgespräch)|auf (?:der|einer) Party|in einem (?:Restaurant|Hotel|Rollenspiel)|im (?:Spiel|Rollenspiel))";

/** "Ich will nicht mehr spielen", "Wir sind nicht am Bahnhof", "Das Spiel war gut.": the learner speaks as themselves again. */
export const LEAVES_ROLE = new RegExp(
  [
    String.raw`(?:will|möchte|mag|wollen|möchten|kann)(?: (?:ich|wir|jetzt|bitte|das|es|hier|eigentlich|auch|lieber|wirklich))* nicht(?: mehr| länger| weiter)* (?:(?:weiter|mit)?spielen|weitermachen|mitmachen)`,
    String.raw`(?:aufhören|aufzuhören|Schluss machen|hör(?:en Sie|t)? (?:bitte |doch |jetzt |endlich )*auf)[^.!?]{0,20}(?:zu spielen|Spielen|Spiel|Rollenspiel)`,
    String.raw`(?:das|dem|diesem|unser|unserem) (?:Rollens|S)piel (?:\p{Ll}+ ){0,3}(?:aufhören|beenden|abbrechen|stoppen|vorbei|zu Ende|aus|fertig|reicht)`,
    String.raw`(?:das|dein|Ihr|unser) (?:Rollens|S)piel (?:war|ist|hat|reicht)`,
    String.raw`(?:beenden|stoppen|lassen|verlassen|unterbrechen|vergessen|brechen) wir (?:(?:jetzt|bitte|lieber|doch|nun|hier|mal|also) )*(?:das|dieses|unser|die|diese) (?:Rollens|S|Rolle|Übung)|Rollenspiel\p{Ll}* (?:\p{Ll}+ ){0,3}(?:heraus|raus|rauskomm|herauskomm|unterbrechen|verlassen|lassen)`,
    String.raw`(?:^|[.!?,] )\W*(?:ich (?:breche?|beende|höre?) (?:das |die |hier |jetzt |nun |es |damit )*(?:hier |jetzt |nun )*(?:(?:Rollenspiel|Spiel|Übung|Gespräch) )?(?:\p{Ll}+ )?(?:ab|auf)(?=\W*$|[.,!])|ich beende (?:das|dieses|die) |ich (?:will|mag|möchte) (?:jetzt |hier |so |das )*nicht mehr(?=\W*$|[.,!]|, )|lass(?:en)? (?:uns|wir|Sie uns) (?:das|es)(?: hier| jetzt| lieber| sein| bleiben)*(?=[.,!]|$))`,
    String.raw`genug (?:gespielt|vom (?:Rollens|S)piel)|(?:Schluss|Ende) (?:mit|vom|von) (?:dem |diesem )?(?:Rollenspiel|Spiel(?:en)?)|kein(?:e|en)? Rollenspiele?(?: mehr)?`,
    String.raw`wir spielen (?:doch |ja |hier |jetzt |gar )*nicht(?: mehr| weiter)*(?=[.!,]|$)|ich spiele? (?:jetzt )?nicht mehr mit`,
    String.raw`die Party ist (?:jetzt |schon |doch |ja |längst )*(?:vorbei|aus|zu Ende)`,
    String.raw`(?:wir sind|ich bin) (?:hier |doch |ja |jetzt |gar |überhaupt )*nicht (?:mehr |wirklich )?${PLACE}`,
    String.raw`das (?:hier )?ist (?:doch |hier |ja )*kein(?:e|en)? (?:Bahnhof|Party|Rollenspiel|Restaurant|Hotel|Vorstellungsgespräch)`,
    String.raw`(?:hä+h?|moment(?: mal)?|wie bitte|wieso|quatsch|was soll das)\W+(?:aber )?(?:ich|wir) hab(?:en?)? (?:doch |gar |hier |ja |überhaupt )*(?:nichts|nirgends|keinen Tisch|keine Reservierung)(?: reserviert| bestellt)?(?!\p{L})`,
    String.raw`wieder (?:ganz )?normal (?:weiter)?(?:reden|sprechen|schreiben)|^\W*(?:(?:so|gut|okay|ok|und|also|nun|danke)[, ]+)*(?:(?:jetzt|bitte|und|nun|dann|lieber)[, ]+)*wieder (?:ganz )?normal(?:,? (?:bitte|jetzt|weiter|okay|ja))*\s*(?:[.!]|$)|(?:lass|lassen Sie) uns normal (?:reden|sprechen|schreiben)`,
    String.raw`^\W*(?:(?:okay|ok|so|gut|also|nein|bitte)[, ]+)*(?:stopp?|abbrechen|schluss|ende|halt|cut|auszeit|time-?out)(?: jetzt| bitte)*\s*(?:[.!]|$)`,
    String.raw`hören wir (?:(?:jetzt|bitte|doch|nun|langsam|mal|hier|damit|lieber) )*(?:mit (?:dem|diesem|unserem) (?:\p{L}+ )?)?(?:(?:Rollens|S)piel )?(?:(?:jetzt|bitte|nun|mal) )*auf(?!\p{L})`,
    String.raw`(?:wir (?:können|könnten|sollten|wollen|sollen|müssen)|(?:können|könnten|sollten|wollen|sollen) wir|(?:kannst|könntest) du|(?:können|könnten) Sie)(?: [^.!?]{0,40})? (?:aufhören|Schluss machen|beenden|abbrechen|stoppen|(?:hier )?enden)(?!\p{L})`,
    String.raw`ich (?:möchte|will|würde|muss)(?: (?:jetzt|hier|bitte|lieber|gern|gerne|nun|damit|kurz|mit dem (?:Rollens|S)piel))* (?:aufhören|Schluss machen|abbrechen|aussteigen)(?! zu (?!spielen))`,
    String.raw`(?:Ende|Schluss) (?:vom|des|der|mit dem) (?:Spiels?|Rollenspiels?|Übung|Szene|Vorstellungsgesprächs?|Interviews?)|(?:Spiel|Rollenspiel|Übung|Szene) (?:jetzt |bitte )?(?:aus|vorbei|zu Ende|beendet|Ende|fertig|stopp)(?!\p{L})`,
    String.raw`(?:jetzt |für heute |das ist )?genug (?:geübt|geprobt|trainiert|Theater|für heute|Rollenspiel)|(?:reicht|genügt)(?: (?:es|das|mir|jetzt|auch))* (?:für heute|mit dem (?:Rollens|S)piel)`,
    String.raw`(?:Besichtigung|Gespräch|Vorstellungsgespräch|Interview|Untersuchung|Arztbesuch|Abendessen|Übung|Szene) (?:ist|sind|wäre) (?:jetzt |nun |damit |somit |hiermit )*(?:vorbei|zu Ende|beendet|fertig)`,
    String.raw`dank\p{Ll}* (?:(?:dir|Ihnen|schön|sehr|herzlich) )*für(?:s| das| unser| dieses| die)? (?:\p{L}+ )?(?:Gespräch|Interview|Rollenspiel|Spiel|Spielen|Übung|Üben|Mitspielen|Unterhaltung)(?=[^?]*$|[^?]*(?:wie war|war ich|wie hab|wie fand|hab\p{L}* ich))`,
    String.raw`ich (?:habe?|hab) (?:jetzt |leider |echt )?keine Lust mehr(?! auf)|ich mache? (?:jetzt |hier |da )*nicht (?:mehr|länger) (?:mit|weiter)|(?:ohne|statt) Rollenspiel|aus der Rolle|(?:die|unsere|meine) Rollen? (?:verlassen|ablegen|beenden)|wieder (?:ich|du|wir|Sie) selbst|zurück (?:zum|zu unserem) (?:\p{L}+ )?Gespräch|(?:wird|ist) (?:mir )?(?:das|es) (?:mir )?(?:\p{Ll}+ )?zu (?:albern|blöd|doof|kindisch|peinlich)|nicht mehr (?:der |die |Ihr |dein )?(?:Kellner|Gast|Patient|Bewerber|Mieter)|(?:Rollens|S)piel [^.!?]{0,30}zu (?:schwer|schwierig|lang|dumm|blöd|langweilig|stressig)`,
    String.raw`(?:lass uns|lassen Sie uns|können wir|könnten wir|wollen wir|ich (?:möchte|will|würde)) [^.!?]{0,30}(?:wieder|lieber|normal|etwas anderes|was anderes|etwas anderem)(?: [^.!?]{0,30})? (?:reden|sprechen|plaudern|unterhalten|machen)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** What a step must not ask when the message has just said it. */
export const STEP_ANSWERED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bSeit wann\b|\bWie lange haben/u,
    /(?<!\p{L})(?:seit|gestern|heute|Tage?n?|Wochen?|Monaten?|impf\p{Ll}*|Rezept|Krankschreibung|Attest|Kontrolle)(?!\p{L})/iu,
  ],
  [
    /\bWo tut es weh\b/u,
    /(?<!\p{L})(?:weh|Husten|Schnupfen|erkält\p{Ll}*|Grippe|Allergie|müde|schlafen?|schlecht|Impf\p{Ll}*|Rezept|Krankschreibung|Attest|Kontrolle)(?!\p{L})|schmerz|Zahn/iu,
  ],
  [
    /\bwie viele Personen\b|\bwie vielen Personen\b|\bWer zieht\b/iu,
    /(?<!\p{L})(?:(?:\d+|eine|zwei|drei|vier|fünf|sechs) (?:Person|Personen|Leute|Tickets|Fahrkarten|Erwachsene)|(?:für|nur) (?:mich|uns)|allein|alleine|zu (?:zweit|dritt|viert)|wir (?:sind|wären)|nur ich|mit mein\p{Ll}+ (?:Frau|Mann|Freund\p{Ll}*|Familie|Kind\p{Ll}*|Sohn|Tochter|Partner\p{Ll}*|Katze|Hund))(?!\p{L})/iu,
  ],
  [
    /\bWann möcht/u,
    /(?<!\p{L})(?:heute|morgen|übermorgen|jetzt|sofort|gleich|um \p{L}+|um \d+|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|nächste \p{L}+)(?!\p{L})/iu,
  ],
  [/\bWann müssen\b/u, /(?<!\p{L})(?:spätestens|muss (?:\p{L}+ ){0,4}(?:um|bis)|bis (?:um )?\d+)(?!\p{L})/iu],
  [/\bam Fenster oder\b/u, /(?<!\p{L})(?:Fenster|Fensterplatz|Gang)(?!\p{L})/iu],
  [/\bbezahlen(?:\?|:)/u, /(?<!\p{L})(?:mit (?:der |meiner )?(?:Karte|Kreditkarte|EC-Karte)|bar|Bargeld)(?!\p{L})/iu],
  [
    /\btrinken(?: bringen| sein)?\?/u,
    /(?<!\p{L})(?:\p{L}*(?:wasser|bier|wein|saft|schorle|tee|kaffee|cola|limo|limonade)|Cappuccino|Espresso|Sprite|Fanta)(?!\p{L})/iu,
  ],
  [/\bNachtisch\b/u, /(?<!\p{L})(?:Nachtisch|Dessert|Kuchen|Eis|satt|Rechnung|zahlen|bezahlen)(?!\p{L})/iu],
  [
    /\bAllergien\b|\bUnverträglichkeiten\b|\bWelche Zutaten\b/u,
    /allergi|verträg|vertrage|vegan|vegetari|laktose|gluten/iu,
  ],
  [
    /\bWelche Lösung\b|\bwiedergutmachen\b/u,
    /(?<!\p{L})(?:gar nichts|vorzüglich|hervorragend|zufrieden|alles (?:war )?(?:gut|bestens|perfekt|in Ordnung))(?!\p{L})/iu,
  ],
  [/\bMedikamente\b/u, /Medikament|Tablette|Ibuprofen|Aspirin|Paracetamol|Antibiotik/iu],
  [/\bErmäßigung\b/u, /Bahncard|Ermäßigung|Student/iu],
  [/\bGepäck\b/u, /(?<!\p{L})(?:Koffer|Gepäck|Rucksack|Taschen?)(?!\p{L})/iu],
  [
    /\bberuflich\b|\bvon Beruf\b/u,
    /(?<!\p{L})ich (?:arbeite|bin) (?:\p{L}+ )?(?:als|bei|in) |von Beruf|(?<!\p{L})ich bin (?:\p{Ll}+ )?\p{L}{3,}(?:er|erin|eur|eurin|ist|istin|ent|entin|arzt|ärztin|mann|frau|kraft|koch|köchin|pfleger)(?!\p{L})/iu,
  ],
  [/\bWelche Sprachen\b/u, /(?<!\p{L})(?:ich )?spreche (?:\p{Ll}+ ){0,3}\p{L}+sch(?!\p{L})/iu],
  [/\bGehalt\b/u, /(?<!\p{L})(?:Gehalt|Euro|brutto|netto|Tarif)(?!\p{L})/iu],
  [/\bWarum (?:ziehen|zieh)/u, /(?<!\p{L})(?:weil|wegen|Mitbewohner|umziehen|ausziehen|gekündigt)/iu],
  [
    /\bAb wann\b|\bWann können Sie arbeiten\b/u,
    /(?<!\p{L})(?:ab (?:dem |nächste[nmrs]? )?\p{L}+|sofort|jederzeit|nächste[nrs]? (?:Monat|Woche|Jahr)|(?:im|Anfang|Mitte|Ende) (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))(?!\p{L})/iu,
  ],
  [/\bWas trin(?:kst du|ken Sie) da\b/u, /(?<!\p{L})(?:trinke|Bier|Wein|Wasser|Saft|Cola|Sekt)(?!\p{L})/iu],
];

/** "Kann ich einen Kaffee haben?" is an order, not a question. */
export const ORDERS =
  /\b(?:kann|könnte|darf|dürfte|hätte|können|könnten|dürfen|hätten) (?:ich|wir)\b(?![^?]*(?:karte|rechnung|zahlen|tisch))/iu;

/** After "Welche Fragen haben Sie?", a question is the answer. */
export const INVITES_QUESTIONS =
  /\b(?:Fragen?|wissen|unklar|fehlt noch|noch wichtig|noch sprechen|nicht klar|zu klären)\b/u;

/** "Und du?" */
export const RETURNS = /^\W*und (?:du|sie|dir|ihnen|bei dir|bei ihnen)\W*$/iu;
