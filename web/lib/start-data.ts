/**
 * The answers that came along with the page, by path and query; see worker/pages/start-data.ts. Each is taken once, and soon: whoever asks
 * later wants to know what has changed since.
 */
const FRESH_MS = 30_000;

let answers: Record<string, unknown> | undefined;

/** The answer to a GET that came along with the page, or undefined. */
export function takeStartAnswer(path: string): { body: unknown } | undefined {
  if (!cameAlong(path)) return undefined;
  const body = answers?.[path];
  delete answers?.[path];
  return { body };
}

/** Whether the answer to a GET has come along with the page and is still to be taken. */
export function cameAlong(path: string): boolean {
  answers ??= readAnswers();
  return path in answers && performance.now() <= FRESH_MS;
}

/**
 * Puts an answer into the cache if it came along with the page; `load` fetches it. Wait for it before a screen renders: it then takes the
 * place of its first picture at once and in slices. Otherwise placeholders would come between the two, and a cache that fills up is
 * rendered without a break.
 */
export async function ifCameAlong(path: string, load: () => Promise<unknown>): Promise<void> {
  if (cameAlong(path)) await load();
}

/**
 * Starts `load` at once, but waits for it only if its answer came along with the page: a screen that is opened from another one does not
 * hold up the press for its data.
 */
export async function loadEarly(path: string, load: () => Promise<unknown>): Promise<void> {
  const isHere = cameAlong(path);
  const ready = load();
  if (isHere) await ready;
}

/** Call it before anything is changed on the server: what came along may no longer be true. */
export function dropStartAnswers(): void {
  answers = {};
}

function readAnswers(): Record<string, unknown> {
  const text = document.querySelector("#start-data")?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
