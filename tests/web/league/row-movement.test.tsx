import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeLeague, makeMara, makeMember } from "#tests/support/web/make-league.ts";
import { LeaderboardTable } from "#web/features/league/leaderboard-table.tsx";

const ROW = 54;
const MARA = makeMara(30);
const [AYLIN, NOAH] = [makeMember("Aylin T.", 20), makeMember("Noah D.", 10)];

/** The rows that slid: name (or zone), and how far away in px they started. */
let moves: [string, string][];

beforeEach(() => {
  moves = [];
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function place(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW;
  });
  Element.prototype.animate = function animate(this: HTMLElement, frames: Keyframe[]) {
    moves.push([this.dataset.row ?? "", String(frames[0]?.transform)]);
    return {} as Animation;
  };
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, "animate");
});

function Board({ mara }: { mara: number }) {
  const entries = [{ ...MARA, weeklyXp: mara }, AYLIN, NOAH];
  return (
    <LeaderboardTable league={makeLeague()} entries={entries} seats={3} userId={MARA.userId ?? ""} totalXp={512} />
  );
}

describe("the rows of the leaderboard", () => {
  it("slide to their new places when one member overtakes another", () => {
    // One of three is promoted, so the divider is between first and second place.
    const { rerender } = render(<Board mara={30} />);
    expect(moves).toEqual([]);
    rerender(<Board mara={15} />);
    expect(moves).toEqual([
      [AYLIN.id, "translateY(108px)"],
      [MARA.id, "translateY(-108px)"],
    ]);
  });

  it("stay where they are if only XP changes", () => {
    const { rerender } = render(<Board mara={30} />);
    rerender(<Board mara={40} />);
    expect(moves).toEqual([]);
  });

  it("do not slide if the learner prefers reduced motion", () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const { rerender } = render(<Board mara={30} />);
    rerender(<Board mara={15} />);
    expect(moves).toEqual([]);
  });

  it("do not move while they are stuck to the edge of the window", () => {
    const style = window.getComputedStyle.bind(window);
    vi.spyOn(window, "getComputedStyle").mockImplementation((element) => {
      const own = element.closest("tr")?.hasAttribute("aria-current") === true;
      return own ? ({ position: "sticky", top: "66px", bottom: "64px" } as CSSStyleDeclaration) : style(element);
    });
    // The table begins far below the window, so the learner's own row sticks above the navigation bar.
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
      return { top: 5_000 + (this as HTMLElement).offsetTop } as DOMRect;
    });
    const { rerender } = render(<Board mara={30} />);
    rerender(<Board mara={15} />);
    expect(moves).toEqual([[AYLIN.id, "translateY(108px)"]]);
  });
});
