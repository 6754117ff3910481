import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { StatePage } from "../../../ui/state-page.tsx";
import { BackToVocabulary } from "./back-to-vocabulary.tsx";

export interface NothingToPracticeProps {
  /** Why, e.g. "No vocabulary available for this quiz". */
  title: string;
  text?: ReactNode;
  onClose: () => void;
}

/** A practice without anything to ask. */
export function NothingToPractice({ title, text, onClose }: NothingToPracticeProps) {
  return (
    <StatePage back={<BackToVocabulary onClose={onClose} />}>
      <EmptyState as="h1" title={title} text={text} action={<BackToVocabulary variant="primary" onClose={onClose} />} />
    </StatePage>
  );
}
