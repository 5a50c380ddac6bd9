import { cp, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import pLimit from "p-limit";
import { dataAddress } from "../../app/site/requested-page.ts";
import type { InlineSources } from "../security-headers.ts";
import { listLinks, listLocations } from "./find-addresses.ts";
import { toRedirectPage, toStaticPage } from "./static-page.ts";
import { writeManifest } from "./write-manifest.ts";

export interface ExportOptions {
  /** Answers as the site does, to somebody who is not signed in. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** The address at which the files will be found. */
  siteUrl: string;
  /** The content security policy of a page whose inline scripts and styles are allowed by these sources. */
  policyFor: (sources: InlineSources) => string;
  /** The files of the build, which are part of the copy. */
  clientDir: string;
  /** Addresses that nothing leads to, and that are part of the copy all the same: those that lead on. */
  unlinked?: readonly string[];
  /** Where the copy is written; what was there is gone. */
  outDir: string;
}

export interface Exported {
  /** The addresses of all pages. */
  pages: string[];
  files: number;
}

/** Where everything else is found from. What is not linked and in no sitemap is no page of the copy. */
const BEGINNINGS = ["/", "/robots.txt", "/sitemap.xml", "/static-copy"];

/** Addresses that no page has: what is answered there is for whatever else there is not, in each language. */
const NOWHERE = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? "/404" : `/${locale}/404`));

/** Pictures are asked for so many at a time; the site takes a few more. */
const MOST_PICTURES = 16;
const PICTURE = /\.png$/;

/**
 * Writes the site as files that any static host can serve: every page that can be reached, in every language, each with the
 * data that the router asks for when a link to it is followed.
 * @throws {Error} a line for each address that is linked and cannot be answered
 */
export async function exportSite({
  fetch,
  siteUrl,
  policyFor,
  clientDir,
  unlinked = [],
  outDir,
}: ExportOptions): Promise<Exported> {
  await rm(outDir, { recursive: true, force: true });
  await cp(clientDir, outDir, { recursive: true });
  const copied = await countFiles(clientDir);
  const linkedFrom = new Map([...BEGINNINGS, ...unlinked].map((address) => [address, "the beginning"]));
  const problems: string[] = [];
  const pages: string[] = [];
  let written = 0;

  const pictures: Promise<void>[] = [];
  const takeTurn = pLimit(MOST_PICTURES);
  // What is found meanwhile is put at the end, and its turn comes.
  for (const [address, origin] of linkedFrom) {
    if (await isFileOf(clientDir, address)) continue;
    // Pictures are drawn in a thread of their own, while pages are rendered in this one.
    if (PICTURE.test(address)) pictures.push(takeTurn(() => copyPicture(address, origin)));
    else await copy(address, origin);
  }
  await Promise.all(pictures);

  for (const address of NOWHERE) {
    const notFound = await ask(address);
    await write(fileOf(`${address}.html`), asFile(await notFound.text(), notFound));
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await writeManifest(outDir, pages);
  return { pages, files: copied + written };

  async function copy(address: string, origin: string): Promise<void> {
    const answer = await ask(address);
    const type = answer.headers.get("Content-Type") ?? "";
    const location = answer.headers.get("Location");
    if (location !== null && answer.status < 400) {
      const target = new URL(location, siteUrl + address);
      follow([target.pathname], address);
      await write(path.join(fileOf(address), "index.html"), toRedirectPage(target.pathname + target.hash));
      await writeData(address);
    } else if (answer.status !== 200) {
      problems.push(`${address}: expected 200, got ${answer.status} (linked from ${origin})`);
    } else if (type.startsWith("text/html")) {
      const html = await answer.text();
      follow(listLinks(html, siteUrl), address);
      await write(path.join(fileOf(address), "index.html"), asFile(html, answer));
      await writeData(address);
      pages.push(address);
    } else {
      const body = Buffer.from(await answer.arrayBuffer());
      if (type.includes("xml")) follow(listLocations(body.toString(), siteUrl), address);
      await write(fileOf(address), body);
    }
  }

  async function copyPicture(address: string, origin: string): Promise<void> {
    await copy(address, origin).catch((cause: unknown) => void problems.push(`${address}: ${String(cause)}`));
  }

  async function ask(address: string): Promise<Response> {
    return fetch(new Request(siteUrl + address));
  }

  function follow(addresses: Iterable<string>, from: string): void {
    for (const address of addresses) if (!linkedFrom.has(address)) linkedFrom.set(address, from);
  }

  async function writeData(address: string): Promise<void> {
    const answer = await ask(dataAddress(address));
    // A redirection is data too, with a status of its own.
    if (answer.status >= 300) problems.push(`${dataAddress(address)}: expected data, got ${answer.status}`);
    else await write(fileOf(dataAddress(address)), Buffer.from(await answer.arrayBuffer()));
  }

  async function write(file: string, content: string | Buffer): Promise<void> {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    written += 1;
  }

  function asFile(html: string, answer: Response): string {
    return toStaticPage(html, answer.headers.get("Content-Security-Policy") ?? "", policyFor);
  }
}

async function isFileOf(folder: string, address: string): Promise<boolean> {
  const found = await stat(path.join(folder, fileOf(address))).catch(() => null);
  return found?.isFile() === true;
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/**
 * The file, from the copy's folder on, that a static host takes for an address.
 * @throws {Error} where the address would be a file outside of the folder
 */
function fileOf(address: string): string {
  const file = decodeURIComponent(address).replace(/^\/+/, "");
  if (file.split(/[/\\]/).includes("..") || file.includes("\0"))
    throw new Error(`${address}: expected an address below the site's, got one that leads out of its folder`);
  return file;
}
