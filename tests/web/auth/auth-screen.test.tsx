import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { MARA, makeHome } from "#tests/support/web/make-home.ts";
import { renderApp } from "#tests/support/web/render-app.tsx";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { toastsAtom } from "#web/ui/toast-store.ts";

const user = userEvent.setup();
let api: StubbedApi;

beforeEach(() => {
  api = stubApi({
    "GET /api/auth/user": null,
    "GET /api/home": makeHome(),
    "POST /api/auth/login": MARA,
    "POST /api/auth/signup": MARA,
  });
});

function shownToast() {
  return getDefaultStore().get(toastsAtom)[0];
}

async function open(path: string) {
  const app = renderApp(path);
  await screen.findByRole("heading", { level: 1 });
  return app;
}

async function logIn(password = "correct horse"): Promise<void> {
  await user.type(screen.getByLabelText("Email"), "mara@example.org");
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
}

async function fillSignup(): Promise<void> {
  await user.type(screen.getByLabelText("First name"), " Mara ");
  await user.type(screen.getByLabelText("Last name"), "Muster");
  await user.type(screen.getByLabelText("Email"), "mara@example.org");
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Create Account" }));
}

describe("the form at /auth", () => {
  it.each([
    ["/auth", "Welcome back!"],
    ["/auth?mode=signup", "Join Wortpfad!"],
    ["/auth?mode=login", "Welcome back!"],
    ["/auth?mode=nonsense", "Welcome back!"],
  ])("%s opens '%s'", async (path, title) => {
    await open(path);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByText("wortpfad.app")).toBeTruthy();
    expect(screen.getByText("Your Partner to Learn German")).toBeTruthy();
  });

  it("switches between login and signup", async () => {
    await open("/auth");
    await user.click(screen.getByRole("button", { name: "Create one for free" }));
    expect(screen.getByText("Create your account to start learning")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByRole("heading", { name: "Welcome back!" })).toBeTruthy();
  });

  it("says what is missing at login and makes no call", async () => {
    await open("/auth");
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(api.to("POST /api/auth/login")).toEqual([]);
  });

  it("says what is missing at signup", async () => {
    await open("/auth?mode=signup");
    await user.type(screen.getByLabelText("Password"), "1234567");
    await user.click(screen.getByRole("button", { name: "Create Account" }));
    for (const message of [
      "First name is required",
      "Last name is required",
      "Please enter a valid email address",
      "Password must be at least 8 characters long",
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
  });

  it("is disabled while it waits for the answer", async () => {
    let answer: (user: typeof MARA) => void = () => undefined;
    api.answer({ "POST /api/auth/login": () => new Promise((resolve) => (answer = resolve)) });
    await open("/auth");
    await logIn();
    const button = await screen.findByRole("button", { name: "Signing In..." });
    expect(button).toHaveProperty("disabled", false);
    expect(button.closest("fieldset")?.disabled).toBe(true);
    answer(MARA);
    await screen.findByRole("heading", { name: "Learning Path" });
  });

  it("logs in, says so, and leads to the home page", async () => {
    const { router } = await open("/auth");
    await logIn();
    await screen.findByRole("heading", { name: "Learning Path" });
    expect(router.state.location.href).toBe("/");
    expect(api.to("POST /api/auth/login").map(({ body }) => body)).toEqual([
      { email: "mara@example.org", password: "correct horse" },
    ]);
    expect(shownToast()).toMatchObject({
      title: "Welcome back!",
      description: "You have been logged in successfully.",
    });
    expect(api.to("POST /api/quiz/submit")).toEqual([]);
  });

  it("signs up with a trimmed name, says so, and leads to the home page", async () => {
    await open("/auth?mode=signup");
    await fillSignup();
    await screen.findByRole("heading", { name: "Learning Path" });
    expect(api.to("POST /api/auth/signup")[0]?.body).toMatchObject({ firstName: "Mara", lastName: "Muster" });
    expect(shownToast()).toMatchObject({ description: "Your account has been created successfully." });
  });

  it.each([
    ["/leaderboard", "/leaderboard"],
    ["/chat?topic=travel#top", "/chat?topic=travel#top"],
    ["//evil.example", "/"],
    ["https://evil.example", "/"],
    ["/\\evil.example", "/"],
  ])("returnTo=%s leads to %s", async (returnTo, expected) => {
    const { router } = await open(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).not.toBe("/auth"));
    expect(router.state.location.href).toBe(expected);
  });

  it("sends a learner who is already signed in straight on", async () => {
    api.answer({ "GET /api/auth/user": MARA });
    const { router } = renderApp("/auth?returnTo=%2Fleaderboard");
    await waitFor(() => expect(router.state.location.pathname).toBe("/leaderboard"));
  });

  it.each([
    [
      "the server's message",
      failure(401, "Please check your email and password."),
      "Please check your email and password.",
    ],
    ["the server's message about the limit", failure(429, "Too many attempts."), "Too many attempts."],
    [
      "its own message if the answer is not from our server",
      new Response("<html>", { status: 502 }),
      "Please check your email and password.",
    ],
  ])("announces a failed login with %s", async (_case, answer, description) => {
    api.answer({ "POST /api/auth/login": answer });
    const { router } = await open("/auth");
    await logIn("wrong");
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ variant: "destructive", title: "Login Failed", description }),
    );
    expect(router.state.location.pathname).toBe("/auth");
    expect(screen.getByRole("button", { name: "Sign In" }).closest("fieldset")?.disabled).toBe(false);
  });

  it("says beside the field that the address already has an account", async () => {
    const message = "An account with this email address already exists. Please sign in.";
    api.answer({ "POST /api/auth/signup": Response.json({ message, field: "email" }, { status: 409 }) });
    await open("/auth?mode=signup");
    await fillSignup();
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    expect(shownToast()).toMatchObject({ variant: "destructive", title: "Signup Failed", description: message });
  });

  it("has a message of its own when signup fails without a network", async () => {
    api.answer({ "POST /api/auth/signup": () => Promise.reject(new TypeError("Failed to fetch")) });
    await open("/auth?mode=signup");
    await fillSignup();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: "Signup Failed",
        description: "Failed to create account. Please try again.",
      }),
    );
  });

  it("says beside the password that it is wrong, and puts the cursor there", async () => {
    api.answer({ "POST /api/auth/login": failure(401, "Please check your email and password.") });
    await open("/auth");
    await logIn("wrong");
    const password = screen.getByLabelText("Password");
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(screen.getByRole("alert").textContent).toBe("Please check your email and password.");
    expect(password.getAttribute("aria-invalid")).toBe("true");
    expect(password.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
    // What was typed is selected, so that the next try replaces it.
    await user.keyboard("right this time");
    expect(password).toHaveProperty("value", "right this time");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("puts the cursor into the field that the server refused at signup", async () => {
    const message = "This password is too common. Please choose another one.";
    api.answer({ "POST /api/auth/signup": Response.json({ message, field: "password" }, { status: 400 }) });
    await open("/auth?mode=signup");
    await fillSignup();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
    expect(screen.getByRole("alert").textContent).toBe(message);
  });

  it.each([
    ["the limit of tries", failure(429, "Too many attempts."), "Too many attempts."],
    [
      "a failed connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Please check your connection and try again.",
    ],
  ])("says above the button what is about no field, such as %s", async (_case, answer, message) => {
    api.answer({ "POST /api/auth/login": answer });
    await open("/auth");
    await logIn();
    const button = await screen.findByRole("button", { name: "Sign In" });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.getByRole("alert").textContent).toBe(message);
    for (const label of ["Email", "Password"])
      expect(screen.getByLabelText(label).hasAttribute("aria-invalid")).toBe(false);
    api.answer({ "POST /api/auth/login": MARA });
    await user.click(button);
    await screen.findByRole("heading", { name: "Learning Path" });
  });
});
