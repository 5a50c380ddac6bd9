import { errors, jwtVerify, SignJWT } from "jose";

const ALGORITHM = "HS256";
const LIFETIME_SECONDS = 604_800;
/** A token of ours has some 200 characters. */
const LONGEST = 1_000;

/** Whom a token stands for, and which generation of the account's tokens it belongs to. */
type Holder = { documentId: string; tokenGeneration: number };

export type Tokens = Awaited<ReturnType<typeof createTokens>>;

/** Makes and reads tokens (JWT) that last seven days. `clock` tells milliseconds since 1970. */
export async function createTokens({ key: secret, clock }: { key: Uint8Array; clock: () => number }) {
  const key = await crypto.subtle.importKey("raw", Uint8Array.from(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);

  return {
    issue({ documentId, tokenGeneration }: Holder): Promise<string> {
      const now = Math.floor(clock() / 1_000);
      return new SignJWT({ gen: tokenGeneration })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(documentId)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
    },

    /** Null for a token that is not ours, has been altered, has expired or comes from the future. */
    async read(token: string): Promise<Holder | null> {
      if (token.length > LONGEST) return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          currentDate: new Date(clock()),
          maxTokenAge: LIFETIME_SECONDS,
          requiredClaims: ["exp", "sub"],
        });
        const { sub, gen } = payload;
        return typeof sub === "string" && typeof gen === "number" ? { documentId: sub, tokenGeneration: gen } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
