import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubLessonApi } from "#tests/support/web/lesson-actor.ts";
import { MARA } from "#tests/support/web/make-home.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi } from "#tests/support/web/stub-api.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

const CHANGE = "POST /api/auth/password";
const user = userEvent.setup();
let api: StubbedApi;

beforeEach(() => {
  api = stubLessonApi();
  api.answer({ [CHANGE]: { ok: true } });
});
afterEach(() => vi.restoreAllMocks());

async function openDialog() {
  renderApp("/subscribe");
  await user.click(await screen.findByRole("button", { name: /account menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Change Password" }));
  return within(await screen.findByRole("dialog", { name: "Change Password" }));
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function submit(dialog: Dialog, current = "correct horse", chosen = "battery staple"): Promise<void> {
  const fields = { "Current password": current, "New password": chosen };
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(dialog.getByLabelText(label));
    if (text !== "") await user.type(dialog.getByLabelText(label), text);
  }
  await user.click(dialog.getByRole("button", { name: "Change Password" }));
}

function lastToast() {
  return getDefaultStore().get(toastsAtom)[0];
}

describe("the dialog to change the password", () => {
  it("changes it, says so and closes", async () => {
    await submit(await openDialog());
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: "Password changed",
        description: "You are signed out on your other devices.",
      }),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(api.to(CHANGE).map(({ body }) => body)).toEqual([
      { currentPassword: "correct horse", newPassword: "battery staple" },
    ]);
  });

  it("begins in its first field, and gives the focus back to the menu's button", async () => {
    const dialog = await openDialog();
    expect(document.activeElement).toBe(dialog.getByLabelText("Current password"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /account menu/ }));
  });

  it("forgets what was typed when it is closed, and opens again", async () => {
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText("Current password"), "correct horse");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: /account menu/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Change Password" }));
    expect(await screen.findByLabelText("Current password")).toHaveProperty("value", "");
    expect(api.to(CHANGE)).toEqual([]);
  });

  it("tells a password manager whose passwords these are", async () => {
    await openDialog();
    const form = screen.getByLabelText("Current password").closest("form");
    const inputs = [...(form?.querySelectorAll("input") ?? [])];
    expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual(["username", "current-password", "new-password"]);
    expect(inputs[0]).toMatchObject({ value: MARA.email, hidden: true });
  });

  it("says beside each field what is missing, and makes no call", async () => {
    const dialog = await openDialog();
    await submit(dialog, "", "seven77");
    expect(await dialog.findByText("Password is required")).toBeTruthy();
    expect(dialog.getByText("Password must be at least 8 characters long")).toBeTruthy();
    await submit(dialog, "correct horse", "correct horse");
    expect(await dialog.findByText("Please choose a password that differs from your current one.")).toBeTruthy();
    expect(api.to(CHANGE)).toEqual([]);
  });

  it.each([
    ["Current password", "currentPassword", "This is not your current password."],
    ["New password", "newPassword", "This password is too common. Please choose another one."],
  ])("says beside '%s' why the server refuses it, and puts the cursor there", async (label, field, message) => {
    api.answer({ [CHANGE]: Response.json({ message, field }, { status: 400 }) });
    const dialog = await openDialog();
    await submit(dialog);
    expect((await dialog.findByRole("alert")).textContent).toBe(message);
    const input = dialog.getByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.getAttribute("aria-invalid")).toBe("true");
    // What was typed is selected, so that the next try replaces it.
    await user.keyboard("right this time");
    expect(input).toHaveProperty("value", "right this time");
    expect(lastToast()).toBeUndefined();
  });

  it.each([
    ["the limit of tries", failure(429, "Too many attempts."), true, "Too many attempts."],
    ["a change at the same moment", failure(409, "Not saved."), true, "Not saved."],
    [
      "a lost answer",
      () => Promise.reject(new TypeError("Failed to fetch")),
      true,
      "We cannot say whether your password was changed. Please try again.",
    ],
    [
      "no connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      false,
      "You're offline. We cannot say whether your password was changed. Please try again.",
    ],
    [
      "an answer that is not from our server",
      new Response("<html>", { status: 502 }),
      true,
      "Your password could not be changed. Please try again.",
    ],
  ])("says above its buttons what is about no field, such as %s", async (_case, answer, onLine, message) => {
    api.answer({ [CHANGE]: answer });
    const dialog = await openDialog();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    await submit(dialog);
    expect((await dialog.findByRole("alert")).textContent).toBe(message);
    const button = dialog.getByRole("button", { name: "Change Password" });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("is disabled while it waits for the answer, and can be closed", async () => {
    let answer: (response: Response) => void = () => undefined;
    api.answer({ [CHANGE]: () => new Promise<Response>((resolve) => (answer = resolve)) });
    const dialog = await openDialog();
    await submit(dialog);
    expect(await dialog.findByRole("button", { name: "Changing..." })).toHaveProperty("disabled", true);
    expect(dialog.getByLabelText("New password").closest("fieldset")?.disabled).toBe(true);
    await user.click(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    answer(failure(400, "This is not your current password."));
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        variant: "destructive",
        title: "Password not changed",
        description: "This is not your current password.",
      }),
    );
  });

  it("closes when the session has ended", async () => {
    api.answer({ [CHANGE]: failure(401, "Unauthorized") });
    await submit(await openDialog());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("stays open when something outside is pressed, such as a password manager's list", async () => {
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText("Current password"), "correct horse");
    const overlay = document.createElement("button");
    overlay.style.pointerEvents = "auto";
    document.body.append(overlay);
    await user.click(overlay);
    overlay.remove();
    expect(dialog.getByLabelText("Current password")).toHaveProperty("value", "correct horse");
  });
});
