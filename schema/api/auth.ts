import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const MIN_PASSWORD_CHARS = 8;
const MAX_PASSWORD_CHARS = 200;
const MAX_EMAIL_CHARS = 254;
const MAX_NAME_CHARS = 80;

const INVALID_EMAIL = "Please enter a valid email address";

/** One local part and one domain with a dot. Letters of every script; no spaces, quotes, lists or control characters. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]{2,}$/u;

/** Control characters, text direction marks and zero-width letters: a name could look like somebody else's. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const email = z.string(INVALID_EMAIL).check(
  z.trim(),
  // Checked first: the pattern takes quadratic time, so it must never see a long text.
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

/** Sign-up form; the messages are shown as they are (docs/product.md#accounts). */
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

/** The signed-in learner as the browser sees them: never the password's hash. */
export const currentUser = z.strictObject({
  id: z.uuid(),
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
  "POST /api/auth/logout": endpoint({ access: "public", response: z.strictObject({ ok: z.literal(true) }) }),
};
