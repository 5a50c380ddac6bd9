import type { ContentTransport } from "../app/site/content-client.server.ts";
import { readJsonAtMost } from "../app/site/read-at-most.ts";
import { askForDrafts } from "./ask-for-drafts.ts";
import { DRAFTS_SIGNATURE, signDrafts } from "./drafts-signature.ts";

/** A provider that has not answered by then is taken for unreachable. */
const TIMEOUT_MS = 8_000;

/** All texts of a language, as search is filled with them, have a tenth of that. */
const LONGEST_ANSWER_BYTES = 64_000_000;

interface Options {
  timeoutMs?: number;
  /** What questions for drafts are signed with; without it, they are not. */
  previewSecret?: string | null;
  now?: () => Date;
}

/** Carries requests to a provider elsewhere: `POST {apiUrl}/graphql`. */
export function httpTransport(
  apiUrl: string,
  { timeoutMs = TIMEOUT_MS, previewSecret = null, now = () => new Date() }: Options = {},
): ContentTransport {
  return async ({ authorization, clientAddress, userAgent, device, locale, drafts, ...request }) => {
    const body = JSON.stringify(drafts ? { ...request, query: askForDrafts(request.query) } : request);
    const response = await fetch(`${apiUrl}/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: authorization,
        // Attempts are counted by the visitor's address, not by ours.
        ...(clientAddress && { "X-Forwarded-For": clientAddress }),
        ...(device && { "X-Known-Device": device }),
        ...(userAgent && { "User-Agent": userAgent }),
        ...(locale && { "Accept-Language": locale }),
        ...(drafts && previewSecret && { [DRAFTS_SIGNATURE]: signDrafts(body, previewSecret, now()) }),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfter = response.headers.get("Retry-After");
    return {
      status: response.status,
      ...(retryAfter !== null && { headers: { "retry-after": retryAfter } }),
      body: await readJsonAtMost(response, LONGEST_ANSWER_BYTES),
    };
  };
}
