import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lazyPage } from "#web/features/shell/lazy-page.tsx";

function Page() {
  return <h1>Grammar</h1>;
}

function setUp({ fileExists, serverAnswers }: { fileExists: boolean; serverAnswers: boolean }) {
  const world = { fileExists, serverAnswers };
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => {
    if (!world.serverAnswers) throw new TypeError("Failed to fetch");
    return new Response();
  });
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const LazyPage = lazyPage(async () => {
    if (!world.fileExists) throw new TypeError("Failed to fetch dynamically imported module");
    return Page;
  });
  render(<LazyPage />);
  return { world, reload };
}

async function tryAgain(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
}

describe("a page that cannot be downloaded", () => {
  beforeEach(() => void vi.useRealTimers());

  it("offers to try again, and does not leave the app while there is no connection", async () => {
    const { world, reload } = setUp({ fileExists: false, serverAnswers: false });
    await tryAgain();
    expect((await screen.findByRole("alert")).textContent).toContain("This page could not be loaded");
    expect(reload).not.toHaveBeenCalled();
    world.fileExists = true;
    await tryAgain();
    expect(await screen.findByRole("heading", { name: "Grammar" })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads the document again, once for each press, if the server answers and the file is gone since a deployment", async () => {
    const { reload } = setUp({ fileExists: false, serverAnswers: true });
    await screen.findByRole("button", { name: "Try Again" });
    expect(reload).not.toHaveBeenCalled();
    await tryAgain();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("comes by itself when the connection is back", async () => {
    const { world, reload } = setUp({ fileExists: false, serverAnswers: false });
    await screen.findByRole("button", { name: "Try Again" });
    Object.assign(world, { fileExists: true, serverAnswers: true });
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("heading", { name: "Grammar" })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
