import { Plus } from "lucide-react";
import { useId } from "react";
import { nextLevel } from "#schema/rules/grammar-unlocks.ts";
import { Button } from "../../ui/button.tsx";
import { ADD_LABEL, type AddWords, whatKind } from "./use-add-words.ts";

/** Adds words to the collection, and says of which level. */
export function AddButton({ adding: { add, isAdding, level } }: { adding: AddWords }) {
  const noteId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p id={noteId} className="text-sm text-ink-soft max-sm:order-last">
        Adds the next words of {level}
      </p>
      <Button disabled={isAdding} aria-describedby={noteId} onClick={() => add()}>
        <Plus /> {isAdding ? "Adding..." : ADD_LABEL}
      </Button>
    </div>
  );
}

/** Says that a level has no more words to add, and offers the next one. A live region, so it is there before it has anything to say. */
export function ExhaustedNote({ adding: { exhausted, isAdding, add } }: { adding: AddWords }) {
  const next = exhausted && nextLevel(exhausted.level);
  return (
    <output className="contents">
      {exhausted ? (
        <span className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3">
          <span className="font-strong">You have every {whatKind(exhausted, 1)} now.</span>
          {next ? (
            <Button size="sm" disabled={isAdding} onClick={() => add(next)}>
              Add 20 {whatKind({ ...exhausted, level: next }, 2)}
            </Button>
          ) : null}
        </span>
      ) : null}
    </output>
  );
}
