import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Button } from "#web/ui/button.tsx";
import { VerdictSheet } from "#web/ui/verdict-sheet.tsx";

describe("verdict sheet", () => {
  it("is a live region before there is a verdict, so that the verdict is announced", () => {
    const { rerender } = render(<VerdictSheet tone={null} title="Correct!" />);
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("");
    rerender(<VerdictSheet tone="right" title="Correct!" />);
    expect(screen.getByRole("status")).toBe(region);
    expect(region.textContent).toBe("Correct!");
  });

  it("shows further lines and the button, outside of the big line", () => {
    render(
      <VerdictSheet tone="wrong" kicker="Not yet" title="Correct answer: word" action={<Button>Continue</Button>}>
        <span>Because it is so.</span>
      </VerdictSheet>,
    );
    expect(screen.getByRole("status").textContent).toBe("Not yetCorrect answer: wordBecause it is so.Continue");
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });
});
