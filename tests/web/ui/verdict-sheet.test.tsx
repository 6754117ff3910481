import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
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

  it("holds one button beside the report", async () => {
    const onReport = vi.fn();
    render(
      <VerdictSheet tone="wrong" title="Correct answer: word" onReport={onReport} action={<Button>Continue</Button>} />,
    );
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "My answer is right too",
      "Continue",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "My answer is right too" }));
    expect(onReport).toHaveBeenCalledOnce();
  });
});
