import type { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Write } from "./database.ts";

/** While another process, as the command that blocks an account, holds the database: so often, and for five seconds. */
const TRY_AGAIN_MS = 20;
const MOST_TRIES = 250;
/** SQLite's code for that; what is more exact stands above the lowest byte. */
const BUSY = 5;

/** Of which work a statement is part: open until that is committed or undone. */
export type Transaction = { isOpen: boolean };

/** One transaction after the other. Where another process holds the database, writes wait and readers do not. */
export function createWrite(database: DatabaseSync, current: AsyncLocalStorage<Transaction>): Write {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const rollback = database.prepare("ROLLBACK");
  const readTimeout = database.prepare("PRAGMA busy_timeout");
  let last: Promise<unknown> = Promise.resolve();

  /** False where another process holds the database: to wait for it inside SQLite would stop the event loop. */
  function beginAtOnce(): boolean {
    const timeout = Number(readTimeout.get()?.timeout);
    database.exec("PRAGMA busy_timeout = 0");
    try {
      begin.run();
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    } finally {
      database.exec(`PRAGMA busy_timeout = ${timeout}`);
    }
  }

  async function run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    for (let tries = 1; !beginAtOnce(); tries += 1) {
      if (tries === MOST_TRIES) throw new Error("The database is held by another process");
      await wait(TRY_AGAIN_MS);
    }
    const transaction = { isOpen: true };
    try {
      const result = await current.run(transaction, work);
      commit.run();
      return result;
    } catch (error) {
      if (database.isTransaction) rollback.run();
      throw error;
    } finally {
      transaction.isOpen = false;
    }
  }

  return (work) => {
    const running = last.then(() => run(work));
    last = running.catch(() => undefined);
    return running;
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === BUSY;
}
