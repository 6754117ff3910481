import { useEffect } from "react";
import { Card } from "../../ui/card.tsx";
import { ReloadButton } from "../../ui/reload-button.tsx";

/** Shown when a screen throws: an apology and two ways to go on. */
export function CrashScreen({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="column max-w-results py-7">
      <Card role="alert" className="grid justify-items-start gap-4">
        <h1>Something went wrong</h1>
        <p className="text-ink-soft">
          This page could not be displayed. What you have already submitted is saved. Reloading the page usually helps.
        </p>
        <div className="flex flex-wrap gap-3">
          <ReloadButton variant="primary">Reload Page</ReloadButton>
          <ReloadButton href="/">Back to Home</ReloadButton>
        </div>
      </Card>
    </div>
  );
}
