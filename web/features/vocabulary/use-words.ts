import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { WordFilters } from "./address.ts";
import { bankQuery, collectionQuery } from "./queries.ts";
import { type ListedWord, listedBankWord } from "./words.ts";

export interface Words {
  /** All words of the learner; for a visitor, those of the bank. Undefined while they are not known. */
  words: readonly ListedWord[] | undefined;
  failed: boolean;
  /** Words are there, and could not be fetched again. */
  outdated: boolean;
  retrying: boolean;
  retry: () => void;
}

/** The words that the screen lists. */
export function useWords(isLearner: boolean, { partOfSpeech }: WordFilters): Words {
  const collection = useQuery({ ...collectionQuery(), enabled: isLearner });
  const bank = useQuery({ ...bankQuery(partOfSpeech), enabled: !isLearner, placeholderData: keepPreviousData });
  const bankWords = useMemo(() => bank.data?.map(listedBankWord), [bank.data]);
  const query = isLearner ? collection : bank;
  return {
    words: isLearner ? collection.data : bankWords,
    failed: query.errorUpdateCount > 0,
    outdated: query.data !== undefined && query.error !== null,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
