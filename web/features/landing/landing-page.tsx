import type { ReactNode } from "react";
import { LANDING_TITLE, usePageTitle } from "../../lib/page-title.ts";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { ReadyBand } from "./ready-band.tsx";
import { StartCards } from "./start-cards.tsx";

/** What visitors see first. `quiz` is the adverb quiz, a feature of its own. */
export function LandingPage({ quiz }: { quiz: ReactNode }) {
  usePageTitle(LANDING_TITLE);
  return (
    <>
      <div className="column">
        <Hero />
        <StartCards />
        <section id="quiz" aria-labelledby="adverb-title">
          {quiz}
        </section>
        <Features />
      </div>
      <ReadyBand />
    </>
  );
}
