import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { createYield, type YieldToEventLoop } from "@learn-bittensor/provider/yield-to-event-loop";
import { createElement, type ReactElement } from "react";
import { data, redirect } from "react-router";
import { describe, expect, it, onTestFinished } from "vitest";
import { nonceContext, siteContext } from "../app/site/request-context.server.ts";
import { APP_OPTIONS, aBuild, type Loader } from "../tests/a-build.ts";
import { type AppOptions, createApp } from "./create-app.ts";
import { createHttpServer, REQUEST_TIMEOUTS } from "./create-http-server.ts";
import { createSpending } from "./limit-clients.ts";
import { listen } from "./listen.ts";
import { createPageCache } from "./page-cache/create-page-cache.ts";
import { toPageKey } from "./page-cache/page-key.ts";

const PUBLIC = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";

describe("createHttpServer", () => {
  it("renders a page once for everybody who is not signed in", async () => {
    const site = await aServer(aPage);
    const first = await site.get("/concepts");
    const others = await Promise.all(Array.from({ length: 5 }, () => site.get("/concepts")));
    expect(site.rendered).toEqual(["/concepts"]);
    for (const other of others) expect(other).toEqual(first);
  });

  it("renders once for many who ask at the same time", async () => {
    const site = await aServer(aPage);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get("/concepts")));
    expect(site.rendered).toEqual(["/concepts"]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it("answers cached pages before a rendering begins", async () => {
    const order: string[] = [];
    let isCached = false;
    const site = await aServer(
      ({ request }) => {
        order.push("loaded");
        return data(new URL(request.url).pathname, { headers: { "Cache-Control": PUBLIC } });
      },
      {
        component: () => {
          order.push("put together");
          return createElement("html", null, createElement("body", null, "A page"));
        },
        yieldToEventLoop: async () => {
          if (!isCached) return;
          const cached = await site.get("/cached");
          order.push(`answered: ${cached.body.includes("A page")}`);
        },
      },
    );
    await site.get("/cached");
    isCached = true;
    order.length = 0;
    await site.get("/first");
    const each = ["answered: true", "loaded", "put together"];
    expect(order).toEqual(each);
    await site.get("/first");
    expect(order).toEqual(each);
    expect(site.rendered).toEqual(["/cached", "/first"]);
  });

  it("puts each page together in a turn of its own, whenever what it needs has come", async () => {
    const order: string[] = [];
    const yieldToEventLoop = async () => void order.push("turn");
    const component = () => {
      order.push("put together");
      return createElement("p");
    };
    const loader = () => {
      order.push("loaded");
      return null;
    };
    const siteFor: AppOptions["siteFor"] = (module) => ({ ...APP_OPTIONS.siteFor(module), yieldToEventLoop });
    const site = await aServer(loader, { component, siteFor });
    await site.get("/concepts");
    expect(order).toEqual(["loaded", "turn", "put together"]);
  });

  it("answers cached pages before one is made that is for nobody else", async () => {
    const order: string[] = [];
    let isCached = false;
    const site = await aServer(
      (...asked) => {
        order.push("made");
        return aPage(...asked);
      },
      {
        yieldToEventLoop: async () => {
          if (isCached) order.push(`answered: ${(await site.get("/cached")).status}`);
        },
      },
    );
    await site.get("/cached");
    isCached = true;
    order.length = 0;
    await site.get("/search?q=tao");
    await site.get("/concepts", { cookie: "auth_token=a.b.c" });
    await site.get("/%00", { accept: "text/html" });
    expect(order).toEqual(Array(3).fill(["answered: 200", "made"]).flat());
  });

  it.each(["https://learn.example", "http://learn.example"])(
    "puts every header of a page that is not cached on one that is (%s)",
    async (siteUrl) => {
      const uncached = await (await aServer(aPage, { siteUrl, pageCache: null })).get("/concepts");
      const site = await aServer(aPage, { siteUrl });
      const [first, second] = [await site.get("/concepts"), await site.get("/concepts")];
      const { "content-length": _, "transfer-encoding": __, ...expected } = uncached.headers;
      expected["content-security-policy"] = policyWithoutScripts(uncached);
      for (const answer of [first, second]) {
        const policy = policyWithoutScripts(answer);
        expect({ ...answer.headers, "content-security-policy": policy }).toMatchObject(expected);
      }
      expect(first.headers["x-page"]).toBe("its own");
    },
  );

  it("allows a cached page's scripts by their hashes, and has no nonce in it", async () => {
    const site = await aServer(aPage);
    const { headers, body } = await site.get("/concepts");
    expect(body).toBe("<script>start()</script>/concepts");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(headers["content-security-policy"]).not.toContain("nonce-");
  });

  it("renders for each signed-in visitor, and lets nobody else have it", async () => {
    const site = await aServer(aPage);
    await site.get("/concepts");
    for (const cookie of ["auth_token=a.b.c", "locale=de; auth_token=a.b.c"]) {
      const answer = await site.get("/concepts", { cookie });
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers.etag).toBeUndefined();
    }
    expect(site.rendered).toEqual(["/concepts", "/concepts", "/concepts"]);
  });

  it("makes a file once for everybody, also for who is signed in or says so, and a personal one for each", async () => {
    const site = await aServer((args, context) => {
      const isOwn = args.request.url.includes("my-data");
      return isOwn ? new Response("one's own", { headers: { "Cache-Control": "private" } }) : aPage(args, context);
    });
    const cookie = "auth_token=a.b.c";
    const visitors: Record<string, string>[] = [{}, { cookie }, { cookie }];
    for (const headers of visitors) {
      const answer = await site.get("/faq_legacy.md", headers);
      expect(answer.status).toBe(200);
      expect(answer.headers["cache-control"]).toBe("cookie" in headers ? "private, no-store" : PUBLIC);
    }
    expect(site.rendered.splice(0)).toEqual(["/faq_legacy.md"]);
    expect((await site.get("/profile/my-data.json", { cookie })).body).toBe("one's own");
    expect(site.rendered.at(-1)).toBe("/profile/my-data.json");
  });

  it("answers who would speak HTTP/2 as anybody else, also where there are live connections", async () => {
    const { get, server } = await aServer(aPage);
    server.on("upgrade", (_request, socket) => socket.destroy());
    const { status, body } = await get("/concepts", { Connection: "Upgrade, HTTP2-Settings", Upgrade: "h2c" });
    expect([status, body]).toEqual([200, expect.stringContaining("/concepts")]);
  });

  it("does not take other cookies for a difference, nor what no page reads", async () => {
    const site = await aServer(aPage);
    await site.get("/concepts");
    for (const cookie of ["beta-notice=true", "nuxt-color-mode=dark; locale=ko", "auth_token="])
      await site.get("/concepts", { cookie });
    for (const query of ["?utm_source=letter", "?a=1&b=2", "?", "?%"]) await site.get(`/concepts${query}`);
    for (const [name, value] of [
      ["accept-language", "de"],
      ["user-agent", "Googlebot"],
      ["cache-control", "no-cache"],
    ] as const)
      await site.get("/concepts", { [name]: value });
    expect(site.rendered).toEqual(["/concepts"]);
  });

  it("keeps apart what pages do read, and languages", async () => {
    const site = await aServer(aPage);
    for (const target of ["/explore?type=lab", "/explore?type=guide", "/de/explore?type=lab", "/explore?x=1&type=lab"])
      await site.get(target);
    expect(site.rendered).toEqual(["/explore?type=lab", "/explore?type=guide", "/de/explore?type=lab"]);
  });

  it("neither grows nor renders for 10,000 made-up queries that a page does not read", {
    timeout: 120_000,
  }, async () => {
    const site = await aServer(aPage);
    await site.get("/concepts");
    const before = site.pageCache.bytes;
    for (let time = 0; time < 10_000; time += 1) {
      const target = `/concepts?${time % 2 ? "sort" : `x${time}`}=${time}&utm_source=${time}`;
      expect(site.pageCache.find(toPageKey(target) ?? "")?.etag).toBeDefined();
      if (time % 500 === 0) expect((await site.get(target)).status).toBe(200);
    }
    expect(site.rendered).toEqual(["/concepts"]);
    expect(site.pageCache.bytes).toBe(before);
  });

  it("caches nothing of values that pages read and that mean nothing, however many", { timeout: 60_000 }, async () => {
    const site = await aServer(({ request: { url } }) => {
      const { searchParams } = new URL(url);
      const isKnown = searchParams.get("category") === "economics";
      return new Response("", { headers: { "Cache-Control": isKnown ? PUBLIC : "private, max-age=0" } });
    });
    await site.get("/explore?category=economics");
    const before = site.pageCache.bytes;
    for (let time = 0; time < 40; time += 1) {
      await site.get(`/explore?category=made-up-${time}`);
      await site.get(`/search?q=${time}`);
      await site.get(`/explore?page=${1_000 + time}`);
    }
    expect(site.pageCache.bytes).toBe(before);
    await site.get("/explore?category=economics");
    expect(site.rendered.filter((target) => target === "/explore?category=economics")).toHaveLength(1);
  });

  it("caches a page's data, and none of routes that there are not", async () => {
    const site = await aServer(() => data("a page", { headers: { "Cache-Control": PUBLIC } }), {
      component: () => createElement("p"),
    });
    const policyOf = async (target: string) => (await site.get(target)).headers["cache-control"];
    expect(await policyOf("/concepts.data")).toBe("public, max-age=0, s-maxage=300");
    const { bytes } = site.pageCache;
    expect(bytes).toBeGreaterThan(0);
    expect(await policyOf("/concepts.data?_routes=routes%2Fmade-up")).toBe("private, no-store");
    expect(site.pageCache.bytes).toBe(bytes);
  });

  it("lets no shared cache store a page by a query that the page does not read", async () => {
    const site = await aServer(aPage);
    const policyOf = async (target: string) => (await site.get(target)).headers["cache-control"];
    for (let time = 0; time < 2; time += 1) {
      expect(await policyOf("/explore?type=lab")).toBe(PUBLIC);
      for (const target of ["/explore?type=lab&x=1", "/concepts?", "/concepts?utm_source=1", "/explore?x=1"])
        expect(await policyOf(target)).toBe("private, no-store");
    }
    const uncached = await aServer(aPage, { pageCache: null });
    expect((await uncached.get("/concepts?x=1")).headers["cache-control"]).toBe("private, no-store");
  });

  it("caches whether other sites may embed an answer", async () => {
    const policy = "cross-origin-resource-policy";
    const own = await aServer(aPage);
    const shared = await aServer(() => {
      return new Response("a picture", { headers: { "Cache-Control": PUBLIC, [policy]: "cross-origin" } });
    });
    for (let time = 0; time < 2; time += 1) {
      expect((await own.get("/concepts")).headers[policy]).toBe("same-origin");
      expect((await shared.get("/cards/en/about.png")).headers[policy]).toBe("cross-origin");
    }
  });

  it("renders each time what its visitor typed", async () => {
    const site = await aServer(aPage);
    for (let time = 0; time < 2; time += 1) await site.get("/search?q=tao");
    expect(site.rendered).toEqual(["/search?q=tao", "/search?q=tao"]);
  });

  it("answers 304 to whoever has the page, and the page again when it has changed", async () => {
    const site = await aServer(aPage);
    const { headers } = await site.get("/concepts");
    const again = await site.get("/concepts", { "if-none-match": headers.etag ?? "" });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect((await site.get("/concepts", { "if-none-match": '"older"' })).status).toBe(200);
  });

  it("answers HEAD with the headers of GET, from the same page", async () => {
    const site = await aServer(aPage);
    const head = await site.ask("HEAD", "/concepts");
    const get = await site.get("/concepts");
    const headAgain = await site.ask("HEAD", "/concepts");
    expect(site.rendered).toEqual(["/concepts"]);
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(headAgain).toMatchObject({ status: 200, body: "" });
    for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"]) {
      expect(headAgain.headers[name]).toBe(get.headers[name]);
    }
  });

  it("sends the whole page, whatever range is asked for", async () => {
    const site = await aServer(aPage);
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.get("/concepts", { range: "bytes=0-4" });
      expect(answer).toMatchObject({ status: 200, body: "<script>start()</script>/concepts" });
    }
  });

  it("sends it compressed to those who take that", async () => {
    const long = "Bittensor ".repeat(1_000);
    const site = await aServer(
      () => new Response(long, { headers: { "Cache-Control": PUBLIC, "Content-Type": "text/html" } }),
    );
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.get("/concepts", { "accept-encoding": "gzip" });
      expect(answer.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(answer.bytes).toString()).toBe(long);
    }
  });

  it.each([
    ["an error", () => Promise.reject(data("away", { status: 503, headers: { "Cache-Control": PUBLIC } })), 503],
    [
      "a page that does not exist",
      () => Promise.reject(data("none", { status: 404, headers: { "Cache-Control": PUBLIC } })),
      404,
    ],
    ["a fault", () => Promise.reject(new Error("a fault of the page")), 500],
    [
      "an answer that sets a cookie",
      () => new Response("", { headers: { "Cache-Control": PUBLIC, "Set-Cookie": "a=b" } }),
      200,
    ],
    ["a private page", () => new Response("", { headers: { "Cache-Control": "private, no-store" } }), 200],
    ["an answer that says nothing", () => new Response(""), 200],
    ["a redirection", () => redirect("/login", 302), 302],
  ] satisfies [string, Loader, number][])("never caches %s", async (_, loader, status) => {
    const site = await aServer(loader);
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.get("/concepts");
      expect(answer.status).toBe(status);
      expect(answer.headers["cache-control"] ?? "").not.toContain("public");
    }
    expect(site.rendered).toHaveLength(2);
  });

  it("does not cache a page that a part is missing from, nor lets others", async () => {
    const site = await aServer((args) => {
      args.context.get(siteContext).log({ level: "warn", message: "no menu for en: the fixed navigation stands" });
      return aPage(args);
    });
    for (let time = 0; time < 2; time += 1)
      expect((await site.get("/concepts")).headers["cache-control"]).toBe("private, no-store");
    expect(site.rendered).toHaveLength(2);
  });

  it("leaves to a redirection what its address says besides", async () => {
    const site = await aServer(({ request: { url } }) => redirect(`/moved${new URL(url).search}`, 308));
    expect((await site.get("/concepts?from=here")).headers.location).toBe("/moved?from=here");
  });

  it("answers a page as it was while the content provider is away", async () => {
    let isAway = false;
    const site = await aServer((args) => {
      if (isAway) throw data("away", { status: 503 });
      return aPage(args);
    });
    const before = await site.get("/concepts");
    isAway = true;
    site.pageCache.drop();
    expect(await site.get("/concepts")).toEqual(before);
    expect((await site.get("/guides")).status).toBe(503);
  });

  it("renders again when the content has changed", async () => {
    const site = await aServer(aPage);
    await site.get("/concepts");
    site.pageCache.drop();
    await site.get("/concepts");
    expect(site.rendered).toEqual(["/concepts", "/concepts"]);
  });

  it("leaves forms and other methods to the pages", async () => {
    const site = await aServer(aPage);
    await site.get("/concepts");
    expect((await site.ask("PUT", "/concepts")).status).toBe(405);
    expect((await site.ask("POST", "/concepts")).headers.etag).toBeUndefined();
  });

  it("finds bad addresses as bad as before", async () => {
    const site = await aServer(aPage);
    await site.get("/concepts");
    expect((await site.get("/concepts/")).status).toBe(308);
    expect((await site.get("//concepts")).status).toBe(308);
    expect((await site.get("/%00")).status).toBe(400);
  });
});

describe("a request that breaks off", () => {
  it("is nobody's fault: the log stays empty", async () => {
    const logged: unknown[] = [];
    const build = aBuild({ loader: aPage, action: aPage });
    const app = createApp({ ...APP_OPTIONS, loadBuild: async () => build, log: (event) => logged.push(event) });
    const answered = Promise.withResolvers<number>();
    const server = createHttpServer({
      fetch: async (...asked) => {
        const answer = await app.fetch(...asked);
        answered.resolve(answer.status);
        return answer;
      },
      pageCache: null,
    });
    const { hostname, port } = new URL(await listen(server, { host: "127.0.0.1", port: 0 }));
    onTestFinished(() => void server.close());
    const socket = connect(Number(port), hostname);
    socket.write("POST /login HTTP/1.1\r\nHost: learn.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nemail\r\n");
    await once(server, "request");
    socket.destroy();
    expect(await answered.promise).toBe(400);
    expect(logged).toEqual([]);
  });
});

describe("a request that dawdles", () => {
  it.each([
    ["its headers", "GET / HTTP/1.1\r\nHost: learn.example\r\nX-Slow: "],
    ["its body", "POST / HTTP/1.1\r\nHost: learn.example\r\nContent-Length: 9\r\n\r\nemail"],
  ])("with %s is answered 408, and its connection ended", async (_, sent) => {
    const server = createHttpServer({
      fetch: async (request) => new Response(await request.text().catch(() => "")),
      pageCache: null,
      arrival: { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 },
    });
    const { hostname, port } = new URL(await listen(server, { host: "127.0.0.1", port: 0 }));
    onTestFinished(() => void server.close());
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    expect((await socket.toArray()).join("")).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is noticed within a second, where Node would look twice a minute", () => {
    expect(REQUEST_TIMEOUTS).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
    });
  });
});

describe("what a network may cost", () => {
  it("counts pages that a query has chosen, each as it is made; cached ones go on", async () => {
    const spend = createSpending({ unitsAMinute: 20, clock: () => 0 });
    const { get, rendered } = await aServer(aPage, { spend });
    await get("/concepts");
    for (let page = 2; page < 30; page += 1) await get(`/explore?page=${page}`);
    expect(rendered.length).toBeLessThan(15);
    expect((await get("/explore?page=40")).status).toBe(429);
    for (const target of ["/concepts", "/explore?page=2"]) expect((await get(target)).status).toBe(200);
  });
});

describe("under load", () => {
  it("cached pages go on, and what would have to be made is refused", async () => {
    let isOverloaded = false;
    const { get, rendered, pageCache } = await aServer(aPage, { isOverloaded: () => isOverloaded });
    const known = await get("/concepts");
    isOverloaded = true;
    expect((await get("/concepts")).body).toBe(known.body);
    const refused = await get("/labs");
    expect([refused.status, refused.headers["retry-after"], refused.headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    pageCache.drop();
    expect((await get("/concepts")).body).toBe(known.body);
    expect(rendered).toEqual(["/concepts"]);
    isOverloaded = false;
    expect((await get("/labs")).status).toBe(200);
  });
});

/** A page that says where it is, with a script of its own. */
const aPage: Loader = ({ request: { url }, context }) => {
  const { pathname, search } = new URL(url);
  const html = `<script nonce="${context.get(nonceContext)}">start()</script>${pathname}${search}`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": PUBLIC,
      "X-Page": "its own",
      Vary: "Accept-Encoding",
    },
  });
};

type Options = Partial<AppOptions> & { component?: () => ReactElement; yieldToEventLoop?: YieldToEventLoop };

async function aServer(loader: Loader, { component, yieldToEventLoop = createYield(), ...options }: Options = {}) {
  const rendered: string[] = [];
  const pageCache = createPageCache({
    maxBytes: 1_000_000,
    freshForMs: 300_000,
    clock: () => 0,
    yieldToEventLoop,
    log: () => undefined,
  });
  const noting: Loader = (args, handlerContext) => {
    const { pathname, search } = new URL(args.request.url);
    rendered.push(pathname + search);
    return loader(args, handlerContext);
  };
  const build = aBuild({ loader: noting, action: noting, ...(component && { component }) });
  const app = createApp({ ...APP_OPTIONS, loadBuild: async () => build, pageCache, yieldToEventLoop, ...options });
  const server = createHttpServer({ fetch: app.fetch, pageCache: options.pageCache === null ? null : pageCache });
  const origin = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close());
  const ask = (method: string, target: string, headers: Record<string, string> = {}) =>
    answerOf(origin, { method, target, headers });
  return {
    rendered,
    pageCache,
    server,
    ask,
    get: (target: string, headers?: Record<string, string>) => ask("GET", target, headers),
  };
}

/** The content security policy but for what lets this answer's own scripts run. */
function policyWithoutScripts({ headers }: HttpAnswer): string {
  return (headers["content-security-policy"] ?? "").replaceAll(/ '(?:nonce|sha256)-[^']+'/g, "");
}

interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
  body: string;
}

/** What came over the wire, still compressed where it was; the date aside. */
function answerOf(
  origin: string,
  { method, target, headers }: { method: string; target: string; headers: Record<string, string> },
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { date: _, ...others } = response.headers;
        const named = Object.entries(others).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(named),
          bytes,
          body: bytes.toString(),
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
