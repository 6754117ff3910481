import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type LazyFailedProps, lazyComponent } from "#web/lib/lazy-component.tsx";

function Word({ text }: { text: string }) {
  return <p>{text}</p>;
}

function Failed({ text, retry }: { text: string } & LazyFailedProps) {
  return (
    <button type="button" onClick={() => void retry()}>
      {text} failed
    </button>
  );
}

/** A component whose download fails until the network is there. */
function makeLazyWord() {
  const network = { up: true, downloads: 0 };
  const LazyWord = lazyComponent<{ text: string }>(
    async () => {
      network.downloads += 1;
      if (!network.up) throw new TypeError("Failed to fetch dynamically imported module");
      return Word;
    },
    { loading: () => <p>loading</p>, failed: Failed },
  );
  return { network, LazyWord };
}

describe("a component in a chunk of its own", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

  it("is drawn again for other props only, however often what is around it is", async () => {
    const drawn: string[] = [];
    const Counted = lazyComponent<{ text: string }>(async () => ({ text }) => {
      drawn.push(text);
      return <p>{text}</p>;
    });
    await Counted.load();
    const { rerender } = render(<Counted text="Haus" />);
    rerender(<Counted text="Haus" />);
    expect(drawn).toEqual(["Haus"]);
    rerender(<Counted text="Hof" />);
    expect(drawn).toEqual(["Haus", "Hof"]);
  });

  it("is downloaded once, when it is first rendered", async () => {
    const { network, LazyWord } = makeLazyWord();
    expect(network.downloads).toBe(0);
    const { unmount } = render(<LazyWord text="Haus" />, { wrapper: StrictMode });
    expect(screen.getByText("loading")).toBeTruthy();
    expect(await screen.findByText("Haus")).toBeTruthy();
    unmount();
    render(<LazyWord text="Hund" />);
    expect(screen.getByText("Hund")).toBeTruthy();
    expect(network.downloads).toBe(1);
  });

  it("renders at once when it was downloaded ahead", async () => {
    const { LazyWord } = makeLazyWord();
    await LazyWord.preload();
    render(<LazyWord text="Haus" />);
    expect(screen.getByText("Haus")).toBeTruthy();
  });

  it("shows that it could not be downloaded, does not repeat that by itself, and comes with the next try", async () => {
    const { network, LazyWord } = makeLazyWord();
    network.up = false;
    render(<LazyWord text="Haus" />, { wrapper: StrictMode });
    const again = await screen.findByRole("button", { name: "Haus failed" });
    await userEvent.click(again);
    expect(screen.getByRole("button", { name: "Haus failed" })).toBeTruthy();
    const tries = network.downloads;
    await act(() => Promise.resolve());
    expect(network.downloads).toBe(tries);
    network.up = true;
    await userEvent.click(again);
    expect(await screen.findByText("Haus")).toBeTruthy();
  });

  it("forgets that a download ahead has failed", async () => {
    const { network, LazyWord } = makeLazyWord();
    network.up = false;
    await expect(LazyWord.preload()).resolves.toBeUndefined();
    await expect(LazyWord.load()).resolves.toBe(false);
    network.up = true;
    render(<LazyWord text="Haus" />);
    expect(await screen.findByText("Haus")).toBeTruthy();
  });

  it("fails when the download takes more than 20 s", async () => {
    vi.useFakeTimers();
    const Stuck = lazyComponent(() => new Promise<typeof Word>(() => undefined), { failed: Failed });
    render(<Stuck text="Haus" />);
    await act(() => vi.advanceTimersByTimeAsync(19_999));
    expect(screen.queryByRole("button")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole("button", { name: "Haus failed" })).toBeTruthy();
  });
});
