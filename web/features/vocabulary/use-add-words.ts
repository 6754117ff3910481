import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { ApiError, isUnauthorized, withOfflineHint } from "../../lib/api-error.ts";
import { useHomeLevel } from "../../lib/home-place.ts";
import { toast } from "../../ui/toast-store.ts";
import { FIRST_LEVEL, PARTS_OF_SPEECH, type WordFilters } from "./address.ts";
import { ADDED_AT_ONCE, addWordsMutation, progressQuery, type WordsToAdd } from "./queries.ts";
import { wordCount } from "./words.ts";

export interface AddWords {
  /** The level of which *Add 20 Words* takes the next words. */
  level: CefrLevel;
  /** Adds words of a level; without one, of `level`. A press while words are being added does nothing. */
  add: (level?: CefrLevel) => void;
  isAdding: boolean;
  /** What was asked for last and has no word left that the learner does not have. */
  exhausted: WordsToAdd | null;
}

/**
 * Adds words to the learner's collection: of the level that the list is filtered by, otherwise of the one that is open on the Learning
 * Path, unless that is the first one and the learner has come further.
 */
export function useAddWords({ level: chosen, partOfSpeech }: WordFilters, isLearner: boolean): AddWords {
  const client = useQueryClient();
  const progress = useQuery({ ...progressQuery(), enabled: isLearner });
  const onPath = useHomeLevel();
  const level = chosen ?? (onPath === FIRST_LEVEL ? (progress.data?.cefrLevel ?? FIRST_LEVEL) : onPath);
  const [exhausted, setExhausted] = useState<WordsToAdd | null>(null);
  const { mutationFn, onSuccess } = addWordsMutation(client);
  const { mutate, isPending } = useMutation({
    mutationKey: MUTATION,
    mutationFn,
    onSuccess: async ({ count, isExhausted }, asked) => {
      await onSuccess();
      setExhausted(isExhausted ? asked : null);
      toast(
        count > 0
          ? { title: `${wordCount(count)} added`, description: whatWasAdded(asked, isExhausted) }
          : { title: "No words added", description: `You already have every ${whatKind(asked, 1)}.` },
      );
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({
        variant: "destructive",
        title: "Error",
        description:
          (error instanceof ApiError ? error.serverMessage : null) ?? withOfflineHint(error, "Failed to add new words"),
      });
    },
  });
  return {
    level,
    add: (of = level) => {
      // The button is disabled only by the next render, and a second press may come before it.
      if (client.isMutating({ mutationKey: MUTATION }) === 0) mutate({ level: of, partOfSpeech });
    },
    isAdding: isPending,
    exhausted,
  };
}

const MUTATION = ["add-words"];

export const ADD_LABEL = `Add ${ADDED_AT_ONCE} Words`;

function whatWasAdded(asked: WordsToAdd, isExhausted: boolean): string {
  return isExhausted
    ? `Now you have every ${whatKind(asked, 1)}.`
    : `The next ${whatKind(asked, 2)} are in your collection.`;
}

/** "word of A1", "verbs of A1" */
export function whatKind({ level, partOfSpeech }: WordsToAdd, count: 1 | 2): string {
  const kind = partOfSpeech ?? "word";
  return `${count === 1 ? kind : (partOfSpeech ? PARTS_OF_SPEECH[partOfSpeech] : "words").toLowerCase()} of ${level}`;
}
