import type { Check } from "./finding.ts";
import { GLOSS, GLOSS_OVERLAP, LEVEL_GLOSS } from "./glosses.ts";
import { MARKED_FORM } from "./marked-form.ts";
import { GENDER, PLURAL, VERB_FORM } from "./morphology.ts";
import { NEAR_SYNONYM } from "./near-synonyms.ts";
import { orderCheck } from "./order.ts";
import { AMERICAN, ORTHOGRAPHY, REGION } from "./orthography.ts";
import { MARK_EDGES, SENTENCE_FORM, SENTENCE_LENGTH } from "./sentences.ts";
import { capitalCheck, type KnownWords } from "./spelling.ts";
import { onCurriculum, type TextCheck } from "./texts.ts";
import { TITLES } from "./titles.ts";
import { TYPOGRAPHY } from "./typography.ts";
import { DUPLICATE, FEMININE, FIELDS } from "./words.ts";

/** Checks of single texts, except their spelling: hunspell is run once, for all texts together. */
export function textChecks(known: KnownWords): TextCheck[] {
  return [ORTHOGRAPHY, REGION, AMERICAN, TYPOGRAPHY, capitalCheck(known)];
}

/** Every check of the curriculum except its spelling. */
export function curriculumChecks(known: KnownWords): Check[] {
  const ofWords = [
    FIELDS,
    FEMININE,
    DUPLICATE,
    GLOSS,
    GLOSS_OVERLAP,
    LEVEL_GLOSS,
    NEAR_SYNONYM,
    GENDER,
    PLURAL,
    VERB_FORM,
  ];
  const ofSentences = [MARKED_FORM, MARK_EDGES, SENTENCE_LENGTH, SENTENCE_FORM];
  return [TITLES, ...ofWords, ...ofSentences, orderCheck(known.names), ...textChecks(known).map(onCurriculum)];
}
