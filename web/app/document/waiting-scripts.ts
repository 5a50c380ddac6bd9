/**
 * The type of scripts that wait for a reader to act: browsers run none of a type they do not know. `start-on-intent.inline.ts` looks
 * for what it ends with.
 */
const WAITING_TYPE = "text/waiting";

/** An inline script of a page's body that does not wait has this attribute. */
const RUNS_NOW = "data-now";

/**
 * The document with the application's scripts waiting (`start-on-intent.inline.ts`): those of its body, as the router writes
 * them, and what the router would have the browser fetch for them. Should a release of the router write them in another way, they
 * run at once, as in any other site.
 */
export function withWaitingScripts(html: string): string {
  const body = html.indexOf("<body");
  const head = html.slice(0, body).replaceAll('<link rel="modulepreload"', '<link rel="waiting"');
  return head + html.slice(body).replaceAll(SCRIPT_WITH_NONCE, toWaiting);
}

const SCRIPT_WITH_NONCE = /<script( nonce="[^"]*")([^>]*)>/g;

function toWaiting(tag: string, nonce: string, attributes: string): string {
  if (attributes.includes(RUNS_NOW)) return tag;
  const module = attributes.includes('type="module"') ? ' data-type="module"' : "";
  return `<script${nonce} type="${WAITING_TYPE}"${module}>`;
}
