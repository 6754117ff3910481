import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useQuizKeys } from "#web/quiz-kit/use-quiz-keys.ts";

const did = vi.fn<(what: string) => void>();
const user = userEvent.setup();

function Quiz({ active = true, inPart = false }: { active?: boolean; inPart?: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  useQuizKeys({
    active,
    area: inPart ? area : undefined,
    onOption: (index) => did(`option ${index}`),
    onForward: () => did("forward"),
    onListen: () => did("listen"),
    onLeave: () => did("leave"),
    onShowKeys: () => did("keys"),
  });
  return (
    <>
      <div ref={area}>
        <button type="button" onClick={() => did("press")}>
          Button
        </button>
        <input type="radio" aria-label="Radio" />
        <input type="text" aria-label="Field" />
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

beforeEach(() => did.mockClear());

describe("the keys of a quiz", () => {
  it.each([
    ["1", "option 0"],
    ["4", "option 3"],
    ["{Enter}", "forward"],
    ["p", "listen"],
    ["P", "listen"],
    ["{Escape}", "leave"],
    ["?", "keys"],
  ])("%s", async (key, what) => {
    render(<Quiz />);
    await user.keyboard(key);
    expect(did.mock.calls).toEqual([[what]]);
  });

  it.each([
    ["5", "no such option"],
    ["0", "no such option"],
    ["{Control>}1{/Control}", "a shortcut of the browser"],
    ["{Alt>}p{/Alt}", "a shortcut of the browser"],
    ["x", "any other key"],
  ])("leave %s alone: %s", async (key) => {
    render(<Quiz />);
    await user.keyboard(key);
    expect(did).not.toHaveBeenCalled();
  });

  it.each([
    ["Button", "{Enter}", ["press"]],
    ["Radio", "{Enter}", ["forward"]],
    ["Radio", "2", ["option 1"]],
    ["Field", "1p?{Enter}", []],
    ["Field", "{Escape}", ["leave"]],
    ["Elsewhere", "2", ["option 1"]],
  ])("with the focus on %s, %s does %j", async (focused, key, expected) => {
    render(<Quiz />);
    const target = screen.queryByLabelText(focused) ?? screen.getByRole("button", { name: focused });
    target.focus();
    await user.keyboard(key);
    expect(did.mock.calls.flat()).toEqual(expected);
  });

  it("of a quiz in a part of the page work in there, and with the focus nowhere", async () => {
    render(<Quiz inPart />);
    await user.keyboard("1");
    screen.getByRole("button", { name: "Button" }).focus();
    await user.keyboard("2");
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await user.keyboard("3{Escape}");
    expect(did.mock.calls.flat()).toEqual(["option 0", "option 1"]);
  });

  it("rest while a dialog is open", async () => {
    render(<Quiz active={false} />);
    await user.keyboard("1{Enter}{Escape}?");
    expect(did).not.toHaveBeenCalled();
  });

  it("do nothing more while a key is held down", () => {
    render(<Quiz />);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true }));
    expect(did).not.toHaveBeenCalled();
  });
});
