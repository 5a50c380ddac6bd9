import { AsyncLocalStorage } from "node:async_hooks";
import pLimit from "p-limit";
import { Pool, type PoolClient, types } from "pg";
import type { Log } from "../../log.ts";
import type { Database, Row, Values } from "../database.ts";
import { MIGRATIONS } from "../migrations.ts";
import { toPostgresMigration, toPostgresStatement } from "./to-postgres.ts";

/** Whoever waits for it is a visitor: what takes longer is out of order. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 6_000;
const MOST_CONNECTIONS = 10;
/** So many of them may write at a time: who reads does not wait for who writes. */
const MOST_WRITING = 5;
/** While it does not answer, it is tried again so often whether its tables are there. */
const TRY_AGAIN_MS = 1_000;

/** The statements of one piece of work go to one connection, as long as that is in its transaction. */
type Transaction = { client: PoolClient; isOpen: boolean };

/** Whole numbers of eight bytes come as text otherwise; moments, counts and ids are far below what a number holds. */
const TYPES = {
  getTypeParser: ((oid: number, format: "text" | "binary") =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** All transactions of the whole, and those of one account, wait for each other: as in SQLite, where there is one at a time. */
const SPACE = "hashtext('learn-bittensor ' || current_schema())";
const BEGIN_FOR_ALL = `BEGIN; SELECT pg_advisory_xact_lock(${SPACE}, 0)`;
const beginFor = (account: number) =>
  `BEGIN; SELECT pg_advisory_xact_lock_shared(${SPACE}, 0); SELECT pg_advisory_xact_lock(${SPACE}, ${Math.trunc(account) % 2 ** 31})`;

/** What only PostgreSQL stores: the version, and the keys that SQLite has files for. */
const OWN_TABLES = `
  CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL);
  CREATE TABLE IF NOT EXISTS signing_keys (secret TEXT PRIMARY KEY, added_at BIGINT NOT NULL, retired_at BIGINT);
`;

/**
 * The accounts in PostgreSQL. It may come after the site and go away: reading pages needs none of it, and what needs it
 * fails within seconds, until it is there again.
 *
 * @throws {Error} where it holds the accounts of a newer release
 */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: "learn-bittensor",
    types: TYPES,
  });
  // A connection that nobody uses has been lost; the next one to ask gets another.
  pool.on("error", noteFault);
  const current = new AsyncLocalStorage<Transaction>();
  let migrated: Promise<void> | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const places = pLimit(MOST_WRITING);
  /** The last write of each account that has not ended: the next one does not hold a connection while it waits. */
  const lines = new Map<number | undefined, Promise<unknown>>();
  await ready().catch((cause: unknown) => {
    if (cause instanceof NewerRelease) throw cause;
    noteFault(cause);
  });

  function noteFault(cause: unknown): void {
    log({ level: "error", message: "DATABASE_URL: the database of the accounts does not answer", cause });
  }

  /** When the tables are there. */
  function ready(): Promise<void> {
    if (migrated && performance.now() - triedAt < TRY_AGAIN_MS) return migrated;
    triedAt = performance.now();
    migrated = migrate(pool);
    migrated.then(
      () => {
        triedAt = Number.POSITIVE_INFINITY;
      },
      () => undefined,
    );
    return migrated;
  }

  async function query(text: string, values: (string | number | null | Uint8Array)[]) {
    const transaction = current.getStore();
    if (transaction?.isOpen) return transaction.client.query<Row>(text, values);
    await ready();
    return pool.query<Row>(text, values);
  }

  async function writeNow<Result>(work: () => Result | Promise<Result>, account: number | undefined): Promise<Result> {
    await ready();
    const client = await pool.connect();
    const transaction = { client, isOpen: true };
    let fault: unknown;
    try {
      await client.query(account === undefined ? BEGIN_FOR_ALL : beginFor(account));
      const result = await current.run(transaction, work);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      transaction.isOpen = false;
      await client.query("ROLLBACK").catch((cause: unknown) => {
        fault = cause;
      });
      throw error;
    } finally {
      transaction.isOpen = false;
      client.release(fault !== undefined);
    }
  }

  return {
    prepare(sql) {
      const { text, toValues } = toPostgresStatement(sql);
      return {
        get: async (...values: Values) => (await query(text, toValues(values))).rows[0],
        all: async (...values: Values) => (await query(text, toValues(values))).rows,
        run: async (...values: Values) => (await query(text, toValues(values))).rowCount ?? 0,
      };
    },

    write(work, account) {
      const before = lines.get(account) ?? Promise.resolve();
      const running = before.then(() => places(() => writeNow(work, account)));
      const ended = running.catch(() => undefined);
      lines.set(account, ended);
      void ended.then(() => {
        if (lines.get(account) === ended) lines.delete(account);
      });
      return running;
    },

    // Its own housekeeping writes over what was deleted.
    forgetDeleted: () => undefined,

    check: async () => void (await query("SELECT 1", [])),

    async close() {
      if (isClosed) return;
      isClosed = true;
      await pool.end();
    },
  };
}

class NewerRelease extends Error {}

/** Each migration once, whichever server comes first; one that is interrupted has not happened. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query(BEGIN_FOR_ALL);
    await client.query(OWN_TABLES);
    const { rows } = await client.query<Row>("SELECT version FROM schema_version");
    const version = Number(rows[0]?.version ?? 0);
    if (version > MIGRATIONS.length)
      throw new NewerRelease(`expected version ${MIGRATIONS.length} or older, got ${version} of a newer release`);
    for (const migration of MIGRATIONS.slice(version)) await client.query(toPostgresMigration(migration));
    if (rows.length === 0) await client.query("INSERT INTO schema_version VALUES ($1)", [MIGRATIONS.length]);
    else await client.query("UPDATE schema_version SET version = $1", [MIGRATIONS.length]);
    await client.query("COMMIT");
    isDone = true;
  } finally {
    if (!isDone) await client.query("ROLLBACK").catch(() => undefined);
    client.release(!isDone);
  }
}
