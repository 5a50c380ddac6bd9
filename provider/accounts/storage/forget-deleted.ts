import type { DatabaseSync } from "node:sqlite";

/**
 * What has been deleted is overwritten in the newest state of the database only: the log beside it and the file itself
 * hold older states until the log is copied into the file, which by itself happens after thousands of writes. This does
 * it at once. While another process reads, as a backup, it is left to the next time.
 */
export function createForgetDeleted(database: DatabaseSync): () => void {
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
