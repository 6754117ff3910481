import type { Finding } from "./finding.ts";
import type { ContentText, TextCheck } from "./texts.ts";

interface Rule {
  pattern: RegExp;
  advice: string;
}

const LETTER = "\\p{L}";

/** A whole word that begins with one of the stems, e.g. `muß` for mußt, mußte. */
function wordsFrom(stems: string, advice: string): Rule {
  return { pattern: new RegExp(`(?<!${LETTER})(?:${stems})${LETTER}*`, "iu"), advice };
}

/** A word that has one of the stems anywhere. */
function wordsWith(stems: string, advice: string): Rule {
  return { pattern: new RegExp(`${LETTER}*(?:${stems})${LETTER}*`, "iu"), advice };
}

/** The words themselves, nothing before or after them. */
function words(list: string, advice: string, flags = "u"): Rule {
  return { pattern: new RegExp(`(?<!${LETTER})(?:${list})(?!${LETTER})`, flags), advice };
}

/** Spelling before the reform of 1996. */
const OLD_SPELLING: readonly Rule[] = [
  wordsFrom("daß|muß(?!e)|müß(?!ig)|laß|läßt|naß|haß|häßlich|paß|iß|ißt|rauh|plazier|numerier", "old spelling"),
  wordsWith(
    "wußt|bißchen|gräßlich|kuß|fluß|schluß|schloß|nuß|schuß|prozeß|streß|kongreß|eßbar|eßzimmer|vergiß|mißt",
    "old spelling",
  ),
  wordsWith("faßt|bewußt|rußland|genuß|blaß|geschoß|känguruh", "old spelling"),
  words("Stengel|Potentiale?", "old spelling"),
];

/** Swiss ss where Germany writes ß. */
const SWISS_SPELLING: readonly Rule[] = [
  wordsWith(
    "strass(?!burg)|draussen|schliess|dreissig|grösse|süss(?!holz)|fleiss|gemäss|mässig|massnahm|geniess",
    "ß, not ss",
  ),
  wordsFrom(
    "gross(?!ist)|heiss|weiss(?!ag)|spass|fussb|fussg|aussen|ausser|äusser|fliess|giess|bloss|stoss|reiss|beiss",
    "ß, not ss",
  ),
  words("Fuss|Füsse|Füssen|Gruss|Grüsse|Grüssen|grüssen|grüsst|liess|hiess|Schweiss|Kloss|Klösse", "ß, not ss"),
];

/** Words with variants that are common: the content uses one spelling throughout. */
const SETTLED: readonly Rule[] = [
  words("[Ee]mails?|[Ee]-mails?|eMails?", "write E-Mail"),
  words("\\p{Lu}\\p{Ll}*(?:bbies|abies|arties|onies|andies|adies)", "German plurals end in -ys"),
  words("Spagetti|Portmonee|Portmonnaie|[Ss]elbständig(?:e[rnms]?)?", "Spaghetti, Portemonnaie, selbstständig"),
  words("zuhause|nachhause", "zu Hause, nach Hause"),
  words("kennen (?:zu )?(?:lernen|gelernt)", "kennenlernen is one word"),
  words("radfahren|radgefahren|spazierengehen|spazierengegangen", "Rad fahren, spazieren gehen"),
  words("leid (?:zu )?(?:tun|getan)", "leidtun is one word"),
  words("zur Zeit|auf's|aufs neue", "zurzeit, aufs Neue"),
  words(
    "(?:heute|gestern|morgen|vorgestern|übermorgen) (?:abend|morgen|vormittag|nachmittag|mittag|nacht)",
    "the time of day has a capital: heute Abend",
  ),
  {
    pattern: /(?<=[\p{L}\d,;] )(?:Du|Dich|Dir|Dein(?:e[rnms]?)?|Euch|Eu(?:er|re[rnms]?))(?!\p{L})/u,
    advice: "du has a small letter",
  },
];

/** Everything that the spelling rules look for. */
export const ORTHOGRAPHY_RULES: readonly Rule[] = [...OLD_SPELLING, ...SWISS_SPELLING, ...SETTLED];

/** Words of Austria and Switzerland. */
export const REGION_RULES: readonly Rule[] = [
  words(
    "Jänner|Feber|Velos?|Perrons?|Billette?s?|Matura|Jause|Paradeiser|Erdäpfel|Erdapfel|Schlagobers|Obers|Semmeln?|Spit(?:al|äler)|" +
      "Stiegenhaus|Marillen?|Sackerl|Trottoirs?|Natel|Rüebli|Poulet|Servus|Grüezi|Topfen|Karfiol|Fisolen|heuer",
    "not said in Germany",
  ),
  words("parkier\\p{L}*|grillier\\p{L}*|innert|allfällig\\p{L}*", "not said in Germany"),
];

/** British spellings and words: content/README.md asks for American English. */
export const AMERICAN_RULES: readonly Rule[] = [
  wordsWith("colour|favourit|neighbour|honour|behaviour|flavour|humour|labour(?!er)", "-or in American spelling"),
  wordsFrom("centre|theatre|metre|litre|kilometre|fibre", "-er in American spelling"),
  wordsFrom("(?:organ|real|special)is(?![mt])|apologis|recognis|memoris", "-ize in American spelling"),
  wordsFrom(
    "travell(?:ed|er|ing)|cancell(?:ed|ing)|grey|mums?(?!\\p{L})|maths|programmes?(?!\\p{L})|tyre|jewellery|pyjamas|licence|cheque",
    "British",
  ),
  words("[Ee]-mails?|façades?|towards|afterwards", "email, facade, toward, afterward"),
  words(
    "[Cc]heeky|brainwaves?|fortnights?|petrol|lorr(?:y|ies)|[Gg]ood day|(?:at|to) university|tid(?:y|ies|ied|ying) up|car parks?",
    "British",
  ),
  words("the Internet", "the internet"),
  // „…“ and ‚…‘ are quoted German and keep their own marks.
  { pattern: /(?<!„[^“”]*)“|”|(?<!‚[^‘’]*)‘|’/u, advice: "straight quotes in English" },
];

function searched(name: string, language: ContentText["language"], rules: readonly Rule[]): TextCheck {
  return {
    name,
    run: (texts) => texts.filter((text) => text.language === language).flatMap((text) => faults(name, text, rules)),
  };
}

function faults(check: string, { text, what, file, line }: ContentText, rules: readonly Rule[]): Finding[] {
  return rules.flatMap(({ pattern, advice }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ check, file, line, word, message: `"${word}" in the ${what}: ${advice}` }];
  });
}

/** German spelling since 1996, as in Germany, the same in every text. */
export const ORTHOGRAPHY = searched("orthography", "German", ORTHOGRAPHY_RULES);

/** German of Germany. */
export const REGION = searched("region", "German", REGION_RULES);

/** American English in glosses and translations. */
export const AMERICAN = searched("american", "English", AMERICAN_RULES);
