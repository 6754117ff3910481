import { Outlet } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { AppHeader } from "../features/shell/app-header.tsx";
import { BottomNav } from "../features/shell/bottom-nav.tsx";
import { LearnerFeedback } from "../features/shell/learner-feedback.tsx";
import { useRouteFocus } from "../features/shell/route-focus.ts";
import { SkipLink } from "../features/shell/skip-link.tsx";
import { frameClass, ownHeaderAtom } from "../lib/frame.ts";
import { useSession, useSessionRetry } from "../lib/session.ts";
import { OfflineNote } from "../ui/offline-note.tsx";
import { Toaster } from "../ui/toast.tsx";

/** The frame around every page: skip link, header, page, navigation, notifications. */
export function RootRoute() {
  const session = useSession();
  const ownHeader = useAtomValue(ownHeaderAtom) > 0;
  // Only the server can say that nobody is signed in. Until it does, a learner keeps their way around.
  const isLearner = session.status === "signed-in" || session.status === "unknown";
  useRouteFocus();
  useSessionRetry(session);
  return (
    <>
      <SkipLink />
      {ownHeader ? null : <AppHeader session={session} />}
      <main id="content" className={clsx("outline-none", frameClass(isLearner))}>
        <Outlet />
      </main>
      {isLearner ? <BottomNav /> : null}
      {session.status === "signed-in" ? <LearnerFeedback /> : null}
      <OfflineNote aboveTabs={isLearner} />
      <Toaster />
    </>
  );
}
