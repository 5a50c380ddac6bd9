import { brotliCompressSync, gzipSync } from "node:zlib";
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
export const BUDGET: PageWeight = { html: 20 * KILOBYTE, css: 11 * KILOBYTE, javascript: 162 * KILOBYTE };

/** The most that the scripts may weigh that run while a page is at rest. */
export const MOST_INLINE_SCRIPT = 1.5 * KILOBYTE;

/** The most that the code of a figure in a text may cost, with the parts that all figures are made of. */
export const LARGEST_FIGURE = 6 * KILOBYTE;

/**
 * The most that the HTML of a text may cost, in any language, its data included: a concept without a figure and with some, what
 * else may show one, and lists. Styles are counted apart (`BUDGET.css`, decision 0062).
 */
export const LARGEST_HTML = {
  list: 24 * KILOBYTE,
  plainConcept: 20 * KILOBYTE,
  concept: 24 * KILOBYTE,
  step: 24 * KILOBYTE,
  article: 24 * KILOBYTE,
  guide: 24 * KILOBYTE,
  lab: 24 * KILOBYTE,
  figure: 24 * KILOBYTE,
  lesson: 24 * KILOBYTE,
  slides: 24 * KILOBYTE,
};

/** The most that the HTML of a concept may cost as browsers get it, in brotli, whatever figures stand in it. */
export const LARGEST_SENT_CONCEPT = 20 * KILOBYTE;

/** The most that a page may cost that lists what there is of a kind. */
export const LARGEST_LIST = 60 * KILOBYTE;

/** The most that the HTML of the pages may cost that tell the story of a question, in any language. */
export const LARGEST_STORY_HTML = 24 * KILOBYTE;

/**
 * Opens a page in the browser, notes all the styles and scripts it loads of its own accord, and fetches each once more
 * as gzip, to count the bytes that cross the wire.
 */
export async function weighPage(page: Page, origin: string, path: string): Promise<PageWeight> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(`${origin}/`)) return;
    const { pathname } = new URL(address);
    if (/\.m?js$/.test(pathname)) scripts.add(pathname);
  });
  await visit(page, `${origin}${path}`);
  // The code of the page comes after its text.
  await untilReactIsThere(page);
  await settle(page);

  return {
    html: await weighHtml(origin, path),
    css: await weighStyles(origin, path),
    javascript: await total(origin, scripts),
  };
}

const STYLES = /(?<=<style\b[^>]*>).+?(?=<\/style>)/s;

/** The styles that stand in a page, in bytes after gzip. Counted in its markup, without a browser. */
export async function weighStyles(origin: string, path: string, headers: HeadersInit = {}): Promise<number> {
  const [styles] = STYLES.exec(await htmlOf(origin, path, headers)) ?? [];
  if (styles === undefined) throw new Error(`no styles stand in ${path}`);
  return gzipSync(styles).length;
}

/** The scripts of a page that run without anybody having acted, in bytes after gzip: all that have no type, but the structured data. */
export async function weighInlineScripts(origin: string, path: string): Promise<number> {
  const scripts = [...(await htmlOf(origin, path, {})).matchAll(/<script\b(?![^>]*\btype=)[^>]*>(.*?)<\/script>/gs)];
  return gzipSync(scripts.map(([, text = ""]) => text).join("")).length;
}

/** How many figures stand in the text of a page. */
export async function countFigures(origin: string, path: string): Promise<number> {
  return [...(await htmlOf(origin, path, {})).matchAll(/<figure\b[^>]*\bdata-figure="/g)].length;
}

/** The document without its styles, in bytes after gzip. */
export async function weighHtml(origin: string, path: string): Promise<number> {
  return gzipSync((await htmlOf(origin, path, {})).replace(STYLES, "")).length;
}

/** The same in brotli, which every browser takes. */
export async function weighSentHtml(origin: string, path: string): Promise<number> {
  return brotliCompressSync((await htmlOf(origin, path, {})).replace(STYLES, "")).length;
}

/** What the first paint of a page waits for, or shares the line with, besides its document. Counted in its markup, without a browser. */
export async function weighFirstPaint(origin: string, path: string, headers: HeadersInit = {}) {
  const html = await htmlOf(origin, path, headers);
  // What is asked for behind all that is shown, browsers paint without.
  const shown = html.slice(0, html.lastIndexOf("</footer>") + 1 || html.lastIndexOf("</main>"));
  return {
    files: [...linksOf(shown, "stylesheet"), ...linksOf(html, "preload")],
    late: linksOf(html, "stylesheet"),
    /** Scripts that the parser waits for. */
    scripts: [...html.matchAll(/<script\b(?=[^>]*\bsrc=)(?![^>]*\b(?:type="module"|async|defer))[^>]*>/g)].flat(),
    /** Code that is asked for from the head on. */
    modules: linksOf(html, "modulepreload"),
  };
}

/** Nothing to wait for but the document. */
export function expectLightFirstPaint(path: string, weight: Awaited<ReturnType<typeof weighFirstPaint>>): void {
  expect(weight.scripts, `scripts that ${path} waits for`).toEqual([]);
  expect(weight.modules, `code that ${path} fetches ahead of its text`).toEqual([]);
  expect(weight.files, `styles and fonts that ${path} asks for`).toEqual([]);
  expect(weight.late, `styles that ${path} asks for behind its text`).toHaveLength(1);
}

/** Of the page itself: what leads to another one is a failure. */
async function htmlOf(origin: string, path: string, headers: HeadersInit): Promise<string> {
  return (await fetch(`${origin}${path}`, { headers, redirect: "error" })).text();
}

function linksOf(html: string, relation: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  return (
    links
      // A disabled sheet is named, and not asked for.
      .filter((link) => link.includes(` rel="${relation}"`) && !link.includes(" disabled"))
      .map((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? "")
  );
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
