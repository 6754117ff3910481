import { describe, expect, it } from "vitest";
import { NEAR_KINDS } from "#content/built-in/tutor/near-kinds.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { checkReply } from "#worker/tutor/dialogue/check-reply.ts";
import { inPersons } from "#worker/tutor/dialogue/listening.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);
const BANDS = ["B", "C"] as const;

/** The replies to these messages, the tutor's first question being one that fits everything. */
function answers(level: CefrLevel, ...messages: string[]): string[] {
  const history: PastMessage[] = [
    { role: "assistant", content: "Hallo! Was möchtest du mir noch erzählen?", correctedContent: null },
  ];
  return messages.map((message, turn) => {
    const { edits, corrected } = analyze(lexicon, message, { level });
    const input = { message, language: "german", level, tone: "friendly", topic: "chitchat" } as const;
    const answer = reply(
      { ...input, history: [...history], conversationId: "near", turn: turn + 1 },
      { edits, corrected },
      morphology,
    ).reply;
    history.push({ role: "user", content: message, correctedContent: corrected });
    history.push({ role: "assistant", content: answer, correctedContent: null });
    return answer;
  });
}

const answer = (level: CefrLevel, message: string): string => answers(level, message)[0] ?? "";

describe("questions from B1 on", () => {
  it("keep the rules in every tone, of a man, a woman and several people", () => {
    const problems: string[] = [];
    for (const band of BANDS) {
      const near = NEAR_KINDS[band].flatMap(({ ask }) => ask);
      for (const line of near) {
        for (const tone of TONES) {
          for (const text of inPersons(line.say)) {
            const said = say(text, tone).replace("*", "Frau Winter");
            const context = { level: band === "B" ? "B1" : "C1", tone, earlier: [], message: "" } as const;
            problems.push(...checkReply(said, context).map((problem) => `${problem}: ${said}`));
          }
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it("are two or more about every matter, and none of them twice", () => {
    for (const band of BANDS) {
      for (const { says, ask } of NEAR_KINDS[band]) {
        expect(ask.length, `${says}`).toBeGreaterThanOrEqual(2);
        expect(new Set(ask.map((line) => line.say)).size, `${says}`).toBe(ask.length);
      }
      expect(NEAR_KINDS[band].length).toBeGreaterThanOrEqual(100);
    }
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "In der Kanzlei mache ich jede Woche acht Überstunden.", /Überstunden/],
    ["B1", "Gestern habe ich im Wald einen Fuchs gesehen.", /das Tier|herangekommen/],
    ["B1", "Ich suche seit Monaten eine neue Wohnung in der Stadt.", /die neue Wohnung sein/],
    ["B2", "Mein Mitbewohner hasst meine alte Lampe und sagt es mir jeden Tag.", /mit ihm aus/],
    ["C1", "Seit Wochen plagt mich der Rücken, besonders am Schreibtisch.", /dagegen|zu tun|Bewegungen|verzichten/],
    ["C2", "Ich fermentiere seit Jahren alles, was nicht schnell genug wegläuft.", /vom Rezept/],
    ["C1", "Mein Großvater hat mir erzählt, dass er eigentlich Tänzer werden wollte.", /weiter|übernommen|Wunsch/],
  ])("%s: name the matter of %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Ich weiß, dass die Rechnung falsch war, aber ich habe nichts gesagt.", /etwas zu sagen/],
    ["C2", "Das alte Klavier zu verkaufen bringe ich nicht übers Herz.", /hält dich davon ab/],
    ["C1", "Je älter man wird, desto schneller vergehen die Jahre.", /auf diesen Gedanken/],
    ["C1", "Manchmal frage ich mich, warum ich eigentlich geblieben bin.", /welcher Antwort/],
    ["C2", "Die Bank schweigt seit Wochen. Am Freitag läuft die Frist ab.", /bis dahin/],
    ["C1", "Mein Auto ist in der Werkstatt, schon wieder.", /ohne Auto zurecht|kostet/],
    ["C1", "Am Montag hat der letzte Schuster zugemacht.", /Schließung/],
    ["C1", "Ich habe den Eindruck, dass die Leute im Norden weniger reden.", /machst du das fest|Vermutung/],
  ])("%s: take up the end of %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Meine Tochter hat gesagt, ich solle nicht für sie kochen. Das hat mich ein bisschen gekränkt.", /Rezept/],
    ["C1", "Sie hat mich nur für Petersilie losgeschickt. Die Petersilie habe ich vergessen.", /Gedächtnis/],
    ["C1", "Ich vermute, dass du dich geirrt hast, und das verzeihe ich dir gern.", /ob es stimmt|machst du das fest/],
    ["C1", "Wir haben uns geeinigt, dass jeder zweite Tag frei bleibt.", /in Erinnerung/],
    ["C1", "Ich habe mich furchtbar geschämt.", /schlagfertig/],
    ["C2", "Und der heimische Leinsamen fristet sein Dasein im Regal ganz unten.", /knapp wird|bis dahin/],
    ["C2", "Die Regie hielt das für kühn, ich für eine Steuererklärung mit Nebel.", /Verfahren/],
    ["C1", "Jeden Morgen bin ich um halb sieben wach, ziehe ein Hemd an und weiß nicht, für wen.", /Umzug/],
    ["C1", "Voriges Jahr habe ich aus Neugier einen DNA-Test gemacht.", /Prüfung/],
    ["C1", "Ich stand im Bademantel mit einer Dose Thunfisch im Garten.", /lehrt|Wildwuchs/],
    ["C1", "Meine Frau hat mir das Betreten von Baumärkten untersagt.", /diesem Satz|siehst du das/],
    ["C2", "Beide haben mir getrennt voneinander verraten, dass sie den Verein nie leiden konnten.", /schwergefallen/],
    ["C1", "Wir stehen unter Zeitdruck. Der Architekt meldet sich nicht.", /Kontakt/],
    ["C1", "Ich glaube, ich gehe heute früh schlafen.", /machst du das fest|Vermutung/],
    ["C1", "Ich gebe Nachhilfe für Erwachsene, die das Abitur nachholen.", /lernst du|Prüfung/],
    ["C1", "Vor der Tür stehen Stühle. Die Figuren im Roman warten geduldig auf mich.", /Ungewissheit/],
  ])("%s: a word alone decides nothing in %s", (level, message, unexpected) => {
    expect(answer(level, message)).not.toMatch(unexpected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "Ich würde nie kündigen, weil mir die Kollegen fehlen würden.", /(?:Kündigung|kündigen)[^.]*\?/],
    ["B2", "Mir hat der Vermieter die Wohnung gekündigt.", /dazu gebracht zu kündigen/],
    ["B1", "Ich suche noch eine Wohnung mit einem Balkon.", /(?:die Wohnung|den Balkon) vorstellen/],
    ["B1", "In Porto habe ich mein Portemonnaie verloren. Eine Verkäuferin hat es gefunden!", /schon gesucht/],
    ["C1", "Vorige Woche habe ich eine Scheidung gedolmetscht.", /Trennung|schwer gefallen/],
    ["C1", "Der Mann auf dem Bild hält einen Pinsel.", /der Pinsel/],
    ["B2", "Unser Enkel ist neun und will mitkommen.", /Wie alt/],
    ["B1", "Ich lese das Buch nicht, weil ich davor Angst habe.", /in dem Buch/],
    ["B2", "Die Gäste im Restaurant haben trotzdem Trinkgeld gegeben.", /wenn Gäste da sind/],
    ["B2", "Wir fliegen im Sommer mit unserer Familie nach Spanien.", /so ein Besuch/],
    ["B2", "Ich habe am Freitag einen Termin beim Kinderarzt.", /bei dem Termin erreichen|Ergebnis/],
    ["B2", "Wir treffen uns morgen vor dem Rathaus.", /bei dem Termin|das beste Ergebnis/],
    ["B1", "Morgen rede ich mit meinem Bruder über das Haus.", /Tag vorstellst|auf jeden Fall klappen/],
    ["B2", "Ich überlege, mein Zeitungsabo zu kündigen.", /damit du bleibst|bisher noch davon ab/],
    ["B2", "Ich habe mich um einen Kitaplatz beworben.", /die Stelle|der Stelle/],
    ["B2", "Nach dem Abitur habe ich ein Jahr in Chile gelebt.", /Lerntag|nach der Prüfung|Kopfzerbrechen/],
    ["B2", "Mein Mann versteht sich nicht mit seinen Kollegen.", /dein Verhältnis zu|arbeitet ihr/],
    ["B1", "Mein Sohn spielt seit drei Jahren Klavier.", /in dem Alter|Regeln/],
    ["B2", "Gestern wurde mein Flug gestrichen.", /am Ende aussehen|lässt du machen/],
    ["B2", "Meine Oma glaubt an Gott.", /hörst du das|darauf|Wahres/],
    ["B1", "Meine Eltern kommen um drei am Bahnhof an.", /redet ihr dann|eure Gespräche|am Telefon/],
    ["B2", "Ich bin zum Glück nicht mehr gestresst.", /zu viel wird|verschieben|abschalten/],
    ["B2", "Mir fehlen noch zwei Unterlagen.", /vermisst|Heimweh|Sehnsucht/],
    ["C1", "Ich weiß nicht, wie spät es ist.", /Bauchgefühl|bereuen/],
    ["B2", "Ich muss zugeben, das Essen war gut.", /guter Moment|als Erstes sagen/],
    ["B1", "Ich arbeite heute im Garten.", /Arbeitsplatz|Arbeitstag|dieser Arbeit/],
    ["B1", "Der Supermarkt schließt um acht.", /trifft das|stattdessen/],
    ["B2", "Ich kann nicht mehr.", /Fass|hältst du das/],
    ["B1", "Ich wohne in der Nähe vom Bahnhof.", /fertigen Stücke|ausgerechnet darauf/],
    ["B1", "Ich habe lange in der Schlange gestanden.", /das Tier|herangekommen/],
    ["B1", "Ich bin endlich mit der Arbeit fertig.", /heute noch erledigen|erholst/],
    ["B1", "Ich habe das Licht ausgemacht.", /verbindlich/],
    ["B1", "Ich ziehe mich noch schnell um.", /Umzug|neuen Umgebung|alten Wohnung/],
    ["B2", "Ich nehme an einem Tanzkurs teil.", /Vermutung/],
    ["B1", "Ich hätte lieber einen Tee.", /heute noch daran ändern|heute anders machen/],
    ["B1", "Ich heiße Anna.", /dazu gekommen|schon so/],
    ["B1", "Ich bin 30 Jahre alt.", /dazu gekommen|schon so|mit dem Alter/],
    ["B2", "Ich habe gestern ein Paket mit der Post bekommen.", /darin|antworten|beim Lesen/],
  ])("%s: ask nothing of the kind about %s", (level, message, unexpected) => {
    expect(answer(level, message)).not.toMatch(unexpected);
  });

  // Each of these was once asked something that the sentence does not mean.
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B2",
      "Als meine Frau krank war, haben die Kollegen für uns gekocht. Das hat mich berührt.",
      /Rezept|Kochen|Essen/,
    ],
    ["B1", "Die alten Fotoalben standen im Keller, und zwei davon sind jetzt kaputt.", /reparier|Reparatur/],
    [
      "B1",
      "Gestern hat er heimlich Schokolade gegessen. Ich war sauer, aber ich musste auch lachen.",
      /stattdessen|Auslöser|Ärger/,
    ],
    ["B1", "Das war doch lustig! Ich habe auch gelacht.", /Auslöser|lautesten/],
    ["B2", "Ein guter Flirt muss leicht sein, mit viel Humor und ohne Druck.", /verschieben|Stress|abschalten/],
    ["B2", "Wir haben einen Sohn von sechs Jahren und die Miete ist hoch.", /Budget/],
    ["B1", "Gestern war ich das erste Mal bei der Physiotherapie!", /dazu gebracht|auf die Idee/],
    ["B2", "Ich habe mich entschieden: Am Samstag coache ich Finn.", /erinnerst|dazwischenkommen/],
    [
      "B1",
      "Einer, der nicht nur schreit. Früher hatte ich einen Trainer, vor dem alle Angst hatten.",
      /Angst|schlimmste/,
    ],
    ["B1", "Ich habe einen Knoten in der Brust ertastet, und der Termin ist erst am Donnerstag.", /Ergebnis|erreichen/],
    [
      "B2",
      "Im Park trainiert jeden Morgen eine Gruppe Rentner, und seit Mai mache ich mit.",
      /Platz der Arbeit|freie Zeit/,
    ],
    ["B2", "Mein Sohn hat den ganzen Tag geholfen, weil ich mir den Fuß verstaucht habe.", /fällst du|passiert/],
    ["B1", "Mein Mann schnarcht so laut, dass der Nachbar gegen die Wand klopft.", /kennt ihr euch|Tür an Tür/],
    ["B2", "Ich denke, dass Freundschaften im Ausland schneller entstehen.", /Umstellung|Gewohnheit/],
    ["B1", "Meine Mutter wird am Samstag neunzig, und wir kommen alle.", /sieht regelmäßig|sieht dort/],
    ["B1", "Am liebsten repariere ich alte Radios.", /zu dieser Arbeit/],
    ["B2", "Der Garten steht unter Wasser.", /am besten|Gartenarbeit/],
    ["B2", "Unser Wellensittich ist davongeflogen.", /Charakter|Tier/],
    ["B2", "Zu Weihnachten sitze ich in diesem Jahr allein hier.", /unbedingt dazu|diese Tage/],
  ])("%s: leave the wrong matter of %s alone", (level, message, unexpected) => {
    expect(answer(level, message)).not.toMatch(unexpected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Ich habe einen Brief vom Finanzamt bekommen und verstehe nur das Datum.", /Schreiben erklären/],
    ["B2", "Die Miete steigt ab Januar um zweihundert Euro.", /Erhöhung/],
    ["B1", "Mein Sohn wird in der Klasse ausgelacht, weil er einen Akzent hat.", /Schule dazu/],
    ["B1", "Meine Tochter kommt im September in die Schule und kann es kaum erwarten.", /freut sie sich/],
    ["B2", "Ich möchte im Herbst einen Schrebergarten pachten.", /anpflanzen/],
    ["B2", "Die Preise sind so stark gestiegen, dass ich rechnen muss.", /steigenden Preise/],
    ["B1", "Meine Katze bringt mir jeden Morgen eine Maus.", /die Katze/],
    ["B1", "Wir sind zwei Wochen lang durch Norwegen gewandert.", /Abschnitt|Wetter/],
    ["B1", "Es regnet schon seit drei Tagen.", /Wetter/],
    ["B1", "Unser Dackel hat sich versteckt, und wir haben alle sehr gelacht.", /Geschichte|komischste/],
  ])("%s: ask about the matter of %s by its name", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });

  it.each([
    "Ich bin so erleichtert, dass der Test negativ war.",
    "Mein Chef hat mich gestern gelobt.",
    "Mein Kollege lädt mich zum Grillen ein.",
  ])("congratulate nobody on %s", (message) => {
    for (const level of ["A2", "B1", "C1"] as const) {
      expect(answer(level, message)).not.toMatch(/Glückwunsch/);
      expect(answer(level, message)).toMatch(/schön|freu/i);
    }
  });

  it("are open prompts twice in a row for nobody", () => {
    const prompts =
      /noch erzählen|genauer beschreiben|näher eingehen|sonst noch|dazu noch|davon noch|muss ich mir das|darf ich mir das/;
    for (const level of ["B1", "C1"] as const) {
      const said = answers(
        level,
        "Das Blau ist dort blauer als anderswo.",
        "Rot wird dort kaum gebraucht, Gelb auch nicht.",
        "Grün gilt vielen als unfein.",
        "Weiß bleibt den Fenstern vorbehalten.",
        "Schwarz ist dort nirgends vorgesehen.",
      );
      for (const [index, text] of said.entries())
        if (index > 0 && prompts.test(text)) expect(said[index - 1], said.join("\n")).not.toMatch(prompts);
    }
  });

  it("stand behind a short word that none of the last three replies began with", () => {
    const said = answers(
      "B1",
      "Ich arbeite als Gärtner in einem großen Park.",
      "Mein Kollege vergisst jeden Tag seine Schaufel.",
      "Gestern habe ich eine Suppe aus Brennnesseln gekocht.",
      "Meine Nachbarin wohnt seit drei Jahren über mir.",
      "Ich spiele seit zwei Jahren Gitarre.",
      "Am Montag habe ich mein Fahrrad repariert.",
    );
    const openers = said.map((text) => text.split(/(?<=[.!?]) /u)[0] ?? "");
    for (const [index, opener] of openers.entries())
      if (opener.endsWith("."))
        expect(openers.slice(Math.max(0, index - 3), index), said.join("\n")).not.toContain(opener);
  });
});

describe("a matter of which a word alone is there", () => {
  it.each<[CefrLevel, string, RegExp]>([
    // Small everyday things.
    ["B1", "Er ist ohne Rosinen. Ich habe gestern schon die Äpfel gekauft.", /nachgedacht|beim Kauf/u],
    ["B1", "Ich habe mir einen Stift gekauft.", /nachgedacht|beim Kauf/u],
    ["B2", "Ich habe mir ein Wasser bestellt.", /nachgedacht|beim Kauf/u],
    ["B1", "Ich habe mich für den Salat entschieden.", /Ausschlag|gerungen/u],
    ["B1", "Ich träume von einem Kaffee.", /im Weg|erste Schritt/u],
    ["B1", "Ich habe mein Zimmer aufgeräumt.", /trennen|findet man/u],
    ["B1", "Mir hat der Tee geholfen.", /bedankt/u],
    // Only planned, supposed or wished.
    ["B1", "Vielleicht mache ich zuerst einen Deutschkurs am Abend.", /im Kurs/u],
    ["B1", "Nächste Woche fängt mein Kurs an.", /sitzt da/u],
    [
      "B2",
      "Im Sommer wollen wir zum ersten Mal fliegen, und davor habe ich ehrlich gesagt Bammel.",
      /hat sich das angef/u,
    ],
    ["B2", "Wir werden wahrscheinlich kaum schlafen.", /nachts/u],
    ["B1", "Ich gehe in zwei Jahren in Rente.", /jetzt den Platz/u],
    ["B2", "Ich habe die Prüfung vor zehn Jahren bestanden.", /gefeiert/u],
    // Denied.
    ["B1", "Kopfschmerzen habe ich nie.", /Ärzte|Schmerzen\?/u],
    ["B1", "Meine Kopfschmerzen sind weg.", /Ärzte|Seit wann|danach gemacht/u],
    ["B1", "Der Film war nicht so lustig, wie ich dachte.", /komischste/u],
    ["B1", "Laute Musik finde ich toll.", /dagegen/u],
    ["B1", "Ich mache morgen keinen Kurs.", /lernen\?|im Kurs/u],
    // In another sense.
    ["B2", "Ich studiere gerade die Speisekarte.", /Studium|Fach/u],
    ["B1", "Ich bin es müde, das zu erklären.", /zurzeit so müde|Kräften/u],
    ["B2", "Die Ehe hat nur ein Jahr bestanden.", /gefeiert/u],
    ["B2", "Morgen ist davon keine Rede mehr.", /ruhig|vorbereite/u],
    ["B1", "Ich suche auf der Stelle meinen Pass.", /Suche/u],
    ["B1", "Ich habe die Maus für meinen Computer gefunden.", /Tier/u],
    ["B2", "Nach der Party hatte ich meinen Kater bis Montag.", /der Kater/u],
    ["B2", "Nach meinem Studium möchte ich in Berlin arbeiten.", /Reise|alles vor/u],
    ["C2", "Man will etwas Neues in der Hand halten. Dabei ist es ja gerade nicht unschuldig.", /behilfst|reparieren/u],
    ["C2", "Mit meinem EU-Pass spaziere ich durch jeden Hafen, so ist das.", /draußen/u],
    ["C1", "Meine Frau hat mich einmal nach Köln zum Karneval mitgeschleppt.", /Begegnung/u],
    ["C2", "Ich schwimme gegen den Strom.", /Wasser|danach/u],
    ["C1", "Ich pendle zwischen Hoffnung und Verzweiflung.", /Weg/u],
    ["C1", "Ich habe mich mit dem Drucker gestritten.", /nachwirkt|Streit/u],
    ["C1", "Ich habe mir ein Bein ausgerissen, um rechtzeitig da zu sein.", /selbstverständlich|passiert/u],
    ["C1", "Ich kenne niemanden, der das freiwillig macht.", /am schwersten|kennenzulernen/u],
    ["C1", "Mein Akku ist leer, ich gehe schlafen.", /Technik|Problem/u],
    // Of somebody else, or with another relation.
    ["B1", "Und mein Nachbar, er übt jede Nacht Trompete.", /spielt er/u],
    ["B1", "Meine Chefin ist schwanger.", /in der Familie/u],
    ["B2", "Unser Vermieter wohnt in Spanien.", /Kontakt/u],
    ["B1", "Die Kinder sprechen besser Deutsch als ich. Ich habe im Moment ein Problem mit meinem Rücken.", /Worte/u],
    ["B1", "Mein Vater arbeitet in einem Pflegeheim.", /in der Familie auf/u],
    ["B1", "Im Garten spielen die Kinder.", /wächst/u],
    ["B1", "Mein Mann kocht vor Wut.", /Gericht|kocht er/u],
    ["B1", "Mein Sohn wohnt im selben Haus.", /Kontakt/u],
    ["B1", "Wir waren in Zeitnot.", /überrascht|gefallen/u],
    // Answered, or of another time.
    ["C1", "Ich bin mit meinen Eltern alle paar Jahre umgezogen.", /gewöhnen|eingelebt/u],
    ["B1", "Ich habe Angst, dass der Kuchen nicht gelingt.", /Mut machen|Angst\?|beruhigt/u],
    ["B1", "Danach habe ich sofort meine Mutter angerufen.", /redet ihr dann/u],
    ["C1", "Das Buch ist im Frühjahr erschienen. Seitdem schicken mir Bekannte ständig Fotos.", /lange ist das/u],
    ["C1", "Nach zwei Monaten habe ich gemerkt, dass ich ausschlafen kann.", /klar geworden/u],
    ["A2", "Ich wohne bei Köln. Man kann auf den Drachenfels gehen, das ist ein Berg mit Burg.", /wohnst du schon/u],
  ])("%s: is not asked about: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Ich habe eine neue Kaffeemaschine gekauft, die sehr leise ist.", /beim Kauf/u],
    ["B1", "Ich trinke jeden Morgen Tee am Fenster.", /Wie lange machst du das/u],
    ["B1", "Gestern war ich zum ersten Mal in einer Moschee.", /angefühlt/u],
    ["B2", "Meine Großmutter war Schneiderin und konnte alles nähen.", /von ihr übernommen/u],
    ["C1", "Ein fremder Mann hat mir im Zug seinen Platz angeboten.", /Begegnung/u],
    ["C1", "Ich spaziere jeden Abend durch den Wald.", /draußen/u],
    ["B1", "Letzte Woche habe ich im Kino einen alten Film gesehen.", /Worum ging es/u],
    ["B1", "Am Freitag fliegen wir nach Portugal.", /alles vor/u],
    ["C1", "Unsere Heizung ist seit gestern kaputt.", /Zwischenzeit|funktioniert|geärgert|fertiggeworden|gemacht/u],
    ["B1", "Wir haben gestern das Spiel 3:2 gewonnen.", /entscheidende/u],
    ["B1", "Meine Kollegin redet den ganzen Tag über ihre Diät.", /Verhältnis/u],
  ])("%s: is asked about where the sentence says it: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });
});

describe("pity and joy", () => {
  const PITY =
    /tut mir (?:sehr )?leid|nicht leicht|nahe|mitnimmt|verarbeitet|am meisten mit|Besserung|wehtun|fertiggeworden/u;
  const JOY = /freut mich|Schön, das zu hören|freue ich mich|gute Neuigkeiten|hört man gern/u;
  it.each<[CefrLevel, string, RegExp]>([
    [
      "C2",
      "Seit mein Knie nicht mehr mitmacht, schwimme ich nur noch zum Vergnügen – und vermisse den Ehrgeiz kaum.",
      PITY,
    ],
    [
      "C2",
      "Ich sehe das bei mir selbst: Nach einem schlechten Tag liegt plötzlich ein Seidenschal im Warenkorb.",
      PITY,
    ],
    ["C1", "Ich vermisse den Stress nicht.", PITY],
    ["B1", "Ich vermisse meine Kollegen nicht.", PITY],
    ["B2", "Nach einem schlechten Tag esse ich ein Eis.", PITY],
    ["C1", "Seit ich kein Auto mehr habe, vermisse ich nichts.", PITY],
    ["B2", "Mein Bruder ist arbeitslos und sehr zufrieden damit.", PITY],
    ["C1", "Der Hund war nass, müde und traurig, also wie ich nach dem Marathon.", PITY],
    ["C1", "Ich freue mich für ihn, auch wenn ich ihn beneide.", JOY],
    ["C1", "Ich war glücklich, bis die Rechnung kam.", JOY],
    ["B2", "Ich habe auf einer Rechnung bestanden.", JOY],
  ])("%s: have no place behind: %s", (level, message, never) => {
    expect(answer(level, message)).not.toMatch(never);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Ich hatte einen schlechten Tag.", PITY],
    ["C1", "Ich vermisse meine Schwester sehr.", PITY],
    ["C1", "Ich vermisse meinen Vater, und kaum jemand versteht das.", PITY],
    ["B1", "Meine Oma ist gestern gestorben.", PITY],
    ["B1", "Ich bin so froh, dass es geklappt hat.", JOY],
  ])("%s: are shown to: %s", (level, message, expected) => {
    expect(answer(level, message)).toMatch(expected);
  });
});
