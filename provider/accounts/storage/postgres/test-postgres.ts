import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { Client } from "pg";

/** PostgreSQL as tests find it where nobody says otherwise. */
const DEFAULT_URL = "postgres://127.0.0.1:5432/test";
const CONNECT_TIMEOUT_MS = 3_000;

/** For tests: the address of a PostgreSQL. Null, and one line that says so, where there is none. */
export async function findTestPostgres(): Promise<string | null> {
  const url = new URL(process.env.TEST_POSTGRES_URL || DEFAULT_URL);
  // Whoever runs the tests, where nobody is named: as PostgreSQL's own programs do it.
  url.username ||= userInfo().username;
  try {
    await askTestPostgres(url.href, "SELECT 1");
    return url.href;
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    process.stdout.write(
      `figure: tests on PostgreSQL left out: none at ${url.host} (${reason}); TEST_POSTGRES_URL names another\n`,
    );
    return null;
  }
}

/** A schema of its own, in which nobody waits for the disk; `drop` removes it. */
export async function makeTestSchema(url: string) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await askTestPostgres(url, `CREATE SCHEMA "${name}"`);
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${name} -c synchronous_commit=off`);
  return {
    url: own.href,
    async drop(): Promise<void> {
      await askTestPostgres(url, `DROP SCHEMA "${name}" CASCADE`);
    },
  };
}

/** What a test has stored there goes, the tables stay. */
export async function emptyTestSchema(url: string): Promise<void> {
  const emptied = ["accounts", "used_challenges", "signing_keys", "classes"].map((table) => `DELETE FROM ${table}`);
  // Readers are told the number.
  await askTestPostgres(url, [...emptied, "TRUNCATE page_feedback RESTART IDENTITY"].join("; "));
}

/** What a statement of a test answers. */
export async function askTestPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
