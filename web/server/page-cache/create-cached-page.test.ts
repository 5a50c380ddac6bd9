import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type CachedPage, createCachedPage, recompress, toGzip, unpack } from "./create-cached-page.ts";
import { type AskedForm, serveCachedPage } from "./serve-cached-page.ts";

const NONCE = "q83vEjRWeJCrze8SNFZ4kA==";
const HTML = `<script nonce="${NONCE}">start()</script><p>${"Bittensor ".repeat(500)}</p>`;
const CLEAN_HTML = HTML.replace(` nonce="${NONCE}"`, "");

describe("createCachedPage", () => {
  it("holds the page once, as brotli and without its nonce", async () => {
    const page = await aPage();
    expect(page.encoding).toBe("br");
    expect(brotliDecompressSync(page.body).toString()).toBe(CLEAN_HTML);
    expect(unpack(page).toString()).toBe(CLEAN_HTML);
    expect(gunzipSync(toGzip(page)).toString()).toBe(CLEAN_HTML);
  });

  it("can be made smaller, and stays the same page", async () => {
    const words = Array.from({ length: 5_000 }, (_, at) => ((at * 7_919) % 1_009).toString(36)).join(" ");
    const page = await aPage({ html: words });
    const smaller = await recompress(page);
    expect(smaller.body.length).toBeLessThan(page.body.length);
    expect(smaller.bytes - smaller.body.length).toBe(page.bytes - page.body.length);
    expect(unpack(smaller)).toEqual(unpack(page));
    expect({ ...smaller, body: null, bytes: 0 }).toEqual({ ...page, body: null, bytes: 0 });
  });

  it("keeps the page's own headers and adds the policies for its scripts", async () => {
    const page = await aPage();
    const headers = toHeaders(page.headers);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=300");
    expect(headers.get("Content-Security-Policy")).toBe(`script-src ${page.inlineSources.scripts}`);
    expect(page.inlineSources.scripts).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect(headers.get("Vary")).toBe("Accept-Encoding");
  });

  it("has the same tag for the same page, whatever the nonce was, and another for another", async () => {
    const { etag } = await aPage();
    expect((await aPage({ html: HTML.replace(NONCE, "another"), nonce: "another" })).etag).toBe(etag);
    expect((await aPage({ html: `${HTML}!` })).etag).not.toBe(etag);
    expect((await aPage({ cacheControl: "public, max-age=60" })).etag).not.toBe(etag);
  });

  it("does not compress what becomes larger by it, nor what is compressed already", async () => {
    const tiny = await aPage({ html: "<p>" });
    expect(tiny).toMatchObject({ encoding: "identity", body: Buffer.from("<p>") });
    const image = await aPage({ html: "a".repeat(1_000), type: "image/png" });
    expect(image.body).toHaveLength(1_000);
    expect(image.encoding).toBe("identity");
  });

  it("takes in memory what is compressed, and something for headers: not the page as it is, nor what Node cut it off", async () => {
    const text = Array.from({ length: 20_000 }, (_, at) => at.toString(36)).join(" ");
    for (const html of [text, text.slice(0, 10_000), "<p>"]) {
      const { body, bytes } = await aPage({ html });
      expect(body.buffer.byteLength).toBe(body.length);
      expect(bytes).toBeGreaterThan(body.length);
      expect(bytes).toBeLessThan(body.length + 10_000);
    }
    expect((await aPage({ html: text })).body.length).toBeLessThan(text.length / 2);
  });
});

describe("serveCachedPage", () => {
  it.each([
    ["gzip;q=1, br;q=0.5", "gzip", gunzipSync],
    ["gzip, br", "br", brotliDecompressSync],
    [undefined, null, (body: Buffer) => body],
  ])("sends the form that is liked best: %s", async (acceptEncoding, coding, unpacked) => {
    const { status, headers, body } = serve(await aPage(), { ...PLAIN, acceptEncoding });
    expect(status).toBe(200);
    expect(toHeaders(headers).get("Content-Encoding")).toBe(coding);
    expect(toHeaders(headers).get("Content-Length")).toBe(String(body?.length));
    expect(unpacked(body ?? Buffer.alloc(0)).toString()).toBe(CLEAN_HTML);
  });

  it("sends as it is what is cached so, whatever is liked best", async () => {
    const { headers, body } = serve(await aPage({ html: "<p>" }), { ...PLAIN, acceptEncoding: "gzip" });
    expect(body?.toString()).toBe("<p>");
    expect(toHeaders(headers).has("Content-Encoding")).toBe(false);
  });

  it("sends only headers to HEAD, among them the length of what GET would bring", async () => {
    const page = await aPage();
    const get = serve(page, PLAIN);
    expect(serve(page, { ...PLAIN, method: "HEAD" })).toEqual({ ...get, body: null });
    expect(toHeaders(get.headers).get("Content-Length")).toBe(String(CLEAN_HTML.length));
  });

  it.each([
    ["the tag", (etag: string) => etag],
    ["the tag among others", (etag: string) => `"a", ${etag} , W/"b"`],
    ["the tag made strong on the way", (etag: string) => etag.slice(2)],
    ["any tag", () => "*"],
  ])("answers 304 to whoever has it: %s", async (_, headerOf) => {
    const page = await aPage();
    const answer = serve(page, { ...PLAIN, ifNoneMatch: headerOf(page.etag) });
    expect(answer).toMatchObject({ status: 304, body: null });
    const headers = toHeaders(answer.headers);
    expect(headers.get("ETag")).toBe(page.etag);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=300");
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect(headers.has("Content-Length")).toBe(false);
    expect(headers.has("Content-Type")).toBe(false);
  });

  it.each(["", '"another"', "W/nonsense", 'W/"'])("sends the page to whoever has another: %j", async (ifNoneMatch) => {
    expect(serve(await aPage(), { ...PLAIN, ifNoneMatch }).status).toBe(200);
  });
});

function serve(page: CachedPage, asked: AskedForm) {
  return serveCachedPage(page, asked, (of, encoding) => {
    if (encoding === of.encoding) return of.body;
    return encoding === "gzip" ? toGzip(of) : unpack(of);
  });
}

const PLAIN: AskedForm = { method: "GET", acceptEncoding: undefined, ifNoneMatch: undefined };

function aPage({
  html = HTML,
  nonce = NONCE,
  type = "text/html; charset=utf-8",
  cacheControl = "public, max-age=0, s-maxage=300",
} = {}) {
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": cacheControl,
    Vary: "Accept-Encoding",
    "Content-Length": "1",
  });
  return createCachedPage({ path: "/", headers, body: Buffer.from(html), nonce }, (sources) => [
    ["Content-Security-Policy", `script-src ${sources.scripts}`],
  ]);
}

function toHeaders(flat: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length; index += 2) headers.append(flat[index] ?? "", flat[index + 1] ?? "");
  return headers;
}
