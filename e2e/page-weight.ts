import { expect, type Page } from "@playwright/test";
import { rawRequest } from "./raw-request.ts";
import { settle, untilReactIsThere, visit } from "./visitor.ts";

/** What a page costs its reader, in bytes after gzip. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
}

const KILOBYTE = 1000;

/** The most a concept page may cost. */
export const BUDGET: PageWeight = { html: 20 * KILOBYTE, css: 16 * KILOBYTE, javascript: 140 * KILOBYTE };

/** The most that a document asks for before anything of it is painted: how many style sheets, how many bytes of styles and fonts. */
const FIRST_PAINT = { styles: 3, bytes: 70 * KILOBYTE };

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
  // The code of the page comes after its text.
  await untilReactIsThere(page);
  await settle(page);

  return {
    html: await gzipBytes(origin, path),
    css: await total(origin, styles),
    javascript: await total(origin, scripts),
  };
}

/** The styles that a page names, in bytes after gzip. Counted in its markup, without a browser. */
export async function weighStyles(origin: string, path: string, headers: HeadersInit = {}): Promise<number> {
  const styles = linksOf(await htmlOf(origin, path, headers), "stylesheet");
  if (styles.length === 0) throw new Error(`${path} names no styles`);
  return total(origin, new Set(styles));
}

/** What the first paint of a page waits for, or shares the line with, besides its document. Counted in its markup, without a browser. */
export async function weighFirstPaint(origin: string, path: string, headers: HeadersInit = {}) {
  const html = await htmlOf(origin, path, headers);
  const styles = linksOf(html, "stylesheet");
  const fonts = linksOf(html, "preload");
  return {
    styles,
    /** Scripts that the parser waits for. */
    scripts: [...html.matchAll(/<script\b(?=[^>]*\bsrc=)(?![^>]*\b(?:type="module"|async|defer))[^>]*>/g)].flat(),
    /** Code that is asked for from the head on. */
    modules: linksOf(html, "modulepreload"),
    bytes: await total(origin, [...styles, ...fonts]),
  };
}

/** Nothing to wait for but a few styles and fonts. */
export function expectLightFirstPaint(path: string, weight: Awaited<ReturnType<typeof weighFirstPaint>>): void {
  expect(weight.scripts, `scripts that ${path} waits for`).toEqual([]);
  expect(weight.modules, `code that ${path} fetches ahead of its text`).toEqual([]);
  expect(weight.styles.length, `style sheets of ${path}`).toBeLessThanOrEqual(FIRST_PAINT.styles);
  expect(weight.bytes, `bytes of ${path}`).toBeLessThanOrEqual(FIRST_PAINT.bytes);
}

/** Of the page itself: what leads to another one is a failure. */
async function htmlOf(origin: string, path: string, headers: HeadersInit): Promise<string> {
  return (await fetch(`${origin}${path}`, { headers, redirect: "error" })).text();
}

function linksOf(html: string, relation: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  return links
    .filter((link) => link.includes(` rel="${relation}"`))
    .map((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? "");
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
