import { useState } from "react";
import type { LazyFailedProps } from "../lib/lazy-component.tsx";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";

/** In place of a part of a page that could not be downloaded. The page keeps what it holds. */
export function PartFailed({ retry }: LazyFailedProps) {
  const [retrying, setRetrying] = useState(false);
  async function tryAgain(): Promise<void> {
    setRetrying(true);
    await retry();
    setRetrying(false);
  }
  return (
    <Card role="alert" className="grid justify-items-start gap-3">
      <p>This part of the page could not be loaded. Please check your connection and try again.</p>
      <Button size="sm" disabled={retrying} onClick={() => void tryAgain()}>
        {retrying ? "Trying..." : "Try Again"}
      </Button>
    </Card>
  );
}
