/** So many pages are fetched ahead at the same time. */
export const MOST_AT_ONCE = 5;

/** A page fetched ahead is shown within this time, or fetched anew: as long as caches on the way may keep it. */
export const KEPT_FOR_MS = 300_000;

/** The oldest goes first. */
const MOST_KEPT = 50;

interface Kept {
  at: number;
  answer: Promise<Response | null>;
}

interface Services {
  fetch: (address: string) => Promise<Response>;
  now: () => number;
}

/** Fetches the data of pages before they are asked for: a few at a time, each once. */
export function createPrefetcher({ fetch, now }: Services) {
  const kept = new Map<string, Kept>();
  let waiting: string[] = [];
  let underWay = 0;

  return {
    /** Fetches an address when its turn comes: what somebody is about to follow comes before what is merely in view. */
    want(address: string, { isUrgent }: { isUrgent: boolean }): void {
      if (find(address)) return;
      const others = waiting.filter((other) => other !== address);
      waiting = isUrgent ? [address, ...others] : [...others, address];
      next();
    },

    /** Forgets an address that waits: it is out of view again. What is under way goes on. */
    forgo(address: string): void {
      waiting = waiting.filter((other) => other !== address);
    },

    /** What was fetched ahead of this address, or is on its way; undefined where nothing was. Null says that it failed. */
    take(address: string): Promise<Response | null> | undefined {
      return find(address)?.answer.then((answer) => answer?.clone() ?? null);
    },

    /** Something may have changed: what was fetched before does not count. */
    forget(): void {
      kept.clear();
      waiting = [];
    },
  };

  function find(address: string): Kept | undefined {
    const known = kept.get(address);
    return known && now() - known.at < KEPT_FOR_MS ? known : undefined;
  }

  function next(): void {
    while (underWay < MOST_AT_ONCE) {
      const address = waiting.shift();
      if (address === undefined) return;
      underWay += 1;
      const answer = fetchWhole(address);
      kept.delete(address);
      kept.set(address, { at: now(), answer });
      for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
      void answer.then((whole) => {
        underWay -= 1;
        // What failed is asked for again by whoever follows the link, and may be fetched ahead another time.
        if (!whole && kept.get(address)?.answer === answer) kept.delete(address);
        next();
      });
    }
  }

  /** An answer that is there to its end; null for one that is no page. */
  async function fetchWhole(address: string): Promise<Response | null> {
    try {
      const answer = await fetch(address);
      const body = await answer.arrayBuffer();
      return answer.status === 200 ? new Response(body, { headers: answer.headers }) : null;
    } catch {
      return null;
    }
  }
}
