import { hashInlineCode } from "../page-cache/hash-inline-code.ts";
import type { InlineSources } from "../security-headers.ts";

const HEAD = "<head>";

/** Which no `meta` element may say: browsers heed it in a header only. */
const HEADER_ONLY = /(?:^|; )frame-ancestors [^;]*/;

/**
 * A page as a file: its policy, which was a header with a nonce, becomes an element with the hashes of its scripts and styles. It stands
 * before everything that it is about.
 */
export function toStaticPage(html: string, policy: string, policyFor: (sources: InlineSources) => string): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  const page = hashInlineCode(html, nonce);
  const content = policyFor(page.sources).replace(HEADER_ONLY, "");
  const element = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(content)}"/>`;
  if (!page.html.includes(HEAD)) throw new Error("expected a page with a head, got another document");
  return page.html.replace(HEAD, () => HEAD + element);
}

/** What stands where the site would redirect. */
export function toRedirectPage(target: string): string {
  const address = escapeAttribute(target);
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="robots" content="noindex"/><link rel="canonical" href="${address}"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/><meta http-equiv="refresh" content="0; url=${address}"/><title>${address}</title></head><body><p><a href="${address}">${address}</a></p></body></html>
`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
