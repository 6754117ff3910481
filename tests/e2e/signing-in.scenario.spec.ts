import { makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { logInHere, signUpHere } from "#tests/support/e2e/auth-screen.ts";
import { expect, test } from "#tests/support/e2e/fixtures.ts";
import { FIRST_LESSON } from "#tests/support/e2e/lessons.ts";
import { dialogNamed, expectLearningPath, openUserMenu, toastNamed } from "#tests/support/e2e/shell.ts";

test("the sign-up form names everything that is wrong, then signs the visitor up", async ({ guest: { page } }) => {
  await page.goto("/auth?mode=signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Join .+!$/);
  await expect(page.getByText("Create your account to start learning")).toBeVisible();
  await expect(page.getByText("Your Partner to Learn German")).toBeVisible();

  const account = makeAccount("Jürgen");
  await signUpHere(page, { firstName: " ", lastName: "", email: "juergen@", password: "seven77" });
  for (const message of [
    "First name is required",
    "Last name is required",
    "Please enter a valid email address",
    "Password must be at least 8 characters long",
  ]) {
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  }
  await expect(page.getByLabel("First name")).toBeFocused();

  await signUpHere(page, account);
  await expect(page).toHaveURL("/");
  await expect(toastNamed(page, "Welcome")).toContainText("Your account has been created successfully.");
  await expectLearningPath(page);
  await expect(page.getByRole("button", { name: /account menu/ })).toContainText("Jürgen");
});

test("signing up with an email address that has an account is refused, in any letter case", async ({
  guest: { page },
  guard,
  baseURL,
}) => {
  const account = makeAccount();
  await signUp(baseURL ?? "", account);
  guard.expectError(/409/);
  await page.goto("/auth?mode=signup");
  await signUpHere(page, { ...account, email: account.email.toUpperCase() });
  await expect(toastNamed(page, "Signup Failed")).toContainText("An account with this email address already exists");
  await expect(page).toHaveURL("/auth?mode=signup");
});

test("a wrong password is refused, the right one signs in, and the form is disabled meanwhile", async ({
  guest: { page },
  guard,
  baseURL,
}) => {
  const account = makeAccount();
  await signUp(baseURL ?? "", account);
  guard.expectError(/401/);
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back!");
  await logInHere(page, { email: "", password: "" });
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();

  await logInHere(page, { ...account, password: "not the password" });
  await expect(toastNamed(page, "Login Failed")).toContainText("Please check your email and password.");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);

  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/api/auth/login", async (route) => {
    await held;
    await route.continue();
  });
  await logInHere(page, account);
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  await expect(page.getByLabel("Email")).toBeDisabled();
  letThrough();
  await expect(page).toHaveURL("/");
  await expect(toastNamed(page, "Welcome back!")).toBeVisible();
  await expectLearningPath(page);
});

test("the password can be shown and hidden, and the form switches between login and sign-up", async ({
  guest: { page },
}) => {
  await page.goto("/auth");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("Geheimnis");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("Geheimnis");

  await page.getByRole("button", { name: "Create one for free" }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("First name")).toBeHidden();
});

test("the header links visitors to the login form, on a desktop and on a phone", async ({ guest: { page } }) => {
  for (const [width, label] of [
    [1_280, "Sign In"],
    [360, "Login"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/subscribe"]) {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL("/auth");
      await page.getByRole("banner").getByRole("link", { name: "Wortpfad" }).click();
      await expect(page).toHaveURL("/");
    }
  }
});

test("returnTo leads only to pages of the app", async ({ guest: { page, context }, baseURL }) => {
  const account = makeAccount();
  await signUp(baseURL ?? "", account);
  const table = [
    { returnTo: "/subscribe?from=mail#top", leadsTo: "/subscribe?from=mail#top" },
    { returnTo: "//evil.example/", leadsTo: "/" },
    { returnTo: "/\\evil.example/", leadsTo: "/" },
    { returnTo: "javascript:alert(1)", leadsTo: "/" },
  ];
  for (const { returnTo, leadsTo } of table) {
    await context.clearCookies();
    await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await logInHere(page, account);
    await expect(page, returnTo).toHaveURL(leadsTo);
    await expect(page.getByRole("button", { name: /account menu/ })).toBeVisible();
  }
});

test("a signed-in learner who opens the login form is sent on", async ({ learner: { page } }) => {
  await page.goto(`/auth?returnTo=/lesson/${FIRST_LESSON}`);
  await expect(page).toHaveURL(`/lesson/${FIRST_LESSON}`);
});

test("a learner whose session ended elsewhere is told so, and signing in again leads back", async ({
  learner,
  guard,
}) => {
  const { page, api, account } = learner;
  guard.expectError(/401/);
  await page.goto("/");
  await expectLearningPath(page);
  await api.call("POST /api/auth/logout");

  await page
    .getByRole("link", { name: /Start Learning/ })
    .first()
    .click();
  await expect(toastNamed(page, "Unauthorized")).toContainText("You are logged out. Logging in again...");
  await expect(page).toHaveURL(/^[^?]*\/auth\?returnTo=/);
  await logInHere(page, account);
  await expect(page).toHaveURL(`/lesson/${FIRST_LESSON}`);
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();
});

test("signing out ends the session and leaves nothing of the learner behind", async ({ learner, guard }) => {
  const { page, api } = learner;
  // A lesson is asked for before anybody knows who is here.
  guard.expectError(/401/);
  await page.goto("/");
  await expectLearningPath(page);
  const menu = await openUserMenu(page);
  for (const entry of ["Dashboard", "Grammar Library", "Leaderboard", "New Chat"]) {
    await expect(menu.getByRole("menuitem", { name: entry })).toBeVisible();
  }
  await menu.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Get Started - Login / Create Account" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  expect(await api.call("GET /api/auth/user")).toBeNull();
  expect((await api.send("GET /api/gamification/xp")).status).toBe(401);

  await page.goto(`/lesson/${FIRST_LESSON}`);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("changing the password signs the learner out everywhere else, and only the new password works", async ({
  learner,
  stage,
  guard,
}) => {
  const { page, account } = learner;
  const newPassword = "ein besseres Passwort";
  guard.expectError(/400/);
  guard.expectError(/401/);
  const elsewhere = await stage.guest("elsewhere");
  await elsewhere.page.goto("/auth");
  await logInHere(elsewhere.page, account);
  await expectLearningPath(elsewhere.page);

  await page.goto("/leaderboard");
  const menu = await openUserMenu(page);
  await menu.getByRole("menuitem", { name: "Change Password" }).click();
  const dialog = dialogNamed(page, "Change Password");
  const [current, chosen] = [dialog.getByLabel("Current password"), dialog.getByLabel("New password")];
  await expect(current).toBeFocused();
  await current.fill("not the password");
  await chosen.fill(newPassword);
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This is not your current password.");
  await expect(current).toBeFocused();
  await current.fill(account.password);
  await chosen.fill("password123");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This password is too common. Please choose another one.");
  await expect(chosen).toBeFocused();
  await chosen.fill(newPassword);
  await chosen.press("Enter");
  await expect(toastNamed(page, "Password changed")).toContainText("You are signed out on your other devices.");
  await expect(dialog).toBeHidden();

  // The session was renewed: the page goes on, and so does a new one.
  await page.goto(`/lesson/${FIRST_LESSON}`);
  await expect(page.getByRole("button", { name: /Start Quiz/ })).toBeVisible();

  await elsewhere.page
    .getByRole("link", { name: /Start Learning/ })
    .first()
    .click();
  await expect(toastNamed(elsewhere.page, "Unauthorized")).toBeVisible();
  await expect(elsewhere.page).toHaveURL(/\/auth\?returnTo=/);
  await logInHere(elsewhere.page, account);
  await expect(toastNamed(elsewhere.page, "Login Failed")).toBeVisible();
  await logInHere(elsewhere.page, { ...account, password: newPassword });
  await expect(elsewhere.page).toHaveURL(`/lesson/${FIRST_LESSON}`);
});

test("learners' pages show visitors the not-found screen with a link to sign in and return", async ({
  guest: { page },
  guard,
  baseURL,
}) => {
  guard.expectError(/401/);
  const account = makeAccount();
  await signUp(baseURL ?? "", account);
  for (const path of ["/leaderboard", "/grammar/1", `/lesson/${FIRST_LESSON}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute("href", `/auth?returnTo=${encodeURIComponent(path)}`);
  }
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await logInHere(page, account);
  await expect(page).toHaveURL(`/lesson/${FIRST_LESSON}`);
});

test("the chat leads a visitor to the login form by itself, and from there back to the page that was wanted", async ({
  guest: { page },
  baseURL,
}) => {
  const account = makeAccount();
  await signUp(baseURL ?? "", account);
  await page.goto("/privacy");
  // The toast goes with its document. Before loading the next one the app asks for this file, so it can wait until the toast was seen.
  await page.route("**/theme.js", async (route) => {
    if (route.request().method() === "HEAD") await expect(toastNamed(page, "Unauthorized")).toBeVisible();
    await route.continue();
  });
  await page.goto("/chat?level=B1");
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent("/chat?level=B1")}`);
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  await page.goForward();
  await logInHere(page, account);
  await expect(page).toHaveURL("/chat?level=B1");
  await expect(page.getByRole("radio", { name: "B1" })).toBeChecked();
});

test("an unknown path answers 404, for pages and for the API", async ({ guest, learner, guard }) => {
  guard.expectError(/404/);
  for (const { page } of [guest, learner]) {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveCount(0);
  }
  const api = await learner.context.request.get("/api/no/such/call");
  expect(api.status()).toBe(404);
  expect(await api.json()).toEqual({ message: "Not found" });
});

test("/api/login leads to the login form and only accepts pages of the app to return to", async ({
  guest: { page, context },
}) => {
  await page.goto(`/api/login?returnTo=/lesson/${FIRST_LESSON}`);
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(`/lesson/${FIRST_LESSON}`)}`);
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  const hostile = await context.request.get("/api/login?returnTo=//evil.example", { maxRedirects: 0 });
  expect({ status: hostile.status(), location: hostile.headers().location }).toEqual({
    status: 302,
    location: "/auth",
  });
});
