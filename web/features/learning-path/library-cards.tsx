import { Link } from "@tanstack/react-router";
import { BookOpen, Layers } from "lucide-react";
import { CardText, PressableCard } from "../../ui/card.tsx";

/** A line without a word. */
const UNKNOWN = "\u00a0";

/** Undefined counts are not known yet: their lines are empty and keep their room. */
export function LibraryCards({ words, grammarRules }: { words?: number; grammarRules?: number }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      <PressableCard asChild icon={<Layers />}>
        <Link to="/vocabulary">
          <CardText title="My Vocabulary" text={vocabularyText(words)} />
        </Link>
      </PressableCard>
      <PressableCard asChild icon={<BookOpen />}>
        <Link to="/grammar">
          <CardText title="Grammar Rules Library" text={grammarText(grammarRules)} />
        </Link>
      </PressableCard>
    </div>
  );
}

function vocabularyText(words: number | undefined): string {
  if (words === undefined) return UNKNOWN;
  if (words === 0) return "Start building your vocabulary";
  return `${words} ${words === 1 ? "word" : "words"} in your collection`;
}

function grammarText(rules: number | undefined): string {
  if (rules === undefined) return UNKNOWN;
  if (rules === 0) return "Explore grammar rules";
  return `${rules} grammar ${rules === 1 ? "rule" : "rules"} available`;
}
