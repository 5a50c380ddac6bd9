import { mkdir } from "node:fs/promises";
import path from "node:path";
import { projectNode } from "../../scripts/project-paths.mjs";
import { SITE_COMMAND, withSiteSettings } from "../../scripts/site-process.mjs";
import { findFreePort } from "../../scripts/start-server.mjs";
import { createPart } from "./part.ts";

/** What the servers of a stack have in common. */
export interface Common {
  siteUrl: string;
  token: string;
  webhookSecret: string;
  contentDir: string;
  /** Settings of Redis; none where there is none. */
  cache: Record<string, string>;
}

const HOST = "127.0.0.1";
/** Longer than nginx keeps an idle connection to a server: nothing is sent on one that is just being closed. */
const DRAIN_SECONDS = "3";

export type Address = { port: number; origin: string };

export async function freeAddress(): Promise<Address> {
  const port = await findFreePort();
  return { port, origin: `http://${HOST}:${port}` };
}

/** The content provider that is part of the project, with accounts. */
export async function makeProvider(
  folder: string,
  { port, origin }: Address,
  common: Common,
  settings: Record<string, string>,
) {
  const dataDir = path.join(folder, "provider");
  await mkdir(dataDir);
  return createPart({
    name: "content provider",
    ports: [port],
    command: [projectNode, "web/server/run-provider.ts"],
    env: environmentOf(port, common, { DATA_DIR: dataDir, ...settings }),
    isReady: () => isOk(`${origin}/healthz`),
  });
}

/** The search engine that is part of the project. nginx counts who searches. */
export function makeSearchEngine({ port, origin }: Address, common: Common, content: string) {
  return createPart({
    name: "search engine",
    ports: [port],
    command: [projectNode, "web/server/run-search.ts"],
    env: environmentOf(port, common, { CONTENT_API_URL: content, CLIENT_BUDGET: "0" }),
    isReady: () => isOk(`${origin}/healthz`),
  });
}

/** A server of the site; what it stores on a disk, which should be nothing, is in `dataDir`. */
export async function makeWebServer(
  folder: string,
  name: string,
  { port, origin }: Address,
  common: Common,
  settings: Record<string, string>,
) {
  const operators = await freeAddress();
  const dataDir = path.join(folder, name.replaceAll(" ", "-"));
  await mkdir(dataDir);
  const part = createPart({
    name,
    ports: [port, operators.port],
    command: SITE_COMMAND,
    env: environmentOf(port, common, {
      DATA_DIR: dataDir,
      OPS_PORT: String(operators.port),
      DRAIN_SECONDS,
      ...settings,
    }),
    isReady: () => isOk(`${origin}/favicon.svg`),
  });
  return { ...part, origin, operators: operators.origin, dataDir };
}

function environmentOf(port: number, common: Common, settings: Record<string, string>): NodeJS.ProcessEnv {
  return withSiteSettings({
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    HOST,
    PORT: String(port),
    SITE_URL: common.siteUrl,
    CONTENT_DIR: common.contentDir,
    CONTENT_API_TOKEN: common.token,
    CONTENT_WEBHOOK_SECRET: common.webhookSecret,
    TRUST_PROXY: "true",
    // What whoever starts this has set is for another site.
    CONTENT_API_URL: "",
    SEARCH_URL: "",
    DATABASE_URL: "",
    ...common.cache,
    ...settings,
  });
}

async function isOk(address: string): Promise<boolean> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.ok;
}
