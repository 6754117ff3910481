import { Link, useNavigate } from "@tanstack/react-router";
import { usePageTitle } from "../../lib/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { type VocabularyPlace, vocabularySearch } from "./address.ts";
import { BackLink } from "./back-link.tsx";
import { DirectionSwitch } from "./direction-switch.tsx";
import { Genders } from "./practice-cards.tsx";
import { useFocusAfterPractice } from "./use-focus-after-practice.ts";

/** `/vocabulary?mode=gender-only`: the gender quiz, and nothing else of the page. */
export function GenderOnlyScreen({ place }: { place: VocabularyPlace }) {
  usePageTitle("Gender Quiz");
  const navigate = useNavigate();
  const ways = useFocusAfterPractice<HTMLDivElement>();
  return (
    <div className="column grid max-w-results gap-5 py-5">
      <div className="grid gap-3">
        <BackLink />
        <div>
          <h1>Gender Quiz</h1>
          <p className="text-ink-soft">Which article does the noun take?</p>
        </div>
      </div>
      <Card className="grid gap-4">
        <Genders />
        <DirectionSwitch
          value={place.direction}
          onChange={(direction) =>
            void navigate({ to: "/vocabulary", search: vocabularySearch({ ...place, direction }), replace: true })
          }
        />
        <div ref={ways} className="grid gap-3 sm:grid-cols-2">
          <Button asChild variant="primary">
            <Link to="/vocabulary" search={vocabularySearch({ ...place, practice: "gender" })} data-practice="gender">
              Practice Quiz
            </Link>
          </Button>
          <Button asChild>
            <Link
              to="/vocabulary"
              search={vocabularySearch({ ...place, practice: "study", type: "gender" })}
              data-practice="study"
            >
              Study Mode
            </Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
