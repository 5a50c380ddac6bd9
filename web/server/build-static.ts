import path from "node:path";
import { fileURLToPath } from "node:url";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { readRedirects } from "@learn-bittensor/provider/read-redirects";
import { titleListPath } from "../app/features/search/titles/title-list.ts";
import { localizedPath } from "../app/i18n/localized-path.ts";
import type { IconName } from "../app/ui/icons/icon-name.ts";
import { anyStrapiTransport } from "./any-strapi/any-strapi-transport.ts";
import { httpTransport } from "./content-transport.ts";
import { createApp } from "./create-app.ts";
import { refuseFolderWithoutContent } from "./create-embedded-provider.ts";
import { createSiteIcons } from "./icons/create-site-icons.ts";
import type { LogEvent } from "./log.ts";
import { listConnectOrigins, listImageOrigins } from "./policy-origins.ts";
import { readLicenses } from "./read-licenses.ts";
import { readStyleSheets } from "./read-style-sheets.ts";
import { runStart } from "./run-start.ts";
import { listSecurityHeaders } from "./security-headers.ts";
import { createShareImageThread } from "./share-images/create-share-image-thread.ts";
import { exportSite } from "./static-export/export-site.ts";
import { listRedirectAddresses } from "./static-export/redirect-addresses.ts";

const buildDir = new URL("../build/", import.meta.url);
const clientDir = fileURLToPath(new URL("client", buildDir));

/** Writes the built site as files into a folder: `node web/server/build-static.ts [folder]`. */
await runStart(async ({ configuration, now }) => {
  const outDir = path.resolve(process.argv[2] ?? fileURLToPath(new URL("static", buildDir)));
  const { siteUrl, contentApiUrl, contentApiToken, contentDir, searchUrl } = configuration;
  // A page that something is missing from would stay as it is: what fails ends the export.
  const faults: string[] = [];
  const log = ({ level, message, cause }: LogEvent) => {
    const reason = cause instanceof Error ? `: ${cause.message}` : "";
    if (level === "error" || level === "warn") faults.push(message + reason);
  };

  if (!contentApiUrl) await refuseFolderWithoutContent(contentDir);
  const embedded = contentApiUrl
    ? null
    : await createProvider({ contentDir, apiTokens: contentApiToken ? [contentApiToken] : [], introspection: false });

  const redirects = await readRedirects(contentDir);
  const shareImageThread = createShareImageThread();
  const icons = createSiteIcons(configuration, log);

  process.env.NODE_ENV ??= "production";
  const build = await import(new URL("server/index.js", buildDir).href);
  const site = build.entry.module.createSite({
    url: siteUrl,
    transport:
      embedded?.answer ??
      anyStrapiTransport(httpTransport(contentApiUrl ?? ""), { token: contentApiToken, log }).transport,
    contentToken: contentApiToken,
    mediaOrigin: contentApiUrl ?? "",
    bucketOrigins: configuration.mediaOrigins,
    comingSoon: configuration.comingSoon,
    redirects,
    sourceUrl: configuration.sourceUrl,
    isStaticExport: true,
    // Nobody answers the browser's questions later: the page waits.
    icons: async (name: IconName) => {
      const icon = await icons.find(name);
      return icon === "away" ? "missing" : icon;
    },
    search: {
      transport: () => Promise.reject(new Error("a static copy has no server to search with")),
      // A Meilisearch answers the browser itself; the embedded engine is a server's.
      url: searchUrl ? `${searchUrl}/multi-search` : "",
      key: configuration.searchKey,
      indexPattern: configuration.searchIndexPattern,
    },
    styleSheets: readStyleSheets(clientDir),
    licenses: readLicenses(clientDir),
    drawShareImage: shareImageThread.draw,
    now,
    log,
  });
  const connectTo = listConnectOrigins({ searchUrl, analytics: null, contentWsUrl: null });
  const picturesFrom = listImageOrigins(configuration);
  const app = createApp({
    loadBuild: async () => build,
    siteFor: () => site,
    graphql: null,
    search: null,
    icons: null,
    contentWebhook: null,
    spend: null,
    isOverloaded: () => false,
    pageCache: null,
    clientDir: null,
    mode: "production",
    siteUrl,
    securityContact: null,
    now,
    trustProxy: false,
    connectTo,
    picturesFrom,
    log,
  });

  const security = { isHttps: siteUrl.startsWith("https:"), isDevelopment: false, connectTo, picturesFrom };
  const { pages, files } = await exportSite({
    fetch: app.fetch,
    siteUrl,
    policyFor: (sources) =>
      Object.fromEntries(listSecurityHeaders(security, sources, "/"))["Content-Security-Policy"] ?? "",
    clientDir,
    unlinked: [
      ...LOCALES.flatMap((locale) => ["/applications", "/search"].map((path) => localizedPath(path, locale))),
      ...LOCALES.map(titleListPath),
      ...listRedirectAddresses(redirects),
    ],
    outDir,
  });
  await shareImageThread.close();
  if (faults.length > 0) throw new Error(`The copy is not complete:\n${[...new Set(faults)].join("\n")}`);
  process.stdout.write(`${pages.length} pages, ${files} files in ${outDir}\n`);
});
