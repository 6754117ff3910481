import type { ReactNode } from "react";
import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { ArticlesDemo, GenderDemo, ModesDemo, PathDemo, QuizDemo, WeekDemo } from "./feature-demos.tsx";

interface Feature {
  title: string;
  text: string;
  /** A still picture of the real thing. */
  demo: ReactNode;
  /** Anchor that a footer link leads to. */
  id?: string;
}

const FEATURES: readonly Feature[] = [
  {
    title: "Learn Words with Articles",
    text: "A noun without its article is half a noun. Here you learn both together, along with the plural.",
    demo: <ArticlesDemo />,
  },
  {
    title: "Progressive Learning Path",
    text: "Ten chapters per level, five lessons per chapter. Each stone unlocks the next.",
    demo: <PathDemo />,
  },
  {
    title: "Interactive Quizzes",
    text: "Answer with a tap or a number key and see why right away.",
    demo: <QuizDemo />,
  },
  {
    title: "Gender-Coded Learning",
    text: "Blue triangle, pink circle, green square: shape and color carry the gender.",
    demo: <GenderDemo />,
  },
  {
    title: "Track Your Progress",
    text: "XP, levels and streaks reward what you do, not just showing up.",
    demo: <WeekDemo />,
    id: "progress",
  },
  {
    title: "Practice Mode Options",
    text: "Pick what suits the moment: choose, type, sort or repeat until it sticks.",
    demo: <ModesDemo />,
  },
];

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="grid gap-5 pt-5 pb-8">
      <h2 id="features-title" className="text-[clamp(1.75rem,1.3rem+2vw,2.375rem)] leading-[1.1] tracking-[-0.03em]">
        Everything you need on your way to German
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
      <Button asChild variant="primary" className="justify-self-start">
        <AppLink to="/auth?mode=signup">Create Account</AppLink>
      </Button>
    </section>
  );
}

function FeatureCard({ title, text, demo, id }: Feature) {
  return (
    <li
      id={id}
      className="grid min-w-0 grid-rows-[168px_auto] overflow-hidden rounded-card border-2 border-line bg-surface"
    >
      <div
        aria-hidden="true"
        inert
        className="pointer-events-none flex flex-wrap content-center items-center justify-center gap-[10px] overflow-hidden bg-sunken p-4 select-none"
      >
        {demo}
      </div>
      <div className="grid content-start gap-[6px] px-5 pt-4 pb-5">
        <h3>{title}</h3>
        <p className="text-[1rem] leading-[1.45] text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
