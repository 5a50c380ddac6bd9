const ORIGIN = "https://learn.example";

/** For tests: what a browser caches answers in, in memory. */
export function someCaches() {
  const byName = new Map<string, ReturnType<typeof aCache>>();
  return {
    byName,
    async open(name: string) {
      const cache = byName.get(name) ?? aCache();
      byName.set(name, cache);
      return cache as unknown as Cache;
    },
    delete: async (name: string) => byName.delete(name),
    has: async (name: string) => byName.has(name),
    keys: async () => [...byName.keys()],
    async match(key: RequestInfo | URL) {
      for (const cache of byName.values()) if (cache.answers.has(toAddress(key))) return cache.match(key);
      return undefined;
    },
  };
}

function aCache() {
  const answers = new Map<string, Response>();
  return {
    answers,
    match: async (key: RequestInfo | URL) => answers.get(toAddress(key))?.clone(),
    put: async (key: RequestInfo | URL, answer: Response) => void answers.set(toAddress(key), answer),
    delete: async (key: RequestInfo | URL) => answers.delete(toAddress(key)),
    keys: async () => [...answers.keys()].map((url) => ({ url })),
  };
}

function toAddress(key: RequestInfo | URL): string {
  return new URL(typeof key === "string" ? key : "url" in key ? key.url : key.href, ORIGIN).href;
}
