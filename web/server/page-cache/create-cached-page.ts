import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import type { InlineSources } from "../security-headers.ts";
import type { Encoding } from "./choose-encoding.ts";
import { hashInlineCode } from "./hash-inline-code.ts";

/** Names and values in turn, as they are sent. */
export type FlatHeaders = string[];

/** An answer as it is sent: one encoding of the page with its headers. The page as it is is unpacked for whoever asks for it. */
export interface EncodedResponse {
  headers: FlatHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

/** A page in every content encoding, with its headers. */
export interface CachedPage {
  etag: string;
  /** What allows its own inline scripts and styles. */
  inlineSources: InlineSources;
  forms: Readonly<Record<Encoding, EncodedResponse>>;
  /** What "304 Not Modified" says. */
  unchangedHeaders: FlatHeaders;
  /** What it takes in memory. */
  bytes: number;
}

export type SecurityHeadersFor = (inlineSources: InlineSources) => readonly (readonly [name: string, value: string])[];

/** A tenth larger than with the best quality, in a fraction of the time. */
const BROTLI_QUALITY = 5;
/** As far back as it looks for what repeats, as a power of two: more than a page, and less memory to be got ready. */
const BROTLI_WINDOW = 18;
const GZIP_LEVEL = 6;

/** Where one of these says something, it is of the answer's way to us, or said anew below. */
const NOT_KEPT = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "transfer-encoding",
  "vary",
]);

/** Headers, strings and the rest of what belongs to a page in memory, besides its bodies. */
const OVERHEAD_BYTES = 4_096;

/** Takes over a page that has been rendered with a nonce: the nonce becomes hashes, the body is compressed. */
export async function createCachedPage(
  rendered: { headers: Headers; body: Buffer<ArrayBuffer>; nonce: string },
  securityHeadersFor: SecurityHeadersFor,
): Promise<CachedPage> {
  const type = rendered.headers.get("Content-Type") ?? "";
  const { body, inlineSources } = type.startsWith("text/html")
    ? withoutNonce(rendered.body.toString(), rendered.nonce)
    : { body: rendered.body, inlineSources: { scripts: "", styles: "" } };
  const common = [
    ...[...rendered.headers].filter(([name]) => !NOT_KEPT.has(name)),
    ["Vary", "Accept-Encoding"],
    ...securityHeadersFor(inlineSources).filter(([name]) => !rendered.headers.has(name)),
  ].flat();
  const hash = createHash("sha256").update(common.join("\n")).update(body).digest("base64url").slice(0, 22);
  // Encodings of a page read alike, but are not the same bytes.
  const etag = `W/"${hash}"`;
  const bodies = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? await compress(body) : { br: body, gzip: body };
  const headersOf = (coding: string[], { length }: Buffer) => {
    return [...common, "ETag", etag, ...coding, "Content-Length", String(length)];
  };
  const formOf = (encoding: "br" | "gzip"): EncodedResponse => {
    const kept = bodies[encoding];
    return { headers: headersOf(kept === body ? [] : ["Content-Encoding", encoding], kept), body: kept };
  };
  const identity = toPlainForm({ headers: headersOf([], body), body, gzipped: bodies.gzip });
  const forms = { br: formOf("br"), gzip: formOf("gzip"), identity };
  const stored = new Set([bodies.br, bodies.gzip]);
  return {
    etag,
    inlineSources,
    forms,
    unchangedHeaders: withoutType([...common, "ETag", etag]),
    bytes: [...stored].reduce((sum, { length }) => sum + length, OVERHEAD_BYTES),
  };
}

/**
 * The page as it is takes four times what it takes compressed, and hardly anybody asks for it: it is unpacked each time, in less
 * than half a millisecond.
 */
function toPlainForm({ headers, body, gzipped }: EncodedResponse & { gzipped: Buffer<ArrayBuffer> }): EncodedResponse {
  if (gzipped === body) return { headers, body };
  return {
    headers,
    get body() {
      return gunzipSync(gzipped);
    },
  };
}

function withoutNonce(page: string, nonce: string) {
  const { html, sources } = hashInlineCode(page, nonce);
  return { body: Buffer.from(html), inlineSources: sources };
}

/** Compressed where that makes it smaller. */
async function compress(body: Buffer<ArrayBuffer>) {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body, { level: GZIP_LEVEL }),
  ]);
  return { br: br.length < body.length ? br : body, gzip: gzipped.length < body.length ? gzipped : body };
}

/** What "304 Not Modified" does not repeat. */
function withoutType(headers: FlatHeaders): FlatHeaders {
  return headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== "content-type");
}
