import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { LOCALES } from "./until-search-is-filled.ts";

const MOST_TIMES = 60;

/** The path of every page that the site's sitemaps name. */
export async function listPages(origin: string): Promise<string[]> {
  const sitemaps = LOCALES.map(async (locale) => {
    const xml = await (await fetch(`${origin}/sitemap-${locale}.xml`)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  });
  return (await Promise.all(sitemaps)).flat();
}

/**
 * Reads pages as a browser is sent them, over so many connections; rejects where one answers anything but 200. A patient
 * one comes again where the machine is too busy to render a page.
 */
export function createReader(origin: string, connections: number, { isPatient = false } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function ask(page: string): Promise<number> {
    return new Promise((resolve, reject) => {
      get(`${origin}${page}`, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
        const isRead = () => resolve(answer.statusCode ?? 0);
        answer.resume().on("end", isRead).on("error", reject);
      }).on("error", reject);
    });
  }

  async function read(page: string): Promise<void> {
    let status = await ask(page);
    for (let time = 0; isPatient && status === 503 && time < MOST_TIMES; time += 1) {
      await wait(1_000);
      status = await ask(page);
    }
    if (status !== 200) throw new Error(`${page} answers ${status}`);
  }

  /** So many of them at the same time. */
  async function readAll(pages: readonly string[], atOnce: number): Promise<void> {
    const remaining = pages[Symbol.iterator]();
    const readRest = async () => {
      for (const page of remaining) await read(page);
    };
    await Promise.all(Array.from({ length: atOnce }, readRest));
  }

  return { read, readAll, close: (): void => agent.destroy() };
}
