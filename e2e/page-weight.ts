import type { Page } from "@playwright/test";
import { rawRequest } from "./raw-request.ts";
import { visit } from "./visitor.ts";

/** What a page costs its reader, in bytes after gzip. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
}

const KILOBYTE = 1000;

/** The most a concept page may cost. */
export const BUDGET: PageWeight = { html: 20 * KILOBYTE, css: 16 * KILOBYTE, javascript: 140 * KILOBYTE };

/**
 * Opens a page in the browser, notes all the styles and scripts it loads of its own accord, and fetches each once more
 * as gzip, to count the bytes that cross the wire.
 */
export async function weighPage(page: Page, origin: string, path: string): Promise<PageWeight> {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(`${origin}/`)) return;
    const { pathname } = new URL(address);
    if (pathname.endsWith(".css")) styles.add(pathname);
    if (/\.m?js$/.test(pathname)) scripts.add(pathname);
  });
  await visit(page, `${origin}${path}`);

  return {
    html: await gzipBytes(origin, path),
    css: await total(origin, styles),
    javascript: await total(origin, scripts),
  };
}

/** The styles that a page names, in bytes after gzip. Counted in its markup, without a browser. */
export async function weighStyles(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const styles = [...html.matchAll(/<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  if (styles.length === 0) throw new Error(`${path} names no styles`);
  return total(origin, new Set(styles));
}

async function total(origin: string, paths: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...paths].map((path) => gzipBytes(origin, path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What is not worth compressing comes as it is, and counts as it is. */
export async function gzipBytes(origin: string, path: string): Promise<number> {
  const { status, body } = await rawRequest(origin, path, { headers: { "accept-encoding": "gzip" } });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return body.length;
}
