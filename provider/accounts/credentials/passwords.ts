import { argon2, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { normalizeStart } from "../fields/normalize-start.ts";
import type { Random } from "../random-text.ts";
import { createWorkQueue } from "./work-queue.ts";

/** The work of one hash: Argon2's memory and passes, in one lane. */
export type PasswordCost = { memoryKib: number; passes: number };

/** OWASP's first recommendation: 19 MiB, twice; some 25 ms of a processor's time. */
export const DEFAULT_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Node computes hashes in a pool of four threads, which files and names of hosts need as well. */
const MOST_AT_A_TIME = 3;
const MOST_WAITING = 100;
/** Whoever waits longer is told so: a site that asks from elsewhere gives up after eight seconds. */
const LONGEST_WAIT_MS = 7_000;

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/;
const NOBODYS_SALT = new Uint8Array(SALT_BYTES);

/** Argon2's own function, as Node has it. */
export type Derive = (
  algorithm: "argon2id",
  parameters: {
    message: string;
    nonce: Uint8Array;
    parallelism: number;
    tagLength: number;
    memory: number;
    passes: number;
  },
) => Promise<Buffer>;

type PasswordOptions = {
  cost: PasswordCost;
  random: Random;
  /** Milliseconds since some moment. */
  clock: () => number;
  derive?: Derive | undefined;
};

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes passwords with Argon2id, outside the event loop and few at a time, so that pages are answered while many sign
 * in. A hash names its cost and salt: `$argon2id$v=19$m=19456,t=2,p=1$…$…`.
 */
export function createPasswords({ cost, random, clock, derive = promisify(argon2) }: PasswordOptions) {
  // One processor is left to the event loop.
  const concurrency = Math.max(1, Math.min(MOST_AT_A_TIME, availableParallelism() - 1));
  const run = createWorkQueue({ concurrency, mostWaiting: MOST_WAITING, longestWaitMs: LONGEST_WAIT_MS, clock });

  /** What looks the same is the same password, whichever keyboard wrote it. */
  const compute = (password: string, nonce: Uint8Array, { memoryKib: memory, passes }: PasswordCost) =>
    derive("argon2id", {
      message: normalizeStart(password, "NFKC"),
      nonce,
      parallelism: 1,
      tagLength: HASH_BYTES,
      memory,
      passes,
    });

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
      return expected !== null && timingSafeEqual(computed, expected.hash);
    },

    /** Whether a hash was made at another cost than today's. */
    isOutdated: (hash: string) => !hash.startsWith(prefixOf(cost)),
  };
}

function prefixOf({ memoryKib, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`;
}

function parseHash(text: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } {
  const [, memoryKib, passes, salt = "", hash = ""] = HASH.exec(text) ?? [];
  if (!hash) throw new Error("a password's hash: expected Argon2id's form, got something else");
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes) },
    salt: Buffer.from(salt, "base64url"),
    hash: Buffer.from(hash, "base64url"),
  };
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
