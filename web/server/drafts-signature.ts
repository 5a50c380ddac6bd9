import { createHmac, timingSafeEqual } from "node:crypto";

/** The header by which a site shows a provider elsewhere that it may read drafts: both know `PREVIEW_SECRET`. */
export const DRAFTS_SIGNATURE = "X-Drafts-Signature";

/** Clocks differ; what is older may have been recorded by somebody and sent again. */
const LONGEST_WAY_SECONDS = 300;

const SIGNATURE = /^(\d{1,12})\.([0-9a-f]{64})$/;

/** What signs a question for drafts: the seconds since 1970, and an HMAC over them and the body. */
export function signDrafts(body: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  return `${seconds}.${digestOf(seconds, body, secret).toString("hex")}`;
}

/** Whether a question for drafts has been signed just now, as it came, by who knows the secret. */
export function isSignedForDrafts(signature: string | null, body: string, secret: string, now: Date): boolean {
  const [, seconds = "", digits = ""] = SIGNATURE.exec(signature ?? "") ?? [];
  if (digits === "" || Math.abs(now.getTime() / 1_000 - Number(seconds)) > LONGEST_WAY_SECONDS) return false;
  return timingSafeEqual(Buffer.from(digits, "hex"), digestOf(seconds, body, secret));
}

function digestOf(seconds: string, body: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`drafts\n${seconds}\n${body}`).digest();
}
