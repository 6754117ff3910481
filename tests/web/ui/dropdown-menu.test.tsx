import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "#web/ui/dropdown-menu.tsx";

function press(element: HTMLElement): void {
  fireEvent.pointerDown(element, { button: 0, ctrlKey: false });
}

/** Runs the timers that are due, and what they cause. */
async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

describe("a menu", () => {
  it("stays open when it is opened again at the moment in which it has closed", async () => {
    render(
      <DropdownMenu>
        <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>First</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const trigger = screen.getByRole("button", { name: "Menu" });
    press(trigger);
    await settle();
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    expect(screen.queryByRole("menu")).toBeNull();
    press(trigger);
    await settle();
    expect(screen.getByRole("menu")).toBeTruthy();
  });

  it("stays open when it is opened again while it fades out", async () => {
    render(
      <DropdownMenu>
        <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
        <DropdownMenuContent style={{ animationName: "fade" }}>
          <DropdownMenuItem>First</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const trigger = screen.getByRole("button", { name: "Menu" });
    press(trigger);
    await settle();
    const menu = screen.getByRole("menu");
    // Radix keeps a closed menu in the page as long as its animation, which has to be another than that of the open one.
    menu.style.animationName = "fade-out";
    fireEvent.keyDown(menu, { key: "Escape" });
    await settle();
    expect(menu.isConnected).toBe(true);
    expect(menu.dataset.state).toBe("closed");
    press(trigger);
    await settle();
    expect(screen.getByRole("menu").dataset.state).toBe("open");
  });

  it("gives the focus back to its button", async () => {
    render(
      <DropdownMenu>
        <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>First</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const trigger = screen.getByRole("button", { name: "Menu" });
    press(trigger);
    await settle();
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    await settle();
    expect(document.activeElement).toBe(trigger);
  });
});
