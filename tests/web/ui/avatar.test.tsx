import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar } from "#web/ui/avatar.tsx";
import { avatarLetter, initials } from "#web/ui/avatar-letter.ts";

describe("avatar letter", () => {
  it.each([
    ["the first name", { firstName: "mara", email: "zoe@example.org" }, "M"],
    ["the e-mail without a first name", { firstName: null, email: "zoe@example.org" }, "Z"],
    ["the e-mail when the first name is blank", { firstName: "  ", email: "zoe@example.org" }, "Z"],
    ["U without both", { firstName: null, email: "" }, "U"],
    ["an umlaut", { firstName: "özlem", email: null }, "Ö"],
  ])("is that of %s", (_case, user, letter) => {
    expect(avatarLetter(user)).toBe(letter);
  });
});

describe("initials", () => {
  it.each([
    ["Aylin T.", "AT"],
    ["Constantin-Leopold von der H.", "CH"],
    ["Noah", "N"],
    ["", ""],
  ])("of %s are %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

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
