import { OpensLater } from "../features/shell/opens-later.tsx";

/** `/vocabulary`, for everyone. */
export function VocabularyRoute() {
  return (
    <OpensLater
      title="My Vocabulary"
      text="Your word collection is coming soon. The words of your lessons are already being saved for it."
    />
  );
}
