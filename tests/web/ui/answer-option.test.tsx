import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AnswerOption, RadioOption, RadioOptions } from "#web/ui/answer-option.tsx";

function Adverbs() {
  const [value, setValue] = useState("");
  return (
    <RadioOptions label="Answers" value={value} onValueChange={setValue}>
      <RadioOption value="a" badge="A)" lang="de">
        lieber
      </RadioOption>
      <RadioOption value="b" badge="B)" lang="de">
        gern
      </RadioOption>
    </RadioOptions>
  );
}

function checked(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);
}

describe("radio options", () => {
  it("are a labeled group of radio buttons with nothing chosen at first", () => {
    render(<Adverbs />);
    expect(screen.getByRole("radiogroup", { name: "Answers" }).tagName).toBe("FIELDSET");
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(checked()).toEqual([]);
  });

  it("are chosen by clicking the text", async () => {
    render(<Adverbs />);
    await userEvent.click(screen.getByText("gern"));
    expect(checked()).toEqual(["b"]);
    await userEvent.click(screen.getByText("lieber"));
    expect(checked()).toEqual(["a"]);
  });

  it("cannot be chosen when disabled", async () => {
    const onValueChange = vi.fn();
    render(
      <RadioOptions label="Answers" value="" onValueChange={onValueChange} disabled>
        <RadioOption value="a" badge="A)">
          lieber
        </RadioOption>
      </RadioOptions>,
    );
    await userEvent.click(screen.getByText("lieber"));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe("answer option", () => {
  it.each([
    ["resting", "1the fork"],
    ["selected", "1the fork"],
    ["right", "1the fork Answer"],
    ["wrong", "1the fork Yours"],
  ] as const)("says its verdict in words when %s", (state, text) => {
    render(
      <AnswerOption badge="1" state={state}>
        the fork
      </AnswerOption>,
    );
    expect(screen.getByRole("button").textContent).toBe(text);
  });

  it("keeps badge and verdict English when the answer is German", () => {
    render(
      <AnswerOption badge="1" state="right" lang="de">
        Gabel
      </AnswerOption>,
    );
    const german = document.querySelectorAll("[lang=de]");
    expect([...german].map((element) => element.textContent)).toEqual(["Gabel"]);
  });
});
