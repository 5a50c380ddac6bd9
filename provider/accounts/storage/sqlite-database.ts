import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync } from "node:sqlite";
import { createWrite, type Transaction } from "./create-write.ts";
import type { Database, Values } from "./database.ts";
import { createForgetDeleted } from "./forget-deleted.ts";
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
