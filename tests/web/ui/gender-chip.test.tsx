import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GenderChip, Noun } from "#web/ui/gender-chip.tsx";

describe("gender chip", () => {
  it.each([
    ["m", "der, masculine"],
    ["f", "die, feminine"],
    ["n", "das, neuter"],
    ["pl", "diePl., plural only"],
  ] as const)("reads %s as %s and shows a shape", (gender, text) => {
    const { container } = render(<GenderChip gender={gender} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
    expect(container.querySelector("[lang=de]")?.textContent).toBe(text.slice(0, 3));
  });

  it("comes before its noun", () => {
    const { container } = render(<Noun gender="f" word="Gabel" />);
    expect(container.textContent).toBe("die, feminineGabel");
  });

  it("comes after the word in a quiz prompt", () => {
    const { container } = render(<Noun gender="m" word="Löffel" chipLast />);
    expect(container.textContent).toBe("Löffelder, masculine");
  });

  it("is omitted for words without a gender", () => {
    const { container } = render(<Noun gender={null} word="schreiben" />);
    expect(container.textContent).toBe("schreiben");
  });
});
