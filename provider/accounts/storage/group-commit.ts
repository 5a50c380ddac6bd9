import type { DatabaseSync } from "node:sqlite";

/** More would keep other requests waiting for too long. */
const MOST_WRITES_AT_ONCE = 500;
/** While another process, as the command that blocks an account, holds the database: so often, and for five seconds. */
const TRY_AGAIN_MS = 20;
const MOST_TRIES = 250;
/** SQLite's code for that; what is more exact stands above the lowest byte. */
const BUSY = 5;

/** Runs some work in a transaction; the promise settles when it is on the disk, or is undone. */
export type Write = <Result>(work: () => Result) => Promise<Result>;

type Waiting = { attempt: () => () => void; reject: (error: unknown) => void };

/**
 * Waiting for the disk is what writing costs, however little is written: what comes in one turn of the event loop is
 * committed together. Work that throws is undone alone. Where another process holds the database, writes wait and readers
 * do not.
 */
export function createGroupCommit(database: DatabaseSync): { write: Write; flush: () => void } {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const rollback = database.prepare("ROLLBACK");
  const mark = database.prepare("SAVEPOINT work");
  const undo = database.prepare("ROLLBACK TO work");
  const release = database.prepare("RELEASE work");
  const readTimeout = database.prepare("PRAGMA busy_timeout");
  const waiting: Waiting[] = [];
  let tries = 0;

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

  /** In the transaction that has been begun, or in a new one. */
  function commitTogether(writes: readonly Waiting[]): void {
    try {
      if (!database.isTransaction) begin.run();
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

  /** Throws where another process holds the database: to wait for it inside SQLite would stop the event loop. */
  function beginAtOnce(): void {
    const timeout = Number(readTimeout.get()?.timeout);
    database.exec("PRAGMA busy_timeout = 0");
    try {
      begin.run();
    } finally {
      database.exec(`PRAGMA busy_timeout = ${timeout}`);
    }
  }

  function flushWhenFree(): void {
    while (waiting.length > 0) {
      try {
        beginAtOnce();
      } catch (error) {
        tries += 1;
        if (isBusy(error) && tries < MOST_TRIES) {
          setTimeout(flushWhenFree, TRY_AGAIN_MS);
          return;
        }
        for (const { reject } of waiting.splice(0)) reject(error);
      }
      tries = 0;
      if (waiting.length > 0) commitTogether(waiting.splice(0, MOST_WRITES_AT_ONCE));
    }
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
      if (waiting.length === 1) setImmediate(flushWhenFree);
      return promise;
    },

    /** Commits what is waiting, now. */
    flush,
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === BUSY;
}
