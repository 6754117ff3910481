import { Link } from "@tanstack/react-router";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Placeholder for a page that does not exist yet. */
export function OpensLater({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  const level = useHomeLevel();
  return (
    <div className="column max-w-results py-7">
      <EmptyState
        as="h1"
        title={title}
        text={text}
        action={
          <Button asChild variant="primary">
            <Link to="/" search={homeSearchOf(level)}>
              Back to Home
            </Link>
          </Button>
        }
      />
    </div>
  );
}
