import type { KeyObject } from "node:crypto";
import { JOSEError, JWTInvalid } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { z } from "zod";
import type { Keyring } from "../credentials/keyring.ts";
import { createCode, type Random } from "../random-text.ts";

const ALGORITHM = "HS256";
export const CEREMONY_SECONDS = 300;
const LONGEST = 1_000;

/** What a passkey is asked for. No token of an account and none of a device says so. */
type Purpose = "passkey-add" | "passkey-sign-in";

/** Who adds a passkey: nobody else, and no other session, can go on with it. */
type Adder = { documentId: string; tokenGeneration: number; session: string | null };

/** `expiresAt` is in milliseconds since 1970. */
type Ceremony = { challenge: string; expiresAt: number };

const claims = z.object({ jti: z.string(), exp: z.int() });
const adderClaims = z.object({ sub: z.string(), gen: z.int(), ses: z.string().nullable() });

export type Ceremonies = ReturnType<typeof createCeremonies>;

/**
 * What a passkey is to sign: a challenge, which the browser stores in a signed token until it answers, so that asking for one
 * costs no place here. That each is good once, `passkey-store.ts` knows.
 */
export function createCeremonies({ keys, clock, random }: { keys: Keyring; clock: () => number; random: Random }) {
  async function findKey({ kid }: { kid?: string }): Promise<KeyObject> {
    const key = await keys.find(kid);
    if (!key) throw new JWTInvalid("a key that is not ours");
    return key;
  }

  async function issue(purpose: Purpose, more: Record<string, unknown>) {
    const challenge = createCode(random);
    const { id: kid, key } = await keys.signing();
    const token = await new SignJWT(more)
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setAudience(purpose)
      .setJti(challenge)
      .setExpirationTime(Math.floor(clock() / 1_000) + CEREMONY_SECONDS)
      .sign(key);
    return { challenge, token };
  }

  async function read(purpose: Purpose, token: string): Promise<unknown> {
    if (token.length > LONGEST) return null;
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: [ALGORITHM],
        audience: purpose,
        currentDate: new Date(clock()),
        requiredClaims: ["exp", "jti"],
      });
      return payload;
    } catch (error) {
      if (error instanceof JOSEError) return null;
      throw error;
    }
  }

  return {
    beginAdding: ({ documentId, tokenGeneration, session }: Adder) =>
      issue("passkey-add", { sub: documentId, gen: tokenGeneration, ses: session }),

    beginSigningIn: () => issue("passkey-sign-in", {}),

    /** Null for what was not begun here, is over, or was begun by another one. */
    async readAdding(token: string, { documentId, tokenGeneration, session }: Adder): Promise<Ceremony | null> {
      const payload = await read("passkey-add", token);
      const { data: adder } = adderClaims.safeParse(payload);
      const isTheirs = adder?.sub === documentId && adder.gen === tokenGeneration && adder.ses === session;
      return isTheirs ? toCeremony(payload) : null;
    },

    async readSigningIn(token: string): Promise<Ceremony | null> {
      return toCeremony(await read("passkey-sign-in", token));
    },
  };
}

function toCeremony(payload: unknown): Ceremony | null {
  const { data } = claims.safeParse(payload);
  return data ? { challenge: data.jti, expiresAt: data.exp * 1_000 } : null;
}
