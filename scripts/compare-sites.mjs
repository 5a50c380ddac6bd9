import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CommandFailed } from "./command-failed.mjs";

/** Two sites are asked for each: more would wait for one Strapi. */
const AT_ONCE = 2;
const MOST_TOLD = 3;
/** A page that is answered 503, or with a part that came too late and so for no cache, is busy, not different. */
const PAUSE_MS = 2000;
const MOST_TRIES = 10;
/** Of what each text has a page of its own. */
const KINDS = ["article", "concept", "get-started-step", "guide", "lab", "subnet"];
/** How the folder of a language is called: the site has each text in all of them. */
const LANGUAGE = /^[a-z]{2}$/;
/** What a sitemap may leave out: what is not published, or only announced. */
const LEFT_OUT = /^(?:draft|comingSoon): true$/m;

/**
 * Compares each page of a site with the page at the same address of another: what is read, and where it leads.
 *
 * @param {string} origin whose sitemap is walked
 * @param {string} other
 * @param {{ atLeast: number, pause?: () => Promise<void> }} options how many pages there are to be, and what comes before a busy page is
 *   asked for again
 * @returns {Promise<{ compared: number, differing: string[] }>}
 */
export async function compareSites(origin, other, { atLeast, pause = () => wait(PAUSE_MS) }) {
  const addresses = await listAddresses(origin);
  if (addresses.length < atLeast)
    throw new CommandFailed(`${origin}/sitemap.xml: expected at least ${atLeast} pages, got ${addresses.length}`);
  /** @type {string[]} */
  const differing = [];
  const remaining = addresses[Symbol.iterator]();
  const work = async () => {
    for (const address of remaining) {
      const difference = await compare(address);
      if (difference) differing.push(`${address}\n${difference}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { compared: addresses.length, differing };

  async function compare(/** @type {string} */ address) {
    for (let tries = 1; ; tries += 1) {
      const [one, two] = await Promise.all([read(origin + address), read(other + address)]);
      const difference = describeDifference(listWhatIsRead(one.text, origin), listWhatIsRead(two.text, other));
      if (!difference || !(one.isBusy || two.isBusy) || tries === MOST_TRIES) return difference;
      await pause();
    }
  }
}

/**
 * How many pages a content folder makes, one of each text in each language. Lists and the like come on top.
 *
 * @param {string} contentDir
 */
export function countContentPages(contentDir) {
  const isPublished = (/** @type {string} */ file) => !LEFT_OUT.test(readFileSync(file, "utf8"));
  const texts = KINDS.flatMap((kind) => listFiles(path.join(contentDir, "en", kind))).filter(isPublished);
  const languages = readdirSync(contentDir).filter((name) => LANGUAGE.test(name));
  return texts.length * languages.length;
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/**
 * Every address in every language, by the sitemap and what it names.
 *
 * @param {string} origin
 * @returns {Promise<string[]>}
 */
async function listAddresses(origin) {
  /** @type {Set<string>} */
  const found = new Set();
  const maps = ["/sitemap.xml"];
  for (const map of maps) {
    const { text } = await ask(origin + map);
    for (const [, address = ""] of text.matchAll(/(?:<loc>|href=")([^<"]+)/g)) {
      if (!address.startsWith(origin)) continue;
      const path = address.slice(origin.length) || "/";
      if (path.endsWith(".xml")) maps.push(path);
      else found.add(path);
    }
  }
  return [...found].sort();
}

/**
 * @param {string} address
 * @returns {Promise<{ text: string, isBusy: boolean }>}
 */
async function read(address) {
  const { status, cacheControl, text } = await ask(address);
  const isBusy = status === 503 || (status === 200 && cacheControl === "private, no-store");
  return { text: status === 200 ? text : `${status} ${text}`, isBusy };
}

/** @param {string} address */
async function ask(address) {
  const response = await fetch(address, { redirect: "manual", headers: { accept: "text/html" } });
  return { status: response.status, cacheControl: response.headers.get("Cache-Control"), text: await response.text() };
}

/**
 * The text of a page and the addresses in it, in their order.
 *
 * @param {string} html
 * @param {string} origin
 */
export function listWhatIsRead(html, origin) {
  const shown = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(origin, "")
    .replaceAll(encodeURIComponent(origin), "");
  const said = [];
  for (const [, attributes, text] of shown.matchAll(/<([^>]*)>([^<]*)/g)) {
    const [, address] = /\s(?:href|src|action)="([^"]*)"/.exec(attributes ?? "") ?? [];
    if (address !== undefined) said.push(`→ ${address}`);
    if (text?.trim()) said.push(text.trim());
  }
  return said;
}

/**
 * @param {string[]} own
 * @param {string[]} others
 */
export function describeDifference(own = [], others = []) {
  const at = own.findIndex((line, index) => line !== others[index]);
  if (at === -1 && own.length === others.length) return null;
  const from = at === -1 ? own.length : at;
  const cut = (/** @type {string[]} */ lines) =>
    lines
      .slice(from, from + MOST_TOLD)
      .join(" | ")
      .slice(0, 300);
  return `  expected ${cut(own) || "no more"}\n  got      ${cut(others) || "no more"}`;
}
