import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { streakQuery } from "../../lib/queries.ts";
import type { Session } from "../../lib/session.ts";
import { streakState } from "../../lib/streak-state.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StreakCount } from "../../ui/streak-badge.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";

// Only learners need the menu and its positioning code.
const UserMenu = lazy(async () => ({ default: (await import("./user-menu.tsx")).UserMenu }));

/** Wordmark on the left; on the right the way in, or the streak and the learner's menu (spec 2, Header). */
export function AppHeader({ session }: { session: Session }) {
  return (
    <header className="sticky top-0 z-(--layer-header) border-b-2 border-line bg-paper">
      <div className="column flex min-h-header items-center justify-between gap-4">
        <Link to="/" className="inline-flex min-h-target items-center rounded-chip text-ink">
          <Wordmark />
        </Link>
        <HeaderTools session={session} />
      </div>
    </header>
  );
}

function HeaderTools({ session }: { session: Session }) {
  if (session.status === "loading") return <Skeleton className="size-[36px] rounded-round" />;
  if (session.status === "signed-out") return <SignInLink />;
  return (
    <div className="flex items-center gap-3">
      <HeaderStreak />
      <Suspense fallback={<Skeleton className="size-[36px] rounded-round" />}>
        <UserMenu user={session.user} />
      </Suspense>
    </div>
  );
}

/** 'Sign In' on a desktop, 'Login' on a phone (spec 2). The form itself needs no way to itself. */
function SignInLink() {
  const onAuthPage = useLocation({ select: ({ pathname }) => pathname === "/auth" });
  if (onAuthPage) return null;
  return (
    <Button asChild size="sm">
      <Link to="/auth">
        <span className="max-md:hidden">Sign In</span>
        <span className="md:hidden">Login</span>
      </Link>
    </Button>
  );
}

function HeaderStreak() {
  const { data: streak } = useQuery(streakQuery());
  if (!streak || streak.currentStreak === 0) return null;
  return <StreakCount days={streak.currentStreak} state={streakState(streak)} />;
}
