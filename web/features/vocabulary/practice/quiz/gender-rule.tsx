import { BookOpen } from "lucide-react";
import type { GenderRule } from "#schema/api/vocabulary.ts";
import { DEFINITE_ARTICLES, GENDER_NAMES } from "#schema/terms/gender.ts";
import { GENDER_TOPIC_ID } from "./gender-topic.ts";
import { ReliabilityDots } from "./reliability-dots.tsx";

type RuleNoun = GenderRule["examples"][number];

/** "-ung is feminine: 99 of 100 nouns" */
function summaryOf({ ending, gender, nouns, right }: GenderRule): string {
  return `${ending} is ${GENDER_NAMES[gender]}: ${right} of ${nouns} nouns`;
}

/** What `GenderRuleLines` gives to read. */
export function genderRuleText(rule: GenderRule): string {
  return [summaryOf(rule), ...[...rule.examples, ...rule.exceptions].map(withArticle)].join(" ");
}

function withArticle({ word, gender }: RuleNoun): string {
  return `${DEFINITE_ARTICLES[gender]} ${word}`;
}

/** Lines of a verdict: the rule by which the ending would have told the gender, and how far it can be trusted. Phrasing content. */
export function GenderRuleLines({ rule }: { rule: GenderRule }) {
  const { ending, examples, exceptions } = rule;
  return (
    <span className="mb-1 grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-control bg-surface px-4 py-3 text-ink">
      <ReliabilityDots rule={rule} />
      <span>
        <span className="block text-lg leading-tight font-strong">
          <b lang="de" className="font-word">
            {ending}
          </b>
          {summaryOf(rule).slice(ending.length)}
        </span>
        <span className="block text-sm">
          <Nouns nouns={examples} />
          {exceptions.length === 0 ? null : (
            <>
              {examples.length === 0
                ? "Exceptions: "
                : exceptions.length === 1
                  ? "; an exception is "
                  : "; exceptions are "}
              <Nouns nouns={exceptions} />
            </>
          )}
          .
        </span>
      </span>
    </span>
  );
}

function Nouns({ nouns }: { nouns: readonly RuleNoun[] }) {
  return <span lang="de">{nouns.map(withArticle).join(", ")}</span>;
}

/** To the topic that explains genders. In a tab of its own, because the quiz goes on in this one. */
export function GenderTopicLink() {
  return (
    <a
      href={`/grammar/${GENDER_TOPIC_ID}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-target items-center gap-[6px] justify-self-start text-sm font-strong text-ink underline"
    >
      <BookOpen />
      <span>
        Why? Nouns: gender and <span lang="de">der, die, das</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
