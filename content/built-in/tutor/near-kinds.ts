import type { Band } from "#schema/content/tutor.ts";
import { type KindQuestion, NEAR, NEAR_STILL, type Near, type NearKind } from "./near.ts";
import { NEAR_B } from "./near-b.ts";
import { NEAR_C, NEAR_OF_C } from "./near-c.ts";
import { MATTERS, type MatterId } from "./patterns/near.ts";
import { CLOSER, type Closer, GRAVE, MATTERS_OF_C, NEVER_AT_C } from "./patterns/near-c.ts";

type Matter = (typeof MATTERS)[number] & Pick<NearKind, "unless">;

const isStill = ({ id }: Matter): boolean => id.startsWith("still-");

function atB(still: boolean): NearKind[] {
  return MATTERS.filter((matter) => isStill(matter) === still).map((matter) => ({ ...matter, ask: NEAR_B[matter.id] }));
}

/** A pattern as a part of another one, each with its own case. */
const part = ({ source, ignoreCase }: RegExp): string => `(?${ignoreCase ? "i" : "-i"}:${source})`;
const either = (...patterns: (RegExp | undefined)[]): RegExp =>
  new RegExp(
    patterns
      .filter((each) => each !== undefined)
      .map(part)
      .join("|"),
    "u",
  );

/** Matches a message that tells of a matter too far from its end, or ends in a question. */
function isPassed(says: RegExp, from: "last two" | "anywhere" | undefined): RegExp {
  if (from === "anywhere") return /\?["“”»«)\s]*$/u;
  const behind = from === "last two" ? String.raw`(?:[.!?…]["“”»«)]*\s[^.!?…]*)?` : "";
  return new RegExp(
    String.raw`^(?!(?:[^]*[.!?…]["“”»«)]*\s)?[^.!?…]*${part(says)}[^.!?…]*${behind}[.!…"“”»«)\s]*$)`,
    "u",
  );
}

/** A question with what keeps it from being asked put together when it is first needed. */
function asked(question: KindQuestion, ...unless: (() => RegExp)[]): KindQuestion {
  let all: RegExp | undefined;
  return {
    ...question,
    get unless() {
      all ??= either(question.unless, ...unless.map((each) => each()));
      return all;
    },
  };
}

function closely(kind: Near, { from, grave, beside }: Closer, ask: readonly KindQuestion[]): NearKind {
  let passed: RegExp | undefined;
  const isPassedHere = (): RegExp => {
    passed ??= isPassed(kind.says, from);
    return passed;
  };
  const hard = [...(grave === true ? [] : [GRAVE]), ...(beside === undefined ? [] : [beside])];
  const keptBack = [isPassedHere, ...hard.map((each) => () => each)];
  return { ...kind, ask: ask.map((question) => asked(question, ...keptBack)) };
}

/** C1 and C2 read a message more closely, ask their own questions first and then those of B1 and B2. */
function atC(matter: Matter): NearKind {
  const { id, of, says, unless, ...rest } = matter;
  const closer = CLOSER[id] ?? {};
  const never = unless === undefined && closer.unless === undefined ? {} : { unless: either(unless, closer.unless) };
  const near: Near = { ...rest, of, says: closer.says ?? says, ...never };
  return closely(near, closer, [...(NEAR_C[id] ?? []), ...NEAR_B[id]]);
}

const onlyAtC = MATTERS_OF_C.map((matter: (typeof MATTERS_OF_C)[number] & Closer) =>
  closely(matter, matter, NEAR_OF_C[matter.id]),
);

/** What is asked about the kinds of sentences at each level. */
export const NEAR_KINDS: Readonly<Record<Band, readonly NearKind[]>> = {
  A: NEAR,
  B: atB(false),
  C: [...MATTERS.filter((matter) => !isStill(matter) && !NEVER_AT_C.has(matter.id)).map(atC), ...onlyAtC],
};

/** What is asked about a sentence of no known kind: less near, but it takes nothing for granted. */
export const NEAR_STILL_KINDS: Readonly<Record<Band, readonly NearKind[]>> = {
  A: NEAR_STILL,
  B: atB(true),
  C: MATTERS.filter((matter) => isStill(matter) && !NEVER_AT_C.has(matter.id)).map(atC),
};

/** "wie vor einem fremden Brief", "wie eine Katze": only compared, and nothing that was there. */
export const COMPARED =
  /(?<!\p{L})(?:so )?wie (?:(?:in|vor|auf|bei|mit|nach|aus|von|an|unter|hinter) )?ein(?:e[nmrs]?)? (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+(?: (?:vor|in|auf|bei|nach|ohne|mit|an|am|im|beim|zum|zur|aus|unter|von) (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+)?/gu;

/** Says of its clause that it is not so, or only supposed or wished: "Ich würde nie kündigen". */
export const UNREAL =
  /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals|niemand\p{Ll}*|nichts|kaum|weder|ohne|statt|anstatt|würden?|könnten?|hätten?|wären?|sollte|wenn|falls|ob|sonst|fast|beinahe|als (?:ob|hätte|wäre)|angeblich|damit)(?!\p{L})/iu;
