import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RunningServer } from "../scripts/start-server.mjs";
import { startOwnSite } from "./own-site.ts";
import { rawRequest } from "./raw-request.ts";
import { pathOfRoute } from "./site-routes.ts";
import { copySmallContent, SMALL } from "./small-content.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { expect, settle, test } from "./visitor.ts";

const concept = pathOfRoute("/concepts/:category/*");
const SECRET = "what a provider signs with";
/** What the browser says of an inline script that the policy does not name. */
const REFUSED = expect.stringContaining("Content Security Policy");
/** A machine that does much else may take its time. */
const TIMEOUT_MS = 60_000;
const HTML = { accept: "text/html" };

test.describe("a page that is kept", () => {
  test("is the same for everybody, bytes and policy, and has no nonce", async ({ baseURL }) => {
    const first = await rawRequest(baseURL ?? "", concept, { headers: HTML });
    const second = await rawRequest(baseURL ?? "", `${concept}?utm_source=letter`, {
      headers: { ...HTML, cookie: "beta-notice=true; locale=de", "accept-language": "ko" },
    });
    expect(second.body.equals(first.body)).toBe(true);
    // What the page does not read is no reason for a shared cache to store it once more. An id belongs to a request, not to the page.
    const ofThePage = { date: "", "cache-control": "", "x-request-id": "" };
    expect({ ...second.headers, ...ofThePage }).toEqual({ ...first.headers, ...ofThePage });
    expect(second.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers["content-security-policy"]).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
    expect(first.body.toString()).not.toContain(' nonce="');
    expect(first.headers["cache-control"]).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=\d+/);
    // Firefox would show a stale one (`entry.server.tsx`).
    expect(first.headers["cache-control"]).not.toMatch(/(?<!s-)max-?age/);
    expect(first.headers.expires).toBe("0");
    expect(first.headers.vary).toBe("Accept-Encoding");
  });

  test("is not sent again to whoever has it", async ({ baseURL }) => {
    const { headers } = await rawRequest(baseURL ?? "", concept, { headers: HTML });
    const again = await rawRequest(baseURL ?? "", concept, {
      headers: { ...HTML, "if-none-match": headers.etag ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test("has a picture that is drawn once, and not sent again to whoever has it", async ({ baseURL }) => {
    const page = await rawRequest(baseURL ?? "", `/ko${concept}`, { headers: HTML });
    const [, named = ""] = /<meta property="og:image" content="([^"]+)"/.exec(page.body.toString()) ?? [];
    const picture = new URL(named).pathname;
    expect(picture).toBe(`/cards/ko${concept}.png`);
    const first = await rawRequest(baseURL ?? "", picture);
    expect(first.headers["content-type"]).toBe("image/png");
    expect([first.body.readUInt32BE(16), first.body.readUInt32BE(20)]).toEqual([1_200, 630]);
    const second = await rawRequest(baseURL ?? "", picture, { headers: { "if-none-match": first.headers.etag ?? "" } });
    expect({ status: second.status, bytes: second.body.length }).toEqual({ status: 304, bytes: 0 });
    expect((await rawRequest(baseURL ?? "", "/cards/ko/concepts/no/such.png")).status).toBe(404);
  });

  test("has every header of one that is not", async ({ baseURL }) => {
    const cached = await rawRequest(baseURL ?? "", concept, { headers: HTML });
    const own = await rawRequest(baseURL ?? "", concept, { headers: { ...HTML, cookie: "auth_token=forged" } });
    const missing = Object.keys(own.headers).filter((name) => !(name in cached.headers));
    const ofOneRequest = ["set-cookie", "transfer-encoding", "x-request-id"];
    expect(missing.filter((name) => !ofOneRequest.includes(name))).toEqual([]);
    for (const name of [
      "x-content-type-options",
      "referrer-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
    ])
      expect(cached.headers[name]).toBe(own.headers[name]);
    expect(own.headers["cache-control"]).toBe("private, no-store");
    expect(own.headers.etag).toBeUndefined();
  });

  test("lets its own scripts run and no other, at the second visit as at the first", async ({ page, complaints }) => {
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(concept);
      await settle(page);
      const ran = await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "document.documentElement.dataset.ran = 'yes'";
        document.head.append(script);
        return document.documentElement.dataset.ran ?? "no";
      });
      expect(ran).toBe("no");
    }
    // The page's icon is still on its way when the page is left.
    const others = () => complaints.filter((complaint) => !complaint.includes("favicon"));
    await expect.poll(others).toEqual([REFUSED, REFUSED]);
  });
});

test.describe("when content changes", () => {
  test.setTimeout(3 * TIMEOUT_MS);

  let folder: string;
  const running: RunningServer[] = [];

  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-cached-"));
    await copySmallContent(path.join(folder, "content"));
  });

  test.afterEach(async () => {
    await Promise.all(running.splice(0).map((site) => site.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  test("a signed message makes the site show it, and find it", async () => {
    const { origin } = await start({ SEARCH_URL: "" });
    const file = path.join(folder, "content", "en", "concept", `${SMALL.concept.slug}.md`);
    const original = await readFile(file, "utf8");
    await untilCached(origin);
    const before = await rawRequest(origin, SMALL.concept.path, { headers: HTML });
    await writeFile(file, `${original}\n\n## Written meanwhile {#written-meanwhile}\n\nQuokka.\n`);
    expect((await rawRequest(origin, SMALL.concept.path, { headers: HTML })).body.equals(before.body)).toBe(true);

    expect(await tellOfChange(origin, "somebody else's secret")).toBe(401);
    expect((await rawRequest(origin, SMALL.concept.path, { headers: HTML })).body.equals(before.body)).toBe(true);

    expect(await tellOfChange(origin, SECRET)).toBe(204);
    const ask = () =>
      rawRequest(origin, SMALL.concept.path, { headers: { ...HTML, "if-none-match": before.headers.etag ?? "" } });
    await expect
      .poll(async () => (await ask()).body.toString(), { timeout: TIMEOUT_MS })
      .toContain("Written meanwhile");
    await expect
      .poll(async () => (await rawRequest(origin, "/search?q=quokka", { headers: HTML })).body.toString(), {
        timeout: TIMEOUT_MS,
      })
      .toContain(SMALL.concept.path);

    await writeFile(file, "---\ntitle: [broken\n---\n");
    expect(await tellOfChange(origin, SECRET)).toBe(500);
    const cached = await rawRequest(origin, SMALL.concept.path, { headers: HTML });
    expect(cached.body.toString()).toContain("Written meanwhile");
  });

  test("and the provider is away, readers get pages as they were", async () => {
    const provider = await start({});
    const { origin } = await start({ CONTENT_API_URL: provider.origin });
    await untilCached(origin);
    const before = await rawRequest(origin, SMALL.concept.path, { headers: HTML });
    await provider.stop();
    expect(await tellOfChange(origin, SECRET)).toBe(204);
    const after = await rawRequest(origin, SMALL.concept.path, { headers: HTML });
    expect(after.status).toBe(200);
    expect(after.body.equals(before.body)).toBe(true);
    const neverRead = await rawRequest(origin, `/ko${SMALL.concept.path}`, { headers: HTML });
    expect(neverRead.status).toBe(503);
    expect(neverRead.headers["cache-control"]).toBe("no-store");
  });

  /** The first answer of a busy provider may come too late for the menu: such a page is not cached. */
  async function untilCached(origin: string): Promise<void> {
    const isCached = async () => "etag" in (await rawRequest(origin, SMALL.concept.path, { headers: HTML })).headers;
    await expect.poll(isCached, { timeout: TIMEOUT_MS }).toBe(true);
  }

  async function start(settings: Record<string, string>): Promise<RunningServer> {
    const site = await startOwnSite(path.join(folder, `data-${running.length}`), {
      ...{ CONTENT_DIR: path.join(folder, "content"), CONTENT_WEBHOOK_SECRET: SECRET },
      ...settings,
    });
    running.push(site);
    return site;
  }
});
