import * as entry from "../app/entry.server.tsx";
import type { AppOptions } from "../server/create-app.ts";

type Build = Awaited<ReturnType<AppOptions["loadBuild"]>>;
export type Module = NonNullable<Build["routes"][string]>["module"];
export type Loader = NonNullable<Module["loader"]>;

const SITE = entry.createSite({
  url: "https://learn.example",
  transport: () => Promise.reject(new Error("no page of these tests asks for content")),
  contentToken: "",
  mediaOrigin: "",
  comingSoon: [],
  search: {
    transport: () => Promise.reject(new Error("no page of these tests searches")),
    url: "/multi-search",
    key: "public-key",
    indexPattern: "{source}_{locale}",
  },
  now: () => new Date("2026-11-20T09:00:00Z"),
  log: () => undefined,
});

/** A web server that has nothing but pages. */
export const APP_OPTIONS: Omit<AppOptions, "loadBuild"> = {
  log: () => undefined,
  siteFor: () => SITE,
  graphql: null,
  icons: null,
  search: null,
  contentWebhook: null,
  pageCache: null,
  clientDir: null,
  mode: "production",
  siteUrl: "https://learn.example",
  trustProxy: false,
  connectTo: [],
};

/** A site of one page that answers under every address, as the router's compiler would build it. */
export function aBuild({ loader, action }: Pick<Module, "action" | "loader">): Build {
  // A route that answers by itself has no component, which the router's type of a module does not know.
  const module: Omit<Module, "default"> = { loader, ...(action && { action }) };
  return {
    entry: { module: entry },
    routes: { page: { id: "page", path: "*", module: module as Module } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    assetsBuildDirectory: "",
    publicPath: "/",
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}
