import type { ReactElement } from "react";
import * as entry from "../app/entry.server.tsx";
import type { AppOptions } from "../server/create-app.ts";

type Build = Awaited<ReturnType<AppOptions["loadBuild"]>>;
export type Module = NonNullable<Build["routes"][string]>["module"];
export type Loader = NonNullable<Module["loader"]>;

/** What answers in place of every page: a loader alone, or a component with what its loader knows. */
type Page = Pick<Module, "action" | "loader"> & { component?: () => ReactElement };

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
  spend: null,
  isOverloaded: () => false,
  pageCache: null,
  clientDir: null,
  mode: "production",
  siteUrl: "https://learn.example",
  securityContact: null,
  now: () => new Date("2026-11-20T09:00:00Z"),
  trustProxy: false,
  connectTo: [],
  picturesFrom: [],
};

/** What a browser would load of the page. */
const PAGE_FILE = {
  id: "page",
  path: "*",
  module: "",
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** A site of one page that answers under every address, as the router's compiler would build it. */
export function aBuild({ loader, action, component }: Page): Build {
  // A route that answers by itself has no component, which the router's type of a module does not know.
  const module: Partial<Module> = { loader, ...(action && { action }), ...(component && shownBy(component)) };
  return {
    entry: { module: entry },
    routes: { page: { id: "page", path: "*", module: module as Module } },
    assets: { entry: { imports: [], module: "" }, routes: { page: PAGE_FILE }, url: "", version: "1" },
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

/** What is sent besides is up to the loader. */
function shownBy(component: () => ReactElement): Pick<Module, "default" | "headers"> {
  return { default: component, headers: ({ loaderHeaders }) => loaderHeaders };
}
