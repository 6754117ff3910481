/** A piece of a pattern that stands on its own: a run of letters, or a group with its alternatives. */
interface Piece {
  alternatives: readonly string[] | null;
  optional: boolean;
  /** What stands in a group; null for letters and for what only looks around. */
  content: string | null;
}

/**
 * Letters without which a pattern cannot match, one set of alternatives: `(?:warte|wartet) für` needs `warte` or `wartet`, or just ` für`.
 * The set whose shortest member is longest. Empty where the pattern is built in a way that this does not understand.
 */
export function neededWords(source: string): readonly string[] {
  if (hasAlternatives(source)) return [];
  let best: readonly string[] = [];
  let length = 1;
  for (const { alternatives, optional } of piecesOf(source)) {
    if (optional || alternatives === null) continue;
    const shortest = Math.min(...alternatives.map((text) => text.length));
    if (shortest > length) {
      best = alternatives;
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
  if (hasAlternatives(source)) return [];
  return piecesOf(source).flatMap(({ alternatives, optional, content }) => {
    if (optional) return [];
    if (content !== null && !hasAlternatives(content)) return neededSets(content);
    return alternatives === null ? [] : [alternatives];
  });
}

function hasAlternatives(source: string): boolean {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const letter = source[at];
    if (letter === "\\") at++;
    else if (letter === "[") at = source.indexOf("]", at);
    else if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (letter === "|" && depth === 0) return true;
  }
  return false;
}

function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let run = "";
  const close = (): void => {
    if (run !== "") pieces.push({ alternatives: [run], optional: false, content: null });
    run = "";
  };
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] ?? "";
    const quantified = (from: number): boolean => /^[?*{]/.test(source.slice(from));
    if (/[\p{L}\p{N} ,]/u.test(letter)) {
      if (quantified(at + 1)) close();
      else run += letter;
    } else if (letter === "(") {
      close();
      const end = endOfGroup(source, at);
      const inner = source.slice(at + 1, end);
      const lookaround = /^\?(?:[=!]|<[=!])/.test(inner);
      const content = inner.replace(/^\?(?::|<\w+>)/, "");
      pieces.push({
        alternatives: lookaround ? null : alternativesOf(content),
        optional: quantified(end + 1),
        content: lookaround ? null : content,
      });
      at = end;
    } else {
      close();
      if (letter === "\\") at++;
      if (letter === "[") at = source.indexOf("]", at);
      if (letter === "{") at = source.indexOf("}", at);
    }
  }
  close();
  return pieces;
}

function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const letter = source[at];
    if (letter === "\\") at++;
    else if (letter === "[") at = source.indexOf("]", at);
    else if (letter === "(") depth++;
    else if (letter === ")") {
      depth--;
      if (depth === 0) return at;
    }
  }
  return source.length;
}

/** The longest certain letters of each alternative; null if one of them has none. */
function alternativesOf(content: string): readonly string[] | null {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= content.length; at++) {
    const letter = content[at];
    if (letter === "\\") at++;
    else if (letter === "[") at = content.indexOf("]", at);
    else if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (at === content.length || (letter === "|" && depth === 0)) {
      parts.push(content.slice(from, at));
      from = at + 1;
    }
  }
  const certain = parts.map((part) => {
    const [longest] = piecesOf(part)
      .flatMap((piece) => (piece.optional || piece.alternatives?.length !== 1 ? [] : piece.alternatives))
      .toSorted((one, other) => other.length - one.length);
    return longest ?? "";
  });
  return certain.every((text) => text !== "") ? certain : null;
}
