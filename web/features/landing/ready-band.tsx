import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Igel } from "../../ui/igel.tsx";

/** The last call to action, across the full width of the page. */
export function ReadyBand() {
  return (
    <section
      aria-labelledby="band-title"
      className="focus-on-accent overflow-hidden border-y-2 border-accent-edge bg-accent text-on-accent"
    >
      <div className="column relative grid justify-items-start gap-4 py-7">
        <h2 id="band-title" className="text-[clamp(2rem,1.4rem+3vw,3.25rem)] leading-none font-black tracking-hero">
          Ready to Speak German?
        </h2>
        <p className="max-w-[32em] font-[550]">
          No payment, no trial that runs out. The first lesson takes about five minutes.
        </p>
        <Button asChild variant="on-accent">
          <AppLink to="/auth?mode=signup">Start Learning Free</AppLink>
        </Button>
        <Igel
          tiles={3}
          tone="accent"
          className="mt-3 w-[190px] lg:absolute lg:right-5 lg:bottom-0 lg:mt-0 lg:w-[260px]"
        />
      </div>
    </section>
  );
}
