import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cmsFolder } from "../../scripts/cms-project.mjs";
import { makeFront } from "./make-front.ts";
import { isStrapiInstalled, makeStrapi } from "./make-strapi.ts";
import { openCache } from "./open-cache.ts";
import { openDatabase } from "./open-database.ts";
import { type Change, openFile } from "./open-file.ts";
import type { Part } from "./part.ts";
import { type Common, freeAddress, makeProvider, makeSearchEngine, makeWebServer } from "./site-parts.ts";

export interface StackOptions {
  /** Whose content it is; null for Strapi's where that is installed. */
  content: "strapi" | "embedded" | null;
  contentDir: string;
  /** Of nginx; any free one where it is null. */
  port: number | null;
  /** For the web servers. */
  settings?: Record<string, string>;
  /** Ends the start. */
  signal?: AbortSignal;
  tell: (line: string) => void;
}

export type Stack = Awaited<ReturnType<typeof openStack>>;

/** Where readers and writers of a stack ask. */
export type Site = Pick<Stack, "siteUrl" | "certificate"> & {
  nginx: object | null;
  web: readonly { origin: string }[];
};

/** All parts of a site with two web servers, on this machine alone, in a folder that goes with them. */
export async function openStack({ content, contentDir, port, settings = {}, signal, tell }: StackOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-stack-"));
  // PostgreSQL and nginx answer as users of their own, who have to come through to their folders.
  await chmod(folder, 0o711);
  /** The last one ends first. */
  const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const toldToEnd = new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("told to end")));
  });
  toldToEnd.catch(() => undefined);
  const close = async () => {
    for (const end of endings.reverse()) await end().catch((error: unknown) => tell(String(error)));
    endings.length = 0;
  };
  const lineOf = (part: Part, at: string) => `  ${part.name.padEnd(18)}${at.padEnd(28)}process ${part.pid()}`;
  const start = async (part: Part, at: string) => {
    const startedAt = performance.now();
    endings.push(part.stop);
    await Promise.race([part.start(), toldToEnd]);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    tell(`${lineOf(part, at)}, ${seconds} s`);
  };

  try {
    const front = await makeFront(folder, port);
    const addresses = { web: [await freeAddress(), await freeAddress()] as const, search: await freeAddress() };
    const [provider, [first, second]] = [await freeAddress(), addresses.web];
    const siteUrl = front?.siteUrl ?? first.origin;

    const database = await openDatabase(folder);
    if (!database) throw new Error("expected a PostgreSQL (its programs, or TEST_POSTGRES_URL), got none");
    endings.push(database.close);
    if (database.part) tell(lineOf(database.part, new URL(database.url).host));
    const cache = await openCache(folder);
    if (cache?.part) {
      endings.push(cache.part.stop);
      tell(lineOf(cache.part, new URL(cache.url).host));
    }

    const common: Common = {
      siteUrl,
      token: randomBytes(24).toString("hex"),
      webhookSecret: randomBytes(24).toString("hex"),
      contentDir,
      cache: cache ? { CACHE_URL: cache.url, CACHE_PREFIX: cache.prefix } : {},
    };
    const told = [first.origin, second.origin, addresses.search.origin];
    const isStrapi = content === "strapi" || (content === null && isStrapiInstalled());
    const ofContent = {
      DATABASE_URL: database.url,
      CONTENT_WEBHOOK_TO: told.join(","),
      CONTENT_WEBHOOK_SECRET: common.webhookSecret,
    };
    const strapi = isStrapi ? await makeStrapi(provider, common, ofContent) : null;
    const contentPart = strapi?.part ?? (await makeProvider(folder, provider, common, ofContent));
    await start(contentPart, provider.origin);
    if (strapi) {
      tell("  Strapi takes the content files …");
      await Promise.race([strapi.fill(), toldToEnd]);
    }

    const search = makeSearchEngine(addresses.search, common, provider.origin);
    await start(search, addresses.search.origin);
    const ofWeb = {
      CONTENT_API_URL: provider.origin,
      SEARCH_URL: front ? siteUrl : addresses.search.origin,
      SEARCH_KEY: "learn-bittensor-search",
      ...(front && { NODE_EXTRA_CA_CERTS: front.certificateFile }),
      ...settings,
    };
    const web = [
      await makeWebServer(folder, "web server 1", first, common, ofWeb),
      await makeWebServer(folder, "web server 2", second, common, ofWeb),
    ] as const;
    for (const server of web) await start(server, server.origin);
    const nginx = front
      ? await front.start({ web: [first.origin, second.origin], search: addresses.search.origin })
      : null;
    if (nginx) {
      endings.push(nginx.stop);
      tell(lineOf(nginx, siteUrl));
    }

    return {
      siteUrl,
      certificate: front?.certificate,
      /** Where messages are saved, as nobody is sent any from here. */
      outbox: isStrapi ? path.join(cmsFolder, "data", "outbox") : path.join(folder, "provider", "outbox"),
      web,
      content: { ...contentPart, origin: provider.origin },
      search: { ...search, origin: addresses.search.origin },
      /** Null where they were running before: they are not ours to end. */
      database: database.part,
      cache: cache?.part ?? null,
      hasCache: cache !== null,
      nginx,
      /** Those of the stack's own, each after what it stands on. */
      parts: [database.part, cache?.part, contentPart, search, ...web, nginx].filter((part) => part != null),
      isStrapi,
      /** What saves a concept with a word more in its title, as whoever edits it does it: in Strapi, or in its file. */
      openEntry: strapi?.openEntry ?? ((change: Change) => openFile(contentDir, change)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
