import { readFile } from "node:fs/promises";
import path from "node:path";
import { ask, openAccount } from "../../bench/open-account.ts";
import { untilSearchIsFilled } from "../../bench/until-search-is-filled.ts";
import { readContentFiles } from "../../provider/content/content-files.ts";
import { projectRoot } from "../../scripts/project-paths.mjs";
import type { Known } from "./input.ts";
import { readSchema } from "./make/read-schema.ts";

/** So many pages stand for all: the site keeps them, so that they are rendered once. */
const PAGES = 60;
const WHO = "{ me { id } }";
const FILES = ["/favicon.svg", "/robots.txt", "/sitemap.xml", "/feed.xml", "/updates.json", "/concepts.data"];

/** What inputs are made of: the addresses of a running site, somebody's token, the schema, the content of the contract. */
export async function learnSite(origin: string, dataFolder: string): Promise<Known> {
  await untilSearchIsFilled(origin);
  const sitemap = await (await fetch(`${origin}/sitemap-en.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const everyNth = Math.ceil(pages.length / PAGES);
  if (pages.length === 0) throw new Error(`expected pages in the sitemap, got ${sitemap.slice(0, 200)}`);
  const token = await openAccount(origin, dataFolder, "fuzz");
  return {
    origin,
    host: new URL(origin).host,
    paths: [...pages.filter((_, index) => index % everyNth === 0), ...FILES],
    token,
    visitor: /"id":"(\w+)"/.exec(JSON.stringify(await ask(origin, WHO, {}, { token })))?.[1] ?? "",
    schema: readSchema(await readFile(path.join(projectRoot, "contract", "schema.graphql"), "utf8")),
    files: readContentFiles(path.join(projectRoot, "contract", "tests", "content")),
  };
}
