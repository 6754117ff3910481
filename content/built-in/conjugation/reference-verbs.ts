import type { ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { type PackedVerb, unpackVerb } from "#schema/rules/verb-packing.ts";
import text from "./generated/verbs.txt?raw";

let packed: ReadonlyMap<string, PackedVerb> | undefined;
const unpacked = new Map<string, ReferenceVerb>();

function packedVerbs(): ReadonlyMap<string, PackedVerb> {
  packed ??= new Map((JSON.parse(text) as PackedVerb[]).map((verb) => [verb[0], verb]));
  return packed;
}

/** The infinitives of the 110 verbs of content/verbs, in the order of their files. */
export function referenceInfinitives(): string[] {
  return [...packedVerbs().keys()];
}

/** One of the verbs. Each is unpacked once, when it is first asked for. Throws a RangeError for another infinitive. */
export function referenceVerb(infinitive: string): ReferenceVerb {
  const known = unpacked.get(infinitive);
  if (known) return known;
  const found = packedVerbs().get(infinitive);
  if (!found) throw new RangeError(`No verb ${infinitive}`);
  const verb = unpackVerb(found);
  unpacked.set(infinitive, verb);
  return verb;
}

/** All of them: unpacking takes some 10 ms, and they hold half a megabyte. */
export function referenceVerbs(): ReferenceVerb[] {
  return referenceInfinitives().map(referenceVerb);
}
