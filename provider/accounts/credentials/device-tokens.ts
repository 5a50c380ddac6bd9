import type { KeyObject } from "node:crypto";
import { JOSEError, JWTInvalid } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { z } from "zod";
import type { Keyring } from "./keyring.ts";

const ALGORITHM = "HS256";
/** No token of an account says so, and the other way round. */
const AUDIENCE = "device";
const LIFETIME_SECONDS = 400 * 86_400;
const LONGEST = 1_000;
/** Of one device; the one that signed in longest ago is forgotten. */
const MOST_ACCOUNTS = 5;

type Holder = { documentId: string; tokenGeneration: number };

const claims = z.object({ on: z.array(z.tuple([z.string(), z.int()])).max(MOST_ACCOUNTS) });

export type DeviceTokens = ReturnType<typeof createDeviceTokens>;

/**
 * Says which accounts have signed in on a device, signed, so that the device itself can store it. What ends the tokens of an
 * account makes its devices unknown: who came in with a password that was changed since is nobody the account knows.
 */
export function createDeviceTokens({ keys, clock }: { keys: Keyring; clock: () => number }) {
  async function findKey({ kid }: { kid?: string }): Promise<KeyObject> {
    const key = await keys.find(kid);
    if (!key) throw new JWTInvalid("a key that is not ours");
    return key;
  }

  async function read(token: string | null): Promise<[documentId: string, tokenGeneration: number][]> {
    if (token === null || token.length > LONGEST) return [];
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        currentDate: new Date(clock()),
        requiredClaims: ["exp"],
      });
      return claims.safeParse(payload).data?.on ?? [];
    } catch (error) {
      if (error instanceof JOSEError) return [];
      throw error;
    }
  }

  return {
    async knows(token: string | null, { documentId, tokenGeneration }: Holder): Promise<boolean> {
      return (await read(token)).some(([id, generation]) => id === documentId && generation === tokenGeneration);
    },

    /** What the device knew, and this account. */
    async add(token: string | null, { documentId, tokenGeneration }: Holder): Promise<string> {
      const others = (await read(token)).filter(([id]) => id !== documentId);
      const now = Math.floor(clock() / 1_000);
      const { id: kid, key } = await keys.signing();
      return new SignJWT({ on: [[documentId, tokenGeneration], ...others].slice(0, MOST_ACCOUNTS) })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setAudience(AUDIENCE)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
    },
  };
}
