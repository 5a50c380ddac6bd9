import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { openEditions } from "@learn-bittensor/provider/open-editions";
import { readRedirects } from "@learn-bittensor/provider/read-redirects";
import { createYield } from "@learn-bittensor/provider/yield-to-event-loop";
import { anyStrapiTransport } from "./any-strapi/any-strapi-transport.ts";
import { findLive, NO_LIVE } from "./any-strapi/find-live.ts";
import { httpTransport } from "./content-transport.ts";
import { createApp } from "./create-app.ts";
import { createDrain } from "./create-drain.ts";
import { createEmbeddedProvider } from "./create-embedded-provider.ts";
import { createHttpServer } from "./create-http-server.ts";
import { createSearch } from "./create-search.ts";
import { createSiteIcons } from "./icons/create-site-icons.ts";
import { createSpending } from "./limit-clients.ts";
import { limitConnections } from "./limit-connections.ts";
import { listWarnings } from "./list-warnings.ts";
import { listen } from "./listen.ts";
import { takeLiveConnections } from "./live/take-live-connections.ts";
import { createMarkdownThread } from "./markdown-thread/create-markdown-thread.ts";
import { createBackups, LOOK_FOR_BACKUPS_MS } from "./operations/create-backups.ts";
import { openOperations } from "./operations/open-operations.ts";
import { recompress } from "./page-cache/create-cached-page.ts";
import { createPageCache } from "./page-cache/create-page-cache.ts";
import { listConnectOrigins, listImageOrigins } from "./policy-origins.ts";
import { publishOnTime } from "./publish-on-time.ts";
import { readLicenses } from "./read-licenses.ts";
import { readStyleSheets } from "./read-style-sheets.ts";
import { runStart } from "./run-start.ts";
import { searchVersionOf } from "./search-version.ts";
import { openNodes } from "./several-nodes/open-nodes.ts";
import { createShareImageThread } from "./share-images/create-share-image-thread.ts";
import { createSharedAnswers } from "./shared-answers.ts";
import { watchLoad } from "./watch-load.ts";

const buildDir = new URL("../build/", import.meta.url);
const clientDir = fileURLToPath(new URL("client", buildDir));
const snapshotFile = fileURLToPath(new URL("content.snapshot", buildDir));
const searchDir = fileURLToPath(new URL("search", buildDir));

/** What rendered texts may take in memory. All caches and their bounds: README, "What is cached". */
const TEXT_CACHE_BYTES = 8 * 1024 * 1024;

/** A provider elsewhere may change its content without a word: as long as a CDN caches a page, the site does. */
const FRESH_FOR_MS = 300_000;

/**
 * The first page goes first: the search engine is filled when it has been answered, or when somebody searches.
 */
const AFTER_FIRST_PAGE_MS = 200;

/** What is being answered when the site is told to end is finished, but not waited for any longer than this. */
const GRACE_MS = 5_000;

/** Makes everything that has a state, once, and hands it on. */
await runStart(async ({ configuration, now, log, requestIds }) => {
  for (const message of listWarnings(configuration)) log({ level: "warn", message });
  const { shared, createLimiter, endedTokens } = await openNodes(configuration, log);
  const yieldToEventLoop = createYield();
  // The first page has texts: the thread comes up while the content is read.
  const markdownThread = createMarkdownThread({ yieldToEventLoop, log });
  void markdownThread.start();
  const embedded = configuration.contentApiUrl
    ? null
    : await createEmbeddedProvider(configuration, {
        introspection: false,
        snapshotFile,
        createLimiter,
        yieldToEventLoop,
        log,
      });

  const backups =
    embedded && configuration.backups
      ? createBackups({ ...configuration.backups, dataDir: configuration.dataDir, now, log })
      : null;
  const elsewhere = anyStrapiTransport(httpTransport(configuration.contentApiUrl ?? "", configuration), {
    token: configuration.contentApiToken,
    log,
  });
  const sharedAnswers = createSharedAnswers(elsewhere.transport, {
    token: configuration.contentApiToken,
    clock: () => performance.now(),
  });
  const transport = embedded?.provider.answer ?? sharedAnswers.transport;
  const search = createSearch(configuration, {
    content: transport,
    ...(embedded && { store: { folder: searchDir, readVersion: () => searchVersionOf(embedded.provider.version) } }),
    log,
  });
  const icons = createSiteIcons(configuration, log);

  const shareImageThread = createShareImageThread();
  /** Until a provider elsewhere says otherwise. */
  let hasLive = true;

  // React and its router have a slower build that helps developers: it is chosen as they are loaded.
  process.env.NODE_ENV ??= "production";
  const build = await import(new URL("server/index.js", buildDir).href);
  const site = build.entry.module.createSite({
    url: configuration.siteUrl,
    transport,
    contentToken: configuration.contentApiToken,
    mediaOrigin: configuration.contentApiUrl ?? "",
    bucketOrigins: configuration.mediaOrigins,
    comingSoon: configuration.comingSoon,
    redirects: await readRedirects(configuration.contentDir),
    // They are of the files that the embedded provider reads.
    ...(embedded && { editions: await openEditions(configuration.contentDir) }),
    sourceUrl: configuration.sourceUrl,
    analytics: configuration.analytics,
    liveAddress: () => (hasLive ? configuration.contentWsUrl : null),
    contentVersion: () => embedded?.provider.version ?? null,
    endedTokens,
    search: search.forSite,
    icons: icons.findCached,
    textCacheBytes: TEXT_CACHE_BYTES,
    renderElsewhere: markdownThread.render,
    yieldToEventLoop,
    styleSheets: readStyleSheets(clientDir),
    licenses: readLicenses(clientDir),
    drawShareImage: shareImageThread.draw,
    now,
    log,
  });
  const pageCache =
    configuration.pageCacheMb > 0
      ? createPageCache({
          maxBytes: configuration.pageCacheMb * 1024 * 1024,
          // The embedded provider's content stays as it is until it is told to read it again.
          freshForMs: embedded ? Number.POSITIVE_INFINITY : FRESH_FOR_MS,
          clock: () => performance.now(),
          yieldToEventLoop,
          recompress,
          log,
        })
      : null;
  const delay = monitorEventLoopDelay();
  delay.enable();
  const app = createApp({
    loadBuild: async () => build,
    siteFor: () => site,
    graphql: embedded?.provider.fetch ?? null,
    search: search.fetch,
    icons,
    contentWebhook: configuration.contentWebhookSecret
      ? { secret: configuration.contentWebhookSecret, contentChanged: tellAndChange, now, log }
      : null,
    spend: createSpending({ unitsAMinute: configuration.clientBudget, clock: Date.now, createLimiter }),
    yieldToEventLoop,
    isOverloaded: watchLoad({ delay, clock: () => performance.now() }),
    pageCache,
    clientDir,
    mode: "production",
    siteUrl: configuration.siteUrl,
    securityContact: configuration.securityContact,
    previewSecret: configuration.previewSecret,
    now,
    trustProxy: configuration.trustProxy,
    connectTo: listConnectOrigins(configuration),
    picturesFrom: listImageOrigins(configuration),
    log,
  });

  const operations = configuration.operations
    ? await openOperations(configuration.operations, {
        probes: {
          transport,
          contentToken: configuration.contentApiToken,
          search,
          embedded: embedded && { ...configuration, ...embedded },
          shared,
          isStopping: () => drain.isStopping(),
          backups,
          now,
        },
        pageCacheBytes: () => pageCache?.bytes ?? 0,
      })
    : null;
  const server = createHttpServer({
    fetch: app.fetch,
    pageCache,
    requestIds,
    ...(operations && { observe: operations.observe }),
  });
  const drain = createDrain(server);
  // A proxy of ours holds the connections of all, and counts them itself.
  if (!configuration.trustProxy) limitConnections(server);
  // Pages are told where to connect; where that is this site, it is this provider that tells.
  const closeLive =
    embedded && configuration.contentWsUrl
      ? await takeLiveConnections(server, embedded.provider, { ...configuration, refusesOthers: true })
      : null;
  const origin = await listen(server, configuration);
  process.stdout.write(`listening on ${origin}\n`);
  if (operations) process.stdout.write(`operators ask at ${operations.origin}\n`);
  // One that does not answer yet is asked again when it refuses something.
  if (!embedded) elsewhere.findOut().catch(() => undefined);
  if (!embedded && configuration.contentWsUrl) void leaveOutLive(configuration.contentWsUrl);
  setTimeout(search.refill, AFTER_FIRST_PAGE_MS);
  if (backups) {
    setTimeout(backups.runIfDue, AFTER_FIRST_PAGE_MS);
    setInterval(backups.runIfDue, LOOK_FOR_BACKUPS_MS).unref();
  }

  shared?.onChange((texts) => {
    contentChanged(texts).catch((cause: unknown) => {
      log({ level: "error", message: "the content that has changed cannot be taken over", cause });
    });
  });

  if (embedded) {
    const { provider } = embedded;
    publishOnTime({ publishesAt: () => provider.publishesAt, publish: contentChanged, now, log });
  }

  async function leaveOutLive(address: string): Promise<void> {
    if ((await findLive(address)) !== false) return;
    hasLive = false;
    pageCache?.drop();
    log({ level: "warn", message: NO_LIVE });
  }

  async function tellAndChange(texts: readonly string[] | null): Promise<void> {
    // First: to read the content anew keeps this server busy.
    await shared?.tellOfChange(texts);
    await contentChanged(texts);
  }

  /** Everything that was made of the content is made anew. */
  async function contentChanged(told: readonly string[] | null = null): Promise<void> {
    // The embedded provider sees for itself what has changed.
    const texts = embedded ? await embedded.provider.reload() : told;
    sharedAnswers.drop();
    pageCache?.drop();
    search.refill(texts);
  }

  const stop = async () => {
    closeLive?.();
    await drain.end({ drainMs: configuration.drainSeconds * 1_000, graceMs: GRACE_MS });
    operations?.close();
    await Promise.resolve(embedded?.close()).finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
});
