import { createProvider } from "@learn-bittensor/provider/create-provider";
import { watchContent } from "@learn-bittensor/provider/watch-content";
import { Hono } from "hono";
import { anyStrapiTransport } from "./any-strapi/any-strapi-transport.ts";
import { createClientAddress } from "./client-address.ts";
import type { Configuration } from "./configuration.ts";
import { httpTransport } from "./content-transport.ts";
import { CONTENT_WEBHOOK, contentWebhook } from "./content-webhook.ts";
import { refuseFolderWithoutContent } from "./create-embedded-provider.ts";
import { createSearch } from "./create-search.ts";
import { createSpending, limitClients } from "./limit-clients.ts";
import type { Log } from "./log.ts";
import { runStart } from "./run-start.ts";
import { serveAlone } from "./serve-alone.ts";
import { openNodes } from "./several-nodes/open-nodes.ts";

/** `npm run search`: the embedded search engine by itself, at `/multi-search`, for sites whose `SEARCH_URL` names it. */
await runStart(async ({ configuration, now, log }) => {
  const { contentWebhookSecret: secret, clientBudget: unitsAMinute, searchUrl } = configuration;
  if (searchUrl) throw new Error(`SEARCH_URL: expected none for the search engine itself, got "${searchUrl}"`);
  const { shared, createLimiter } = await openNodes(configuration, log);
  const content = await openContent(configuration, log);
  const search = createSearch(configuration, { content: content.transport, log });
  const { fetch } = search;
  if (!fetch) throw new Error("expected the embedded search engine");

  async function contentChanged(texts: readonly string[] | null = null): Promise<void> {
    const changed = await content.reload();
    search.refill(configuration.contentApiUrl ? texts : changed);
  }
  const logFault = (cause: unknown) =>
    log({ level: "error", message: "the content that has changed cannot be taken over", cause });
  shared?.onChange((texts) => void contentChanged(texts).catch(logFault));
  const watcher = configuration.contentApiUrl ? null : watchContent(configuration.contentDir, contentChanged, logFault);

  const app = new Hono();
  const spend = createSpending({ unitsAMinute, clock: Date.now, createLimiter });
  if (spend) app.use("/multi-search", limitClients(spend, createClientAddress({ ...configuration, log })));
  if (secret) app.route(CONTENT_WEBHOOK, contentWebhook({ secret, contentChanged, now, log }));
  const { start, untilTold } = await serveAlone(app, configuration);
  app.all("*", (c) => fetch(c.req.raw));
  await start();
  search.refill();
  untilTold({
    atLast() {
      watcher?.close();
      shared?.close();
    },
  });
});

/** What is searched, from whatever provider answers; the embedded one without accounts, which a site holds. */
async function openContent({ contentApiUrl, contentApiToken, contentDir }: Configuration, log: Log) {
  if (contentApiUrl) {
    const { transport } = anyStrapiTransport(httpTransport(contentApiUrl), { token: contentApiToken, log });
    return { transport, reload: async () => null };
  }
  await refuseFolderWithoutContent(contentDir);
  const provider = await createProvider({
    contentDir,
    apiTokens: contentApiToken ? [contentApiToken] : [],
    log: (cause) => log({ level: "error", message: "the content provider failed", cause }),
  });
  return { transport: provider.answer, reload: provider.reload };
}
