import { describe, expect, it, vi } from "vitest";
import { eventParser, readEvents, type StreamEvent } from "#web/lib/event-stream.ts";

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = eventParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}

function streamOf(...pieces: Uint8Array[]) {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
    cancel,
  });
  return { body, cancel };
}

describe("a stream of events", () => {
  const STREAM = 'event: delta\ndata: {"text":"Grüß dich"}\n\nevent: done\ndata: {}\n\n';
  const EVENTS = [
    { name: "delta", data: '{"text":"Grüß dich"}' },
    { name: "done", data: "{}" },
  ];

  it("is read wherever its pieces end", () => {
    expect(parse(STREAM)).toEqual(EVENTS);
    expect(parse(...Array.from(STREAM))).toEqual(EVENTS);
  });

  it.each(["\n", "\r\n", "\r"])("may end its lines with %j", (end) => {
    const text = STREAM.replaceAll("\n", end);
    // A lone \r at the very end could be the first half of \r\n.
    expect(parse(`${text}:`)).toEqual(EVENTS);
    expect(parse(...Array.from(text), ":")).toEqual(EVENTS);
  });

  it("joins data of several lines, and ignores comments, ids and events without data", () => {
    expect(parse(": hello\n\nid: 7\nevent: empty\n\ndata:one\ndata: two\n\n")).toEqual([
      { name: "message", data: "one\ntwo" },
    ]);
  });

  it("drops an event that was not finished", () => {
    expect(parse("event: delta\ndata: {")).toEqual([]);
  });

  it("is decoded even if a letter is cut in two", async () => {
    const bytes = new TextEncoder().encode(STREAM);
    const events: StreamEvent[] = [];
    const { body } = streamOf(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
    await readEvents(body, (event) => events.push(event));
    expect(events).toEqual(EVENTS);
  });

  it("is given up when an event cannot be handled", async () => {
    const encoder = new TextEncoder();
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(STREAM)),
      cancel,
    });
    const refusal = new Error("no");
    const reading = readEvents(body, () => {
      throw refusal;
    });
    await expect(reading).rejects.toBe(refusal);
    expect(cancel).toHaveBeenCalledOnce();
  });
});
