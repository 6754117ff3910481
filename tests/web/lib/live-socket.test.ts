import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeSockets, fakeSockets } from "#tests/support/web/fake-socket.ts";
import { type LiveSocket, openLiveSocket } from "#web/lib/live-socket.ts";

const ENDED = 4000;
let sockets: FakeSockets;
let heard: string[];
let socket: LiveSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = fakeSockets();
  heard = [];
  socket = openLiveSocket({
    path: "/api/live",
    finalCodes: [ENDED],
    onOpen: () => heard.push("open"),
    onFrame: (text) => heard.push(`frame ${text}`),
    onLost: (hadOpened) => heard.push(`lost ${hadOpened}`),
    onEnd: (code) => heard.push(`end ${code}`),
  });
});

afterEach(() => {
  socket.close();
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

async function connect(): Promise<void> {
  await pass(1);
  sockets.latest().accept();
}

describe("a live socket", () => {
  it("opens at once, on this site, and passes on frames", async () => {
    await connect();
    sockets.latest().frame("hello");
    expect(sockets.latest().url).toBe(`ws://${window.location.host}/api/live`);
    expect(heard).toEqual(["open", "frame hello"]);
  });

  it("sends only while there is a connection", async () => {
    await pass(0);
    socket.send("too early");
    await connect();
    socket.send("in time");
    sockets.latest().end(1006);
    socket.send("too late");
    await pass(5_000);
    sockets.latest().accept();
    expect(sockets.all().flatMap(({ sent }) => sent)).toEqual(["in time"]);
  });

  it("reconnects after a loss, waiting longer after each failure", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    socket.close();
    socket = openLiveSocket({
      path: "/api/live",
      finalCodes: [],
      onOpen: () => undefined,
      onFrame: () => undefined,
      onLost: () => undefined,
      onEnd: () => undefined,
    });
    await connect();
    await pass(20_000);
    sockets.latest().end(1006);
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const before = sockets.all().length;
      let waited = 0;
      while (sockets.all().length === before) {
        await pass(500);
        waited += 500;
      }
      waits.push(waited);
      sockets.latest().refuse();
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it("waits slightly differently in every browser", async () => {
    const waits: number[] = [];
    for (const random of [0, 0.5, 0.9]) {
      vi.spyOn(Math, "random").mockReturnValue(random);
      const own = openLiveSocket({
        path: "/api/live",
        finalCodes: [],
        onOpen: () => undefined,
        onFrame: () => undefined,
        onLost: () => undefined,
        onEnd: () => undefined,
      });
      await connect();
      const before = sockets.all().length;
      sockets.latest().end(1006);
      let waited = 0;
      while (sockets.all().length === before) {
        await pass(100);
        waited += 100;
      }
      waits.push(waited);
      own.close();
    }
    expect(waits).toEqual([1_000, 1_500, 1_900]);
  });

  it("says whether the connection was open before", async () => {
    await pass(0);
    sockets.latest().refuse();
    await pass(5_000);
    sockets.latest().accept();
    sockets.latest().end(1006);
    expect(heard).toEqual(["lost false", "open", "lost true"]);
  });

  it("does not reconnect after a final code", async () => {
    await connect();
    sockets.latest().end(ENDED);
    await pass(600_000);
    expect(heard).toEqual(["open", `end ${ENDED}`]);
    expect(sockets.all()).toHaveLength(1);
  });

  it("pings every half minute and does not pass on pongs", async () => {
    await connect();
    await pass(30_000);
    expect(sockets.latest().sent).toEqual(["ping"]);
    sockets.latest().frame("pong");
    await pass(30_000);
    expect(sockets.latest().sent).toEqual(["ping", "ping"]);
    expect(heard).toEqual(["open"]);
    expect(sockets.all()).toHaveLength(1);
  });

  it("reconnects if a ping is not answered", async () => {
    await connect();
    const dead = sockets.latest();
    await pass(30_000);
    expect(heard).toEqual(["open"]);
    await pass(10_000);
    expect(heard).toEqual(["open", "lost true"]);
    expect(dead.isWanted).toBe(false);
    await connect();
    expect(sockets.latest()).not.toBe(dead);
    expect(heard).toEqual(["open", "lost true", "open"]);
  });

  it("counts any frame as a sign of life", async () => {
    await connect();
    await pass(30_000);
    sockets.latest().frame("news");
    await pass(15_000);
    expect(sockets.all()).toHaveLength(1);
  });

  it("calls no callback after it was closed, and stays closed", async () => {
    await connect();
    const last = sockets.latest();
    socket.close();
    last.frame("late");
    last.accept();
    last.end(1006);
    await pass(120_000);
    expect(heard).toEqual(["open"]);
    expect(last.isWanted).toBe(false);
    expect(sockets.all()).toHaveLength(1);
  });
});
