import path from "node:path";
import type { Core } from "@strapi/strapi";

/** PostgreSQL where `DATABASE_URL` names one; else a file, which is enough for one machine. */
export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const url = env("DATABASE_URL");
  if (url)
    return {
      connection: {
        client: "postgres",
        connection: { connectionString: url, schema: env("DATABASE_SCHEMA", "public") },
      },
    };
  const filename = path.resolve(env("DATABASE_FILENAME", "data/content.db"));
  return { connection: { client: "sqlite", connection: { filename }, useNullAsDefault: true } };
};
