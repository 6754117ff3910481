import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/tabs.tsx";

const user = userEvent.setup();
const LEVELS = ["A1", "A2", "B1"];
let chosen: string[];

function Levels() {
  const [value, setValue] = useState("A1");
  return (
    <Tabs
      value={value}
      onValueChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
    >
      <TabList label="Level">
        {LEVELS.map((level) => (
          <Tab key={level} value={level} locked={level === "B1"}>
            {level}
          </Tab>
        ))}
      </TabList>
      {LEVELS.map((level) => (
        <TabPanel key={level} value={level}>
          <button type="button">Lesson of {level}</button>
        </TabPanel>
      ))}
    </Tabs>
  );
}

beforeEach(() => {
  chosen = [];
  render(<Levels />);
});

function tab(name: string): HTMLElement {
  return screen.getByRole("tab", { name: new RegExp(`^${name}`) });
}

describe("tabs", () => {
  it("label their list, their tabs and the selected panel", () => {
    expect(screen.getByRole("tablist", { name: "Level" }).getAttribute("aria-orientation")).toBe("horizontal");
    expect(LEVELS.map((level) => tab(level).getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
    const panel = screen.getByRole("tabpanel", { name: "A1" });
    expect(panel.id).toBe(tab("A1").getAttribute("aria-controls"));
    for (const level of LEVELS) {
      expect(document.getElementById(tab(level).getAttribute("aria-controls") ?? "")?.role).toBe("tabpanel");
    }
    expect(screen.getByRole("button").textContent).toBe("Lesson of A1");
    expect(tab("B1").textContent).toBe("B1, locked");
  });

  it("are a single stop for the Tab key: the selected tab, then its panel", async () => {
    await user.tab();
    expect(document.activeElement).toBe(tab("A1"));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Lesson of A1");
  });

  it.each([
    ["{ArrowRight}", "A2"],
    ["{ArrowRight}{ArrowRight}", "B1"],
    ["{ArrowRight}{ArrowRight}{ArrowRight}", "A1"],
    ["{ArrowLeft}", "B1"],
    ["{End}", "B1"],
    ["{End}{Home}", "A1"],
    ["{ArrowDown}", "A1"],
    ["{Control>}{ArrowRight}{/Control}", "A1"],
  ])("by %s lead to %s, which is selected with the focus", async (keys, level) => {
    await user.tab();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(tab(level));
    expect(tab(level).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name: new RegExp(`^${level}`) })).toBeTruthy();
  });

  it("are selected by a click, once, and become the Tab key's stop", async () => {
    await user.click(tab("B1"));
    await user.click(tab("B1"));
    expect(chosen).toEqual(["B1"]);
    expect(LEVELS.map((level) => tab(level).tabIndex)).toEqual([-1, -1, 0]);
  });
});
