import { readdir, readFile } from "node:fs/promises";
import { LOCALES } from "@learn-bittensor/contract/locales";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { DATA_SETS } from "./collections/open-data-names.ts";
import { localizedPath } from "./i18n/localized-path.ts";
import routes from "./routes.ts";

/** The addresses of the specification, each with the module that answers there. */
const ADDRESSES = [
  ["/", "home"],
  ["/about", "about"],
  ["/apps", "apps"],
  ["/applications", "applications"],
  ["/articles", "articles"],
  ["/articles/history", "article"],
  ["/community", "community"],
  ["/concepts", "concepts"],
  ["/concepts/economics", "category"],
  ["/concepts/subnets", "category"],
  ["/concepts/economics/staking", "concept"],
  ["/concepts/economics/more/staking", "concept"],
  ["/confirm-email", "confirm-email"],
  ["/explore", "explore"],
  ["/explore/article/history", "explore-article"],
  ["/explore/concept/staking", "explore-concept"],
  ["/faq", "faq"],
  ["/faq_legacy", "faq-legacy"],
  ["/forgot-password", "forgot-password"],
  ["/get-started", "get-started"],
  ["/get-started/first", "get-started-step"],
  ["/guides", "guides"],
  ["/guides/mining", "guide"],
  ["/guides/wallets/create/prepare", "guide"],
  ["/index_old", "index-old"],
  ["/lab", "labs"],
  ["/lab/ask", "ask"],
  ["/lab/terminal", "terminal"],
  ["/lab/halving", "lab"],
  ["/licenses", "licenses"],
  ["/login", "login"],
  ["/corrections", "corrections"],
  ["/developers", "developers"],
  ["/facts", "facts"],
  ["/timeline", "timeline"],
  ["/quality", "quality"],
  ["/translations", "translations"],
  ["/privacy-policy", "privacy-policy"],
  ["/profile", "profile"],
  ["/register", "register"],
  ["/reset-password", "reset-password"],
  ["/resources", "resources"],
  ["/search", "search"],
  ["/subnets", "subnets"],
  ["/subnets/42", "subnet"],
  ["/subnets/a/b", "subnet"],
  ["/subnets/root", "root-subnet"],
  ["/teams", "teams"],
  ["/videos", "videos"],
] as const;

describe("routes", () => {
  it.each(LOCALES)("answer at every address of the specification in %s", async (locale) => {
    const tree = await routeTree();
    const answering = ADDRESSES.map(([path]) => [path, moduleAt(tree, localizedPath(path, locale))]);
    expect(answering).toEqual(ADDRESSES.map(([path, name]) => [path, `routes/${name}`]));
  });

  it.each(["/de/nothing", "/lab/halving/more", "/login/more", "/get-started/a/b", "/explore/team/harbour"])(
    "leave %s to the page for unknown addresses",
    async (path) => {
      expect(moduleAt(await routeTree(), path)).toBe("routes/not-found");
    },
  );

  it("have a page for each category, also where another section is called so", async () => {
    const tree = await routeTree();
    const names = ADDRESSES.flatMap(([path]) => /^\/([^/]+)$/.exec(path)?.[1] ?? []);
    expect(names.map((name) => moduleAt(tree, `/concepts/${name}`))).toEqual(names.map(() => "routes/category"));
  });

  it("have one spelling: capital letters are another address", async () => {
    const every = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
      entries.flatMap((entry) => [entry, ...every(entry.children ?? [])]);
    expect(every(await routes).filter((entry) => entry.caseSensitive !== true)).toEqual([]);
  });

  it("show labs and their conversation on a page of the screen's height, and everything else between bar and footer", async () => {
    const tree = await routeTree();
    const layouts = ADDRESSES.map(([path]) => [path, matchRoutes(tree, path)?.at(-2)?.route.id]);
    expect(layouts).toEqual(
      ADDRESSES.map(([path, name]) => [
        path,
        ["ask", "lab", "terminal"].includes(name) ? "routes/chat-layout" : "routes/default-layout",
      ]),
    );
  });

  it("have the guards of the specification, one for editors, and no others", async () => {
    const folder = new URL("./routes/", import.meta.url);
    const files = (await readdir(folder)).filter((file) => file.endsWith(".tsx"));
    const guards = await Promise.all(
      files.map(async (file) => {
        const source = await readFile(new URL(file, folder), "utf8");
        return [...source.matchAll(/routeMiddleware\("([^"]+)"\)/g)].map(([, name]) => [
          file.replace(".tsx", ""),
          name,
        ]);
      }),
    );
    expect(Object.fromEntries(guards.flat())).toEqual({
      article: "auth",
      concept: "auth",
      "explore-article": "auth",
      guide: "auth",
      subnet: "auth",
      profile: "protected",
      "feedback-editors": "protected",
      login: "relog",
    });
  });

  it.each(LOCALES)("have every set of open data, also where a kind's feed is called so, in %s", async (locale) => {
    const tree = await routeTree();
    const files = DATA_SETS.flatMap((name) => [`${name}.json`, `${name}.schema.json`]);
    const answering = files.map((file) => moduleAt(tree, localizedPath(`/data/${file}`, locale)));
    expect(new Set(answering)).toEqual(new Set(["routes/open-data"]));
  });

  it("answer machines at the root of the site only, and a visitor with their own data everywhere", async () => {
    const tree = await routeTree();
    expect(moduleAt(tree, "/robots.txt")).toBe("routes/robots");
    expect(moduleAt(tree, "/sitemap.xml")).toBe("routes/sitemap-index");
    for (const locale of LOCALES) expect(moduleAt(tree, `/sitemap-${locale}.xml`)).toBe("routes/sitemap");
    for (const locale of LOCALES) expect(moduleAt(tree, `/search-titles/${locale}.json`)).toBe("routes/search-titles");
    for (const locale of LOCALES)
      expect(moduleAt(tree, localizedPath("/profile/my-data.json", locale))).toBe("routes/my-data");
    for (const locale of LOCALES) expect(moduleAt(tree, localizedPath("/llms.txt", locale))).toBe("routes/llms-txt");
    for (const locale of LOCALES)
      for (const file of ["/feed.xml", "/feed.json"])
        expect(moduleAt(tree, localizedPath(file, locale))).toBe("routes/feed");
    expect(moduleAt(tree, "/de/robots.txt")).toBe("routes/not-found");
  });
});

async function routeTree(): Promise<RouteObject[]> {
  return (await routes).map(toRoute);
}

function toRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
  const id = file.replace(/\.tsx?$/, "");
  if (index) return { id, index, ...(path !== undefined && { path }) };
  return { id, ...(path !== undefined && { path }), ...(children && { children: children.map(toRoute) }) };
}

function moduleAt(tree: RouteObject[], path: string): string | undefined {
  return matchRoutes(tree, path)?.at(-1)?.route.id;
}
