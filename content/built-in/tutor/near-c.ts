import type { KindQuestion } from "./near.ts";
import { ANSWERED, FEELS, HELPED, LONG, type MatterId, SAID, SINCE, WHY, WHY_QUIT } from "./patterns/near.ts";
import type { MatterOfC } from "./patterns/near-c.ts";

/** No child of the learner's own, or none at school yet. */
const NOT_ONES_CHILD =
  /^(?![^]*\b(?:mein|unser)\p{L}* (?:\p{Ll}+ )?(?:Sohn\p{L}*|Tochter|Töchter\p{L}*|Söhne\p{L}*|Kind\p{L}*|Junge\p{L}*|Mädchen|Kleine\p{L}*|Enkel\p{L}*))|\b(?:Kita|Kindergarten)\b/iu;

/** Cooked once, or on a sad day: nobody asks how they always do it. */
const NOT_A_HABIT =
  /^(?![^]*\b(?:immer|oft|gern|gerne|am liebsten|meistens|jede\p{L}*|sonntags|samstags|leidenschaftlich|seit|alles)\b)|\b(?:grill\p{L}*|Grill|Krankenhaus|gestorben|Tod|verwitwet)\b/iu;

/** At C1 and C2: what is asked about a matter before the questions of B1 and B2. */
export const NEAR_C: Readonly<Partial<Record<MatterId, readonly KindQuestion[]>>> = {
  "business-plan": [
    { say: "Was soll dort anders sein als anderswo?", en: "What should be different there from elsewhere?" },
  ],
  "family-visit": [{ say: "Wie verlaufen solche Besuche meistens?", en: "How do visits like that usually go?" }],
  "going-out": [
    {
      say: "Was muss passieren, damit es sich für {dich|Sie} gelohnt hat?",
      en: "What has to happen for it to have been worth it for you?",
    },
  ],
  appointment: [
    {
      say: "Was wäre für {dich|Sie} ein gutes Ergebnis?",
      en: "What would be a good result for you?",
      unless: /\b(?:verpasst|vergessen|abgesagt|verschoben|versäumt)\b/iu,
    },
  ],
  resigned: [
    {
      say: "Was hat bei der Kündigung den Ausschlag gegeben?",
      en: "What tipped the balance when you quit?",
      unless: WHY_QUIT,
    },
  ],
  "thinks-of-quitting": [
    {
      say: "Was hält {dich|Sie} noch, wenn {du ehrlich bist|Sie ehrlich sind}?",
      en: "What still keeps you there, if you’re honest?",
    },
  ],
  applied: [
    {
      say: "Was würde sich für {dich|Sie} ändern, wenn {du die Stelle bekämst|Sie die Stelle bekämen}?",
      en: "What would change for you if you got the job?",
    },
  ],
  "interview-coming": [
    {
      say: "Auf welche Frage {hättest du|hätten Sie} dort am liebsten schon eine gute Antwort?",
      en: "Which question would you most like to have a good answer to already?",
    },
  ],
  "interview-was": [
    {
      say: "Welcher Moment des Gesprächs ist {dir|Ihnen} am deutlichsten in Erinnerung?",
      en: "Which moment of the interview do you remember most clearly?",
    },
  ],
  rejected: [
    {
      say: "Wie lange beschäftigt {dich|Sie} so eine Absage?",
      en: "How long does a rejection like that stay on your mind?",
    },
  ],
  "new-job": [
    {
      say: "Woran {musst du dich|müssen Sie sich} bei der neuen Arbeit erst gewöhnen?",
      en: "What will you have to get used to in the new job?",
    },
  ],
  "job-search": [
    {
      say: "Worauf {würdest du|würden Sie} bei einer Stelle auf keinen Fall verzichten?",
      en: "What would you never want to do without in a job?",
    },
  ],
  overtime: [
    {
      say: "Wer müsste etwas ändern, damit es weniger Überstunden werden?",
      en: "Who would have to change something for there to be less overtime?",
      unless: /\b(?:kein\p{L}*|nie|nicht|selten|gern\p{L}*|ohne)\b/iu,
    },
  ],
  "home-office": [
    {
      say: "Woran {merkst du|merken Sie} zu Hause, dass die Arbeit für heute vorbei ist?",
      en: "How can you tell at home that work is over for the day?",
    },
  ],
  shifts: [
    {
      say: "Wie viel Privatleben lässt sich um solche Dienste herum organisieren?",
      en: "How much of a private life can you fit around shifts like that?",
    },
  ],
  deadline: [
    { say: "Was passiert, wenn es bis dahin nicht klappt?", en: "What happens if you don’t make the deadline?" },
  ],
  "presentation-coming": [
    {
      say: "Wann {wärst du|wären Sie} hinterher mit {dir|sich} zufrieden?",
      en: "What would it take for you to be satisfied with yourself afterward?",
    },
  ],
  "presentation-was": [
    {
      say: "Welche Reaktion ist {dir|Ihnen} besonders in Erinnerung geblieben?",
      en: "Which reaction has stayed with you?",
      unless: SAID,
    },
  ],
  "boss-does": [
    {
      say: "Wofür schätzt man [ihn|sie|sie] bei der Arbeit, und wofür weniger?",
      en: "What do people at work value [him|her|them] for, and what less so?",
      unless: /\b(?:schrei\p{L}*|mobb\p{L}*|schikanier\p{L}*|beleidig\p{L}*|belästig\p{L}*|Tyrann\p{L}*|Angst)\b/iu,
    },
  ],
  "boss-said": [
    {
      say: "Wie ernst {nimmst du|nehmen Sie}, was [er sagt|sie sagt|sie sagen]?",
      en: "How seriously do you take what [he says|she says|they say]?",
    },
  ],
  "colleague-does": [
    { say: "Wie {kommt ihr|kommen Sie} sonst miteinander aus?", en: "How do you get along otherwise?" },
  ],
  "colleague-did": [
    {
      say: "Was [hat er|hat sie|haben sie] sich {deiner|Ihrer} Meinung nach dabei gedacht?",
      en: "What do you think [he|she|they] had in mind?",
      unless:
        /\b(?:weil|denn|deshalb|deswegen|wegen|darum|damit|Grund|geholfen|mitgebracht|eingeladen|gegeben|geschickt|angerufen|vergessen)\b/iu,
    },
  ],
  promotion: [
    {
      say: "Was verändert sich dadurch im Verhältnis zu den Kollegen?",
      en: "How does that change things with your coworkers?",
      unless: /\b(?:will|möchte|gefragt|gebeten|verlangt|verlange|beantragt)\b/iu,
    },
  ],
  "self-employed": [
    {
      say: "Was reizt {dich|Sie} an der Selbstständigkeit?",
      en: "What appeals to you about being self-employed?",
      unless: /\b(?:seit|früher|aufgegeben)\b/iu,
    },
  ],
  retired: [
    {
      say: "Was ist für {dich ein gelungener Tag, seit du nicht mehr arbeitest|Sie ein gelungener Tag, seit Sie nicht mehr arbeiten}?",
      en: "What makes a good day for you now that you no longer work?",
      unless:
        /\b(?:gehe|gehen|will|möchte|werde|kann|in \p{L}+ Jahren|bald|nächste\p{L}*|noch \p{L}+ Jahre|arbeite\p{L}*)\b/iu,
    },
  ],
  "exam-was": [
    {
      say: "Womit {hattest du|hatten Sie} in der Prüfung nicht gerechnet?",
      en: "What in the exam caught you by surprise?",
    },
  ],
  "exam-coming": [
    { say: "Was hängt für {dich|Sie} von dieser Prüfung ab?", en: "What’s riding on this exam for you?" },
  ],
  passed: [
    {
      say: "Was hat {dir|Ihnen} am Ende geholfen, es zu schaffen?",
      en: "What helped you manage it in the end?",
      unless: HELPED,
    },
  ],
  studies: [
    {
      say: "Was {hattest du dir|hatten Sie sich} am Studium anders vorgestellt?",
      en: "What had you imagined differently about your studies?",
    },
  ],
  thesis: [
    {
      say: "Wie {würdest du|würden Sie} die Arbeit jemandem erklären, der nichts davon versteht?",
      en: "How would you explain your thesis to somebody who knows nothing about it?",
    },
  ],
  course: [
    {
      say: "Was macht einen guten Kurs für {dich|Sie} aus?",
      en: "What makes a good course for you?",
      unless: /\b(?:angemeldet)\b/iu,
    },
  ],
  "child-school": [
    {
      say: "Was macht für {dich|Sie} eine gute Schule aus?",
      en: "What makes a good school for you?",
      unless: NOT_ONES_CHILD,
    },
  ],
  teenager: [
    {
      say: "Wo {ziehst du|ziehen Sie} da die Grenze?",
      en: "Where do you draw the line?",
      unless:
        /\b(?:Klavier|Gitarre|Geige|Flöte|Instrument|Fußball|Tennis|Handball|Basketball|Schach|Theater|Verein|draußen|Garten)\b/iu,
    },
  ],
  "child-moves-out": [
    {
      say: "Was bleibt von der Elternrolle, wenn die Kinder gehen?",
      en: "What remains of being a parent when the children leave?",
    },
  ],
  "parents-old": [
    {
      say: "Was [möchte er|möchte sie|möchten sie] selbst am liebsten?",
      en: "What would [he|she|they] like best?",
      unless: /\b(?:will|möchte\p{L}*|wollen|wünscht)\b/iu,
    },
  ],
  "phone-family": [
    {
      say: "Was bleibt in solchen Gesprächen meistens ungesagt?",
      en: "What usually remains unsaid in conversations like that?",
    },
  ],
  "relative-said": [
    {
      say: "Wie {siehst du|sehen Sie} das selbst?",
      en: "How do you see it yourself?",
      unless: /\b(?:ich (?:finde|denke|glaube|meine|sehe)|recht|Recht)\b/iu,
    },
  ],
  "relative-said-past": [
    { say: "Was {hast du|haben Sie} darauf geantwortet?", en: "What did you say to that?", unless: ANSWERED },
  ],
  "moving-coming": [
    {
      say: "Was von der alten Umgebung wird {dir|Ihnen} fehlen?",
      en: "What will you miss about the old surroundings?",
      unless: /\b(?:nach dem Umzug|beim Umzug|war|hatte|fehl\p{L}*|vermiss\p{L}*)\b/iu,
    },
  ],
  moved: [
    {
      say: "Wie gut {hast du dich|haben Sie sich} dort inzwischen eingelebt?",
      en: "How well have you settled in there by now?",
      unless:
        /\b(?:gestern|heute|gerade|letzte\p{L}*|eingelebt|ausgezogen|weggezogen|zu Hause|Zuhause|damals|als Kind|vor \p{L}+ Jahren)\b/iu,
    },
  ],
  "flat-search": [
    {
      say: "Wie lange zieht sich die Wohnungssuche schon hin?",
      en: "How long has the apartment hunt been dragging on?",
      unless: SINCE,
    },
  ],
  renovating: [
    {
      say: "Wie weit sind die Arbeiten inzwischen?",
      en: "How far along is the work by now?",
      unless: /\b(?:fertig|abgeschlossen|wurden?|letzte\p{L}*|damals|früher|vor \p{L}+ Jahren|umgebaut)\b/iu,
    },
  ],
  handyman: [
    {
      say: "Wie findet man bei {euch|Ihnen} gute Handwerker?",
      en: "How do you find good tradespeople where you live?",
      unless: /\b(?:Hausmeister\p{L}*)\b/iu,
    },
  ],
  broken: [
    {
      say: "Wie {behilfst du dir|behelfen Sie sich}, bis das wieder funktioniert?",
      en: "How are you managing until it works again?",
    },
  ],
  repaired: [
    {
      say: "Was gibt es {dir|Ihnen}, so etwas selbst hinzubekommen?",
      en: "What do you get out of managing something like that yourself?",
    },
  ],
  neighbors: [
    {
      say: "Wie {kommst du|kommen Sie} sonst mit [ihm|ihr|ihnen] aus?",
      en: "How do you get along with [him|her|them] otherwise?",
    },
  ],
  "neighbor-helped": [
    { say: "Was hält so eine Nachbarschaft zusammen?", en: "What holds a neighborhood like that together?" },
  ],
  noise: [{ say: "Wie {gehst du|gehen Sie} dem Lärm aus dem Weg?", en: "How do you get away from the noise?" }],
  flatmate: [
    {
      say: "Was {hast du|haben Sie} durch das Zusammenwohnen über {dich|sich} selbst gelernt?",
      en: "What has living together taught you about yourself?",
    },
  ],
  rent: [
    {
      say: "Wie viel darf Wohnen {deiner|Ihrer} Meinung nach kosten?",
      en: "How much should housing be allowed to cost, in your opinion?",
    },
  ],
  landlord: [
    {
      say: "Wie viel Entgegenkommen {erwartest du|erwarten Sie} von [ihm|ihr|ihnen]?",
      en: "How much flexibility do you expect from [him|her|them]?",
      unless: /\b(?:entgegen\p{L}*|nett\p{L}*|freundlich\p{L}*|geschenkt|eingeladen)\b/iu,
    },
  ],
  "office-visit": [{ say: "Wie geht es in der Sache jetzt weiter?", en: "Where do things go from here?" }],
  forms: [
    {
      say: "Was wäre an dem ganzen Verfahren am leichtesten zu vereinfachen?",
      en: "What would be easiest to simplify about the whole procedure?",
      unless: /\b(?:gültig\p{L}*|trotz|mit (?:einem|meinem) Visum)\b/iu,
    },
  ],
  "doctor-was": [
    {
      say: "Was ist bei dem Arztbesuch herausgekommen?",
      en: "What did you find out at the doctor’s?",
      unless: /\b(?:gesagt|meint\p{L}*|meinte|Diagnose|Befund|festgestellt|verschrieben|gesund|herausgekommen)\b/iu,
    },
  ],
  ill: [{ say: "Was bleibt dadurch bei {dir|Ihnen} alles liegen?", en: "What isn’t getting done because of it?" }],
  pain: [
    {
      say: "Was {hast du|haben Sie} dagegen schon alles ausprobiert?",
      en: "What have you already tried for it?",
      unless: /\b(?:probiert|versucht|Massage\p{L}*|Tablette\p{L}*)\b/iu,
    },
  ],
  "sleep-bad": [
    {
      say: "Welcher Gedanke kommt in solchen Nächten immer wieder?",
      en: "Which thought keeps coming back on nights like that?",
      unless:
        /\b(?:Gedanken|denke|Lärm|laut|heiß|Hitze|schnarch\p{L}*|Schmerz\p{L}*|\p{L}+schmerzen|weh|Kaffee|Nachbar\p{L}*|Jetlag)\b/iu,
    },
  ],
  tired: [
    {
      say: "Was zehrt zurzeit am meisten an {dir|Ihnen}?",
      en: "What is wearing you down most at the moment?",
      unless: WHY,
    },
  ],
  stress: [{ say: "Woher kommt der Druck vor allem?", en: "Where does the pressure mainly come from?", unless: WHY }],
  "sport-now": [
    {
      say: "Was {lernst du dabei über dich|lernen Sie dabei über sich} selbst?",
      en: "What does it teach you about yourself?",
    },
  ],
  match: [
    {
      say: "Was gab am Ende den Ausschlag?",
      en: "What made the difference in the end?",
      unless: /\b(?:weil|denn|deshalb|deswegen|wegen|darum|Grund|Marathon|Halbmarathon|Rennen|gelaufen|mitgemacht)\b/iu,
    },
  ],
  injured: [
    {
      say: "Was geht jetzt nicht, was sonst ganz selbstverständlich ist?",
      en: "What can’t you do now that you’d usually take for granted?",
      unless: /\b(?:damals|früher|als Kind|Jahre)\b/iu,
    },
  ],
  "hobby-made": [
    {
      say: "Was tut {dir|Ihnen} daran gut, etwas mit den Händen zu machen?",
      en: "What’s good for you about making something with your hands?",
      unless: /\b(?:Hände|Hand|entspann\p{L}*|Kopf)\b/iu,
    },
  ],
  instrument: [
    {
      say: "Woran {arbeitest du gerade auf deinem|arbeiten Sie gerade auf Ihrem} Instrument?",
      en: "What are you practicing on your instrument at the moment?",
    },
  ],
  "choir-band": [
    {
      say: "Wie {bist du|sind Sie} dazu gekommen, dort mitzumachen?",
      en: "How did you come to join?",
      unless: /\b(?:Zufall|geplatzt|eingeladen|gefragt|seit meiner|weil)\b/iu,
    },
  ],
  "stage-fright": [
    {
      say: "Wovor genau {fürchtest du dich|fürchten Sie sich} dabei?",
      en: "What exactly are you afraid of?",
      unless: /\b(?:dass|vergess\p{L}*)\b/iu,
    },
  ],
  cooking: [
    {
      say: "Wo {weichst du|weichen Sie} bewusst vom Rezept ab?",
      en: "Where do you deliberately depart from the recipe?",
      unless: NOT_A_HABIT,
    },
  ],
  recipe: [
    {
      say: "Was steht in keinem Rezept und macht doch den Unterschied?",
      en: "What isn’t in any recipe and still makes the difference?",
    },
  ],
  restaurant: [
    {
      say: "Was unterscheidet das Lokal von anderen?",
      en: "What sets the place apart from others?",
      unless:
        /\b(?:schön\p{L}*|toll\p{L}*|gut\p{L}*|lecker\p{L}*|schlecht\p{L}*|teuer|ohne|auskommt|wunderbar|schrecklich|furchtbar|gemütlich|komisch)\b/iu,
    },
  ],
  "train-missed": [
    {
      say: "Was {fängst du|fangen Sie} mit so einer Wartezeit an?",
      en: "What do you do with waiting time like that?",
      unless: /\b(?:gelesen|gewartet|Kaffee|geredet)\b/iu,
    },
  ],
  commute: [
    {
      say: "Was geht {dir|Ihnen} auf dem Weg durch den Kopf?",
      en: "What goes through your mind on the way?",
      unless: /\b(?:denke|Kopf)\b/iu,
    },
  ],
  "trip-was": [
    {
      say: "Welche Begegnung unterwegs ist {dir|Ihnen} in Erinnerung geblieben?",
      en: "Which encounter from the trip has stayed with you?",
      unless: /\b(?:getroffen|kennengelernt|nachgereist)\b/iu,
    },
  ],
  "trip-plan": [
    {
      say: "Wie viel {planst du|planen Sie} vorher, und was {überlässt du|überlassen Sie} dem Zufall?",
      en: "How much do you plan ahead, and what do you leave to chance?",
      unless: /\b(?:geplant|plane)\b/iu,
    },
  ],
  bought: [{ say: "Was hat den Anstoß zu dem Kauf gegeben?", en: "What prompted the purchase?", unless: WHY }],
  "bad-purchase": [
    { say: "Wie hartnäckig {bist du|sind Sie} in solchen Fällen?", en: "How persistent are you in cases like that?" },
  ],
  saving: [
    {
      say: "Wie hat sich {dein|Ihr} Verhältnis zu Geld im Lauf der Zeit verändert?",
      en: "How has your relationship to money changed over time?",
    },
  ],
  car: [
    {
      say: "Was müsste sich ändern, damit {du auf ein eigenes Auto verzichtest|Sie auf ein eigenes Auto verzichten}?",
      en: "What would have to change for you to do without a car of your own?",
      unless:
        /\b(?:Unfall|gerammt|Werkstatt|kaputt|Panne|TÜV|springt|Beule|Kratzer|ohne Auto|Motorrad|Roller|verkauft|Führerschein)\b/iu,
    },
  ],
  bike: [{ say: "Was macht für {dich|Sie} den Reiz am Radfahren aus?", en: "What makes cycling appealing to you?" }],
  pet: [
    {
      say: "Wie verändert so ein Tier den Alltag?",
      en: "How does an animal like that change everyday life?",
      unless:
        /\b(?:Alltag|jeden (?:Tag|Morgen)|weggelaufen|entlaufen|verschwunden|aufgetaucht|vermiss\p{L}*|verloren|abgegeben|weggegeben|Tierklinik|einschläfern|blutet|war)\b/iu,
    },
  ],
  "animal-seen": [{ say: "Was macht so eine Begegnung mit einem?", en: "What does an encounter like that do to you?" }],
  garden: [
    {
      say: "Wie viel Wildwuchs {lässt du|lassen Sie} im Garten zu?",
      en: "How much do you let grow wild in the garden?",
    },
  ],
  bees: [{ say: "Was lässt sich von einem Bienenvolk lernen?", en: "What can be learned from a colony of bees?" }],
  "film-seen": [
    {
      say: "Was bleibt davon, wenn man die Handlung vergessen hat?",
      en: "What remains of it once you’ve forgotten the plot?",
      unless: /\b(?:Doku\p{L}*)\b/iu,
    },
  ],
  "film-moved": [{ say: "Was daran hat {dich|Sie} so bewegt?", en: "What about it moved you so much?", unless: WHY }],
  reading: [
    {
      say: "Welcher Satz daraus ist {dir|Ihnen} im Gedächtnis geblieben?",
      en: "Which sentence from it has stayed in your memory?",
      unless: /\b(?:gern|oft|immer|jeden|abends|angefangen)\b/iu,
    },
  ],
  "book-club": [
    {
      say: "Was sieht man durch die Augen der anderen im selben Text?",
      en: "What do you see in the same text through the eyes of others?",
      unless: /\b(?:Lesung)\b/iu,
    },
  ],
  "music-listen": [
    {
      say: "Was {hörst du heute darin, was du früher überhört hast|hören Sie heute darin, was Sie früher überhört haben}?",
      en: "What do you hear in it today that you used to miss?",
      unless: /\b(?:Podcast|Radio|neu\p{L}*|gern|oft|immer|jede\p{L}*|beim)\b/iu,
    },
  ],
  concert: [
    {
      say: "Was hat {dich|Sie} daran überrascht?",
      en: "What surprised you about it?",
      unless: /\b(?:überrascht|erwartet)\b/iu,
    },
  ],
  writing: [
    {
      say: "Was muss ein Satz haben, damit {du ihn stehen lässt|Sie ihn stehen lassen}?",
      en: "What does a sentence need for you to let it stand?",
      unless: /\b(?:Tagebuch)\b/iu,
    },
  ],
  news: [
    { say: "Wie {gehst du|gehen Sie} mit der Flut an Nachrichten um?", en: "How do you deal with the flood of news?" },
  ],
  volunteering: [
    {
      say: "Was {bekommst du|bekommen Sie} dort zurück?",
      en: "What do you get back from it?",
      unless: /\b(?:zurück)\b/iu,
    },
  ],
  "phone-use": [
    {
      say: "Welche Handygewohnheit {würdest du|würden Sie} gern loswerden?",
      en: "Which phone habit would you like to get rid of?",
      unless: /\b(?:gelöscht|aufgehört|abgemeldet)\b/iu,
    },
  ],
  "tech-trouble": [
    {
      say: "Wie gelassen {bleibst du|bleiben Sie}, wenn die Technik nicht will?",
      en: "How calm do you stay when technology won’t cooperate?",
      unless: /\b(?:ruhig|wütend|gelassen|geflucht|verrückt)\b/iu,
    },
  ],
  programming: [{ say: "Worin liegt die Eleganz einer guten Lösung?", en: "What makes a good solution elegant?" }],
  ai: [
    {
      say: "Wie weit {traust du|trauen Sie} solchen Programmen?",
      en: "How far do you trust programs like that?",
      unless: /\b(?:Roboter|traue|vertraue|misstraue)\b/iu,
    },
  ],
  "german-learning": [
    {
      say: "Was geht {dir|Ihnen} auf Deutsch inzwischen ganz leicht von der Zunge?",
      en: "What rolls right off your tongue in German by now?",
      unless: /\b(?:leicht|fließend|vergessen|verlernt)\b/iu,
    },
  ],
  "word-liked": [
    {
      say: "Wie {würdest du es in deiner Sprache|würden Sie es in Ihrer Sprache} wiedergeben?",
      en: "How would you render it in your language?",
    },
  ],
  lonely: [
    {
      say: "Was würde {dir|Ihnen} im Moment am ehesten guttun?",
      en: "What would do you the most good right now?",
      unless: /\b(?:guttun|gut tun)\b/iu,
    },
  ],
  homesick: [
    {
      say: "In welchen Momenten {spürst du|spüren Sie} das besonders?",
      en: "At what moments do you feel that most?",
      unless: /(?:wenn)/iu,
    },
  ],
  quarrel: [
    {
      say: "Was wurde dabei gesagt, das noch nachwirkt?",
      en: "What was said that still lingers?",
      unless: /\b(?:gesagt)\b/iu,
    },
  ],
  "made-up": [
    {
      say: "Was hat den Ausschlag gegeben, aufeinander zuzugehen?",
      en: "What prompted the two sides to approach each other?",
      unless: /\b(?:weil|denn|deshalb|deswegen|wegen|darum|Grund|Verspätung|zu spät|Kellner\p{L}*|Firma|Bahn)\b/iu,
    },
  ],
  separated: [
    {
      say: "Was ist dabei unerwartet schwergefallen?",
      en: "What turned out to be unexpectedly hard?",
      unless: /\b(?:schwer)\b/iu,
    },
  ],
  dating: [
    {
      say: "Woran {merkst du|merken Sie}, dass es mit jemandem passt?",
      en: "How can you tell that it clicks with somebody?",
      unless: /\b(?:mit (?:\p{L}+ )?Freund\p{L}*)\b/iu,
    },
  ],
  "partner-live": [
    { say: "Was hält eine Beziehung auf Dauer lebendig?", en: "What keeps a relationship alive in the long run?" },
  ],
  "friend-meet": [
    {
      say: "Was macht diese Freundschaft aus?",
      en: "What makes that friendship special?",
      unless: /\b(?:Freunde|Freunden|Freundinnen|Kumpels)\b/iu,
    },
  ],
  "contact-lost": [
    {
      say: "Was fehlt {dir, seit ihr keinen Kontakt mehr habt|Ihnen, seit Sie keinen Kontakt mehr haben}?",
      en: "What have you been missing since you lost touch?",
      unless: /\b(?:Firma|Chef\p{L}*|Vermieter\p{L}*|Bewerbung|Amt|Arzt|fehlt|vermisse)\b/iu,
    },
  ],
  guests: [
    {
      say: "Wann wird aus Gastfreundschaft Anstrengung?",
      en: "When does hospitality become an effort?",
      unless: /\b(?:anstrengend|freue|freuen|schön\p{L}*)\b/iu,
    },
  ],
  party: [
    {
      say: "Welcher Moment des Festes ist {dir|Ihnen} besonders in Erinnerung geblieben?",
      en: "Which moment of the party has stayed with you most?",
    },
  ],
  wedding: [
    {
      say: "Was macht für {dich|Sie} ein gelungenes Hochzeitsfest aus?",
      en: "What makes a good wedding party for you?",
    },
  ],
  gift: [
    {
      say: "Wie gut trifft so ein Geschenk {deinen|Ihren} Geschmack?",
      en: "How well does a present like that match your taste?",
      unless: /\b(?:gefreut|gefällt|gefallen|wunderbar|schön\p{L}*|gebraucht|Freude|begeistert)\b/iu,
    },
  ],
  "mail-got": [
    {
      say: "Was {hast du|haben Sie} beim Lesen als Erstes gedacht?",
      en: "What did you think first as you read it?",
      unless: FEELS,
    },
  ],
  "mail-sent": [
    {
      say: "Was {hast du|haben Sie} bewusst weggelassen?",
      en: "What did you deliberately leave out?",
      unless: /\b(?:falsch\p{L}*|versehentlich|aus Versehen)\b/iu,
    },
  ],
  waiting: [
    {
      say: "Wie gut {hältst du|halten Sie} Ungewissheit aus?",
      en: "How well do you bear uncertainty?",
      unless: /\b(?:ungeduldig|gewartet)\b/iu,
    },
  ],
  "lost-thing": [
    {
      say: "Wie viel hängt für {dich|Sie} daran?",
      en: "How much does it matter to you?",
      unless: /\b(?:teuer|egal|gefunden|gebracht|zurück\p{L}*)\b/iu,
    },
  ],
  "found-thing": [
    { say: "Was {hast du|haben Sie} in dem Moment gedacht?", en: "What did you think at that moment?", unless: FEELS },
  ],
  forgot: [
    {
      say: "Was hat {dich|Sie} so abgelenkt?",
      en: "What had you so distracted?",
      unless: /\b(?:weil|denn|Jahre\p{L}*|längst|schon)\b/iu,
    },
  ],
  misunderstanding: [
    {
      say: "Wie ist das Missverständnis aufgefallen?",
      en: "How did the misunderstanding come to light?",
      unless: /\b(?:aufgefallen|gemerkt|aufgeklärt|herausgestellt|Jahr|erst)\b/iu,
    },
  ],
  embarrassed: [
    {
      say: "Wie lange hat {dich|Sie} das noch beschäftigt?",
      en: "How long did that stay on your mind?",
      unless: /\b(?:heute noch|immer noch|bis heute|Jahre|nicht peinlich)\b/iu,
    },
  ],
  surprised: [
    {
      say: "Was {hättest du|hätten Sie} eher erwartet?",
      en: "What would you have expected instead?",
      unless: /\b(?:dachte|gerechnet|erwartet)\b/iu,
    },
  ],
  "decision-open": [
    {
      say: "Was sagt {dein|Ihr} Bauchgefühl, bevor der Kopf sich einschaltet?",
      en: "What does your gut say before your head kicks in?",
    },
  ],
  decided: [
    { say: "Was hat für die Entscheidung gesprochen?", en: "What spoke in favor of the decision?", unless: WHY },
  ],
  regret: [{ say: "Wie söhnt man sich mit so etwas aus?", en: "How do you make peace with something like that?" }],
  memory: [
    {
      say: "Was hat diese Erinnerung gerade jetzt geweckt?",
      en: "What brought that memory back just now?",
      unless: /\b(?:erinnert mich|jedes Mal|immer|wenn)\b/iu,
    },
  ],
  childhood: [
    {
      say: "Welches Bild aus {deiner|Ihrer} Kindheit {hast du|haben Sie} am deutlichsten vor Augen?",
      en: "Which image from your childhood do you see most clearly?",
    },
  ],
  habit: [
    {
      say: "Was würde {dir|Ihnen} ohne diese Gewohnheit fehlen?",
      en: "What would you miss without that habit?",
      unless: /\b(?:muss|müssen|leider|schlechte\p{L}*)\b/iu,
    },
  ],
  "quit-habit": [
    {
      say: "Was hat sich dadurch verändert?",
      en: "What has changed because of it?",
      unless: /\b(?:will|möchte|versuche|aufhören)\b/iu,
    },
  ],
  "dream-night": [
    { say: "Wie viel Sinn {suchst du|suchen Sie} in Träumen?", en: "How much meaning do you look for in dreams?" },
  ],
  "dream-life": [
    {
      say: "Was würde sich ändern, wenn es morgen in Erfüllung ginge?",
      en: "What would change if it came true tomorrow?",
    },
  ],
  weather: [
    {
      say: "Wie {verbringst du|verbringen Sie} solche Tage am liebsten?",
      en: "How do you most like to spend days like that?",
      unless: /\b(?:katastroph\p{L}*|Hochwasser|Sturm|Schäden|Schaden|Keller|Ernte)\b/iu,
    },
  ],
  nature: [
    {
      say: "Woran {denkst du, wenn du|denken Sie, wenn Sie} eine Weile draußen {bist|sind}?",
      en: "What do you think about when you’ve been outdoors for a while?",
      unless: /\b(?:Kopf|denke)\b/iu,
    },
  ],
  swimming: [
    {
      say: "Was gibt {dir|Ihnen} das Wasser, was {dir|Ihnen} das Land nicht gibt?",
      en: "What does the water give you that land doesn’t?",
    },
  ],
  failed: [
    {
      say: "Was {hast du|haben Sie} daraus mitgenommen?",
      en: "What did you take away from it?",
      unless: /\b(?:gelernt)\b/iu,
    },
  ],
  success: [{ say: "Was hat {dir|Ihnen} dabei am meisten geholfen?", en: "What helped you most?", unless: HELPED }],
  luck: [
    {
      say: "Wie viel davon war {deiner|Ihrer} Meinung nach Zufall?",
      en: "How much of it was chance, in your opinion?",
      unless: /\b(?:Zufall|zufällig\p{L}*)\b/iu,
    },
  ],
  apologize: [
    {
      say: "Welche Reaktion {erwartest du|erwarten Sie}?",
      en: "What reaction do you expect?",
      unless: /\b(?:Angst|fürchte|zugeben|sagen, dass)\b/iu,
    },
  ],
  promised: [
    {
      say: "Wie leicht lässt sich so ein Versprechen halten?",
      en: "How easy is a promise like that to keep?",
      unless: /\b(?:gebrochen|gehalten|ernst|trotzdem|Als)\b/u,
    },
  ],
  "helped-somebody": [
    { say: "Wo {ziehst du|ziehen Sie} beim Helfen eine Grenze?", en: "Where do you draw a line when helping?" },
  ],
  "got-help": [
    { say: "Wie leicht fällt es {dir|Ihnen}, Hilfe anzunehmen?", en: "How easy do you find it to accept help?" },
  ],
  teaching: [
    {
      say: "Woran {merkst du|merken Sie}, dass bei jemandem der Groschen gefallen ist?",
      en: "How can you tell that it has clicked for somebody?",
    },
  ],
  patients: [
    {
      say: "Was {nimmst du|nehmen Sie} von solchen Begegnungen mit nach Hause?",
      en: "What do you take home from encounters like that?",
    },
  ],
  customers: [
    {
      say: "Wie bleibt man dabei freundlich?",
      en: "How do you stay friendly through that?",
      unless: /\b(?:nett\p{L}*|freundlich\p{L}*|Trinkgeld|gebracht|Blumen|bestellt|eingestiegen)\b/iu,
    },
  ],
  "money-price": [
    { say: "Was ist {dir|Ihnen} dagegen jeden Preis wert?", en: "What, by contrast, is worth any price to you?" },
  ],
  tidying: [
    {
      say: "Was war bisher {dein|Ihr} bester Fund?",
      en: "What has been your best find so far?",
      unless: /^(?![^]*\b(?:Flohmarkt\p{L}*|secondhand|Kleinanzeigen|Sperrmüll)\b)/iu,
    },
  ],
  chores: [
    {
      say: "Warum streitet man sich so oft ausgerechnet über solche Kleinigkeiten?",
      en: "Why is it so often little things like that people argue about?",
      unless: /^(?![^]*\b(?:streit\p{L}*|gestritten|zank\p{L}*|Ärger|nervt)\b)/iu,
    },
  ],
  tradition: [
    { say: "Was davon {würdest du|würden Sie} weitergeben wollen?", en: "What of that would you want to pass on?" },
  ],
  "new-country": [
    {
      say: "Was {siehst du|sehen Sie} an {deinem|Ihrem} Herkunftsland jetzt klarer als früher?",
      en: "What do you see more clearly about your country of origin now than before?",
      unless: /\b(?:werde|will|möchte)\b/iu,
    },
  ],
  age: [
    {
      say: "Was {kannst du heute, was du mit zwanzig nicht konntest|können Sie heute, was Sie mit zwanzig nicht konnten}?",
      en: "What can you do today that you couldn’t at twenty?",
      unless: /\b(?:achtzehn|zwanzig|\p{L}+undzwanzig|[12]\d)\b/iu,
    },
  ],
  games: [
    {
      say: "Was reizt {dich|Sie} an solchen Spielen?",
      en: "What appeals to you about games like that?",
      unless: /\b(?:Sohn|Kinder|langweil\p{L}*)\b/iu,
    },
  ],
  "health-change": [
    { say: "Wie gut {hörst du|hören Sie} auf {deinen|Ihren} Körper?", en: "How well do you listen to your body?" },
  ],
  "learned-new": [
    {
      say: "Wie {gehst du|gehen Sie} damit um, wieder ganz am Anfang zu stehen?",
      en: "How do you deal with being a beginner again?",
      unless: /\b(?:seit|Jahre\p{L}*|schon lange|Schule|gelernt)\b/iu,
    },
  ],
  photo: [
    { say: "Was hält ein Foto fest, was die Erinnerung verliert?", en: "What does a photo capture that memory loses?" },
  ],
  "idea-project": [
    {
      say: "Wie soll es damit jetzt weitergehen?",
      en: "Where should things go from here?",
      unless: /\b(?:abgeschlossen|fertig|beendet|gescheitert|abgelehnt)\b/iu,
    },
  ],
  "problem-open": [
    { say: "Wo {würdest du|würden Sie} bei der Lösung ansetzen?", en: "Where would you start to solve it?" },
  ],
  annoyed: [
    {
      say: "Was steckt hinter dem Ärger, genau besehen?",
      en: "What’s behind the annoyance, on closer inspection?",
      unless: WHY,
    },
  ],
  afraid: [{ say: "Was davon {hast du|haben Sie} selbst in der Hand?", en: "What of it is in your own hands?" }],
  "happy-about": [
    {
      say: "Was freut {dich|Sie} daran am meisten?",
      en: "What about it makes you happiest?",
      unless: /\b(?:erleichtert|war|weil|dass)\b/iu,
    },
  ],
  "free-time": [
    { say: "Wie gut {erträgst du|ertragen Sie} Leerlauf?", en: "How well can you bear having nothing to do?" },
  ],
  criticized: [
    { say: "Wie hätte man {dir|Ihnen} das besser sagen können?", en: "How could it have been put to you better?" },
  ],
  mistake: [
    {
      say: "Wie ist die Sache ausgegangen?",
      en: "How did it all turn out?",
      unless: /\b(?:am Ende|schließlich|ausgegangen|zum Glück|seitdem|gratuliert)\b/iu,
    },
  ],
  "worked-late": [{ say: "Wofür lohnt sich so ein Einsatz?", en: "What is such an effort worth it for?", unless: WHY }],
  "grandparents-story": [
    {
      say: "Was ist {dir|Ihnen} von [ihm|ihr|ihnen] besonders in Erinnerung geblieben?",
      en: "What do you remember most about [him|her|them]?",
    },
  ],
  "somebody-told": [
    {
      say: "Was {hast du|haben Sie} in dem Moment gedacht?",
      en: "What did you think at that moment?",
      unless: ANSWERED,
    },
  ],
  stuck: [
    {
      say: "Wie lange hat das Ganze gedauert?",
      en: "How long did the whole thing last?",
      unless: LONG,
    },
  ],
  "fed-up": [
    {
      say: "Was gibt {dir|Ihnen} in so einer Zeit noch Kraft?",
      en: "What still gives you strength at a time like this?",
    },
  ],
  closing: [
    {
      say: "Was geht durch die Schließung verloren?",
      en: "What is lost through the closure?",
      unless: /\b(?:Uhr|um \p{L}+|um \d+|heute|sonntags|abends|Feiertag\p{L}*|früh\p{L}*|geöffnet)\b/iu,
    },
  ],
  secret: [
    { say: "Wie lange lässt sich so etwas geheim halten?", en: "How long can something like that be kept secret?" },
  ],
  "not-asked": [{ say: "Wie {wirst du|werden Sie} damit umgehen?", en: "How will you deal with that?" }],
  "appointment-coming": [
    {
      say: "Was {erhoffst du dir|erhoffen Sie sich} davon?",
      en: "What do you hope to get out of it?",
      unless: /\b(?:hoffe|hoffentlich|Gericht|Verhandlung|treffen)\b/iu,
    },
  ],
  collecting: [{ say: "Was fehlt der Sammlung noch?", en: "What is the collection still missing?" }],
  bet: [{ say: "Wie viel Schadenfreude ist dabei im Spiel?", en: "How much gloating is involved?" }],
  "met-stranger": [
    {
      say: "Was ist {dir|Ihnen} an dieser Begegnung besonders in Erinnerung geblieben?",
      en: "What about that encounter has stayed with you most?",
    },
  ],
  job: [
    {
      say: "Was sieht man in diesem Beruf, was anderen entgeht?",
      en: "What do you see in this profession that escapes others?",
    },
  ],
  demands: [{ say: "Was steht für {dich|Sie} dabei auf dem Spiel?", en: "What’s at stake for you in this?" }],
  "white-lie": [{ say: "Ab wann wird aus einer Ausrede eine Lüge?", en: "At what point does an excuse become a lie?" }],
  reproached: [{ say: "Was trifft {dich|Sie} an diesem Vorwurf?", en: "What about that accusation gets to you?" }],
  cried: [{ say: "Was hat in dem Moment geholfen?", en: "What helped at that moment?", unless: HELPED }],
  supposes: [{ say: "Woran {machst du|machen Sie} das fest?", en: "What makes you think so?" }],
  sang: [
    { say: "Was verändert sich an einem Menschen, wenn er singt?", en: "What changes about a person when they sing?" },
  ],
  changed: [
    {
      say: "Woran {merkst du|merken Sie} diese Veränderung im Alltag?",
      en: "How do you notice that change in everyday life?",
    },
  ],
};

/** About what only C1 and C2 are asked about. */
export const NEAR_OF_C: Readonly<Record<MatterOfC, readonly KindQuestion[]>> = {
  "told-somebody": [
    {
      say: "Wie war die Reaktion?",
      en: "What was the reaction?",
      unless: /\b(?:reagiert|geantwortet|sagte|meinte|gelacht|genickt|fand|darauf|aber)\b/iu,
    },
    { say: "Was hat {dich|Sie} dazu bewogen?", en: "What moved you to do that?" },
  ],
  "asked-me": [
    { say: "Was {hast du|haben Sie} geantwortet?", en: "How did you answer?", unless: ANSWERED },
    { say: "Was steckte wohl hinter der Frage?", en: "What do you think was behind the question?" },
  ],
  wonders: [
    { say: "Zu welcher Antwort {neigst du|neigen Sie}?", en: "Which answer do you lean toward?" },
    { say: "Seit wann beschäftigt {dich|Sie} diese Frage?", en: "How long has that question been on your mind?" },
  ],
  "dare-not": [
    { say: "Was hält {dich|Sie} davon ab?", en: "What’s keeping you from it?", unless: /\bbrachte\b/iu },
    { say: "Was wäre ein erster Schritt?", en: "What would be a first step?", unless: /\bbrachte\b/iu },
  ],
  "kept-silent": [
    { say: "Was hat {dich|Sie} davon abgehalten, etwas zu sagen?", en: "What kept you from saying something?" },
    { say: "Wie {denkst du|denken Sie} heute darüber?", en: "How do you feel about it today?" },
  ],
  "since-then": [
    {
      say: "Wie lange ist das jetzt her?",
      en: "How long ago was that?",
      unless:
        /\b(?:(?:im|in diesem|letzte[nsr]?|vorige[nsr]?|vor|seit|mit) \p{L}+|gestern|neulich|Frühjahr|Sommer|Herbst|Winter|\d{4}|kürzlich|eben|gerade|inzwischen)\b/iu,
    },
    { say: "Was hat sich seitdem sonst noch verändert?", en: "What else has changed since then?" },
  ],
  "result-awaited": [
    {
      say: "Wie {überbrückst du|überbrücken Sie} die Zeit bis dahin?",
      en: "How are you getting through the time until then?",
    },
    { say: "Wer steht {dir|Ihnen} in dieser Zeit bei?", en: "Who is there for you during this time?" },
  ],
  realized: [
    { say: "Wodurch ist {dir|Ihnen} das klar geworden?", en: "What made that clear to you?" },
    { say: "Was hat sich seitdem geändert?", en: "What has changed since then?" },
  ],
  "hard-for-me": [
    { say: "Woran liegt das {deiner|Ihrer} Meinung nach?", en: "What do you think is the reason?", unless: WHY },
    { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?", unless: /\bleicht\p{L}*\b/iu },
  ],
  bothers: [
    {
      say: "Wo ist {dir|Ihnen} das zuletzt begegnet?",
      en: "Where did you last come across that?",
      unless: /\b(?:gestern|heute|neulich|gerade|zu Hause|Nachbar\p{L}*|mein\p{L}*)\b/iu,
    },
    { say: "Was wäre {dir|Ihnen} lieber?", en: "What would you prefer?" },
  ],
  fascinates: [
    { say: "Was macht für {dich|Sie} die Faszination aus?", en: "What makes it so fascinating to you?" },
    { say: "Wie {hast du|haben Sie} dieses Interesse entdeckt?", en: "How did you discover this interest?" },
  ],
  "believed-once": [
    { say: "Wodurch hat sich diese Vorstellung geändert?", en: "What changed your mind about that?" },
    { say: "Was ist von dieser Vorstellung geblieben?", en: "What is left of that idea?" },
  ],
  "reads-author": [
    { say: "Was hat {dich|Sie} zu dieser Lektüre gebracht?", en: "What led you to read that?", unless: WHY },
    { say: "Welche Stelle ist {dir|Ihnen} im Gedächtnis geblieben?", en: "Which passage has stayed with you?" },
  ],
  "named-somebody": [
    {
      say: "Wie {hast du|haben Sie} [ihn|sie|sie] kennengelernt?",
      en: "How did you meet [him|her|them]?",
      unless: /\b(?:kennengelernt|geheiratet|Chef\p{L}*|Nachbar\p{L}*|Lehrer\p{L}*)\b/iu,
    },
    { say: "Was {schätzt du|schätzen Sie} an [ihm|ihr|ihnen]?", en: "What do you value about [him|her|them]?" },
  ],
  "general-view": [
    {
      say: "Was bringt {dich|Sie} auf diesen Gedanken?",
      en: "What makes you think of that?",
      unless: /\b(?:habe|hab|haben|bin|hatte|war) (?:ich|wir)\b|\b(?:ich|wir) (?:habe|hab|haben|bin|hatte|war)\b/iu,
    },
    { say: "Was ließe sich dagegen einwenden?", en: "What could be said against it?" },
  ],
};
