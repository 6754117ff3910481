import { HeaderBar, SignInLink } from "../features/shell/header-bar.tsx";
import { SkipLink } from "../features/shell/skip-link.tsx";
import { JustSavedQuiz } from "./just-saved-quiz.tsx";
import { Landing } from "./landing.tsx";

/** `/` for visitors: the landing page in a frame of its own. The build prerenders it, the browser hydrates it. */
export function LandingDocument() {
  return (
    <>
      <SkipLink />
      <HeaderBar>
        <SignInLink />
      </HeaderBar>
      <main id="content">
        <Landing />
        <JustSavedQuiz learnerId={null} />
      </main>
    </>
  );
}
