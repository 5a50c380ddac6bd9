import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseConfiguration, VARIABLES } from "./configuration.ts";

describe("parseConfiguration", () => {
  it("needs nothing: everything has a default", () => {
    expect(parseConfiguration({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      contentApiUrl: null,
      contentDir: "content",
      dataDir: "data",
      searchIndexPattern: "{source}_{locale}",
      comingSoon: null,
      trustProxy: false,
      logLevel: "info",
    });
  });

  it("takes an empty variable for an absent one", () => {
    expect(parseConfiguration({ PORT: "", CONTENT_API_URL: "", ANALYTICS_DISABLED: "" }).port).toBe(3000);
  });

  it("counts pages only where a key and a host are said, and nothing turns it off", () => {
    const [key, host] = ["phc_1", "https://analytics.example"];
    const both = { ANALYTICS_KEY: key, ANALYTICS_HOST: `${host}/` };
    expect(parseConfiguration(both).analytics).toEqual({ key, host });
    expect(parseConfiguration({ ...both, ANALYTICS_DISABLED: "false" }).analytics).toEqual({ key, host });
    expect(parseConfiguration({ ...both, ANALYTICS_DISABLED: "true" }).analytics).toBeNull();
    expect(parseConfiguration({ ANALYTICS_KEY: key }).analytics).toBeNull();
    expect(parseConfiguration({ ANALYTICS_HOST: host }).analytics).toBeNull();
  });

  it("derives the public address from the port", () => {
    expect(parseConfiguration({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  });

  it("takes a list of what is coming soon; an empty one is none", () => {
    expect(parseConfiguration({ COMING_SOON: "" }).comingSoon).toBeNull();
    expect(parseConfiguration({ COMING_SOON: "team, article" }).comingSoon).toEqual(["team", "article"]);
  });

  it("takes a list of where pictures are stored, and knows of none", () => {
    expect(parseConfiguration({}).mediaOrigins).toEqual([]);
    expect(parseConfiguration({ MEDIA_ORIGINS: "https://a.example, https://b.example:8443" }).mediaOrigins).toEqual([
      "https://a.example",
      "https://b.example:8443",
    ]);
  });

  it("cuts the slash at the end of addresses", () => {
    expect(parseConfiguration({ SITE_URL: "https://learn.example/" }).siteUrl).toBe("https://learn.example");
  });

  it.each([
    ["PORT", "http", 'PORT: expected a port from 0 to 65535, got "http"'],
    ["PORT", "70000", 'PORT: expected a port from 0 to 65535, got "70000"'],
    ["SITE_URL", "learn.example", 'SITE_URL: expected an http or https address, got "learn.example"'],
    ["CONTENT_API_URL", "ftp://cms", 'CONTENT_API_URL: expected an http or https address, got "ftp://cms"'],
    ["CONTENT_WS_URL", "http://cms", 'CONTENT_WS_URL: expected a ws or wss address, got "http://cms"'],
    [
      "COMING_SOON",
      "team,podcast",
      'COMING_SOON: expected a list of concept, article, subnet, application, team, guide, got "team,podcast"',
    ],
    [
      "MEDIA_ORIGINS",
      "https://bucket.example/path",
      'MEDIA_ORIGINS: expected a list of https://host, without a path, got "https://bucket.example/path"',
    ],
    [
      "MEDIA_ORIGINS",
      "https://a.example,http://b.example",
      'MEDIA_ORIGINS: expected a list of https://host, without a path, got "https://a.example,http://b.example"',
    ],
    [
      "MEDIA_ORIGINS",
      "https://*.example",
      'MEDIA_ORIGINS: expected a list of https://host, without a path, got "https://*.example"',
    ],
    ["TRUST_PROXY", "yes", 'TRUST_PROXY: expected true or false, got "yes"'],
    ["OPS_PORT", "ops", 'OPS_PORT: expected a port from 0 to 65535, got "ops"'],
    ["BACKUP_EVERY_HOURS", "0", 'BACKUP_EVERY_HOURS: expected a number of hours from 1 to 8760, got "0"'],
    ["BACKUP_KEEP", "all", 'BACKUP_KEEP: expected a number of backups from 1 to 10000, got "all"'],
    ["LOG_FORMAT", "xml", 'LOG_FORMAT: expected json or text, got "xml"'],
    ["LOG_LEVEL", "loud", 'LOG_LEVEL: expected error, warn, info or debug, got "loud"'],
    [
      "SEARCH_INDEX_PATTERN",
      "{source}",
      'SEARCH_INDEX_PATTERN: expected letters, digits, - and _ with {source} and {locale}, got "{source}"',
    ],
    [
      "DATABASE_URL",
      "mysql://secret",
      "DATABASE_URL: expected a postgres or postgresql address, got a value that is not shown",
    ],
    ["CACHE_URL", "http://redis", "CACHE_URL: expected a redis or rediss address, got a value that is not shown"],
    [
      "CONTENT_WEBHOOK_SECRET",
      "short",
      "CONTENT_WEBHOOK_SECRET: expected at least 16 characters, got a value that is not shown",
    ],
  ])("refuses %s=%s in one line", (name, value, message) => {
    expect(() => parseConfiguration({ [name]: value })).toThrow(new Error(message));
  });

  it("refuses the public key as the key for filling indexes, and repeats neither", () => {
    const key = "0123456789abcdef";
    expect(() => parseConfiguration({ SEARCH_KEY: key, SEARCH_ADMIN_KEY: key })).toThrow(
      new Error("SEARCH_ADMIN_KEY: expected another key than SEARCH_KEY, which is public, got the same"),
    );
    expect(parseConfiguration({ SEARCH_KEY: key, SEARCH_ADMIN_KEY: `${key}0` }).searchAdminKey).toBe(`${key}0`);
  });

  it("takes no folder for backups of accounts that are in PostgreSQL", () => {
    const settings = { DATABASE_URL: "postgres://db/learn", BACKUP_DIR: "backups" };
    expect(() => parseConfiguration(settings)).toThrow("pg_dump");
  });

  it("names every wrong variable at once", () => {
    expect(() => parseConfiguration({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT: .*\nLOG_LEVEL: .*$/);
  });
});

describe("VARIABLES", () => {
  it("are those of the table in docs/configuration.md", () => {
    const rows = readInRoot("docs/configuration.md").matchAll(/^\| `([A-Z_]+)`/gm);
    expect([...rows].map(([, name]) => name).sort()).toEqual([...VARIABLES].sort());
  });

  it("are those of .env.example, which sets none and names values that are allowed", () => {
    const example = readInRoot(".env.example");
    expect(parseEnv(example)).toEqual({});
    const settings = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ""));
    expect(Object.keys(settings).sort()).toEqual([...VARIABLES].sort());
    expect(parseConfiguration(settings)).toEqual(parseConfiguration({}));
  });
});

function readInRoot(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}
