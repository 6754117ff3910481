import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";

/** One message of a learner, and what a reply to it that was judged absurd said. */
export interface ReadTurn {
  says: string;
  absurd?: RegExp;
}

export interface ReadConversation {
  id: string;
  level: CefrLevel;
  topic: Topic | null;
  tone: Tone;
  turns: readonly ReadTurn[];
}

/**
 * Conversations that were read reply by reply: two of twenty turns at each level, and shorter ones. They tell what learners tell: stories
 * in several sentences, other people, jokes, protests. Whatever a reader would have been embarrassed to show must not come back.
 */
export const READ_CONVERSATIONS: readonly ReadConversation[] = [
  {
    id: "A1a",
    level: "A1",
    topic: "food",
    tone: "friendly",
    turns: [
      { says: "Ich trinke am Morgen Tee mit Zucker. Meine Frau trinkt Kaffee.", absurd: /gar nicht/u },
      { says: "Sie mag kein Salat. Sie kommt aus Brasilien und kocht jeden Tag Bohnen." },
      { says: "Sie ist lustig und klein. Wir haben zwei Kinder." },
      { says: "Der Sohn heißt Davi und die Tochter heißt Lara. Lara ist drei.", absurd: /er gern|mit ihm/u },
      { says: "Nein, Lara ist meine Tochter! Sie isst gern Reis mit Bohnen." },
      { says: "Sie isst auch gern Eis und Erdbeeren. Was isst du gern?" },
      { says: "Wir essen am Samstag Pizza mit meine Mutter." },
      { says: "Auf die Pizza und auf meine Mutter. Sie ist 70 und wohnt allein." },
      { says: "Ich besuche sie jeden Sonntag. Wir trinken Kaffee." },
      { says: "Meine Frau kocht am Sonntag auch für meine Mutter." },
      { says: "Meine Mutter hilft immer in der Küche. Sie macht gute Kartoffelsuppe." },
      { says: "Mein Sohn mag keine Suppe. Er will immer Pizza." },
      { says: "Ja, er ist sieben. Er isst viel!" },
      { says: "Wir haben einen kleinen Garten mit Tomaten." },
      { says: "Gestern ich habe Tomatensalat gemacht." },
      { says: "Meine Frau hat gesagt: zu viel Salz!" },
      { says: "Ich habe gelacht. Dann haben wir Brot gegessen." },
      { says: "Was heißt „Gurke“ auf Englisch?" },
      { says: "Ich kaufe am Samstag drei Gurken." },
      { says: "Ich muss jetzt gehen. Tschüss!" },
    ],
  },
  {
    id: "A1b",
    level: "A1",
    topic: "work",
    tone: "professional",
    turns: [
      { says: "Ich bin Busfahrer in Köln. Und Sie?" },
      { says: "Haha, mit dem Bus natürlich! Mein Bus ist rot und groß." },
      { says: "Nur ein Kollege, Herr Özdemir. Er schläft in der Pause immer." },
      { says: "Gut! Er erzählt gern Witze, aber ich verstehe sie nicht.", absurd: /Leichteres|einfache/u },
      { says: "Ich trage eine blaue Uniform. Sie ist sehr warm im Sommer." },
      { says: "Mein Chef sagt, die Uniform muss sauber sein." },
      { says: "Ja. Aber im Winter habe ich auch kalte Hände." },
      { says: "Ich habe Handschuhe, sie sind alt. Mein Sohn hat sie gekauft." },
      { says: "Er ist 20 Jahre alt und studiert in Berlin.", absurd: /war das|fanden Sie/u },
      { says: "Ja, er will Lehrer werden. Ich bin stolz!" },
      { says: "Er hat einen Freund in Berlin, sie wohnen zusammen." },
      { says: "Ja. Am Montag hat ein Mann im Bus geschlafen bis zum Ende." },
      { says: "Ich habe gesagt: Guten Morgen, hier ist Ende!" },
      { says: "Er war böse, aber dann hat er auch gelacht." },
      { says: "Ich habe um 15 Uhr Feierabend. Dann bin ich müde.", absurd: /Wann haben Sie frei/u },
      { says: "Ich schlafe eine Stunde auf dem Sofa." },
      { says: "Meine Frau arbeitet in der Nacht, sie ist Krankenschwester." },
      { says: "Am Sonntag. Wir gehen zusammen in den Park." },
      { says: "Wie bitte? Ich verstehe die Frage nicht." },
      { says: "Danke für das Gespräch. Auf Wiedersehen!" },
    ],
  },
  {
    id: "A2a",
    level: "A2",
    topic: "shopping",
    tone: "slang",
    turns: [
      {
        says: "Ich hab ein Kleid für die Hochzeit von meine Cousine gekauft. Es ist grün.",
        absurd: /passiert|weiter/u,
      },
      { says: "Nichts ist passiert! Die Hochzeit ist im Mai. Meine ganze Familie kommt nach Berlin." },
      { says: "Ja. Meine Oma wohnt in Izmir und sie fliegt zum ersten Mal. Sie ist 78." },
      { says: "Kleid! Aber meine Schuhe sind zu klein, ich hab falsch bestellt.", absurd: /Wie war das/u },
      { says: "Ich hab sie ja noch nicht an! Die Schuhe sind noch im Paket." },
      { says: "Der Laden heißt Schuhglück und ist in Hamburg." },
      { says: "Ich rufe morgen an und sage: Ich will neue Schuhe oder mein Geld.", absurd: /freust/u },
      { says: "Auf gar nichts haha, ich bin sauer auf den Laden!" },
      { says: "Jetzt hat der Laden angerufen. Die Frau war sehr nett und schickt neue Schuhe!" },
      { says: "Nein, das ist alles. Ich muss jetzt noch eine Tasche kaufen." },
      { says: "Eine kleine, silberne Tasche. Hast du eine Idee, wo?", absurd: /Ah, so ist das/u },
      { says: "Auf dem Markt gibt es einen Mann, der Taschen verkauft. Er macht immer Witze." },
      { says: "Er sagt, alle Taschen sind von Prada haha." },
      { says: "Nein, ich hab keine gekauft. Ich glaube, das ist verboten." },
      { says: "Meine Cousine heiratet einen Polizisten, das geht also gar nicht." },
      { says: "Er heißt Murat und ist sehr streng. Aber er tanzt super." },
      { says: "Ich tanze wie ein Stuhl.", absurd: /Wo machst du das/u },
      { says: "Vielleicht mache ich einen Tanzkurs. Hast du einen Tipp?", absurd: /Markt ist/u },
      { says: "Gute Idee. Die Hochzeit ist aber schon in zwei Wochen." },
      { says: "Ok ich muss los, tschüssi!" },
    ],
  },
  {
    id: "A2b",
    level: "A2",
    topic: "chitchat",
    tone: "friendly",
    turns: [
      { says: "Hallo! Ich war beim Zahnarzt. Ich hatte große Angst." },
      { says: "Ich habe die Augen zugemacht und an meinen Hund gedacht. Dann war alles vorbei." },
      { says: "Schlimm! Aber jetzt ist der Zahn weg und ich darf nur Suppe essen." },
      { says: "Am Wochenende habe ich nichts gemacht, mein Zahn hat weh getan.", absurd: /Plan/u },
      { says: "Kein Plan! Ich habe nur geschlafen. Mein Hund hat auch geschlafen haha." },
      { says: "Heute Abend kommt meine Freundin Mia. Wir kochen Suppe zusammen." },
      { says: "Sie ist Krankenschwester und arbeitet viel in der Nacht." },
      { says: "Wir gehen oft spazieren mit dem Hund. Mia ist so lustig, sie redet mit allen Leuten." },
      {
        says: "Gestern hat sie mit dem Busfahrer über Fußball gesprochen, dann haben wir die Haltestelle verpasst.",
        absurd: /machst du jetzt/u,
      },
      { says: "Ich finde es super. Ich bin nicht so, ich bin schüchtern." },
      { says: "Ja, sie macht mir Mut. Letzte Woche habe ich zum ersten Mal allein telefoniert, auf Deutsch!" },
      { says: "Mit der Bank. Ich hatte ein Problem mit meiner Karte." },
      { says: "Der Mann hat sehr schnell gesprochen. Ich habe dreimal „langsam bitte“ gesagt." },
      { says: "Am Ende war die Karte wieder okay. Ich war stolz." },
      { says: "Mia hat gesagt, ich bin eine Heldin." },
      { says: "Morgen muss ich noch einmal zum Zahnarzt.", absurd: /ist ein Plan|brauchst du dafür/u },
      { says: "Nein, jetzt habe ich keine Angst mehr." },
      { says: "Mein Hund kommt mit und wartet vor der Tür." },
      { says: "Er heißt Keks und ist zehn Jahre alt." },
      { says: "Danke, bis morgen!" },
    ],
  },
  {
    id: "B1a",
    level: "B1",
    topic: "sports",
    tone: "friendly",
    turns: [
      { says: "Ehrlich gesagt gar nicht. Ich sitze den ganzen Tag am Computer und habe Rückenschmerzen." },
      {
        says: "Auf das Tragen. Ich kann meine kleine Tochter nicht mehr hochheben, das finde ich am schlimmsten.",
        absurd: /nicht allein|Woran liegt/u,
      },
      { says: "An meinem Stuhl, glaube ich. Und am Homeoffice, ich bewege mich ja nur vom Bett zum Schreibtisch." },
      {
        says: "Seit Corona arbeite ich nur noch zu Hause. Am Anfang fand ich das toll, inzwischen vermisse ich sogar die Kaffeemaschine im Büro.",
      },
      {
        says: "Am Anfang super, jetzt eher einsam. Mein Kollege Jonas hat sich einen Hund gekauft, damit er wenigstens rausgeht.",
      },
      {
        says: "Ich hab gelacht und ihn gefragt, ob der Hund auch Meetings macht. Jetzt überlege ich, selbst einen zu holen.",
      },
      {
        says: "Einen kleinen, faulen. Meine Frau ist dagegen, sie hat Angst um das Sofa.",
        absurd: /hilft ihr|inzwischen/u,
      },
      { says: "Ein Hund, der nicht auf Sofas springt! Letzten Sonntag waren wir im Tierheim, nur zum Gucken." },
      { says: "Da saß ein alter Dackel mit nur einem Ohr, und meine Frau hat sofort angefangen zu weinen." },
      { says: "Gut! Er heißt jetzt Professor und liegt auf dem Sofa. Meine Frau hat ihm sogar eine Decke gestrickt." },
      { says: "Ich gehe dreimal am Tag mit ihm raus. Mein Rücken ist tatsächlich besser geworden!" },
      {
        says: "Einer, der nicht nur schreit. Früher hatte ich einen Schwimmtrainer, vor dem alle Angst hatten.",
        absurd: /größte Sorge|ganz normal/u,
      },
      { says: "Mit zwölf hab ich deswegen aufgehört. Heute tut mir das leid." },
      { says: "Vielleicht sollte ich wieder anfangen, der Rücken würde sich freuen.", absurd: /Ansicht|nicht allein/u },
      { says: "Das Hallenbad hat nur morgens um sechs auf." },
      { says: "Schlafen, ganz ehrlich. Der Hund muss allerdings auch um sechs raus." },
      { says: "Was meinst du, soll ich es versuchen?" },
      { says: "Mein Gefühl sagt nein, mein Rücken sagt ja.", absurd: /eine Sicht|antwortest/u },
      { says: "Na gut, am Montag gehe ich hin. Meine Frau lacht schon." },
      { says: "Ich muss los, der Professor bellt. Bis bald!" },
    ],
  },
  {
    id: "B1b",
    level: "B1",
    topic: "travel",
    tone: "professional",
    turns: [
      {
        says: "Letzten Sommer bin ich mit dem Fahrrad von Passau nach Wien gefahren, zusammen mit meinem Sohn. Er ist vierzehn.",
      },
      { says: "Eigentlich gut, aber auf der Tour haben wir uns nur gestritten, weil er immer vorausgefahren ist." },
      {
        says: "Anstrengend. In Linz hat er dann einen Platten gehabt, und da brauchte er mich plötzlich doch.",
        absurd: /guttun|klingt anstrengend/u,
      },
      { says: "Nichts, das ist ja schon ein Jahr her! Jetzt planen wir die nächste Tour, diesmal nach Budapest." },
      { says: "Gemütlicher als letztes Mal. Mein Sohn sucht die Hotels aus, ich darf nur bezahlen." },
      { says: "Solange er meine Kreditkarte nicht behält, ist mir das recht. Er spart sogar, weil er selbst kocht." },
      {
        says: "Nudeln mit Ketchup. Gestern hat er zum ersten Mal Pfannkuchen gemacht, und einer klebt noch an der Decke.",
      },
      { says: "Ich habe ihn gelobt und danach die Decke gestrichen. Meine Frau weiß nichts davon." },
      { says: "Sie würde sagen, ich bin zu streng mit ihm. Dabei ist sie es, die ihm jeden Abend das WLAN abstellt." },
      {
        says: "Ich finde, sie hat recht. Mit vierzehn war ich selbst viel schlimmer.",
        absurd: /nicht schön|nicht leicht/u,
      },
      { says: "Mit sechzehn bin ich von zu Hause abgehauen, mit einem Mofa und zwanzig Mark." },
      { says: "Wir haben im Heuschober geschlafen und der Bauer hat uns mit der Mistgabel geweckt." },
      { says: "Mein bester Freund und ich. Er lebt heute in Kanada." },
      { says: "Wir telefonieren an Weihnachten. Sonst schreiben wir kaum." },
      { says: "Nein, meinem Sohn habe ich das nie erzählt." },
      { says: "Ich habe Angst, dass er es nachmacht." },
      { says: "Vielleicht in Budapest, bei einem Eis." },
      { says: "Sind Sie eigentlich schon einmal weggelaufen?", absurd: /gute Gründe/u },
      { says: "Meine Mutter hat damals drei Tage nicht geschlafen.", absurd: /ist das heute/u },
      { says: "Das wäre alles für heute. Auf Wiedersehen!" },
    ],
  },
  {
    id: "B2a",
    level: "B2",
    topic: "culture",
    tone: "friendly",
    turns: [
      {
        says: "Mein Großvater hat mich mit acht Jahren in eine Ausstellung über Mumien mitgenommen. Danach konnte ich wochenlang nicht schlafen, aber ich wollte unbedingt Archäologin werden.",
      },
      {
        says: "Wunderbar, bis meine Mutter die toten Tauben im Gefrierfach gefunden hat. Ich wollte sie einbalsamieren.",
        absurd: /hört man gern|freut/u,
      },
      { says: "Freuen? Meine Mutter hat drei Tage nicht mit mir geredet. Studiert habe ich dann Jura." },
      {
        says: "Ehrlich? Als Verrat. Heute leite ich eine Kanzlei und gehe jeden ersten Sonntag im Monat ins Ägyptische Museum.",
      },
      {
        says: "Im Alltag? Da streite ich mich mit Mandanten über Gartenzäune. Und du, interessierst du dich für Ägypten?",
      },
      {
        says: "Indiana Jones natürlich, auch wenn er wissenschaftlich betrachtet ein Grabräuber ist.",
        absurd: /ging es dir dabei/u,
      },
      {
        says: "Vermutlich gar nichts, ich würde nur seinen Hut anprobieren. Meine Tochter fände ihn übrigens peinlich.",
      },
      { says: "Gut, solange ich nicht tanze. Sie ist sechzehn und schreibt Gedichte, die ich nicht lesen darf." },
      {
        says: "Einmal habe ich eins auf dem Küchentisch gefunden. Es ging um eine Mumie, die sich einsam fühlt.",
        absurd: /nicht schön|nicht leicht/u,
      },
      { says: "Dass ich vielleicht doch öfter mit ihr ins Museum gehen sollte. Nächsten Sonntag nehme ich sie mit." },
      {
        says: "In die Abteilung mit den Tiermumien. Sie mag Katzen, und da liegt eine, die dreitausend Jahre alt ist.",
      },
      {
        says: "Dunkel, kühl, und es riecht nach altem Papier. Meine Tochter war erst genervt und dann zwei Stunden lang nicht mehr wegzubekommen.",
      },
      { says: "Sie hat die Katze gezeichnet und ihr einen Namen gegeben: Frau Staub." },
      { says: "Jetzt will sie Restauratorin werden. Ich habe so getan, als wäre mir das egal." },
      { says: "Weil ich sonst geheult hätte, mitten im Museumscafé." },
      { says: "Meine Mutter ist übrigens inzwischen achtzig und fragt bei jedem Besuch nach den Tauben." },
      { says: "Sie lacht darüber, aber die Gefriertruhe hat sie nie wieder benutzt." },
      { says: "Findest du, ich sollte ihr von Frau Staub erzählen?" },
      { says: "Sie würde vermutlich behaupten, es liege in den Genen." },
      { says: "So, mein Mandant wartet. Bis zum nächsten Mal!" },
    ],
  },
  {
    id: "B2b",
    level: "B2",
    topic: "work",
    tone: "slang",
    turns: [
      {
        says: "Dass man nicht wegen jedem Mist drei Formulare ausfüllen muss. Bei uns braucht man sogar für neue Kugelschreiber ne Unterschrift.",
      },
      {
        says: "Dass ich für ne Packung Druckerpapier mehr Zeit mit Mails verbringe als mit meiner eigentlichen Arbeit. Bist du auch so bürokratisch?",
      },
      {
        says: "Gar keine Mails nach sechs, Punkt. Meine Chefin schickt trotzdem welche um elf Uhr nachts, mit rotem Ausrufezeichen.",
      },
      { says: "Geht so. Sie ist halt selbst total überlastet und gibt den Druck nach unten weiter." },
      { says: "Dass ich abends das Handy in den Brotkasten lege. Mein Freund findet das übertrieben." },
      {
        says: "Dass er ja auch nicht auf dem Brotkasten schläft. Nee, ich sag ihm, dass ich sonst um Mitternacht noch antworte.",
      },
      { says: "Ich hab's ihr gesagt, und sie hat mir recht gegeben und am selben Abend wieder geschrieben." },
      {
        says: "Frustrierend. Ich bewerb mich jetzt woanders, am Dienstag hab ich ein Gespräch bei ner Stadtbibliothek.",
      },
      { says: "Da riecht's nach Papier und keiner hat's eilig. Außerdem wär der Chef ein Kumpel von früher." },
      { says: "Dass mein Abschied hier niemandem auffällt. Letzte Woche haben sie sogar meinen Geburtstag vergessen." },
      {
        says: "Ich hab mir dann selber nen Kuchen gekauft und in der Küche alleine gegessen. Die Praktikantin kam rein und hat gesungen.",
      },
      { says: "Ich hab geheult, sie hat geheult, und dann haben wir den ganzen Kuchen gegessen." },
      { says: "Die ist erst drei Wochen da und versteht den Laden besser als alle anderen." },
      { says: "Sie will irgendwas mit Archiven machen. Vielleicht nehm ich sie mit in die Bibliothek." },
      { says: "Das Gespräch? Das war gestern. Die wollen mich!", absurd: /dahinter/u },
      { says: "Ein bisschen weniger Geld, dafür keine Mails nach fünf." },
      { says: "Jetzt muss ich nur noch kündigen, davor hab ich richtig Bammel." },
      { says: "Meine Chefin wird so tun, als hätte sie's immer gewusst." },
      { says: "Egal, ich schreib die Kündigung heute Abend, neben dem Brotkasten." },
      { says: "Danke fürs Zuhören. Hau rein!" },
    ],
  },
  {
    id: "C1a",
    level: "C1",
    topic: "flirting",
    tone: "professional",
    turns: [
      {
        says: "Für mich liegt er im Unausgesprochenen. Sobald die Absichten auf dem Tisch liegen, verfliegt bei mir leider oft das Interesse.",
      },
      {
        says: "Etwa so: Ein Kollege und ich haben monatelang über Bücher gestritten, und als er endlich fragte, ob ich mit ihm ausgehe, wurde mir schlagartig langweilig.",
        absurd: /nicht leicht|verarbeitet/u,
      },
      {
        says: "Verarbeitet? Ich habe mir neue Bücher gekauft. Mir ist seitdem klar, dass ich mich weniger in Menschen verliebe als in Möglichkeiten.",
      },
      { says: "Als Befreiung, um ehrlich zu sein. Meine Schwester nennt mich seitdem emotional unbelehrbar." },
      {
        says: "Herzlich, aber mit Sicherheitsabstand. Sie ist seit zwanzig Jahren glücklich verheiratet und hält das für eine Leistung.",
      },
      {
        says: "Vielleicht, weil man in die Leere so wunderbar hineinprojizieren kann. Bei einem Desinteressierten ist ja alles noch möglich.",
      },
      {
        says: "Das hat auch etwas Feiges, ich weiß. Man verliebt sich dann in das eigene Drehbuch.",
        absurd: /hört man gern/u,
      },
      {
        says: "Die mit einer Cellistin, die ich zwei Jahre lang nur auf der Bühne gesehen habe. Als wir uns kennenlernten, redete sie ausschließlich über Steuern.",
      },
      {
        says: "Ernüchterung, gefolgt von Heiterkeit. Wir sind übrigens befreundet geblieben, sie macht jetzt meine Steuererklärung.",
      },
      { says: "Ganz banal: Sie kommt im März mit einem Ordner, ich koche, und wir lästern über Tenöre." },
      {
        says: "Meistens Lammkeule. Sie behauptet, ich hätte sie damals nur wegen des Cellos angesprochen, und sie hat recht.",
      },
      { says: "Dass die Pointe einer Freundschaft manchmal dort liegt, wo man eine Romanze vermutet hatte." },
      { says: "Mein Bruder hält das für Selbstbetrug, aber der heiratet auch gerade zum dritten Mal." },
      { says: "Die Braut ist reizend und halb so alt wie er. Ich soll eine Rede halten." },
      {
        says: "Etwas Kurzes. Vor zehn Jahren habe ich auf seiner zweiten Hochzeit gesprochen, und die Hälfte der Gäste ist dieselbe.",
      },
      { says: "Ich könnte das Datum austauschen und hoffen, dass niemand es merkt." },
      { says: "Wären Sie an meiner Stelle ehrlich?" },
      { says: "Die Cellistin meint, ich solle einfach etwas spielen lassen." },
      { says: "Das ist vermutlich die eleganteste Lösung. Musik lügt wenigstens nicht in ganzen Sätzen." },
      { says: "Haben Sie Dank für das Gespräch, auf Wiedersehen." },
    ],
  },
  {
    id: "C1b",
    level: "C1",
    topic: "food",
    tone: "friendly",
    turns: [
      {
        says: "Daran, dass am Tisch niemand mehr aufs Handy schaut. Meine Mutter hat das mit einem simplen Linseneintopf geschafft.",
      },
      {
        says: "Ich habe mich geschämt, weil ich kurz vorher noch selbst eine Nachricht getippt hatte. Da hat sie einfach den Router ausgesteckt.",
      },
      {
        says: "Erst fassungslos, dann erleichtert. Wir haben an dem Abend zum ersten Mal seit Jahren über meinen verstorbenen Vater gesprochen.",
      },
      { says: "Gut, das ist acht Jahre her. Er war Koch, und bei uns durfte nie jemand den Löffel ablecken." },
      { says: "Als Regime, ehrlich gesagt. Heute koche ich absichtlich schlampig, so eine Art späte Rebellion." },
      {
        says: "Darauf, dass es nicht perfekt wird. Letzte Woche habe ich die Zwiebeln absichtlich anbrennen lassen und mich dabei prächtig gefühlt.",
      },
      {
        says: "Meine Nachbarin kam angerannt, weil sie dachte, es brennt. Wir haben dann zusammen gegessen, es schmeckte grauenhaft.",
        absurd: /Ärger/u,
      },
      {
        says: "Ärger? Nein, das war einer der lustigsten Abende des Jahres. Seitdem kochen wir jeden Donnerstag zusammen schlecht.",
        absurd: /gelingt dir/u,
      },
      {
        says: "Sie heißt Frau Novak, ist zweiundachtzig und hat früher in der Kantine einer Stahlfabrik gekocht.",
        absurd: /reagiert/u,
      },
      { says: "Sie kocht nicht mehr, sie kommandiert. Ich bin gewissermaßen ihr Lehrling." },
      {
        says: "Gestern hat sie mir den Kochlöffel weggenommen, weil ich die Mehlschwitze, Zitat, beleidigt hätte.",
        absurd: /kränkend/u,
      },
      { says: "Ich habe gelacht, und sie hat mir mit dem Löffel gedroht. Seitdem rühre ich in Achten." },
      {
        says: "Ihr Mann hat angeblich dreißig Jahre lang nie ein Gericht gelobt, und sie hat trotzdem jeden Tag gekocht.",
      },
      { says: "Auf dem Sterbebett soll er „Gulasch“ gesagt haben. Sie nennt es ihre Liebeserklärung." },
      { says: "Ich weiß nicht, ob ich das rührend oder furchtbar finden soll.", absurd: /erzwingen|Klarheit/u },
      { says: "Eher rührend. Mein Vater hätte sich mit ihr verstanden." },
      { says: "Am Donnerstag gibt es nun also Gulasch, und ich bin nervös." },
      { says: "Weil sie zum ersten Mal am Tisch sitzen bleibt und nichts sagen will." },
      { says: "Wenn es misslingt, gibt es immer noch den Router.", absurd: /nicht allein/u },
      { says: "Ich muss einkaufen. Mach's gut!" },
    ],
  },
  {
    id: "C2a",
    level: "C2",
    topic: "culture",
    tone: "professional",
    turns: [
      {
        says: "Vielleicht gerade deshalb: Das Leben stellt die Rätsel, ohne sich um die Form zu scheren. Die Kunst tut wenigstens so, als gäbe es eine Komposition.",
      },
      {
        says: "Nehmen Sie Kafka: Im wirklichen Leben wäre Josef K. ein Fall für den Anwalt, bei Kafka wird er zur Zumutung für uns alle.",
      },
      {
        says: "Dass die Zumutung das eigentliche Geschenk ist. Wer nach der Lektüre noch ruhig schläft, hat das Buch vermutlich überflogen.",
      },
      {
        says: "Am eigenen Leib, wenn Sie so wollen. Nach dem „Prozess“ habe ich drei Wochen lang keinen Behördenbrief geöffnet.",
      },
      {
        says: "Gar nicht, der Gerichtsvollzieher kam und entpuppte sich als Kafka-Verehrer. Wir haben zwei Stunden über Türhüter geredet.",
      },
      {
        says: "Mit einem Stempel auf meinem Reclam-Heft. Gepfändet hat er nichts, dafür schickt er mir seither zu Weihnachten Zitate.",
        absurd: /nicht allein|Welche Erfahrung/u,
      },
      { says: "Das letzte lautete: „Es ist möglich, jetzt aber nicht.“ Ich habe es über den Schreibtisch gehängt." },
      {
        says: "Dass man wenigstens ausgeruht nach Hause geht. Gibt es Ihrer Meinung nach Stücke, die man besser verschläft?",
      },
      {
        says: "Alles, was mit Video arbeitet. Neulich habe ich einen Faust gesehen, in dem Mephisto ein Algorithmus war.",
      },
      {
        says: "Dass selbst die Verdammnis inzwischen personalisierte Werbung braucht. Die Regie hielt das für kühn, ich für eine Steuererklärung mit Nebel.",
      },
      { says: "Nach der Pause saßen noch elf Leute im Saal, einer davon war der Feuerwehrmann." },
      { says: "Er sah als Einziger zufrieden aus, vermutlich, weil endlich einmal nichts brannte." },
      {
        says: "Man müsste Feuerwehrleute häufiger als Kritiker einsetzen: Sie wissen, wann ein Saal voll ist.",
        absurd: /Erwischt/u,
      },
      {
        says: "Gewiss, das ist polemisch. Aber ein Theater, das seine Zuschauer nur noch erzieht, verwechselt sich mit einer Behörde.",
      },
      { says: "Widerspruch, bitte! Sie sind mir heute zu höflich." },
      { says: "Nun, dann widerspreche ich mir selbst: Ohne Zumutung wäre ich nie bei Kafka gelandet." },
      {
        says: "Meine Enkelin hat mir neulich erklärt, Kafka sei „relatable“. Ich habe nachgeschlagen und mich ergeben.",
      },
      { says: "Sie ist siebzehn und liest ihn auf dem Telefon, in der Straßenbahn." },
      { says: "Vielleicht ist das ja die angemessene Form: zwischen zwei Haltestellen, die nie kommen." },
      { says: "Damit will ich es bewenden lassen. Leben Sie wohl!" },
    ],
  },
  {
    id: "C2b",
    level: "C2",
    topic: "chitchat",
    tone: "slang",
    turns: [
      {
        says: "Mein Nachbar hat heut früh versucht, seinen Weihnachtsbaum vom letzten Jahr in den Gelben Sack zu stopfen. Im November.",
      },
      {
        says: "Als Komödie in drei Akten. Erst hat er gesägt, dann geflucht, und zum Schluss hat ihm seine Frau vom Balkon aus Anweisungen gegeben.",
      },
      { says: "Hab vom Fenster aus Noten vergeben. Für den Abgang mit der Nagelschere gab's ne glatte Zehn." },
      { says: "Der Blick, als die Müllabfuhr einfach vorbeigefahren ist. Den hätt ich mir einrahmen können." },
      {
        says: "Dass wenigstens einer im Haus noch Ambitionen hat. Ich selber krieg ja nicht mal den Keller ausgemistet.",
        absurd: /nicht leicht|nimmt dich/u,
      },
      { says: "Zwangsumzug neben ne Blaskapelle, unbefristet." },
      { says: "Du, ich hab gestern tatsächlich mal bei denen geklingelt. Der Tubaspieler ist achtzig und stocktaub." },
      {
        says: "Welches Verhältnis? Er hält mich für den Heizungsableser und hat mir gleich den Keller gezeigt.",
        absurd: /Antwort darauf/u,
      },
      { says: "Drei Stunden Kellerführung. Der Mann sammelt Bierdeckel aus Ländern, die's nicht mehr gibt." },
      {
        says: "Vermutlich, dass er einsam ist. Hab ihm versprochen, nächste Woche mit ner Pilsplakette aus der DDR vorbeizukommen.",
      },
      { says: "Er hat mir erzählt, dass er früher zur See gefahren ist, als Koch auf nem Bananendampfer." },
      { says: "Und zwar ohne je ne Banane gegessen zu haben, der hat ne Allergie." },
      { says: "Die Tuba hat er in Valparaíso beim Kartenspielen gewonnen. Behauptet er." },
      { says: "Glauben tu ich's ihm nicht, aber erzählen lass ich's mir gern noch mal." },
      { says: "Nee, der Weihnachtsbaum-Nachbar ist sein Sohn. Reden tun die zwei seit Jahren nicht." },
      { says: "Wegen ner Garage, wie immer bei solchen Sachen.", absurd: /so besonders/u },
      { says: "Ich überleg schon, ob ich die beiden einfach zum Grillen einlade und die Tür abschließe." },
      { says: "Was meinst du, geht das gut oder brauch ich nen Feuerlöscher?" },
      { says: "Mein Gefühl sagt: Feuerlöscher und doppelt so viel Bier.", absurd: /eine Sicht|entgegen/u },
      { says: "So, genug philosophiert. Hau rein!" },
    ],
  },
  {
    id: "a",
    level: "A1",
    topic: "chitchat",
    tone: "friendly",
    turns: [
      { says: "Hallo! Heute ich habe frei. Ich bin mit mein Hund im Park." },
      { says: "Er heist Bruno. Er ist 5 Jahre alt und sehr dick." },
      { says: "Er schläft viel und frisst gern Wurst." },
      { says: "Nein, ich habe keine Frau. Und du, hast du ein Hund?" },
      { says: "In der Freizeit ich spiele Gitarre und lese Bücher." },
      { says: "Nein, ich spiele allein. Meine Nachbarin sagt, das ist zu laut." },
    ],
  },
  {
    id: "b",
    level: "A1",
    topic: "food",
    tone: "slang",
    turns: [
      { says: "Ich esse gern Nudeln mit Käse, meine Tochter mag das auch." },
      { says: "Wasser oder cola. Meine Tochter trinkt nur Apfelsaft." },
      { says: "Sie mag Pommes und Eis haha." },
      { says: "Nudeln mit Tomatensoße. Die ist einfach und schnell." },
      { says: "Am Abend, nach dem Film. Schokolade ist meine Liebe." },
      { says: "Meine Schwester arbeitet in einer Schokoladenfabrik, ich bekomme viel umsonst." },
    ],
  },
  {
    id: "c",
    level: "A2",
    topic: "work",
    tone: "professional",
    turns: [
      {
        says: "Für mich ist wichtig, dass die Kollegen nett sind. In meiner alten Firma war das nicht so.",
        absurd: /Wie schön|Warum nicht/u,
      },
      {
        says: "Der Chef war sehr streng und hat immer geschrien. Ich bin nach drei Monaten gegangen.",
        absurd: /Was machen Sie dann/u,
      },
      { says: "Jetzt ich arbeite in einem Hotel, an die Rezeption." },
      {
        says: "Seit zwei Jahre. Manche Gäste sind schwierig, gestern eine Frau hat geschrien, weil das Wasser kalt war.",
        absurd: /macht sie gern/u,
      },
      {
        says: "Das Problem war schnell fertig. Ich habe den Techniker gerufen und er hat alles repariert.",
        absurd: /nicht einfach|nicht leicht/u,
      },
      { says: "Meine Chefin ist zufrieden mit mir. Ich möchte nächstes Jahr ein Kurs machen." },
    ],
  },
  {
    id: "d",
    level: "A2",
    topic: "travel",
    tone: "friendly",
    turns: [
      { says: "Ich war mit meinem Bruder in Kroatien, aber das Auto ist kaputt gegangen." },
      { says: "Wir haben ein Mechaniker gesucht, aber es war Sonntag und alles zu. Wir haben im Auto geschlafen." },
      {
        says: "Am Montag hat ein alter Mann uns geholfen. Er war sehr nett und wollte kein Geld.",
        absurd: /Warum nicht/u,
      },
      { says: "Wir haben ihm Schokolade geschenkt. Er hat gelacht." },
      { says: "Mein Bruder und ich sehen viele lustige Filme zusammen." },
      { says: "Nächstes Jahr fahren wir nach Norwegen, aber mit dem Zug." },
    ],
  },
  {
    id: "e",
    level: "B1",
    topic: "sports",
    tone: "slang",
    turns: [
      { says: "Also früher hab ich viel Handball gespielt, aber seit der Knie-OP geht das nicht mehr." },
      {
        says: "Na ja, ich kann halt nicht mehr springen und so. Jetzt trainiere ich die Kinder, sind zwölf kleine Monster.",
        absurd: /kleine Monster/u,
      },
      {
        says: "Müde haha. Aber es macht echt Bock, die sind zwischen sechs und acht.",
        absurd: /fühlst du dich danach|zwischen sechs und acht/u,
      },
      { says: "Letzten Samstag haben wir 3:27 verloren, die Kinder haben trotzdem gefeiert wie die Weltmeister." },
      { says: "Wir waren dann alle Pizza essen, auf meine Kosten natürlich." },
      {
        says: "Nee, die Eltern sind manchmal schlimm. Ein Vater schreit immer rein und will, dass sein Sohn Stürmer spielt.",
      },
    ],
  },
  {
    id: "f",
    level: "B1",
    topic: "shopping",
    tone: "friendly",
    turns: [
      { says: "Meistens im Internet, weil ich auf dem Dorf wohne und der nächste Laden 20 km weg ist." },
      { says: "Letzte Woche habe ich Schuhe bestellt und bekommen habe ich einen Toaster.", absurd: /geschmeckt/u },
      {
        says: "Hä? Ich habe von Schuhen geredet, nicht von Essen.",
        absurd: /^(?!Entschuldigung|Tut mir leid|Stimmt)/u,
      },
      { says: "Ich habe den Laden angerufen, aber da ging nur ein Automat ran.", absurd: /Worüber habt ihr/u },
      { says: "Mit niemandem! Der Automat hat immer gesagt: Drücken Sie die Eins." },
      { says: "Am Ende habe ich den Toaster behalten. Er ist eigentlich ganz schön, rot und retro." },
    ],
  },
  {
    id: "g",
    level: "B2",
    topic: "culture",
    tone: "professional",
    turns: [
      {
        says: "Vor drei Jahren war ich zum ersten Mal in der Oper, in einer alten Fabrikhalle in Leipzig. Ich hatte mit Langeweile gerechnet und habe dann zwei Stunden geweint.",
        absurd: /nicht schön|nicht leicht|leid/u,
      },
      {
        says: "Die Stimme der Sopranistin, aber auch die Akustik. Mein Mann hat übrigens die ganze Zeit geschlafen.",
        absurd: /übrigens/u,
      },
      {
        says: "In der Pause haben wir Sekt getrunken und er meinte, ich solle nächstes Mal lieber mit meiner Schwester gehen.",
        absurd: /geschmeckt/u,
      },
      {
        says: "Das würde er nie zugeben, aber eigentlich mag er nur Fußball und seine Modelleisenbahn.",
        absurd: /das würde er|dazu gekommen/u,
      },
      { says: "Sein Vater war bei der Bahn, er ist praktisch im Stellwerk aufgewachsen." },
      { says: "Was halten Sie denn von Opern? Können Sie so etwas überhaupt nachempfinden?" },
    ],
  },
  {
    id: "h",
    level: "C1",
    topic: "flirting",
    tone: "friendly",
    turns: [
      {
        says: "Vermutlich darin, dass man sich selbst noch einmal neu erzählen darf. Nach fünfzehn Jahren Ehe kennt ja jeder schon jede Anekdote.",
      },
      {
        says: "Dass es natürlich auch anstrengend ist. Meine letzte Verabredung hat mir vierzig Minuten lang ihren Ernährungsplan erklärt.",
      },
      {
        says: "Mit Humor. Ich habe irgendwann angefangen, ihr Fragen zu Hafermilch zu stellen, und sie hat die Ironie nicht bemerkt.",
        absurd: /Aller Anfang|Auslöser/u,
      },
      { says: "Nein, sie ist aufgestanden und gegangen, als ich den Witz über Chiasamen gemacht habe." },
      { says: "Ehrlich gesagt war ich erleichtert. Der Kellner hat mir daraufhin einen Schnaps ausgegeben." },
      { says: "Wir sind ins Gespräch gekommen, und jetzt treffe ich mich am Freitag mit seiner Kollegin." },
    ],
  },
  {
    id: "s",
    level: "A1",
    topic: "shopping",
    tone: "friendly",
    turns: [
      { says: "Der Supermarkt ist neben die Kirche. Ich gehe zu Fuß.", absurd: /mehr davon/u },
      { says: "Nein. Es ist ein kleiner Laden, aber der Mann ist sehr nett." },
      { says: "Ich kaufe jeden Tag Brot und Milch dort. Der Mann heißt Herr Kaya." },
      { says: "Er kommt aus der Türkei und er spricht sehr langsam mit mir. Das ist gut für mein Deutsch." },
      { says: "Der Artikel ist schwer, der, die, das. Herr Kaya macht auch Fehler und wir lachen." },
      { says: "Nein, das war alles. Ich muss jetzt kochen. Tschüss!" },
    ],
  },
  {
    id: "t",
    level: "A1",
    topic: "sports",
    tone: "professional",
    turns: [
      { says: "Ich mag Basketball. Mein Sohn spielt auch in ein Team." },
      { says: "Mein Sohn und ich. Meine Frau mag kein Sport, sie liest lieber." },
      { says: "Sie ist sehr intelligent. Sie hat viele Bücher über Geschichte." },
      { says: "Wir gehen zusammen ins Museum. Und was machen Sie am Wochenende?" },
      { says: "Im Park. Aber ich gehe lieber allein, dann kann ich denken." },
      { says: "Über meine Arbeit. Ich bin Ingenieur und habe viel Stress." },
    ],
  },
  {
    id: "u",
    level: "A2",
    topic: "work",
    tone: "friendly",
    turns: [
      { says: "Ich möchte eine ruhige Arbeit. In meinem Café ist es immer so laut und hektisch.", absurd: /Plan/u },
      { says: "Das ist kein Plan, nur ein Traum. Ich arbeite seit drei Jahre als Kellnerin." },
      { says: "Ich sage, es ist zu laut im Café. Gestern hat ein Gast seinen Kaffee auf mich geworfen!" },
      { says: "Zum Glück war er nicht heiß. Der Gast hat sich entschuldigt und 50 Euro gegeben." },
      { says: "Meine Chefin hat gesagt, ich kann nach Hause gehen. Sie ist sehr lieb." },
      { says: "Ja, und sie bezahlt mir den ganzen Tag. Jetzt sitze ich auf dem Sofa und trinke Tee." },
    ],
  },
  {
    id: "v",
    level: "A2",
    topic: "culture",
    tone: "slang",
    turns: [
      { says: "Letzte Woche mit meiner Schwester. Der Film war so schlecht, wir sind nach einer Stunde gegangen." },
      { says: "Schade ums Geld. Danach haben wir Döner gegessen und über den Film gelacht." },
      { says: "Gut, ich war satt. Meine Schwester hat am Ende geweint vor Lachen." },
      {
        says: "Sie lacht immer so laut, das ganze Restaurant hat geguckt. Mir war das voll peinlich.",
        absurd: /Wer hat es gesehen/u,
      },
      { says: "Ich hab mich unter dem Tisch versteckt haha. Der Kellner hat mir da unten die Rechnung gegeben." },
      { says: "Ich hab 20 Euro Trinkgeld gegeben. Aber ins Kino gehe ich nur noch allein!" },
    ],
  },
  {
    id: "w",
    level: "B1",
    topic: "food",
    tone: "friendly",
    turns: [
      { says: "Ich esse seit einem Jahr nur noch, was meine Mutter kocht, weil ich wieder bei ihr eingezogen bin." },
      { says: "Wie früher als Kind halt. Sie kocht jeden Abend Eintopf, und ich habe schon fünf Kilo zugenommen." },
      {
        says: "Ich habe meinen Job verloren und konnte die Wohnung nicht mehr bezahlen.",
        absurd: /Interessant|So ein Pech/u,
      },
      { says: "Es geht mir besser, danke. Nächste Woche habe ich ein Vorstellungsgespräch in einer Bäckerei." },
      {
        says: "Dass es dort nach Brot riecht und nicht nach Druckertinte. Nur das Aufstehen um drei macht mir Sorgen.",
      },
      { says: "Meine Mutter freut sich, sie steht seit vierzig Jahren um vier auf." },
    ],
  },
  {
    id: "x",
    level: "B1",
    topic: "flirting",
    tone: "slang",
    turns: [
      {
        says: "Wenn jemand über sich selber lachen kann. Letztens hab ich einen getroffen, der hat sich selbst den Kaffee übers Hemd gekippt und nur gegrinst.",
      },
      {
        says: "Wir standen in der Schlange beim Bäcker, und ich hab ihm ein Taschentuch gegeben. Seitdem schreiben wir uns.",
      },
      { says: "Ich war halt frech. Aber jetzt antwortet er seit drei Tagen nicht mehr." },
      { says: "Er ist Arzt im Krankenhaus, vielleicht hat er nur viel zu tun. Was denkst du?" },
      {
        says: "Mein Bauch sagt, ich soll ihm einfach noch einen Witz schicken. Meine beste Freundin ist strikt dagegen.",
      },
      { says: "Dass Männer, die nicht antworten, auch keine Witze verdienen. Findest du das auch?" },
    ],
  },
  {
    id: "y",
    level: "B2",
    topic: "travel",
    tone: "professional",
    turns: [
      {
        says: "Dass etwas schiefgeht, worüber man später lachen kann. In Georgien hat uns mitten in der Nacht eine Kuh das Zelt weggezogen.",
      },
      {
        says: "Wir haben im Auto geschlafen, zu dritt. Am Morgen stand die Bäuerin mit warmem Brot vor der Tür und hat sich für die Kuh entschuldigt.",
      },
      { says: "Als das beste Frühstück meines Lebens. Seitdem reise ich eigentlich nur noch ohne festen Plan." },
      { says: "Ja, im Mai will ich mit dem Zug nach Istanbul, ohne ein einziges Hotel zu buchen." },
      {
        says: "Man steigt ein und schaut, wer im Abteil sitzt. Letztes Mal war es ein Imker, der seine Königin in der Hemdtasche hatte.",
      },
      {
        says: "Er hat sie mir gezeigt, sie war winzig und ziemlich schlecht gelaunt.",
        absurd: /nicht leicht|umgegangen/u,
      },
    ],
  },
  {
    id: "z",
    level: "C1",
    topic: "work",
    tone: "friendly",
    turns: [
      {
        says: "An den Menschen vermutlich. Ich pflege seit zwanzig Jahren Sterbende, und nirgendwo wird so viel gelacht wie bei uns auf der Station.",
      },
      {
        says: "Darauf, dass niemand allein sein muss. Letzte Woche hat sich ein Patient noch einmal Pommes gewünscht, nachts um drei.",
      },
      { says: "Wir haben die Friteuse aus der Personalküche geholt. Er hat drei Stück gegessen und war glücklich." },
      {
        says: "Am nächsten Morgen ist er gestorben. Seine Tochter hat uns später eine Tüte Pommes ans Schwarze Brett gehängt.",
      },
      {
        says: "Das Lachen der anderen, ehrlich gesagt. Und mein Schrebergarten, dort darf endlich mal etwas wachsen.",
        absurd: /nicht allein|machst du das fest/u,
      },
      { says: "Kartoffeln, Kürbisse und eine Rose, die eigentlich schon tot war.", absurd: /erlebt|leid/u },
    ],
  },
  {
    id: "g2",
    level: "A1",
    topic: "food",
    tone: "professional",
    turns: [
      { says: "Ich frühstücke nie. Am Mittag esse ich in der Kantine mit meine Kollegen.", absurd: /freuen/u },
      { says: "Wir reden über Fußball. Ich esse immer Salat." },
      { says: "Wasser. Mein Chef trinkt Cola zum Salat, das ist komisch." },
      { says: "Ich sage nichts, er ist der Chef. Was ist Ihr Lieblingsessen?" },
    ],
  },
  {
    id: "h2",
    level: "A1",
    topic: "travel",
    tone: "friendly",
    turns: [
      { says: "Ich war in Spanien mit meiner Familie. Es war sehr heiß!" },
      { says: "Gut, aber meine Tochter hatte Sonnenbrand. Wir waren viel im Hotel." },
      { says: "Langweilig. Aber das Essen war gut, ich habe viel Fisch gegessen.", absurd: /Wo war das/u },
      { says: "Ja, im Sommer fahren wir nach Portugal. Meine Tochter nimmt eine große Creme mit!" },
    ],
  },
  {
    id: "i2",
    level: "A2",
    topic: "work",
    tone: "slang",
    turns: [
      { says: "Ich arbeite als Paketbote. Letzte Woche hat mich ein Hund gebissen.", absurd: /dein Hund/u },
      { says: "Nein! Der Hund war von einem Kunden. Ich war beim Arzt, jetzt ist alles gut." },
      {
        says: "Am Anfang hatte ich Angst. Jetzt habe ich immer Kekse für die Hunde dabei.",
        absurd: /nicht leicht|mit dem Hund/u,
      },
      {
        says: "Die meisten sind jetzt meine Freunde. Nur der kleine Pudel bei Nummer 12 ist böse.",
        absurd: /machen sie/u,
      },
    ],
  },
  {
    id: "j2",
    level: "A2",
    topic: "sports",
    tone: "friendly",
    turns: [
      { says: "Ich spiele Tischtennis im Keller. Mein Vater gewinnt immer." },
      { says: "Nur mein Vater und ich. Er ist 67 und war früher Profi." },
      { says: "Schön! Er hat viele Pokale und erzählt immer die gleichen Geschichten." },
      { says: "Meine Mutter sagt, sie kann sie alle auswendig.", absurd: /Deine Mutter sagt\./u },
    ],
  },
  {
    id: "k2",
    level: "B1",
    topic: "chitchat",
    tone: "professional",
    turns: [
      {
        says: "Mein Sohn zieht nächsten Monat aus, und ich weiß nicht, was ich mit seinem Zimmer machen soll.",
        absurd: /für Sie dafür/u,
      },
      { says: "Ein Arbeitszimmer wäre schön, aber meine Frau möchte es so lassen, wie es ist." },
      { says: "Sie vermisst ihn jetzt schon, glaube ich. Gestern hat sie seine alten Legosteine gezählt." },
      { says: "Mir wird es auch schwerfallen. Er hat jeden Abend Klavier gespielt." },
    ],
  },
  {
    id: "l2",
    level: "B1",
    topic: "shopping",
    tone: "friendly",
    turns: [
      { says: "Gestern wollte ich nur Milch kaufen und bin mit einem Zelt nach Hause gekommen." },
      { says: "Peinlich, weil meine Frau Zelten hasst. Sie hat gefragt, ob das Zelt wenigstens Milch gibt." },
      { says: "Lustig. Jetzt steht das Zelt im Wohnzimmer und die Kinder schlafen darin." },
      { says: "Drei Nächte schon! Meine Frau sagt, am Sonntag ist Schluss." },
    ],
  },
  {
    id: "m2",
    level: "B2",
    topic: "flirting",
    tone: "slang",
    turns: [
      {
        says: "Ich hab auf ner Hochzeit mit dem Fotografen getanzt und am Ende hatte keiner mehr Bilder vom Brautpaar.",
      },
      { says: "Ich fand seine Socken lustig und hab's ihm gesagt. Er ist dann rot geworden wie ne Tomate." },
      { says: "Schön, bis die Braut kam. Die hat mich gefragt, wo ihre Bilder sind." },
      {
        says: "Ich hab gesagt, der Fotograf hätte was im Schuh gehabt. Glaubst du, ich sollte mich entschuldigen?",
        absurd: /Erlebt habe ich/u,
      },
    ],
  },
  {
    id: "n2",
    level: "C1",
    topic: "culture",
    tone: "friendly",
    turns: [
      {
        says: "Ich singe seit kurzem in einem Chor für Menschen, die nicht singen können. Der Dirigent ist ein pensionierter Mathelehrer.",
        absurd: /von der Arbeit/u,
      },
      { says: "Er erklärt uns Harmonien als Bruchrechnung, und seltsamerweise funktioniert das." },
      {
        says: "Man zählt bis drei Viertel und hofft. Letzten Freitag hatten wir unseren ersten Auftritt im Altersheim.",
      },
      { says: "Eine alte Dame in der ersten Reihe hat sich die Ohren zugehalten und trotzdem mitgesungen." },
    ],
  },
  {
    id: "dmitri",
    level: "A2",
    topic: "chitchat",
    tone: "friendly",
    turns: [
      { says: "Ich war beim Zahnarzt. Nicht schön." },
      { says: "Es hat weh getan, aber jetzt ist besser." },
      { says: "In zwei Wochen muss ich wieder gehen. Der Zahnarzt macht ein Krone." },
      { says: "Ich wohne in Kassel. Es gibt ein Park mit viele Enten und Wasser." },
      { says: "Morgen ich muss arbeiten. Ich bin Busfahrer." },
      { says: "Früh aufstehen, um 4 Uhr. Frühstück machen für meine Frau, sie schläft noch." },
      {
        says: "Sie mag Garten und Serien aus Korea. Sie ist immer müde, weil sie ist schwanger!",
        absurd: /verstehst du dich/u,
      },
      { says: "Sehr gut! Wir sind verheiratet. Das Baby kommt im Mai." },
      { says: "Ich bin glücklich aber habe auch Angst. Ich bin schon 45 Jahre alt." },
      { says: "Ja. Meine Mutter ist in Kasachstan und sie kann nicht kommen zum Baby." },
      {
        says: "Die Nachbarn sind laut. Aber ich habe von meiner Mutter gesprochen!",
        absurd: /also von deiner Mutter/u,
      },
      { says: "Ich verstehe die Frage nicht." },
      { says: "Das ist nicht leichter, haha. Ich lese nicht. Ich möchte über Baby sprechen." },
      { says: "Arbeit ist gut, ich fahre gern Bus. Aber ein Name für Baby ist schwer. Was denkst du, Boris oder Max?" },
      { says: "Boris war mein Opa. Er hat im Krieg ein Bein verloren, aber er hat immer gelacht." },
      { says: "Heute ist er tot. Er ist 1998 gestorben.", absurd: /dir da/u },
      { says: "Ich war 18 und habe geweint. Aber das ist lange her. Wie heißt du eigentlich?" },
      { says: "Aus Karaganda. Kennst du das?" },
      { says: "Es ist im Winter minus 30 Grad. Deutschland ist warm für mich!" },
      { says: "Es regnet und ist windig. Ich gehe jetzt schlafen, gute Nacht!" },
    ],
  },
  {
    id: "chloe",
    level: "B1",
    topic: "travel",
    tone: "slang",
    turns: [
      {
        says: "hey, puh, wahrscheinlich mein Roadtrip durch Schottland, da hat es nur geregnet aber war trotzdem mega",
        absurd: /Wie war das/u,
      },
      { says: "na sag ich doch, mega! wir haben im Auto geschlafen und einmal stand morgens ein Schaf vor der Tür" },
      { says: "keine ahnung, das schaf war halt neugierig oder hatte hunger. hast du schon mal ein Schaf gesehen??" },
      { says: "mit händen und füßen haha. mein Englisch is ganz ok aber die Schotten versteht echt keiner" },
      {
        says: "na so: ich zeig auf was in der Karte und kriege dann Haggis. Innereien im Schafsmagen, lecker",
        absurd: /bedeutet das/u,
      },
      { says: "häh? nix, es war halt abendessen" },
      { says: "voll satt. hab danach 12 stunden gepennt" },
      { says: "worüber? übers pennen? du stellst komische fragen" },
      { says: "um schottland mann! nächsten sommer will ich wieder hin aber mit dem fahrrad" },
      { says: "also von Edinburgh bis zur Isle of Skye, zelt hinten drauf. bin nur null trainiert", absurd: /erlebt/u },
      { says: "äh noch gar nicht, is ja erst nächstes Jahr. Hast du nen tipp fürs training?" },
      { says: "was hat die unterkunft mit training zu tun lol. egal, ich zelte ja" },
      { says: "dass ich ein neues zelt brauch, meins hat ein loch. weißt du was so ein zelt kostet?" },
      { says: "alles über 30 euro pro nacht, bin ja studentin in Leipzig" },
      {
        says: "gar nicht eigentlich, rucksack packen und los. mein freund macht immer excel tabellen, wir streiten uns dann",
      },
      { says: "er meint ja nur gut aber es nervt" },
      {
        says: "gut, wir sind seit vier jahren zusammen. er will jetzt heiraten und ich weiß nich",
        absurd: /Plan\.|freust du dich/u,
      },
      { says: "ich freu mich gar nicht, hab doch gesagt ich weiß es nicht", absurd: /dabei so gedacht/u },
      { says: "sorry war ein blöder tag. meine chefin im café hat mich heute angeschrien" },
      { says: "ich hab nix gesagt und bin aufs klo heulen gegangen. naja. bis dann", absurd: /schönen Tag/u },
    ],
  },
  {
    id: "farid",
    level: "B1",
    topic: "sports",
    tone: "friendly",
    turns: [
      { says: "Ehrlich gesagt gar nicht. Ich bin LKW-Fahrer und sitze den ganzen Tag." },
      {
        says: "Ich habe früher Bäcker gelernt, aber um zwei Uhr aufstehen war nichts für mich. Dann habe ich den Führerschein gemacht.",
      },
      {
        says: "Am Anfang war es toll, ich habe viel von Europa gesehen. Jetzt bin ich aber oft einsam unterwegs.",
        absurd: /^Ach so/u,
      },
      { says: "Ich schlafe im LKW, koche mit einem kleinen Gaskocher und telefoniere abends mit meiner Tochter." },
      {
        says: "Na ja, ich parke auf einem Rastplatz bei Lyon oder so, und dann mache ich Linsen mit Würstchen. Meine Tochter lacht immer darüber.",
      },
      { says: "Sehr gut, sie ist mein Ein und Alles. Sie wird im März achtzehn. Was soll ich ihr schenken?" },
      { says: "Mein Gefühl sagt: einen Führerschein. Aber sie hat Angst vor dem Autofahren." },
      {
        says: "Ich finde es schade, aber ich will sie nicht zwingen. Ihre Mutter hatte einen schweren Unfall.",
        absurd: /nächste Schritt/u,
      },
      {
        says: "Es gibt keinen Schritt. Sie sitzt seitdem im Rollstuhl, und wir sind geschieden.",
        absurd: /großer Schritt/u,
      },
      {
        says: "Das ist fünf Jahre her, lassen wir das. Du, mein Rücken tut mir weh vom Sitzen. Was kann ich im LKW machen?",
        absurd: /Gespräch suchen/u,
      },
      { says: "Das Gespräch suchen? Mit meinem Rücken?? Ich meinte Übungen oder so was.", absurd: /wie ging es dir/u },
      { says: "Vergiss es. Ich hab heute im Radio gehört, dass Bayern 5:0 gewonnen hat. Magst du Fußball?" },
      { says: "Welchen Sport? Ich hab dir doch gesagt, dass ich keinen mache." },
      { says: "Hallo? Liest du überhaupt, was ich schreibe?", absurd: /Romane/u },
      { says: "Angeln finde ich langweilig. Aber mein Kumpel Udo schwört darauf." },
      { says: "Nichts, ich wollte nur von Udo erzählen. Er hat letztens einen Schuh gefangen statt einen Fisch." },
      { says: "Zum Totlachen! Jetzt schlafe ich aber, morgen muss ich nach Mailand." },
      { says: "Nichts muss passieren. Ich fahre einfach hin und lade Möbel ab." },
      { says: "Möbel aus Schweden, ganz bekannte Firma, du weißt schon.", absurd: /Erwischt/u },
      { says: "Boxen. Gute Nacht, Kollege." },
    ],
  },
  {
    id: "marta",
    level: "A2",
    topic: "shopping",
    tone: "slang",
    turns: [
      { says: "nur waschmaschine, aber ist kaputt!" },
      { says: "mir fällt ein: Verkäufer sagt ich muss selber reparieren. das ist doch nicht normal oder??" },
      { says: "ja du hast meine frage nicht gehört: ist das normal ja oder nein?" },
      { says: "waschmaschine neu, eine woche, kaputt. muss verkäufer geld geben?", absurd: /kein Geld/u },
      { says: "bei so ein laden am bahnhof. du hast kein geld haha ich auch nicht" },
      { says: "ich vergesse immer milch. was soll ich jetzt machen mit maschine?" },
      { says: "ok ich schreibe brief an laden. mein bruder hilft mir" },
      {
        says: "gut, er hat neuen job bei DHL. aber warum bruder? ich rede von waschmaschine",
        absurd: /weiß ich das nicht/u,
      },
      { says: "leute die drängeln. und verkäufer die lügen" },
      { says: "ich frage nix, mein deutsch ist schlecht und sie sprechen so schnell" },
      { says: "ich bin altenpflegerin, mit oma sprechen ist leicht, sie ist taub haha", absurd: /Freut mich/u },
      { says: "das oma keine schmerzen hat. und dass ihre tochter kommt besuchen" },
      { says: "nein. ich bin müde. morgen wieder früh dienst" },
      { says: "nix. erzähl du mal witz", absurd: /wusste ich nicht/u },
      { says: "für eine reise nach Krakau, meine kinder sind dort. ich sehe sie nur zwei mal im jahr" },
      { says: "flug. und miete. was kostet bus nach krakau, weißt du?" },
      { says: "bonbons! und einmal eine schildkröte aus plastik" },
      { says: "mit rad. mein rad ist rosa. ok jetzt ist pause vorbei" },
      { says: "rosa, alt, korb vorne. ciao bella" },
      { says: "bis morgen" },
    ],
  },
  {
    id: "nadia",
    level: "B1",
    topic: null,
    tone: "friendly",
    turns: [
      { says: "Meine Oma ist am Sonntag beerdigt worden, und ich konnte nicht hinfahren.", absurd: /so ist das also/u },
      { says: "Mit meinem Bruder. Aber er wohnt in Casablanca und weint am Telefon nur." },
      {
        says: "Wir haben beide bei ihr gewohnt, als unsere Eltern gearbeitet haben. Sie hat mir das Nähen beigebracht.",
      },
      { says: "Wozu gesagt? Ich habe als Kind an ihrer Nähmaschine gesessen, das war das Schönste." },
      { says: "Dass ich ihr noch so viel sagen wollte. Ich mache mir Vorwürfe." },
      { says: "Nichts hilft. Abschalten kann ich nicht, ich sehe sie immer vor mir.", absurd: /gefreut/u },
      { says: "Über nichts. Können wir einfach über meine Oma reden?" },
      {
        says: "Von ihr. Sie hieß Zohra, hatte immer Mandeln in der Tasche und roch nach Orangenblüten.",
        absurd: /Wochenende/u,
      },
      { says: "Du hast gesagt, wir reden über sie." },
      {
        says: "Morgens brauche ich Tee mit Minze, so wie Oma ihn gemacht hat. Siehst du, ich bin wieder bei ihr.",
        absurd: /so etwas gibt es bei mir/u,
      },
      {
        says: "Auf der Arbeit, ich bin Busbegleiterin für Schulkinder. Ein Mädchen hat mir heute ein Bild von Oma gemalt, mit Flügeln.",
      },
      { says: "„Ich vermisse dich“, aber das kann ich schon." },
      {
        says: "Treue. So wie bei Oma und ihrer Freundin Fatima, die haben 60 Jahre lang jeden Freitag zusammen Couscous gekocht.",
      },
      { says: "Mit Oma kann ich keinen Kontakt mehr halten. Sie ist tot.", absurd: /merke ich mir|lacht ihr/u },
      { says: "Wir lachen gar nicht mehr. Das ist gerade sehr verletzend." },
      { says: "Ich möchte jetzt aufhören, das tut mir nicht gut.", absurd: /\?/u },
      { says: "Ich habe gesagt, ich möchte aufhören." },
      { says: "Das Leben. Tschüss." },
    ],
  },
  {
    id: "ruth",
    level: "B1",
    topic: "shopping",
    tone: "professional",
    turns: [
      {
        says: "Rote Stiefel aus Leder. Ich sitze im Rollstuhl, und die Verkäuferin wollte mir keine mit Absatz zeigen.",
        absurd: /schwere Zeit|Hoffnung/u,
      },
      {
        says: "Entschuldigung, mir geht es prima, ich wollte nur schöne Stiefel. Ich habe sie am Ende online gekauft.",
      },
      { says: "Sie waren leider eine Nummer zu klein, also ging alles wieder zurück.", absurd: /selbst damit/u },
      { says: "Mir? Gut! Es sind doch bloß Schuhe. Was ziehe ich jetzt zur Hochzeit meiner Schwester an?" },
      { says: "In welcher Zeit denn? Ich brauche keine Unterstützung, ich brauche ein Kleid." },
      { says: "Fragen Sie mich, welche Farbe ich suche." },
      { says: "Wir sind Zwillinge, das verbindet. Sie heiratet am 5. Mai einen Feuerwehrmann." },
      {
        says: "Mein Elektrorollstuhl, ganz klar, der schafft sogar Kopfsteinpflaster. Aber ich suche etwas Grünes für die Hochzeit.",
      },
      { says: "Wie ist was? Der Rollstuhl oder das Kleid?" },
      { says: "Um ein grünes Kleid, Größe 38, bis hundert Euro." },
      { says: "Ich habe doch gerade alles gesagt! Wo würden Sie denn suchen?" },
      { says: "Über etwas ganz anderes: Ich habe heute im Laden einen Fünfzigeuroschein gefunden." },
      { says: "Erst habe ich mich gefreut, dann habe ich ihn der Kassiererin gegeben, die war ganz blass." },
      { says: "Ein Trampolin. Im Rollstuhl! Meine Freunde haben mich ausgelacht.", absurd: /tut mir wirklich leid/u },
      { says: "Lustig! Es war ein Scherz, ich fand es selbst komisch." },
      { says: "Dann haben wir es dem Kindergarten geschenkt. Jetzt hüpft da meine Nichte." },
      {
        says: "Sie ist neun und frech. Sie will immer mit meinem Rollstuhl Rennen fahren.",
        absurd: /schwer, für alle/u,
      },
      { says: "Klar, sie gewinnt jedes Mal, weil ich sie lasse." },
      { says: "Großartig, sie ist meine beste Freundin. Ich muss langsam los." },
    ],
  },
];
