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
  let here: unknown = null;
  let elsewhere: unknown = null;

  function forgetWhatIsOld({ asksOthers }: { asksOthers: boolean }): void {
    const latestHere = writesHere.get()?.latest;
    const latestElsewhere = asksOthers ? writesElsewhere.get()?.data_version : elsewhere;
    if (here !== latestHere || elsewhere !== latestElsewhere) rows.clear();
    [here, elsewhere] = [latestHere, latestElsewhere];
  }

  function take(key: string, read: () => Row | null): Row | null {
    const known = rows.get(key);
    if (known) return known;
    const row = read();
    if (row) rows.set(key, Object.freeze(row));
    return row;
  }

  return {
    /** The row by its key; null where there is none, which is not remembered. */
    read(key: string, read: () => Row | null): Row | null {
      // What a transaction has written may yet be undone.
      if (database.isTransaction) return read();
      forgetWhatIsOld({ asksOthers: true });
      return take(key, read);
    },

    /**
     * The row once more, for a request that it has been read for: what another process writes between the two readings
     * might as well have come after the request, so nobody asks for it again.
     */
    readAgain(key: string, read: () => Row | null): Row | null {
      if (database.isTransaction) return read();
      forgetWhatIsOld({ asksOthers: false });
      return take(key, read);
    },
  };
}
