import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, Check, Infinity as Endless, Gauge, Languages, PencilLine, Tags } from "lucide-react";
import type { ReactNode } from "react";
import { usePageTitle } from "../../lib/page-title.ts";
import { Tag } from "../../ui/badges.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, IconDisc, Panel } from "../../ui/card.tsx";

const FEATURES: readonly { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <Endless />,
    title: "Unlimited AI Conversations",
    text: "Begin as many as you like, on any topic, and come back to each of them.",
  },
  {
    icon: <PencilLine />,
    title: "Real-Time Corrections",
    text: "Each message in German comes back with what to change and why.",
  },
  {
    icon: <Gauge />,
    title: "Dynamic CEFR Assessment",
    text: "From what you write, the tutor works out which level your German is about at.",
  },
  {
    icon: <Tags />,
    title: "Vocabulary with Gender Markers",
    text: "Every noun in your collection keeps its article, shape and color.",
  },
  {
    icon: <ChartNoAxesColumn />,
    title: "Progress Dashboard",
    text: "Level, XP, streak and daily challenges on one page.",
  },
  {
    icon: <Languages />,
    title: "Mixed-Language Input",
    text: "Missing a word? Write it in English and carry on in German.",
  },
];

const WHAT_YOU_GET = [
  "Every level from A1 to C2, every chapter and every lesson",
  "All quizzes, with explanations",
  "Conversations with the tutor, with corrections and a report",
  "The grammar library and the conjugation reference",
  "Weekly leagues, streaks and daily challenges",
  "No ads, no trackers, no payment details",
];

/** What /subscribe shows: there is nothing to subscribe to. */
export function FreeAccess() {
  usePageTitle("Free access");
  return (
    <div className="column grid gap-6 py-6 md:py-7">
      <Panel className="grid gap-2 px-5 py-6 sm:px-6">
        <h1 className="text-3xl font-black tracking-tighter">Wortpfad is Now Free</h1>
        <p className="max-w-reading text-lg leading-snug text-on-panel-soft">
          Everything that used to be a premium feature is open to everyone. There is no plan to choose.
        </p>
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_344px]">
        <FeatureCards />
        <div className="grid gap-5 max-lg:order-first">
          <FullAccess />
          <WhatYouGet />
        </div>
      </div>
    </div>
  );
}

function FullAccess() {
  return (
    <Card asChild className="grid justify-items-start gap-3">
      <section aria-labelledby="full-access">
        <h2 id="full-access">Full Access Enabled!</h2>
        <p className="text-ink-soft">Every account has everything. Nothing runs out and nothing renews.</p>
        <Button asChild variant="primary" wide>
          <Link to="/">Start Learning Now</Link>
        </Button>
      </section>
    </Card>
  );
}

function WhatYouGet() {
  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby="what-you-get">
        <h2 id="what-you-get">What You Get</h2>
        <ul className="grid gap-2">
          {WHAT_YOU_GET.map((line) => (
            <li key={line} className="grid grid-cols-[auto_1fr] gap-3">
              <span className="mt-[2px] grid size-5 place-items-center rounded-round bg-ink text-on-ink">
                <Check className="size-[16px] stroke-3" />
              </span>
              {line}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function FeatureCards() {
  return (
    <section aria-labelledby="free-features" className="grid gap-4">
      <h2 id="free-features">What used to be premium</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {FEATURES.map(({ icon, title, text }) => (
          <Card key={title} asChild className="grid content-start justify-items-start gap-2">
            <li>
              <IconDisc>{icon}</IconDisc>
              <h3>{title}</h3>
              <p className="text-ink-soft">{text}</p>
              <Tag tone="accent">Free Forever</Tag>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  );
}
