/**
 * Words that learners look for by what they are, one a row: what the question says of the thing, all joined by `&`; the word; its English. Only
 * what leaves no doubt.
 */
const TABLE = String.raw`
gepäck|tasche|koffer & kabine|flugzeug mit|mit ins flugzeug|tasche im flugzeug: das Handgepäck|carry-on luggage
gepäck|koffer & flughafen & abhol|hol|bekomm|wartet|kommt: die Gepäckausgabe|baggage claim
karte|papier|zettel|ticket & flugzeug|boarding & zeig|einsteig: die Bordkarte|boarding pass
raum|kabine|zimmer|ort|platz & anprobier|umzieh: die Umkleidekabine|fitting room
fahrzeug|maschine|gerät & lager|palette|kisten & heb|stapel|transport: der Gabelstapler|forklift
gerät|ding|maschine & teig|sahne|eier & rühr|schlag|misch: das Rührgerät|mixer
gerät|ding|maschine & brot|toast & röst|toast|warm|braun: der Toaster|toaster
gerät|ding|maschine & wasser & koch|heiß & ^(?!.*(?:nudel|kartoffel|reis)): der Wasserkocher|electric kettle
gerät|ding|werkzeug & wein|kork & öffn|aufmach|zieh: der Korkenzieher|corkscrew
gerät|ding|werkzeug & flasche & öffn|aufmach: der Flaschenöffner|bottle opener
ding|löffel|gerät & suppe & schöpf|verteil|auf den teller|in den teller: die Schöpfkelle|ladle
ding|gerät & nudeln & abgieß|abtropf|sieb: das Sieb|strainer
person|mann|frau|mensch|jemanden|derjenige & fußball|spiel & pfeif|regeln|entscheid: der Schiedsrichter|referee
person|mann|frau|spieler & fußball|mannschaft & tor & steht|hält|hüt|im tor: der Torwart|goalkeeper
mann|frau|mensch|jemanden|person|leute & alles (?:besser )?weiß|besser weiß|besser wissen|überall mitredet: der Besserwisser|know-it-all
zettel|papier & kasse|bezahlt|gekauft|nach dem (?:ein)?kauf: der Kassenbon|receipt
geld & zurück & kasse|kellner|bezahl|verkäufer: das Wechselgeld|change
geld & kellner|kellnerin|restaurant & extra|zusätzlich|gibt & ^(?!.*zurück): das Trinkgeld|tip
ort|platz|stelle|raum & hotel & schlüssel|anmeld|fragen|ankomm: die Rezeption|front desk
text|wörter|sätze & film & unten|lesen|steh: die Untertitel|subtitles
ort|platz|stelle & theater|konzert & schauspieler|band|musiker|auftr[ie]t: die Bühne|stage
person|mann|frau|mensch & wohnung|haus & gehört|vermietet & ^(?!.*wohnt in): der Vermieter oder die Vermieterin|landlord
leute|mensch|person|mann|frau & neben|nebenan & wohn: der Nachbar oder die Nachbarin|neighbor
zug|bus|flug & umsteig & nächste|danach|weiter: der Anschluss|connection
zimmer|raum & warte & arzt: das Wartezimmer|waiting room
papier|zettel & arzt|ärztin & apotheke|medikament|tabletten: das Rezept|prescription
papier|zettel|brief & arzt|ärztin & krank & arbeit|chef: die Krankmeldung|sick note
brett & gemüse|brot|zwiebel|fleisch|schneid: das Schneidebrett|cutting board
linie|strich & rennen|lauf|läufer|marathon & end|ziel|gewinn|gewonnen: die Ziellinie|finish line
gerät|ding|maschine & staub & saug|putz|boden: der Staubsauger|vacuum cleaner
zeit & probe|am anfang & arbeit|job|firma|stelle & kündig|test|probe|anfang: die Probezeit|trial period
`;

/** Each with everything that the question has to say. */
export const WANTED_WORDS = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [, says = "", word = "", english = ""] = /^(.*): (.*)\|(.*)$/u.exec(row) ?? [];
    return { says: says.split(" & ").map((each) => new RegExp(each, "iu")), word, english };
  });
