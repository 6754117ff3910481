import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Shortest password (spec 9). */
export const MIN_PASSWORD_CHARS = 8;
const MAX_PASSWORD_CHARS = 200;
const MAX_EMAIL_CHARS = 254;
const MAX_NAME_CHARS = 80;

const INVALID_EMAIL = "Please enter a valid email address";

/** One local part, one domain with a dot; letters of every script, no spaces, quotes, lists or control characters. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]{2,}$/u;

/** Control characters, text direction marks and letters without width: a name must show as it is. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const email = z.string(INVALID_EMAIL).check(
  z.trim(),
  // The pattern takes quadratic time: it never sees a longer text.
  z.maxLength(MAX_EMAIL_CHARS, { error: INVALID_EMAIL, abort: true }),
  z.regex(EMAIL, INVALID_EMAIL),
);

function personName(required: string) {
  return z.string(required).check(
    z.normalize("NFC"),
    z.overwrite((name) => name.replace(INVISIBLE, "")),
    z.trim(),
    z.minLength(1, required),
    z.maxLength(MAX_NAME_CHARS, `At most ${MAX_NAME_CHARS} characters`),
  );
}

/** Sign-up form (spec 5), messages as shown. */
export const signupRequest = z.strictObject({
  firstName: personName("First name is required"),
  lastName: personName("Last name is required"),
  email,
  password: z
    .string("Password must be at least 8 characters long")
    .check(
      z.minLength(MIN_PASSWORD_CHARS, "Password must be at least 8 characters long"),
      z.maxLength(MAX_PASSWORD_CHARS, `Password must be at most ${MAX_PASSWORD_CHARS} characters long`),
    ),
});
export type SignupRequest = z.infer<typeof signupRequest>;

/** Login form (spec 5). */
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

/** The signed-in learner as the client sees them (spec 3). */
export const currentUser = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const authApi = {
  /** The learner, or null for a visitor: a visitor's call is no error. */
  "GET /api/auth/user": endpoint({ access: "visitor", response: z.nullable(currentUser) }),
  "POST /api/auth/login": endpoint({ access: "public", body: loginRequest, response: currentUser }),
  "POST /api/auth/signup": endpoint({ access: "public", body: signupRequest, response: currentUser }),
  "POST /api/auth/logout": endpoint({ access: "public", response: z.strictObject({ ok: z.literal(true) }) }),
};
