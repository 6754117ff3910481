import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { LessonPath } from "#web/ui/lesson-path.tsx";
import { LessonStone, type StoneState } from "#web/ui/lesson-stone.tsx";

/** Stands for a router link: the stone fills it. */
function Link({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...props}>
      {props.children}
    </a>
  );
}

describe("lesson stone", () => {
  it.each([
    ["complete", "Guten Tag!Score: 14/15"],
    ["crown", "Guten Tag!Score: 14/15"],
    ["current", "Guten Tag!Start Learning"],
    ["available", "Guten Tag!Start Learning"],
  ] as const)("is a link that says title and state when %s", (state: StoneState, text) => {
    render(
      <LessonStone state={state} title="Guten Tag!" score="14/15">
        <Link to="/lesson/1" />
      </LessonStone>,
    );
    const link = screen.getByRole("link");
    expect(link.textContent).toBe(text);
    expect(link.getAttribute("aria-current")).toBe(state === "current" ? "step" : null);
  });

  it("is not a link when locked, even if it is given one", () => {
    const { container } = render(
      <LessonStone state="locked" title="Zahlen">
        <Link to="/lesson/5" />
      </LessonStone>,
    );
    expect(screen.queryByRole("link")).toBeNull();
    expect(container.textContent).toBe("ZahlenLocked");
  });
});

describe("lesson path", () => {
  const lessons = [
    {
      id: "1",
      title: "Guten Tag!",
      state: "complete" as const,
      score: "14/15",
      words: ["Vorstellungsgespräch", "guten Tag"],
    },
    { id: "2", title: "Ich heiße …", state: "current" as const, words: ["ich heiße"] },
    { id: "3", title: "Zahlen", state: "locked" as const },
  ];

  it("writes the first short word of a completed lesson on its stretch, and dots on the rest", () => {
    const { container } = render(
      <LessonPath lessons={lessons} link={(lesson) => <Link to={`/lesson/${lesson.id}`} />} />,
    );
    const trails = [...container.querySelectorAll("svg[lang=de]")];
    expect(trails).toHaveLength(3);
    expect(trails.map((trail) => trail.textContent)).toEqual(["guten Tag", "guten Tag", "guten Tag"]);
    expect(trails.map((trail) => trail.querySelectorAll("[stroke-dasharray]").length)).toEqual([1, 1, 1]);
    expect(trails.map((trail) => trail.getAttribute("aria-hidden"))).toEqual(["true", "true", "true"]);
  });

  it("lists every lesson and links those that are not locked", () => {
    render(<LessonPath lessons={lessons} link={(lesson) => <Link to={`/lesson/${lesson.id}`} />} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/lesson/1", "/lesson/2"]);
  });
});
