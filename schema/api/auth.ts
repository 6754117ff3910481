import * as z from "zod/mini";
import { MAX_NAME_CHARS, type NameFault, nameFault, tidyName } from "#schema/rules/person-name.ts";
import { endpoint } from "./endpoint.ts";

export const MIN_PASSWORD_CHARS = 8;
const MAX_PASSWORD_CHARS = 200;
const MAX_EMAIL_CHARS = 254;

const INVALID_EMAIL = "Please enter a valid email address";

/** One local part and one domain with a dot. Letters of every script; no spaces, quotes, lists or control characters. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]{2,}$/u;

const email = z.string(INVALID_EMAIL).check(
  z.trim(),
  // Checked first: the pattern takes quadratic time, so it must never see a long text.
  z.maxLength(MAX_EMAIL_CHARS, { error: INVALID_EMAIL, abort: true }),
  z.regex(EMAIL, INVALID_EMAIL),
);

function nameMessage(field: string, fault: NameFault): string {
  switch (fault) {
    case "empty":
      return `${field} is required`;
    case "no-letter":
      return `${field} must contain a letter`;
    case "too-long":
      return `${field} must be at most ${MAX_NAME_CHARS} characters long`;
    case "stacked-marks":
      return `${field} has too many accents on one letter`;
    case "web-address":
      return `${field} must not contain a web address`;
    case "practice-partner":
      return `${field} must not be 'Practice partner'`;
  }
}

/** `field` begins its messages. */
function personName(field: string) {
  return z.string(nameMessage(field, "empty")).check(
    z.overwrite(tidyName),
    z.superRefine((name, context) => {
      const fault = nameFault(name);
      if (fault) context.addIssue({ code: "custom", message: nameMessage(field, fault) });
    }),
  );
}

/** What a chosen password must be. The server also refuses the most common ones. */
const chosenPassword = z
  .string("Password must be at least 8 characters long")
  .check(
    z.minLength(MIN_PASSWORD_CHARS, "Password must be at least 8 characters long"),
    z.maxLength(MAX_PASSWORD_CHARS, `Password must be at most ${MAX_PASSWORD_CHARS} characters long`),
  );

/** Sign-up form; the messages are shown as they are (docs/product.md#accounts). */
export const signupRequest = z.strictObject({
  firstName: personName("First name"),
  lastName: personName("Last name"),
  email,
  password: chosenPassword,
});
export type SignupRequest = z.infer<typeof signupRequest>;

/** Login form. */
export const loginRequest = z.strictObject({
  email,
  password: z
    .string("Password is required")
    .check(
      z.minLength(1, "Password is required"),
      z.maxLength(MAX_PASSWORD_CHARS, "Please check your email and password."),
    ),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const WRONG_CURRENT_PASSWORD = "This is not your current password.";

/** Form to change the password. The current one is asked for, so that a session left open does not give the account away. */
export const changePasswordRequest = z
  .strictObject({
    currentPassword: z
      .string("Password is required")
      .check(z.minLength(1, "Password is required"), z.maxLength(MAX_PASSWORD_CHARS, WRONG_CURRENT_PASSWORD)),
    newPassword: chosenPassword,
  })
  .check(
    // Passwords are stored in NFKC, so two spellings of one password are the same.
    z.refine(
      ({ currentPassword, newPassword }) => currentPassword.normalize("NFKC") !== newPassword.normalize("NFKC"),
      {
        path: ["newPassword"],
        error: "Please choose a password that differs from your current one.",
      },
    ),
  );
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** The signed-in learner as the browser sees them: never the password's hash. */
export const currentUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const authApi = {
  /** The learner, or null for a visitor. Not a 401: every page asks, and a visitor has done nothing wrong. */
  "GET /api/auth/user": endpoint({ access: "visitor", response: z.nullable(currentUser) }),
  "POST /api/auth/login": endpoint({ access: "public", body: loginRequest, response: currentUser }),
  "POST /api/auth/signup": endpoint({ access: "public", body: signupRequest, response: currentUser }),
  /** Renews the caller's session and ends all others of the account. */
  "POST /api/auth/password": endpoint({
    access: "learner",
    body: changePasswordRequest,
    response: z.strictObject({ ok: z.literal(true) }),
  }),
  "POST /api/auth/logout": endpoint({ access: "public", response: z.strictObject({ ok: z.literal(true) }) }),
};
