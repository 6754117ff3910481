import { generateText, Output } from "ai";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import type { Lexicon } from "../german/lexicon.ts";
import type { Tutor, TutorInput, TutorTurn } from "../turn.ts";
import type { Breaker } from "./breaker.ts";
import { BUILT_IN, BuiltInModel, builtInOptions } from "./built-in-model.ts";
import { type Attempt, CHAIN_LIMIT_MS, ChainModel, REMOTE_LIMIT_MS } from "./chain.ts";
import { type ModelTurn, modelTurn } from "./model-turn.ts";
import { instructionsFor, messagesFor } from "./prompts.ts";
import type { RemoteModel } from "./providers.ts";
import { isForBuiltInOnly } from "./safety.ts";
import { shownOf, verifiedCorrections } from "./verify.ts";
import { verifiedReply } from "./verify-reply.ts";
import { verifiedWords } from "./verify-words.ts";

/** Some models stop after 256 tokens unless they are told otherwise, in the middle of their JSON. A turn needs 350 on average. */
const MAX_OUTPUT_TOKENS = 900;

interface ModelTutorOptions {
  builtIn: Tutor;
  lexicon: () => Lexicon;
  remote: RemoteModel;
  breaker: Breaker;
  limitsMs?: { chain: number; remote: number };
  onAttempt?: (attempt: Attempt) => void;
  /** Told of an error that no model can be blamed for. */
  onError?: (error: unknown) => void;
}

/** A tutor whose messages are answered by a model, and by the built-in tutor when the model does not answer or says what cannot be shown. */
export function modelTutor(options: ModelTutorOptions): Tutor {
  const { builtIn, lexicon, onError = () => {} } = options;
  return {
    opener: (input) => builtIn.opener(input),
    help: (input, kind) => builtIn.help(input, kind),
    meaning: (word, place) => builtIn.meaning(word, place),
    async turn(input) {
      const own = await builtIn.turn(input);
      if (own.isCrisis || isForBuiltInOnly(input.message)) return shown(input, own);
      try {
        const { engine, proposed } = await askModels(options, input, own);
        if (engine !== BUILT_IN) return verifiedTurn({ input, own, proposed, engine, lexicon: lexicon() });
      } catch (error) {
        onError(error);
      }
      return shown(input, own);
    },
  };
}

/** The built-in tutor with no more corrections than a learner of the level is shown. */
export function builtInAlone(builtIn: Tutor): Tutor {
  return { ...builtIn, turn: async (input) => shown(input, await builtIn.turn(input)) };
}

function shown(input: TutorInput, own: TutorTurn): TutorTurn {
  return { ...own, ...shownOf(input, own.corrections) };
}

/** What a model proposes for a turn, which model it was, and how many tokens it took. `own` is the built-in tutor's turn: the last link of the chain. */
export async function askModels(
  options: Pick<ModelTutorOptions, "remote" | "breaker" | "limitsMs" | "onAttempt">,
  input: TutorInput,
  own: TutorTurn,
): Promise<{ engine: string; proposed: ModelTurn; usage: { input: number; output: number } }> {
  const { remote, breaker, limitsMs = { chain: CHAIN_LIMIT_MS, remote: REMOTE_LIMIT_MS }, onAttempt } = options;
  const builtIn = new BuiltInModel({ turn: () => Promise.resolve(own) });
  const chain = new ChainModel({
    links: [
      { engine: remote.engine, model: remote.open(input.conversationId), limitMs: limitsMs.remote, breaker },
      { engine: BUILT_IN, model: builtIn, limitMs: limitsMs.chain, breaker: null },
    ],
    limitMs: limitsMs.chain,
    onAttempt,
  });
  const { output, finalStep } = await generateText({
    model: chain,
    instructions: instructionsFor(input),
    messages: messagesFor(input),
    output: Output.object({ schema: modelTurn, name: "turn" }),
    providerOptions: builtInOptions(input),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0.4,
    // The chain answers in time or not at all: a retry would begin after two seconds.
    maxRetries: 0,
  });
  const engine = finalStep.providerMetadata?.tutor?.engine;
  return {
    engine: typeof engine === "string" ? engine : BUILT_IN,
    proposed: output,
    usage: { input: finalStep.usage.inputTokens ?? 0, output: finalStep.usage.outputTokens ?? 0 },
  };
}

interface Proposed {
  input: TutorInput;
  own: TutorTurn;
  proposed: ModelTurn;
  engine: string;
  lexicon: Lexicon;
}

/** A model's turn with everything in it verified. A reply that cannot be shown is replaced by the built-in tutor's, which is then the engine. */
export function verifiedTurn({ input, own, proposed, engine, lexicon }: Proposed): TutorTurn {
  const corrections = verifiedCorrections({ input, proposed: proposed.corrections, engine: own.corrections, lexicon });
  const vote = proposed.learnerLevel === null ? null : CEFR_LEVELS.indexOf(proposed.learnerLevel);
  const turn = { ...own, ...corrections, evidence: own.evidence && { ...own.evidence, vote } };
  const said = verifiedReply(input, proposed, own, lexicon);
  if (said === null) return turn;
  const { reply, translation } = said;
  const vocabulary = verifiedWords(proposed.vocabulary, { reply, language: input.language, lexicon });
  return { ...turn, reply, translation, vocabulary, engine };
}
