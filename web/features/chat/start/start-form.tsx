import { ArrowRight } from "lucide-react";
import { CEFR_LEVELS, CEFR_TITLES } from "#schema/terms/cefr.ts";
import { LANGUAGE_LABELS, LANGUAGE_TAGS, LANGUAGES } from "#schema/terms/language.ts";
import { TONE_LABELS, TONES, type Tone } from "#schema/terms/tone.ts";
import { practiceTitle } from "#schema/terms/topic.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Choice, ChoiceGroup } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { type ChatChoices, TOPIC_CHOICE_LABELS, type TopicChoice } from "./chat-choices.ts";
import { TONE_SAMPLES } from "./tone-samples.ts";
import { TOPIC_ICONS } from "./topic-icons.tsx";

const TOPICS_OFFERED = Object.keys(TOPIC_CHOICE_LABELS) as TopicChoice[];

const LANGUAGES_OFFERED = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

const TONE_NAMES: Readonly<Record<Tone, string>> = {
  professional: "professional",
  friendly: "friendly",
  slang: "slang, as among friends",
};

export interface StartFormProps {
  choices: ChatChoices;
  onChange: (changed: Partial<ChatChoices>) => void;
  onStart: () => void;
  /** A conversation is being created. */
  pending: boolean;
}

/** Language, topic, level and tone of a new conversation. */
export function StartForm({ choices, onChange, onStart, pending }: StartFormProps) {
  return (
    <form
      aria-labelledby="start-title"
      className="grid min-w-0 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onStart();
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card className="grid gap-4">
          <LanguageField choices={choices} onChange={onChange} disabled={pending} />
          <TopicField choices={choices} onChange={onChange} disabled={pending} />
        </Card>
        <div className="grid gap-4">
          <Card>
            <LevelField choices={choices} onChange={onChange} disabled={pending} />
          </Card>
          <Card>
            <ToneField choices={choices} onChange={onChange} disabled={pending} />
          </Card>
        </div>
      </div>
      <Button
        type="submit"
        variant="primary"
        disabled={pending}
        className="max-sm:w-full sm:min-w-[300px] sm:justify-self-start"
      >
        {pending ? (
          "Starting..."
        ) : (
          <>
            {startLabel(choices.topic)} <ArrowRight />
          </>
        )}
      </Button>
    </form>
  );
}

function startLabel(topic: TopicChoice): string {
  if (topic === "random") return "Start with a Random Topic";
  return `Start ${practiceTitle(topic === "free" ? null : topic)}`;
}

interface PartProps {
  choices: ChatChoices;
  onChange: (changed: Partial<ChatChoices>) => void;
  disabled: boolean;
}

function LanguageField({ choices, onChange, disabled }: PartProps) {
  const { language } = choices;
  return (
    <Field
      label={<span className="text-lg font-heavy tracking-tight">Language</span>}
      hint={language === "german" ? undefined : "Conversation without corrections: those are for German."}
    >
      <Select
        value={language}
        disabled={disabled}
        onValueChange={(next) => onChange({ language: next })}
        options={LANGUAGES_OFFERED}
      />
    </Field>
  );
}

function TopicField({ choices, onChange, disabled }: PartProps) {
  return (
    <ChoiceGroup
      legend="Topic"
      value={choices.topic}
      onChange={(topic) => onChange({ topic })}
      disabled={disabled}
      choicesClassName="min-[360px]:grid-cols-2"
    >
      {TOPICS_OFFERED.map((topic) => (
        <Choice key={topic} value={topic} icon={TOPIC_ICONS[topic]}>
          <b>{TOPIC_CHOICE_LABELS[topic]}</b>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

function LevelField({ choices, onChange, disabled }: PartProps) {
  const { level } = choices;
  return (
    <ChoiceGroup
      legend="Level"
      value={level}
      onChange={(next) => onChange({ level: next })}
      disabled={disabled}
      choicesClassName="grid-cols-3 gap-[6px]! min-[400px]:grid-cols-6"
      note={
        <p>
          <b className="text-ink">
            {level} {CEFR_TITLES[level]}.
          </b>{" "}
          The AI keeps its words and sentences to this level.
        </p>
      }
    >
      {CEFR_LEVELS.map((one) => (
        <Choice key={one} value={one} compact>
          <b>{one}</b>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

function ToneField({ choices, onChange, disabled }: PartProps) {
  const samples = TONE_SAMPLES[choices.language];
  const lang = LANGUAGE_TAGS[choices.language];
  return (
    <ChoiceGroup legend="Tone" value={choices.tone} onChange={(tone) => onChange({ tone })} disabled={disabled}>
      {TONES.map((tone) => (
        <Choice key={tone} value={tone}>
          <b>{TONE_LABELS[tone]}</b>
          <span className="text-sm text-ink-soft">
            {TONE_NAMES[tone]}
            {samples[tone].pronoun === null ? null : (
              <>
                , with <span lang={lang}>{samples[tone].pronoun}</span>
              </>
            )}
          </span>
          <span lang={lang} className="pt-[2px] text-[1.125rem]">
            {samples[tone].greeting}
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
