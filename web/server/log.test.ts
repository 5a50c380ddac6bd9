import { GetMe } from "@learn-bittensor/contract/operations/account";
import { data } from "react-router";
import { describe, expect, it } from "vitest";
import { ContentRefused, ContentUnavailable, createContentClient } from "../app/site/content-client.server.ts";
import { createLog, type LogEvent, type LogLevel } from "./log.ts";

describe("createLog", () => {
  it("tells the same trouble once a minute, and how often it was left unsaid", () => {
    const { log, lines, passTime } = aLog();
    for (let asked = 0; asked < 500; asked += 1) log({ level: "error", message: "search failed" });
    log({ level: "error", message: "something else failed" });
    passTime(59_999);
    log({ level: "error", message: "search failed" });
    expect(lines.map((line) => JSON.parse(line).message)).toEqual(["search failed", "something else failed"]);
    passTime(1);
    log({ level: "error", message: "search failed" });
    expect(JSON.parse(lines[2] ?? "")).toMatchObject({ message: "search failed", unsaid: 500 });
  });

  it("tells an outage once a minute without stacks, whatever each question says of it", () => {
    const { log, lines } = aLog();
    for (const asked of ["getMenu", "getConcept"])
      log({
        level: "error",
        outage: "content provider",
        message: `${asked}: no answer`,
        cause: new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") }),
      });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        message: "getMenu: no answer",
        cause: "TypeError: fetch failed\ncaused by Error: ECONNREFUSED",
      }),
    ]);
  });

  it("leaves nothing unsaid that is no trouble", () => {
    const { log, lines } = aLog();
    for (const _ of [1, 2]) log({ level: "info", message: "a message was sent" });
    expect(lines).toHaveLength(2);
  });

  it("names the request on whose behalf it is told", () => {
    const { log, lines } = aLog({ requestId: () => "a-request" });
    log({ level: "warn", message: "no menu" });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ requestId: "a-request" });
  });

  it("can be read at a terminal, and stays on its lines there too", () => {
    const { log, lines } = aLog({ format: "text", requestId: () => "a-request" });
    log({ level: "warn", message: "no\u001b[31m menu\nERROR", cause: "the provider\nis away" });
    expect(lines).toEqual([
      "2026-11-20T09:00:00.000Z WARN  no\\u001b[31m menu\\nERROR requestId=a-request\n    the provider\n    is away\n",
    ]);
  });

  it("writes one line of JSON for each event, with its time", () => {
    expect(written({ level: "warn", message: "no menu for de" })).toEqual([
      '{"time":"2026-11-20T09:00:00.000Z","level":"warn","message":"no menu for de"}\n',
    ]);
  });

  it("stays on one line whatever the message and its cause hold", () => {
    const [line = ""] = written({ level: "error", message: 'GET /a\nlevel="error"\r', cause: new Error("two\nlines") });
    expect(line.slice(0, -1)).not.toMatch(/[\n\r]/);
    expect(line.endsWith("\n")).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ message: 'GET /a\nlevel="error"\r' });
  });

  it.each<[LogLevel, LogLevel[]]>([
    ["error", ["error"]],
    ["warn", ["error", "warn"]],
    ["info", ["error", "warn", "info"]],
    ["debug", ["error", "warn", "info", "debug"]],
  ])("at level %s writes %j", (level, expected) => {
    const lines = (["error", "warn", "info", "debug"] as const).flatMap((of) =>
      written({ level: of, message: "an event" }, level),
    );
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected);
  });

  it("tells the whole chain of causes", () => {
    const cause = new ContentUnavailable("getMenu: no answer", { cause: new TypeError("fetch failed") });
    const [line = ""] = written({ level: "error", message: "GET / failed", cause });
    expect(JSON.parse(line).cause).toMatch(/getMenu: no answer[\s\S]*caused by TypeError: fetch failed/);
  });

  it("survives a cause that is its own cause, and one that is no error", () => {
    const circular = new Error("a circle");
    circular.cause = circular;
    expect(written({ level: "error", message: "failed", cause: circular })[0]).toContain("a circle");
    expect(written({ level: "error", message: "failed", cause: "a string" })[0]).toContain('"cause":"a string"');
    expect(written({ level: "error", message: "failed", cause: Object.create(null) })).toHaveLength(1);
    expect(written({ level: "error", message: "failed", cause: null })[0]).toContain('"cause":"null"');
  });

  it("says what was thrown where that is no error but the answer of a page", () => {
    const [line = ""] = written({ level: "warn", message: "failed", cause: data("no such concept", { status: 404 }) });
    expect(JSON.parse(line).cause).toContain("no such concept");
  });

  it("holds no token where the provider does not answer", async () => {
    const client = createContentClient(() => Promise.reject(new TypeError("fetch failed")), "s3cret-token");
    const cause = await client.query(GetMe, {}).catch((error: unknown) => error);
    expect(cause).toBeInstanceOf(ContentUnavailable);
    expect(written({ level: "error", message: "failed", cause })[0]).not.toContain("s3cret-token");
  });

  it("holds no password where the provider repeats one in the details of its refusal", () => {
    const details = { errors: [{ path: ["password"], message: "too short", value: "hunter2" }] };
    const cause = new ContentRefused("2 errors occurred", { status: 200, code: "BAD_USER_INPUT", details });
    const [line] = written({ level: "error", message: "POST /login failed", cause });
    expect(line).toContain("2 errors occurred");
    expect(line).not.toContain("hunter2");
  });
});

function aLog(options: Partial<Parameters<typeof createLog>[0]> = {}) {
  let time = Date.parse("2026-11-20T09:00:00Z");
  const lines: string[] = [];
  const log = createLog({ level: "info", now: () => new Date(time), write: (line) => lines.push(line), ...options });
  const passTime = (milliseconds: number) => {
    time += milliseconds;
  };
  return { log, lines, passTime };
}

function written(event: LogEvent, level: LogLevel = "info"): string[] {
  const lines: string[] = [];
  const log = createLog({ level, now: () => new Date("2026-11-20T09:00:00Z"), write: (line) => lines.push(line) });
  log(event);
  return lines;
}
