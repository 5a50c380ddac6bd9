import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { data } from "react-router";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  clientAddressContext,
  dataRequestContext,
  isRefusedContext,
  nonceContext,
} from "../app/site/request-context.server.ts";
import { APP_OPTIONS, aBuild, type Loader, type Module } from "../tests/a-build.ts";
import { type AppOptions, createApp } from "./create-app.ts";
import { createSpending } from "./limit-clients.ts";

const PUBLIC = { "Cache-Control": "public, max-age=0, s-maxage=300" };

describe("createApp", () => {
  it("keeps from visitors what operators ask", async () => {
    const app = appOf(() => {
      throw data("no such page", { status: 404 });
    });
    for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await app.request(path)).status).toBe(404);
  });

  it("gives pages the nonce of their answer's policy", async () => {
    const app = appOf(({ context }) => new Response(context.get(nonceContext), { headers: PUBLIC }));
    const answer = await app.request("/concepts");
    const nonce = await answer.text();
    expect(nonce).not.toBe("");
    expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
    expect(answer.headers.get("Cache-Control")).toBe(PUBLIC["Cache-Control"]);
  });

  it("tells pages whether their document or only their data is asked for", async () => {
    const app = appOf(({ context }) => new Response(String(context.get(dataRequestContext))));
    expect(await (await app.request("/concepts")).text()).toBe("false");
    expect(await (await app.request("/concepts.data")).text()).toContain("true");
  });

  it("never lets an error be cached, whatever the page says", async () => {
    const app = appOf(() => {
      throw new Response("the provider does not answer", { status: 503, headers: PUBLIC });
    });
    const answer = await app.request("/concepts");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("has the page say that an address that is none cannot be answered, in its language", async () => {
    const app = appOf(({ context, request }) => {
      throw new Response(`${context.get(isRefusedContext)} ${new URL(request.url).pathname}`, { status: 400 });
    });
    const headers = { Accept: "text/html" };
    for (const [path, page] of [
      ["/%E0%A4%A", "true /"],
      ["/ko/%00", "true /ko"],
    ] as const) {
      const answer = await app.request(path, { headers });
      expect([answer.status, await answer.text()]).toEqual([400, page]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    expect(await (await app.request("/concepts", { headers })).text()).toBe("false /concepts");
  });

  it("makes no page for an address that is none to whoever asks too much, or while there is too much to do", async () => {
    const loader: Loader = () => {
      throw new Response("a page", { status: 400 });
    };
    const headers = { Accept: "text/html" };
    const spent = appOf(loader, { spend: async () => 7 });
    expect((await spent.request("/%00", { headers })).status).toBe(429);
    expect((await appOf(loader, { isOverloaded: () => true }).request("/%00", { headers })).status).toBe(503);
  });

  it("never lets a signed-in visitor's page be shared, but the build's files all the same", async () => {
    const clientDir = await folderWithFavicon();
    const app = appOf(() => new Response("a page", { headers: PUBLIC }), { clientDir });
    const headers = { Cookie: "auth_token=a.b.c" };
    expect((await app.request("/concepts", { headers })).headers.get("Cache-Control")).toBe("private, no-store");
    expect((await app.request("/favicon.svg", { headers })).headers.get("Cache-Control")).toMatch(/^public/);
  });

  it("shows nothing of a fault's insides", async () => {
    const app = appOf(() => {
      throw new Error("/srv/secret/path: SELECT password");
    });
    const answer = await app.request("/concepts");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/secret|SELECT|at /);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("shows a fault before the pages to whoever writes the code, and tries again", async () => {
    const app = createApp({
      ...APP_OPTIONS,
      mode: "development",
      loadBuild: () => Promise.reject(new Error("\u001b[31mUnexpected token\u001b[0m in <Concept>")),
    });
    const answer = await app.request("/concepts");
    const shown = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(shown).toContain("Unexpected token in &lt;Concept&gt;");
    expect(shown).toContain('<meta http-equiv="refresh"');
  });

  it("answers a fault before the pages with 500, logs it, and shows and caches nothing of it", async () => {
    const logged: unknown[] = [];
    const app = createApp({
      ...APP_OPTIONS,
      loadBuild: () => Promise.reject(new Error("no build at /srv/site")),
      log: (event) => void logged.push(event),
    });
    const answer = await app.request("/concepts");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe("500 Internal Server Error\n");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(logged).toEqual([{ level: "error", message: "GET /concepts failed", cause: expect.any(Error) }]);
  });

  it("guards what stands beside the pages as well", async () => {
    const answer = await createApp({ ...APP_OPTIONS, loadBuild: () => Promise.reject(new Error("none")) }).request(
      "/.well-known/change-password",
    );
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("refuses bad paths before any page sees them", async () => {
    const app = appOf(() => new Response("a page"));
    expect((await app.request("/%00")).status).toBe(400);
    const moved = await app.request("/concepts/");
    expect(moved.status).toBe(308);
    expect(moved.headers.get("Location")).toBe("/concepts");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("answers 405 to %s and names what is allowed", async (method) => {
    const app = appOf(() => new Response("a page"));
    const answer = await app.request("/concepts", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("answers HEAD as GET, without the page", async () => {
    const app = appOf(() => new Response("a page", { headers: PUBLIC }));
    const answer = await app.request("/concepts", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  it("serves the build's files, and pages under every other address", async () => {
    const clientDir = await folderWithFavicon();
    const app = appOf(({ request }) => new Response(`page ${new URL(request.url).pathname}`), { clientDir });
    const file = await app.request("/favicon.svg");
    expect(file.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await (await app.request("/robots.txt")).text()).toBe("page /robots.txt");
  });

  it("hands /graphql to the embedded provider", async () => {
    const provider = await createProvider({ contentDir: await emptyFolder() });
    const app = appOf(() => new Response("a page"), { graphql: provider.fetch });
    const answer = await app.request("/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: "{ concepts { data { id } } }" }),
    });
    expect(await answer.json()).toEqual({ data: { concepts: { data: [] } } });
  });

  it.each(["/multi-search", "/health", "/indexes", "/indexes/a/documents", "/swap-indexes", "/tasks/1"])(
    "hands %s to the embedded search engine, whatever the method",
    async (path) => {
      const app = appOf(() => new Response("a page"), {
        search: async ({ method, url }) => new Response(`${method} ${new URL(url).pathname}`),
      });
      for (const method of ["POST", "OPTIONS", "DELETE"]) {
        const answer = await app.request(path, { method });
        expect(await answer.text()).toBe(`${method} ${path}`);
        expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      }
    },
  );

  it("has no calls of a search engine where another one answers", async () => {
    const app = appOf(() => {
      throw data("no such page", { status: 404 });
    });
    for (const path of ["/multi-search", "/indexes", "/health"]) expect((await app.request(path)).status).toBe(404);
  });

  it("tells pages and the provider whose request it is", async () => {
    const seen: unknown[] = [];
    const graphql: AppOptions["graphql"] = async (_request, client) => {
      seen.push(client.address);
      return new Response();
    };
    const page: Loader = ({ context }) => new Response(String(context.get(clientAddressContext)));
    const app = appOf(page, { graphql, trustProxy: true });
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    expect(await (await app.request("/concepts", { headers })).text()).toBe("203.0.113.9");
    await app.request("/graphql", { headers });
    expect(seen).toEqual(["203.0.113.9"]);
  });

  it.each(["https://learn.example", "http://learn.example"])(
    "takes forms from its own pages, whether or not a proxy adds TLS (%s)",
    async (siteUrl) => {
      const app = appOf(() => new Response("a page"), { siteUrl, action: () => new Response("written") });
      for (const path of ["/login", "/class.json"]) {
        const send = (origin: string) =>
          app.request(`http://127.0.0.1${path}`, { method: "POST", headers: { Origin: origin } });
        expect(await (await send(siteUrl)).text()).toBe("written");
        expect((await send("https://evil.example")).status).toBe(403);
      }
    },
  );

  it("limits what the clients of a network cost, but neither files nor whether it is alive", async () => {
    const clientDir = await folderWithFavicon();
    const graphql = async () => new Response("answered");
    const spend = createSpending({ unitsAMinute: 10, clock: () => 0 });
    const app = appOf(() => new Response("a page"), { graphql, spend, clientDir });
    expect((await app.request("/graphql")).status).toBe(200);
    for (const target of ["/graphql", "/search?q=tao", "/cards/en/about.png"]) {
      const refused = await app.request(target);
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(refused.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
    for (const target of ["/favicon.svg"]) expect((await app.request(target)).status).toBe(200);
  });

  it("counts each page that is made for one visitor: with a cookie, good or not, there is no other", async () => {
    const spend = createSpending({ unitsAMinute: 20, clock: () => 0 });
    const app = appOf(() => new Response("a page"), { spend });
    const ask = async () => (await app.request("/concepts", { headers: { Cookie: "auth_token=made.up.too" } })).status;
    const statuses = [];
    for (let time = 0; time < 30; time += 1) statuses.push(await ask());
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  it("says whom to tell of a hole", async () => {
    const app = appOf(() => new Response("a page"), { securityContact: "mailto:security@learn.example" });
    expect(await (await app.request("/.well-known/security.txt")).text()).toContain(
      "Contact: mailto:security@learn.example\n",
    );
  });

  it("makes no page for nobody in particular where there is too much to do", async () => {
    const app = appOf(() => new Response("a page"), {
      action: () => new Response("written"),
      isOverloaded: () => true,
    });
    const refused = await app.request("/concepts");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    expect((await app.request("/concepts", { headers: { Cookie: "auth_token=a.b.c" } })).status).toBe(200);
    const sent = await app.request("/login", { method: "POST", headers: { Origin: "https://learn.example" } });
    expect(await sent.text()).toBe("written");
  });

  it("has no /graphql where another provider answers", async () => {
    const app = appOf(() => {
      throw data("no such page", { status: 404 });
    });
    expect((await app.request("/graphql")).status).toBe(404);
  });
});

function appOf(loader: Loader, { action, ...options }: Partial<AppOptions> & Pick<Module, "action"> = {}) {
  return createApp({ ...APP_OPTIONS, loadBuild: async () => aBuild({ loader, action }), ...options });
}

async function folderWithFavicon(): Promise<string> {
  const folder = await emptyFolder();
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  return folder;
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "create-app-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
