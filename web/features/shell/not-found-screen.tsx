import { Link } from "@tanstack/react-router";
import { usePageTitle } from "../../lib/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The not-found screen. `signInTo`: path of a learner's page, which a visitor can reach by signing in. */
export function NotFoundScreen({ signInTo }: { signInTo?: string }) {
  usePageTitle("Page not found");
  return (
    <div className="column max-w-results py-7">
      <EmptyState
        as="h1"
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={signInTo === undefined ? <HomeLink /> : <SignInLink returnTo={signInTo} />}
      />
    </div>
  );
}

function HomeLink() {
  return (
    <Button asChild variant="primary">
      <Link to="/">Back to Home</Link>
    </Button>
  );
}

function SignInLink({ returnTo }: { returnTo: string }) {
  return (
    <>
      <p className="text-ink-soft">Sign in to see this page.</p>
      <Button asChild variant="primary">
        <Link to="/auth" search={{ returnTo }}>
          Sign in
        </Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to="/">Back to Home</Link>
      </Button>
    </>
  );
}
