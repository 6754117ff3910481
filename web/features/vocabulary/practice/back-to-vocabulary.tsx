import { ArrowLeft } from "lucide-react";
import { Button, type ButtonProps } from "../../../ui/button.tsx";

export interface BackToVocabularyProps extends Pick<ButtonProps, "variant"> {
  onClose: () => void;
}

/** Back to the words: above a page without a variant, as one of its buttons with one. */
export function BackToVocabulary({ onClose, variant }: BackToVocabularyProps) {
  if (variant === undefined)
    return (
      <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={onClose}>
        <ArrowLeft /> My Vocabulary
      </Button>
    );
  return (
    <Button variant={variant} onClick={onClose}>
      Back to My Vocabulary
    </Button>
  );
}
