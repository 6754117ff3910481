import { runInThisContext } from "node:vm";
import { cleanup, render, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EarlyInput } from "#web/lib/early-input.tsx";

const [loader = ""] = Object.values(
  import.meta.glob<string>("../../../web/build/app-loader.js", { query: "?raw", import: "default", eager: true }),
);

const sent = vi.fn<(text: string, level: string) => void>();

function Form() {
  const [level, setLevel] = useState("A1");
  const [text, setText] = useState("");
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {["A1", "B2"].map((one) => (
        <input
          key={one}
          type="radio"
          aria-label={one}
          value={one}
          checked={level === one}
          onChange={() => setLevel(one)}
        />
      ))}
      <textarea
        aria-label="Message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") sent(text, level);
        }}
      />
      <button type="submit" onClick={() => sent("pressed", level)}>
        Start
      </button>
    </form>
  );
}

const App = () => (
  <>
    <a href="/grammar">Rules</a>
    <a href="/chat">Chat</a>
    <Form />
    <EarlyInput />
  </>
);

/** The page as the build leaves it: a picture of the form, and the files of the app in a template. */
function showPicture(): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderToString(<App />)}</div><template id="app-files"><link rel="stylesheet"><script type="module"></script></template>`;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe() {}
    },
  );
  runInThisContext(loader);
  return document.querySelector<HTMLElement>("#root") ?? document.body;
}

const radio = () => screen.getByRole<HTMLInputElement>("radio", { name: "B2" });
const message = () => screen.getByRole<HTMLTextAreaElement>("textbox");

function use(): void {
  radio().click();
  const field = message();
  field.value = "Hallo";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  screen.getByRole("button").click();
}

afterEach(() => {
  cleanup();
  sent.mockReset();
  vi.unstubAllGlobals();
  delete window.earlyInput;
  document.body.innerHTML = "";
});

describe("what is used before the app has started", () => {
  it("is used again, in order, once the app has drawn its own controls", async () => {
    const root = showPicture();
    use();
    expect(sent).not.toHaveBeenCalled();
    root.replaceChildren();
    render(<App />, { container: root });
    await vi.waitFor(() =>
      expect(sent.mock.calls).toEqual([
        ["Hallo", "B2"],
        ["pressed", "B2"],
      ]),
    );
    expect(radio().checked).toBe(true);
  });

  it("keeps the focus that the keyboard has brought somewhere, until the pointer takes it away", async () => {
    const chat = () => screen.getByRole("link", { name: "Chat" });
    for (const isPointed of [false, true]) {
      const root = showPicture();
      chat().focus();
      if (isPointed) document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      root.replaceChildren();
      const app = render(<App />, { container: root });
      await new Promise((resolve) => setTimeout(resolve));
      expect(document.activeElement).toBe(isPointed ? document.body : chat());
      app.unmount();
    }
  });

  it("leaves no moment in which the keyboard types into nothing", () => {
    const root = showPicture();
    message().focus();
    root.replaceChildren();
    const inTheSameTask = vi.fn<(focused: Element | null) => void>();
    const Probe = () => {
      useLayoutEffect(() => inTheSameTask(document.activeElement), []);
      return null;
    };
    render(
      <>
        <App />
        <Probe />
      </>,
      { container: root },
    );
    expect(inTheSameTask).toHaveBeenCalledWith(message());
  });

  it("leaves the focus where a control has put it that was pressed by the keyboard", async () => {
    const root = showPicture();
    screen.getByRole("button").focus();
    screen.getByRole("button").click();
    root.replaceChildren();
    sent.mockImplementation(() => message().focus());
    render(<App />, { container: root });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith("pressed", "A1"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(message());
  });

  it("submits no form, and is forgotten when its control is gone", async () => {
    const root = showPicture();
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit");
    use();
    root.replaceChildren();
    render(<EarlyInput />, { container: root });
    await Promise.resolve();
    expect(window.earlyInput).toBeUndefined();
    expect(sent).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});
