export type ContentChanges = ReturnType<typeof createContentChanges>;

/** Tells everybody who follows which version of the content there is: at once, and whenever `announce` says that it may be another. */
export function createContentChanges(currentVersion: () => string) {
  const followers = new Set<() => void>();

  return {
    announce(): void {
      for (const wake of followers) wake();
    },

    /** One follower's changes. Whoever is slow is told the newest only. */
    follow(): AsyncIterableIterator<{ contentChanged: { version: string } }> {
      let told: string | null = null;
      let waiting: PromiseWithResolvers<void> | null = null;
      let hasEnded = false;
      const wake = () => waiting?.resolve();
      followers.add(wake);
      return {
        async next() {
          while (!hasEnded) {
            const version = currentVersion();
            if (version !== told) {
              told = version;
              return { value: { contentChanged: { version } }, done: false };
            }
            waiting = Promise.withResolvers();
            await waiting.promise;
          }
          return { value: undefined, done: true };
        },
        // Not a generator: one that waits cannot be ended before what it waits for has come.
        async return() {
          hasEnded = true;
          followers.delete(wake);
          wake();
          return { value: undefined, done: true };
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },

    get followers(): number {
      return followers.size;
    },
  };
}
