import type { YieldToEventLoop } from "@learn-bittensor/provider/yield-to-event-loop";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { RequestHandler, ServerBuild } from "react-router";
import type * as entry from "../app/entry.server.tsx";
import { localizedPath, splitLocale } from "../app/i18n/localized-path.ts";
import { cachePolicy } from "../app/site/cache-policy.ts";
import { PREVIEW_PARAMETER } from "../app/site/preview.ts";
import { findRequestedPage } from "../app/site/requested-page.ts";
import type { Site } from "../app/site/site.server.ts";
import { asksForOwnRoutes } from "./asked-routes.ts";
import { limitPageBodies } from "./body-limits.ts";
import { createClientAddress } from "./client-address.ts";
import { CONTENT_WEBHOOK, type ContentWebhookOptions, contentWebhook } from "./content-webhook.ts";
import { developmentErrorPage } from "./development-error-page.ts";
import { answerIcons } from "./icons/answer-icons.ts";
import type { Icons } from "./icons/create-icons.ts";
import { limitClients, type Spend } from "./limit-clients.ts";
import { neverCacheErrors } from "./never-cache-errors.ts";
import { neverShareMadeUpQueries } from "./never-share-made-up-queries.ts";
import { hasAuthCookie, neverSharePersonalAnswers } from "./never-share-personal-answers.ts";
import { cachePages } from "./page-cache/cache-pages.ts";
import type { PageCache } from "./page-cache/create-page-cache.ts";
import { readPreviewToken } from "./preview-link.ts";
import { refuseBadHosts } from "./refuse-bad-hosts.ts";
import { refuseBadPaths } from "./refuse-bad-paths.ts";
import { refuseForeignWrites } from "./refuse-foreign-writes.ts";
import { listSecurityHeaders, type PageVariables, securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { wellKnown } from "./well-known.ts";

/** What the build of `app/` exports; its entry makes the site and its router. */
export type Build = ServerBuild & { entry: { module: typeof entry } };

export interface AppOptions {
  /** The built site; in development, the newest build at each request. */
  loadBuild: () => Promise<Build>;
  siteFor: (entryModule: typeof entry) => Site;
  /** The embedded provider's `/graphql`; null where another provider answers. */
  graphql: ((request: Request, client: { address: string | null }) => Promise<Response>) | null;
  /** The embedded search engine's calls; null where another engine answers. */
  search: ((request: Request) => Promise<Response>) | null;
  /** Icons for browsers that ask; null where nobody answers them. */
  icons: Pick<Icons, "find"> | null;
  /** Where a provider tells that content has changed; null where none may. */
  contentWebhook: ContentWebhookOptions | null;
  /** Counts what the clients of each network cost; null where nobody is limited. */
  spend: Spend | null;
  /** Whether there is more to do than can be done. */
  isOverloaded: () => boolean;
  /** A page that is made for one visitor waits for a turn of its own, so that cached ones are answered in between; none, unless said. */
  yieldToEventLoop?: YieldToEventLoop;
  /** Caches what is rendered for everybody; null where every page is rendered for each request. */
  pageCache: PageCache | null;
  /** The folder of the built files; null where Vite serves them. */
  clientDir: string | null;
  mode: "production" | "development";
  /** The address visitors know: forms come from there. With `https`, browsers are told to stay with it. */
  siteUrl: string;
  /** Where somebody writes who has found a hole; null where there is no such place. */
  securityContact: string | null;
  /** What signs links to drafts; without it, none is shown. */
  previewSecret?: string | null;
  /** The clock of `security.txt`, and of links to drafts. */
  now: () => Date;
  /** Whether a proxy of ours says whose request it forwards. */
  trustProxy: boolean;
  connectTo: string[];
  picturesFrom: string[];
  log: Site["log"];
}

interface AskedPage {
  nonce: string;
  clientAddress: string | null;
  /** The page is to say that its request cannot be answered. */
  isRefused?: boolean;
  /** The page may show what is not published yet. */
  isPreview?: boolean;
}

/** The web server: what stands before the pages, and the pages. */
export function createApp(options: AppOptions) {
  const { mode, graphql, search, clientDir, pageCache, isOverloaded, yieldToEventLoop } = options;
  const app = new Hono<{ Variables: PageVariables }>();
  const isHttps = options.siteUrl.startsWith("https:");
  const { origin } = new URL(options.siteUrl);
  const clientAddress = createClientAddress(options);
  const handlers = new WeakMap<Build, RequestHandler>();
  app.onError((error, c) => {
    // Who breaks off hears no answer, and is no fault of ours.
    if (isBrokenOff(error)) return c.text("400 Bad Request\n", 400);
    options.log({ level: "error", message: `${c.req.method} ${c.req.path.slice(0, 200)} failed`, cause: error });
    c.header("Cache-Control", "no-store");
    if (mode === "development") return c.html(developmentErrorPage(error), 500);
    return c.text("500 Internal Server Error\n", 500);
  });
  const { connectTo, picturesFrom } = options;
  const security = { isHttps, isDevelopment: mode === "development", connectTo, picturesFrom };
  app.use(securityHeaders(security));
  app.use(refuseBadHosts);
  const limit = options.spend ? limitClients(options.spend, clientAddress) : null;
  if (limit && graphql) app.use("/graphql", limit);
  if (limit && search) app.use("/multi-search", limit);
  if (graphql) app.all("/graphql", (c) => graphql(c.req.raw, { address: clientAddress(c) }));
  if (search) app.on("ALL", SEARCH_PATHS, (c) => search(c.req.raw));
  app.use(neverCacheErrors);
  if (options.contentWebhook) app.route(CONTENT_WEBHOOK, contentWebhook(options.contentWebhook));
  app.use(neverShareMadeUpQueries);
  app.route("/.well-known", wellKnown(options));
  app.use(
    refuseBadPaths(async (c) => {
      const toPage = async () => {
        c.set("isMade", true);
        if (isOverloaded()) c.res = answerLater();
        else {
          await yieldToEventLoop?.();
          c.res = await refusalPage(c.get("nonce"), c.req.url);
        }
      };
      return (await (limit ? limit(c, toPage) : toPage())) ?? c.res;
    }),
  );
  if (clientDir) app.use(staticFiles(clientDir));
  if (mode === "production") app.use(compress());
  if (options.icons) app.route("/icons", answerIcons(options.icons));
  app.use(neverSharePersonalAnswers);
  if (limit) app.use(limit);
  app.use(refuseForeignWrites(options.siteUrl));
  app.use(limitPageBodies());
  if (pageCache) {
    app.use(
      cachePages(pageCache, {
        render: async (target, nonce) => {
          if (isOverloaded()) return { response: answerLater(), isWhole: () => true };
          return renderPage(new Request(origin + target), { nonce, clientAddress: null });
        },
        securityHeadersFor: (inlineSources, path) => listSecurityHeaders(security, inlineSources, path),
      }),
    );
  }
  app.all("*", async (c) => {
    if (!PAGE_METHODS.has(c.req.method))
      return c.text("405 Method Not Allowed\n", 405, { Allow: [...PAGE_METHODS].join(", ") });
    const isAnonymous = c.req.method !== "POST" && !hasAuthCookie(c.req.header("Cookie"));
    if (isAnonymous && isOverloaded()) return answerLater();
    c.set("isMade", true);
    await yieldToEventLoop?.();
    const isPreview = opensPreview(new URL(c.req.url));
    const asked = { nonce: c.get("nonce"), clientAddress: clientAddress(c), isPreview };
    const { response, isWhole } = await renderPage(c.req.raw, asked);
    if (!isWhole()) response.headers.set("Cache-Control", cachePolicy.personal);
    if (isPreview) {
      response.headers.set("Cache-Control", "no-store");
      response.headers.set("X-Robots-Tag", "noindex");
    }
    return response;
  });
  return app;

  /** Whether an address is a link to a draft that still holds. */
  function opensPreview({ pathname, searchParams }: URL): boolean {
    const { path, query } = findRequestedPage(pathname, searchParams);
    const token = query.get(PREVIEW_PARAMETER);
    if (token === null || !options.previewSecret) return false;
    return readPreviewToken(token, path, options.previewSecret, options.now()) !== null;
  }

  /** The error page of an address that is none, in its language. Nothing of it reaches a route: it stands at the home page's. */
  async function refusalPage(nonce: string, url: string): Promise<Response> {
    const path = localizedPath("/", splitLocale(new URL(url).pathname).locale);
    const asked = { nonce, clientAddress: null, isRefused: true };
    return (await renderPage(new Request(origin + path), asked)).response;
  }

  /** `isWhole` tells, once the body has been read, whether every part of the page is there. */
  async function renderPage(request: Request, asked: AskedPage) {
    const target = new URL(request.url);
    const build = await options.loadBuild();
    const { createRequestContext, isWhole } = build.entry.module;
    const context = createRequestContext(options.siteFor(build.entry.module), {
      ...asked,
      isDataRequest: findRequestedPage(target.pathname).isData,
    });
    const response = await handlerOf(build)(request, context);
    if (!asksForOwnRoutes(target, build.routes, build.entry.module.matchRoutes))
      response.headers.set("Cache-Control", cachePolicy.personal);
    return { response, isWhole: () => isWhole(context) };
  }

  /** The handler of a build is made once: it flattens and ranks its routes. */
  function handlerOf(build: Build): RequestHandler {
    const known = handlers.get(build) ?? build.entry.module.createRequestHandler(build, mode);
    handlers.set(build, known);
    return known;
  }
}

/** What Node says of a request whose body ends before it should. */
function isBrokenOff(error: Error): boolean {
  return "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
}

/** Where nobody is known to wait for a page, it is made when there is time. */
function answerLater(): Response {
  return new Response("503 Service Unavailable\n", { status: 503, headers: { "Retry-After": "5" } });
}

/** Meilisearch's calls, at the root of the site as at the root of a server of its own. They check keys and sizes. */
const SEARCH_PATHS = ["/multi-search", "/health", "/indexes", "/indexes/*", "/swap-indexes", "/tasks", "/tasks/*"];

const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);
