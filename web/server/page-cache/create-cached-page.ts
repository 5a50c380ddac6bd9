import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import type { InlineSources } from "../security-headers.ts";
import type { Encoding } from "./choose-encoding.ts";
import { hashInlineCode } from "./hash-inline-code.ts";

/** Names and values in turn, as they are sent. */
export type FlatHeaders = string[];

type Body = Buffer<ArrayBuffer>;

/** A page as it is cached: once, compressed where that makes it smaller. */
export interface CachedPage {
  etag: string;
  /** What allows its own inline scripts and styles. */
  inlineSources: InlineSources;
  /** Those of every form. */
  headers: FlatHeaders;
  /** What "304 Not Modified" says. */
  unchangedHeaders: FlatHeaders;
  encoding: Exclude<Encoding, "gzip">;
  body: Body;
  /** What it takes in memory. */
  bytes: number;
}

export type SecurityHeadersFor = (
  inlineSources: InlineSources,
  path: string,
) => readonly (readonly [name: string, value: string])[];

/** A tenth larger than with the best quality, in a fraction of the time. */
const BROTLI_QUALITY = 5;
const BEST_BROTLI_QUALITY = 11;
/** As far back as it looks for what repeats, as a power of two: more than a page, and less memory to be got ready. */
const BROTLI_WINDOW = 18;
/** A twentieth larger than with the usual level, in half the time: somebody waits for it. */
const GZIP_LEVEL = 4;

/** Where one of these says something, it is of the answer's way to us, or said anew below. */
const NOT_CACHED = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "transfer-encoding",
  "vary",
]);

/** Headers, strings and the rest of what belongs to a page in memory, besides its body. */
const OVERHEAD_BYTES = 4_096;

/** Takes over a page that has been rendered with a nonce: the nonce becomes hashes, the body is compressed. */
export async function createCachedPage(
  rendered: { path: string; headers: Headers; body: Body; nonce: string },
  securityHeadersFor: SecurityHeadersFor,
): Promise<CachedPage> {
  const type = rendered.headers.get("Content-Type") ?? "";
  const { body, inlineSources } = type.startsWith("text/html")
    ? withoutNonce(rendered.body.toString(), rendered.nonce)
    : { body: rendered.body, inlineSources: { scripts: "", styles: "" } };
  const common = [
    ...[...rendered.headers].filter(([name]) => !NOT_CACHED.has(name)),
    ["Vary", "Accept-Encoding"],
    ...securityHeadersFor(inlineSources, rendered.path).filter(([name]) => !rendered.headers.has(name)),
  ].flat();
  const hash = createHash("sha256").update(common.join("\n")).update(body).digest("base64url").slice(0, 22);
  // Encodings of a page read alike, but are not the same bytes.
  const etag = `W/"${hash}"`;
  const compressed = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? await compress(body, BROTLI_QUALITY) : body;
  const isSmaller = compressed.length < body.length;
  const stored = toOwnMemory(isSmaller ? compressed : body);
  const headers = [...common, "ETag", etag];
  return {
    etag,
    inlineSources,
    headers,
    unchangedHeaders: withoutType(headers),
    encoding: isSmaller ? "br" : "identity",
    body: stored,
    bytes: stored.length + OVERHEAD_BYTES,
  };
}

/** The page with its body as small as it gets: takes a fifth of a second of a thread that answers nobody. */
export async function recompress(page: CachedPage): Promise<CachedPage> {
  if (page.encoding !== "br") return page;
  const body = toOwnMemory(await compress(unpack(page), BEST_BROTLI_QUALITY));
  return body.length < page.body.length ? { ...page, body, bytes: body.length + OVERHEAD_BYTES } : page;
}

/** The page as it is. */
export function unpack({ encoding, body }: CachedPage): Body {
  return encoding === "br" ? toOwnMemory(brotliDecompressSync(body)) : body;
}

/** The page as gzip. */
export function toGzip(page: CachedPage): Body {
  return toOwnMemory(gzipSync(unpack(page), { level: GZIP_LEVEL }));
}

function withoutNonce(page: string, nonce: string) {
  const { html, sources } = hashInlineCode(page, nonce);
  return { body: Buffer.from(html), inlineSources: sources };
}

function compress(body: Body, quality: number): Promise<Body> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Node cuts small buffers off larger ones, and one that is cached keeps the whole of those. */
function toOwnMemory(body: Body): Body {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  own.set(body);
  return own;
}

/** What "304 Not Modified" does not repeat. */
function withoutType(headers: FlatHeaders): FlatHeaders {
  return headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== "content-type");
}
