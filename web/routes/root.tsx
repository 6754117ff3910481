import { Outlet } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import { AppHeader } from "../features/shell/app-header.tsx";
import { BottomNav } from "../features/shell/bottom-nav.tsx";
import { LearnerFeedback } from "../features/shell/learner-feedback.tsx";
import { useRouteFocus } from "../features/shell/route-focus.ts";
import { SkipLink } from "../features/shell/skip-link.tsx";
import { ownHeaderAtom } from "../lib/frame.ts";
import { useSession } from "../lib/session.ts";
import { Toaster } from "../ui/toast.tsx";

/** The frame around every page: skip link, header, page, navigation, notifications. */
export function RootRoute() {
  const session = useSession();
  const ownHeader = useAtomValue(ownHeaderAtom) > 0;
  const signedIn = session.status === "signed-in";
  useRouteFocus();
  return (
    <>
      <SkipLink />
      {ownHeader ? null : <AppHeader session={session} />}
      <main
        id="content"
        className={clsx("outline-none", signedIn && "pb-[calc(var(--nav-height)+env(safe-area-inset-bottom))]")}
      >
        <Outlet />
      </main>
      {signedIn ? <LearnerFrame /> : null}
      <Toaster />
    </>
  );
}

function LearnerFrame() {
  return (
    <>
      <BottomNav />
      <LearnerFeedback />
    </>
  );
}
