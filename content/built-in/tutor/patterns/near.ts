import type { Near } from "../near.ts";

export const WHY = /\b(?:weil|denn|deshalb|deswegen|wegen|darum|damit|Grund)\b/iu;
/** Why somebody quit, also where they only tell where they went. */
export const WHY_QUIT = new RegExp(
  String.raw`${WHY.source}|\b(?:gezogen|umgezogen|ausgewandert|Fernbeziehung|Umzug|geworden|studier\p{L}*|selbst?ständig)\b`,
  "iu",
);
export const WHEN =
  /\b(?:gestern|heute|morgen|letzte\p{L}*|nächste\p{L}*|am \p{L}+|im \p{L}+|vor \p{L}+|seit|bald|bis|Uhr|um \p{L}+)\b/iu;
export const SINCE =
  /\b(?:seit|seitdem|schon|Jahre\p{L}*|Monate\p{L}*|Wochen|lange|neu\p{L}*|erst|gestern|heute|zum ersten Mal)\b/iu;
export const LONG = /\b(?:Stunden?|Minuten?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|lange?|kurz|bis|ewig|sofort)\b/iu;
export const OFTEN =
  /\b(?:oft|immer|jede\p{L}*|\p{L}*mal|manchmal|meistens|selten|täglich|nie|ständig|dauernd|wieder)\b/iu;
export const WHO = /\b(?:mit|wir|uns|zusammen|allein\p{L}*|gemeinsam)\b/iu;
export const JUDGED =
  /\b(?:schön\p{L}*|toll\p{L}*|gut\p{L}*|super|lecker\p{L}*|schlecht\p{L}*|interessant\p{L}*|langweilig\p{L}*|teuer|wunderbar|schrecklich|furchtbar|anstrengend|spannend|gemütlich|komisch|nett\p{L}*)\b/iu;
export const SAID =
  /\b(?:sagt\p{L}*|sagen|gesagt|mein(?:t|en|te|ten)|gemeint|find(?:et|en)|fand\p{L}*|reagiert|geraten|rät)\b/iu;
export const ANSWERED =
  /\b(?:geantwortet|gedacht|reagiert|ich dachte|dachte ich|(?:ich habe?|ich hab|habe? ich|hab ich) (?:\p{L}+ ){0,3}(?:gesagt|gefragt|gelacht|geschrien|geschwiegen|genickt))\b/iu;
export const FEELS =
  /\b(?:froh|traurig|glücklich|stolz|wütend|erleichtert|enttäuscht|gefreut|freue|Angst|überrascht|berührt|gerührt|ruhig|nervös|müde|geweint|gelacht|fühle\p{L}*|gefühlt|geht es|gut|schlecht)\b/iu;
export const HELPED = /\b(?:hilft|helfen|helfe|geholfen|Hilfe|allein\p{L}*|selbst|selber)\b/iu;

/**
 * What people from B1 on write about, by verb and noun. Where `always` is not set, `says` is tested on what the sentence says to be so:
 * what is denied, wished or supposed is left out. The first matter that fits counts, so the narrower stands before the wider.
 */
export const MATTERS = [
  {
    id: "business-plan",
    of: "learner",
    when: "any",
    says: /\b(?:(?:will|möchte|werde|würde|träume|plane)[^.!?]*(?:Laden|Café|Firma|Restaurant|Geschäft|Praxis|Agentur|Werkstatt)[^.!?]*(?:aufmachen|eröffnen|gründen|übernehmen|aufzumachen|zu eröffnen|zu gründen))\b/iu,
  },
  {
    id: "family-visit",
    of: "own",
    when: "coming",
    says: /\b(?:(?=[^]*\b(?:ich|wir)\b)[^]*(?:fahre|fahren|fliege|fliegen|besuche|besuchen)[^.!?]*(?:Eltern|Familie|Schwiegereltern|Mutter|Vater|Oma|Opa|Großmutter|Bruder|Schwester|Tante|Verwandte\p{L}*))\b/iu,
    unless:
      /\b(?:nebenan|um die Ecke|jeden|jede|oft|immer|einfach|mit (?:mein|unser)\p{L}*|mit (?:der|den|dem|allen|ihrer|seiner) (?:\p{L}+ )?(?:Familie|Eltern|Mutter|Vater|Oma|Opa|Bruder|Schwester|Tante|Verwandten)|mit (?:Mama|Papa|Oma|Opa)|\p{L}*arzt|\p{L}*ärztin|Friedhof|zum Flughafen|zum Bahnhof|Krankenhaus|Beerdigung|Grab|nach Hause|heim|zurück)\b/iu,
  },
  {
    id: "going-out",
    of: "learner",
    when: "coming",
    says: /\b(?:ins (?:Kino|Theater|Museum|Konzert|Stadion)|in die (?:Oper|Ausstellung))\b/iu,
    unless: /\b(?:arbeite|dort|Kasse)\b/iu,
  },
  {
    id: "appointment",
    of: "own",
    when: "any",
    says: /\b(?:Termin (?:bei|mit)|einen Termin)\b/iu,
    unless:
      /\b(?:Haare\p{L}*|Impf\p{L}*|Blut\p{L}*|Kontrolle|Kosmetik\p{L}*|Massage|\p{L}*loge|\p{L}*login|\p{L}*logen|Orthopäd\p{L}*|\p{L}*praxis|Untersuchung|warte\p{L}*|\p{L}*klinik|MRT|Knoten|\p{L}*arzt|\p{L}*ärztin|Therapeut\p{L}*|Physio\p{L}*|Klinik|Werkstatt|abgesagt|verpasst|vergessen|Arzt|Ärztin|Zahnarzt|Friseur\p{L}*|Besichtigung|kein\p{L}* Termin)\b/iu,
  },
  {
    id: "resigned",
    of: "learner",
    when: "past",
    says: /\b(?:(?:habe?|haben) [^.!?]*gekündigt|gekündigt (?:habe?|haben)|hingeschmissen)\b/iu,
    unless:
      /\b(?:Kredit|Bank|Strom\p{L}*|Kurs|Fitnessstudio|ihm|ihr|ihnen|Mitarbeiter\p{L}*|Angestellte\p{L}*|\p{L}*abo\p{L}*|\p{L}*vertrag\p{L}*|mir|uns|Wohnung\p{L}*|Vertrag\p{L}*|Abo\p{L}*|Versicherung\p{L}*|Mitgliedschaft|Handy\p{L}*|Konto|Miet\p{L}*|Zimmer|Studium|hat|wurden?)\b/iu,
  },
  {
    id: "thinks-of-quitting",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:überlege|denke|spiele|möchte|will|würde)(?:n)? [^.!?]*(?:kündigen|Kündigung|hinzuschmeißen|aufzuhören))\b/iu,
    unless:
      /\b(?:\p{L}*abo\p{L}*|\p{L}*vertrag\p{L}*|Sport|Kurs|Studium|Fitnessstudio|Mitgliedschaft|Konto|Fleisch|Zucker|Alkohol|Kaffee|Spielen|Deutsch|Wohnung\p{L}*|Vertrag\p{L}*|Abo\p{L}*|Versicherung\p{L}*|Rauchen|rauchen|trinken|nicht kündigen|nie kündigen|Schluss)\b/iu,
  },
  {
    id: "applied",
    of: "learner",
    when: "past",
    says: /\b(?:(?:mich|uns) [^.!?]*beworben|beworben (?:habe|haben)|Bewerbung (?:ab)?geschickt|Bewerbung geschrieben)\b/iu,
    unless:
      /\b(?:(?!Arbeits)\p{L}*platz|Kita\p{L}*|Master\p{L}*|Bachelor\p{L}*|Visum|Studium|Kurs|Wettbewerb|Programm|Preis|Schule|WG|Zimmer|Studienplatz|Uni|Universität|Stipendium|Wohnung|Absage\p{L}*|abgelehnt|Zusage)\b/iu,
  },
  {
    id: "interview-coming",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:(?:Vorstellungs|Bewerbungs)gespräch\p{L}*|Probetag\p{L}*|Assessment\p{L}*)\b/iu,
    unless:
      /\b(?:war|waren|hatten?|gehabt|gestern|letzte\p{L}*|genannt|gefragt|entfallen|angesprochen|eingeladen worden|früher|heute)\b/iu,
  },
  {
    id: "interview-was",
    of: "own",
    when: "past",
    says: /\b(?:(?:Vorstellungs|Bewerbungs)gespräch\p{L}*)\b/iu,
    unless: /\b(?:genannt|geduzt|eingeladen|Einladung|bekommen|morgen|nächste\p{L}*|gehabt hätte)\b/iu,
  },
  {
    id: "rejected",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:(?:eine|die|nur|viele|zwei|drei|\d+|meine|nächste|weitere|wieder) [^.!?]*Absagen?|abgelehnt (?:worden|haben)|(?:wurde|haben) [^.!?]*abgelehnt)\b/iu,
    unless:
      /\b(?:Angebot|Konzerts?|Flug\p{L}*|Veranstaltung\p{L}*|Visum|Kredit\p{L}*|Urlaub\p{L}*|wir [^.!?]*abgelehnt|ich [^.!?]*abgelehnt|abgelehnt habe ich|Antrag|Vorschlag|Einladung)\b/iu,
  },
  {
    id: "new-job",
    of: "own",
    when: "any",
    says: /\b(?:neue[nrs]? (?:Job|Stelle|Arbeit|Arbeitsplatz)|Stelle (?:bekommen|angenommen)|Job (?:bekommen|angenommen))\b/iu,
    unless:
      /\b(?:Mein(?:e)? (?:Mann|Frau|Freund\p{L}*|Bruder|Schwester|Sohn|Tochter)|nicht bekommen|such\p{L}*|finde\p{L}*|brauch\p{L}*|bewerb\p{L}*|beworben|will|möchte|wünsch\p{L}*|Kolleg\p{L}*)\b/iu,
  },
  {
    id: "job-search",
    of: "learner",
    when: "now",
    says: /\b(?:(?:suche|suchen) [^.!?]*(?:Job|Stelle|Arbeit|Praktikum|Ausbildungsplatz|Nebenjob)|(?:Job|Stellen|Arbeits)suche)\b/iu,
    unless:
      /\b(?:auf der Stelle|jemand\p{L}*|(?:auf|bei|von|für|zur) (?:der |die |meiner |meine )?Arbeit|Kolleg\p{L}*|Mitarbeiter\p{L}*|Parkplatz|Wohnung)\b/iu,
  },
  {
    id: "overtime",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:Überstunden?)\b/iu,
    unless:
      /\b(?:ab(?=[.!]|$)|abfeiern|abbauen|abbummeln|bezahlt|alten|ehemalig\p{L}*|waren|normal|man|kein\p{L}*|nie|ohne)\b/iu,
  },
  {
    id: "home-office",
    of: "learner",
    when: "now",
    says: /\b(?:Home-?office|Home Office|von zu Hause (?:aus )?arbeite\p{L}*|arbeite\p{L}* [^.!?,]*(?:von )?zu Hause)\b/iu,
    unless: /\b(?:Kater|Katze|Meeting|putze|Haushalt|Garten)\b/iu,
  },
  {
    id: "shifts",
    of: "learner",
    when: "now",
    says: /\b(?:Nachtschicht\p{L}*|Frühschicht\p{L}*|Spätschicht\p{L}*|Schichtdienst\p{L}*|Nachtdienst\p{L}*|Spätdienst\p{L}*|Frühdienst\p{L}*|Wochenenddienst\p{L}*)\b/iu,
  },
  {
    id: "deadline",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:Abgabetermin\p{L}*|Deadlines?|Frist|Abgabefrist|Termindruck|Zeitdruck)\b/iu,
    unless:
      /\b(?:abgelaufen|verstrichen|vorbei|verpasst|unter (?:Zeit|Termin)druck (?!steh)[^.!?]*|(?:gut|gern|nie|niemand)[^.!?]*unter (?:Zeit|Termin)druck|Bank|Kredit|ohne|kein\p{L}*|Kündigungsfrist)\b/iu,
  },
  {
    id: "presentation-coming",
    of: "own",
    when: "coming",
    always: true,
    says: /\b(?:Präsentation|Vortrag|Referat|Rede(?! ich| wir)|Auftritt|(?:[Uu]nser|[Mm]ein) (?:\p{L}+ )?Konzert|Prüfung|Premiere|Verteidigung)\b/u,
    unless:
      /\b(?:kein\p{L}* Rede|mein(?:e[rs]?|em) (?:Freund\p{L}*|Tochter|Sohn\p{L}*|Schwester|Bruders?|Mann\p{L}*|Frau)|entspannt|gelassen|schaue|Präsident\p{L}*|Kanzler\p{L}*|Sohn|Tochter|anbieten|Tresen|gehe\p{L}*|sehe\p{L}*|Kino\p{L}*|Film\p{L}*|besuch\p{L}*|Karten?|gehe ich ins|Konzert gehen|ins Konzert|zum Konzert|höre)\b/iu,
  },
  {
    id: "presentation-was",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Vortrag|Präsentation|Referat|Rede) [^.!?]*(?:gehalten|gemacht)|präsentiert|(?:hielt|hielten) [^.!?]*(?:Vortrag|Präsentation|Referat|Rede))\b/iu,
  },
  {
    id: "boss-does",
    of: "others",
    when: "now",
    says: /\b(?:(?:Chefin?|Vorgesetzter?|Abteilungsleiter(?:in)?|Teamleiter(?:in)?))\b/iu,
    unless:
      /\b(?:schwanger|heißt|wohnt|Vater|Mutter|verschenkt|(?:mit|von|vom|zu|zum|zur|bei|beim|für|über|an|gegen|ohne|als) (?:\p{L}+ ){0,2}(?:Chef\p{L}*|Vorgesetzte\p{L}*|Abteilungsleiter\p{L}*|Teamleiter\p{L}*)|(?:dem|den|des|einem|einen|einer|meinem|meinen|meiner|unserem|unseren|unserer|(?:sein|ihr)\p{L}*) (?:\p{L}+ )?(?:Chef\p{L}*|Vorgesetzte\p{L}*|Abteilungsleiter\p{L}*|Teamleiter\p{L}*)|nett\p{L}*|beste\p{L}*|super|toll\p{L}*|gesagt|nenn\p{L}*|genannt|Spitzname\p{L}*|im Urlaub|krank)\b/iu,
  },
  {
    id: "boss-said",
    of: "others",
    when: "past",
    says: /\b(?:(?:Chefin?|Vorgesetzter?|Abteilungsleiter(?:in)?|Teamleiter(?:in)?)[^.!?]*(?:gesagt|gemeint|angerufen|gefragt|vorgeschlagen|verlangt|geschrien|geschimpft|kritisiert|gelobt|geschrieben|angeboten|gelacht|entschieden))\b/iu,
    unless:
      /\b(?:(?:mit|von|vom|zu|zum|zur|bei|beim|für|über|an|gegen|ohne|als) (?:\p{L}+ ){0,2}(?:Chef\p{L}*|Vorgesetzte\p{L}*|Abteilungsleiter\p{L}*|Teamleiter\p{L}*)|(?:dem|den|des|einem|einen|einer|meinem|meinen|meiner|unserem|unseren|unserer|(?:sein|ihr)\p{L}*) (?:\p{L}+ )?(?:Chef\p{L}*|Vorgesetzte\p{L}*|Abteilungsleiter\p{L}*|Teamleiter\p{L}*))\b/iu,
  },
  {
    id: "colleague-does",
    of: "others",
    when: "now",
    says: /\b(?:Kolleg(?:e|in|en|innen))\b/iu,
    unless:
      /\b(?:ehemalig\p{L}*|früher\p{L}*|jede[rs]? Kolleg\p{L}*|wohnt|wohnen|heißt|heißen|Kinder|schwanger|krank|kommt aus|die (?:meisten )?Kollegen|manche|viele|und ich|unter Kollegen|Gerüst|(?:mit|von|vom|zu|zum|zur|bei|beim|für|über|an|gegen|ohne|als) (?:\p{L}+ ){0,2}(?:Kolleg\p{L}*)|(?:dem|den|des|einem|einen|einer|meinem|meinen|meiner|unserem|unseren|unserer|(?:sein|ihr)\p{L}*) (?:\p{L}+ )?(?:Kolleg\p{L}*)|nett\p{L}*|beste\p{L}*|super|toll\p{L}*|befreundet|nennen|genannt|kündigt|Urlaub|Rente|Fax\p{L}*)\b/iu,
  },
  {
    id: "colleague-did",
    of: "others",
    when: "past",
    says: /\b(?:Kolleg(?:e|in|en|innen)[^.!?]*(?:gesagt|gemeint|gefragt|gelacht|geholfen|vergessen|gemacht|geschrieben|erzählt|angerufen|eingeladen|mitgebracht|geschickt|gegeben|genommen|beschwert))\b/iu,
    unless:
      /\b(?:(?:mit|von|vom|zu|zum|zur|bei|beim|für|über|an|gegen|ohne|als) (?:\p{L}+ ){0,2}(?:Kolleg\p{L}*)|(?:dem|den|des|einem|einen|einer|meinem|meinen|meiner|unserem|unseren|unserer|(?:sein|ihr)\p{L}*) (?:\p{L}+ )?(?:Kolleg\p{L}*)|gekündigt|gestorben)\b/iu,
  },
  {
    id: "promotion",
    of: "own",
    when: "any",
    says: /\b(?:(?=[^]*\b(?:ich|wir)\b)[^]*(?:befördert worden|wurde befördert|Beförderung|Gehaltserhöhung|mehr Gehalt|mehr Verantwortung))\b/iu,
    unless: /\b(?:für mehr|Bus|Züge?|Bahn|Passagiere|Personen|Gepäck|Politik\p{L}*|Staat|statt)\b/iu,
  },
  {
    id: "self-employed-plan",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:überlege|denke darüber nach|träume davon|möchte|will|plane)[^.!?]*(?:selbstständig|selbständig|eigene (?:Firma|Praxis|Agentur|Werkstatt)|eigenes? (?:Unternehmen|Geschäft)))\b/iu,
    unless: /\b(?:nicht|nie|Kinder|Kind|lebe\p{L}*|wohnen|lernen|arbeiten)\b/iu,
  },
  {
    id: "self-employed",
    of: "learner",
    when: "any",
    says: /\b(?:selbstständig(?: gemacht)?|selbständig|Freiberufler(?:in)?|freiberuflich|eigene (?:Firma|Praxis|Agentur|Werkstatt)|eigene[ns] (?:Laden|Café|Geschäft|Unternehmen|Restaurant))\b/iu,
    unless:
      /\b(?:überlege\p{L}*|zu machen|will|möchte|träume|plane|würde|angewiesen|Aufgaben?|lös\p{L}*|entscheid\p{L}*|im Team|arbeite sehr|denken|lernen|wohnen|Kinder|Kind)\b/iu,
  },
  {
    id: "retired",
    of: "learner",
    when: "any",
    says: /\b(?:(?:bin|gehe|seit|war) [^.!?]*(?:in Rente|im Ruhestand|pensioniert|in Pension)|ich bin (?:\p{L}+ )?Rentner(?:in)?)\b/iu,
    unless: /\b(?:Vater|Mutter|Eltern|Nachbar\p{L}*|Mann|Frau|Opa|Oma|Kolleg\p{L}*)\b/iu,
  },
  {
    id: "exam-was",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Prüfung|Klausur|Examen|Führerscheinprüfung|Deutschprüfung|B1-Prüfung|B2-Prüfung|C1-Prüfung) [^.!?]*(?:geschrieben|gehabt|gemacht|abgelegt|hinter mir)|\p{L}*test geschrieben|Prüfung (?:war|lief))\b/iu,
    unless:
      /\b(?:Tochter|Sohn|DNA\p{L}*|Vaterschafts\p{L}*|negativ|positiv|Blut\p{L}*|Allergie\p{L}*|Persönlichkeits\p{L}*|HIV-?\p{L}*|Hör\p{L}*|Seh\p{L}*|Corona|Schwangerschafts\p{L}*)\b/iu,
  },
  {
    id: "exam-coming",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:(?:vor der|für die|meine|eine|die) (?:(?:schriftliche|mündliche|praktische|theoretische|letzte|erste|zweite|nächste|große|wichtige)n? )?(?:Prüfung|Klausur|Abschlussprüfung|Führerscheinprüfung|Deutschprüfung)(?:en)?|Staatsexamen|Abitur)\b/iu,
    unless:
      /\b(?:nicht viel|kaum|leicht|entspannt|freue|korrigiere|verschoben|abgesagt|spazieren|immer|Schüler\p{L}*|Student(?:en|innen)|Studierende\p{L}*|Azubis|Lehrlinge?|Kinder|Enkel\p{L}*|korrigier\p{L}*|(?:mein|meine|unser|unsere) (?!\p{L}*(?:prüfung|klausur|Abitur|Staatsexamen))\p{Lu}\p{Ll}+ (?:hat|haben|macht|machen|schreibt|schreiben)|Nachhilfe|nachholen|unterrichte|gebe|gemacht|abgelegt|gehabt|hatten?|(?:nach|mit|ohne|trotz|seit) (?:\p{L}+ )?(?:Abitur|Prüfung|Staatsexamen|Klausur)|habe (?:das )?Abitur|\d{4}|früher|damals|vorbei|bestanden|durchgefallen|geschrieben|hinter mir|war|waren|geschafft|Vater|Mutter|Sohn|Tochter)\b/iu,
  },
  {
    id: "passed",
    of: "own",
    when: "any",
    says: /\b(?:(?:Prüfung|Klausur|Test|Examen|Führerschein\p{L}*) [^.!?]*(?:bestanden|geschafft)|(?:ich|wir)[^.!?]* bestanden|bestanden (?:habe|haben))\b/iu,
    unless:
      /\b(?:vor \p{L}+ Jahren|damals|früher|Ehe|Firma|auf (?!Anhieb|Deutsch|Englisch)(?:\p{L}+ )+bestanden|Zweifel|Gefahr|darauf|aus|durchgefallen|Vater|Mutter|Sohn|Tochter|er|sie hat)\b/iu,
  },
  {
    id: "studies",
    of: "learner",
    when: "now",
    says: /\b(?:(?:ich studiere|studiere ich|mein Studium|(?:im|mein|meinem) (?:Bachelor|Master)(?:studium)?|Semester))\b/iu,
    unless:
      /\b(?:\p{L}*karte|Zeitung|Fahrplan|Prospekt\p{L}*|Anleitung|Vertrag|früher|beendet|abgebrochen|ausgestiegen|(?:nach|vor|während) (?:dem|meinem) (?:Studium|Bachelor|Master)|Praktikum|gefeiert|damals|Sohn|Tochter)\b/iu,
  },
  {
    id: "thesis",
    of: "learner",
    when: "any",
    says: /\b(?:(?:Bachelor|Master|Doktor|Diplom|Abschluss)arbeit|(?:schreibe|schreiben) [^.!?]*Hausarbeit|Hausarbeit [^.!?]*(?:schreiben|geschrieben|abgeben|abgegeben)|Dissertation|Diss|(?:meine[rn]?|zur) Promotion|promoviere)\b/iu,
    unless:
      /\b(?:Produkt\p{L}*|Schwester|Bruder|Werbung|verteidigt|bestanden|Tochter|Sohn|Freundin|gekocht|geputzt)\b/iu,
  },
  {
    id: "course",
    of: "own",
    when: "any",
    says: /\b(?:(?:fängt|beginnt)[^.!?]*(?:\p{L}+kurs|Kurs|Seminar|Ausbildung)|(?:mache|besuche|angefangen|belege|begonnen|angemeldet|im|am|zum) [^.!?]*(?:\p{L}+kurs|Kurs|Weiterbildung|Fortbildung|Workshop|Seminar))\b/iu,
    unless:
      /\b(?:mit (?:meinem|unserem) Hund|vorgestern|gegeben|aus (?:dem|meinem|unserem|einem)|(?:nach|vor|seit|bis zu) (?:dem|meinem|einem)|vom|Frau|Mann|Freund\p{L}*|vorbei|abgebrochen|früher|damals|Lehrer\p{L}*|kennengelernt|Kind\p{L}*|Sohn|Tochter|gebe|unterrichte|leite|gekocht|getroffen|Kurs (?:gefallen|ausgefallen)|Wechselkurs)\b/iu,
  },
  {
    id: "school-trouble",
    of: "others",
    when: "any",
    always: true,
    says: /\b(?:(?:Sohn|Tochter|Kind|Kinder|Junge|Mädchen|Kleine[r]?|Enkel(?:in)?)[^.!?]*(?:(?:in der|von der|an der|seiner|ihrer) (?:Klasse|Schule)[^.!?]*(?:ausgelacht|gemobbt|gehänselt|geärgert|ausgeschlossen)|gemobbt|sitzen geblieben|schlechte Noten|nicht versetzt|(?:Ärger|Probleme|Streit) (?:in|mit|an) (?:der|seiner|ihrer|einem|einer) (?:Schule|Klasse|Lehrer(?:in)?)))\b/iu,
    unless: /\b(?:früher|damals|als Kind)\b/iu,
  },
  {
    id: "child-starts-school",
    of: "others",
    when: "any",
    says: /\b(?:(?:Sohn|Tochter|Kind|Kinder|Junge|Kleine[r]?|Enkel(?:in)?)[^.!?]*(?:(?:kommt|kommen) [^.!?]*in die (?:erste Klasse|Schule)|eingeschult))\b/iu,
    unless: /\b(?:früher|damals|wurde\p{L}*|letzte\p{L}*|zu spät|gern|nicht|nie)\b/iu,
  },
  {
    id: "child-school",
    of: "others",
    when: "any",
    says: /\b(?:(?:Sohn|Tochter|Kind|Kinder|Junge|Mädchen|Kleine[r]?|Enkel(?:in)?)[^.!?]*(?:Schule|Klasse|Hausaufgaben|Lehrer(?:in)?|Gymnasium|Kita|Kindergarten|eingeschult|Note|Noten|Zeugnis))\b/iu,
    unless:
      /\b(?:Klasse (?:nach|ins|in)|Lied|Ferien|frei|ausgelacht|gemobbt|gehänselt|abbrechen|geärgert|Bild|ist (?:\p{L}+ )?Lehrer(?:in)?|als Lehrer(?:in)?|unterrichtet|arbeitet|studiert|spielt|Schulklasse\p{L}*)\b/iu,
  },
  {
    id: "teenager",
    of: "others",
    when: "now",
    says: /\b(?:(?:Sohn|Tochter|Kinder)[^.!?]*(?:Handy|vor dem Computer|Computerspiele?|zockt|zocken|Pubertät|in (?:seinem|ihrem) Zimmer|TikTok|Konsole|redet nicht|spricht nicht|knallt))\b/iu,
    unless: /\b(?:arbeitet|studiert|Baby|klein\p{L}*|verloren|kaputt)\b/iu,
  },
  {
    id: "child-moves-out",
    of: "others",
    when: "any",
    says: /\b(?:(?:Sohn|Tochter|Kinder|Älteste[r]?|Jüngste[r]?)[^.!?]*(?:ausgezogen|zieht aus|ziehen aus|ausziehen|eigene Wohnung|zum Studium|ins Ausland))\b/iu,
    unless: /\b(?:schon|längst|Klasse|Urlaub|Ferien|Klassenfahrt|Wochen?|Wochenende)\b/iu,
  },
  {
    id: "parents-old",
    of: "others",
    when: "now",
    always: true,
    says: /\b(?:(?:Vater|Mutter|Eltern|Oma|Opa|Mama|Papa|Großmutter|Großvater|Schwiegermutter|Schwiegervater)[^.!?]*(?:(?:lebt|leben|wohnt|wohnen) [^.!?,]*allein|vergesslich|pflegebedürftig|gebrechlich|im Heim|ins Heim|\p{L}*[Pp]flegeheim|Rollator))\b/iu,
    unless:
      /\b(?:etwas vergesslich|ein bisschen vergesslich|arbeitet|arbeiten|Schlüssel|Geburtstag|früher|damals|Kind|arbeite\p{L}*|Urlaub|Uhr|Prozent|Minuten|tot|gestorben|verstorben|km|Kilometer|Euro)\b/iu,
  },
  {
    id: "phone-family",
    of: "learner",
    when: "any",
    says: /\b(?:(?:rufe|ruf) (?:ihn|sie) [^.!?]*an|(?:telefoniere|rufe|ruf|telefonieren|skype|skypen)(?:n)? [^.!?]*(?:Mutter|Vater|Eltern|Familie|Schwester|Bruder|Oma|Opa|Mama|Papa|Großmutter)|(?:Mutter|Vater|Eltern|Schwester|Bruder|Oma|Opa|Mama|Papa)[^.!?]*(?:angerufen|telefoniert|Videoanruf\p{L}*|per Video))\b/iu,
    unless:
      /\b(?:Handy|gesungen|(?:ihm|ihr) (?:hat|habe)|\p{L}*arzt|Ärztin|Amt|Polizei|Krankenwagen|Notruf|kommen|kommt|Angst|an (?:der|die|dem|den)|gestorben)\b/iu,
  },
  {
    id: "relative-said",
    of: "others",
    when: "now",
    says: /\b(?:(?:Mann|Frau|Freund|Freundin|Partner|Partnerin|Mutter|Vater|Eltern|Schwester|Bruder|Oma|Opa|Mama|Papa|Sohn|Tochter|Cousine?)[^.!?,]*(?:sagt|meint|(?:findet|finden)(?=,| (?:das|es|ihn|mich|uns|mein|zu|so) )|glaubt|denkt|behauptet|sagen|meinen))\b/iu,
    unless:
      /\b(?:grüßen|fertig|Mama|Papa|meint es|(?:glaubt|denkt|glauben|denken) (?:\p{L}+ ){0,3}(?:an|über|nach)|nie|kaum|wenig|kein Wort|Bescheid|Hallo|Danke|recht|Recht|nichts|lustig)\b/iu,
  },
  {
    id: "relative-said-past",
    of: "others",
    when: "past",
    always: true,
    says: /\b(?:(?:Mann|Frau|Freund|Freundin|Partner|Partnerin|Mutter|Vater|Eltern|Schwester|Bruder|Oma|Opa|Mama|Papa|Sohn|Tochter|Nachbar(?:in)?|Mitbewohner(?:in)?|Vermieter(?:in)?)[^.!?,]*(?:gesagt|gemeint|gefragt|vorgeschlagen|behauptet|geantwortet))\b/iu,
    unless:
      /\b(?:(?:ein|zwei|drei) Eier?|Salz|Zucker|Milch|leihen|übrig|wo (?:der|die|das|ich)|wie spät|wie viel|wann|guten (?:Morgen|Tag|Abend)|gute Nacht|tschüss|Ja|grüßen|Grüße|Handy|voneinander|einander|sich|Arzt|nur|nichts|kein Wort|nie|Danke|Hallo|Bescheid|gestorben|Tod|früher|immer|als Kind|damals)\b/iu,
  },
  {
    id: "moving-coming",
    of: "learner",
    when: "any",
    says: /\b(?:(?:ziehe|ziehen) [^.!?]*(?:um(?= und| weil|[,.!]|$)|nach \p{L}+|zusammen|aus|ein|in (?:die|eine|einen|ein|das|unsere|meine) \p{L}+)|umziehen|umzuziehen|Umzug)\b/iu,
    unless:
      /\b(?:(?:ziehe|ziehen|mich|uns|dich) (?:\p{L}+ ){0,2}(?:mich|uns) (?:\p{L}+ ){0,4}(?:um|an|aus|zurück)|(?:mich|uns|sich) (?:\p{L}+ ){0,3}umziehen|Mantel|Hose|Kleid\p{L}*|Pullover|Stecker|Karneval\p{L}*|Fasching\p{L}*|helfe\p{L}*|geholfen|gestern|letzte\p{L}*|seit|nach (?:dem|meinem|unserem) Umzug|war|waren|Betracht|umgezogen|Jacke|Schuhe|Schluss|Konsequenz\p{L}*|Kinder groß|Lehre\p{L}*|(?:ich|wir) (?:ziehe|ziehen) (?:es|den|die|das)|Kinder|vor (?:Gericht))\b/iu,
  },
  {
    id: "moved",
    of: "own",
    when: "past",
    says: /\b(?:(?:bin|sind|war\p{L}*) [^.!?]*(?:umgezogen|eingezogen|hierhergezogen)|nach \p{L}+ gezogen|in (?:die|eine|einen|unsere|meine) [^.!?]*gezogen)\b/iu,
    unless:
      /\b(?:alle (?:paar|zwei|drei)|jedes|jede[nrs]?|\p{L}+mal umgezogen|oft|ständig|dauernd|immer|als Kind|(?:mit|zu) meinen Eltern|in (?:die|eine|einen) (?:Schublade|Tasche|Länge|Ferne|Streit|Diskussion|Gespräch)|Gewitter|Wolken|Vögel|Störche|Zug|Bann|Irre|Tochter|Sohn|Freundin|Freund|Mitbewohner\p{L}*|Nachbar\p{L}*|Läng\p{L}*)\b/iu,
  },
  {
    id: "flat-search",
    of: "learner",
    when: "any",
    says: /\b(?:(?:suche|suchen|such) [^.!?]*(?:Wohnung|WG|Zimmer|Haus)|(?:Wohnungs|Zimmer|WG-)suche)\b/iu,
    unless:
      /\b(?:gefunden|gesucht|Disco|im (?:ganzen )?Haus|(?:zu|nach) Hause|Katze|Hund|Handy|Ferien\p{L}*|Möbel|Sofa|Lampe|Tisch|Bett|Schloss|Schlosse?s|Burg|Dom|Kirche|Fabrik\p{L}*|Museum|Schlüssel|Brille|Hotel)\b/iu,
  },
  {
    id: "renovating",
    of: "own",
    when: "any",
    says: /\b(?:renovier\p{L}*|gestrichen|streiche(?= (?:gerade |heute |ich )*(?:die|meine|unsere) (?:Wand|Wände|Küche|Wohnung|Decke))|tapezier\p{L}*|Fliesen|saniert\p{L}*|umgebaut|Umbau|Renovierung|verputzt|neue Küche|neues Bad)\b/iu,
    unless:
      /\b(?:(?:habe|hab|haben) [^.!?]*(?:gestrichen|renoviert|tapeziert|umgebaut|verputzt|gefliest)|(?:gestrichen|renoviert|umgebaut) (?:habe|haben)|fertig|Flug\p{L}*|Flüge|Züge?|Stellen?|Jobs?|Urlaub|Geld\p{L}*|Programm|Feiertag|Kurs|Brot|Butter|Satz|Wort|Museum|Bahnhof|Theater|Supermarkt|Brücke|Rathaus|Innenstadt|Kirche|gestrichen voll|aus dem Programm|Termin|Straße|Autobahn|Bahn|Schule)\b/iu,
  },
  {
    id: "handyman",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:(?:(?:der|ein|den|einen|die|keine?n?|auf) (?:\p{Ll}+ )?(?:Handwerker|Klempner|Installateur|Elektriker|Techniker|Maler))(?: [^.!?]*)?(?:kommt|kommen|kam|sollte|bestellt|gerufen|angerufen|warten?|gewartet|da)|(?:kommt|kommen|kam|bestellt|gerufen|warte|gewartet|war|waren)[^.!?]* (?:Handwerker|Klempner|Installateur|Elektriker|Techniker|Maler))\b/iu,
    unless:
      /\b(?:Leitung|Anfahrt|(?:ist|als|bin|wird) (?:jetzt |auch |gelernter |ein |eine ){0,2}(?:Handwerker|Klempner|Installateur|Elektriker|Techniker|Hausmeister|Maler)\p{L}*|Ausbildung|Beruf|Galerie|Gemälde|Techniker Krankenkasse|Tontechniker\p{L}*|Zahntechniker\p{L}*|ich bin|bin ich|als Hausmeister|von Beruf|mein Mann|meine Frau|mein Vater|Künstler\p{L}*|Kunst\p{L}*|Museum|Bild\p{L}*|\p{L}*bild(?:er)?|\p{L}*porträt\p{L}*|Porträt\p{L}*|malen|gemalt|malte|Still?l?eben\p{L}*|Leinwand|Jahrhundert\p{L}*|Maler(?:in)? (?:des|der|von))\b/iu,
  },
  {
    id: "broken",
    of: "thing",
    when: "any",
    always: true,
    says: /\b(?:(?:Waschmaschine|Spülmaschine|Geschirrspüler|Heizung|Kühlschrank|Herd|Backofen|Ofen|Dusche|Wasserhahn|Toilette|Klo|Boiler|Aufzug|Fahrstuhl|Lift|Fahrrad|Rad|Fernseher|Staubsauger|Kaffeemaschine|Wasserkocher|Mikrowelle|Trockner|Klingel|Fenster|Rollladen|Türschloss|Schloss|Haustür|Dach|Regenrinne|Decke|Klimaanlage|Rohr)(?: [^.!?,]*)?(?:kaputt(?:gegangen)?|defekt|funktioniert nicht|geht nicht mehr|undicht|tropft|streikt|gibt den Geist auf|den Geist aufgegeben|ausgefallen|leckt)|(?:kaputt|defekt|tropft|streikt|ausgefallen)[^.!?,]*(?:Waschmaschine|Spülmaschine|Geschirrspüler|Heizung|Kühlschrank|Herd|Backofen|Ofen|Dusche|Wasserhahn|Toilette|Klo|Boiler|Aufzug|Fahrstuhl|Lift|Fahrrad|Rad|Fernseher|Staubsauger|Kaffeemaschine|Wasserkocher|Mikrowelle|Trockner|Klingel|Fenster|Rollladen|Türschloss|Schloss|Haustür|Dach|Regenrinne|Decke|Klimaanlage|Rohr))\b/iu,
    unless:
      /\b(?:Kirche|Firma|Schul\p{L}*|Museum|Sohn|Tochter|Nachbar\p{L}*|Büro|Hotel|bei defekt\p{L}*|(?<!schon )wieder|Glas|Eigentümer\p{L}*|war|(?:sehr|total|ziemlich|etwas) ausgefallen|Schule|Training|Bus|Straßenbahn|S-Bahn|U-Bahn|Veranstaltung|Deutschkurs|Ergebnis|Vorlesung|Ernte|Urlaub|Fest|Party|Gewerkschaft|Lufthansa|Personal|Beziehung|Ehe|Hand|Bein|Fuß|Knie|Rücken|Freundschaft|Termin|Unterricht|Kurs|Zug|Flug|Probe|Bahn|Konzert|Haare?|Flugzeug|Zahn|Mensch\p{L}*|mich|Laune|repariert|Angestellte\p{L}*|Pilot\p{L}*|Lokführer\p{L}*)\b/iu,
  },
  {
    id: "repaired",
    of: "learner",
    when: "past",
    says: /\b(?:repariert|geflickt|in Ordnung gebracht|zum Laufen gebracht|wieder hinbekommen|hingekriegt)\b/iu,
    unless: /\b(?:bekommen|Zähne|Uhr|lassen)\b/iu,
  },
  {
    id: "neighbors",
    of: "others",
    when: "any",
    says: /\b(?:(?<!\b(?:mit|von|zu|bei|für|über|an|gegen|ohne|als|wie|auf) )(?<!\p{Lu}\p{L}+ )(?:mein|meine|unser|unsere|der|die|ein|eine) (?:neue[nr]? |alte[nr]? |laute[nr]? )?Nachbar(?:n|in|innen)?(?! (?:Tür|\p{Lu})))\b/iu,
    unless:
      /\b(?:X|Papagei|seit|kenne\p{L}*|Taube\p{L}*|Garten|gegen|treffen|Hund|freundlich|Vater|Mutter|Klempner|befreundet|besten?|Stock|(?:sein|ihr)\p{L}* Nachbar\p{L}*|ausgezogen|geholfen|nett\p{L}*|lieb\p{L}*|Kuchen|gestorben|geschenkt)\b/iu,
  },
  {
    id: "neighbor-helped",
    of: "others",
    when: "any",
    says: /\b(?:Nachbar(?:n|in|innen)?[^.!?]*(?:geholfen|hilft|Kuchen|geschenkt|mitgebracht|gegossen|gefüttert|angenommen|vorbeigebracht|geliehen|eingeladen))\b/iu,
    unless:
      /\b(?:Vater|Mutter|Sohn|(?:mit|von|zu|bei|für) (?:\p{L}+ ){0,2}Nachbar\p{L}*|(?:dem|den|einem|einer|meinem|meiner|unserem|unserer|(?:sein|ihr)\p{L}*) Nachbar\p{L}* [^.!?]*geholfen)\b/iu,
  },
  {
    id: "noise",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:(?:Baulärm|Straßenlärm|(?:der|dieser|der ganze|dieser ständige|viel|so viel|ständig) Lärm|laute Musik|Laubbläser|bohrt|Bohrmaschine))\b/iu,
    unless:
      /\b(?:toll|mag|liebe|nicht|kein\p{L}*|gern\p{L}*|super|Dorf|man|kann|Wasserleitung|Leitung|bin|Nachbarin|Nachbar|Nase|Zahn\p{L}*|spiele|lache|gelacht|ich (?:bin|war|rede)|geschrien)\b/iu,
  },
  {
    id: "flatmate",
    of: "others",
    when: "any",
    says: /\b(?:Mitbewohner(?:in|innen)?|WG-Mitbewohner(?:in)?)\b/iu,
    unless:
      /\b(?:(?:mit|von|vom|zu|zum|zur|bei|beim|für|über|an|gegen|ohne|als) (?:\p{L}+ ){0,2}(?:Mitbewohner\p{L}*)|(?:dem|den|des|einem|einen|einer|meinem|meinen|meiner|unserem|unseren|unserer|(?:sein|ihr)\p{L}*) (?:\p{L}+ )?(?:Mitbewohner\p{L}*)|such\p{L}*|gesucht)\b/iu,
  },
  {
    id: "rent-up",
    of: "thing",
    when: "any",
    always: true,
    says: /\b(?:(?:Miete|Nebenkosten)[^.!?]*(?:steigt|steigen|gestiegen|erhöht|teurer|höher)|Mieterhöhung|(?:Nebenkosten|Heizkosten)nachzahlung)\b/iu,
    unless: /\b(?:nicht)\b/iu,
  },
  {
    id: "rent",
    of: "any",
    when: "now",
    says: /\b(?:Miete[^.!?]*(?:ist|wird) [^.!?,]*(?:hoch|teuer|viel)|hohe Miete|für (?:die )?Miete|(?:zahle|zahlen|bezahle|bezahlen)[^.!?]*Miete)\b/iu,
    unless: /\b(?:war|früher|ich miete|miete (?:ich|mir|uns|ein\p{L}*)|Auto|Wagen|Boot|Fahrrad|Fahrräder)\b/iu,
  },
  {
    id: "landlord",
    of: "others",
    when: "any",
    always: true,
    says: /\b(?:(?<!(?:mit|von|bei|zu|für|dem|den|einem|meinem|unserem|der) )(?:mein|meine|unser|unsere|der|die) (?:\p{Ll}+ )?Vermieter(?:in)? (?!und))\b/iu,
    unless:
      /\b(?:gezeigt|aus \p{L}+|(?:mit|von|vom|zu|zum|zur|bei|beim|für|über|an|gegen|ohne|als) (?:\p{L}+ ){0,2}(?:Vermieter\p{L}*)|(?:dem|den|des|einem|einen|einer|meinem|meinen|meiner|unserem|unseren|unserer|(?:sein|ihr)\p{L}*) (?:\p{L}+ )?(?:Vermieter\p{L}*))\b/iu,
  },
  {
    id: "office-visit",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:(?=[^]*\b(?:ich|mir|mich|uns|wir)\b)[^]*(?:auf dem|beim|im|bei der|aufs|zum) (?:Amt|Ausländerbehörde|Bürgeramt|Finanzamt|Jobcenter|Standesamt|Rathaus|Einwohnermeldeamt|Arbeitsamt|Bürgerbüro)(?=[^]*(?:gesagt|geschickt|gewartet|war|gewesen|gegangen|abgeholt|beantragt|gefehlt|fehlt)))\b/iu,
    unless:
      /\b(?:geduzt|Brief|Ehe|Musik|Turm|Termin|morgen|nächste\p{L}*|besichtig\p{L}*|Turm|(?:vor|neben|hinter|gegenüber) (?:dem|vom) Rathaus|am Rathaus|treffen|arbeite|Stelle|geheiratet|Hochzeit|im Amt|Kurs\p{L}*|VHS|Sprachschule)\b/iu,
  },
  {
    id: "unclear-letter",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:(?:Brief|Schreiben|Bescheid|Formular|Mail)[^.!?]*(?:verstehe\p{L}*|verstanden))\b/iu,
    unless: /\b(?:alles verstanden|gut|endlich|sofort|Liebe\p{L}*|Oma|Freund\p{L}*)\b/iu,
  },
  {
    id: "forms",
    of: "learner",
    when: "any",
    says: /\b(?:Formulare?|Antrag|Anträge|Unterlagen|Steuererklärung|Bescheinigung\p{L}*|Visum|Aufenthaltstitel|Aufenthaltserlaubnis|Einbürgerung|Papierkram)\b/iu,
    unless:
      /\b(?:Foto|da(?=[.!]|$)|brauche|trotz|gültig\p{L}*|abgelaufen\p{L}*|mit (?:dem|meinem|einem) Visum|warte\p{L}*|Nebel|Antrag gemacht|Knie|Heiratsantrag)\b/iu,
  },
  {
    id: "doctor-was",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:(?=[^]*\b(?:ich|wir)\b)[^]*(?:war|waren|bin|gehe|ging)[^.!?,]* (?:beim|zum) (?:\p{L}+ )?\p{L}*[Aa]rzt|(?=[^]*\b(?:ich|wir)\b)[^]*bei der \p{L}*[Ää]rztin|(?:Ärztin|Arzt) hat (?:mir )?(?:gesagt|gemeint|festgestellt|geraten|verschrieben))\b/iu,
    unless:
      /\b(?:in Ordnung|nicht schlimm|alles gut|nichts|Mädchen|Junge|Baby|schwanger|Zwillinge|soll ich|nächste\p{L}*|morgen|entleeren|entkleiden|gelernt|Wartezimmer|habe ich gesagt|Ja gesagt|klinge|Handy|ihm|ihr|ihnen|ihn|sie|er|(?:dem|den|der|mein\p{L}*|unser\p{L}*) (?:Vater|Mutter|Mama|Papa|Sohn|Tochter|Mann|Frau|Oma|Opa|Kind\p{L}*|Bruder|Schwester|Eltern|Freund\p{L}*)|Wort|Diagnose|Prognose|Polizei|Studie|arbeitet|gearbeitet|Katze|Hund|(?:ist|als|bin) (?:\p{L}+ )?\p{L}*arzt|\p{L}*arzt (?:werden|geworden)|Tierarzt|mit (?:dem|unserem) Hund)\b/iu,
  },
  {
    id: "ill",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:ich bin|bin ich|ich war|war ich|mich) [^.!?]*(?:erkältet|krank|krankgeschrieben|Grippe|Fieber)|(?:Grippe|Fieber|Erkältung|Husten|Schnupfen|Magen-Darm))\b/iu,
    unless:
      /\b(?:nie|selten|vor Liebe|haha|macht mich|impf\p{L}*|geimpft|Hund|Katze|Mutter|Vater|Eltern|Oma|Opa|Freund\p{L}*|Kolleg\p{L}*|Bruder|Schwester|Sohn|Tochter|Kind\p{L}*|Mann|Frau|wieder gesund|nicht krank|krankmelden|Reisefieber|Lampenfieber|Krankheitsurlaub|Wasser|verschluckt\p{L}*)\b/iu,
  },
  {
    id: "pain",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:Schmerzen (?:im|in|am)|(?:Rücken|Kopf|Knie|Zahn|Hals|Bauch|Schulter|Nacken|Gelenk|Hüft)\p{L}*schmerzen|Migräne|(?:Rücken|Knie|Zahn|Schulter|Nacken|Kopf|Bein|Fuß|Hüfte|Arm|Hand|Bauch)[^.!?]*(?:tut|tun) (?:\p{L}+ ){0,3}weh|(?:plagt|zwickt|schmerzt)[^.!?]*(?:Rücken|Knie|Zahn|Schulter|Nacken|Bein|Hüfte))\b/iu,
    unless:
      /\b(?:nie|weg|vorbei|gegen|bereite[nt]|Kolleg\p{L}*|Rechnung|selten|nicht mehr|kein\p{L}*|Oma|Opa|Freund\p{L}*|Hund|Katze|tut (?:mir )?gut|Sohn|Tochter|Mann|Frau|Vater|Mutter)\b/iu,
  },
  {
    id: "sleep-bad",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:schlecht|kaum|wenig|nicht|unruhig) (?:\p{L}+ ){0,3}(?:geschlafen|schlafen|schlafe|einschlafen)|(?:schlafe|schlief) [^.!?]*(?:schlecht|kaum|wenig|nicht|unruhig)|Schlafstörungen|schlaflos\p{L}*|(?:liege|lag|lieg) [^.!?]*wach|wach(?:ge)?l[ae]g\p{L}*|wache [^.!?]*(?:nachts|in der Nacht|ständig|jede Nacht)|um (?:drei|vier) [^.!?]*wach)\b/iu,
    unless:
      /\b(?:wegen (?:ihm|ihr|ihnen)|werden?|freue|Freude|vor (?:lauter )?(?:Freude|Glück|Aufregung)|aufgeregt|Party|gefeiert|getanzt|Nordlicht\p{L}*|Film|Buch|Serie|spannend|verliebt|Bäcker(?:ei|in)?|arbeite\p{L}*|Schicht\p{L}*|Dienst|Flug|Zug|(?:will|möchte|wollte|darf) (?:\p{L}+ ){0,4}schlafen|kommen|müde und|Kind|Baby|Sohn|Tochter|ausschlafen|Straßenbahn|Lärm|laut|schnarch\p{Ll}*|Mücken?|Baustelle|Nachbar\p{L}*|Hitze|heiß|Gast\p{L}*|Hotel)\b/iu,
  },
  {
    id: "tired",
    of: "learner",
    when: "now",
    always: true,
    says: /\b(?:(?:ich bin|bin ich|ich fühle mich|fühle ich mich) (?:\p{L}+ ){0,4}(?:müde|erschöpft|kaputt|(?:völlig|total|so|komplett|fix und) fertig|ausgelaugt|k\.? ?o\.?|überarbeitet|ausgebrannt))\b/iu,
    unless:
      /\b(?:es (?:so )?(?:müde|leid)|angenehm|super|glücklich|gute Nacht|zum Glück|fertig mit|damit fertig|nicht|nie)\b/iu,
  },
  {
    id: "stress",
    of: "own",
    when: "now",
    always: true,
    says: /\b(?:(?:ich|wir|mich|bei uns)[^.!?,]*(?:gestresst|unter (?:Druck|Stress)|(?:so viel|zu viel|viel|gerade|großen|nur|total) Stress|überfordert)|(?:es|die Arbeit|alles|mein Job|das) (?:ist|wird) [^.!?,]*stressig|(?:ist|wird) (?:es|alles|die Arbeit) [^.!?,]*stressig|(?:wächst|wachsen) [^.!?]*über den Kopf)\b/iu,
    unless:
      /\b(?:vergesse|nach dem Stress|Flirt\p{L}*|wie wir|möchte|nicht (?:mehr )?(?:so )?(?:gestresst|stressig|überfordert)|nie gestresst|weniger|Reifen\p{L}*|schaffe (?:das|es) (?:heute |leider |morgen )?nicht (?:pünktlich|zu|zum|zur|bis|heute|morgen|rechtzeitig)|kein\p{L}* Stress|ohne Stress|Blutdruck|3D-Druck\p{L}*|Buchdruck|Luftdruck|Siebdruck|entspannt)\b/iu,
  },
  {
    id: "race-coming",
    of: "learner",
    when: "any",
    says: /\b(?:(?:bereite|trainiere|angemeldet|vorbereite)[^.!?,]*(?:Marathon|Halbmarathon|Triathlon|Wettkampf|Turnier|Rennen))\b/iu,
    unless: /\b(?:gelaufen|gewonnen|Kinder|Sohn|Tochter)\b/iu,
  },
  {
    id: "sport-now",
    of: "learner",
    when: "now",
    says: /\b(?:(?:gehe|geh|mache|trainiere|laufe|jogge|klettere|bouldere|boxe|rudere|turne|tanze|spiele)[^.!?]*(?:joggen|klettern|bouldern|Yoga|Pilates|Fitnessstudio|Training|Krafttraining|Marathon|Halbmarathon|Tennis|Fußball|Handball|Volleyball|Badminton|Basketball|Karate|Judo|Kilometer|Verein|Rennrad|Tango|Salsa)|(?:trainiere|jogge|bouldere|klettere) (?:ich|viel|gern|oft|jede|seit|regelmäßig|zweimal|dreimal))\b/iu,
    unless:
      /\b(?:zur (?:Arbeit|Schule|Uni)|ins Büro|duschen|Sauna|Pause|nur|schaue|zum Bus|zum Zug|trainiere (?:ich )?(?:die|eine|unsere|meine|Kinder)|Kinder|Monster|Lehrling|gegen|Führungs\p{L}*|Stadion|Fernsehen|Kasse|Firma|Sohn|Tochter|Computer)\b/iu,
  },
  {
    id: "match",
    of: "own",
    when: "past",
    says: /\b(?:(?:Spiel|Turnier|Match|Wettkampf|Rennen|Marathon|Halbmarathon|Derby|Finale|Meisterschaft)[^.!?]*(?:gewonnen|verloren|gelaufen|gespielt|mitgemacht|unentschieden|war|hatten)|(?:gewonnen|verloren)[^.!?]*(?:Spiel|Turnier|Match|Wettkampf|Rennen|Derby|Finale))\b/iu,
    unless:
      /\b(?:langweilig|nicht gesehen|nicht dabei|Karten|Verkäufer\p{L}*|(?:19|20)\d\d|Firma|im Fernsehen|Lotto|Geduld|Kartenspiel|Computerspiel\p{L}*|Videospiel\p{L}*|Gesellschaftsspiel\p{L}*|Schach\p{L}*|wir rennen|Schauspiel\p{L}*|Beispiel\p{L}*|Brettspiel|Würfelspiel)\b/iu,
  },
  {
    id: "injured",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:habe|hab|bin) [^.!?]*(?:mich|mir)?[^.!?]*(?:mich verletzt|mir [^.!?,]*(?:verletzt|gebrochen|verstaucht|gezerrt|gerissen)|mich [^.!?,]*verletzt|umgeknickt)|(?:Gips|Bänderriss|Kreuzbandriss|Bandscheibenvorfall))\b/iu,
    unless:
      /\b(?:ausgerissen|zerbrochen|abgestürzt|jemand|Freund\p{L}*|Mann|Frau|Mutter|Vater|Oma|Opa|Bruder|Schwester|Kolleg\p{L}*|Wort|Worte|Rekord|Regierung|Katze|Hund|unverletzt|nicht verletzt|erbrochen|Herz|Gefühle|Versprechen|Sohn|Tochter|Ehe)\b/iu,
  },
  {
    id: "hobby-made",
    of: "learner",
    when: "any",
    says: /\b(?:(?:ich|wir) (?:\p{L}+ ){0,2}(?:töpfere?|töpfern|stricke|stricken|häk(?:e?le|eln)|nähe|nähen|bast(?:e?le|eln)|schnitze|schnitzen|male|malen|zeichne|zeichnen|tischlere?)|(?:töpfere?|stricke|häk(?:e?le)|nähe|bast(?:e?le)|schnitze|male|zeichne|tischlere?) (?:ich|wir)|(?:habe|haben) [^.!?,]*(?:getöpfert|gestrickt|gehäkelt|genäht|gebastelt|geschnitzt|gemalt|gezeichnet))\b/iu,
    unless:
      /\b(?:Plan|Skizze|Wohnung|Haus|weiß|Telefon\p{L}*|Kreise?|mein\p{L}* (?:Tochter|Sohn)|Weihnachten|Zimmer|Strich\p{L}*|Linien?|Kostüme|dann|Kringel|treffen|Kinder|Hose|Knopf|Wand|Mädchen|Arzt|(?:in|aus) (?:der|meiner|unserer|deiner|ihrer|seiner|die) Nähe|Nähe (?:von|vom|des|der|zu|zum)|male (?:\p{L}+ )?mir|gekauft|(?:ein|erste\p{L}*|nächste\p{L}*|letzte\p{L}*|zwei|drei|paar|viele|einige|diese\p{L}*) Male?|Kind(?:er)? (?:mal|bastel)|Tochter|Sohn)\b/iu,
  },
  {
    id: "instrument",
    of: "learner",
    when: "any",
    says: /\b(?:(?:spiele|spielen|lerne|übe|gespielt|gelernt|geübt)[^.!?]*(?:Gitarre|Klavier|Geige|Cello|Flöte|Querflöte|Trompete|Saxofon|Schlagzeug|Akkordeon|Bass|Ukulele|Orgel|Harfe|Klarinette|Instrument)|(?:Gitarre|Klavier|Geige|Cello|Flöte|Trompete|Saxofon|Schlagzeug|Akkordeon|Ukulele|Orgel)[^.!?]*(?:spiele|spielen|lerne|übe))\b/iu,
    unless: /\b(?:zweite Geige|erste Geige|Sohn|Tochter|Nachbar\p{L}*)\b/iu,
  },
  {
    id: "choir-band",
    of: "learner",
    when: "any",
    says: /\b(?:(?:im|unser|einem|meinem|mein|unserem|den|der|ein) (?:\p{L}+ )?(?:Chor|Orchester)|(?:meine|meiner|unsere|unserer|in einer) (?:\p{L}+ )?Band|Bandprobe\p{L}*|Chorprobe\p{L}*|(?:wir|ich|habe|hab|haben|unsere|nächste|zur|der|die) (?:\p{Ll}+ )?Proben?)\b/iu,
    unless:
      /\b(?:höre|zuhöre|kann|angemeldet|Kathedrale|Solo|aufgetreten|früher|Kind|ausgesetzt|Labor\p{L}*|Wasser|Blut|Parfüm|zugehört|Publikum|gehört|belauscht|gelauscht|gestimmt|geputzt|repariert|zugeschaut|zugesehen|gesehen|(?:mein|meine|unser|unsere) (?:Sohn|Tochter|Mann|Frau|Freund|Freundin|Bruder|Schwester)|Oper|Probetag|Probezeit|Probefahrt|Blutprobe\p{L}*|auf die Probe|zur Probe|Generalprobe|Dehnband)\b/iu,
  },
  {
    id: "stage-fright",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:Lampenfieber|(?:nervös|aufgeregt|Angst|Bammel|zittere)[^.!?]*(?:Auftritt|Bühne|Prüfung|Konzert|Vortrag|Präsentation|Gespräch|Publikum)|(?:Auftritt|Bühne|Publikum|Vortrag|Präsentation)[^.!?]*(?:nervös|aufgeregt|Angst|Bammel|zittere))\b/iu,
    unless: /\b(?:nicht (?:nervös|aufgeregt)|keine Angst)\b/iu,
  },
  {
    id: "cooked",
    of: "learner",
    when: "any",
    says: /\b(?:(?:habe|hab|haben) (?:ich|wir)?[^.!?,]*(?:gekocht|gebacken|gegrillt|eingekocht|eingelegt)|(?:ich|wir) (?:habe|hab|haben) [^.!?,]*(?:gekocht|gebacken|gegrillt))\b/iu,
    unless:
      /\b(?:Widerspruch|Einspruch|Berufung|Gang|früher|immer|als Kind|Jahre\p{L}*|jede\p{L}*|angebrannt\p{L}*|Lehre|Job|Restaurant|gearbeitet|Kaffee|oft)\b/iu,
  },
  {
    id: "baking",
    of: "learner",
    when: "now",
    says: /\b(?:ich (?:\p{L}+ ){0,3}backe|backe ich)\b/iu,
    unless: /\b(?:(?:dicke[rn]?|der|die|meine) Backe|selten|nie|heute|beruflich|Bäcker(?:in)?)\b/iu,
  },
  {
    id: "cooking",
    of: "learner",
    when: "now",
    says: /\b(?:ich (?:\p{L}+ ){0,3}(?:koche|fermentiere)|(?:koche|fermentiere) ich)\b/iu,
    unless:
      /\b(?:nur|kaum|Wasser|Tee|kann (?:gar |überhaupt )?nicht|(?:dicke[rn]?|der|die|meine) Backe|heute|absichtlich|Küchenchef\p{L}*|Köchin|Koch|beruflich|selten|keine Zeit|nie|Widerspruch|Einspruch|Berufung|Gang|Pause|Pflaster|Kaffee|vor Wut|jemand anderes|Deckel|Kupplung|Krankenhaus|gestorben|verwitwet|angebrannt\p{L}*|denselben|dieselbe[n]?|dasselbe)\b/iu,
  },
  {
    id: "recipe",
    of: "own",
    when: "any",
    says: /\b(?:(?:das|ein|dieses|mein|einem|dem|unser|altes?|geheimes?) (?:\p{Ll}+ )?Rezept(?!e))\b/iu,
    unless:
      /\b(?:gewonnen|Wettbewerb|kein\p{L}*|ohne|Arzt|Apotheke|Ärztin|Patient\p{L}*|Tablette\p{L}*|verschrieben)\b/iu,
  },
  {
    id: "restaurant",
    of: "own",
    when: "past",
    says: /\b(?:(?:Restaurant|Lokal|Kneipe|Café|Biergarten|Pizzeria)[^.!?]*(?:gegessen|bestellt|waren|war|gegangen|getroffen|reserviert)|(?:essen gegangen|essen waren|auswärts gegessen))\b/iu,
    unless:
      /\b(?:Ex(?:mann|frau|freund|freundin)?|getroffen|Toilette|Händewaschen|arbeite\p{L}*|gejobbt|gekellnert)\b/iu,
  },
  {
    id: "train-missed",
    of: "own",
    when: "past",
    says: /\b(?:(?:Zug|Bahn|Bus|Flug|Flieger|Anschluss|Straßenbahn|S-Bahn|U-Bahn)(?: [^.!?,]*)?(?:verpasst|ausgefallen|Verspätung|verspätet|weggefahren|gestrichen|stecken geblieben)|(?:verpasst|Verspätung)[^.!?,]*(?:Zug|Bahn|Bus|Flug|Flieger|Anschluss)|(?:Zug|Bus|Flug)[^.!?,]* fiel aus)\b/iu,
    unless:
      /\b(?:gelaufen|zu Fuß|wurde gestrichen\.?$|Hochzeit|Vorstellungsgespräch|kennengelernt|verliebt|kein\p{L}* Verspätung|ohne Verspätung|pünktlich|fast|beinahe|nicht verpasst|immer)\b/iu,
  },
  {
    id: "commute",
    of: "learner",
    when: "now",
    says: /\b(?:pendle|pendeln|Arbeitsweg|(?:fahre|brauche|bin|fahr)[^.!?]*(?:zur Arbeit|ins Büro|in die Arbeit|zur Uni|zur Schule)|Stau)\b/iu,
    unless:
      /\b(?:zwischen|Bürokratie|Stau de[rs]|Fahrrad|Rad|zu Fuß|laufe|Krankenhaus|Nachtdienst|nach Hause|Kinder|Sohn|Tochter|nicht mehr|gestaut|Bau\p{L}*|Staub\p{L}*|Stausee)\b/iu,
  },
  {
    id: "trip-was",
    of: "learner",
    when: "past",
    says: /\b(?:(?:bin|sind|war|waren|habe|haben|hatte|hatten)[^.!?]*(?:Urlaub|Reise|Ferien|Städtereise|Rundreise|Kreuzfahrt|Ausflug|Radtour|Wanderung|Roadtrip|gereist|verreist|geflogen|gezeltet))\b/iu,
    unless:
      /\b(?:von der (?:Schule|Uni)|aus (?:der|dem)|Zum Glück|verletzt|gestürzt|kennengelernt|(?:nach|vor|seit) (?:dem|meinem|unserem|der) (?:Urlaub|Reise|Ferien)|kein\p{L}*|gebucht|geplant|verschoben|gewonnen|gearbeitet|geflogen (?:aus|von) (?:der|dem)|rausgeflogen|Urlaub (?:genommen|beantragt|bekommen)|abgesagt|storniert|gestrichen|als Kind|früher)\b/iu,
  },
  {
    id: "trip-plan",
    of: "learner",
    when: "coming",
    says: /\b(?:(?:ich|wir) (?:\p{L}+ ){0,4}(?:fahre|fahren|fliege|fliegen|reise|reisen|verreise|verreisen)|(?:fahre|fahren|fliege|fliegen|reise|reisen|verreise|verreisen) (?:ich|wir)|Flug gebucht|Reise gebucht|Urlaub gebucht)\b/iu,
    unless:
      /\b(?:IKEA|Möbel\p{L}*|\p{L}*laden|Turnier|Geburtstag|Onkel|Tante|Cousin\p{L}*|geschäftlich|beruflich|\p{L}*kurs|Vorlesung|jeden|jedes Wochenende|meistens|zurück|Friedhof|an (?:den|einen) See|Praktikum|Rolltreppe|Aufzug|Fahrstuhl|zum|zur|Probe|Spiel|muss|müssen|Kilometer|Ski|zum ersten Mal seit|Montage|arbeite\p{L}*|Auto|Bus|Rad|Fahrrad|hin|in die Stadt|Supermarkt|Tisch|Kurs|Schule|Uni|Werkstatt|Training|zum Bahnhof|zum Flughafen|Baumarkt|zur Post|zum Amt|Fahrschule|mit dem (?:Rad|Fahrrad)|Ferienjob|nach Haus|Eltern|Familie|fahre\p{L}* (?:\p{L}+ ){0,3}(?:nach Hause|zur Arbeit|ins Büro|ins Krankenhaus|zum Arzt|einkaufen|zu meine[rmn]|zu ihm|zu ihr|zu meinen)|Beerdigung|Krankenhaus|Vorstellungsgespräch|Arzt|Dienstreise|Sohn|Tochter|abgesagt|kann(?:st)? nicht|leider)\b/iu,
  },
  {
    id: "bought",
    of: "learner",
    when: "past",
    says: /\b(?:(?:habe|hab|haben)[^.!?]*(?:Autos?|Wagen|Motorrad|Roller|Fahrrad|\p{L}*rad|E-Bike|Handy|Smartphone|Laptop|Computer|Tablet|Kamera|Fernseher|\p{L}*sofa|Couch|Bett|Matratze|\p{L}*tisch|\p{L}*schrank|Sessel|Stuhl|Stühle|Regal|Möbel|Lampe|\p{L}*maschine|Backofen|Herd|Staubsauger|\p{L}*mantel|Anzug|\p{L}*kleid|\p{L}*jacke|\p{L}*schuhe|\p{L}*stiefel|\p{L}*anzug|Kopfhörer|Zelt|Rucksack|Koffer|Gitarre|Klavier|Geige|Instrument|\p{L}*uhr|Ring|Brille|Haus|Wohnung|Grundstück|Wohnmobil|Surfbrett|Snowboard)(?: [^.!?]*)? (?:gekauft|zugelegt|ersteigert|bestellt|gegönnt))\b/iu,
    unless:
      /\b(?:Kind\p{L}*|Sohn|Tochter|Puppen\p{L}*|Spielzeug\p{L}*|für (?:den|die|das) \p{Lu}\p{L}+|Flohmarkt|\p{L}+ Euro|besorgt|nie|statt|aber|sondern|Toaster|benutzt|kaputt|geschenkt|kilo|Suppen|Geschenk|zum Ausgleich|Schokolade|sie|besorgt gefragt|Suppe|Salat|Taxi|Cocktail|Eis|Kuchen|Getränk\p{L}*|Döner|Schnitzel|Burger|Lebensmittel|Blumen|Handwerker\p{L}*|Pause|Medikament\p{L}*|Ticket|Karte|Fahrkarten?|Tickets?|Karten|verkauft|eingekauft|früher|immer|als Kind|Restaurant|Essen|Pizza|Kaffee|Bier|Wein|Brot|Milch|Obst|Gemüse|Zeit)\b/iu,
  },
  {
    id: "bad-purchase",
    of: "learner",
    when: "any",
    says: /\b(?:(?:zurückgeschickt|umgetauscht|zurückgegeben|Reklamation|reklamier\p{L}*|Fehlkauf|Garantie|Rückgabe|Geld zurück|betrogen|abgezockt))\b/iu,
    unless:
      /\b(?:Freundin|Partnerin|Ex|Bücher|Bibliothek|Hausaufgaben?|Prüfung|Klausur|Test|Ball|keine Garantie|geliehen\p{L}*|Liebe|Steuern?|Freund|Partner|Mann|Frau|Schlüssel|Buch|(?:Schlaf|Mut|Leben|Kraft|Freude|Hoffnung|Vertrauen|Ruhe|Glauben) zurückgegeben)\b/iu,
  },
  {
    id: "saving",
    of: "learner",
    when: "any",
    says: /\b(?:(?:spare|sparen|gespart)(?! (?:mir|uns)))\b/iu,
    unless:
      /\b(?:\p{L}*nacht|Arbeit|Mühe|beim|an (?:der|den|dem)|Heizung|Budget|kann|spart|Papier|Platz|Nerven|Weg|Strom|Zeit|Energie|Wasser|Sparkasse|Sparschwein)\b/iu,
  },
  {
    id: "car",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:(?:Auto|Wagen|Motorrad|Roller|Wohnmobil)(?: [^.!?,]*)?(?:kaputt|Werkstatt|Panne|springt|stehen geblieben|abgeschleppt|durch den TÜV)|Autopanne|Reifenpanne)\b/iu,
    unless:
      /\b(?:arbeite|Kratzer|Beule|Unfall|gerammt|(?<!schon )wieder|Zum Glück|geschlafen|Spielzeug\p{L}*|Sohn|Tochter|Kind|Kinder|Modellauto|Einkaufswagen|Kinderwagen|Toter|gestorben|verletzt|schwer)\b/iu,
  },
  {
    id: "bike",
    of: "learner",
    when: "now",
    says: /\b(?:(?:fahre|fahren|fahr) [^.!?,]*(?:Fahrrad|Rennrad|Rad|E-Bike|Lastenrad|Mountainbike)|mit dem (?:Fahrrad|Rad) [^.!?,]*(?:fahre|fahren))\b/iu,
    unless:
      /\b(?:weg|will|wollen|Nachtdienst|will|kaputt|gestohlen|geklaut|Fahrradständer|Unfall|gestürzt|gebrochen|Sohn|Tochter)\b/iu,
  },
  {
    id: "pet-dog",
    of: "any",
    when: "any",
    says: /\b(?:(?:mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer) (?:\p{Ll}+ )?(?:Hund|Hündin))\b/iu,
    unless:
      /\b(?:zum Kurs|Hundeschule|gestorben|tot|eingeschläfert|Tierarzt|krank|Nachbar\p{L}*|operiert|weg|davon\p{L}*|verschwunden|entlaufen|früher|als Kind|alt|verletzt|will|wenn|Tante|Oma)\b/iu,
  },
  {
    id: "pet-cat",
    of: "any",
    when: "any",
    says: /\b(?:(?:mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer) (?:\p{Ll}+ )?Katze)\b/iu,
    unless:
      /\b(?:gestorben|tot|eingeschläfert|Tierarzt|krank|Nachbar\p{L}*|operiert|weg|davon\p{L}*|verschwunden|entlaufen|früher|als Kind|alt|verletzt|will|wenn|Tante|Oma)\b/iu,
  },
  {
    id: "pet-tomcat",
    of: "any",
    when: "any",
    says: /\b(?:(?:mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer) (?:\p{Ll}+ )?Kater)\b/iu,
    unless:
      /\b(?:nach der|Party|Wein|Bier|getrunken|Aspirin|gefeiert|hatte (?:ich )?(?:\p{L}+ )?(?:meinen|einen)|gestorben|tot|eingeschläfert|Tierarzt|krank|Nachbar\p{L}*|operiert|weg|davon\p{L}*|verschwunden|entlaufen|früher|als Kind|alt|als (?:mein|unser) Kater|verletzt|will|wenn|Tante|Oma)\b/iu,
  },
  {
    id: "pet",
    of: "any",
    when: "any",
    says: /\b(?:(?:mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer) (?:\p{Ll}+ )?(?:Hamster|Kaninchen|Papagei|Wellensittich|Pferd|Schildkröte|Hasen?|Katzen|Hunde))\b/iu,
    unless:
      /\b(?:davon\p{L}*|weg|entlaufen|verschwunden|früher|Tante|gestorben|tot|eingeschläfert|Tierarzt|krank|Nachbar\p{L}*|operiert)\b/iu,
  },
  {
    id: "animal-seen",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Katze|Fuchs|Reh|Igel|Vogel|Schlange|Spinne|Wal|Schweinswal|Wildschwein|Eichhörnchen|Delfin|Bär|Maus|Ratte|Fledermaus|Storch|Ziege|Kuh|Schaf|Ente|Schwan|Waschbär|Biene|Wespe|Hund)[^.!?]*(?:gesehen|entdeckt|gefunden|begegnet|geflogen|gelaufen|gestanden|gesessen|eingestiegen|gefangen|saß|stand|lief)|(?:gesehen|entdeckt|gefunden|begegnet)[^.!?]*(?:Fuchs|Reh|Igel|Wal|Wildschwein))\b/iu,
    unless:
      /\b(?:Computer\p{L}*|Laptop|Stofftier\p{L}*|(?:in|an) der (?:\p{L}+ )?Schlange|Schlange (?:gestanden|stand)|mit (?:dem|meinem|unserem) Hund|Fernsehen|Video|Traum|Bild|Statue|Museum|Film|Zoo|tot|gestorben|überfahren|(?:mein|unser)\p{Ll}* (?:Hund|Katze))\b/iu,
  },
  {
    id: "garden-plan",
    of: "learner",
    when: "coming",
    says: /\b(?:(?:Garten|Schrebergarten|Kleingarten|Gemüsegarten|Hochbeet)[^.!?,]*(?:pachten|mieten|anlegen|kaufen|bauen|bekommen))\b/iu,
    unless: /\b(?:Party|grillen|feiern)\b/iu,
  },
  {
    id: "garden",
    of: "own",
    when: "now",
    says: /\b(?:(?:Schreber|Gemüse|Klein|Kräuter|Vor)?garten|(?:Tomaten|Zucchini|Kürbis|Gurken|Kräuter|Rosen|Salat|Kartoffeln|Gemüse|Blumen|Bäume?|Himbeeren|Erdbeeren)[^.!?]*(?:gepflanzt|gesät|angebaut|geerntet|pflanze|ernte|wachsen|wächst|gießen|gieße|gegossen)|Hochbeet|Ernte|(?:gärtnere|gärtnern))\b/iu,
    unless:
      /\b(?:spielen|spielt|schläft|liegt|sitzt|meiner Eltern|Großeltern|Kinder|Wasser|fällen|Baum|will|möchte|pachten|beschwert|Party|gefeiert|gegrillt|Hochzeit|\p{L}*fest|Grill\p{L}*|grillen|feier\p{L}*|gespielt|gesessen|Englische[nr]? Garten|Hotel|Restaurant|Fest|Haus mit|Wohnung mit|Nachbar\p{L}*|Kindergarten|Biergarten|Zoologisch|Botanisch|geschenkt|Blumenstrauß|Haus verkauft)\b/iu,
  },
  {
    id: "bees",
    of: "learner",
    when: "any",
    says: /\b(?:(?:meine[nr]?|unsere[nr]?|zu den) Bienen|Bienenvolk|Bienenvölker|Bienenstock|ich imkere|imkere ich)\b/iu,
    unless: /\b(?:fleißig\p{L}*)\b/iu,
  },
  {
    id: "film-seen",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Film|Serie|Doku|Dokumentarfilm|Dokumentation|Krimi|Komödie|Staffel|Kinofilm)[^.!?]*(?:gesehen|geschaut|angeschaut|angesehen|geguckt|gestreamt)|im Kino [^.!?]*gesehen|(?:war|waren) (?:ich |wir )?(?:\p{L}+ ){0,5}im Kino|im Kino (?:war|waren))\b/iu,
    unless:
      /\b(?:Popcorn|kalt|nie|seit \p{L}+ nicht|nicht zu Ende|ausverkauft|Karten|arbeite\p{L}*|gearbeitet|getroffen|kennengelernt)\b/iu,
  },
  {
    id: "film-moved",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:(?:Film|Serie|Buch|Roman|Doku|Dokumentarfilm|Lied|Stück|Szene|Kapitel|Konzert|Musik)[^!?]*(?:geweint|berührt|gerührt|Tränen|umgehauen|beeindruckt|bewegt|Gänsehaut|gepackt|fasziniert))\b/iu,
    unless:
      /\b(?:da lag|Schlüssel|(?:habe|hab) (?:ich )?(?:das|den) (?:Buch|Stück) bewegt|Koffer|Tasche|Rucksack|Kisten?|Kartons?|eingepackt|ein Stück|hat sich (?:\p{L}+ )?bewegt|gestorben|nicht (?:berührt|gerührt|beeindruckt|bewegt)|kalt gelassen|kein\p{L}* (?:Tränen|Gänsehaut))\b/iu,
  },
  {
    id: "reading",
    of: "learner",
    when: "any",
    says: /\b(?:(?:lese|lesen|gelesen|las)[^.!?]*(?:Buch|Roman|Krimi|Gedicht|Gedichte|Erzählung|Biografie|Comic|Klassiker|Band|Autobiografie|Hörbuch)|(?:Buch|Roman|Krimi|Gedichte?|Erzählung|Biografie|Comic|Hörbuch)[^.!?]*(?:lese|gelesen|las|angefangen|ausgelesen|durch))\b/iu,
    unless: /\b(?:Gebrauchsanweisung|vorgelesen|vorlese|Rezept\p{L}*|Kochbuch|Kinder\p{L}*)\b/iu,
  },
  {
    id: "book-club",
    of: "own",
    when: "any",
    says: /\b(?:Buchclub|Lesekreis|Literaturkreis)\b/iu,
  },
  {
    id: "music-listen",
    of: "learner",
    when: "now",
    says: /\b(?:(?:höre|hören|gehört|läuft|lief)[^.!?]*(?:Musik|Lied|Album|Platte|Podcast|Song|Jazz|Klassik|Techno|Radio|Schallplatte\p{L}*)|(?:Album|Platte|Song|Podcast|Schallplatten?)[^.!?]*(?:höre|gehört|gekauft))\b/iu,
    unless: /\b(?:laut|Nachbar\p{L}*|stör\p{L}*)\b/iu,
  },
  {
    id: "concert",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Konzert|Festival|Oper|Ballett|Musical|Theaterstück|Theater|Aufführung|Premiere|Ausstellung|Museum|Galerie)[^.!?]*(?:gegangen|gesehen|war|waren|besucht|gehört|gefallen|gespielt)|(?:war|waren|besucht)[^.!?]*(?:Konzert|Festival|Oper|Theater|Ausstellung|Museum|Galerie))\b/iu,
    unless:
      /\b(?:geschlossen|zu war|war zu|ausverkauft|Toilette|Unfall|nähe|genäht|arbeite\p{L}*|vor (?:dem|der)|neben (?:dem|der)|hinter (?:dem|der)|teuer|getroffen|kennengelernt|Kind|nie|Was für ein|(?:habe|haben) (?:\p{L}+ ){0,3}gespielt|arbeite\p{L}*|gearbeitet|Operation)\b/iu,
  },
  {
    id: "writing",
    of: "learner",
    when: "now",
    says: /\b(?:(?:schreibe|schreiben|geschrieben)[^.!?]*(?:Tagebuch|Gedicht|Gedichte|Geschichten?|Roman|Blog|Lied|Lieder|Songtexte?|Kurzgeschichten?|Drehbuch|Kolumne|Artikel|Memoiren)|(?:Tagebuch|Gedichte?|Kurzgeschichten?|Roman|Blog|Songtexte?)[^.!?]*(?:schreibe|geschrieben))\b/iu,
  },
  {
    id: "news",
    of: "learner",
    when: "any",
    says: /\b(?:(?:lese|höre|sehe|schaue|verfolge)[^.!?,]*(?:Nachrichten|Tagesschau|Politik|Wahlkampf))\b/iu,
    unless:
      /\b(?:WhatsApp|Sprachnachrichten|ungelesene\p{L}*|meine Nachrichten|Handy|Nachrichten (?:schreib|bekomm|geles|les)\p{L}*|Auswahl|Berufswahl|Wortwahl|Nachrichten von|Nachrichten (?:geschrieben|geschickt)|keine Wahl|Partnerwahl)\b/iu,
  },
  {
    id: "volunteering",
    of: "learner",
    when: "now",
    says: /\b(?:ehrenamtlich\p{L}*|Ehrenamt|Verein\p{L}*? (?:aktiv|engagier\p{L}*)|engagier\p{L}*|Freiwillige\p{L}*|Tafel (?:aus|geholfen|helfe)|(?:helfe|arbeite|unterrichte) (?:\p{L}+ ){0,4}(?:Flüchtling\p{L}*|Geflüchtete\p{L}*|Tierheim|Repaircafé|Feuerwehr))\b/iu,
  },
  {
    id: "phone-use",
    of: "learner",
    when: "now",
    says: /\b(?:(?:am|auf dem|ans|aufs) Handy|(?:mein|das) Handy (?:\p{L}+ )?(?:weg|aus|stumm|nie)\p{L}*|Bildschirmzeit|Instagram|TikTok|WhatsApp|soziale[nr]? (?:Medien|Netzwerke[n]?)|scrolle\p{L}*|Facebook)\b/iu,
    unless:
      /\b(?:geschrieben|geschickt|angerufen|Gruppe|klingelt|bezahl\p{L}*|kennengelernt|kaputt|gestohlen|geklaut|verloren|gekauft|gefunden|neues Handy|Akku)\b/iu,
  },
  {
    id: "tech-trouble",
    of: "thing",
    when: "now",
    always: true,
    says: /\b(?:(?:Computer|Laptop|Rechner|Drucker|WLAN|Internet|Handy|App|Update|Software|Tablet|Passwort|Akku|Bildschirm)[^.!?]*(?:funktioniert|geht|abgestürzt|kaputt|spinnt|langsam|weg|verschwunden|gesperrt|streikt|leer|vergessen|ausgefallen|hängt))\b/iu,
    unless:
      /\b(?:ist leer|schlafen|gut|super|schnell|prima|wunderbar|war|gesungen|singe|geht (?:gut|super|ins|nach|in|zur|zum)|Handy (?:\p{L}+ ){0,3}(?:vergessen|weg)|weggelegt|geht es|gesperrt für|geht (?:\p{L}+ )?um|repariert|wieder|im Internet|tablette)\b/iu,
  },
  {
    id: "programming",
    of: "learner",
    when: "now",
    says: /\b(?:(?:programmiere|(?:arbeite|bin)[^.!?,]*(?:Entwickler(?:in)?|Programmierer(?:in)?|Informatiker(?:in)?|in der IT|Softwareentwickl\p{L}*)))\b/iu,
    unless:
      /\b(?:Heizung|Wecker|Uhr|Radio|Fernseher|\p{L}*maschine|Tür\p{L}*|Schloss|PIN|Rabatt\p{L}*|Dresscode|Waschprogramm|QR-Code|vorprogrammiert)\b/iu,
  },
  {
    id: "ai",
    of: "any",
    when: "any",
    says: /\b(?:KI|künstliche[rn]? Intelligenz|ChatGPT|Chatbots?|Algorithmus|Algorithmen|Roboter)\b/iu,
    unless: /\b(?:putzt|saugt|mäht|Staub\p{L}*|Film|Buch|Roman|Saugroboter|Mähroboter)\b/iu,
  },
  {
    id: "german-learning",
    of: "own",
    when: "now",
    says: /\b(?:(?=[^]*\b(?:ich|wir)\b)[^]*(?:(?:Deutsch|Grammatik|Wortschatz|Vokabeln|Aussprache|Konjunktiv)[^.!?,]*(?:lerne|lernen|verstehe|spreche|sprechen|üben|übe|verbessern)|(?:lerne|verstehe|spreche|übe)[^.!?,]*(?:Deutsch|Grammatik|Dialekt|Bairisch|Schwäbisch|Schweizerdeutsch))|Mein Deutsch ist)\b/iu,
    unless:
      /\b(?:Kind\p{L}*|als ich|müde|todmüde|Witz|Kollegen|Schlager\p{L}*|Sohn|Tochter|Mann|Frau|unterrichte|Schüler)\b/iu,
  },
  {
    id: "word-liked",
    of: "own",
    when: "any",
    says: /\b(?:(?:das|ein|dieses|deutsche[sn]?|Lieblings)[- ]?(?:Wort|Redewendung|Sprichwort|Redensart)|Übersetzung|übersetze\p{L}*|Dolmetscher(?:in)?)\b/iu,
    unless:
      /\b(?:Übersetzung\p{L}*|Übersetzer\p{L}*|übersetze\p{L}*|Dolmetsch\p{L}*|sitze|Wort (?:mit|zu|gesagt|sagen|gesprochen|geredet)|Wort für Wort|beim Wort|beglaubigt\p{L}*|mit einem Wort|kein Wort|das letzte Wort|ein Wort gewechselt|Wort gehalten|Gangschaltung|ins Wort)\b/iu,
  },
  {
    id: "lonely",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:ich|mich|mir)[^.!?,]*(?:einsam|allein\p{L}*? gefühlt)|fühle (?:ich )?mich (?:\p{L}+ ){0,4}(?:allein|einsam)|kenne (?:ich )?(?:hier |noch |fast )*(?:niemanden|keinen|kaum jemanden)|(?:habe|hab) (?:ich )?(?:hier |noch )*(?:keine|wenige|kaum) Freunde|kenne kein Schwein)\b/iu,
    unless:
      /\b(?:niemanden, (?:der|die|dem)|Leute rufen|Leute|Insel|Film|Buch|Roman|nicht (?:mehr )?einsam|nie einsam|nie allein)\b/iu,
  },
  {
    id: "homesick",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:Heimweh|(?:ich|wir)[^.!?,]*vermisse?n? (?:\p{L}+ ){0,2}(?:meine|unsere|die) (?:\p{Ll}+ )?(?:Heimat|Familie|Eltern|Stadt|Freunde|Schwester\p{L}*|Mutter|Geschwister|Großeltern|Insel|Berge|Küste)|vermisse ich (?:\p{L}+ ){0,2}(?:meine|unsere|die|mein) (?:\p{Ll}+ )?(?:Heimat|Familie|Eltern|Stadt|Freunde|Mutter|Schwester\p{L}*|Geschwister)|fehl(?:t|en) mir (?:\p{L}+ ){0,2}(?:meine|die) (?:Heimat|Familie|Eltern|Freunde))\b/iu,
    unless:
      /\b(?:Zeit|Geld|Worte?|Wörter|Unterlagen?|Formulare?|Papiere?|Dokumente?|Mut|Kraft|Energie|Motivation|Punkte?|Euro|Stücke?|Schlüssel|Übung|Erfahrung|Geduld|Lust|Ideen?|Talent|Schlaf|Platz|Zutaten|Informationen|Unterschrift|Handy|Brille|(?:gestorben|tot|verstorben|nicht mehr (?:da|lebt))|nicht|kein\p{L}*|gar nichts|nichts)\b/iu,
  },
  {
    id: "quarrel",
    of: "any",
    when: "past",
    says: /\b(?:(?:(?:ich|wir|uns|mich|mir|mein\p{L}*|meinem|meiner|es)[^.!?]*(?:gestritten|Streit|verkracht|angeschrien|aneinandergeraten|Auseinandersetzung|zerstritten)))\b/iu,
    unless:
      /\b(?:Drucker|Computer|Laptop|Wecker|Navi\p{L}*|\p{L}*automat\p{L}*|ChatGPT|Katze|Kater|Hund|monatelang|jahrelang|Abteilung|Schweigen|Jahren|vorausgefahren|Eigentümer\p{L}*|Chor|im Film|versöhnt|vertragen|früher|als Kinder|nie gestritten|nicht gestritten)\b/iu,
  },
  {
    id: "made-up",
    of: "any",
    when: "past",
    always: true,
    says: /\b(?:(?:versöhnt|wieder vertragen|(?:uns|sich mit mir) (?:\p{L}+ ){0,3}ausgesprochen|Entschuldigung (?:bekommen|angenommen)|(?:bei mir|bei uns)[^.!?]*entschuldigt|wieder die Hand gegeben))\b/iu,
    unless:
      /\b(?:Drucker|Computer|Laptop|Wecker|Navi\p{L}*|\p{L}*automat\p{L}*|ChatGPT|Katze|Kater|Hund|Kuh|Film|nie|nicht|noch nicht|krank\p{L}*|abgemeldet)\b/iu,
  },
  {
    id: "separated",
    of: "any",
    when: "past",
    always: true,
    says: /\b(?:(?:(?:wir haben uns|ich habe mich|habe ich mich|haben wir uns|hat sich)[^.!?,]*getrennt|(?:bin|sind|wurden?) [^.!?,]*geschieden|(?:hat|habe|haben) [^.!?,]*Schluss gemacht|(?:meine[rn]?|unsere[rn]?) (?:Trennung|Scheidung)|seit der (?:Trennung|Scheidung)))\b/iu,
    unless:
      /\b(?:getrennt voneinander|Ehepaar|getrennte[nr]? (?:Betten|Zimmer|Kassen)|getrennt (?:schlafen|geschlafen)|Bruder|Schwester|Tochter|Sohn|Kolleg\p{L}*|gedolmetscht|übersetzt|Gericht|Müll|getrennt (?:bezahlt|gezahlt|geschrieben|gewohnt)|Haus verlassen|Nachbar\p{L}*|Film|Eltern|als Kind)\b/iu,
  },
  {
    id: "dating",
    of: "learner",
    when: "any",
    says: /\b(?:(?:(?:ein|mein|erstes|dem|das|zweites|nächstes) Date|Dating-?App|Tinder|(?:bin|habe mich|hab mich|ich mich) [^.!?,]*(?:verliebt|verknallt)))\b/iu,
    unless:
      /\b(?:Sport|Tanz\p{L}*|in den|in das|in die|ins|Hochzeit|Jahren|(?:meine[nr]?|mein|unsere[nr]?) [^.!?]*kennengelernt|Leute|Menschen|besser kennengelernt|Freunde|Freundin|Freunden|Kumpel\p{L}*|Familie|Eltern|Kultur|Schwester|Bruder|\p{L}*arzt|Date mit dem|update|Datei|früher kennengelernt|im (?:Kurs|Studium|Urlaub)|Kolleg\p{L}*|Nachbar\p{L}*|Freunde kennengelernt|Leute kennengelernt|verliebt in (?:die|das|den) (?:Stadt|Buch|Musik|Haus)|Frau kennengelernt|Mann kennengelernt|nicht verliebt)\b/iu,
  },
  {
    id: "partner-live",
    of: "own",
    when: "any",
    says: /\b(?:(?:Mann|Frau|Freund|Freundin|Partner|Partnerin)[^.!?]*(?:zusammen(?:gezogen|ziehen|wohnen|leben)|Fernbeziehung|geheiratet|verheiratet|verlobt|heiraten)|(?:Fernbeziehung|zusammengezogen|Hochzeitstag))\b/iu,
    unless: /\b(?:Kollege|Kollegin|geschieden|getrennt)\b/iu,
  },
  {
    id: "friend-meet",
    of: "learner",
    when: "any",
    says: /\b(?:(?:Freund(?:in|innen|e|en)?|Kumpels?|beste[nr]? Freund(?:in)?|alte[nr]? Freund(?:in)?|Schulfreund(?:in)?|Studienfreund(?:in)?)[^.!?]*(?:getroffen|treffe|treffen|besucht|besuche|wiedergesehen|verabredet|eingeladen|gesehen)|(?:getroffen|treffe|besucht|besuche)[^.!?]*(?:Freund(?:in|innen|e|en)?|Kumpels?))\b/iu,
    unless:
      /\b(?:verheiratet|niemand|keiner|Krankenhaus|selten|(?:Freund|Freundin) und ich|wir uns|aus (?:dem|meinem)|neue[nrs]? Freund\p{L}*|keine Zeit|im (?:Bus|Zug|Supermarkt)|zufällig|Schulfreund\p{L}*|Film|Serie|Spiel|früher|als Kind|nicht|nie)\b/iu,
  },
  {
    id: "contact-lost",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:Kontakt (?:verloren|abgebrochen)|(?:nicht|nie|kaum) mehr (?:gemeldet|geschrieben|gesprochen|gehört)|(?:meldet|melden) sich (?:\p{L}+ )?nicht|Funkstille|aus den Augen verloren|auseinandergelebt)\b/iu,
    unless:
      /\b(?:Kollege|Firma|Amt|Behörde|Vermieter\p{L}*|Werkstatt|Praxis|Handwerker\p{L}*|Bank|Kundenservice|Kundendienst)\b/iu,
  },
  {
    id: "guests",
    of: "own",
    when: "any",
    says: /\b(?:(?:Gäste|Besuch|Gast|Schwiegereltern|Verwandte[n]?)[^.!?]*(?:kommen|kommt|gekommen|eingeladen|bekommen|bekomme|erwarte|erwarten|abgereist)|eingeladen[^.!?]*(?:zum Essen|zu uns|zu mir))\b/iu,
    unless:
      /\b(?:Café|Laden|Bar|Kneipe|alle|aus \p{Lu}\p{L}+|Krankenhaus|Trinkgeld|bestellt|Küche|Kellner\p{L}*|Restaurant|Pizzeria|Arztbesuch|nicht gekommen|Gastarbeiter|Gastfamilie|Fahrgäste\p{L}*|Hotel)\b/iu,
  },
  {
    id: "party",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Party|Feier|(?:das|ein|dem|einem|unser|unserem|zum|beim) Fest|Geburtstagsfeier|Geburtstagsparty|Sommerfest|Weihnachtsfeier|Betriebsfeier|Grillabend|Einweihung\p{L}*)[^.!?,]*(?:war|waren|gefeiert|getanzt|gegangen|gewesen|gemacht|organisiert)|(?:war|waren)[^.!?,]*(?:Party|Feier|Fest|Sommerfest|Grillabend))\b/iu,
    unless: /\b(?:umgekippt|Torte|verloren|Beerdigung|Feierabend|Trauerfeier)\b/iu,
  },
  {
    id: "wedding-custom",
    of: "any",
    when: "now",
    says: /\b(?:(?:in meiner Heimat|bei uns|in meinem Land|in (?:Indien|der Türkei|Syrien|Polen|Mexiko|Italien|Brasilien))[^.!?]*Hochzeit|Hochzeit[^.!?]*(?:in meiner Heimat|bei uns|in meinem Land))\b/iu,
    unless: /\b(?:unsere Hochzeit|nächste\p{L}*|im (?:Mai|Juni|Juli|August))\b/iu,
  },
  {
    id: "wedding",
    of: "any",
    when: "any",
    says: /\b(?:(?:heirate|heiratet|heiraten|Hochzeit ist|Hochzeit findet|zur Hochzeit (?:meiner|meines|unserer|von)|auf (?:die|der) Hochzeit (?:meiner|meines|von) [^.!?,]* eingeladen))\b/iu,
    unless:
      /\b(?:man|geheiratet|wollen|will|nie|war|hat|getanzt|geplatzt|suche|trage|Hochzeitstag|geschieden|früher|vor \p{L}+ Jahren|Scheidung|nicht|\d{4})\b/iu,
  },
  {
    id: "gift",
    of: "any",
    when: "any",
    says: /\b(?:(?:mir|uns)[^.!?,]*geschenkt|(?:habe|hab|haben) (?:ich |wir )?(?:von|zum|zur)[^.!?,]*(?:geschenkt|Geschenk) bekommen)\b/iu,
    unless:
      /\b(?:Lächeln|Blick|Ruhe|Stunde|Zeit|Arzt|alten?|bekommen haben|Kilo|Miete|nicht|Tochter geschenkt|früher|Vertrauen|verschenkt|Leben geschenkt|Aufmerksamkeit|böse Überraschung|geglaubt)\b/iu,
  },
  {
    id: "mail-got",
    of: "own",
    when: "past",
    says: /\b(?:(?:Mail|E-Mail|Brief|Nachricht|Antwort|Einladung|SMS|Postkarte)[^.!?,]*(?:bekommen|gekommen|erhalten|gekriegt|angekommen))\b/iu,
    unless:
      /\b(?:deine?|Ihre|euere?|Passwort|Werbung|Spam|Rechnung|ich [^.!?]*geschickt|Finanzamt|verstehe|Herzen|Kuss|dreimal|Pakete?|Päckchen|Karte für|Bankkarte|(?:gelbe|rote) Karte|Gesundheitskarte|Kreditkarte|Fahrkarte|Eintrittskarte|keine Antwort|nicht geantwortet|noch nicht|Speisekarte|Todesnachricht|dass|gestorben)\b/iu,
  },
  {
    id: "mail-sent",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Mail|E-Mail|Brief|Nachricht|Beschwerde|SMS|Bewerbung)[^.!?]*(?:geschrieben|geschickt|abgeschickt|losgeschickt|verschickt)|(?:ihm|ihr|ihnen|dem Chef|der Chefin|dem Vermieter|der Vermieterin)[^.!?]*geschrieben)\b/iu,
    unless:
      /\b(?:später|gleich|unterwegs|Bescheid|Einkaufsliste|Herzen|Kuss|falsche\p{L}*|aus Versehen|hat (?:mir|uns)|bekommen|nicht abgeschickt|noch nicht)\b/iu,
  },
  {
    id: "waiting",
    of: "learner",
    when: "now",
    always: true,
    says: /\b(?:(?:warte|warten) [^.!?]*auf [^.!?]*(?:Antwort|Ergebnis\p{L}*|Bescheid|Termin|Visum|Zusage|Nachricht|Anruf|Rückmeldung|Entscheidung|Befund|Genehmigung|Note|Noten|Platz))\b/iu,
    unless:
      /\b(?:Lebens|haha|Paket\p{L}*|Lieferung|gewartet|Warte (?:mal|kurz|bitte)|gestern|wartet auf mich|Warteschleife|mich erwartet|Erwartung|unerwartet|nicht (?:mehr )?warten|kann es kaum erwarten|wie erwartet|Wartung|(?:warte|warten)(?:(?! auf )[^.!?,])* (?:Wind\p{L}+|Maschine\p{L}*|\p{L}*maschinen?|\p{L}*anlagen?|Anlagen?|\p{L}*geräte?|Geräte|Aufzüge?|Fahrstühle|\p{L}*heizung(?:en)?|Heizungen|\p{L}*züge|Züge|Flugzeuge|Motoren|Server|\p{L}*räder|Roboter|Boote|Autos|Turbinen|\p{L}*turbinen))\b/iu,
  },
  {
    id: "lost-thing",
    of: "learner",
    when: "past",
    always: true,
    says: /\b(?:(?:verloren|liegen (?:ge)?lassen|stehen (?:ge)?lassen|verlegt|weg)[^.!?]*(?:Schlüssel|Handy|Portemonnaie|Geldbeutel|Brille|Tasche|Rucksack|Ausweis|Pass|Ring|Koffer|Jacke|Schal|Regenschirm|Schirm|Karte|Kopfhörer|Geldbörse)|(?:Schlüssel|Handy|Portemonnaie|Geldbeutel|Brille|Tasche|Rucksack|Ausweis|Pass|Ring|Koffer|Jacke|Schal|Schirm|Regenschirm|Kopfhörer|Geldbörse)[^.!?]*(?:verloren|verlegt|liegen (?:ge)?lassen|weg|verschwunden|gestohlen|geklaut))\b/iu,
    unless:
      /\b(?:weggelegt|leg\p{L}* (?:\p{L}+ ){0,4}weg|kein\p{L}*|wiedergefunden|zurückbekommen|gefunden|Sohn|Tochter|er|fast)\b/iu,
  },
  {
    id: "found-thing",
    of: "learner",
    when: "past",
    says: /\b(?:(?:Geldbeutel|Portemonnaie|Handy|Schlüssel|Ring|Brief|Foto|Fotos|Tagebuch|Kiste|Schatz|Münze|Euro|Schein|Tasche|Uhr|Kette|Ball|Buch|Karte|Flaschenpost)[^.!?]*(?:gefunden|entdeckt|aufgetaucht|wiedergefunden)|(?:gefunden|entdeckt|wiedergefunden)[^.!?]*(?:Geldbeutel|Portemonnaie|Handy|Schlüssel|Ring|Brief|Foto|Tagebuch|Schatz|Münze))\b/iu,
    unless:
      /\b(?:Papier\p{L}*|Schachtel\p{L}*|heimlich|Schuhe|Prozent|Studium|viele|heraus\p{L}*|Gefallen|Wohnung\p{L}*|Antwort|Hilfe|Parkplatz|Arbeitsplatz|Frau|Mann|Liebe|Hobby|Verein|Kurs|Restaurant|Café|langweilig|spannend|lustig|blöd|super|schade|besser|schlecht|traurig|nett|anstrengend|teuer|schwer|schwierig|leicht|gut|Anschluss|Rezept|Wohnung|Job|Stelle|Arbeit|Lösung|fand|Freunde?|gut gefunden|schön gefunden|toll gefunden|Zeit|Platz|Ruhe|zueinander|stattgefunden|Weg|nicht|nichts|interessant|komisch|Termin|Mut|Worte|statt|gern|Fehler|Arzt|Ärztin|niemand\p{L}*|Ziege|Fuchs)\b/iu,
  },
  {
    id: "forgot",
    of: "learner",
    when: "past",
    always: true,
    says: /\b(?:(?:habe|hab|hatte|haben)[^.!?]*vergessen)\b/iu,
    unless:
      /\b(?:was ich (?:sagen|schreiben|fragen|wollte)|zu sagen|zu erwähnen|um mich herum|die Arbeit|Zeit|alles|Stress|Sorgen|Alltag|wie (?:das|man|es)|Wort|Wörter|Vokabeln|schon (?:alles )?vergessen|Deutsch|nie vergessen|nicht vergessen|Schlüssel|Handy|Text vergessen|ihn vergessen|sie vergessen|fast)\b/iu,
  },
  {
    id: "misunderstanding",
    of: "any",
    when: "past",
    always: true,
    says: /\b(?:(?:missverstanden|Missverständnis\p{L}*|falsch verstanden|aneinander vorbei(?:geredet)?|verwechselt|verhört|falsch (?:aufgefasst|angekommen)))\b/iu,
    unless:
      /\b(?:Zwilling\p{L}*|Salz|Zucker|Tür|Koffer|Schlüssel|Bruder|Schwester|kein\p{L}*|Polizei|Zeug\p{L}*|du (?:hast|haben)|Sie haben mich)\b/iu,
  },
  {
    id: "embarrassed",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:peinlich|geschämt|blamiert|rot geworden|im Boden versunken|bloßgestellt|Fettnäpfchen|ausgelacht)\b/iu,
    unless: /\b(?:nicht peinlich|fremdgeschämt)\b/iu,
  },
  {
    id: "surprised",
    of: "learner",
    when: "past",
    says: /\b(?:(?:überrascht|hätte nie gedacht|nicht damit gerechnet|nie damit gerechnet|aus allen Wolken|sprachlos|verblüfft))\b/iu,
    unless:
      /\b(?:habe (?:ich )?(?:ihn|sie|meinen?|meine) (?:\p{L}+ ){0,5}überrascht|haben (?:wir )?(?:ihn|sie|meinen?|unsere[nr]?) (?:\p{L}+ ){0,5}überrascht|nicht überrascht|überrascht mich)\b/iu,
  },
  {
    id: "decision-open",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:weiß (?:noch |einfach |wirklich |gerade )*nicht, (?:ob|wohin|für welche\p{L}*|welche\p{L}*) (?:\p{L}+ )?(?:ich|wir) [^.!?]*(?:soll|sollen|sollte|sollten|will|wollen|möchte|möchten|nehme|nehmen|annehme|bleibe|bleiben)|weiß (?:noch )?nicht, was ich (?:studieren|werden) (?:soll|will|möchte)|überlege(?=, ob)|überlege (?:mir )?(?:noch|gerade|schon|ob)|kann mich nicht entscheiden|noch nicht entschieden|unentschieden|unentschlossen|hin und her ?gerissen|zögere|schwanke|vor der (?:Wahl|Entscheidung)))\b/iu,
    unless:
      /\b(?:finden|lachen|Parteien?|Kandidat\p{L}*|kochen|anziehen|kündigen|weiß nicht, (?:was ich|wie ich) (?:\p{L}+ )?(?:sagen|schreiben)|weiß nicht, ob (?:du|Sie|das (?:stimmt|richtig)))\b/iu,
  },
  {
    id: "decided",
    of: "learner",
    when: "past",
    says: /\b(?:(?:mich|uns)[^.!?]*entschieden|Entscheidung (?:getroffen|gefällt)|entschlossen|beschlossen)\b/iu,
    unless:
      /\b(?:(?:für|gegen) (?:den|die|das|einen|eine|ein) (?:\p{Ll}+ )?(?:Salat|Suppe|Pizza|Kuchen|Fisch|Kaffee|Tee|Wein|Bier|Film|Kleid|Hose|Farbe|Menü)|schlafen|heute|früher|essen|trinken|nicht entschieden|noch nicht|dagegen|unentschieden|gegen)\b/iu,
  },
  {
    id: "regret",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:bereue|bereut|bedauere|bedaure)(?! nichts| nicht)|(?:hätte ich (?:doch |bloß |nur |lieber |besser |damals )|ich hätte (?:doch |lieber |besser |damals |früher ))[^.!?]*(?:ge\p{L}+(?:t|en)|\p{L}+iert|sollen|können|müssen|dürfen)(?=[,.!]|$| und))\b/iu,
    unless: /\b(?:bereue nichts|nie bereut|nicht bereut)\b/iu,
  },
  {
    id: "memory",
    of: "learner",
    when: "any",
    says: /\b(?:(?:erinnere mich|erinnert mich|Erinnerung(?:en)?|denke (?:oft |gern |noch )*(?:daran|an (?:die|das|den|meine|unsere)[^.!?]*zurück)|nie vergessen|als ob es gestern))\b/iu,
    unless:
      /\b(?:erinnert mich (?:immer |oft )?daran, dass ich|App|Kalender|erinnere mich nicht|Terminerinnerung|gestorben|tot)\b/iu,
  },
  {
    id: "childhood",
    of: "own",
    when: "past",
    says: /\b(?:(?:als (?:Kind|ich klein war|Kinder|ich ein Kind war|Jugendliche[r]?|Mädchen|Junge)|in meiner (?:Kindheit|Jugend)|(?:bin|wurde) (?:\p{L}+ ){0,4}(?:aufgewachsen|groß geworden)|meine Kindheit))\b/iu,
    unless:
      /\b(?:nie|durfte\p{L}*|musste\p{L}*|arm|Hunger|Dorfladen|Erwachsene\p{L}*|allein|geweint|gestorben|tot|geschlagen|Krieg|Missbrauch|Angst)\b/iu,
  },
  {
    id: "habit",
    of: "learner",
    when: "now",
    says: /\b(?:(?:ich|wir) (?:\p{L}+ )?(?:trinke|lese|schreibe|laufe|jogge|gehe|mache|koche|backe|höre|meditiere|dusche|bade|schwimme|übe|spiele|male|tanze|esse|singe|gieße|füttere|zeichne|stricke|treffe|frühstücke|bete)n? [^.!?,]*(?:jeden|jede) (?:Morgen|Abend|Tag|Sonntag|Samstag|Freitag|Montag|Mittwoch|Donnerstag|Dienstag|Nacht|Woche)|(?:trinke|lese|schreibe|laufe|jogge|gehe|mache|koche|backe|höre|meditiere|dusche|bade|schwimme|übe|spiele|male|tanze|esse|singe|gieße|füttere|zeichne|stricke|treffe|frühstücke|bete)n? (?:ich|wir) [^.!?,]*(?:jeden|jede) (?:Morgen|Abend|Tag|Sonntag|Samstag|Freitag|Montag|Mittwoch|Donnerstag|Dienstag|Nacht|Woche)|(?:jeden|jede) (?:Morgen|Abend|Tag|Sonntag|Samstag|Freitag|Montag|Mittwoch|Donnerstag|Dienstag|Nacht|Woche) (?:\p{L}+ )?(?:trinke|lese|schreibe|laufe|jogge|gehe|mache|koche|backe|höre|meditiere|dusche|bade|schwimme|übe|spiele|male|tanze|esse|singe|gieße|füttere|zeichne|stricke|treffe|frühstücke|bete)n? (?:ich|wir)|(?:meine|eine) (?:Gewohnheit|Angewohnheit)|mein Ritual)\b/iu,
    unless:
      /\b(?:lüge\p{L}*|Klinik|Burnout|krank\p{L}*|Stand|Messer|Zahn\p{L}*|Kind|Deutsch|lerne\p{L}*|weine\p{L}*|Stress|Angst|Sorgen|Tabletten?|Medikamente?|fahre|Stau|hasse|nerv\p{L}*|muss|Hausaufgaben|traurig|allein\p{L}*|Lärm|vermisse\p{L}*|Büro|Uni|Schule|Schicht|Überstunden|schlafe|Arbeit|arbeite|Kopfschmerzen|Schmerzen|nächste\p{L}*|bald|dann|ab \p{L}+|Streit|streiten|müde|telefoniere|rufe|anrufen|gestern|ich bin (?!(?:es|so|an|mir|immer|jeden|dann|wach|früh)\b)(?:\p{Ll}+ )?\p{Lu}\p{Ll}+|dieselben?|lässt mich|Museum|Aufseher\p{L}*|Kunden|Patienten|Kollegen|bei uns|Kasse|Dienst)\b/iu,
  },
  {
    id: "quit-habit",
    of: "learner",
    when: "any",
    says: /\b(?:(?:aufgehört|höre auf|aufhören)[^.!?]*(?:rauchen|trinken|Zucker|Alkohol|Kaffee|Fleisch|Zigaretten|scrollen)|(?:Rauchen|rauchen|Trinken|Alkohol|Zucker)[^.!?]*(?:aufgehört|aufhören|aufgegeben|verzichte)|(?:vegetarisch|vegan|Vegetarier(?:in)?|Veganer(?:in)?))\b/iu,
    unless: /\b(?:nicht aufhören)\b/iu,
  },
  {
    id: "dream-night",
    of: "learner",
    when: "past",
    says: /\b(?:(?:geträumt|Traum gehabt|Albtraum|träumte))\b/iu,
    unless:
      /\b(?:davon geträumt|jahrelang|lange|immer (?:davon )?geträumt|davon geträumt, (?:zu|einmal|eines)|als Kind)\b/iu,
  },
  {
    id: "dream-life",
    of: "learner",
    when: "any",
    says: /\b(?:(?:träume (?:davon|von)|mein (?:großer )?(?:Traum|Wunsch)|Lebenstraum|wollte ich schon immer|schon immer (?:mal |einmal )?(?:machen|werden|haben|lernen|sehen)|(?:will|möchte|werde|würde) [^.!?]*eines Tages|eines Tages (?:will|möchte|werde|würde)))\b/iu,
    unless:
      /\b(?:auszuschlafen|Wochenende|Feierabend|(?:von|vom) (?:einem|einer|einen|deiner?|Urlaub|Essen|Bett|Kaffee)|geträumt|Albtraum)\b/iu,
  },
  {
    id: "weather",
    of: "thing",
    when: "now",
    says: /^\W*(?:(?:heute|gerade|draußen|hier|bei (?:uns|mir)|in \p{L}+|jetzt|seit \p{L}+(?: \p{L}+)?|im Moment|zurzeit) )?(?:(?:es )?(?:regnet|schneit|stürmt|hagelt|gewittert)|ist es (?:so |sehr |richtig |unglaublich )?(?:heiß|kalt|neblig|stürmisch)|es ist (?:so |sehr |richtig |draußen |heute )*(?:heiß|kalt|neblig|stürmisch)|(?:haben wir|sind es|es sind|wir haben) (?:\p{L}+ |\d+ )*Grad)(?! in )(?!\p{L})/iu,
    unless:
      /\b(?:bei euch|oder\W*$|immer|oft|manchmal|Wohnung|Zimmer|Büro|Haus|Heizung|Wasser|Ofen|Backofen|Herd|(?:weniger|mehr|viel|starke\p{Ll}?) Hitze|Fieber|\d{3} Grad|Kuchen|backen|mitten in|Konzert|Regenschirm|Regenjacke|ersten Grades|Gewitterwolke|Schneewittchen|gradu\p{L}*|Regenbogen|Wasser|zweiten Grades|hochgradig|Regent|Shitstorm)\b/iu,
  },
  {
    id: "hiked",
    of: "learner",
    when: "past",
    says: /\b(?:(?:gewandert|Wanderung gemacht|eine (?:\p{Ll}+ )?Wanderung))\b/iu,
    unless: /\b(?:verlaufen|verirrt|Unfall|gestürzt|ausgewandert|verletzt|abgebrochen|als Kind|früher|immer|oft)\b/iu,
  },
  {
    id: "nature",
    of: "learner",
    when: "now",
    says: /\b(?:(?:gehe|geh|gehen|wandere|wandern|bin|fahre|fahren)[^.!?,]*(?:wandern|spazieren|im Wald|in den Wald|in die Berge|in den Bergen|ans Meer|am Meer|an den See|zelten|campen)|(?:wandere|wandern) (?:ich|wir))\b/iu,
    unless:
      /\b(?:Hund|Herbst|Hochzeit|Kinder|Restaurant|Hotel|Hochzeit|Unfall|ertrunken|Party|Konzert|verfahren|verlaufen|verirrt|Arbeit|arbeite|wohne|Haus|Ferienwohnung|Zahnarzt|allein\p{L}* Spaziergang im Krankenhaus)\b/iu,
  },
  {
    id: "swimming",
    of: "learner",
    when: "now",
    says: /\b(?:(?:schwimme|schwimmen|geschwommen|schwamm|Freibad|Hallenbad|Schwimmbad|tauche|getaucht|surfe|gesurft|rudere|gerudert|segle|gesegelt))\b/iu,
    unless:
      /\b(?:gegen den Strom|mit dem Strom|Boot|gelernt|verkauft|musste|Badehose|Winterreifen|Keller|Tierheim|(?:ein|einen|der|den|dem) Schwamm|Schwamm drüber|im Geld|Fett|aufgetaucht|Geld schwimm\p{L}*|im Internet|Sohn|Tochter|auftauch\p{L}*)\b/iu,
  },
  {
    id: "failed",
    of: "learner",
    when: "past",
    always: true,
    says: /\b(?:(?:gescheitert|durchgefallen|nicht geschafft|nicht geklappt|schiefgegangen|schief gegangen|misslungen|missglückt|versagt|daneben ?gegangen|in die Hose gegangen|gefloppt))\b/iu,
    unless:
      /\b(?:anzurufen|zu schreiben|zu antworten|zu kommen|zu lesen|zu kochen|einzukaufen|fast|beinahe|nicht durchgefallen|nicht gescheitert|nicht versagt|Stimme)\b/iu,
  },
  {
    id: "success",
    of: "learner",
    when: "past",
    says: /\b(?:(?:(?:habe|haben|hab) (?:ich |wir )?(?:es )?[^.!?]*(?:geschafft|hinbekommen|hingekriegt)|(?:hat|haben) (?:\p{L}+ ){0,3}(?:geklappt|funktioniert)|gelungen|Erfolg gehabt|kein Wort vergessen|geklatscht|applaudiert|Applaus))\b/iu,
    unless:
      /\b(?:Bus|Zug|Bahn|rechtzeitig|geputzt|aufgeräumt|Solo|Kathedrale|nicht (?:\p{L}+ )?(?:geschafft|geklappt|gelungen|funktioniert|hinbekommen)|nie geschafft|fast|beinahe|kaum geschafft|misslungen|abgeschafft)\b/iu,
  },
  {
    id: "luck",
    of: "learner",
    when: "past",
    says: /\b(?:(?:großes |viel |riesiges |echt |wirklich )?Glück gehabt)\b/iu,
    unless: /\b(?:kein|Spiel|Turnier|Match|Finale)\b/iu,
  },
  {
    id: "apologize",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:muss|sollte|möchte|will|müsste|wollte) (?:ich )?(?:mich )?[^.!?]*(?:entschuldigen|darauf ansprechen|mit [^.!?]*aussprechen))\b/iu,
    unless:
      /\b(?:bei (?:dir|Ihnen)|entschuldigen, dass|nicht (?:mehr )?entschuldigen|nie|Verspätung|(?:kann|muss|will) nicht|Zahnarzt|Termin|krank|mehr dazu|nur sagen)\b/iu,
  },
  {
    id: "promised",
    of: "others",
    when: "any",
    says: /\b(?:(?:hat|haben) (?:mir|uns)[^.!?,]*versprochen|(?:mir|uns) (?:hat|haben)[^.!?,]*versprochen)\b/iu,
    unless: /\b(?:Milch|Brot|Pizza|Eis|anzurufen|pünktlich|gehalten|gebrochen|früher|als Kind)\b/iu,
  },
  {
    id: "first-time",
    of: "learner",
    when: "past",
    says: /\b(?:zum (?:aller)?ersten Mal)\b/iu,
    unless:
      /\b(?:will|wollen|möchte\p{L}*|werden?|morgen|nächste\p{L}*|durchgefallen|Prüfung|verloren|krank|Fieber|schlecht|schrecklich|eklig|furchtbar|Angst|Bammel|Tochter|Sohn|Kind(?:er)?|Enkel\p{L}*|allein|seit|geküsst|fliege|Nachbarn|früher|damals|Jahren|gestorben|tot|Streit|gestritten|geweint|Krankenhaus|gedacht|dachte|gemerkt|gefragt|bewusst|klar|freue\p{L}*)\b/iu,
  },
  {
    id: "helped-somebody",
    of: "learner",
    when: "past",
    says: /\b(?:(?:habe|haben|hab)[^.!?,]*(?:geholfen|unterstützt|getröstet|gerettet))\b/iu,
    unless:
      /\b(?:Abwaschen|Abwasch|Kochen|Aufräumen|Putzen|Spülen|Tragen|beim Umzug|Hund|Katze|Papagei|Kommando|Igel|Vogel|mir|uns|hat mir|nicht geholfen|mir selbst)\b/iu,
  },
  {
    id: "got-help",
    of: "own",
    when: "past",
    says: /\b(?:(?:hat|haben) (?:mir|uns)[^.!?,]*(?:geholfen|unterstützt|getröstet|gerettet|Mut gemacht)|(?:mir|uns) (?:hat|haben)[^.!?,]*(?:geholfen|unterstützt|getröstet))\b/iu,
    unless:
      /\b(?:Tee|Kaffee|Pause|Dusche|Bad|Musik|Wein|Spaziergang|Luft|App|Video|Yoga|Wörterbuch|Bewegung|Wasser|Suppe|\p{L}*salbe|das (?:sehr|viel|auch)|früher|gekocht|Musik|Buch|lernen|Lernen|nicht geholfen|nichts geholfen|niemand|Tablette\p{L}*|Medikament\p{L}*|Wärme\p{L}*|Schlaf|Sport)\b/iu,
  },
  {
    id: "laughed",
    of: "any",
    when: "past",
    always: true,
    says: /\b(?:gelacht|Lachanfall|(?:vor|vom) Lachen|(?:musste|mussten) (?:\p{L}+ ){0,4}lachen|gekichert|gegrinst|lustig|witzig)\b/iu,
    unless:
      /\b(?:sehr witzig|nicht (?:so |sehr |besonders |gerade |mehr |immer )*(?:lustig|witzig)|Film|Kollegen|ausgelacht|Bauch|traurig|geweint|ausgelacht|über mich|nicht gelacht|niemand|keiner|peinlich)\b/iu,
  },
  {
    id: "teaching",
    of: "learner",
    when: "any",
    says: /\b(?:(?:ich unterrichte|unterrichte ich|meine[nr]? (?:Schüler(?:n|in|innen)?|Studenten|Studierenden)|ich bin (?:\p{L}+ )?Lehrer(?:in)?|ich gebe (?:\p{L}+ ){0,2}(?:Nachhilfe|Unterricht|Kurse)))\b/iu,
    unless: /\b(?:Ferien|frei|Rente|pensioniert\p{L}*|Stimme|müde)\b/iu,
  },
  {
    id: "patients",
    of: "learner",
    when: "now",
    says: /\b(?:arbeite[^.!?,]*(?:im (?:Krankenhaus|Pflegeheim|Altenheim|Altersheim)|in (?:der|einer) (?:\p{Ll}+ )?(?:Pflege|Klinik|Praxis)|auf (?:der|einer) (?:\p{L}+ )?Station)|bin (?:Krankenpfleger|Krankenschwester|Pfleger|Pflegerin|Altenpfleger)(?:in)?)\b/iu,
    unless:
      /\b(?:Haus\p{L}*|Stadt|Dorf\p{L}*|Insel|Straße|Viertel|als Patient\p{L}*|(?:ich bin|bin ich) Patient\p{L}*|operiert|mein Vater|meine Mutter|liege|lag|Oma|Opa)\b/iu,
  },
  {
    id: "customers",
    of: "any",
    when: "past",
    says: /\b(?:(?:Kunde|Kundin|Kunden|Kundschaft|Gast|Gäste|Fahrgast|Fahrgäste)[^.!?]*(?:gesagt|gefragt|beschwert|geschimpft|unfreundlich|nett|geschrien|bestellt|Trinkgeld|eingestiegen|verlangt|wollte|wollten|gebracht|will))\b/iu,
    unless:
      /\b(?:Party|Geburtstag\p{L}*|Hochzeit\p{L}*|zu uns|zu Hause|unsere\p{L}* Gäste|meine\p{L}* Gäste|eingeladen|gekocht|Feier|Fest|zu Besuch)\b/iu,
  },
  {
    id: "prices-up",
    of: "thing",
    when: "any",
    always: true,
    says: /\b(?:(?:Preise?|Lebensmittel|alles|Strom|Benzin)[^.!?,]*(?:gestiegen|steigen|steigt|teurer|laufen uns davon)|(?:wird|ist) (?:auch |einfach |inzwischen )*alles (?:immer )?teurer)\b/iu,
    unless: /\b(?:nicht|Haus|Häuser|Immobilien\p{L}*|Miete\p{L}*)\b/iu,
  },
  {
    id: "money-price",
    of: "thing",
    when: "now",
    always: true,
    says: /\b(?:(?:Reparatur|Versicherung|Kurs|Ticket|Karte|Flug|Abo|Mitgliedschaft|Kita|Behandlung|Fahrkarte|Studium|Anwalt|Umzug)[^.!?,]* kostet [^.!?]*(?:Euro|Vermögen|viel|Franken|Dollar))\b/iu,
    unless: /\b(?:Miete|Zeit|Kraft|Nerven|Mühe)\b/iu,
  },
  {
    id: "tidying",
    of: "learner",
    when: "any",
    says: /\b(?:(?:ich|wir)[^.!?,]*(?:aufgeräumt|ausgemistet|entrümpelt)|(?:räume|räumen|miste|misten) (?:ich |wir )?[^.!?,]* (?:auf|aus)|(?:Keller|Dachboden|Schrank|Schränke)[^.!?,]*(?:aufgeräumt|ausgeräumt|ausgemistet|entrümpelt|aufräumen|ausmisten))\b/iu,
    unless: /\b(?:mein Zimmer|die Küche|den Tisch|die Spülmaschine)\b/iu,
  },
  {
    id: "chores",
    of: "learner",
    when: "now",
    says: /\b(?:(?:putze|putzen|bügle|bügeln|spüle|spülen|staubsauge|wasche|waschen) (?:ich|wir)|(?:ich|wir) (?:\p{L}+ ){0,3}(?:putzen?|bügeln|bügle|spülen?|staubsaugen?|waschen ab|wasche ab)|(?:Abwasch|Haushalt|Putzplan))\b/iu,
    unless:
      /\b(?:Büros?|Hotel\p{L}*|Fenster\p{L}*|Haare|Zähne|Hände|arbeite\p{L}*|Plastik\p{L}*|Meer|Straße|Park|Wald|Strand|gekauft|kauf\p{L}*|Restaurant|Mensa|Kasse|Kantine|Küchenhilfe|muss ich auch|Umwelt|Wäscheklammer|aufgetischt|bestellt|Telleraugen|müllab)\b/iu,
  },
  {
    id: "feast",
    of: "any",
    when: "now",
    says: /\b(?:(?:wir|bei uns|in meiner Familie|unsere Familie)[^.!?,]*(?:Weihnachten|Heiligabend)|(?:an|zu) Weihnachten [^.!?,]*(?:wir|bei uns|unsere))\b/iu,
    unless: /\b(?:allein\p{L}*|seit|telefonier\p{L}*|leider|krank|Streit|dieses Jahr|in diesem Jahr|Eier|fast)\b/iu,
  },
  {
    id: "tradition",
    of: "any",
    when: "now",
    says: /\b(?:(?:ist|gibt es|haben wir|wir haben|diese|eine|unsere)[^.!?,]*(?:Tradition|Brauch)(?!\p{L})|(?:diese|unsere|die) Tradition stirbt)\b/iu,
    unless: /\b(?:Hochzeit|Firma|Unternehmen)\b/iu,
  },
  {
    id: "new-country",
    of: "learner",
    when: "any",
    says: /\b(?:(?:bin|sind|kam|kamen)[^.!?,]*(?:nach (?:Deutschland|Österreich)|in die Schweiz|hierher)[^.!?,]*(?:gekommen|gezogen|ausgewandert)?|(?:lebe|wohne|leben|wohnen) [^.!?,]*(?:in Deutschland|in Österreich|in der Schweiz|im Ausland)|ausgewandert|Auslandsjahr|Auslandssemester|(?:im Ausland)[^.!?,]*(?:studiert|gelebt|gewohnt|gearbeitet|gelernt))\b/iu,
    unless: /\b(?:geboren|Nähe|Urlaub|zu Besuch|Minuten|Bus|Party|zum Arzt|spät|zu Fuß|heute|gerade|eben)\b/iu,
  },
  {
    id: "age",
    of: "learner",
    when: "any",
    says: /\b(?:(?:werde|wurde) (?:\p{L}+ ){0,4}(?:dreißig|vierzig|fünfzig|sechzig|siebzig|achtzehn|zwanzig|[2-7]\d)(?= Jahre|[,.!](?: |$)|$| und)|(?:bin|war) [^.!?,]*(?:dreißig|vierzig|fünfzig|sechzig|siebzig|achtzehn|zwanzig|[2-7]\d) (?:Jahre (?:alt )?)?geworden|bin (?:jetzt |schon |inzwischen |mittlerweile )+(?:vierzig|fünfzig|sechzig|siebzig|[4-7]\d)(?= Jahre|[,.!]|$| und)|runde[rn]? Geburtstag|älter (?:werde|geworden|werden)|mit (?:dreißig|vierzig|fünfzig|sechzig|siebenundvierzig))\b/iu,
    unless:
      /\b(?:Schlittschuhe|Leuten|Kindern|Personen|Kolleg\p{L}*|Gästen|Freunden|gelaufen|gefahren|geschwommen|Prozent|Sohn|Tochter)\b/iu,
  },
  {
    id: "games",
    of: "learner",
    when: "any",
    says: /\b(?:(?:Schach(?:partie|club|verein)?|Brettspiel(?:e|abend)?|Spieleabend|Kartenspiel|Skat|Poker|Scrabble|Videospiel(?:e)?|Computerspiel(?:e)?|zocke|gezockt|Konsole|Rollenspiel(?:e|abend)?))\b/iu,
    unless: /\b(?:Sohn|Tochter|Kinder|schachmatt|üben|üb\p{L}*)\b/iu,
  },
  {
    id: "health-change",
    of: "learner",
    when: "any",
    says: /\b(?:(?:mache|machen) [^.!?,]*(?:Diät|Yoga)|ernähre (?:ich )?mich|(?:faste|meditiere|fasten|meditieren) (?:ich|wir)|ich (?:\p{L}+ ){0,2}(?:faste|meditiere)|(?:habe|hab) [^.!?,]*abgenommen|will [^.!?,]*abnehmen|möchte [^.!?,]*abnehmen)\b/iu,
    unless:
      /\b(?:Kühlschrank|Physio\p{L}*|Therapie|Reha|krank|Ramadan|Mond|Telefon|Hörer|Vater|Mutter|Kurs|Kurzarbeit|Sohn|Tochter)\b/iu,
  },
  {
    id: "learned-new",
    of: "learner",
    when: "now",
    says: /\b(?:(?:lerne|lernen|gelernt|bringe mir|beigebracht)[^.!?]*(?:Sprache|Englisch|Spanisch|Französisch|Italienisch|Arabisch|Japanisch|Chinesisch|Russisch|Portugiesisch|Türkisch|nähen|schwimmen|fahren|tanzen|kochen|segeln|stricken|zeichnen))\b/iu,
    unless: /\b(?:Sohn|Tochter|Kinder|als Kind)\b/iu,
  },
  {
    id: "photo",
    of: "learner",
    when: "now",
    says: /\b(?:(?:fotografiere|fotografieren))\b/iu,
    unless:
      /\b(?:Zoom|Meeting|Online\p{L}*|vor der Kamera|kaputt|Aufnahmeprüfung|Passfoto|Profilfoto|Krankenhaus|Aufnahme(?:gespräch|stopp)|Überwachung\p{L}*|gestorben|tot)\b/iu,
  },
  {
    id: "idea-project",
    of: "learner",
    when: "any",
    says: /\b(?:(?:Projekt|Idee|Plan|Experiment|Vorhaben|Versuch)[^.!?]*(?:habe|haben|hatte|mache|machen|entwickle|entwickeln|angefangen|gestartet|vorgeschlagen|ausprobiert)|(?:habe|hatte|mache|arbeite|plane)[^.!?]*(?:Projekt|Idee|Experiment|Vorhaben))\b/iu,
    unless:
      /\b(?:ich habe eine Idee, (?:wir|du|ihr)|Idee: |Ideen|Ihre|hatte|Stadtplan|Spielplan|Plan B|verpasst|vergessen|(?:deine|Ihre|gute|dumme|schöne|tolle) Idee|keine Idee|Dienstplan|Fahrplan|Stundenplan|keinen Plan|Putzplan|abgelehnt|Schichtplan)\b/iu,
  },
  {
    id: "problem-open",
    of: "own",
    when: "now",
    always: true,
    says: /\b(?:(?:Problem|Schwierigkeit|Frage ist|der Haken (?:ist|an|dabei|daran))[^.!?]*)\b/iu,
    unless:
      /\b(?:nicht (?:dein|mein|sein|ihr|unser)\p{L}* Problem|Schokolade|zu viel|Hüfte|Knie|Rücken|Orthopäden|Magen|Herz|Ohr|Zahn|Flirt\p{L}*|kennen|keine? (?:\p{L}+ )?Problem\p{L}*|ohne Problem\p{L}*|kein Problem|gelöst|keine Probleme|nicht das Problem|Problem mehr|Frage ist mir)\b/iu,
  },
  {
    id: "annoyed",
    of: "learner",
    when: "now",
    always: true,
    says: /\b(?:(?:nervt (?:mich|uns)|ärgere? (?:ich )?mich|ärgert mich|(?:ich bin|bin ich) (?:\p{L}+ ){0,3}(?:wütend|sauer|genervt)|stört mich|regt mich auf|treibt mich zur Weißglut))\b/iu,
    unless:
      /\b(?:hinterher|danach|manchmal|Milch|Zitronen?|Gurken?|ärgert mich nicht|regt mich nicht|nicht geärgert|stört mich (?:kaum|wenig)|stört mich nicht|nicht (?:mehr )?(?:wütend|sauer)|nervt mich nicht|nicht genervt|Sauerkraut|Sauerteig|sauer macht)\b/iu,
  },
  {
    id: "afraid",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:habe|hab) (?:ich )?[^.!?,]*(?:Angst|Bammel|Panik)|macht mir [^.!?,]*(?:Angst|Sorgen)|mache mir (?:\p{L}+ )?Sorgen)\b/iu,
    unless:
      /\b(?:Angst, dass (?:(?:der|die|das|mein|meine) (?:\p{L}+ )?(?:Kuchen|Essen|Teig|Zug|Bus|Flug|Wetter|Paket|Braten|Torte|Soße|Suppe|Brot)|es (?:regnet|schneit|(?:zu )?viel kostet|zu teuer)|[^.!?]*(?:Messer|Koffer|Gepäck))|keine Zeit|vor (?:so viel|lauter) Glück|mehr Angst|Pflanzen|früher|Schwimm\p{L}*|Kind|Spinne\p{L}*|keine Angst|keine Sorgen|nicht|nie|Auftritt|Bühne|Prüfung|ich fürchte, (?:ja|nein|doch)|fürchte ich)\b/iu,
  },
  {
    id: "happy-about",
    of: "learner",
    when: "any",
    says: /\b(?:stolz (?:auf mich|auf uns)|stolz, dass (?:ich|wir))\b/iu,
    unless: /\b(?:freue mich (?:\p{L}+ ){0,4}auf|kennenzulernen|nicht|wäre|aber|leider|gestorben|krank)\b/iu,
  },
  {
    id: "free-time",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:weiß (?:\p{L}+ )?nicht, wohin mit mir|langweile mich|mir ist (?:so )?langweilig|zu viel Zeit|(?:habe|hab) (?:ich )?(?:\p{L}+ )?nichts zu tun)\b/iu,
    unless: /\b(?:lese|spiele|male|koche|schaue|treffe|gehe|höre|fahre|jogge)\b/iu,
  },
  {
    id: "criticized",
    of: "others",
    when: "past",
    always: true,
    says: /\b(?:(?:mich|mir|uns)[^.!?,]*(?:kritisiert|Vorwurf gemacht|Vorwürfe gemacht|beschuldigt|bloßgestellt|(?:ungerecht|unfair) behandelt)|über (?:mich|uns)[^.!?,]*beschwert)\b/iu,
    unless:
      /\b(?:(?:habe|haben) (?:ich |wir )?(?:mich|uns) [^.!?]*beschwert|Regierung|Politik\p{L}*|Theaterstück|Buch|Film|Nachbar\p{L}* hat sich über die Musik)\b/iu,
  },
  {
    id: "mistake",
    of: "learner",
    when: "past",
    always: true,
    says: /\b(?:(?:einen|meinen|den) (?:\p{L}+ )?Fehler (?:gemacht|bemerkt|gemeldet|entdeckt)|mich (?:geirrt|vertan|verrechnet|verschrieben)|aus Versehen|versehentlich)\b/iu,
  },
  {
    id: "worked-late",
    of: "learner",
    when: "past",
    says: /\b(?:bis (?:\p{L}+ )?(?:\d{1,2}|acht|neun|zehn|elf|zwölf|eins|zwei|drei|spät|Mitternacht|in die (?:\p{L}+ )?Nacht) (?:\p{L}+ ){0,3}(?:gearbeitet|im Büro gesessen)|die ganze Nacht (?:gearbeitet|geschrieben|gelernt)|durchgearbeitet)\b/iu,
    unless: /\b(?:früher)\b/iu,
  },
  {
    id: "grandparents-story",
    of: "others",
    when: "past",
    says: /\b(?:(?:mein|unser)\p{Ll}* (?:\p{Ll}+ )?(?:Oma|Opa|Großmutter|Großvater|Urgroßmutter|Urgroßvater|Großeltern)[^.!?]*(?:hat|haben|war|waren|konnte|erzählte|sagte))\b/iu,
    unless:
      /\b(?:diktiert|Hüfte|bekommen|zugesteckt|Euro|Handys?|Friseur|neue[nrs]?|zum ersten Mal|Termin|WhatsApp|ich dachte|früher nie|Leine|gestern|heute|letzte\p{L}*|angerufen|besucht|geschickt|geschenkt|Geburtstag|gestürzt|Krankenhaus|gekommen|vorhin|Wochenende|gestorben|tot|Krieg|Beerdigung|krank)\b/iu,
  },
  {
    id: "somebody-told",
    of: "others",
    when: "past",
    says: /\b(?:(?:hat|haben) (?:mir|uns)[^.!?,]*(?:erzählt|verraten))\b/iu,
    unless: /\b(?:früher|immer|als Kind|Märchen|Tod|gestorben|jeden|Geschichten?)\b/iu,
  },
  {
    id: "stuck",
    of: "learner",
    when: "past",
    always: true,
    says: /\b(?:stecken ?geblieben|eingesperrt|ausgesperrt|festgesteckt|festgesessen|eingeschlossen)\b/iu,
    unless: /\b(?:Zug|Bahn|Stau|Schnee)\b/iu,
  },
  {
    id: "got-lost",
    of: "learner",
    when: "past",
    always: true,
    says: /\b(?:verlaufen|verirrt|verfahren|nicht mehr (?:zurück)?gefunden|den Weg nicht)\b/iu,
    unless:
      /\b(?:verrechnet|beim \p{L}+ verfahren|gut verlaufen|(?:das|dem|des|ein|neue[ns]?) Verfahren|Gericht\p{L}*|Wort|Datei|Schlüssel|Handy|gut verlaufen|schlecht verlaufen)\b/iu,
  },
  {
    id: "fed-up",
    of: "own",
    when: "any",
    always: true,
    says: /\b(?:(?:reicht (?:es|'s) mir|mir reicht(?:'s| es)|habe? (?:es |das |\p{L}+ )?(?:satt|die Nase voll)|keine Lust mehr(?=[,.!]|$)|nicht mehr lange so))\b/iu,
    unless: /\b(?:lachen|reicht (?:es mir|mir es),? (?:wenn|zu)|satt (?:gegessen|geworden))\b/iu,
  },
  {
    id: "closing",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:letzte [A-ZÄÖÜ]\p{Ll}+ (?:[^.!?,]* )?(?:zugemacht|geschlossen|dichtgemacht)|(?:Laden|Geschäft|Bäckerei|Buchhandlung|Bibliothek|Schwimmbad|Freibad|Kino|Theater|Schule|Kneipe|Café|Restaurant|Werk|Fabrik|Filiale|Praxis|Krankenhaus|Station|Metzgerei|Dorfladen|Supermarkt|Post|Markt)(?: [^.!?,]*)?(?:schließt|schließen|geschlossen|zugemacht|macht zu|dichtgemacht|abgerissen|abreißen)|(?:schließt|schließen|macht)[^.!?,]*(?:Laden|Geschäft|Bäckerei|Buchhandlung|Bibliothek|Schwimmbad|Freibad|Kino|Theater|Schule|Werk|Fabrik|Filiale|Dorfladen)(?: zu)?|(?:Betrieb|Produktion|Verkehr|Linie|Buslinie|Zeitung|Dienst)[^.!?]*eingestellt)\b/iu,
    unless:
      /\b(?:(?:ist|war|hat|haben|sind) (?:\p{L}+ ){0,3}(?:geschlossen|zu)|unser Haus|unsere Wohnung|mein|meinen|meine|um (?:\d+|halb|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)|Uhr|sonntags|samstags|montags|abends|mittags|früh|heute|gestern|Feiertag|(?:war|hatte) (?:\p{L}+ )?geschlossen|Kompromiss|Frieden|Bund|ins Herz|Lücke|Wunde|Freundschaften|Bekanntschaft|Jacke|Hose|Knopf|Tür|Fenster|Augen|Freundschaft|Vertrag|Auge|geschlossen hinter|Ehe|Koffer|eingestellt (?:worden|auf)|neu eingestellt|Kollege|Kollegin|Grill|Deckel|Wasserhahn|daraus|ausschließ\p{L}*|abschließ\p{L}*|anschließ\p{L}*)\b/iu,
  },
  {
    id: "secret",
    of: "others",
    when: "now",
    always: true,
    says: /\b(?:(?:weiß|wissen|ahnt|ahnen) (?:\p{L}+ ){0,2}(?:nichts davon|von nichts|nichts))\b/iu,
    unless:
      /\b(?:nichts von (?:Politik|Technik|Computern|Geld|Kunst|Fußball|Musik|der Welt|Mathe\p{L}*)|weiß (?:es|das) nicht|X|Kühlschrank|mehr|Arzt|Name|würden?|wäre\p{L}*|hätte\p{L}*)\b/iu,
  },
  {
    id: "not-asked",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:ohne (?:mich|uns) (?:vorher )?zu fragen|über meinen Kopf|nicht gefragt worden|hat (?:mich|uns) (?:niemand|keiner) gefragt|übergangen)\b/iu,
  },
  {
    id: "appointment-coming",
    of: "own",
    when: "coming",
    always: true,
    says: /\b(?:(?:(?:ein|dem|das|einem|mein) (?:\p{Ll}+ )?Gespräch|Besprechung|Verhandlung|vor Gericht|Gerichtstermin|Anhörung|Elternabend|(?:eine|die|der) Sitzung|(?:eine|die|der) (?:\p{L}+ )?Versammlung|Eigentümerversammlung))\b/iu,
    unless:
      /\b(?:Knoten|Brust|MRT|Klinik|Untersuchung|OP|Therapie|Ehe|\p{L}*arzt|\p{L}*ärztin|Friseur\p{L}*|Physio\p{L}*|abgesagt|nach de[rm])\b/iu,
  },
  {
    id: "collecting",
    of: "learner",
    when: "any",
    says: /\b(?:(?:sammle|gesammelt|sammeln|Sammlung|Sammler(?:in)?|(?:hundert|tausend|\p{L}+hundert) Stück))\b/iu,
    unless:
      /\b(?: ein(?=[.!]|$)|Sachen|Geld|Belege?|Beweise?|früher|Museum|Kleider\p{L}*|Informationen|Ideen|Daten|Gedanken|Beeren|Material\p{L}*|Laub|Flaschen|Unterschriften|Erfahrung\p{L}*|Spenden|Müll|Pilze|Holz|Versammlung|Punkte|Geld|Kräuter|Kräfte)\b/iu,
  },
  {
    id: "bet",
    of: "any",
    when: "past",
    says: /\b(?:gewettet|Wette)\b/iu,
    unless: /\b(?:um die Wette|ich wette|wette ich)\b/iu,
  },
  {
    id: "met-stranger",
    of: "others",
    when: "any",
    says: /\b(?:(?=[^]*(?:hat|haben|kam|fragte|sagte|setzte|schenkte|gab|half|lächelte))[^]*(?:(?:mir|mich|uns)[^.!?,]* (?:ein|eine) (?:\p{Ll}+ )?(?:Mann|Frau|Mädchen|Junge|Fremde[r]?|Herr|Dame|Tourist(?:in)?|Student(?:in)?|Kind|Polizist(?:in)?)|\b(?:ein|eine) (?:\p{Ll}+ )?(?:Mann|Frau|Mädchen|Junge|Fremde[r]?|Herr|Dame|Tourist(?:in)?|Student(?:in)?|Kind|Polizist(?:in)?)[^.!?,]*(?:mir|mich|uns)))\b/iu,
    unless:
      /\b(?:vorgeworfen|vorgestellt|Klasse|\p{L}*kurs|Sprechstunde|Mein\p{L}*|Unser\p{L}*|Ärztin|Arzt|Tochter|Sohn|Kolleg\p{L}*|Nachbar\p{L}*|Kund\p{L}*|wird|geheiratet|Chef\p{L}*|(?:hat|haben|bekommt|erwartet) (?:\p{L}+ )?ein Kind|ein Kind (?:bekommen|hat|haben)|Film|Buch|Roman|Bild|gestorben|verletzt|geschlagen|gestohlen)\b/iu,
  },
  {
    id: "wanted-to-be",
    of: "any",
    when: "any",
    always: true,
    says: /\b(?:(?:wollte|wollten) (?:\p{L}+ ){0,4}(?:werden|zeichnen|Musik machen|studieren|auswandern|Schauspieler(?:in)?))\b/iu,
    unless:
      /\b(?:jetzt ist (?:er|sie)|ist (?:er|sie) (?:erst )?\p{L}+(?:zehn|lf|ölf)?(?=[.!]|$)|geworden|jetzt bin ich|nie (?:\p{L}+ )?werden|(?:gesund|besser|fertig|schwanger) werden)\b/iu,
  },
  {
    id: "job",
    of: "learner",
    when: "now",
    says: /(?:[Ii]ch arbeite|arbeite ich) (?:\p{L}+ ){0,6}(?:als|in|im|bei|beim|für|an)(?! (?:zu Hause|meinem|einem (?:Projekt|Roman|Buch)|mir)\b)|(?:mein|meinem) Beruf|von Beruf|in meiner Branche|(?:[Ii]ch bin|bin ich) (?:\p{Ll}+ )?[A-ZÄÖÜ]\p{Ll}+(?:lehrer|fahrer|pfleger|meister|bauer|arbeiter|techniker|verkäufer|berater|begleiter|leiter|händler|maler|gärtner|schreiner|tischler|bäcker|maurer|musiker|köchin|erin|istin|eurin|anwalt|anwältin|schwester|ärztin|arzt|ingenieur)(?: von Beruf)?(?= |,|\.|$)/u,
    unless:
      /\b(?:Küche|Bett|Wohnzimmer|Zug|Balkon|Exmann|Exfrau|mein(?:em|er) (?:Vater|Mutter|Onkel|Tante|Mann|Frau|Freund\p{L}*|Bruder|Schwester)|meinen Eltern|Teilzeit|Vollzeit|im (?:selben|gleichen|Team|Moment|Sommer|Winter|Sitzen|Stehen|Liegen|Dunkeln)|bei (?:\p{L}+ )?(?:Grad|Musik|Regen|Nacht)|an mir|einer|Kirchenbasar|Homeoffice|Schule|Team|fünf Leute|angewiesen|selbstständig|Selbstständige\p{L}*|heute|morgen|gerade|Garten|viel|jeden Tag|allein\p{L}*|Wochenende|lange|bis|schwanger|locker|munter|sauer|unsicher|Single|Schüler\p{L}*|Anfänger\p{L}*|\p{L}*(?:aner|iener|länder|päer|reicher|Schweizer)(?:in)?|Berliner\p{L}*|Syrer\p{L}*|Inder\p{L}*|Optimist\p{L}*|Pessimist\p{L}*|Bruder|Schwester|Hausfrau|Hausmann|Ehemann|Ehefrau|Veganer\p{L}*|hier|über|unter|\p{L}+(?:iger|licher)|größer|kleiner|stärker|jünger|gesünder|weiter|Läufer\p{L}*|Mutter|Vater|Rentner\p{L}*|Amerikaner\p{L}*|verheiratet|Italiener\p{L}*|Vegetarier\p{L}*|immer|aber|arbeitslos|Frühaufsteher\p{L}*|Student\p{L}*|älter|sicher|später|besser|lieber|nicht|wieder|leider|sehr)\b/iu,
  },
  {
    id: "demands",
    of: "others",
    when: "any",
    always: true,
    says: /\b(?:(?:hat (?:mich|uns) gebeten|will, dass ich|möchte, dass ich|erwartet, dass ich|besteht darauf, dass ich|verlangt(?: [^.!?]*)? von (?:mir|uns)|verlangt, dass ich))\b/iu,
    unless: /\b(?:pünktlich|aufräume|mitkomme|anrufe|Brot|esse|schlafe)\b/iu,
  },
  {
    id: "white-lie",
    of: "learner",
    when: "any",
    always: true,
    says: /\b(?:(?:ich|wir)[^.!?,]*(?:gelogen|geschwindelt|geflunkert)|eine Notlüge)\b/iu,
    unless:
      /\b(?:nicht gelogen|nie gelogen|brauch\p{L}*|such\p{L}*|gute|bessere|fehlt|als Ausrede|kein\p{L}* Ausrede)\b/iu,
  },
  {
    id: "reproached",
    of: "learner",
    when: "now",
    always: true,
    says: /\b(?:(?:wirft|werfen) (?:man |er |sie )?mir[^.!?]*vor|hält (?:man )?mir vor|Vorwurf)\b/iu,
  },
  {
    id: "cried",
    of: "others",
    when: "past",
    always: true,
    says: /\b(?:(?:geweint|geheult|in Tränen|Tränen in den Augen|weinte))\b/iu,
    unless: /\b(?:Baby|vor (?:Freude|Lachen|Glück|Rührung)|Film|Video|gestorben|ich habe)\b/iu,
  },
  {
    id: "supposes",
    of: "learner",
    when: "now",
    says: /\b(?:(?:ich (?:glaube|vermute|ahne|nehme an) \p{L}+|(?:glaube|vermute) ich \p{L}+|habe den (?:Verdacht|Eindruck)))\b/iu,
    unless:
      /\b(?:Ratgeber\p{L}*|wieder|fliege|bald|morgen|glaube (?:ich )?(?:dir|ihm|ihr|Ihnen|euch)|nehme (?:ich )?an (?:einem|einer|dem|der|den|diesem)|glaube ich nicht|glaube an|ich glaube (?:ja|nein|schon|nicht)|fürchte|dass ich|ich glaube, ich)\b/iu,
  },
  {
    id: "sang",
    of: "any",
    when: "past",
    says: /\b(?:(?:wir|alle|zusammen|gemeinsam)[^.!?,]*gesungen)\b/iu,
    unless:
      /\b(?:Radio|Auto|für mich|Kathedrale|Sohn|Vögel|Vogel|Oper|Arie|\p{L}*[Ss]änger(?:in)?|Bühne|Radio|Fernsehen)\b/iu,
  },
  {
    id: "changed",
    of: "any",
    when: "any",
    says: /\b(?:(?:hat|habe|haben) (?:mich|sich) (?:\p{L}+ ){0,4}verändert|alles anders geworden)\b/iu,
    unless: /\b(?:Maschine|Lehrling|gestorben|Tod|tot)\b/iu,
  },
] as const satisfies readonly (Near & { id: string })[];

export type MatterId = (typeof MATTERS)[number]["id"];
