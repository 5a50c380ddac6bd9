/** What all tabs of a site share, where the browser knows of such a thing. */
export type Locks = Pick<LockManager, "request">;

/**
 * Does work unless another tab is at it. A browser that knows no locks, or refuses them, as it may where it refuses storage, does it all
 * the same: two tabs may then be at it at once. What fails in the work itself is thrown.
 */
export function createExclusively(locks: () => Locks | undefined, name: string) {
  return async function exclusively(work: () => Promise<void>): Promise<void> {
    let isAnswered = false;
    try {
      await locks()?.request(name, { ifAvailable: true }, async (lock) => {
        isAnswered = true;
        if (lock) await work();
      });
    } catch (error) {
      if (isAnswered) throw error;
    }
    if (!isAnswered) await work();
  };
}
