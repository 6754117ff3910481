import { expect } from "vitest";
import * as z from "zod/mini";
import { type ErrorBody, errorBody } from "#schema/api/common.ts";
import { SECURITY_HEADERS } from "#worker/http/security.ts";

/** What is wrong with the headers of an API answer. Every answer carries them, whatever its status. */
export function missingHeaders(response: Response): string[] {
  const wanted = { ...SECURITY_HEADERS, "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };
  const complaints = Object.entries(wanted)
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name]) => `${name} is ${response.headers.get(name)}`);
  return response.headers.has("Cache-Control") ? complaints : [...complaints, "Cache-Control is missing"];
}

/** What is wrong with an answer that ought to be this error; empty if nothing is. */
export async function faultsOfError(response: Response, status: number): Promise<string[]> {
  const text = await response.text();
  if (response.status !== status) return [`${response.status} instead of ${status}: ${text.slice(0, 200)}`];
  const faults = missingHeaders(response);
  const parsed = z.safeParse(errorBody, parseJson(text));
  return parsed.success ? faults : [...faults, `no error body: ${text.slice(0, 200)}`];
}

/** Expects this error and returns its body. */
export async function expectError(response: Response, status: number): Promise<ErrorBody> {
  const copy = response.clone();
  expect(await faultsOfError(response, status)).toEqual([]);
  return z.parse(errorBody, await copy.json());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
