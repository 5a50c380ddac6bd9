import { chooseEncoding, type Encoding } from "./choose-encoding.ts";
import type { CachedPage, FlatHeaders } from "./create-cached-page.ts";

/** What of a request decides on the encoding of its response. A range is not honoured: pages are small. */
export interface AskedForm {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface ReadyAnswer {
  status: 200 | 304;
  headers: FlatHeaders;
  /** Null where nothing but headers is sent. */
  body: Buffer<ArrayBuffer> | null;
}

/** 200 in the negotiated encoding, or 304. `toForm` gives the page in it. */
export function serveCachedPage(
  page: CachedPage,
  asked: AskedForm,
  toForm: (page: CachedPage, encoding: Encoding) => Buffer<ArrayBuffer>,
): ReadyAnswer {
  if (asked.ifNoneMatch !== undefined && namesTag(asked.ifNoneMatch, page.etag))
    return { status: 304, headers: page.unchangedHeaders, body: null };
  const encoding = page.encoding === "identity" ? "identity" : chooseEncoding(asked.acceptEncoding);
  const body = toForm(page, encoding);
  const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const headers = [...page.headers, ...coding, "Content-Length", String(body.length)];
  return { status: 200, headers, body: asked.method === "HEAD" ? null : body };
}

/** Whether `If-None-Match` names the tag; a cache on the way may have made it a strong one. */
function namesTag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === "*") return true;
  const opaque = etag.slice("W/".length);
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}
