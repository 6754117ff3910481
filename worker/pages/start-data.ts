import { callsOfPage } from "#schema/api/page-calls.ts";

/** Answers a GET of the API, inside the Worker. */
export type CallApi = (path: string) => Promise<Response>;

/** Nobody waits longer for the data of a page: the browser then asks for it as if it had not come along. */
const LIMIT_MS = 1_500;

/**
 * The answers that a page needs first, as JSON by call: they save the browser the round trip that it could only start after its own
 * code. A call that fails is left out, so that the browser asks for it and shows what is wrong.
 */
export async function startAnswers(url: URL, callApi: CallApi): Promise<Map<string, string>> {
  const calls = callsOfPage(url.pathname, Object.fromEntries(url.searchParams));
  const answers = await Promise.all(calls.map((path) => withinLimit(answerOf(path, callApi))));
  return new Map(calls.flatMap((path, i) => (answers[i] == null ? [] : [[path, answers[i]] as const])));
}

/** The answers as a script element with JSON by call. */
export function dataElement(answers: ReadonlyMap<string, string>): string {
  const entries = [...answers].map(([path, answer]) => `${JSON.stringify(path)}:${answer}`);
  // Inside a script element only `<` could end it or begin a comment. In JSON it stands in strings alone, where it may be escaped.
  const json = `{${entries.join(",")}}`.replaceAll("<", "\\u003c");
  return `<script type="application/json" id="start-data">${json}</script>`;
}

async function answerOf(path: string, callApi: CallApi): Promise<string | null> {
  try {
    const response = await callApi(path);
    return response.status === 200 ? await response.text() : null;
  } catch {
    return null;
  }
}

function withinLimit(answer: Promise<string | null>): Promise<string | null> {
  return Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS))]);
}
