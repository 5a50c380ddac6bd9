import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";

/**
 * Remembers rows that are read again and again, until anything is written to the database, by this process or by another:
 * whoever asks gets what a new reading would answer. Asking the database whether it changed costs less than reading.
 */
export function createRowMemory<Row extends object>(database: DatabaseSync, { most }: { most: number }) {
  const writesHere = database.prepare("SELECT total_changes() AS latest");
  const writesElsewhere = database.prepare("PRAGMA data_version");
  const rows = new LRUCache<string, Row>({ max: most });
  let readAt = "";

  /** The row by its key; null where there is none, which is not remembered. */
  return (key: string, read: () => Row | null): Row | null => {
    // What a transaction has written may yet be undone.
    if (database.isTransaction) return read();
    const now = `${writesHere.get()?.latest} ${writesElsewhere.get()?.data_version}`;
    if (now !== readAt) rows.clear();
    readAt = now;
    const known = rows.get(key);
    if (known) return known;
    const row = read();
    if (row) rows.set(key, Object.freeze(row));
    return row;
  };
}
