import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createCachedPage } from "./create-cached-page.ts";
import { serveCachedPage } from "./serve-cached-page.ts";

const NONCE = "q83vEjRWeJCrze8SNFZ4kA==";
const HTML = `<script nonce="${NONCE}">start()</script><p>${"Bittensor ".repeat(500)}</p>`;
const CLEAN_HTML = HTML.replace(` nonce="${NONCE}"`, "");

describe("createCachedPage", () => {
  it("holds the page as it is, as gzip and as brotli, without its nonce", async () => {
    const { forms } = await aPage();
    expect(forms.identity.body.toString()).toBe(CLEAN_HTML);
    expect(gunzipSync(forms.gzip.body).toString()).toBe(CLEAN_HTML);
    expect(brotliDecompressSync(forms.br.body).toString()).toBe(CLEAN_HTML);
    expect(toHeaders(forms.br.headers).get("Content-Encoding")).toBe("br");
    expect(toHeaders(forms.gzip.headers).get("Content-Encoding")).toBe("gzip");
    expect(toHeaders(forms.identity.headers).has("Content-Encoding")).toBe(false);
    for (const { headers, body } of Object.values(forms))
      expect(toHeaders(headers).get("Content-Length")).toBe(String(body.length));
  });

  it("keeps the page's own headers and adds the policies for its scripts", async () => {
    const page = await aPage();
    const headers = toHeaders(page.forms.identity.headers);
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
    expect(tiny.forms.br.body.toString()).toBe("<p>");
    expect(toHeaders(tiny.forms.br.headers).has("Content-Encoding")).toBe(false);
    const image = await aPage({ html: "a".repeat(1_000), type: "image/png" });
    expect(image.forms.gzip.body).toHaveLength(1_000);
    expect(image.bytes).toBeLessThan(6_000);
  });

  it("takes in memory what is compressed, and something for headers: not the page as it is", async () => {
    const text = Array.from({ length: 20_000 }, (_, at) => at.toString(36)).join(" ");
    const { forms, bytes } = await aPage({ html: text });
    const bodies = forms.br.body.length + forms.gzip.body.length;
    expect(bodies).toBeLessThan(forms.identity.body.length);
    expect(bytes).toBeGreaterThan(bodies);
    expect(bytes).toBeLessThan(bodies + 10_000);
  });
});

describe("serveCachedPage", () => {
  it("sends the form that is liked best", async () => {
    const page = await aPage();
    const answer = serveCachedPage(page, { ...PLAIN, acceptEncoding: "gzip;q=1, br;q=0.5" });
    expect(answer).toEqual({ status: 200, ...page.forms.gzip });
  });

  it("sends only headers to HEAD, among them the length of what GET would bring", async () => {
    const page = await aPage();
    const answer = serveCachedPage(page, { ...PLAIN, method: "HEAD" });
    expect(answer).toEqual({ status: 200, headers: page.forms.identity.headers, body: null });
  });

  it.each([
    ["the tag", (etag: string) => etag],
    ["the tag among others", (etag: string) => `"a", ${etag} , W/"b"`],
    ["the tag made strong on the way", (etag: string) => etag.slice(2)],
    ["any tag", () => "*"],
  ])("answers 304 to whoever has it: %s", async (_, headerOf) => {
    const page = await aPage();
    const answer = serveCachedPage(page, { ...PLAIN, ifNoneMatch: headerOf(page.etag) });
    expect(answer).toMatchObject({ status: 304, body: null });
    const headers = toHeaders(answer.headers);
    expect(headers.get("ETag")).toBe(page.etag);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=300");
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect(headers.has("Content-Length")).toBe(false);
    expect(headers.has("Content-Type")).toBe(false);
  });

  it.each(["", '"another"', "W/nonsense", 'W/"'])("sends the page to whoever has another: %j", async (ifNoneMatch) => {
    expect(serveCachedPage(await aPage(), { ...PLAIN, ifNoneMatch }).status).toBe(200);
  });
});

const PLAIN = { method: "GET", acceptEncoding: undefined, ifNoneMatch: undefined };

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
  return createCachedPage({ headers, body: Buffer.from(html), nonce }, (sources) => [
    ["Content-Security-Policy", `script-src ${sources.scripts}`],
  ]);
}

function toHeaders(flat: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length; index += 2) headers.append(flat[index] ?? "", flat[index + 1] ?? "");
  return headers;
}
