import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { openEditions } from "@learn-bittensor/provider/open-editions";
import { readRedirects } from "@learn-bittensor/provider/read-redirects";
import { watchContent } from "@learn-bittensor/provider/watch-content";
import { createServer as createViteServer } from "vite";
import type * as entry from "../app/entry.server.tsx";
import type { ContentTransport } from "../app/site/content-client.server.ts";
import type { Site } from "../app/site/site.server.ts";
import { anyStrapiTransport } from "./any-strapi/any-strapi-transport.ts";
import { answerContentStatus, CONTENT_STATUS } from "./content-status.ts";
import { httpTransport } from "./content-transport.ts";
import { type Build, createApp } from "./create-app.ts";
import { createEmbeddedProvider } from "./create-embedded-provider.ts";
import { createSearch } from "./create-search.ts";
import { createSiteIcons } from "./icons/create-site-icons.ts";
import { listen } from "./listen.ts";
import { LIVE_PATH, takeLiveConnections } from "./live/take-live-connections.ts";
import { listConnectOrigins, listImageOrigins } from "./policy-origins.ts";
import { runStart } from "./run-start.ts";
import { createShareImageThread } from "./share-images/create-share-image-thread.ts";

process.chdir(fileURLToPath(new URL("../../", import.meta.url)));

/** So long after a change, open pages have shown it. */
const AFTER_PAGES_MS = 1_000;

/** The development server: code is exchanged by Vite as it changes, content is read again and open pages are told. */
await runStart(async ({ configuration, now, log }) => {
  const embedded = configuration.contentApiUrl
    ? null
    : await createEmbeddedProvider(configuration, { introspection: true, log });

  const { contentApiUrl, contentApiToken: token } = configuration;
  const elsewhere = anyStrapiTransport(httpTransport(contentApiUrl ?? ""), { token, log });
  // Drafts are there, marked: this is where they are written.
  const transport: ContentTransport = embedded
    ? (request) => embedded.provider.answer({ ...request, drafts: true })
    : elsewhere.transport;
  const search = createSearch(configuration, { content: transport, log });
  const icons = createSiteIcons(configuration, log);

  const shareImageThread = createShareImageThread();

  const liveAddress = configuration.contentWsUrl ?? (embedded ? LIVE_PATH : null);
  const http = createServer();
  const vite = await createViteServer({
    root: fileURLToPath(new URL("../", import.meta.url)),
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: http } },
  });

  if (embedded) {
    vite.middlewares.use(CONTENT_STATUS, answerContentStatus(configuration.contentDir, now));
    let refill: NodeJS.Timeout | undefined;
    const reload = async () => {
      await embedded.provider.reload();
      // Pages that are open come first.
      clearTimeout(refill);
      refill = setTimeout(() => search.refill(), AFTER_PAGES_MS);
    };
    // A mistake in a file is told, and the content that was there stays.
    watchContent(configuration.contentDir, reload, (error) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
  }

  if (embedded) await takeLiveConnections(http, embedded.provider, { ...configuration, refusesOthers: false });

  const redirects = await readRedirects(configuration.contentDir);
  const editions = embedded ? await openEditions(configuration.contentDir) : null;
  const sites = new WeakMap<object, Site>();
  const app = createApp({
    loadBuild: async () => {
      // What Vite loads is the built site's module; its type is known from its source.
      const build: unknown = await vite.ssrLoadModule("virtual:react-router/server-build");
      return build as Build;
    },
    siteFor: (module) => {
      const known = sites.get(module);
      if (known) return known;
      const made = makeSite(module);
      sites.set(module, made);
      return made;
    },
    graphql: embedded?.provider.fetch ?? null,
    search: search.fetch,
    icons,
    contentWebhook: null,
    spend: null,
    isOverloaded: () => false,
    pageCache: null,
    clientDir: null,
    mode: "development",
    siteUrl: configuration.siteUrl,
    securityContact: null,
    now,
    trustProxy: configuration.trustProxy,
    connectTo: listConnectOrigins(configuration),
    picturesFrom: listImageOrigins(configuration),
    log,
  });

  const answer = getRequestListener(app.fetch);
  http.on("request", (request, response) => vite.middlewares(request, response, () => answer(request, response)));
  process.stdout.write(`listening on ${await listen(http, configuration)}\n`);
  search.refill();

  function makeSite(module: typeof entry): Site {
    return module.createSite({
      url: configuration.siteUrl,
      transport,
      contentToken: configuration.contentApiToken,
      mediaOrigin: configuration.contentApiUrl ?? "",
      bucketOrigins: configuration.mediaOrigins,
      comingSoon: configuration.comingSoon,
      redirects,
      ...(editions && { editions }),
      sourceUrl: configuration.sourceUrl,
      analytics: configuration.analytics,
      liveAddress: () => liveAddress,
      contentVersion: () => embedded?.provider.version ?? null,
      search: search.forSite,
      drawShareImage: shareImageThread.draw,
      icons: icons.findCached,
      now,
      log,
    });
  }
});
