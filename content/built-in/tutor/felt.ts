import type { Line } from "#schema/content/tutor.ts";

/** What learners say they feel, in so many words, and what a listener says to it. */
export interface Felt {
  /** Matches the words, in one clause. */
  says: RegExp;
  say: readonly Line[];
}

const VERY = String.raw`(?:(?:so|sehr|wirklich|total|richtig|echt|ganz|unglaublich|einfach|ziemlich|immer noch|heute|wahnsinnig|furchtbar|ein bisschen|etwas|etwas zu|völlig|schon) )*`;
const I_AM = String.raw`(?:(?<!\p{L})ich (?:bin|war)|(?<!\p{L})(?:bin|war) ich) ${VERY}`;

/** What denies it, or turns it: then nothing is certain. */
export const UNFELT =
  /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|nichts|kaum|weder|ohne|fast|wäre|würde|hätte|wenn|ob|früher|ein (?:bisschen|wenig) (?:traurig|einsam|enttäuscht|nervös|unsicher|müde|sauer|gestresst|Angst)|als Kind|Gegner\p{Ll}*|die anderen)(?!\p{L})/iu;

/** What comes behind it turns it: "Ich war sauer, aber …". */
export const TURNED =
  /(?<!\p{L})(?:aber|doch|bis (?:der|die|das|ich|er|sie|es|mein\p{Ll}*)|großartig|herrlich|wunderbar|Spaß gemacht|trotzdem|zum Glück|obwohl|allerdings|dennoch|leider)(?!\p{L})/iu;

export const FELT: readonly Felt[] = [
  {
    says: /(?<!\p{L})(?:gute|tolle|schöne) (?:Nachrichten?|Neuigkeiten)(?!\p{L})|(?<!\p{L})(?:habe|hab|haben|mein\p{Ll}* \p{Lu}\p{Ll}+ hat) (?:(?:(?!\b(?:auf|darauf|gegen|Jahren|damals|früher)\b)[^.!?,])* )?(?:bestanden|gewonnen|es geschafft|die Zusage|zugesagt)(?!\p{L})/iu,
    say: [
      { say: "Das sind gute Neuigkeiten!", en: "That’s good news!" },
      { say: "Das freut mich sehr!", en: "I’m very glad!" },
      { say: "Wie schön, das zu hören!", en: "How nice to hear that!" },
    ],
  },
  {
    says: new RegExp(
      String.raw`${I_AM}(?:froh|glücklich|erleichtert|dankbar|stolz|begeistert|zufrieden|eine? (?:stolze|glückliche)[rs]? \p{Lu}\p{Ll}+)(?!\p{L})|(?<!\p{L})(?:ich freue? mich|freue? ich mich)(?! für (?!mich|uns))(?!\p{L})`,
      "iu",
    ),
    say: [
      { say: "Das freut mich für {dich|Sie}!", en: "I’m happy for you!" },
      { say: "Schön, das zu hören!", en: "Nice to hear that!" },
      { say: "Da freue ich mich mit {dir|Ihnen}!", en: "I’m happy right along with you!" },
    ],
  },
  {
    says: new RegExp(
      String.raw`${I_AM}(?:wütend|sauer|stinksauer|genervt|verärgert|stinkwütend|empört)(?!\p{L})|(?<!\p{L})(?:regt mich [^.!?,]*auf|ärgert mich|nervt mich)(?!\p{L})`,
      "iu",
    ),
    say: [
      { say: "Das ist wirklich ärgerlich.", en: "That’s really annoying." },
      { say: "Kein Wunder, dass {dich|Sie} das ärgert.", en: "No wonder that annoys you." },
      { say: "Da verstehe ich {deinen|Ihren} Ärger.", en: "I understand why you’re annoyed." },
    ],
  },
  {
    says: new RegExp(
      String.raw`${I_AM}(?:traurig|enttäuscht|einsam|niedergeschlagen|unglücklich|gekränkt)(?!\p{L})|(?<!\p{L})hat mich [^.!?,]*(?:gekränkt|verletzt|enttäuscht|getroffen)(?!\p{L})`,
      "iu",
    ),
    say: [
      { say: "Das tut mir leid.", en: "I’m sorry to hear that." },
      { say: "Das ist bestimmt nicht leicht.", en: "That’s certainly not easy." },
      { say: "Das geht einem nahe.", en: "Something like that really gets to you." },
    ],
  },
  {
    says: new RegExp(
      String.raw`(?<!\p{L})(?:ich habe?|habe? ich) ${VERY}(?:große |viel )?Angst(?! um)(?!\p{L})|(?<!\p{L})(?:ich mache?|mache? ich) mir (?:(?!bisschen|wenig)[^.!?,])*Sorgen(?! um)(?!\p{L})|${I_AM}(?:nervös|unsicher|besorgt|ängstlich|angespannt)(?!\p{L})|(?<!\p{L})schlechtes Gewissen(?!\p{L})`,
      "iu",
    ),
    say: [
      { say: "Das kann ich gut verstehen.", en: "I can well understand that." },
      { say: "Damit {bist du|sind Sie} nicht allein.", en: "You’re not alone with that." },
      { say: "So geht es vielen.", en: "Many people feel that way." },
    ],
  },
  {
    says: new RegExp(
      String.raw`${I_AM}(?:müde|todmüde|erschöpft|überfordert|gestresst|ausgelaugt|am Ende meiner Kräfte)(?!\p{L})`,
      "iu",
    ),
    say: [
      { say: "Das klingt anstrengend.", en: "That sounds exhausting." },
      { say: "Das kostet viel Kraft.", en: "That takes a lot of strength." },
      { say: "Da {hast du|haben Sie} eine Pause verdient.", en: "You’ve earned a break." },
    ],
  },
  {
    says: /(?<!\p{L})(?:habe ich mich|ich habe mich|hab ich mich) [^.!?,]*geschämt(?!\p{L})|(?<!\p{L})(?:war|ist) mir [^.!?,]*peinlich(?!\p{L})/iu,
    say: [
      { say: "So etwas passiert jedem einmal.", en: "That kind of thing happens to everyone at some point." },
      { say: "Das war sicher unangenehm.", en: "That must have been uncomfortable." },
    ],
  },
];
