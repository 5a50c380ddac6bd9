import { createHmac } from "node:crypto";
import type { Core, UID } from "@strapi/strapi";
import { readableTypes } from "./permissions.ts";

/** An editor's press of a button writes a dozen rows, a transfer thousands: the site is told when it has been quiet for so long, */
const QUIET_MS = 500;
/** and in any case after this. */
const MOST_MS = 30_000;
/**
 * Who is away is told again, a few times, and with the next change that it may be anything: after its start it reads the content
 * anew in any case.
 */
const TELL_AGAIN_AFTER_MS = [500, 2_000, 10_000];
const TIMEOUT_MS = 30_000;
/** More texts at once are as soon read together with all others. */
const MOST_TEXTS = 20;

const WRITES = new Set(["afterCreate", "afterCreateMany", "afterUpdate", "afterUpdateMany"]);
const REMOVALS = new Set(["afterDelete", "afterDeleteMany"]);

/** What a write answers with. */
interface Row {
  documentId?: string;
  publishedAt?: unknown;
}

interface Telling {
  origins: readonly string[];
  secret: string;
  warn: (message: string) => void;
  call?: typeof fetch;
}

/** Tells the servers of the site, as their `/webhooks/content` hears it, that what readers get has changed. */
export function tellSite(strapi: Core.Strapi, { origins, secret }: { origins: string[]; secret: string | undefined }) {
  if (origins.length === 0) return;
  if (!secret) throw new Error("CONTENT_WEBHOOK_SECRET: expected one for CONTENT_WEBHOOK_TO, got none");
  const readable = new Set<string>(readableTypes(strapi));
  const told = createSiteTeller({ origins, secret, warn: (message) => strapi.log.warn(message) });
  strapi.db.lifecycles.subscribe((event) => {
    if (readable.has(event.model.uid) && isForReaders(event, strapi.contentTypes[event.model.uid as UID.ContentType]))
      told(nameText(event));
  });
}

/** What has changed, in all its languages: `concept/k3b…`; null where a write names no document. */
export function nameText({ model, result }: { model: { uid: string }; result?: Row | null }): string | null {
  const kind = model.uid.split(".").at(-1);
  return result?.documentId ? `${kind}/${result.documentId}` : null;
}

/** Whether readers get something else now: what is only a draft, they do not get. */
export function isForReaders(
  { action, result }: { action: string; result?: Row | null },
  { options }: { options?: { draftAndPublish?: boolean } },
): boolean {
  if (REMOVALS.has(action)) return true;
  if (!WRITES.has(action)) return false;
  return !options?.draftAndPublish || result?.publishedAt === undefined || result.publishedAt !== null;
}

/** Calls all of them, once for what comes together. */
export function createSiteTeller({ origins, secret, warn, call = fetch }: Telling) {
  let first = 0;
  let timer: NodeJS.Timeout | null = null;
  /** Null where it may be anything. */
  let changed: Set<string> | null = new Set();
  /** Who has not heard of a change. */
  const behind = new Set<string>();

  async function tell(origin: string, texts: string[] | null): Promise<void> {
    const told = texts && !behind.has(origin) ? { texts } : {};
    for (const pause of [...TELL_AGAIN_AFTER_MS, null]) {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const body = JSON.stringify({ event: "content.changed", ...told });
      const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
      try {
        const { status } = await call(`${origin}/webhooks/content`, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "X-Webhook-Timestamp": timestamp,
            "X-Webhook-Signature": signature,
          },
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (status === 204) {
          if (!("texts" in told)) behind.delete(origin);
          return;
        }
        throw new Error(`HTTP ${status}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        warn(`${origin} was not told that the content has changed (${reason})`);
        if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    behind.add(origin);
  }

  return (text: string | null) => {
    if (text === null) changed = null;
    else changed?.add(text);
    if (timer) clearTimeout(timer);
    else first = Date.now();
    const pause = Math.max(0, Math.min(QUIET_MS, first + MOST_MS - Date.now()));
    timer = setTimeout(() => {
      timer = null;
      const texts = changed && changed.size <= MOST_TEXTS ? [...changed] : null;
      changed = new Set();
      void Promise.all(origins.map((origin) => tell(origin, texts)));
    }, pause);
  };
}
