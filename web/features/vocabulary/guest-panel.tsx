import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/card.tsx";

/** What an account opens, for a visitor. */
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
        <Button asChild variant="primary">
          <AppLink to="/auth?mode=signup">Create Free Account</AppLink>
        </Button>
      </section>
    </Panel>
  );
}
