import type { Near } from "../near.ts";
import type { MatterId } from "./near.ts";

/** What counts as a matter at C1 and C2 instead of, or besides, what `MATTERS` says of it. */
export interface Closer {
  says?: RegExp;
  unless?: RegExp;
  /** The same of the whole message: its sentences are read clause by clause. */
  beside?: RegExp;
  /** How far from the end of a message it may stand: not only in its last sentence. */
  from?: "last two" | "anywhere";
  /** Asked in a hard time as well. */
  grave?: true;
}

/** Nobody is asked about hobbies, plans and views beside this. */
export const GRAVE =
  /\b(?:gestorben\p{L}*|verstorben\p{L}*|Tod(?:es\p{L}*)?|tot|tote[nr]?|Beerdigung|Begräbnis|Grab|Friedhof|Trauer|Krebs|Diagnose|Tumor|Chemo\p{L}*|Schlaganfall|Herzinfarkt|Demenz|dement|Alzheimer|Parkinson|Burnout|Depression\p{L}*|Klinik|Krankenhaus|Intensivstation|Hospiz|Palliativ\p{L}*|Fehlgeburt|Krieg|Bomben|Front|Flucht|geflohen|Hausbrand|überfallen|Unfall|ausgegrenzt|gemobbt|Mobbing|gehänselt|Insolvenz|(?:sich|mich|mir) nicht mehr sicher|geschluchzt|geweint|gekränkt|verletzt|verlassen)\b/iu;

/**
 * At C1 and C2, a message has several sentences, and a listener takes up where it ends: a matter counts in the last sentence alone if
 * nothing else is said here. The shape of the clause tells what was done by whom.
 */
export const CLOSER: Readonly<Partial<Record<MatterId, Closer>>> = {
  "business-plan": { from: "anywhere" },
  appointment: {
    unless: /\b(?:Neurolog\p{L}*|\p{L}+log(?:e|en|in)|\p{L}*ärzt\p{L}*|Doktor\p{L}*|Praxis|Untersuchung)\b/iu,
  },
  resigned: { from: "anywhere" },
  "thinks-of-quitting": { from: "anywhere" },
  applied: { from: "anywhere" },
  "interview-coming": { from: "anywhere" },
  "interview-was": { from: "anywhere" },
  "job-search": { from: "anywhere" },
  "new-job": { from: "last two" },
  overtime: { from: "last two" },
  deadline: {
    says: /\b(?:(?:Abgabe|Abgabetermin|Abgabefrist|Deadline|Frist)(?=[ ,.!]))\b/u,
    unless: /\b(?:Kündigungsfrist|abgelaufen|abgegeben|verpasst|versäumt|verstrichen|früher|damals|war|Jahre)\b/iu,
  },
  "presentation-coming": {
    says: /\b(?:(?:halte|halten|muss|soll|präsentiere|habe)[^.!?]*(?:Präsentation|Vortrag|Referat|(?:die|eine) Rede)|(?:mein|unser)\p{Ll}* (?:\p{L}+ )?(?:Präsentation|Vortrag|Referat|Auftritt|Konzert|Premiere))\b/iu,
  },
  "boss-does": { from: "last two" },
  "boss-said": { unless: /\b(?:untersagt|zugesagt|abgesagt)\b/iu },
  "colleague-does": { from: "last two" },
  promotion: {
    says: /\b(?:(?:bin|wurde|werde) (?:ich )?(?:\p{L}+ ){0,5}befördert|Gehaltserhöhung|(?:bekomme|habe|übernehme|bekommen) (?:ich )?(?:\p{L}+ ){0,3}mehr (?:Gehalt|Verantwortung))\b/iu,
    unless: /\b(?:leider|abgeschafft|anderer|andere|andern|statt|verweigert|kein\p{L}*)\b/iu,
  },
  "self-employed": { from: "last two" },
  "exam-was": {
    says: /\b(?:(?:Prüfung|Klausur|Examen|\p{L}+prüfung) [^.!?]*(?:geschrieben|gehabt|gemacht|abgelegt|hinter mir)|Prüfung (?:war|lief))\b/iu,
  },
  "exam-coming": {
    says: /\b(?:(?:vor|für) (?:der|die|meiner|meine) (?:\p{L}+ )?(?:\p{L}+prüfung|Prüfung|Klausur)(?:en)?|(?:habe|schreibe|mache) (?:ich )?(?:\p{L}+ ){0,4}(?:meine|eine|die) (?:\p{L}+ )?(?:\p{L}+prüfung|Prüfung|Klausur))\b/iu,
  },
  thesis: { from: "anywhere" },
  "child-school": {
    from: "last two",
    beside: /\b(?:Gruppe\p{L}*|Toilette|weint|allein|Angst|ausgelacht|sitzen ?geblieben)\b/iu,
  },
  "relative-said": {
    says: /\b(?:(?:Mann|Frau|Freund|Freundin|Partner|Partnerin|Mutter|Vater|Eltern|Schwester|Bruder|Oma|Opa|Mama|Papa|Sohn|Tochter|Cousine?) (?:\p{L}+ ){0,3}(?:sagt|meint|findet|behauptet|sagen|meinen|finden)(?=,| dass))\b/iu,
  },
  "relative-said-past": {
    says: /\b(?:(?:Mann|Frau|Freund|Freundin|Partner|Partnerin|Mutter|Vater|Eltern|Schwester|Bruder|Oma|Opa|Mama|Papa|Sohn|Tochter|Nachbar(?:in)?|Mitbewohner(?:in)?|Vermieter(?:in)?) (?:\p{L}+ ){0,3}(?:mich|mir) [^.!?,]*(?:gesagt|gefragt|vorgeschlagen)|(?:hat|haben) (?:mich|mir) (?:mein\p{Ll}*|unser\p{Ll}*) (?:\p{L}+ )?(?:Mann|Frau|Freund|Freundin|Mutter|Vater|Eltern|Schwester|Bruder|Sohn|Tochter|Nachbar(?:in)?|Mitbewohner(?:in)?|Vermieter(?:in)?) [^.!?,]*(?:gesagt|gefragt|vorgeschlagen))\b/iu,
  },
  "moving-coming": {
    says: /\b(?:(?:ziehe|ziehen) (?:ich |wir )?(?:\p{L}+ ){0,6}(?:um(?=[,.!]| und| weil)|zusammen|in (?:eine|die) (?:\p{L}+ )?(?:Wohnung|Stadt)|aufs Land)|umziehen|umzuziehen|Umzug)\b/iu,
    from: "last two",
  },
  moved: { from: "last two" },
  "flat-search": { from: "anywhere", unless: /\b(?:gefunden|Zusage|unterschrieben)\b/iu },
  renovating: { unless: /\b(?:gestern|hat|hatte|hatten|wurden?|war|früher|damals)\b/iu, from: "last two" },
  handyman: {
    says: /\b(?:(?:Der|der|Ein|ein|Die|die) (?:Handwerker|Klempner|Installateur|Elektriker|Techniker|Maler)(?:in)? (?:kam|kamen|war|waren|hat|haben|sollte|wollte|kommt|kommen|ist|sind)|(?:war|waren|kam|kamen) (?:der|die|ein|eine) (?:Handwerker|Klempner|Installateur|Elektriker|Techniker|Maler)(?:in)?)\b/u,
    unless: /\b(?:Betrieb|Firma|Diplom|Schwager|Sohn)\b/iu,
    from: "last two",
  },
  broken: { unless: /\b(?:ersetzt|neue[nrs]?|gekauft|waren)\b/iu },
  neighbors: { from: "last two" },
  noise: { from: "last two" },
  rent: { from: "last two" },
  landlord: { from: "last two" },
  "office-visit": {
    says: /\b(?:(?:Amt|Ausländerbehörde|Behörden?|Bürgeramt|Finanzamt|Jobcenter|Standesamt|Einwohnermeldeamt|Arbeitsamt|Bürgerbüro)[^.!?]*(?:Antrag|Nachweis\p{L}*|Unterlagen|Formular\p{L}*|verlangt|abgelehnt|bewilligt|zuständig|Termin|Bescheid|Bearbeitung|eingereicht|\p{L}*urkunde)|(?:Antrag|Nachweis\p{L}*|Unterlagen|Formular\p{L}*|Termin|Bescheid|\p{L}*urkunde)[^.!?]*(?:Amt|\p{L}+amt|\p{L}*behörde|Jobcenter|Bürgerbüro))\b/iu,
    from: "last two",
  },
  forms: { unless: /\b(?:hielt|halte|hält|wie ein\p{L}*|klingt|bewilligt|genehmigt)\b/iu },
  "doctor-was": {
    says: /\b(?:(?:war|bin) (?:ich )?(?:\p{L}+ ){0,4}(?:beim|zum|bei der|zur) (?:\p{L}*arzt|\p{L}*ärztin)|ich (?:\p{L}+ ){0,3}untersucht worden)\b/iu,
    unless: /\b(?:Notfall|angeben|krankgeschrieben|als Kind)\b/iu,
  },
  ill: {
    says: /\b(?:(?:ich bin|bin ich|ich liege|liege ich|ich habe|habe ich) (?:\p{L}+ ){0,5}(?:erkältet|krank|krankgeschrieben|(?:eine |die )?(?:Grippe|Erkältung)|Fieber))\b/iu,
    unless: /\b(?:Burnout|Erschöpfung|Wochen|Monate\p{L}*|seelisch|psychisch)\b/iu,
  },
  pain: { grave: true, from: "last two" },
  "sleep-bad": { grave: true },
  tired: { grave: true },
  stress: { grave: true },
  injured: { from: "last two" },
  "hobby-made": {
    says: /\b(?:(?:ich|wir) (?:\p{L}+ ){0,2}(?:töpfere|töpfern|stricke|stricken|häkle|häkeln|nähe|nähen|bastle|basteln|schnitze|schnitzen|zeichne|zeichnen|tischlere|tischlern)|(?:töpfere|stricke|häkle|nähe|bastle|schnitze|zeichne|tischlere) ich|(?:male ich|ich male) (?:seit|gern|am liebsten|Aquarell\p{L}*|Bilder|in Öl|Landschaften|Porträts))\b/iu,
  },
  instrument: { from: "last two", unless: /\b(?:früher|als Kind|damals|gespielt|verkauft)\b/iu },
  "choir-band": {
    says: /\b(?:(?:singe|singen|spiele|spielen|probe|proben|bin) (?:ich |wir )?[^.!?,]*(?:Chor|Orchester|Band|\p{L}+chor|Quartett|Ensemble)|(?:mein|unser)\p{Ll}* (?:\p{L}+ )?(?:Chor|Orchester|Band))\b/iu,
    unless: /\b(?:Abschied|verlassen|aufgelöst|geplatzt|gehört)\b/iu,
    from: "last two",
  },
  cooking: {
    says: /\b(?:fermentiere|(?:koche|backe|kochen|backen|grille|grillen) (?:ich |wir )?(?:\p{L}+ ){0,3}(?:gern|gerne|oft|immer|jeden|leidenschaftlich|am liebsten|meistens|selbst|seit)|(?:Am liebsten|Meistens|Sonntags|Samstags|Abends) (?:koche|backe|kochen|backen) (?:ich|wir))\b/iu,
    unless: /\b(?:zu viel|zu wenig|schlecht|schlampig|muss|müssen|allein\p{L}*|Mokka|Kaffee|Tee|Eier)\b/iu,
  },
  restaurant: { unless: /\b(?:ohne|leider|nie wieder)\b/iu },
  commute: { from: "last two" },
  "trip-was": {
    says: /\b(?:(?:bin|sind|war|waren) (?:ich |wir )?[^.!?,]*(?:Urlaub|auf Reisen|Städtereise|Rundreise|Kreuzfahrt|Radtour|Wanderung|Roadtrip|(?<!\p{L})gereist|verreist|gezeltet|geflogen))\b/iu,
    unless: /\b(?:Zug|Flug|verspätet|gestrandet)\b/iu,
    from: "last two",
  },
  bought: { unless: /\b(?:besorgt|Grammatik|Brötchen|Vertrauen)\b/iu },
  car: { unless: /\b(?:falsch\p{L}*|fremd\p{L}*|vom Autofahren)\b/iu },
  bike: {
    says: /\b(?:(?:fahre|fahren|radle|radeln|trainiere|trainieren) (?:ich |wir )?[^.!?,]*(?:mit dem (?:Fahrrad|Rad|Rennrad|E-Bike)|Fahrrad|Rennrad|Rad|Mountainbike)|(?:mit dem (?:Fahrrad|Rad)) (?:fahre|fahren))\b/iu,
    from: "last two",
  },
  pet: { from: "last two" },
  "animal-seen": { unless: /\b(?:Bademantel|Alarm\p{L}*|Netz|Stofftier)\b/iu },
  garden: {
    says: /\b(?:(?:mein|unser)\p{Ll}* (?:\p{Ll}+ )?(?:Schreber|Gemüse|Klein|Kräuter|Vor|Dach)?garten|(?:ich|wir) (?:\p{L}+ ){0,3}(?:pflanze|pflanzen|ernte|ernten|säe|säen)|(?:gärtnere|gärtnern))\b/iu,
    unless: /\b(?:Hund|Katze\p{L}*|stand|lag|versteckt|gefeiert)\b/iu,
  },
  "book-club": { says: /\b(?:Buchclub|Lesekreis|Literaturkreis)\b/iu, from: "last two" },
  reading: { unless: /\b(?:kein\p{L}*|Figuren|Reclam\p{L}*|zugeschlagen|weggelegt)\b/iu },
  concert: { unless: /\b(?:eingeschlafen|Träume|Brille|Handy|Magen|gestört|Behörde)\b/iu },
  news: {
    beside: /\b(?:Heimat|Bruder|Schwester|Eltern|Familie|Proteste?n?|Krieg|verhaftet|Kind\p{L}*)\b/iu,
  },
  "phone-use": { unless: /\b(?:mein Konto|Kind\p{L}*|Sohn|Tochter|Enkel\p{L}*)\b/iu },
  ai: {
    beside: /\b(?:Theater|Faust|Film|Roman|Stück|verloren|verdrängt|ersetzt|gekündigt|Kunden)\b/iu,
  },
  "german-learning": {
    says: /\b(?:(?:lerne|spreche|übe|verstehe|lernen|sprechen) (?:ich |wir )?(?:\p{L}+ ){0,5}(?:Deutsch|Dialekt|Bairisch|Schwäbisch|Schweizerdeutsch|Plattdeutsch)|(?:mein|meinem) Deutsch|auf Deutsch (?:\p{L}+ ){0,4}(?:denke|träume|spreche|schreibe|fluche))\b/iu,
    unless: /\b(?:Sie|du|dein\p{L}*|Frage|Unterschied)\b/u,
  },
  "word-liked": {
    says: /\b(?:(?:[Dd]as|[Dd]ieses|[Mm]ein) (?:deutsche )?(?:Wort|Sprichwort|Lieblingswort|Redewendung) [„"»]?\p{L}+[“"«]? (?:\p{L}+ ){0,4}(?:ist|war|mag|gefällt|liebe|klingt)|[Mm]ein Lieblingswort)\b/u,
    unless: /\b(?:Wand|prangt|falsch|nicht)\b/iu,
  },
  lonely: { grave: true },
  homesick: { grave: true, unless: /\b(?:etwas, wenn|nichts, wenn)\b/iu },
  quarrel: { grave: true, beside: /\b(?:gelacht|Lachen|lachen|Witz|Kuckucksuhr)\b/iu },
  "made-up": { grave: true },
  separated: { grave: true, unless: /\b(?:getrennt voneinander|voneinander getrennt|Müll)\b/iu },
  dating: { from: "last two" },
  "contact-lost": {
    says: /\b(?:Kontakt (?:verloren|abgebrochen)|Funkstille|aus den Augen verloren|auseinandergelebt)\b/iu,
    grave: true,
  },
  party: {
    says: /\b(?:(?:Party|Feier|(?:das|ein|dem|einem|unser|unserem|zum|beim) Fest|Geburtstagsfeier|Geburtstagsparty|Sommerfest|Weihnachtsfeier|Betriebsfeier|Grillabend|Einweihung\p{L}*|Silvester)[^.!?]*(?:war|waren|gefeiert|getanzt|gegangen|gewesen|gemacht|organisiert))\b/iu,
  },
  wedding: { beside: /\b(?:Rede|seit|reden|Exfreund\p{L}*|Exmann\p{L}*|Ex|verschoben|abgesagt|Aufgebot)\b/iu },
  gift: {
    says: /\b(?:(?:hat|haben) (?:mir|uns)[^.!?]*geschenkt|(?:mir|uns) (?:hat|haben)[^.!?]*geschenkt|(?:hat|haben) (?:\p{L}+ ){0,4}(?:mir|uns) [^.!?]*geschenkt)\b/iu,
    unless: /\b(?:gehört|Gehör|Leben|Zeit|Aufmerksamkeit|Vertrauen|Ehepaar)\b/iu,
  },
  "mail-got": {
    says: /\b(?:(?:Mail|E-Mail|Brief|Nachricht|Einladung|Zusage|Bescheid|Postkarte)[^.!?]*(?:bekommen|gekommen|erhalten|gekriegt|angekommen|im Briefkasten)|(?:Bescheid|Zusage|Brief) (?:ist|war) (?:\p{L}+ )?da)\b/iu,
    from: "last two",
  },
  waiting: {
    says: /\b(?:ich warte|warte ich|wir warten|warten wir|ich stehe (?:\p{L}+ ){0,3}auf der Warteliste)\b/iu,
    from: "last two",
  },
  "found-thing": { unless: /\b(?:keine?n?|nie|niemand)\b/iu },
  forgot: { unless: /\b(?:Petersilie|habe ich vergessen$)\b/iu },
  misunderstanding: { says: /\b(?:missverstanden|Missverständnis\p{L}*|falsch verstanden)\b/iu },
  "decision-open": { unless: /\b(?:lachen oder|heulen|weinen)\b/iu, from: "last two" },
  decided: { from: "last two" },
  regret: { grave: true, from: "last two" },
  memory: { unless: /\b(?:nicht|kaum)\b/iu },
  habit: {
    says: /\b(?:(?:(?:trinke|lese|schreibe|meditiere|dusche|bade|höre|laufe|jogge|gehe) ich (?:\p{L}+ ){0,4}(?:jeden|jede) (?:Morgen|Abend|Tag|Sonntag|Samstag|Nacht)|(?:jeden|jede) (?:Morgen|Abend|Tag|Sonntag|Samstag) (?:trinke|lese|schreibe|meditiere|dusche|bade|höre|laufe|jogge|gehe|mache) ich|ich (?:trinke|lese|schreibe|meditiere|dusche|bade|höre|laufe|jogge) (?:\p{L}+ ){0,4}(?:jeden|jede) (?:Morgen|Abend|Tag|Sonntag|Samstag|Nacht))|mein\p{L}* (?:\p{L}+ )?(?:Gewohnheit|Angewohnheit|Ritual))\b/iu,
  },
  weather: {
    says: /\b(?:(?:regnet|schneit|stürmt|hagelt)|(?:diese|die) Hitze|Hitzewelle|Dauerregen)\b/iu,
    unless: /\b(?:wenn|falls|weniger|gestern|damals|früher|als)\b/iu,
  },
  nature: {
    says: /\b(?:(?:gehe|gehen|wandere|wandern|spaziere|spazieren) (?:ich |wir )?[^.!?,]*(?:wandern|spazieren(?! geführt)|im Wald|in den Wald|in die Berge|durch den Wald)|(?:wandere|zelte) (?:gern|oft|am liebsten|jede\p{Ll}*)|(?:wandere|spaziere|zelte) ich [^.!?,]*(?:Wald|Wälder|Berge\p{Ll}*|Alpen|Park|Fluss|Felder|Strand|Natur|Wiesen|am See|am Meer))\b/iu,
  },
  swimming: {
    says: /\b(?:(?:ich|wir) (?:\p{L}+ )?(?:schwimme|schwimmen|tauche|tauchen|rudere|rudern|segle|segeln|surfe|surfen)|(?:schwimme|rudere|tauche|segle|surfe) ich|(?:schwimmen|rudern|segeln|tauchen|surfen) wir)\b/iu,
    unless: /\b(?:auf|unter|im Geld)\b(?=[.!]?$)/iu,
    from: "last two",
  },
  failed: { grave: true },
  luck: { unless: /\b(?:zufällig|Freund|nicht übel|zum Glück)\b/iu },
  "first-time": { unless: /\b(?:zum (?:aller)?ersten Mal (?:seit|wieder)|wieder|geworden|hat|Krawatte|nicht|nie)\b/iu },
  "helped-somebody": { grave: true },
  patients: {
    says: /\b(?:(?:ein|eine|eines|einem|einer|mein\p{Ll}*|den|die|unser\p{Ll}*) (?:\p{L}+ )?Patient(?:in|en|innen)?|ich pflege (?:\p{L}+ ){0,4}(?:Sterbende|Patienten|alte Menschen))\b/iu,
    beside: /\b(?:Wasserschaden|Eimer\p{L}*|Bildschirm|Akten|Flur)\b/iu,
    from: "last two",
  },
  teaching: { beside: /\b(?:Stimme|Ärztin|Arzt|\p{L}*ärztin|\p{L}*arzt|krank\p{L}*|erschöpft|gekündigt)\b/iu },
  chores: { unless: /\b(?:teilen|aufgeteilt|Umschulung)\b/iu },
  tradition: {
    says: /\b(?:(?:eine|unsere|meine|die|alte|diese[rn]?) (?:\p{L}+ )?(?:Traditionen|Tradition|Bräuche)|(?:ein|unser|der|dieser) (?:\p{L}+ )?Brauch|(?:feiere|feiern) (?:ich |wir )?(?:\p{L}+ ){0,4}(?:Weihnachten|Ostern|Ramadan|Zuckerfest|Karneval|Fasching|Neujahr|Diwali|Nikolaus))\b/iu,
    unless: /\b(?:keine|Restaurant|Gasthaus|gebrauch\p{L}*)\b/iu,
  },
  games: { from: "last two" },
  "health-change": { unless: /\b(?:Nacken|verrissen|Diagnose|gezerrt)\b/iu },
  "idea-project": { unless: /\b(?:Spielplan|begraben|Idee von|keine Idee|(?:gute|dumme) Idee)\b/iu },
  annoyed: { from: "last two" },
  afraid: { grave: true, from: "last two" },
  criticized: {
    says: /\b(?:(?:mich|mir) (?:\p{L}+ ){0,6}(?:kritisiert|Vorwürfe gemacht|(?:einen|den) Vorwurf gemacht|beschuldigt|bloßgestellt|ungerecht behandelt|unfair behandelt))\b/iu,
    from: "last two",
  },
  mistake: {
    says: /\b(?:(?:habe|hab|haben|bin) (?:ich |wir )?(?:\p{L}+ ){0,6}(?:aus Versehen|versehentlich)|(?:aus Versehen|versehentlich) (?:habe|hab) ich|mich (?:geirrt|vertan|verrechnet|verschrieben)|(?:einen|meinen|den) (?:\p{L}+ )?Fehler (?:gemacht|bemerkt|gemeldet))\b/iu,
    unless: /\b(?:ausgesperrt|gefahren|gelaufen|Endstation|Hausmeister|du|Sie haben sich)\b/u,
    from: "anywhere",
  },
  "grandparents-story": { unless: /\b(?:wollten?|Mitglied|Nummer|Uhr|Armbanduhr|Euro)\b/iu },
  "somebody-told": {
    says: /\b(?:(?:hat|haben) (?:mir|uns)[^.!?]*(?:erzählt|verraten|gestanden|anvertraut))\b/iu,
    unless: /\b(?:werden wollten?|immer|jede\p{L}*|als Kind\p{L}*|uns Kindern|getrennt|früher)\b/iu,
  },
  "got-lost": {
    says: /\b(?:mich|uns) (?:\p{L}+ ){0,5}(?:verlaufen|verirrt|verfahren)\b/iu,
    unless: /\b(?:im Leben|in der Sprache)\b/iu,
  },
  "fed-up": { grave: true },
  closing: {
    unless:
      /\b(?:Karten|abgerissen|abreißen|eingestellt|seit|geschlossene?[nrs]?|Cousin|Bruder|Freund\p{L}*|(?:schließe|schließen) (?:ich|wir|sie sich)|angeblich geschlossen)\b/iu,
    from: "last two",
  },
  secret: {
    says: /\b(?:(?:k?ein|mein|ihr|unser)\p{Ll}{0,2} (?:\p{L}+ )?Geheimnis|(?:weiß|wissen) (?:\p{L}+ )?(?:noch )?nichts davon|niemand weiß|niemandem erzählt)\b/iu,
    unless: /\b(?:hat|hatte|damals|früher|Erfolgs\p{L}*|Rezept\p{L}*|Geheimnis (?:ist|bleibt|des|der))\b/iu,
  },
  "not-asked": { grave: true, from: "anywhere" },
  collecting: {
    unless: /\b(?:Belege|Beweise|Indizien|Argumente|Mut|Kraft|Stimmen|Zitate|Spuren|Ausreden|Kuriosa|Fehler)\b/iu,
  },
  "met-stranger": { unless: /^(?![^]*\b(?:ich|mir|mich|uns|wir)\b)/iu, from: "last two" },
  job: {
    unless:
      /\b(?:pflege (?:\p{L}+ ){0,3}(?:Schwieger\p{L}*|Mutter|Vater|Mann|Frau|Eltern|Kontakte?|Garten)|zu Hause)\b/iu,
    from: "last two",
  },
  cried: { unless: /\b(?:Schweinehund|Himmel|Geige|Säge|ich)\b/iu },
  supposes: {
    says: /\b(?:[Ii]ch (?:glaube|vermute)|(?:glaube|vermute) ich)(?: \p{Ll}+){0,3}(?=,| dass|$)|\b[Ii]ch vermute dahinter\b|\bhabe (?:\p{Ll}+ ){0,2}den (?:Verdacht|Eindruck)(?=,| dass|$)/u,
    beside: /\b(?:glaube|vermute|Eindruck|Verdacht)(?: ich)?, (?:dass )?(?:ich|du|Sie|mir|mich|ja|schon|doch)\b/u,
    unless: /\b(?:geirrt|Irrtum|Krebs|krank|heimlich)\b|, (?:dass )?(?:du|Sie|ich|mir|mich|ja|schon)\b/u,
  },
  "wanted-to-be": {
    says: /\b(?:(?:wollte|wollten) (?:\p{L}+ ){0,4}(?:werden|zeichnen|Musik machen|studieren|auswandern)|(?:werden|studieren|auswandern) (?:wollte|wollten))\b/iu,
  },
  "dream-life": {
    says: /\b(?:träume (?:davon|von)|mein (?:großer )?(?:Traum|Wunsch) (?:ist|wäre)|Lebenstraum|wollte ich schon immer|(?:will|möchte|werde|würde) [^.!?]*eines Tages|eines Tages (?:will|möchte|werde|würde)|am liebsten hätte ich (?:ein|eine|einen)|am liebsten würde ich)\b/iu,
    from: "last two",
  },
  changed: {
    says: /\b(?:(?:hat|habe|haben) (?:ich )?(?:mich|sich) (?:\p{L}+ ){0,6}verändert)\b/iu,
    unless: /\b(?:nicht|kaum|wenig|nichts)\b/iu,
  },
  sang: { unless: /\b(?:Abschied|geschluchzt|allein)\b/iu },
};

/** Nothing is asked at C1 and C2 about a sentence of which no more is known than that somebody laughed. */
export const NEVER_AT_C: ReadonlySet<MatterId> = new Set(["laughed"]);

/** What only C1 and C2 are asked about: what they say of a view, an insight, a scruple. Tested after all of `MATTERS`. */
export const MATTERS_OF_C = [
  {
    id: "told-somebody",
    of: "learner",
    when: "past",
    says: /\b(?:(?:habe|hab) (?:ich )?(?:ihm|ihr|ihnen|meine[rmn]|unsere[rmn]|dem|der) (?:\p{L}+ ){0,5}(?:gesagt|gestanden|gebeichtet|mitgeteilt|vorgeschlagen|angeboten|erklärt)(?=,| dass))\b/iu,
    unless: /\b(?:aber|darauf|daraufhin|immer|früher|damals)\b/iu,
    from: "last two",
  },
  {
    id: "asked-me",
    of: "others",
    when: "past",
    always: true,
    says: /\b(?:(?:hat|haben) (?:mich|uns) (?:\p{L}+ ){0,6}gefragt, (?:ob|wie|was|warum|wann|wo|woher|wer|wen|aus)|(?:wollte|wollten) (?:von (?:mir|uns) )?wissen, (?:ob|wie|was|warum|wann|wo|woher))\b/iu,
    unless: /\b(?:ich wollte|wollte ich|wollten wir|wir wollten)\b/iu,
  },
  {
    id: "wonders",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:frage ich mich|ich frage mich) (?:\p{L}+ ){0,3}(?:oft|manchmal|seit \p{L}+)|(?:frage ich mich|ich frage mich)(?: \p{L}+){0,3}, (?:ob|warum|wieso|weshalb|was|wie))\b/iu,
  },
  {
    id: "dare-not",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:traue? (?:ich )?mich (?:\p{L}+ ){0,3}nicht|wage (?:ich )?(?:es |kaum )?nicht|(?:bringe|brachte) (?:ich )?(?:es )?(?:\p{L}+ ){0,2}nicht (?:übers Herz|über mich|fertig))\b/iu,
    unless: /\b(?:weil|denn|seit)\b/iu,
  },
  {
    id: "kept-silent",
    of: "learner",
    when: "past",
    always: true,
    says: /\b(?:(?:habe|hab) (?:ich )?(?:es |das |ihm |ihr |ihnen |dazu |aber |bis heute ){0,4}(?:nicht|nie) (?:richtiggestellt|gesagt|erwähnt|verraten|zugegeben|widersprochen|protestiert|nachgefragt|angesprochen)|(?:habe|hab) (?:ich )?(?:\p{L}+ ){0,2}(?:geschwiegen|nichts gesagt|kein Wort gesagt))\b/iu,
    unless: /\b(?:gut so|bewusst|absichtlich|mit Absicht|weil|denn|aus \p{Lu}\p{L}+)\b/u,
  },
  {
    id: "since-then",
    of: "any",
    when: "any",
    always: true,
    says: /(?<=^\W*|[.!?…]["“”»«)]*\s)(?:Seitdem|Seither) (?!(?:ist|sind|hat|haben|habe|bin|war|wurde|wird|weiß|steht)\b)\p{Ll}+[^,.!?]*[.!]?$|(?<=^\W*|[.!?…]["“”»«)]*\s)(?:Er|Sie) (?!(?:ist|hat)\b)\p{Ll}+t (?:seitdem|seither) /u,
    unless: /\b(?:Jahre\p{L}*|Monate\p{L}*|Wochen?|Tage\p{L}*|gestern|heute|nie)\b/iu,
  },
  {
    id: "result-awaited",
    of: "any",
    when: "any",
    always: true,
    grave: true,
    says: /\b(?:(?:Ergebnisse?|Befunde?|Bescheid|Entscheidung|Zusage|Antwort) (?:kommt|kommen|fällt|erfahre ich|bekomme ich|gibt es) (?:\p{L}+ ){0,2}(?:erst|nächste\p{Ll}*|morgen|am|in)|erst (?:im|am|in) \p{L}+ (?:\p{L}+ )?(?:einen )?Termin)\b/iu,
    unless: /\b(?:Paket\p{L}*|Lieferung|Post)\b/iu,
  },
  {
    id: "realized",
    of: "learner",
    when: "past",
    says: /\b(?:(?:habe ich|ich habe) (?:\p{L}+ ){0,3}(?:gemerkt|begriffen|verstanden|erkannt|gelernt|eingesehen),? dass|(?:ist|war) mir (?:\p{L}+ ){0,3}klar(?: geworden)?,? dass)\b/iu,
    unless: /\b(?:nach|seit|damals|dort|plötzlich|als|weil|durch|da|dabei|erst)\b/iu,
  },
  {
    id: "hard-for-me",
    of: "any",
    when: "now",
    says: /\b(?:(?:fällt|fallen) (?:es )?mir (?:\p{L}+ ){0,4}(?:schwer|schwerer|leicht|leichter))\b/iu,
    unless: /\b(?:weil|denn|wegen|daran|seit|nicht)\b/iu,
  },
  {
    id: "bothers",
    of: "any",
    when: "now",
    always: true,
    says: /\b(?:mich (?:stört|ärgert|irritiert)|(?:stört|irritiert) mich)\b/iu,
    unless: /\b(?:nicht|kaum|wenig|Lärm|Schmerz\p{L}*)\b/iu,
  },
  {
    id: "fascinates",
    of: "any",
    when: "now",
    says: /\b(?:mich (?:fasziniert|faszinieren|begeistert|begeistern)|(?:fasziniert|faszinieren) mich)\b/iu,
    unless: /\b(?:weil|denn|wie|dass|daran)\b/iu,
  },
  {
    id: "believed-once",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:als Kind (?:dachte|glaubte) ich|als Kind war ich (?:\p{L}+ )?überzeugt|früher (?:dachte|glaubte) ich)\b/iu,
    unless: /\b(?:aber|heute|inzwischen|jetzt|bis)\b/iu,
  },
  {
    id: "reads-author",
    of: "learner",
    when: "now",
    says: /\b(?:(?:ich lese|lese ich) (?:\p{Ll}+ ){0,2}(?:zurzeit|gerade|momentan|wieder|im Moment) (?:\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+)\b/u,
    unless: /\b(?:Nachrichten|Mail\p{Ll}*|Zeitung\p{Ll}*|kaum|Korrektur)\b/u,
  },
  {
    id: "named-somebody",
    of: "others",
    when: "now",
    says: /(?<=^\W*|[.!?…]["“”»«)]*\s)(?:Er|Sie) heißt \p{Lu}/u,
    unless: /\b(?:Tochter|Sohn|Kind|Enkel\p{L}*|Bruder|Schwester|Hund|Katze|Kater|Mutter|Vater|Baby)\b/iu,
  },
  {
    id: "general-view",
    of: "any",
    when: "any",
    always: true,
    says: /(?<=^\W*|[.!?…]["“”»«)]*\s)(?:Je \p{Ll}+ (?![^.!?]*\b(?:\p{Ll}+ten?|wurde|war|ging|kam)\b)[^.!?]*, (?:desto|umso) (?![^.!?]*\b(?:\p{Ll}+te|wurde|war)\b)|Man (?:unterschätzt|überschätzt|gewöhnt sich an|verwechselt|lernt|hält einander|muss sich|verliert|vergisst)(?=[ ,])(?! ja\b)|(?:Vielleicht|Wahrscheinlich|Vermutlich|Womöglich) (?:ist|sind) (?!(?:er|sie|es|ich|das|mein|meine|dies|unser\p{Ll}*)\b)[\p{L} ]+\p{Lu}\p{Ll}+|Wer [^.!?]*\b(?:nicht|kein\p{Ll}*|nie)\b[^.!?]*, (?!bekommt|kriegt|bringt|muss raus))/u,
    unless: /\b(?:ich|mich|mir|mein\p{L}*|bekanntlich|angeblich|du|Sie|hier|bei uns)\b/u,
  },
] as const satisfies readonly (Near & Pick<Closer, "from" | "grave"> & { id: string })[];

export type MatterOfC = (typeof MATTERS_OF_C)[number]["id"];
