import { createSecretKey } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import type { Keyring } from "./keyring.ts";
import { createTokens } from "./tokens.ts";

const KEY = new Uint8Array(32).fill(7);
const OTHER = new Uint8Array(32).fill(8);
const ADA = { documentId: "a".repeat(24), tokenGeneration: 3 };
const READ = { ...ADA, id: "one" };
const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-20T05:09:04.500Z");
const NOW_SECONDS = Math.floor(NOW / 1_000);

describe("createTokens", () => {
  it("reads its own tokens, for seven days", async () => {
    let now = NOW;
    const tokens = createTokens({ keys: ringOf(KEY), clock: () => now });
    const token = await tokens.issue(ADA, "one");
    expect(await tokens.read(token)).toEqual(READ);
    now += 7 * DAY_MS - 1_000;
    expect(await tokens.read(token)).toEqual(READ);
    now += 1_000;
    expect(await tokens.read(token)).toBeNull();
  });

  it("looks at the clock each time, also for a token it knows", async () => {
    let now = NOW;
    const tokens = createTokens({ keys: ringOf(KEY), clock: () => now });
    const token = await tokens.issue(ADA, "one");
    expect(await tokens.read(token)).toEqual(READ);
    now = NOW - 60_000;
    expect(await tokens.read(token)).toBeNull();
    now = NOW + 8 * DAY_MS;
    expect(await tokens.read(token)).toBeNull();
    now = NOW;
    expect(await tokens.read(token)).toEqual(READ);
    expect(await tokens.read(`${token.slice(0, -4)}AAAA`)).toBeNull();
  });

  it("does not read a token of another key", async () => {
    const others = createTokens({ keys: ringOf(OTHER), clock: () => NOW });
    const tokens = createTokens({ keys: ringOf(KEY), clock: () => NOW });
    expect(await tokens.read(await others.issue(ADA, "one"))).toBeNull();
  });

  it.each([
    ["that is altered", async () => `${await aToken()}x`],
    [
      "whose claims are altered",
      async () => (await aToken()).replace(/\.[^.]+\./, `.${toPart({ sub: "b", gen: 1 })}.`),
    ],
    ["without a signature", async () => new UnsecuredJWT(claims()).encode()],
    ["that names no algorithm", async () => `${toPart({ alg: "none" })}.${toPart(claims())}.`],
    ["of another algorithm", () => aToken({}, "HS512")],
    ["from the future", () => aToken({ iat: NOW_SECONDS + 60 })],
    ["that has expired", () => aToken({ exp: NOW_SECONDS })],
    ["that never expires", () => aToken({ exp: undefined })],
    ["that does not say since when it is", () => aToken({ iat: undefined })],
    ["of a week ago that lasts longer", () => aToken({ iat: NOW_SECONDS - 604_801 })],
    ["of nobody", () => aToken({ sub: undefined })],
    ["without a generation", () => aToken({ gen: undefined })],
    ["with a generation of another type", () => aToken({ gen: "3" })],
    ["with an id of another type", () => aToken({ jti: 7 })],
    ["that is none", async () => "undefined"],
    ["of three dots", async () => "..."],
    ["of 8 kB", async () => "a".repeat(8_000)],
  ])("does not read one %s", async (_, make) => {
    const tokens = createTokens({ keys: ringOf(KEY), clock: () => NOW });
    expect(await tokens.read(await make())).toBeNull();
  });

  it("would read what is altered above, unaltered", async () => {
    const tokens = createTokens({ keys: ringOf(KEY), clock: () => NOW });
    expect(await tokens.read(await aToken())).toEqual(READ);
  });
});

it("signs with the first key, and reads what the others have signed", async () => {
  const before = createTokens({ keys: ringOf(KEY), clock: () => NOW });
  const after = createTokens({ keys: ringOf(OTHER, KEY), clock: () => NOW });
  expect(await after.read(await before.issue(ADA, "one"))).toEqual(READ);
  expect(await before.read(await after.issue(ADA, "one"))).toBeNull();
});

it("forgets what it has checked when the keys have changed", async () => {
  let keys = ringOf(KEY);
  const tokens = createTokens({
    keys: { version: () => keys.version(), signing: () => keys.signing(), find: (id) => keys.find(id) },
    clock: () => NOW,
  });
  const token = await tokens.issue(ADA, "one");
  expect(await tokens.read(token)).toEqual(READ);
  keys = ringOf(OTHER, KEY);
  expect(await tokens.read(token)).toEqual(READ);
  keys = ringOf(OTHER);
  expect(await tokens.read(token)).toBeNull();
});

it("takes a token that names no key for one of the oldest", async () => {
  const tokens = createTokens({ keys: ringOf(OTHER, KEY), clock: () => NOW });
  expect(await tokens.read(await aToken())).toEqual(READ);
});

it("reads a token from before tokens had ids", async () => {
  const tokens = createTokens({ keys: ringOf(KEY), clock: () => NOW });
  expect(await tokens.read(await aToken({ jti: undefined }))).toEqual({ ...ADA, id: null });
});

type Claims = Record<string, unknown>;

function claims(change: Claims = {}): Claims {
  return {
    sub: ADA.documentId,
    gen: ADA.tokenGeneration,
    jti: READ.id,
    iat: NOW_SECONDS,
    exp: NOW_SECONDS + 60,
    ...change,
  };
}

function aToken(change: Claims = {}, alg = "HS256"): Promise<string> {
  return new SignJWT(claims(change))
    .setProtectedHeader({ alg })
    .sign(new Uint8Array(alg === "HS256" ? KEY : [...KEY, ...KEY]));
}

function toPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Keys, the one that signs first. */
function ringOf(...secrets: Uint8Array[]): Keyring {
  const [signing, ...others] = secrets.map((secret) => ({ id: `key ${secret[0]}`, key: createSecretKey(secret) }));
  if (!signing) throw new Error("expected a key");
  const all = [signing, ...others];
  return {
    version: () => all.map(({ id }) => id).join(),
    signing: () => signing,
    find: (id) => (id === undefined ? all.at(-1) : all.find((key) => key.id === id))?.key ?? null,
  };
}
