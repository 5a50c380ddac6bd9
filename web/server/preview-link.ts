import { createHmac, timingSafeEqual } from "node:crypto";
import { PREVIEW_PARAMETER } from "../app/site/preview.ts";

/** No link holds longer: whoever was given one is not to look for ever. */
const LONGEST_MS = 14 * 24 * 3_600_000;

/** The end of it in seconds, in base 36, and what signs it. */
const TOKEN = /^([0-9a-z]{1,8})\.([\w-]{43})$/;

/**
 * A link to a page as it will be, for whoever holds it, until a moment. `path` is without language: the link holds in all of them.
 * @throws {RangeError} where it is to hold longer than two weeks
 */
export function toPreviewLink(page: { origin: string; path: string }, until: Date, secret: string, now: Date): string {
  if (until.getTime() - now.getTime() > LONGEST_MS) throw new RangeError("expected at most 14 days");
  const seconds = Math.floor(until.getTime() / 1_000);
  const url = new URL(page.path, page.origin);
  url.searchParams.set(PREVIEW_PARAMETER, `${seconds.toString(36)}.${sign(page.path, seconds, secret)}`);
  return url.href;
}

/** Until when a token opens the page at a path without language; null where it does not. */
export function readPreviewToken(token: string, path: string, secret: string, now: Date): Date | null {
  const [, end = "", signature = ""] = TOKEN.exec(token) ?? [];
  const seconds = Number.parseInt(end, 36);
  const leftMs = seconds * 1_000 - now.getTime();
  if (!(leftMs > 0 && leftMs <= LONGEST_MS)) return null;
  const expected = sign(path, seconds, secret);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? new Date(seconds * 1_000) : null;
}

function sign(path: string, seconds: number, secret: string): string {
  return createHmac("sha256", secret).update(`preview\n${path}\n${seconds}`).digest("base64url");
}
