import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createProvider, type ProviderOptions } from "@learn-bittensor/provider/create-provider";
import type { ContentRequest, ContentTransport } from "#app/site/content-client.server.ts";
import { createSite, type SiteOptions } from "#app/site/site.server.ts";
import type { ContentFile } from "./content-file.ts";

type Options = Partial<
  Pick<
    SiteOptions,
    | "bucketOrigins"
    | "comingSoon"
    | "contentToken"
    | "drawShareImage"
    | "editions"
    | "liveAddress"
    | "now"
    | "redirects"
    | "sourceUrl"
    | "search"
    | "transport"
    | "url"
  >
> &
  Pick<ProviderOptions, "accounts" | "apiTokens">;

/** For tests: the site on the embedded provider with these content files. `asked` and `logged` grow with what happens. */
export async function siteOnContent(files: ContentFile[], options: Options = {}) {
  const { accounts, apiTokens, ...site } = options;
  const provider = await providerOf(files, { ...(accounts && { accounts }), ...(apiTokens && { apiTokens }) });
  const asked: ContentRequest[] = [];
  const logged: Parameters<SiteOptions["log"]>[0][] = [];
  const transport: ContentTransport = (request) => {
    asked.push(request);
    return (site.transport ?? provider.answer)(request);
  };
  return {
    asked,
    logged,
    transport,
    site: createSite({
      url: "https://learn.example",
      contentToken: "",
      mediaOrigin: "",
      comingSoon: [],
      search: NO_SEARCH,
      now: () => new Date("2026-11-20T09:00:00Z"),
      log: (event) => logged.push(event),
      ...site,
      transport,
    }),
  };
}

/** A search engine that nobody reaches. */
const NO_SEARCH: SiteOptions["search"] = {
  transport: () => Promise.reject(new Error("there is no search engine")),
  url: "/multi-search",
  key: "public-key",
  indexPattern: "{source}_{locale}",
};

/** The provider holds in memory what it has read: the folder is needed no longer than that. */
async function providerOf(files: ContentFile[], options: ProviderOptions) {
  const contentDir = await mkdtemp(join(tmpdir(), "content-"));
  try {
    for (const { path, text } of files) {
      const file = join(contentDir, path + (text.startsWith("---\n") ? ".md" : ".yaml"));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return await createProvider({ contentDir, ...options });
  } finally {
    await rm(contentDir, { recursive: true });
  }
}
