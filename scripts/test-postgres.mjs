import { createRequire } from "node:module";
import { userInfo } from "node:os";
import path from "node:path";
import process from "node:process";
import { projectRoot } from "./project-paths.mjs";

/** PostgreSQL as tests find it where nobody says otherwise. */
const DEFAULT_URL = "postgres://127.0.0.1:5432/test";
const CONNECT_TIMEOUT_MS = 3000;

/**
 * A schema of its own in the database for tests, which goes again.
 *
 * @typedef {{ url: string, schema: string, drop: () => Promise<void> }} TestSchema
 */

/**
 * @param {string} name
 * @returns {Promise<TestSchema | null>} Null where there is no PostgreSQL.
 */
export async function makeTestSchema(name) {
  const url = withUser(process.env.TEST_POSTGRES_URL ?? DEFAULT_URL);
  // Of the embedded provider's packages: Strapi's may not be there yet.
  const { Client } = createRequire(path.join(projectRoot, "provider", "package.json"))("pg");
  const schema = `${name}_${process.pid}`;

  /** @param {string} statement */
  async function run(statement) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  try {
    await run(`create schema "${schema}"`);
  } catch (error) {
    console.log(`No PostgreSQL at ${url} (${error instanceof Error ? error.message : error}).`);
    return null;
  }
  return { url, schema, drop: () => run(`drop schema "${schema}" cascade`) };
}

/**
 * Whoever runs the tests, where nobody is named: as PostgreSQL's own programs do it.
 *
 * @param {string} address
 */
function withUser(address) {
  const url = new URL(address);
  url.username ||= userInfo().username;
  return url.href;
}
