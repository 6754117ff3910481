/** Infinitive, er-form, Präteritum and participle of verbs that change their stem; `-` for an er-form that doesn't. */
const STRONG = `
backen bäckt backte gebacken|beginnen - begann begonnen|befehlen befiehlt befahl befohlen|beißen - biss gebissen|biegen - bog gebogen
bieten - bot geboten|binden - band gebunden|bitten - bat gebeten|blasen bläst blies geblasen|bleiben - blieb geblieben
braten brät briet gebraten|brechen bricht brach gebrochen|brennen - brannte gebrannt|bringen - brachte gebracht
denken - dachte gedacht|dringen - drang gedrungen|empfehlen empfiehlt empfahl empfohlen|essen isst aß gegessen
fahren fährt fuhr gefahren|fallen fällt fiel gefallen|fangen fängt fing gefangen|finden - fand gefunden|fliegen - flog geflogen
fliehen - floh geflohen|fließen - floss geflossen|fressen frisst fraß gefressen|frieren - fror gefroren|geben gibt gab gegeben
gehen - ging gegangen|gelingen - gelang gelungen|gelten gilt galt gegolten|genießen - genoss genossen|geschehen geschieht geschah geschehen
gewinnen - gewann gewonnen|gießen - goss gegossen|gleichen - glich geglichen|graben gräbt grub gegraben|greifen - griff gegriffen
halten hält hielt gehalten|hängen - hing gehangen|heben - hob gehoben|heißen - hieß geheißen|helfen hilft half geholfen
kennen - kannte gekannt|klingen - klang geklungen|kommen - kam gekommen|kriechen - kroch gekrochen|laden lädt lud geladen
lassen lässt ließ gelassen|laufen läuft lief gelaufen|leiden - litt gelitten|leihen - lieh geliehen|lesen liest las gelesen
liegen - lag gelegen|lügen - log gelogen|messen misst maß gemessen|nehmen nimmt nahm genommen|nennen - nannte genannt
pfeifen - pfiff gepfiffen|raten rät riet geraten|reißen - riss gerissen|reiten - ritt geritten|rennen - rannte gerannt
riechen - roch gerochen|rufen - rief gerufen|scheiden - schied geschieden|scheinen - schien geschienen|schieben - schob geschoben
schießen - schoss geschossen|schlafen schläft schlief geschlafen|schlagen schlägt schlug geschlagen|schließen - schloss geschlossen
schmeißen - schmiss geschmissen|schneiden - schnitt geschnitten|schreiben - schrieb geschrieben|schreien - schrie geschrien
schweigen - schwieg geschwiegen|schwimmen - schwamm geschwommen|sehen sieht sah gesehen|singen - sang gesungen|sinken - sank gesunken
sitzen - saß gesessen|sprechen spricht sprach gesprochen|springen - sprang gesprungen|stechen sticht stach gestochen
stehen - stand gestanden|stehlen stiehlt stahl gestohlen|steigen - stieg gestiegen|sterben stirbt starb gestorben
stinken - stank gestunken|stoßen stößt stieß gestoßen|streichen - strich gestrichen|streiten - stritt gestritten
tragen trägt trug getragen|treffen trifft traf getroffen|treiben - trieb getrieben|treten tritt trat getreten
trinken - trank getrunken|vergessen vergisst vergaß vergessen|verlieren - verlor verloren|verschwinden - verschwand verschwunden
verzeihen - verzieh verziehen|wachsen wächst wuchs gewachsen|waschen wäscht wusch gewaschen|weisen - wies gewiesen
werben wirbt warb geworben|werfen wirft warf geworfen|wiegen - wog gewogen|ziehen - zog gezogen|zwingen - zwang gezwungen`;

/** Infinitive: the six forms of the present, Präteritum of ich, Konjunktiv II of ich, participle. */
const IRREGULAR = `
sein: bin bist ist sind seid sind war wäre gewesen|haben: habe hast hat haben habt haben hatte hätte gehabt
werden: werde wirst wird werden werdet werden wurde würde geworden|können: kann kannst kann können könnt können konnte könnte gekonnt
müssen: muss musst muss müssen müsst müssen musste müsste gemusst|dürfen: darf darfst darf dürfen dürft dürfen durfte dürfte gedurft
wollen: will willst will wollen wollt wollen wollte wollte gewollt|sollen: soll sollst soll sollen sollt sollen sollte sollte gesollt
mögen: mag magst mag mögen mögt mögen mochte möchte gemocht|wissen: weiß weißt weiß wissen wisst wissen wusste wüsste gewusst
tun: tue tust tut tun tut tun tat täte getan`;

export type VerbForm = "present" | "past" | "subjunctive" | "reported" | "imperative" | "infinitive" | "participle";

/** What a word can be as a form of a verb. `person` counts ich, du, er, wir, ihr, sie from 1; 0 for forms without a person. */
export interface VerbReading {
  form: VerbForm;
  person: number;
}

interface Parts {
  present: readonly string[];
  past: string;
  subjunctive: string;
  participle: string;
  imperative: readonly string[];
}

const STRONG_PARTS = new Map(
  STRONG.trim()
    .split(/[|\n]/)
    .map((line) => line.split(" "))
    .map(([infinitive = "", third = "-", past = "", participle = ""]) => [infinitive, { third, past, participle }]),
);
const IRREGULAR_PARTS = new Map(
  IRREGULAR.trim()
    .split(/[|\n]/)
    .map((line) => line.split(": "))
    .map(([infinitive = "", forms = ""]) => [infinitive, forms.split(" ")]),
);

/** Parts that stand apart from the verb: `stehe auf`. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "ab an auf aus bei ein fern fest fort frei heim her heraus herein herum hin hinaus hinein hoch kennen los mit nach nieder statt teil um unter vor voran vorbei weg weiter wieder zu zurück zusammen".split(
    " ",
  ),
);
const UNSTRESSED = /^(?:be|emp|ent|er|ge|miss|ver|zer)(?=.{3})/;

function stemOf(infinitive: string): string {
  return infinitive.replace(/e?n$/, "");
}

/** `arbeit-`, `öffn-`: an e stands before -st and -t. */
function linkingE(stem: string): string {
  return /[dt]$/.test(stem) || /[^aeiouäöülrhmn][mn]$/.test(stem) ? "e" : "";
}

function partsOf(infinitive: string): Parts {
  const irregular = IRREGULAR_PARTS.get(infinitive);
  const stem = stemOf(infinitive);
  const e = linkingE(stem);
  if (irregular) {
    const [past = "", subjunctive = "", participle = ""] = irregular.slice(6);
    const imperative = infinitive === "sein" ? ["sei"] : [stem, `${stem}e`];
    return { present: irregular.slice(0, 6), past, subjunctive, participle, imperative };
  }
  const strong = STRONG_PARTS.get(infinitive);
  const regularThird = `${stem}${e}t`;
  const regularSecond = /[sßxz]$/.test(stem) ? `${stem}t` : `${stem}${e}st`;
  const changed = strong && strong.third !== "-" ? strong.third : null;
  const first = /[^ei]el$/.test(stem) ? `${stem.slice(0, -2)}le` : `${stem}e`;
  const present = [
    first,
    changed ? secondOf(changed, stem) : regularSecond,
    changed ?? regularThird,
    infinitive,
    regularThird,
    infinitive,
  ];
  const past = strong?.past ?? `${stem}${e}te`;
  return {
    present,
    past,
    subjunctive: strong && !past.endsWith("te") ? `${withUmlaut(past)}e` : past,
    participle: strong?.participle ?? `${hasGe(infinitive) ? "ge" : ""}${stem}${e}t`,
    imperative:
      changed && /[ei]/.test(changed) && !/[äö]/.test(changed) ? [changed.replace(/t$/, "")] : [stem, `${stem}e`],
  };
}

/** `gibst` of `gibt`; after s and ß both are one form, and a t of the stem stays. */
function secondOf(third: string, stem: string): string {
  if (/[sßxz]t$/.test(third)) return third;
  if (third.endsWith("dt")) return `${third.slice(0, -1)}st`;
  return stem.endsWith("t") ? `${third}st` : `${third.slice(0, -1)}st`;
}

function hasGe(infinitive: string): boolean {
  return !UNSTRESSED.test(infinitive) && !infinitive.endsWith("ieren");
}

/** The last vowel with its dots: `kam` → `käm`. */
function withUmlaut(stem: string): string {
  return stem.replace(/[aou](?=[^aeiouäöü]*$)/, (vowel) => ({ a: "ä", o: "ö", u: "ü" })[vowel] ?? vowel);
}

/** Six forms of a Präteritum or Konjunktiv II. */
function pastForms(first: string): string[] {
  if (first.endsWith("e")) return [first, `${first}st`, first, `${first}n`, `${first}t`, `${first}n`];
  const e = /[dt]$/.test(first) ? "e" : "";
  const second = /[sß]$/.test(first) ? `${first}t` : `${first}${e}st`;
  return [first, second, first, `${first}en`, `${first}${e}t`, `${first}en`];
}

/** An infinitive in its parts: `aus` + `sehen`, `be` + `suchen`. The base is one that changes its stem, or the whole without particle. */
function takeApart(infinitive: string): { particle: string; prefix: string; base: string } {
  const particle = [...PARTICLES]
    .filter((one) => infinitive.startsWith(one) && infinitive.length - one.length >= 3)
    .filter((one) => !isStemChanging(infinitive) && /[aeiouäöü].*n$/.test(infinitive.slice(one.length)))
    .toSorted((one, other) => other.length - one.length)[0];
  const rest = infinitive.slice(particle?.length ?? 0);
  const prefix = isStemChanging(rest) ? "" : (UNSTRESSED.exec(rest)?.[0] ?? "");
  const base = rest.slice(prefix.length);
  return isStemChanging(base)
    ? { particle: particle ?? "", prefix, base }
    : { particle: particle ?? "", prefix: "", base: rest };
}

function isStemChanging(infinitive: string): boolean {
  return STRONG_PARTS.has(infinitive) || IRREGULAR_PARTS.has(infinitive);
}

type Forms = ReadonlyMap<string, readonly VerbReading[]>;

const known = new Map<string, Forms>();

/** Every form of a verb with what it can be. Finite forms of a verb with a particle are there with the particle and without it. */
export function verbForms(infinitive: string): Forms {
  const made = known.get(infinitive) ?? makeForms(infinitive);
  known.set(infinitive, made);
  return made;
}

function makeForms(infinitive: string): Forms {
  const forms = new Map<string, VerbReading[]>();
  const { particle, prefix, base } = takeApart(infinitive);
  const parts = partsOf(base);
  function add(form: string, reading: VerbReading): void {
    forms.set(form, [...(forms.get(form) ?? []), reading]);
  }
  function addFinite(list: readonly string[], form: VerbForm): void {
    for (const [index, one] of list.entries())
      for (const whole of new Set([prefix + one, particle + prefix + one])) add(whole, { form, person: index + 1 });
  }
  const stem = stemOf(base);
  addFinite(parts.present, "present");
  addFinite(pastForms(parts.past), "past");
  if (parts.subjunctive !== parts.past) addFinite(pastForms(parts.subjunctive), "subjunctive");
  const reported = base === "sein" ? "sei" : `${stem}e`;
  addFinite([reported, `${stem}est`, reported, base, `${stem}et`, base], "reported");
  for (const one of parts.imperative) add(prefix + one, { form: "imperative", person: 0 });
  add(infinitive, { form: "infinitive", person: 0 });
  if (particle !== "") {
    add(`${particle}zu${prefix}${base}`, { form: "infinitive", person: 0 });
    if (prefix + base !== infinitive) add(prefix + base, { form: "infinitive", person: 0 });
  }
  const participle = prefix === "" ? parts.participle : prefix + parts.participle.replace(/^ge/, "");
  add(particle + participle, { form: "participle", person: 0 });
  if (base === "werden") add("worden", { form: "participle", person: 0 });
  return forms;
}

let index: ReadonlyMap<string, readonly string[]> | null = null;

/** The verbs among those that change their stem which have this form. Empty for every other word. */
export function stemChangingVerbs(form: string): readonly string[] {
  index ??= makeIndex();
  return index.get(form) ?? [];
}

function makeIndex(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const infinitive of [...STRONG_PARTS.keys(), ...IRREGULAR_PARTS.keys()])
    for (const form of verbForms(infinitive).keys()) found.set(form, [...(found.get(form) ?? []), infinitive]);
  return found;
}

/** What is left of a form when vowels, endings and ge- are gone: `gesprochen`, `sprichst` and `sprech` share it. */
export function consonantsOf(form: string): string {
  return form
    .replace(/^ge(?=.{3})/, "")
    .replace(/(?:e?te?st|e?te?n?|e?tet|est|st|en|et|e|n|t)$/, "")
    .replace(/[aeiouäöü]/g, "")
    .replace(/ss|ß/g, "s")
    .replace(/(.)\1/g, "$1");
}
