import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LeaveDialog } from "#web/quiz-kit/leave-dialog.tsx";
import { useLeaveGuard } from "#web/quiz-kit/use-leave-guard.ts";

const user = userEvent.setup();
const onLeft = vi.fn();

/** A page that swaps its quiz in and out in place, as the vocabulary page does. */
function Page() {
  const [quiz, setQuiz] = useState(false);
  const [answered, setAnswered] = useState(false);
  const guard = useLeaveGuard({ active: quiz && answered, exit: () => setQuiz(false), onLeft });
  if (!quiz)
    return (
      <button type="button" onClick={() => setQuiz(true)}>
        Start
      </button>
    );
  return (
    <>
      <p>Running</p>
      <button type="button" onClick={() => setAnswered(true)}>
        Answer
      </button>
      <button type="button" onClick={guard.leave}>
        Close
      </button>
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.confirm} />
    </>
  );
}

async function openQuiz(): Promise<void> {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/grammar">Elsewhere</Link>
        <Link to="/auth">Sign in</Link>
        <Outlet />
      </>
    ),
  });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    page("/", Page),
    page("/grammar", () => <p>Another page</p>),
    page("/auth", () => <p>Sign in here</p>),
  ]);
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  await press("Start");
}

async function press(name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
}

beforeEach(() => {
  onLeft.mockClear();
});

describe("the way out of a quiz", () => {
  it("is open while there is nothing to lose", async () => {
    await openQuiz();
    await press("Close");
    expect(screen.getByRole("button", { name: "Start" })).toBeTruthy();
    expect(onLeft).not.toHaveBeenCalled();
  });

  it("asks in place, and stays when told to", async () => {
    await openQuiz();
    await press("Answer");
    await press("Close");
    await press("Keep going");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Running")).toBeTruthy();
    expect(onLeft).not.toHaveBeenCalled();
  });

  it("asks in place, and leaves when told to", async () => {
    await openQuiz();
    await press("Answer");
    await press("Close");
    await press("Leave");
    expect(screen.getByRole("button", { name: "Start" })).toBeTruthy();
    expect(onLeft).toHaveBeenCalledOnce();
  });

  it("asks before another page opens, in the next quiz of the page too", async () => {
    await openQuiz();
    await press("Answer");
    await press("Close");
    await press("Leave");
    await press("Start");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await screen.findByRole("dialog", { name: "Leave the quiz?" });
    expect(screen.getByText("Running")).toBeTruthy();
    await press("Leave");
    expect(await screen.findByText("Another page")).toBeTruthy();
    expect(onLeft).toHaveBeenCalledTimes(2);
  });

  it("is never closed where the session has ended", async () => {
    await openQuiz();
    await press("Answer");
    await user.click(screen.getByRole("link", { name: "Sign in" }));
    expect(await screen.findByText("Sign in here")).toBeTruthy();
  });
});
