import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Field, Input, PasswordInput } from "#web/ui/field.tsx";

describe("field", () => {
  it("labels its control and describes it with error and hint", () => {
    render(
      <Field label="E-mail" error="Invalid email address" hint="We never show it">
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByLabelText("E-mail");
    const described = (input.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Invalid email address",
      "We never show it",
    ]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("Invalid email address");
  });

  it("is neither invalid nor described without error and hint", () => {
    render(
      <Field label="E-mail">
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText("E-mail");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });

  it("keeps keyboards from autocorrecting German", () => {
    render(
      <Field label="Answer">
        <Input german />
      </Field>,
    );
    const input = screen.getByLabelText("Answer");
    expect(
      ["lang", "autocapitalize", "autocorrect", "autocomplete", "spellcheck"].map((name) => input.getAttribute(name)),
    ).toEqual(["de", "off", "off", "off", "false"]);
  });

  it("shows and hides a password", async () => {
    render(
      <Field label="Password">
        <PasswordInput defaultValue="geheim12" />
      </Field>,
    );
    const input = screen.getByLabelText("Password");
    expect(input.getAttribute("type")).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input.getAttribute("type")).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input.getAttribute("type")).toBe("password");
  });
});
