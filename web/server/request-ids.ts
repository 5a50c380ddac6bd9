import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export type RequestIds = ReturnType<typeof createRequestIds>;

/** Names each request, so that all that is logged on its behalf can be found together. */
export function createRequestIds() {
  const storage = new AsyncLocalStorage<string>();
  return {
    /** The id of the request that is being answered; null where none is. */
    current: (): string | null => storage.getStore() ?? null,
    /** Does the work under a new id. */
    run: (work: (id: string) => void): void => {
      const id = randomUUID();
      storage.run(id, work, id);
    },
  };
}
