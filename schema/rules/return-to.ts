/** Where an unusable returnTo leads. */
export const DEFAULT_RETURN_TO = "/";

const MAX_RETURN_TO_CHARS = 2_048;

/**
 * Backslashes, control characters, line separators. Browsers read a backslash as a slash and drop tabs and line breaks,
 * so both `/\evil` and a tab between two slashes would leave the site.
 */
const TREACHEROUS = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * The page to show after signing in: `value` with its query and hash when it is a path of this
 * site, else '/'. It needs one leading slash and no second one. A double slash further on is refused as well:
 * `/.//evil` becomes `//evil` once a browser has resolved the dots.
 */
export function safeReturnTo(value: string | null | undefined): string {
  if (!value || value.length > MAX_RETURN_TO_CHARS) return DEFAULT_RETURN_TO;
  if (!value.startsWith("/") || TREACHEROUS.test(value)) return DEFAULT_RETURN_TO;
  const [path = ""] = value.split(/[?#]/, 1);
  return path.includes("//") ? DEFAULT_RETURN_TO : value;
}
