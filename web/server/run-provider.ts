import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { watchContent } from "@learn-bittensor/provider/watch-content";
import { Hono } from "hono";
import { createClientAddress } from "./client-address.ts";
import { createContentTeller } from "./content-teller.ts";
import { CONTENT_WEBHOOK, contentWebhook } from "./content-webhook.ts";
import { createEmbeddedProvider } from "./create-embedded-provider.ts";
import { DRAFTS_SIGNATURE, isSignedForDrafts } from "./drafts-signature.ts";
import { listWarnings } from "./list-warnings.ts";
import { takeLiveConnections } from "./live/take-live-connections.ts";
import { createBackups, LOOK_FOR_BACKUPS_MS } from "./operations/create-backups.ts";
import { openOperations } from "./operations/open-operations.ts";
import { publishOnTime } from "./publish-on-time.ts";
import { runStart } from "./run-start.ts";
import { serveAlone } from "./serve-alone.ts";
import { openNodes } from "./several-nodes/open-nodes.ts";

/** A site that is away does not keep the pages of others from what has changed. */
const PAGES_WAIT_MS = 3_000;

const snapshotFile = fileURLToPath(new URL("../build/content.snapshot", import.meta.url));

/** `npm run provider`: the embedded provider by itself, at `/graphql`, for sites elsewhere, which it tells of changes. */
await runStart(async ({ configuration, now, log }) => {
  const { contentApiUrl, contentDir, contentWebhookSecret: secret, contentWebhookTo: origins } = configuration;
  if (contentApiUrl) throw new Error(`CONTENT_API_URL: expected none for the provider itself, got "${contentApiUrl}"`);
  if (origins.length > 0 && !secret)
    throw new Error("CONTENT_WEBHOOK_SECRET: expected one for CONTENT_WEBHOOK_TO, got none");
  for (const message of listWarnings(configuration)) log({ level: "warn", message });

  const { shared, createLimiter } = await openNodes(configuration, log);
  const embedded = await createEmbeddedProvider(configuration, {
    introspection: false,
    snapshotFile,
    createLimiter,
    log,
  });
  const { provider, close } = embedded;
  const { dataDir, operations: operationsAt } = configuration;
  const backups = configuration.backups && createBackups({ ...configuration.backups, dataDir, now, log });
  const tellSites = secret ? createContentTeller({ origins, secret, now, log }) : async () => undefined;

  /**
   * Resolves when the content is there; sites are told then, and nobody waits for them but open pages: these would be shown what their
   * site has cached.
   */
  async function contentChanged(): Promise<void> {
    const before = provider.version;
    await provider.reload(async (texts) => {
      if (provider.version === before) return;
      await Promise.race([tellSites(texts), wait(PAGES_WAIT_MS, undefined, { ref: false })]);
    });
  }

  const logFault = (cause: unknown) =>
    log({ level: "error", message: "the content that has changed cannot be taken over", cause });
  shared?.onChange(() => void contentChanged().catch(logFault));
  publishOnTime({ publishesAt: () => provider.publishesAt, publish: contentChanged, now, log });
  const watcher = watchContent(contentDir, contentChanged, logFault);

  const clientAddress = createClientAddress({ ...configuration, log });
  const app = new Hono();
  const { previewSecret } = configuration;
  /** A site that knows the secret of the links to drafts reads them for whoever holds one. */
  const mayReadDrafts = (headers: Headers, body: string): boolean =>
    previewSecret !== null && isSignedForDrafts(headers.get(DRAFTS_SIGNATURE), body, previewSecret, now());
  app.all("/graphql", (c) => provider.fetch(c.req.raw, { address: clientAddress(c), mayReadDrafts }));
  if (secret) {
    const told = async (texts: readonly string[] | null) => {
      await shared?.tellOfChange(texts);
      await contentChanged();
    };
    app.route(CONTENT_WEBHOOK, contentWebhook({ secret, contentChanged: told, now, log }));
  }
  const probes = {
    transport: provider.answer,
    contentToken: configuration.contentApiToken,
    search: null,
    embedded: { dataDir, contentDir, ...embedded },
    shared,
    isStopping: () => isStopping(),
    backups,
    now,
  };
  const operations = operationsAt && (await openOperations(operationsAt, { probes, pageCacheBytes: () => 0 }));
  const { server, start, isStopping, untilTold } = await serveAlone(app, configuration, operations?.observe);
  const closeLive = await takeLiveConnections(server, provider, { ...configuration, refusesOthers: true });
  await start();
  if (operations) process.stdout.write(`operators ask at ${operations.origin}\n`);
  if (backups) {
    void backups.runIfDue();
    setInterval(backups.runIfDue, LOOK_FOR_BACKUPS_MS).unref();
  }
  untilTold({
    // Nobody would be waited for without an end.
    atOnce: closeLive,
    atLast() {
      operations?.close();
      watcher.close();
      shared?.close();
      return close();
    },
  });
});
