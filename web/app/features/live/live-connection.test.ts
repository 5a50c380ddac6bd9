import { CONTENT_CHANGED } from "@learn-bittensor/contract/live";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLiveConnection } from "./live-connection.ts";

const STARTED_AT = Date.parse("2026-11-20T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: STARTED_AT }));
afterEach(() => void vi.useRealTimers());

describe("createLiveConnection", () => {
  it("asks for changes in the protocol of graphql-ws, and for nothing else", async () => {
    const page = aPage();
    const socket = await page.connected();
    expect(page.sockets).toHaveLength(1);
    expect([socket.url, socket.protocol]).toEqual(["wss://content.example/graphql", "graphql-transport-ws"]);
    expect(socket.said).toEqual([
      { type: "connection_init" },
      { id: expect.any(String), type: "subscribe", payload: { query: CONTENT_CHANGED } },
    ]);
  });

  it("tells of changes, not of what is there at first, and not twice of the same", async () => {
    const page = aPage();
    const socket = await page.connected();
    socket.tells("one");
    expect(page.changes).toBe(0);
    socket.tells("two");
    socket.tells("two");
    expect(page.changes).toBe(1);
    socket.tells("one");
    expect(page.changes).toBe(2);
  });

  it("tells at once that the page is not of the content that there is", async () => {
    const behind = aPage({ shownVersion: "one" });
    (await behind.connected()).tells("two");
    const upToDate = aPage({ shownVersion: "two" });
    (await upToDate.connected()).tells("two");
    expect([behind.changes, upToDate.changes]).toEqual([1, 0]);
  });

  it("tells of what has changed while the connection was lost", async () => {
    const page = aPage();
    (await page.connected()).tells("one");
    page.last().closes(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    (await page.accept()).tells("two");
    expect(page.changes).toBe(1);
  });

  it("tries five times again, after 1, 2, 4, 8 and 16 seconds, where it is refused, and then no more", async () => {
    const page = aPage();
    const attempts: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      attempts.push(Date.now() - STARTED_AT);
      page.last().refuses();
      await vi.advanceTimersToNextTimerAsync();
    }
    expect(attempts).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(page.sockets).toHaveLength(6);
    // The browser has told of each.
    expect(page.told).toEqual([]);
  });

  it("gives up a connection that is made and lost again and again", async () => {
    const page = aPage();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await page.accept();
      page.last().closes(1006);
      await vi.advanceTimersByTimeAsync(20_000);
    }
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(page.sockets).toHaveLength(6);
  });

  it("tries again a second after one that has lasted", async () => {
    const page = aPage();
    for (let hour = 1; hour < 20; hour += 1) {
      await page.accept();
      page.last().isAlive = true;
      await vi.advanceTimersByTimeAsync(3_600_000);
      page.last().closes(1001);
      await vi.advanceTimersByTimeAsync(999);
      expect(page.sockets).toHaveLength(hour);
      await vi.advanceTimersByTimeAsync(1);
      expect(page.sockets).toHaveLength(hour + 1);
    }
  });

  it.each([4408, 4499, 4504, 4402, 4450, 1001, 1005, 1006, 1012, 1013])("tries again after %i", async (code) => {
    const page = aPage();
    await page.connected();
    page.last().closes(code);
    await vi.advanceTimersByTimeAsync(999);
    expect(page.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.sockets).toHaveLength(2);
    expect(page.told).toEqual([]);
  });

  it.each([4004, 4005, 4400, 4401, 4403, 4406, 4409, 4429, 4500])("stops after %i, and says so once", async (code) => {
    const page = aPage();
    await page.connected();
    page.last().closes(code);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(page.sockets).toHaveLength(1);
    expect(page.told).toEqual([`No live connection: ${code}`]);
  });

  it("stops where the server has said what it had to say", async () => {
    const page = aPage();
    await page.connected();
    page.last().closes(1000);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(page.sockets).toHaveLength(1);
    expect(page.told).toEqual([]);
  });

  it("begins anew when somebody signs in or out: with a connection of its own, and all attempts", async () => {
    const page = aPage();
    const first = await page.connected();
    first.tells("one");
    page.live.restart();
    await vi.advanceTimersByTimeAsync(0);
    expect(first.closedWith).toBe(1000);
    expect(page.sockets).toHaveLength(2);
    (await page.accept()).tells("two");
    expect(page.changes).toBe(1);
    first.tells("three");
    expect(page.changes).toBe(1);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      page.last().refuses();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(page.sockets).toHaveLength(7);
    page.live.restart();
    expect(page.sockets).toHaveLength(8);
  });

  it("does not come back once it was stopped, not even from waiting", async () => {
    const page = aPage();
    await page.connected();
    page.last().closes(1006);
    await vi.advanceTimersByTimeAsync(500);
    page.live.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(page.sockets).toHaveLength(1);
    expect(page.told).toEqual([]);
  });

  it("gives up a server that does not say within ten seconds that it is there, with 4504", async () => {
    const page = aPage();
    page.last().opens();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(page.last().closedWith).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(page.last().closedWith).toBe(4504);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.sockets).toHaveLength(2);
  });

  it("asks every 30 seconds whether the server is there, and gives it up 5 seconds later, with 4499", async () => {
    const page = aPage();
    const socket = await page.connected();
    socket.isAlive = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.said.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(29_999);
    socket.isAlive = false;
    await vi.advanceTimersByTimeAsync(1 + 4_999);
    expect(socket.closedWith).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.closedWith).toBe(4499);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.sockets).toHaveLength(2);
  });

  it.each<[string, (socket: FakeSocket) => void]>([
    ["nonsense", (socket) => socket.hears("<!doctype html>")],
    ["another protocol", (socket) => socket.hears('{"type":"ka"}')],
  ])("stops where the server answers %s", async (_what, answer) => {
    const page = aPage();
    page.last().opens();
    answer(page.last());
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(page.last().closedWith).toBe(4004);
    expect(page.sockets).toHaveLength(1);
    expect(page.told).toEqual(["No live connection: the provider is not understood"]);
  });

  it("stops where the provider does not know of changes", async () => {
    const page = aPage();
    const socket = await page.connected();
    const { id } = socket.said[1] as { id: string };
    socket.hears(JSON.stringify({ id, type: "error", payload: [{ message: "Unknown field" }] }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(page.sockets).toHaveLength(1);
    expect(page.told).toEqual(["No live connection: the provider is not understood"]);
  });

  it.each([{}, { data: null }, { data: { contentChanged: null } }, { data: { contentChanged: { version: 1 } } }])(
    "takes %j for no change",
    async (payload) => {
      const page = aPage();
      const socket = await page.connected();
      socket.tells("one");
      const { id } = socket.said[1] as { id: string };
      socket.hears(JSON.stringify({ id, type: "next", payload }));
      expect(page.changes).toBe(0);
      expect(page.told).toEqual([]);
    },
  );
});

/** What a browser's WebSocket is to those who use it. */
class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  readyState = 0;
  said: object[] = [];
  closedWith: number | null = null;
  /** Whether it answers when it is asked. */
  isAlive = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onclose: ((event: object) => void) | null = null;

  readonly url: string;
  readonly protocol: string;

  constructor(url: string, protocol: string) {
    this.url = url;
    this.protocol = protocol;
  }

  send(text: string): void {
    const message = JSON.parse(text);
    this.said.push(message);
    if (message.type === "ping" && this.isAlive) queueMicrotask(() => this.hears('{"type":"pong"}'));
  }

  close(code = 1000, reason = ""): void {
    this.closedWith ??= code;
    this.closes(code, reason);
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hears(data: string): void {
    this.onmessage?.({ data });
  }

  tells(version: string): void {
    const { id } = this.said[1] as { id: string };
    this.hears(JSON.stringify({ id, type: "next", payload: { data: { contentChanged: { version } } } }));
  }

  closes(code: number, reason = ""): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: true });
  }

  /** As a browser tells it: an error that says nothing, and then the end. */
  refuses(): void {
    this.readyState = 3;
    this.onerror?.({ type: "error" });
    this.onclose?.({ code: 1006, reason: "", wasClean: false });
  }
}

function aPage(options: { shownVersion?: string } = {}) {
  const sockets: FakeSocket[] = [];
  const page = { changes: 0 };
  const told: string[] = [];
  class OwnSocket extends FakeSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol);
      sockets.push(this);
    }
  }
  const live = createLiveConnection({
    url: "wss://content.example/graphql",
    webSocket: OwnSocket,
    shownVersion: options.shownVersion ?? null,
    onChange: () => {
      page.changes += 1;
    },
    tell: (message) => told.push(message),
    now: Date.now,
    random: () => 0,
  });
  live.restart();
  const last = () => sockets.at(-1) ?? expect.unreachable("no socket was made");
  const accept = async () => {
    last().opens();
    await vi.advanceTimersByTimeAsync(0);
    last().hears('{"type":"connection_ack"}');
    await vi.advanceTimersByTimeAsync(0);
    return last();
  };
  return Object.assign(page, { live, sockets, told, last, accept, connected: accept });
}
