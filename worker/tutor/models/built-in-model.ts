import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamResult,
} from "@ai-sdk/provider";
import * as z from "zod/mini";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { MESSAGE_ROLES } from "#schema/terms/correction-type.ts";
import { LANGUAGES } from "#schema/terms/language.ts";
import { TONES } from "#schema/terms/tone.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import type { Tutor, TutorInput, TutorTurn } from "../turn.ts";
import { streamOf } from "./chain.ts";
import type { ModelTurn } from "./model-turn.ts";

export const BUILT_IN = "built-in";

const tutorInput = z.object({
  message: z.string(),
  language: z.enum(LANGUAGES),
  level: z.enum(CEFR_LEVELS),
  tone: z.enum(TONES),
  topic: z.nullable(z.enum(TOPICS)),
  history: z.array(
    z.object({ role: z.enum(MESSAGE_ROLES), content: z.string(), correctedContent: z.nullable(z.string()) }),
  ),
  conversationId: z.string(),
  turn: z.number(),
});

/** The provider option from which the built-in model takes its input: it reads no prompt. */
export function builtInOptions(input: TutorInput) {
  return { [BUILT_IN]: z.parse(tutorInput, input) };
}

/** The built-in tutor as a language model: the last link of the chain, which needs no network and no account. */
export class BuiltInModel implements LanguageModelV4 {
  readonly specificationVersion = "v4";
  readonly provider = "wortpfad";
  readonly modelId = BUILT_IN;
  readonly supportedUrls = {};
  private readonly tutor: Pick<Tutor, "turn">;

  constructor(tutor: Pick<Tutor, "turn">) {
    this.tutor = tutor;
  }

  async doGenerate({ providerOptions }: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const turn = await this.tutor.turn(z.parse(tutorInput, providerOptions?.[BUILT_IN]));
    return {
      content: [{ type: "text", text: JSON.stringify(asModelTurn(turn)) }],
      finishReason: { unified: "stop", raw: undefined },
      usage: {
        inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 0, text: 0, reasoning: 0 },
      },
      warnings: [],
    };
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    return streamOf(await this.doGenerate(options));
  }
}

function asModelTurn({ corrections, reply, translation, vocabulary, evidence }: TutorTurn): ModelTurn {
  return {
    corrections: corrections.map(({ original, corrected, type, category, explanation }) => ({
      original,
      corrected,
      type,
      grammarCategory: category,
      explanation,
    })),
    reply,
    translation: translation ?? "",
    vocabulary: vocabulary.map(({ level, ...word }) => ({ ...word, usedForm: word.word, cefrLevel: level })),
    learnerLevel: CEFR_LEVELS[evidence?.vote ?? -1] ?? null,
  };
}
