import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { UmlautKeys } from "#web/ui/umlaut-keys.tsx";

/** A controlled field beside the keys: what React knows is shown in the output. */
function Answer({ start = "", maxLength }: { start?: string; maxLength?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <input
        aria-label="Answer"
        maxLength={maxLength}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <UmlautKeys />
      <output>{value}</output>
    </>
  );
}

function answerField(): HTMLInputElement {
  return screen.getByLabelText("Answer");
}

describe("umlaut keys", () => {
  it("types at the caret, fires an input event and moves the caret after the letter", async () => {
    render(<Answer start="schn" />);
    const field = answerField();
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.click(screen.getByRole("button", { name: "ö" }));
    expect(screen.getByRole("status").textContent).toBe("schön");
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe(4);
  });

  it("replaces the selection", async () => {
    render(<Answer start="Strasse" />);
    const field = answerField();
    await userEvent.click(field);
    field.setSelectionRange(4, 6);
    await userEvent.click(screen.getByRole("button", { name: "ß" }));
    expect(field.value).toBe("Straße");
  });

  it("types into the last focused field when a key is reached with Tab", async () => {
    render(<Answer start="M" />);
    await userEvent.click(answerField());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(answerField().value).toBe("Mä");
    expect(document.activeElement).toBe(answerField());
  });

  it("types the capital letter with Shift", async () => {
    render(<Answer />);
    await userEvent.click(answerField());
    fireEvent.click(screen.getByRole("button", { name: "ü" }), { shiftKey: true });
    expect(answerField().value).toBe("Ü");
  });

  it("types nothing into a full field", async () => {
    render(<Answer start="abc" maxLength={3} />);
    await userEvent.click(answerField());
    await userEvent.click(screen.getByRole("button", { name: "ä" }));
    expect(answerField().value).toBe("abc");
  });
});
