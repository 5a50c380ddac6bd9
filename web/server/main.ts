import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { parseConfiguration } from "./configuration.ts";
import { httpTransport } from "./content-transport.ts";
import { createApp } from "./create-app.ts";
import { createLog } from "./log.ts";

const buildDir = fileURLToPath(new URL("../build/", import.meta.url));

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Makes everything that has a state, once, and hands it on. */
async function start() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const configuration = parseConfiguration(process.env);
  const now = () => new Date();
  const log = createLog({ level: configuration.logLevel, now, write: (line) => process.stderr.write(line) });

  // React and its router have a slower build that helps developers: it is chosen as they are loaded.
  process.env.NODE_ENV ??= "production";
  const build = await import(`${buildDir}server/index.js`);
  const provider = configuration.contentApiUrl ? null : await createEmbeddedProvider(configuration, log);
  const site = build.entry.module.createSite({
    url: configuration.siteUrl,
    transport: provider?.answer ?? httpTransport(configuration.contentApiUrl ?? ""),
    contentToken: configuration.contentApiToken,
    mediaOrigin: configuration.contentApiUrl ?? "",
    comingSoon: configuration.comingSoon,
    now,
    log,
  });
  const app = createApp({
    loadBuild: async () => build,
    siteFor: () => site,
    graphql: provider?.fetch ?? null,
    clientDir: `${buildDir}client`,
    mode: "production",
    isHttps: configuration.siteUrl.startsWith("https:"),
    connectTo: configuration.searchUrl ? [configuration.searchUrl] : [],
  });
  const server = serve(
    { fetch: app.fetch, hostname: configuration.host, port: configuration.port },
    ({ address, port, family }) => {
      process.stdout.write(`listening on http://${family === "IPv6" ? `[${address}]` : address}:${port}\n`);
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close(() => process.exit(0)));
}

function createEmbeddedProvider(
  { contentDir, contentApiToken }: ReturnType<typeof parseConfiguration>,
  log: ReturnType<typeof createLog>,
) {
  return createProvider({
    contentDir,
    apiTokens: contentApiToken ? [contentApiToken] : [],
    introspection: false,
    log: (cause) => log({ level: "error", message: "the content provider failed", cause }),
  });
}
