import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import type { CurrentUser } from "#schema/api/auth.ts";
import { homePath } from "#schema/rules/home-level.ts";
import { ownSessionNoticeAtom } from "../../lib/frame.ts";
import { streakQuery } from "../../lib/gamification-queries.ts";
import { useHomeLevel } from "../../lib/home-place.ts";
import type { Session, UnknownSession } from "../../lib/session.ts";
import { streakState } from "../../lib/streak-state.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StreakCount } from "../../ui/streak-badge.tsx";
import { HeaderBar, SignInLink } from "./header-bar.tsx";
import { UserMenuButton } from "./user-menu-button.tsx";

/** The app's header: a sign-in link for visitors, streak and menu for learners, a way to try again when it is not known who is here. */
export function AppHeader({ session }: { session: Session }) {
  // A link to the page in view would do nothing.
  const onAuthPage = useLocation({ select: ({ pathname }) => pathname === "/auth" });
  const level = useHomeLevel();
  return (
    <HeaderBar home={homePath(level)}>
      {session.status === "loading" ? <Skeleton className="size-[36px] rounded-round" /> : null}
      {session.status === "signed-out" && !onAuthPage ? <SignInLink /> : null}
      {session.status === "signed-in" ? <LearnerTools user={session.user} /> : null}
      {session.status === "unknown" ? <AskAgain session={session} /> : null}
    </HeaderBar>
  );
}

/** On the pages for everyone, which show their content whoever is here. Other pages have the button themselves. */
function AskAgain({ session: { retry, retrying } }: { session: UnknownSession }) {
  const inPage = useAtomValue(ownSessionNoticeAtom) > 0;
  if (inPage) return null;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <span className="max-sm:sr-only">Your account could not be loaded.</span>
      <Button size="sm" disabled={retrying} onClick={retry}>
        {retrying ? "Trying..." : "Try Again"}
      </Button>
    </div>
  );
}

function LearnerTools({ user }: { user: CurrentUser }) {
  const { data: streak } = useQuery(streakQuery());
  return (
    <div className="flex items-center gap-3">
      {streak && streak.currentStreak > 0 ? (
        <StreakCount days={streak.currentStreak} state={streakState(streak)} />
      ) : null}
      <UserMenuButton user={user} />
    </div>
  );
}
