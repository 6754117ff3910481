import { AppLink } from "../../../lib/app-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/card.tsx";
import { FIRST_LEVEL } from "../address.ts";
import { LevelQuizLink } from "../quiz/quiz-link.tsx";

/** Above a visitor's topics: what an account opens, and the quiz that needs none. */
export function GuestPanel() {
  return (
    <Panel asChild className="grid gap-4 p-5 md:grid-cols-[1fr_auto] md:items-center">
      <section aria-labelledby="sign-up-title">
        <div>
          <h2 id="sign-up-title" className="text-lg">
            Sign up to unlock
          </h2>
          <p className="text-on-panel-soft">Create a free account to access all CEFR levels</p>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <LevelQuizLink level={FIRST_LEVEL} mode="regular" variant="on-panel">
            Quiz on {FIRST_LEVEL}
          </LevelQuizLink>
          <Button asChild variant="primary">
            <AppLink to="/auth?mode=signup">Create Free Account</AppLink>
          </Button>
        </div>
      </section>
    </Panel>
  );
}
