import type { AppContext } from "./context.ts";
import { errorAnswer } from "./on-error.ts";

/** Tells an event of a stream. Once the browser has gone, nobody hears it. */
export type Tell<Events> = <Name extends keyof Events & string>(name: Name, data: Events[Name]) => void;

export interface EventStream<Events> {
  tell: Tell<Events>;
  /** False once the browser has gone. */
  isHeard: () => boolean;
}

/**
 * Answers with server-sent events, which `run` tells. It goes on when the browser has gone, so what it is about to store is stored. A failure
 * before the first event is thrown, and answered like that of any other call; a later one becomes the event `error`, with the body and the status
 * that the call would have had.
 */
export async function answerWithEvents<Events>(
  c: AppContext,
  run: (stream: EventStream<Events>) => Promise<void>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      controller = null;
    },
  });
  await new Promise<void>((begin, fail) => {
    let hasBegun = false;
    const send = (name: string, data: unknown) => {
      hasBegun = true;
      controller?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
      begin();
    };
    const work = async () => {
      try {
        await run({ tell: send, isHeard: () => controller !== null });
        begin();
      } catch (error) {
        if (!hasBegun) return fail(error);
        const { body: failure, status } = errorAnswer(c, error as Error);
        send("error", { status, ...failure });
      }
      controller?.close();
    };
    c.executionCtx.waitUntil(work());
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}

/** Whether the caller asks for events instead of JSON. */
export function wantsEvents(c: AppContext): boolean {
  return /^\s*text\/event-stream\s*(;|,|$)/i.test(c.req.header("accept") ?? "");
}
