import { OpensLater } from "../features/shell/opens-later.tsx";

/** `/vocabulary`, for everybody (spec 2). */
export function VocabularyRoute() {
  return (
    <OpensLater
      title="My Vocabulary"
      text="Your word collection opens soon. Words of finished lessons are kept for it."
    />
  );
}
