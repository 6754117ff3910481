import { RULE_TOPICS, TOPICS_OF_RULES } from "#content/built-in/german/topics-of-rules.ts";
import type { Edit } from "./turn.ts";

let whole: readonly RegExp[] | null = null;

/**
 * The id of the grammar topic that explains a correction of the built-in tutor; null where no topic does, undefined for a correction
 * of which only the category is known.
 */
export function topicOfRule({ rule, explanation }: Edit): number | null | undefined {
  // Made with the first correction, not with the Worker's start.
  const rules = (whole ??= TOPICS_OF_RULES.map((each) => new RegExp(`^(?:${each.rule.source})$`, "u")));
  const found = TOPICS_OF_RULES.find(({ says }, at) => rules[at]?.test(rule) && (says?.test(explanation) ?? true));
  return found && found.topic && RULE_TOPICS[found.topic];
}
