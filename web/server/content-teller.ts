import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { CONTENT_WEBHOOK } from "./content-webhook.ts";
import type { Log } from "./log.ts";

interface Options {
  /** The servers that are told: sites, and a search engine of its own. */
  origins: readonly string[];
  /** What the calls are signed with; all of them know it. */
  secret: string;
  now: () => Date;
  log: Log;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Who is away is told again, a few times, and with the next change that it may be anything: after its start it reads the content
 * anew in any case.
 */
const TELL_AGAIN_AFTER_MS = [500, 2_000, 10_000, 30_000];
const TIMEOUT_MS = 30_000;

/** Tells sites that their content has changed, as `content-webhook.ts` hears it. Never rejects. */
export function createContentTeller({ origins, secret, now, log, ...options }: Options) {
  const waitFor = options.wait ?? ((milliseconds) => wait(milliseconds, undefined, { ref: false }));

  /** Who has not heard of a change. */
  const behind = new Set<string>();

  async function tell(origin: string, changed: readonly string[] | null): Promise<void> {
    const texts = behind.has(origin) ? null : changed;
    for (const pause of [...TELL_AGAIN_AFTER_MS, null]) {
      try {
        const { status } = await call(origin, texts);
        if (status === 204) {
          if (!texts) behind.delete(origin);
          return;
        }
        throw new Error(`HTTP ${status}`);
      } catch (cause) {
        const message = `${origin} was not told that the content has changed`;
        if (pause === null) {
          behind.add(origin);
          return log({ level: "error", message, cause });
        }
        log({ level: "warn", message: `${message}, it is tried again`, cause });
        await waitFor(pause);
      }
    }
  }

  async function call(origin: string, texts: readonly string[] | null): Promise<Response> {
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const body = JSON.stringify({ event: "content.changed", ...(texts && { texts }) });
    const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    const response = await fetch(origin + CONTENT_WEBHOOK, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Webhook-Timestamp": timestamp,
        "X-Webhook-Signature": signature,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response;
  }

  /** Of these texts (`concept/k3b…`), where it is known. */
  return async (texts: readonly string[] | null = null): Promise<void> => {
    await Promise.all(origins.map((origin) => tell(origin, texts)));
  };
}
