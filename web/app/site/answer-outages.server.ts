import { data } from "react-router";
import { type ContentClient, ContentRefused, ContentUnavailable } from "./content-client.server.ts";
import { DRAFTS_REFUSED } from "./preview.ts";

/** Tells the operator; what is said of one `outage` counts as the same, whatever was asked. */
export type Log = (event: { level: "warn" | "error"; message: string; cause?: unknown; outage?: string }) => void;

/** How often the operator is told of what is refused: every page would say so. */
const TELL_EVERY_MS = 60_000;

/** What the provider answers with to a token that is none, or may not read: the set-up's fault, and no visitor's. */
const REFUSED_TOKEN = new Set([401, 403]);

/** What it answers with where the site has asked too much of it. */
const TOO_MANY = 429;

/** How a provider refuses drafts: to this one, or to everybody whose token may only read what is published. */
const FORBIDDEN = { code: "FORBIDDEN", status: 403 };

/** Where drafts are refused, the page for an outage says so; the operator is told what to look at, once a minute. */
export function answeringForDrafts(client: ContentClient, { log, now }: { log: Log; now: () => Date }): ContentClient {
  const isToTell = onceInAWhile(now);
  return {
    async query(document, variables) {
      try {
        return await client.query(document, variables);
      } catch (error) {
        if (!(error instanceof ContentRefused)) throw error;
        if (error.code !== FORBIDDEN.code && error.status !== FORBIDDEN.status) throw error;
        if (isToTell()) {
          const message = `PREVIEW_SECRET: the content provider refuses drafts (${error.message}); a provider by itself needs the same secret, a Strapi a CONTENT_API_TOKEN that may read them`;
          log({ level: "error", message });
        }
        throw data(DRAFTS_REFUSED, { status: 503 });
      }
    },
  };
}

/** A refusal of the configured token becomes the page for an outage, as does one of more questions. */
export function answeringForToken(client: ContentClient, { log, now }: { log: Log; now: () => Date }): ContentClient {
  const isToTell = onceInAWhile(now);
  return {
    async query(document, variables) {
      try {
        return await client.query(document, variables);
      } catch (error) {
        if (!(error instanceof ContentRefused)) throw error;
        if (error.status === TOO_MANY) {
          log({ level: "error", outage: "content provider", message: error.message });
          throw data("the content provider has been asked too much", { status: 503 });
        }
        if (!REFUSED_TOKEN.has(error.status)) throw error;
        if (isToTell()) {
          const message = `CONTENT_API_TOKEN: the content provider refuses it (HTTP ${error.status}), no page can be made`;
          log({ level: "error", message });
        }
        throw data("the content provider refuses the site", { status: 503 });
      }
    },
  };
}

/** An unreachable provider becomes the page for it: 503, logged where it was noticed. */
export function answering503(client: ContentClient, log: Log): ContentClient {
  return {
    async query(document, variables) {
      try {
        return await client.query(document, variables);
      } catch (error) {
        if (!(error instanceof ContentUnavailable)) throw error;
        log({ level: "error", outage: "content provider", message: error.message, cause: error.cause });
        throw data("the content provider does not answer", { status: 503 });
      }
    },
  };
}

/** Whether it is time to say something again that every page would say. */
function onceInAWhile(now: () => Date): () => boolean {
  let toldAt = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now().getTime();
    if (at - toldAt < TELL_EVERY_MS) return false;
    toldAt = at;
    return true;
  };
}
