import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { httpTransport } from "./content-transport.ts";
import { createApp } from "./create-app.ts";
import { createEmbeddedProvider } from "./create-embedded-provider.ts";
import { createSearch } from "./create-search.ts";
import { listen } from "./listen.ts";
import { runStart } from "./run-start.ts";

const buildDir = new URL("../build/", import.meta.url);

/** A request has to arrive within this time: whoever dawdles gives up the connection. */
const PATIENCE_WITH_CLIENTS = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** The first page goes first: the search engine is filled when it has been answered, or when somebody searches. */
const FILL_SEARCH_AFTER_MS = 200;

/** What is being answered when the site is told to end is finished, but not waited for any longer than this. */
const GRACE_MS = 5_000;

/** Makes everything that has a state, once, and hands it on. */
await runStart(async ({ configuration, now, log }) => {
  const embedded = configuration.contentApiUrl
    ? null
    : await createEmbeddedProvider(configuration, { introspection: false, log });

  const transport = embedded?.provider.answer ?? httpTransport(configuration.contentApiUrl ?? "");
  const search = createSearch(configuration, { content: transport, log });

  // React and its router have a slower build that helps developers: it is chosen as they are loaded.
  process.env.NODE_ENV ??= "production";
  const build = await import(new URL("server/index.js", buildDir).href);
  const site = build.entry.module.createSite({
    url: configuration.siteUrl,
    transport,
    contentToken: configuration.contentApiToken,
    mediaOrigin: configuration.contentApiUrl ?? "",
    comingSoon: configuration.comingSoon,
    search: search.forSite,
    now,
    log,
  });
  const app = createApp({
    loadBuild: async () => build,
    siteFor: () => site,
    graphql: embedded?.provider.fetch ?? null,
    search: search.fetch,
    clientDir: fileURLToPath(new URL("client", buildDir)),
    mode: "production",
    siteUrl: configuration.siteUrl,
    trustProxy: configuration.trustProxy,
    connectTo: configuration.searchUrl ? [configuration.searchUrl] : [],
    log,
  });

  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: PATIENCE_WITH_CLIENTS });
  const origin = await listen(server, configuration);
  process.stdout.write(`listening on ${origin}\n`);
  setTimeout(search.refill, FILL_SEARCH_AFTER_MS);
  const stop = () => {
    server.close(() => Promise.resolve(embedded?.close()).finally(() => process.exit(0)));
    // Connections that are kept busy would keep the site from ending.
    if ("closeAllConnections" in server) setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
});
