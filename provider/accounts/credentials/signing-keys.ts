import { createHash } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Random } from "../random-text.ts";

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const ID_LENGTH = 16;

const hexKey = z.string().regex(/^[0-9a-f]{64}$/);
const file = z.object({
  keys: z
    .array(z.object({ key: hexKey, retiredAt: z.int().nullable() }))
    .min(1)
    .max(20),
});

/** `id` is what tokens name it by. `retiredAt` is in milliseconds since 1970; null for the one that signs. */
type SigningKey = { id: string; secret: Buffer; retiredAt: number | null };

/** The keys that tokens are signed with, the one that signs first. */
type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** Where a data folder holds its keys. */
function keysFile(dataDir: string): string {
  return join(dataDir, "signing-keys.json");
}

/** Where it held its only key before there could be several. */
function onlyKeyFile(dataDir: string): string {
  return join(dataDir, "signing-key");
}

/** The keys in `dataDir`, which only its owner may read; one is made where there is none. */
export function readSigningKeys(dataDir: string, random: Random): SigningKeys {
  return readKeys(dataDir) ?? makeFirst(dataDir, random);
}

/** Changes whenever the keys have been changed, by whichever process. */
export function keysVersion(dataDir: string): string {
  const found = statSync(keysFile(dataDir), { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs}` : "";
}

/**
 * Puts a new key before those there are, and lets go of those that retired before `endedBefore`, whose tokens are over; of
 * all others where that is null. Throws where there are none: the folder is another one than was meant.
 */
export function addSigningKey(dataDir: string, random: Random, now: number, endedBefore: number | null): void {
  const known = readKeys(dataDir);
  if (!known) throw new Error(`${keysFile(dataDir)}: expected the signing keys, found nothing`);
  const retained = endedBefore === null ? [] : known.filter(({ retiredAt }) => (retiredAt ?? now) >= endedBefore);
  const retired = retained.map((key) => ({ ...key, retiredAt: key.retiredAt ?? now }));
  const draft = writeDraft(dataDir, random, [makeKey(random), ...retired]);
  renameSync(draft, keysFile(dataDir));
  rmSync(onlyKeyFile(dataDir), { force: true });
}

function readKeys(dataDir: string): SigningKeys | null {
  const path = keysFile(dataDir);
  const text = readOrNull(path);
  if (text === null) return readOnlyKey(dataDir);
  const [first, ...others] = parseKeys(path, text);
  chmodSync(path, OWNER_ONLY);
  return first ? [first, ...others] : null;
}

function parseKeys(path: string, text: string): SigningKey[] {
  try {
    return file.parse(JSON.parse(text)).keys.map(({ key, retiredAt }) => toKey(key, retiredAt));
  } catch {
    // What is wrong would repeat the keys.
    throw new Error(`${path}: expected the signing keys, got something else`);
  }
}

function readOnlyKey(dataDir: string): SigningKeys | null {
  const path = onlyKeyFile(dataDir);
  const text = readOrNull(path);
  if (text === null) return null;
  if (!hexKey.safeParse(text.replace(/\n$/, "")).success)
    throw new Error(`${path}: expected ${2 * KEY_BYTES} hexadecimal digits, got something else`);
  chmodSync(path, OWNER_ONLY);
  return [toKey(text.trim(), null)];
}

/** Written beside and linked: the file is whole or absent, and of two processes that start at once one wins. */
function makeFirst(dataDir: string, random: Random): SigningKeys {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const draft = writeDraft(dataDir, random, [makeKey(random)]);
  try {
    linkSync(draft, keysFile(dataDir));
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  const keys = readKeys(dataDir);
  if (!keys) throw new Error(`${keysFile(dataDir)}: expected the signing keys, found nothing`);
  return keys;
}

function writeDraft(dataDir: string, random: Random, keys: readonly SigningKey[]): string {
  const draft = `${keysFile(dataDir)}.${Buffer.from(random(8)).toString("hex")}`;
  const content = { keys: keys.map(({ secret, retiredAt }) => ({ key: secret.toString("hex"), retiredAt })) };
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: OWNER_ONLY, flush: true });
  return draft;
}

function makeKey(random: Random): SigningKey {
  return toKey(Buffer.from(random(KEY_BYTES)).toString("hex"), null);
}

/** The id follows from the key, so that the one from before there were ids has one as well. */
function toKey(hex: string, retiredAt: number | null): SigningKey {
  const secret = Buffer.from(hex, "hex");
  const id = createHash("sha256").update(secret).digest("base64url").slice(0, ID_LENGTH);
  return { id, secret, retiredAt };
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
