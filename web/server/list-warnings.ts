import type { Configuration } from "./configuration.ts";

/** What is allowed, and hardly meant: told at start. */
export function listWarnings({
  contentApiUrl,
  siteUrl,
  smtpUrl,
}: Pick<Configuration, "contentApiUrl" | "siteUrl" | "smtpUrl">): string[] {
  const keepsMail = contentApiUrl === null && smtpUrl === null;
  return keepsMail && siteUrl.startsWith("https:")
    ? ["SMTP_URL: not set, so messages to visitors are kept as files and their links stand in the log"]
    : [];
}
