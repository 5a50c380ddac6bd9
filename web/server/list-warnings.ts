import type { Configuration } from "./configuration.ts";

type Named = "contentApiUrl" | "databaseUrl" | "siteUrl" | "smtpUrl";

/** What is allowed, and hardly meant: told at start. */
export function listWarnings({ contentApiUrl, databaseUrl, siteUrl, smtpUrl }: Pick<Configuration, Named>): string[] {
  const keepsMail = contentApiUrl === null && smtpUrl === null;
  if (!keepsMail || (databaseUrl === null && !siteUrl.startsWith("https:"))) return [];
  // Who shares the accounts has no part in a folder of this server.
  const where = databaseUrl === null ? "as files" : "as files of this server alone";
  return [`SMTP_URL: not set, so messages to visitors are saved ${where} and their links stand in the log`];
}
