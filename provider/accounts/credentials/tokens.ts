import type { KeyObject } from "node:crypto";
import { JOSEError, JWTInvalid } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { LRUCache } from "lru-cache";
import type { Keyring } from "./keyring.ts";

const ALGORITHM = "HS256";
export const LIFETIME_SECONDS = 604_800;
/** A token of ours has some 200 characters. */
const LONGEST = 1_000;
/** A page asks for its reader several times: the signatures of so many tokens are checked once. */
const MOST_VERIFIED = 5_000;

/** Whom a token stands for, and which generation of the account's tokens it belongs to. */
type Holder = { documentId: string; tokenGeneration: number };

/** What a token says. `id` tells it from all others; null in one from before tokens had any. */
type Read = Holder & { id: string | null };

/** In seconds since 1970. */
type Verified = { holder: Read; issuedAt: number; expiresAt: number };

export type Tokens = ReturnType<typeof createTokens>;

/** Makes and reads tokens (JWT) that last seven days. `clock` tells milliseconds since 1970. */
export function createTokens({ keys, clock }: { keys: Keyring; clock: () => number }) {
  const verified = new LRUCache<string, Verified>({ max: MOST_VERIFIED });
  let verifiedWith = "";

  /** What was checked with a key that is gone since is not cached. */
  async function recall(token: string): Promise<Verified | undefined> {
    const version = await keys.version();
    if (version !== verifiedWith) verified.clear();
    verifiedWith = version;
    return verified.get(token);
  }

  async function findKey({ kid }: { kid?: string }): Promise<KeyObject> {
    const key = await keys.find(kid);
    if (!key) throw new JWTInvalid("a key that is not ours");
    return key;
  }

  return {
    async issue({ documentId, tokenGeneration }: Holder, id: string): Promise<string> {
      const now = Math.floor(clock() / 1_000);
      const { id: kid, key } = await keys.signing();
      return new SignJWT({ gen: tokenGeneration })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(documentId)
        .setJti(id)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
    },

    /** Null for a token that is not ours, has been altered, has expired or comes from the future. */
    async read(token: string): Promise<Read | null> {
      if (token.length > LONGEST) return null;
      const known = await recall(token);
      if (known && isCurrent(known, Math.floor(clock() / 1_000))) return known.holder;
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: [ALGORITHM],
          currentDate: new Date(clock()),
          maxTokenAge: LIFETIME_SECONDS,
          requiredClaims: ["exp", "sub"],
        });
        const { sub, gen, jti = null, iat, exp } = payload;
        if (typeof sub !== "string" || typeof gen !== "number") return null;
        // Any type, whatever the library's types say.
        if (jti !== null && typeof jti !== "string") return null;
        const holder = { documentId: sub, tokenGeneration: gen, id: jti };
        if (iat !== undefined && exp !== undefined) verified.set(token, { holder, issuedAt: iat, expiresAt: exp });
        return holder;
      } catch (error) {
        if (error instanceof JOSEError) return null;
        throw error;
      }
    },
  };
}

/** The moments count at each use: what was checked before may have ended, or come from what is the future again. */
function isCurrent({ issuedAt, expiresAt }: Verified, now: number): boolean {
  return issuedAt <= now && now < expiresAt && now - issuedAt <= LIFETIME_SECONDS;
}
