import type { ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { type PackedVerb, unpackVerb } from "#schema/rules/verb-packing.ts";
import packed from "./generated/verbs.txt?raw";

let verbs: readonly ReferenceVerb[] | undefined;

/**
 * The 110 verbs of content/verbs in the order of their infinitives. Unpacked once, by the first call: it takes some milliseconds and
 * about 1 MB. The browser loads this module only with what shows or asks verbs.
 */
export function referenceVerbs(): readonly ReferenceVerb[] {
  verbs ??= (JSON.parse(packed) as PackedVerb[]).map(unpackVerb);
  return verbs;
}
