import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { limitBody } from "./body-limits.ts";
import type { Log } from "./log.ts";

export interface ContentWebhookOptions {
  secret: string;
  /** What happens then; it may fail. The texts that have changed (`concept/k3b…`), null where it may be anything. */
  contentChanged: (texts: readonly string[] | null) => Promise<void>;
  now: () => Date;
  log: Log;
}

/** Where a content provider tells that content has changed. */
export const CONTENT_WEBHOOK = "/webhooks/content";

/** A message that is older, or from further in the future, may have been recorded by somebody and sent again. */
const LONGEST_WAY_SECONDS = 300;

/** The same message may come twice, as for two changes of one second; later than this, somebody has recorded it. */
const REPEATED_WITHIN_MS = 10_000;

/** What a provider may say: which texts have changed, by their kinds and `documentId`s. */
const told = z.object({ texts: z.array(z.string().regex(/^[a-z-]{1,40}\/[a-z0-9]{1,40}$/)).max(100) });

/**
 * The call by which a content provider tells that content has changed: whatever the body says, who signed it matters. `X-Webhook-Signature` is the HMAC-SHA-256 of `{X-Webhook-Timestamp}.{body}` in hexadecimal digits.
 */
export function contentWebhook({ secret, contentChanged, now, log }: ContentWebhookOptions) {
  /** When messages that were heard came first, by their signatures: only who knows the secret can add to them. */
  const heard = new Map<string, number>();

  /** Whether a message came before, and not just now. Those that would be refused as old by now are forgotten. */
  function isRecorded(signature: string): boolean {
    const time = now().getTime();
    for (const [known, first] of heard) if (time - first > 2 * LONGEST_WAY_SECONDS * 1000) heard.delete(known);
    const first = heard.get(signature) ?? time;
    heard.set(signature, first);
    return time - first > REPEATED_WITHIN_MS;
  }

  return new Hono().post("/", limitBody(CONTENT_WEBHOOK), async (c) => {
    const timestamp = c.req.header("X-Webhook-Timestamp") ?? "";
    const signature = c.req.header("X-Webhook-Signature") ?? "";
    const body = Buffer.from(await c.req.arrayBuffer());
    if (!isSigned({ secret, timestamp, signature, body }) || !isRecent(timestamp, now()))
      return c.text("401 Unauthorized: not signed, or long ago\n", 401);
    if (isRecorded(signature.replace(/^sha256=/, "").toLowerCase()))
      return c.text("401 Unauthorized: heard before\n", 401);
    try {
      await contentChanged(readTexts(body));
    } catch (cause) {
      log({ level: "error", message: "the content that has changed cannot be taken over", cause });
      return c.text("500 Internal Server Error: the log says why\n", 500);
    }
    return c.body(null, 204);
  });
}

function readTexts(body: Buffer): readonly string[] | null {
  try {
    return told.safeParse(JSON.parse(body.toString())).data?.texts ?? null;
  } catch {
    return null;
  }
}

function isSigned(message: { secret: string; timestamp: string; signature: string; body: Buffer }): boolean {
  const digits = message.signature.replace(/^sha256=/, "");
  if (!/^[0-9a-f]{64}$/i.test(digits)) return false;
  const expected = createHmac("sha256", message.secret).update(`${message.timestamp}.`).update(message.body).digest();
  return timingSafeEqual(Buffer.from(digits, "hex"), expected);
}

/** Whether a time in seconds since 1970 is about now. */
function isRecent(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= LONGEST_WAY_SECONDS;
}
