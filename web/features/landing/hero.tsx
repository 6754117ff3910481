import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Igel } from "../../ui/igel.tsx";
import { GoalStone, TrailRibbon } from "../../ui/trail.tsx";

/** From the lower left up to the goal stone, in units of the viewBox. */
const TRAIL = "M24 402C104 402 92 312 172 308 252 304 250 374 326 342 398 310 350 214 436 132";

/** Headline, sign-up button, and the path of words that the product is named after. */
export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="grid items-center gap-5 py-6 lg:grid-cols-[1.06fr_1fr] lg:gap-6 lg:py-7"
    >
      <div className="grid justify-items-start gap-5">
        <h1 id="hero-title" className="text-4xl leading-none font-black tracking-hero">
          The Best Website to Learn German, Backed by Science.
        </h1>
        <p className="max-w-[31em] text-lg leading-[1.45] text-ink-soft">
          A path of words from A1 to C2: every noun with its article, every rule with its reason, a few more stones
          every day. 100%&nbsp;free.{" "}
          <AppLink to="/science" className="text-ink underline">
            Which science?
          </AppLink>
        </p>
        <Button asChild variant="primary" className="max-sm:w-full max-sm:px-2 max-sm:text-[1rem]">
          <AppLink to="/auth">Get Started - Login / Create Account</AppLink>
        </Button>
      </div>
      <div aria-hidden="true" className="w-full max-w-[560px] justify-self-center max-lg:max-w-[420px]">
        <TrailRibbon
          path={TRAIL}
          viewBox="0 0 520 440"
          strokeWidth={58}
          words="Guten Tag · ich heiße Mara · der Weg · das Ziel"
          startOffset={4}
          textSize={23}
          className="w-full"
        >
          <GoalStone x={440} y={104} />
          <Igel tiles={2} x={352} y={-24} width={158} height={132} />
        </TrailRibbon>
      </div>
    </section>
  );
}
