import type { Log } from "./log.ts";

export type Background = ReturnType<typeof createBackground>;

/** Runs what an answer does not wait for. A failure is told to the log. */
export function createBackground(log: Log) {
  const running = new Set<Promise<void>>();

  return {
    run(name: string, work: () => Promise<void>): void {
      // Begun after the answer, so that the answer does not tell whether there was anything to do.
      const done: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((cause: unknown) => log({ level: "error", message: `${name} failed`, cause }))
        .finally(() => running.delete(done));
      running.add(done);
    },

    /** When nothing is running any more. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
