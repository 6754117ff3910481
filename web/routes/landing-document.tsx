import { HeaderBar, SignInLink } from "../features/shell/header-bar.tsx";
import { SkipLink } from "../features/shell/skip-link.tsx";
import { JustSavedQuiz } from "./just-saved-quiz.tsx";
import { Landing } from "./landing.tsx";

/** `/` as visitors get it: the landing page in a frame of its own. Rendered by the build, taken over by the browser. */
export function LandingDocument() {
  return (
    <>
      <SkipLink />
      <HeaderBar>
        <SignInLink />
      </HeaderBar>
      <main id="content">
        <Landing />
        <JustSavedQuiz />
      </main>
    </>
  );
}
