import type { DatabaseSync } from "node:sqlite";

/** More would keep other requests waiting for too long. */
const MOST_WRITES_AT_ONCE = 500;

/** Runs some work in a transaction; the promise settles when it is on the disk, or is undone. */
export type Write = <Result>(work: () => Result) => Promise<Result>;

type Waiting = { attempt: () => () => void; reject: (error: unknown) => void };

/**
 * Waiting for the disk is what writing costs, however little is written: what comes in one turn of the event loop is
 * committed together. Work that throws is undone alone.
 */
export function createGroupCommit(database: DatabaseSync): { write: Write; flush: () => void } {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const rollback = database.prepare("ROLLBACK");
  const mark = database.prepare("SAVEPOINT work");
  const undo = database.prepare("ROLLBACK TO work");
  const release = database.prepare("RELEASE work");
  const waiting: Waiting[] = [];

  function attempt<Result>(work: () => Result): Result {
    mark.run();
    try {
      return work();
    } catch (error) {
      undo.run();
      throw error;
    } finally {
      release.run();
    }
  }

  function commitTogether(writes: readonly Waiting[]): void {
    try {
      begin.run();
      const settle = writes.map((each) => each.attempt());
      commit.run();
      for (const each of settle) each();
    } catch (error) {
      for (const { reject } of writes) reject(error);
      if (database.isOpen && database.isTransaction) rollback.run();
    }
  }

  function flush(): void {
    while (waiting.length > 0) commitTogether(waiting.splice(0, MOST_WRITES_AT_ONCE));
  }

  return {
    write(work) {
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof work>>();
      waiting.push({
        attempt() {
          try {
            const result = attempt(work);
            return () => resolve(result);
          } catch (error) {
            if (!database.isTransaction) throw error;
            return () => reject(error);
          }
        },
        reject,
      });
      if (waiting.length === 1) setImmediate(flush);
      return promise;
    },

    /** Commits what is waiting, now. */
    flush,
  };
}
