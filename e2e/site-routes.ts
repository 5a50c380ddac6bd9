import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { listSitemapPaths } from "./sitemap.ts";

/** A route of the site, with an address that it answers in English. */
export interface SiteRoute {
  /** As `routes.ts` has it, without the language: `/concepts/:category/*`. */
  pattern: string;
  /** `/concepts/consensus/yuma-consensus` */
  path: string;
}

/** The routes the global setup has written down, to be read while a test file is loaded. */
export function readSiteRoutes(): SiteRoute[] {
  const file = process.env.SITE_ROUTES_FILE;
  if (!file) throw new Error("SITE_ROUTES_FILE is not set: these tests are run by `npm test -- --only browser`.");
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The one address of a route, by its pattern. */
export function pathOfRoute(pattern: string): string {
  const route = readSiteRoutes().find((candidate) => candidate.pattern === pattern);
  if (!route) throw new Error(`routes.ts has no route ${pattern}`);
  return route.path;
}

/**
 * Every page of the site, once per route: the patterns as React Router reads them from `routes.ts`, their parameters
 * from the running site's own sitemap.
 */
export async function listSiteRoutes(origin: string): Promise<SiteRoute[]> {
  const [patterns, known] = await Promise.all([readPagePatterns(), listSitemapPaths(origin, "en")]);
  // An address that has a route of its own (/subnets/root) is no example of a wider one (/subnets/*).
  const samples = known.filter((path) => !patterns.includes(path));
  return patterns.map((pattern) => ({ pattern, path: samplePath(pattern, samples) }));
}

/** Pages that show what has its canonical address elsewhere: the sitemap names only that one. */
const SHOWN_ELSEWHERE = new Map([
  ["/explore/concept/:slug", "/concepts/:category/*"],
  ["/explore/article/:slug", "/articles/:slug"],
]);

function samplePath(pattern: string, samples: string[]): string {
  if (!/[:*]/.test(pattern)) return pattern;
  const listedPattern = SHOWN_ELSEWHERE.get(pattern) ?? pattern;
  const sample = samples.find((path) => matches(listedPattern, path));
  if (!sample) throw new Error(`no address in the sitemap matches the route ${listedPattern}`);
  if (listedPattern === pattern) return sample;
  return pattern.replace(":slug", sample.split("/").at(-1) ?? "");
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/:\w+/g, "[^/]+").replace("*", ".+");
  return new RegExp(`^${source}$`).test(path);
}

interface RouteEntry {
  path?: string;
  file: string;
  index?: boolean;
  children?: RouteEntry[];
}

/** In a static copy only; unknown addresses; what nobody has told yet; what other sites frame (`embeds.test.ts`). */
const NOT_TO_BE_VISITED = new Set([
  ...["/static-copy", "/*", "/feedback/:number"],
  ...["/embed/lab/:name", "/embed/figure/:name", "/embed/term/:name", "/embed/fact/:name"],
]);

async function readPagePatterns(): Promise<string[]> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { stdout } = await promisify(execFile)(
    path.join(root, "node_modules/.bin/node"),
    [path.join(root, "node_modules/.bin/react-router"), "routes", "--json"],
    { cwd: path.join(root, "web") },
  );
  const routes: RouteEntry[] = JSON.parse(stdout);
  const patterns = routes.flatMap((route) => flatten(route, ""));
  return [...new Set(patterns)].filter((pattern) => !NOT_TO_BE_VISITED.has(pattern));
}

/** What shows nothing is no page, and a file without markup: data, pictures, feeds. */
function flatten(route: RouteEntry, parent: string): string[] {
  const own = !route.path || route.path === ":locale?" ? parent : `${parent}/${route.path}`;
  if (route.children) return route.children.flatMap((child) => flatten(child, own));
  return route.file.endsWith(".tsx") ? [own || "/"] : [];
}
