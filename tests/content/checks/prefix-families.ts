/** The prefixes of one base verb, without their hyphens. */
export interface PrefixFamily {
  /** Of the base verb: `gekommen`. */
  participle: string;
  /** Stand at the end of a main clause: `an` in `Er kommt an`. */
  separable: ReadonlySet<string>;
  /** Stay on the verb: `be` in `Er bekommt`. A few are in both sets: `umfahren` is 'to knock over' or 'to drive around'. */
  inseparable: ReadonlySet<string>;
}

function family(participle: string, separable: string, inseparable: string): PrefixFamily {
  return { participle, separable: new Set(separable.split(" ")), inseparable: new Set(inseparable.split(" ")) };
}

/** Every base verb that has a prefix test, with the prefixes of the derived verbs that a question may ask for. */
export const PREFIX_FAMILIES: Readonly<Record<string, PrefixFamily>> = {
  kommen: family("gekommen", "an auf aus mit zurück vor weg herein hinaus vorbei entgegen", "be ent ver"),
  gehen: family("gegangen", "aus mit weg hinein unter vorbei zurück weiter fort schief", "ver ent be zer um"),
  fahren: family("gefahren", "ab los mit weg zurück weiter vor hin um", "er ver be um"),
  stehen: family("gestanden", "auf fest bei aus entgegen vor", "ver be ent ge wider"),
  nehmen: family("genommen", "ab an auf mit teil zu heraus weg zurück vor", "be ver ent unter über"),
  geben: family("gegeben", "ab an auf aus zurück nach zu heraus vor weiter", "er um ver über"),
  machen: family("gemacht", "an auf aus mit zu nach weiter vor weg durch", "ver"),
  sprechen: family("gesprochen", "an aus mit nach vor zu", "ver be ent wider"),
  sehen: family("gesehen", "an aus fern nach ein vor zu wieder um weg", "ver über"),
  suchen: family("gesucht", "aus auf heraus ab nach", "be ver unter er durch"),
  rufen: family("gerufen", "an auf aus zurück herbei ab hervor", "be wider"),
  ziehen: family("gezogen", "an aus ein um ab auf vor weg zurück hin", "be er ent ver über unter voll"),
  halten: family("gehalten", "an auf aus fest fern stand ab durch mit", "be ver ent er unter"),
  stellen: family("gestellt", "an aus ein fest vor her ab auf um dar", "be er ver ent unter"),
  legen: family("gelegt", "ab an auf fest hin vor nach um zurück bei", "über ver be er unter wider zer"),
  führen: family("geführt", "aus ein auf an ab durch fort vor zu weiter", "ver ent über unter voll"),
  fallen: family("gefallen", "auf aus ein hin um weg durch zurück ab herunter", "ge miss ver be über zer"),
  laufen: family("gelaufen", "weg los ab mit vorbei an aus ein über zurück", "ver ent zer unter"),
  lassen: family("gelassen", "los zu ein nach weg aus frei zurück herein", "ver ent er unter über be hinter zer"),
  schreiben: family("geschrieben", "auf ab mit um zu aus gut", "be ver unter über"),
  bringen: family("gebracht", "mit ab an bei heran um unter zurück vor weg", "ver er über voll"),
  setzen: family("gesetzt", "um ein an ab auf aus fort durch hin zu über", "be er ver zer über ent"),
  tragen: family("getragen", "ein bei vor auf nach ab aus zusammen weiter", "be er ver über"),
  schlagen: family("geschlagen", "vor ab an auf aus nach um zu fehl", "er ver zer be unter"),
  weisen: family("gewiesen", "hin ab an auf aus nach zu zurück ein", "be ver er über unter"),
  brechen: family("gebrochen", "ab auf aus ein zusammen durch an", "ver zer unter er durch"),
  werfen: family("geworfen", "weg ab an auf ein vor um hinaus zu raus", "be ver ent über unter"),
  holen: family("geholt", "ab ein nach zurück herein auf aus heraus", "er wieder über"),
  denken: family("gedacht", "nach aus mit um zurück weiter", "be ge ver er über"),
  hören: family("gehört", "auf zu an mit ab weg hin", "ge er ver über"),
};

/** Whatever is a prefix in some family: wrong options are taken from these. */
export const PREFIXES: ReadonlySet<string> = new Set(
  Object.values(PREFIX_FAMILIES).flatMap(({ separable, inseparable }) => [...separable, ...inseparable]),
);

/** Separable verbs among the ten of a test; the rest is inseparable. */
export const SEPARABLE_OF_TEN = 6;

/** Families that have too few inseparable verbs for the usual mix: separable verbs of their ten. */
export const OTHER_MIX: Readonly<Record<string, number>> = { machen: 9, sehen: 7, rufen: 7 };
