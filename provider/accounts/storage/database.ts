/** What a column holds: moments and truths are whole numbers. */
export type Value = string | number | null | Uint8Array;
export type Row = Record<string, unknown>;

/** For `$name` an object, for each `?` a value. */
export type Values = [named: Readonly<Record<string, Value>>] | Value[];

export type Statement = {
  get: (...values: Values) => Promise<Row | undefined>;
  all: (...values: Values) => Promise<Row[]>;
  /** How many rows it has changed. */
  run: (...values: Values) => Promise<number>;
};

/**
 * Runs some work in a transaction; the promise settles when it is on the disk, or is undone. Every statement of the work
 * belongs to it, and nobody else's. Where `account` says that it is about that account alone, others' need not wait for it.
 */
export type Write = <Result>(work: () => Result | Promise<Result>, account?: number) => Promise<Result>;

/** What stores accounts: SQLite in a file, or PostgreSQL. Statements are written so that both understand them. */
export type Database = {
  prepare: (sql: string) => Statement;
  write: Write;
  /** Clears what has been deleted out of the files, too, where that does not happen by itself. */
  forgetDeleted: () => void;
  /** Rejects where it does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};
