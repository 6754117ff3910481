import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/card.tsx";
import { Igel } from "../../ui/igel.tsx";
import { TrailRibbon } from "../../ui/trail.tsx";

export function Hero({ onContinue }: { onContinue: () => void }) {
  return (
    <Panel asChild>
      <section
        aria-labelledby="hero-title"
        className="relative grid gap-4 overflow-hidden p-5 sm:grid-cols-[1fr_290px] sm:p-6"
      >
        <div className="relative z-(--layer-raised) grid justify-items-start gap-4">
          <h2
            id="hero-title"
            className="max-w-[15em] text-[clamp(1.5rem,1.1rem+1.6vw,2.125rem)] leading-[1.1] tracking-tighter"
          >
            The Best Website to Learn German, Backed by Science.
          </h2>
          <Button variant="primary" onClick={onContinue}>
            Continue Learning <ArrowRight />
          </Button>
        </div>
        <div aria-hidden="true" className="relative h-[108px] sm:h-auto">
          <TrailRibbon
            tone="panel"
            viewBox="0 0 312 108"
            path="M-60 40C40 40 40 92 150 92S250 90 340 90"
            strokeWidth={32}
            words="ich lerne Deutsch"
            startOffset={96}
            textSize={15}
            className="absolute right-0 bottom-0 h-[108px] w-[312px] max-[350px]:-right-5"
          />
          <Igel
            tiles={2}
            tone="panel"
            className="absolute right-1 bottom-[20px] w-[112px] sm:right-[-6px] sm:bottom-[22px] sm:w-[152px]"
          />
        </div>
      </section>
    </Panel>
  );
}
