import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ComponentType, createElement } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { FIGURE_COMPONENTS, loadFigures } from "../../app/features/figures/figure-components.tsx";
import routes from "../../app/routes.ts";
import type { ContentTransport } from "../../app/site/content-client.server.ts";
import { FiguresContext } from "../../app/ui/rich-text/figures.ts";
import { aRequest } from "../../tests/a-request.ts";
import { bareStrapi } from "../../tests/bare-strapi.ts";
import { markupOf } from "../../tests/markup-of.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { siteWithLearners } from "../../tests/site-with-learners.ts";
import { anyStrapiTransport } from "./any-strapi-transport.ts";
import type { Dialect } from "./translate-query.ts";

interface RouteModule {
  loader?: (asked: never) => Promise<unknown>;
  default?: never;
}

const CONTENT = fileURLToPath(new URL("../../../contract/tests/content/", import.meta.url));
const WITH_FIGURE = "en/concept/staking";
const FIGURE = '\n\n::figure[What is cut off]{name="clip"}\n';
const MODULES = import.meta.glob<RouteModule>("../../app/routes/*.{ts,tsx}");
const ROUTES = toRouteObjects(routes);
const FILES = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((name) => /^\w+\/.+\.(?:md|yaml)$/.test(name) && !name.includes("/page/home"))
  .map((name) => ({ path: name.replace(/\.\w+$/, ""), text: readFileSync(CONTENT + name, "utf8") }))
  .map(({ path, text }) => ({ path, text: path === WITH_FIGURE ? text + FIGURE : text }));

/** What leads on, is a part that is left out, or is not among this content. All else is a page. */
const OTHERWISE: Record<string, number> = {
  "/applications": 308,
  "/class": 404,
  "/class/counts": 404,
  "/developers": 404,
  "/feedback": 404,
  "/static-copy": 404,
  "/teach/class": 404,
};

describe.each<Dialect>(["contract", "flat", "v4"])(
  "a Strapi with the content types alone, whose lists are %s, and without a home page",
  async (dialect) => {
    const { transport: embedded } = await siteOnContent(FILES);
    const { site, logged, told, lacks } = await siteOnBareStrapi(embedded, dialect);

    const inSitemap = await listSitemap(site);
    await loadFigures(FIGURES);

    it.each(listPages())("answers %s without a fault", async (path) => {
      const { status, markup } = await visit(site, path);
      expect(status).toBe(OTHERWISE[path] ?? 200);
      if (status === 200) expect(markup).toMatch(/<h[12]/);
    });

    it.each(chooseOfEachKind(inSitemap))("has the page %s of its sitemap", async (path) => {
      const { status, markup } = await visit(site, path);
      expect(status).toBe(200);
      expect(markup).toMatch(/<h[12]/);
    });

    it("has every kind of page in its sitemap that its content has", () => {
      const kinds = new Set(inSitemap.map((path) => findRoute(path).file));
      for (const kind of [
        "article",
        "category",
        "concept",
        "get-started-step",
        "guide",
        "lab",
        "subnet",
        "root-subnet",
      ])
        expect(kinds).toContain(`routes/${kind}.tsx`);
      const languages = new Set(inSitemap.map((path) => findRoute(path).params.locale ?? "en"));
      expect([...languages].toSorted()).toEqual([...LOCALES].toSorted());
    });

    it("shows the figure that a text asks for", async () => {
      const { markup } = await visit(site, inSitemap.find((path) => path.endsWith("/staking")) ?? "");
      expect(markup).toContain('data-figure="clip"');
    });

    it("is told of once, and nothing is an error", () => {
      expect(told).toHaveLength(1);
      expect(lacks.length).toBeGreaterThan(15);
      for (const { leftOut } of lacks) expect(told[0]).toContain(leftOut);
      expect(told[0]?.includes(`another form (${dialect})`)).toBe(dialect !== "contract");
      expect(logged.filter(({ level }) => level === "error")).toEqual([]);
    });

    it("shows who has signed in their profile, and every page as it is for others", async () => {
      const { transport: withAccounts, join } = await siteWithLearners(FILES);
      const own = await siteOnBareStrapi(withAccounts, dialect);
      const cookie = `auth_token=${await join("ada")}`;
      const profile = await visit(own.site, "/profile", cookie);
      expect(profile.status).toBe(200);
      expect(profile.markup).toContain("ada@mail.example");
      for (const path of listPages()) expect((await visit(own.site, path, cookie)).status).toBe(OTHERWISE[path] ?? 200);
      expect(own.told).toHaveLength(1);
      expect(own.logged.filter(({ level }) => level === "error")).toEqual([]);
    });
  },
);

async function siteOnBareStrapi(embedded: ContentTransport, dialect: Dialect) {
  const told: string[] = [];
  const bare = bareStrapi(embedded, dialect);
  const { transport } = anyStrapiTransport(bare.transport, { token: "", log: ({ message }) => told.push(message) });
  return { told, lacks: bare.lacks, ...(await siteOnContent([], { transport })) };
}

type BareSite = Awaited<ReturnType<typeof siteOnBareStrapi>>["site"];

/** What the route of an address answers: its status, and its page where that is one. */
async function visit(site: BareSite, path: string, cookie?: string): Promise<{ status: number; markup: string }> {
  const { file, params } = findRoute(path);
  const route = await MODULES[`../../app/${file}`]?.();
  const asked = { ...aRequest(site, path, { isDocument: true, cookie }), params };
  const { status, loaderData } = await answerOf(async () => route?.loader?.(asked as never));
  const isPage = status === 200 && route?.default !== undefined;
  if (!isPage) return { status, markup: "" };
  const page = createElement(route.default as unknown as ComponentType<object>, { loaderData } as object);
  return { status, markup: markupOf(createElement(FiguresContext, { value: FIGURE_COMPONENTS }, page), path) };
}

function findRoute(path: string) {
  const match = matchRoutes(ROUTES, path)?.at(-1);
  if (!match?.route.id) throw new Error(`${path}: expected a route, found none`);
  return { file: match.route.id, params: match.params };
}

/** The first address of each kind in English, and the last one of each in another language. */
function chooseOfEachKind(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) => findRoute(path).file);
  return [...kinds.values()].flatMap((own, index) => {
    const locale = LOCALES[1 + (index % (LOCALES.length - 1))];
    return [own[0], own.findLast((path) => findRoute(path).params.locale === locale)].filter(
      (path) => path !== undefined,
    );
  });
}

/** Every address that the site's sitemaps name. */
async function listSitemap(site: BareSite): Promise<string[]> {
  const { loader } = (await MODULES["../../app/routes/sitemap.ts"]?.()) ?? {};
  const maps = await Promise.all(
    LOCALES.map(async (locale) => {
      const asked = aRequest(site, `/sitemap-${locale}.xml`, { isDocument: true });
      const answer = await loader?.(asked as never);
      if (!(answer instanceof Response)) throw new Error(`the sitemap in ${locale}: expected a file`);
      return answer.text();
    }),
  );
  const addresses = maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address));
  return addresses.map((address) => new URL(address).pathname);
}

/** The routes as the router reads them, each known by its file. */
function toRouteObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file, path, index, caseSensitive, children }): RouteObject => {
    const own = { id: file, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
    return index ? { ...own, index } : { ...own, children: toRouteObjects(children ?? []) };
  });
}

/** Every page with one fixed address, in English. */
function listPages(entries: readonly RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    if (children.length > 0) return listPages(children);
    return /[:*]/.test(path) || !file.endsWith(".tsx") ? [] : [`/${path}`];
  });
}

async function answerOf(load: () => Promise<unknown>) {
  const answer = await load().catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return { status: answer.status, loaderData: null };
  if (typeof answer !== "object" || answer === null || !("init" in answer)) return { status: 200, loaderData: answer };
  const { data, init } = answer as { data?: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, loaderData: data };
}
