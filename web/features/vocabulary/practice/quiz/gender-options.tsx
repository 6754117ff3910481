import { DEFINITE_ARTICLES, GENDER_NAMES, type Gender } from "#schema/terms/gender.ts";
import type { QuizOption } from "../../../../quiz-kit/option-input.tsx";
import { GenderChip } from "../../../../ui/gender-chip.tsx";

const ASKED = ["m", "f", "n"] as const satisfies readonly Gender[];

/** The options of a gender quiz, "der" or "der Tisch", as shape, article and name of the gender. */
export function genderOptions(options: readonly string[]): QuizOption[] {
  return options.map((value) => {
    const [article = "", ...noun] = value.split(" ");
    const gender = ASKED.find((one) => DEFINITE_ARTICLES[one] === article);
    return { value, text: gender === undefined ? value : <GenderOption gender={gender} noun={noun.join(" ")} /> };
  });
}

function GenderOption({ gender, noun }: { gender: Gender; noun: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-px">
      <span className="inline-flex flex-wrap items-center gap-x-[10px]">
        <GenderChip gender={gender} />
        {noun === "" ? null : (
          <span lang="de" className="hyphenate font-word">
            {noun}
          </span>
        )}
      </span>
      {/* Beside a noun there is no room on a phone. The chip says it to screen readers. */}
      {noun === "" ? (
        <span aria-hidden="true" className="text-sm">
          {GENDER_NAMES[gender]}
        </span>
      ) : null}
    </span>
  );
}
