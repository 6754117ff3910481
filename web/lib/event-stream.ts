/** One event of a stream: its name and its data as text. */
export interface StreamEvent {
  name: string;
  data: string;
}

/**
 * Reads a `text/event-stream` to its end. `EventSource` could not make the call: it only sends GET, without headers. Ids and retry times
 * are ignored, because a stream that broke off is not resumed. Rejects with what `onEvent` throws and with what the network throws.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const feed = eventParser(onEvent);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Without this, a stream that is read no further would keep its connection.
    reader.cancel().catch(() => undefined);
  }
}

/** Takes a stream in pieces that may end anywhere, also within a line. An event that no blank line completes is dropped. */
export function eventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = "";
  let name = "";
  let data: string[] = [];

  function takeLine(line: string): void {
    if (line === "") {
      if (data.length > 0) onEvent({ name: name || "message", data: data.join("\n") });
      name = "";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    else if (field === "data") data.push(value);
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) takeLine(line);
  };
}
