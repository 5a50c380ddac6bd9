/** Where counting stands after an attempt. `resetsAt` is in milliseconds since 1970. */
export type Allowance = { limit: number; remaining: number; resetsAt: number; isExceeded: boolean };

/** Counts attempts by key: in this process, or with others. */
export type Limiter = {
  /** Counts one attempt, or as many as it `weighs`; it is to be refused where more than `limit` were made in the window. */
  count: (key: string, limit: number, weighs?: number) => Allowance | Promise<Allowance>;
};

export type LimiterOptions = {
  /** What is counted: where several limiters count together, each has its own. */
  name: string;
  windowMs: number;
  clock: () => number;
};

export type MakeLimiter = (options: LimiterOptions) => Limiter;

/** Counts attempts by key, in this process: a window begins with the first attempt and is forgotten when it ends. */
export function createRateLimiter({ windowMs, clock }: Omit<LimiterOptions, "name">) {
  // All windows are equally long, so they end in the order in which they were opened.
  const windows = new Map<string, { count: number; resetsAt: number }>();

  function forgetEnded(now: number): void {
    for (const [key, { resetsAt }] of windows) {
      if (resetsAt > now) return;
      windows.delete(key);
    }
  }

  return {
    count(key: string, limit: number, weighs = 1): Allowance {
      const now = clock();
      forgetEnded(now);
      const window = windows.get(key) ?? { count: 0, resetsAt: now + windowMs };
      window.count += weighs;
      windows.set(key, window);
      const remaining = Math.max(0, limit - window.count);
      return { limit, remaining, resetsAt: window.resetsAt, isExceeded: window.count > limit };
    },

    /** How many windows are stored. */
    get size(): number {
      return windows.size;
    },
  } satisfies Limiter & { size: number };
}
