import { SOURCES } from "@learn-bittensor/contract/search";
import { z } from "zod";

/** Variables whose value is not repeated, not even in a message about it. */
const SECRET = new Set([
  "CONTENT_API_TOKEN",
  "SEARCH_ADMIN_KEY",
  "SMTP_URL",
  "CACHE_URL",
  "DATABASE_URL",
  "CONTENT_WEBHOOK_SECRET",
  "PREVIEW_SECRET",
]);

const webAddress = address("an http or https address", /^https?$/);
const flag = z.enum(["true", "false"], { error: "true or false" }).transform((value) => value === "true");
const text = z.string();

/** What each variable may be; what is allowed is the message of its error. Defaults are in `parseConfiguration`. */
const schema = z.object({
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, "a port from 0 to 65535")
      .transform(Number)
      .refine((port) => port <= 65_535, "a port from 0 to 65535"),
  ),
  HOST: optional(text),
  SITE_URL: optional(webAddress),
  CONTENT_API_URL: optional(webAddress),
  CONTENT_API_TOKEN: optional(text),
  CONTENT_WS_URL: optional(address("a ws or wss address", /^wss?$/)),
  MEDIA_ORIGINS: listOf(text.regex(/^https:\/\/[a-z\d.-]+(?::\d{1,5})?$/, "https://host")),
  CONTENT_DIR: optional(text),
  DATA_DIR: optional(text),
  DATABASE_URL: optional(address("a postgres or postgresql address", /^postgres(ql)?$/)),
  SEARCH_URL: optional(webAddress),
  SEARCH_KEY: optional(text),
  SEARCH_INDEX_PATTERN: optional(
    text.regex(/^(?=.*\{source\})(?=.*\{locale\})[\w{}-]+$/, "letters, digits, - and _ with {source} and {locale}"),
  ),
  SEARCH_ADMIN_KEY: optional(text.min(16, "at least 16 characters")),
  COMING_SOON: listOf(z.enum(SOURCES)),
  ANALYTICS_KEY: optional(text),
  ANALYTICS_HOST: optional(webAddress),
  ANALYTICS_DISABLED: optional(flag),
  ICON_API_URLS: listOf(webAddress),
  SOURCE_URL: optional(
    text.regex(
      /^(?=.*\{locale\})(?=.*\{type\})(?=.*\{slug\})https?:\/\/[^\s{}]+(?:\{(?:locale|type|slug)\}[^\s{}]*)+$/,
      "an http or https address with {locale}, {type} and {slug}",
    ),
  ),
  SMTP_URL: optional(address("an smtp or smtps address", /^smtps?$/)),
  MAIL_FROM: optional(text.regex(/^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/, "an e-mail address, with or without a name")),
  PAGE_CACHE_MB: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, "a number of megabytes from 0 to 99999")
      .transform(Number),
  ),
  CLIENT_BUDGET: optional(
    z
      .string()
      .regex(/^\d{1,9}$/, "a number of units from 0 to 999999999")
      .transform(Number),
  ),
  CACHE_URL: optional(address("a redis or rediss address", /^rediss?$/)),
  CACHE_PREFIX: optional(text.regex(/^[\w-]{1,64}$/, "at most 64 letters, digits, - and _")),
  SECURITY_CONTACT: optional(text.regex(/^(?:https:\/\/|mailto:)[^\s]+$/, "a mailto or https address")),
  TRUST_PROXY: optional(flag),
  OPS_PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, "a port from 0 to 65535")
      .transform(Number)
      .refine((port) => port <= 65_535, "a port from 0 to 65535"),
  ),
  OPS_HOST: optional(text),
  DRAIN_SECONDS: optional(
    z
      .string()
      .regex(/^\d{1,3}$/, "a number of seconds from 0 to 999")
      .transform(Number),
  ),
  BACKUP_DIR: optional(text),
  BACKUP_EVERY_HOURS: optional(countTo(8_760, "a number of hours from 1 to 8760")),
  BACKUP_KEEP: optional(countTo(10_000, "a number of backups from 1 to 10000")),
  LOG_FORMAT: optional(z.enum(["json", "text"], { error: "json or text" })),
  LOG_LEVEL: optional(z.enum(["error", "warn", "info", "debug"], { error: "error, warn, info or debug" })),
  CONTENT_WEBHOOK_SECRET: optional(text.min(16, "at least 16 characters")),
  CONTENT_WEBHOOK_TO: listOf(webAddress),
  PREVIEW_SECRET: optional(text.min(16, "at least 16 characters")),
});

/** A quarter of a processor core: a class behind one address can search and ask all at once. See `limit-clients.ts`. */
const CLIENT_BUDGET = 3_000;

/** The variables' names, as docs/configuration.md lists them. */
export const VARIABLES = Object.keys(schema.shape);

export type Configuration = ReturnType<typeof parseConfiguration>;

/**
 * The environment, parsed once at start. An empty variable counts as absent.
 * @throws {Error} one line for each wrong variable: its name, its value and what is allowed
 */
export function parseConfiguration(environment: Readonly<Record<string, string | undefined>>) {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => describe(issue, environment)).join("\n"));
  const read = parsed.data;
  if (read.SEARCH_ADMIN_KEY !== undefined && read.SEARCH_ADMIN_KEY === read.SEARCH_KEY)
    throw new Error("SEARCH_ADMIN_KEY: expected another key than SEARCH_KEY, which is public, got the same");
  if (read.DATABASE_URL && read.BACKUP_DIR)
    throw new Error(
      "BACKUP_DIR: expected none where DATABASE_URL is set (PostgreSQL is copied by pg_dump), got a folder",
    );
  const port = read.PORT ?? 3_000;
  return {
    port,
    host: read.HOST ?? "127.0.0.1",
    siteUrl: read.SITE_URL ?? `http://localhost:${port}`,
    /** Null where the embedded provider answers. */
    contentApiUrl: read.CONTENT_API_URL ?? null,
    contentApiToken: read.CONTENT_API_TOKEN ?? "",
    contentWsUrl: read.CONTENT_WS_URL ?? null,
    /** Where the provider stores pictures besides its own address. */
    mediaOrigins: read.MEDIA_ORIGINS,
    contentDir: read.CONTENT_DIR ?? "content",
    dataDir: read.DATA_DIR ?? "data",
    /** Where the embedded provider stores accounts and learners' data; null where it does in `dataDir`. */
    databaseUrl: read.DATABASE_URL ?? null,
    /** Null where the embedded engine answers, from the site's own origin. */
    searchUrl: read.SEARCH_URL ?? null,
    searchKey: read.SEARCH_KEY ?? "",
    searchIndexPattern: read.SEARCH_INDEX_PATTERN ?? "{source}_{locale}",
    searchAdminKey: read.SEARCH_ADMIN_KEY ?? null,
    /** Null where a source is coming soon as long as nothing of it is published. */
    comingSoon: read.COMING_SOON.length > 0 ? read.COMING_SOON : null,
    // Where pages are counted; null unless both are said, and nothing turns it off.
    analytics:
      read.ANALYTICS_KEY && read.ANALYTICS_HOST && !read.ANALYTICS_DISABLED
        ? { key: read.ANALYTICS_KEY, host: read.ANALYTICS_HOST }
        : null,
    iconApiUrls:
      read.ICON_API_URLS.length > 0
        ? read.ICON_API_URLS
        : ["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"],
    /** Where the file of a text is found, with {locale}, {type} and {slug}; null where nobody is to be led there. */
    sourceUrl: read.SOURCE_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? null,
    pageCacheMb: read.PAGE_CACHE_MB ?? 192,
    /** What the clients of one network may cost in a minute; 0 limits nobody. */
    clientBudget: read.CLIENT_BUDGET ?? CLIENT_BUDGET,
    /** Where several servers share what they have to; null where there is one server. */
    cacheUrl: read.CACHE_URL ?? null,
    cachePrefix: read.CACHE_PREFIX ?? "learn-bittensor",
    /** For how long a server that is told to end goes on answering, so that nobody is sent to it any more. */
    drainSeconds: read.DRAIN_SECONDS ?? 0,
    /** Where somebody writes who has found a hole; null where there is no such place. */
    securityContact: read.SECURITY_CONTACT ?? null,
    trustProxy: read.TRUST_PROXY ?? false,
    /** Where operators ask how the site is; null where nobody can. */
    operations: read.OPS_PORT === undefined ? null : { port: read.OPS_PORT, host: read.OPS_HOST ?? "127.0.0.1" },
    /** Where copies of the accounts are made on a schedule; null where none are. */
    backups: read.BACKUP_DIR
      ? { backupDir: read.BACKUP_DIR, everyHours: read.BACKUP_EVERY_HOURS ?? 24, keep: read.BACKUP_KEEP ?? 14 }
      : null,
    logFormat: read.LOG_FORMAT ?? "json",
    logLevel: read.LOG_LEVEL ?? "info",
    contentWebhookSecret: read.CONTENT_WEBHOOK_SECRET ?? null,
    /** Whom a provider that runs by itself tells that content has changed. */
    contentWebhookTo: read.CONTENT_WEBHOOK_TO,
    /** What signs links to drafts; null where none is shown. */
    previewSecret: read.PREVIEW_SECRET ?? null,
  };
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

function countTo(most: number, allowed: string) {
  return z
    .string()
    .regex(/^\d{1,5}$/, allowed)
    .transform(Number)
    .refine((count) => count >= 1 && count <= most, allowed);
}

/** A URL without the slash at its end, so that paths can be appended. */
function address(allowed: string, protocol: RegExp) {
  return z.url({ protocol, error: allowed }).transform((url) => url.replace(/\/+$/, ""));
}

function listOf<Schema extends z.ZodType>(member: Schema) {
  const parts = (value: unknown) =>
    typeof value === "string"
      ? value
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean)
      : [];
  return z.preprocess(parts, z.array(member));
}

const LISTS: Record<string, string> = {
  COMING_SOON: `a list of ${SOURCES.join(", ")}`,
  ICON_API_URLS: "a list of http or https addresses",
  MEDIA_ORIGINS: "a list of https://host, without a path",
  CONTENT_WEBHOOK_TO: "a list of http or https addresses",
};

function describe(issue: z.core.$ZodIssue, environment: Readonly<Record<string, string | undefined>>): string {
  const name = String(issue.path[0]);
  const value = SECRET.has(name) ? "a value that is not shown" : JSON.stringify(environment[name]);
  return `${name}: expected ${LISTS[name] ?? issue.message}, got ${value}`;
}
