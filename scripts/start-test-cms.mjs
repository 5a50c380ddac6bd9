import { mkdirSync } from "node:fs";
import path from "node:path";
import { cmsEnvironment, cmsFolder, cmsStep, findCmsNode, installCmsIfNeeded, strapiCommand } from "./cms-project.mjs";
import { startServer } from "./start-server.mjs";
import { makeTestSchema } from "./test-postgres.mjs";

/** A first start makes two hundred tables. */
const START_TIMEOUT_MS = 600_000;
const SITE_URL = "http://127.0.0.1:5173";

export const READ_TOKEN = "reads-for-the-tests";
export const PUSH_TOKEN = "pushes-for-the-tests";
const ADMIN_EMAIL = "admin@localhost.test";

const SECRETS = [
  "ADMIN_JWT_SECRET",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ENCRYPTION_KEY",
  "APP_KEYS",
  "JWT_SECRET",
];

/**
 * Strapi as it is in the checkout, without its editors' interface, on a PostgreSQL schema of its own or a file. Null, and a
 * line about it, where there is no PostgreSQL.
 *
 * @param {{ folder: string, isOnSqlite: boolean, smtpPort: number }} options `folder` is for its file, `smtpPort` takes its mail
 */
export async function startTestCms({ folder, isOnSqlite, smtpPort }) {
  const database = isOnSqlite ? null : await makeTestSchema("learn_cms");
  if (!database && !isOnSqlite) return null;
  const file = path.join(folder, "content.db");
  try {
    const env = cmsEnvironment();
    await installCmsIfNeeded(env);
    const node = await findCmsNode(env);
    mkdirSync(path.join(cmsFolder, "data"), { recursive: true });
    await cmsStep(node, [path.join(cmsFolder, "node_modules", "typescript", "bin", "tsc"), "-p", "."], env);
    const start = (/** @type {Record<string, string>} */ more) =>
      startServer([node, strapiCommand, "start"], {
        cwd: cmsFolder,
        readyPath: "/_health",
        timeoutMs: START_TIMEOUT_MS,
        settings: {
          ...Object.fromEntries(SECRETS.map((name) => [name, `${name} of the tests`])),
          ...(database
            ? { DATABASE_URL: database.url, DATABASE_SCHEMA: database.schema }
            : { DATABASE_FILENAME: file }),
          // Of the machine's Nodes, that for which the database module was compiled.
          PATH: env.PATH ?? "",
          STRAPI_TELEMETRY_DISABLED: "true",
          SERVE_ADMIN_PANEL: "false",
          GRAPHQL_INTROSPECTION: "true",
          SITE_URL,
          SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
          CMS_ADMIN_EMAIL: ADMIN_EMAIL,
          CONTENT_API_TOKEN: READ_TOKEN,
          CONTENT_PUSH_TOKEN: PUSH_TOKEN,
          // Attempts are counted by the address that whoever asks says.
          TRUST_PROXY: "true",
          // None but what is said here, whatever is in .env.
          PREVIEW_SECRET: "",
          ...more,
        },
      });
    let server = await start({});
    // It says it once, as to whoever starts it for the first time.
    const [, password = ""] = /^ {2}password {2}(\S+)$/m.exec(server.log()) ?? [];
    return {
      origin: () => server.origin,
      log: () => server.log(),
      secondsToFirstAnswer: server.secondsToFirstAnswer,
      administrator: { CMS_ADMIN_EMAIL: ADMIN_EMAIL, CMS_ADMIN_PASSWORD: password },
      name: database ? "PostgreSQL" : "SQLite",
      /** Its tables, for whoever looks at them from beside it. */
      database: database ? withSearchPath(database) : file,
      /** On the same database, at another port. */
      startAgain: async (/** @type {Record<string, string>} */ settings) => {
        await server.stop();
        server = await start(settings);
      },
      stop: async () => {
        await server.stop();
        await database?.drop();
      },
    };
  } catch (error) {
    await database?.drop();
    throw error;
  }
}

/** @param {{ url: string, schema: string }} database */
function withSearchPath({ url, schema }) {
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${schema}`);
  return own.href;
}
