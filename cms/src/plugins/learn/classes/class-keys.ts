import { createHash } from "node:crypto";

/** Chance: this many random bytes. */
type Random = (bytes: number) => Uint8Array;

const READERS_LENGTH = 12;
/** Nothing that could be taken for another sign where it is copied from a board; 32 of them, so that each is as likely. */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const TEACHERS_BYTES = 32;

/** What a class reads with, which a class can type: 12 signs; and what its teacher looks with: 43. As the embedded provider's. */
export function createKeys(random: Random): { readersKey: string; teachersKey: string } {
  return {
    readersKey: Array.from(random(READERS_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join(""),
    teachersKey: Buffer.from(random(TEACHERS_BYTES)).toString("base64url"),
  };
}

/** What is stored of a key. It is random and long: nothing slower is needed. */
export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
