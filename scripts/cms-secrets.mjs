import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const SECRETS = [
  "ADMIN_JWT_SECRET",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ENCRYPTION_KEY",
  "APP_KEYS",
  "JWT_SECRET",
  "CONTENT_API_TOKEN",
  "CONTENT_PUSH_TOKEN",
  "PREVIEW_SECRET",
];

/** What an operator may want none of: `PREVIEW_SECRET=` turns previews off. */
const MAY_BE_EMPTY = ["PREVIEW_SECRET"];

/**
 * Writes a secret of its own for each that neither the file nor the environment has. What is there stays as it is: with
 * another secret nobody's session or token would hold.
 *
 * @param {string} file
 * @param {NodeJS.ProcessEnv} environment
 */
export function writeMissingSecrets(file, environment) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const isSaid = (/** @type {string} */ name) =>
    new RegExp(MAY_BE_EMPTY.includes(name) ? `^${name}=` : `^${name}=.`, "m").test(text);
  const missing = SECRETS.filter((name) => !environment[name] && !isSaid(name));
  if (missing.length === 0) return;
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString("base64url")}\n`);
  const end = text === "" || text.endsWith("\n") ? "" : "\n";
  writeFileSync(file, text + end + lines.join(""), { mode: 0o600 });
}
