import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar } from "#web/ui/avatar.tsx";

describe("avatar", () => {
  it("shows the letters without an image", () => {
    render(<Avatar src={null} letters="M" />);
    expect(screen.getByText("M").textContent).toBe("M");
    expect(document.querySelector("img")).toBeNull();
  });

  it("shows the letters until the image has loaded", () => {
    render(<Avatar src="https://example.org/missing.png" letters="M" />);
    expect(screen.getByText("M").textContent).toBe("M");
  });
});
