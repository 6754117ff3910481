/** A piece of a pattern that stands on its own: a run of letters, or a group. */
interface Piece {
  /** One of these stands in whatever the piece matches. Null where that cannot be told, and for what only looks around. */
  words: readonly string[] | null;
  optional: boolean;
  /** Of a group: its alternatives. */
  branches: readonly Branch[] | null;
}
type Branch = Piece[];

/**
 * Letters without which a pattern cannot match, one set of alternatives: `(?:warte|wartet) für` needs `warte` or `wartet`, or just ` für`.
 * The set whose shortest member is longest. Empty where the pattern is built in a way that this does not understand.
 */
export function neededWords(source: string): readonly string[] {
  const [pieces = [], ...others] = readBranches(source, 0).branches;
  let best: readonly string[] = [];
  if (others.length > 0) return best;
  let length = 1;
  for (const { words, optional } of pieces) {
    if (optional || words === null) continue;
    const shortest = Math.min(...words.map((text) => text.length));
    if (shortest > length) {
      best = words;
      length = shortest;
    }
  }
  return best;
}

/**
 * All sets of letters of which a pattern needs one each, those in nested groups included: `(?:bin|ist) (?<x>in (?:Kino|Park))` needs a verb,
 * `in ` and a place. Cheaper to look for than to run the pattern.
 */
export function neededSets(source: string): readonly (readonly string[])[] {
  return setsOf(readBranches(source, 0).branches);
}

function setsOf(branches: readonly Branch[]): readonly (readonly string[])[] {
  const [pieces = [], ...others] = branches;
  if (others.length > 0) return [];
  return pieces.flatMap(({ words, optional, branches: inner }) => {
    if (optional) return [];
    if (inner?.length === 1) return setsOf(inner);
    return words === null ? [] : [words];
  });
}

/** What stands for itself: letters of German and its neighbors, digits, spaces and commas. */
const RUN = /[A-Za-z0-9 ,\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+/y;

/**
 * The alternatives of a pattern, or of its group that begins at `start`, up to the end or the closing parenthesis. Reads the pattern once, and runs of
 * letters in one step: all patterns are read when the Worker starts, by code that nothing has warmed up.
 */
function readBranches(source: string, start: number): { branches: Branch[]; end: number } {
  let branch: Branch = [];
  const branches = [branch];
  let at = start;
  for (; at < source.length && source[at] !== ")"; at++) {
    switch (source.charAt(at)) {
      case "\\":
        at++;
        break;
      case "[":
        at = source.indexOf("]", at);
        break;
      case "{":
        at = source.indexOf("}", at);
        break;
      case "|":
        branch = [];
        branches.push(branch);
        break;
      case "(": {
        const { looksAround, from } = groupAt(source, at);
        const group = readBranches(source, from);
        at = group.end;
        branch.push({
          words: looksAround ? null : certainWords(group.branches),
          optional: isOptional(source, at + 1),
          branches: looksAround ? null : group.branches,
        });
        break;
      }
      default: {
        RUN.lastIndex = at;
        const run = RUN.exec(source)?.[0];
        if (run === undefined) break;
        at += run.length - 1;
        const certain = isOptional(source, at + 1) ? run.slice(0, -1) : run;
        if (certain !== "") branch.push({ words: [certain], optional: false, branches: null });
      }
    }
  }
  return { branches, end: at };
}

/** Where the content of a group begins, after `(?:`, `(?<name>`, `(?=` and the like. */
function groupAt(source: string, start: number): { looksAround: boolean; from: number } {
  if (source[start + 1] !== "?") return { looksAround: false, from: start + 1 };
  const isBehind = source[start + 2] === "<";
  const sign = source[start + (isBehind ? 3 : 2)];
  if (sign === "=" || sign === "!") return { looksAround: true, from: start + (isBehind ? 4 : 3) };
  return { looksAround: false, from: isBehind ? source.indexOf(">", start) + 1 : start + 3 };
}

/** The longest certain letters of each alternative; null if one of them has none. */
function certainWords(branches: readonly Branch[]): readonly string[] | null {
  const certain: string[] = [];
  for (const branch of branches) {
    let longest = "";
    for (const { words, optional } of branch) {
      const [word = ""] = optional || words?.length !== 1 ? [] : words;
      if (word.length > longest.length) longest = word;
    }
    if (longest === "") return null;
    certain.push(longest);
  }
  return certain;
}

/** `?`, `*` or `{` behind a piece: it may be missing. */
function isOptional(source: string, at: number): boolean {
  const sign = source[at];
  return sign === "?" || sign === "*" || sign === "{";
}
