import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Random } from "../random-text.ts";

const KEY_BYTES = 32;
const KEY = /^[0-9a-f]{64}\n$/;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** The key that tokens are signed with, kept in `file`, which only its owner may read; made where there is none. */
export function readSigningKey(file: string, random: Random): Uint8Array {
  const text = readOrNull(file) ?? makeKey(file, random);
  if (!KEY.test(text)) throw new Error(`${file}: expected ${2 * KEY_BYTES} hexadecimal digits, got something else`);
  chmodSync(file, OWNER_ONLY);
  return Buffer.from(text.trim(), "hex");
}

/** Written beside and linked: the file is whole or absent, and of two processes that start at once one wins. */
function makeKey(file: string, random: Random): string {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  const draft = `${file}.${Buffer.from(random(8)).toString("hex")}`;
  writeFileSync(draft, `${Buffer.from(random(KEY_BYTES)).toString("hex")}\n`, { mode: OWNER_ONLY, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8");
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
