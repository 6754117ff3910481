import type { Page } from "@playwright/test";
import type { Account } from "./api-client.ts";

/** Fills in and submits the sign-up form, which must be in view. */
export async function signUpHere(page: Page, account: Account): Promise<void> {
  await page.getByLabel("First name").fill(account.firstName);
  await page.getByLabel("Last name").fill(account.lastName);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
}

/** Fills in and submits the login form, which must be in view. */
export async function logInHere(page: Page, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}
