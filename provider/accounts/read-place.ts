import { existsSync } from "node:fs";

/** Where accounts are stored. */
export type Place = { dataDir: string; databaseUrl?: string | null | undefined };

/** Where accounts are, for a command: as the site reads it, by the environment and `.env` in the folder it is started in. */
export function readPlace(): Place {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { DATA_DIR, DATABASE_URL } = process.env;
  return { dataDir: DATA_DIR || "data", databaseUrl: DATABASE_URL };
}
