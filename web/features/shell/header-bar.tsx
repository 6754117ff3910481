import type { ReactNode } from "react";
import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";

export interface HeaderBarProps {
  /** The address of the home page, perhaps with the level that was open. */
  home?: string;
  children?: ReactNode;
}

/** The bar at the top: the product's name as a link to the home page, and `children` on the right. */
export function HeaderBar({ home = "/", children }: HeaderBarProps) {
  return (
    <header
      data-toast-free=""
      className="sticky top-0 z-(--layer-header) border-b-2 border-line bg-paper short:static short:py-1"
    >
      <div className="column flex min-h-header items-center justify-between gap-4">
        <AppLink to={home} className="inline-flex min-h-target items-center rounded-chip text-ink">
          <Wordmark />
        </AppLink>
        {children}
      </div>
    </header>
  );
}

/** Says 'Sign In' on a desktop, 'Login' on a phone. */
export function SignInLink() {
  return (
    <Button asChild size="sm">
      <AppLink to="/auth">
        <span className="max-md:hidden">Sign In</span>
        <span className="md:hidden">Login</span>
      </AppLink>
    </Button>
  );
}
