import { scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import type { Random } from "../random-text.ts";
import { createWorkQueue } from "./work-queue.ts";

/** The work of one hash: scrypt's N (as its logarithm), r and p. Memory is 128 · N · r bytes. */
export type PasswordCost = { log2N: number; r: number; p: number };

/** As OWASP recommends for 32 MiB: about 0.15 s. */
export const DEFAULT_COST: PasswordCost = { log2N: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Node computes hashes in a pool of four threads, which files and names of hosts need as well. */
const MOST_AT_A_TIME = 3;
const MOST_WAITING = 100;

const HASH = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;
const ZERO = "\0";
const NOBODYS_SALT = new Uint8Array(SALT_BYTES);

const derive = promisify<Uint8Array | string, Uint8Array, number, object, Buffer>(scrypt);

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes passwords with scrypt, outside the event loop and few at a time, so that pages are answered while many sign in.
 * A hash names its cost and salt: `$scrypt$ln=15,r=8,p=3$…$…`.
 */
export function createPasswords({ cost, random }: { cost: PasswordCost; random: Random }) {
  // One processor is left to the event loop.
  const concurrency = Math.max(1, Math.min(MOST_AT_A_TIME, availableParallelism() - 1));
  const run = createWorkQueue({ concurrency, mostWaiting: MOST_WAITING });

  return {
    async hash(password: string): Promise<string> {
      const salt = random(SALT_BYTES);
      const hash = await run(() => compute(password, salt, cost));
      return `${prefixOf(cost)}${toText(salt)}$${toText(hash)}`;
    },

    /** Whether it is the password of this hash. Without a hash it takes as long, and is not. */
    async verify(password: string, hash: string | null): Promise<boolean> {
      const expected = hash === null ? null : parseHash(hash);
      const computed = await run(() => compute(password, expected?.salt ?? NOBODYS_SALT, expected?.cost ?? cost));
      // scrypt cannot tell a password from the same one with zeros behind it; a password has none.
      return expected !== null && !password.includes(ZERO) && timingSafeEqual(computed, expected.hash);
    },

    /** Whether a hash was made at another cost than today's. */
    isOutdated: (hash: string) => !hash.startsWith(prefixOf(cost)),
  };
}

/** What looks the same is the same password, whichever keyboard wrote it. */
function compute(password: string, salt: Uint8Array, { log2N, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** log2N;
  return derive(password.normalize("NFKC"), salt, HASH_BYTES, { N, r, p, maxmem: 2 * 128 * r * (N + p) });
}

function prefixOf({ log2N, r, p }: PasswordCost): string {
  return `$scrypt$ln=${log2N},r=${r},p=${p}$`;
}

function parseHash(text: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } {
  const [, log2N, r, p, salt = "", hash = ""] = HASH.exec(text) ?? [];
  if (!hash) throw new Error("a password's hash: expected scrypt's form, got something else");
  return {
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    hash: Buffer.from(hash, "base64url"),
  };
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
