import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync } from "node:sqlite";
import { createWrite, type Transaction } from "./create-write.ts";
import type { Database, Values } from "./database.ts";
import { openDatabase, openReader } from "./open-database.ts";

/** The accounts in an SQLite file. Who reads has a connection of their own, and sees what has been committed. */
export function openSqlite(file: string): Database {
  const writer = openDatabase(file);
  return toDatabase(writer, openReader(file));
}

/** For one in memory, reader and writer are the same. */
export function toDatabase(writer: DatabaseSync, reader: DatabaseSync = writer): Database {
  const current = new AsyncLocalStorage<Transaction>();
  return {
    prepare(sql) {
      const writing = writer.prepare(sql);
      const reading = reader === writer ? writing : reader.prepare(sql);
      const statement = () => (current.getStore()?.isOpen ? writing : reading);
      return {
        get: async (...values) => statement().get(...toParameters(values)),
        all: async (...values) => statement().all(...toParameters(values)),
        run: async (...values) => Number(writing.run(...toParameters(values)).changes),
      };
    },
    write: createWrite(writer, current),
    forgetDeleted: createForgetDeleted(writer),
    check: async () => void reader.prepare("SELECT 1").get(),
    async close() {
      for (const connection of new Set([reader, writer])) if (connection.isOpen) connection.close();
    },
  };
}

/** The types of `node:sqlite` tell named values from others by their place. */
function toParameters(values: Values): never[] {
  return values as never[];
}

/**
 * What has been deleted is overwritten in the newest state of the database only: the log beside it and the file itself
 * hold older states until the log is copied into the file, which by itself happens after thousands of writes. This does
 * it at once. While another process reads, as a backup, it is left to the next time.
 */
function createForgetDeleted(database: DatabaseSync): () => void {
  const checkpoint = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  return () => {
    const { timeout } = database.prepare("PRAGMA busy_timeout").get() ?? {};
    database.exec("PRAGMA busy_timeout = 0");
    try {
      checkpoint.all();
    } finally {
      database.exec(`PRAGMA busy_timeout = ${Number(timeout)}`);
    }
  };
}
