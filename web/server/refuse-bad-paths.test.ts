import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { refuseBadPaths } from "./refuse-bad-paths.ts";

const ORIGIN = "https://learn.example";

describe("refuseBadPaths", () => {
  it.each([
    "/",
    "/concepts/economics/staking",
    "/de/search?q=%ED%86%A0%ED%81%B0",
    "/ko/%EA%B0%9C%EB%85%90",
    "/search?q=100%",
    "/search?q=a//b/",
    "/a..b/...",
    "/concepts.data",
  ])("lets %s through", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
  });

  it.each(["/%", "/concepts/%zz", "/%c3%28", "/%ff", "/%ed%a0%80"])(
    "answers 400 to broken percent-encoding: %s",
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  it.each(["/%00", "/concepts/a%00b", "/%0d%0aSet-Cookie:a=b", "/%09", "/%7f"])(
    "answers 400 to control characters: %s",
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  it.each(["/..%2fetc%2fpasswd", "/a/..%2f..%2fb", "/..%5cwindows", "/%2e%2e%2fsecret", "/a%2f%2e%2e"])(
    "answers 400 to a way up that hides in an encoding: %s",
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  it("answers 414 to addresses longer than 4096 characters", async () => {
    expect((await ask(`/${"a".repeat(4_096 - ORIGIN.length - 1)}`)).status).toBe(200);
    expect((await ask(`/${"a".repeat(4_096 - ORIGIN.length)}`)).status).toBe(414);
    expect((await ask(`/search?q=${"a".repeat(8_192)}`)).status).toBe(414);
  });

  it.each([
    ["/concepts/", "/concepts"],
    ["/de/", "/de"],
    ["/concepts//staking", "/concepts/staking"],
    ["//concepts", "/concepts"],
    ["/concepts///", "/concepts"],
    ["///", "/"],
    ["/search/?q=a%20b&page=2", "/search?q=a%20b&page=2"],
    ["/ko/%EA%B0%9C%EB%85%90/", "/ko/%EA%B0%9C%EB%85%90"],
  ])("moves %s for good to %s", async (path, tidy) => {
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("Location")).toBe(tidy);
  });

  it.each([
    "//evil.example/",
    "//evil.example/%2e%2e",
    "///evil.example/a/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "/.//evil.example/",
    "/a/..//evil.example/",
    "/%2F/evil",
    "/%2Fevil.example/",
    "/%5Cevil.example/",
    "//evil.example%2f/",
    "/https://evil.example/",
    "//user@evil.example/",
  ])("never leads to another site: %s", async (path) => {
    const answer = await ask(path);
    const target = new URL(answer.headers.get("Location") ?? "/", ORIGIN);
    expect(target.origin).toBe(ORIGIN);
    expect(answer.headers.get("Location") ?? "/").toMatch(/^\/(?![/\\])/);
  });

  it.each([
    ["/%65n/x", "/en/x"],
    ["/%64e", "/de"],
    ["/%63oncepts?q=%61", "/concepts?q=%61"],
    ["/ko/%ea%b0%9c", "/ko/%EA%B0%9C"],
  ])("moves %s, encoded without need, to %s", async (path, to) => {
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("Location")).toBe(to);
  });

  it.each(["/%E2%80%A8", "/concepts/a%E2%80%A9"])("answers 400 to what ends a line in scripts: %s", async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it("moves forms without losing what was sent", async () => {
    const answer = await ask("/login/", { method: "POST", body: "name=a" });
    expect(answer.status).toBe(308);
  });

  it("shows the error page to whoever reads pages, and to nobody else", async () => {
    const asPage = (path: string, init: RequestInit = {}) =>
      ask(path, { headers: { Accept: "text/html,*/*" }, ...init }).then((answer) => answer.text());
    for (const path of ["/%", "/de/%00"]) expect(await asPage(path)).toBe("the error page");
    expect(await asPage("/%", { method: "POST" })).toBe("400 Bad Request\n");
    expect(await asPage("/a%2f..")).toBe("400 Bad Request\n");
  });

  it("repeats nothing of a refused address", async () => {
    const answer = await ask("/%00<script>alert(1)</script>");
    expect(await answer.text()).toBe("400 Bad Request\n");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  });
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const app = new Hono();
  app.use(refuseBadPaths(async (c) => c.text("the error page", 400)));
  app.all("*", (c) => c.text("a page"));
  return app.fetch(new Request(ORIGIN + path, init));
}
