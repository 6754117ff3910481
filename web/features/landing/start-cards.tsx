import { BookOpen, Layers } from "lucide-react";
import { AppLink } from "../../lib/app-link.tsx";
import { CardText, PressableCard } from "../../ui/card.tsx";

/** The two things to start with. Both need an account, so both lead to /auth. */
export function StartCards() {
  return (
    <section aria-label="Start here" className="grid gap-3 md:grid-cols-2 md:gap-4">
      <PressableCard asChild icon={<Layers />}>
        <AppLink to="/auth">
          <CardText
            as="h2"
            title="1. My Vocabulary"
            text="Collect words with their articles and plurals, then practice them."
          />
        </AppLink>
      </PressableCard>
      <PressableCard asChild icon={<BookOpen />}>
        <AppLink to="/auth">
          <CardText
            as="h2"
            title="2. Grammar Rules Library"
            text="Short explanations, tables and exercises for every level."
          />
        </AppLink>
      </PressableCard>
    </section>
  );
}
