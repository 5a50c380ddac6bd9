import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createPasswords, DEFAULT_COST } from "./passwords.ts";

const CHEAP = { memoryKib: 8, passes: 1 };
const DEARER = { memoryKib: 16, passes: 2 };

describe("createPasswords", () => {
  it("knows the right password from a wrong one", async () => {
    const passwords = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    const hash = await passwords.hash("password-of-ada");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await passwords.verify("password-of-ada", hash)).toBe(true);
    expect(await passwords.verify("password-of-bob", hash)).toBe(false);
    expect(await passwords.verify("", hash)).toBe(false);
    expect(await passwords.verify("password-of-ada\u0000", hash)).toBe(false);
  });

  it("hashes the same password differently each time", async () => {
    const passwords = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    expect(await passwords.hash("password")).not.toBe(await passwords.hash("password"));
  });

  it("takes different keyboards' codes of a letter for the same", async () => {
    const passwords = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    expect(await passwords.verify("pe\u0301nible", await passwords.hash("p\u00e9nible"))).toBe(true);
  });

  it("hashes the beginning only of what is longer than any password, which has other codes for its letters or not", async () => {
    const lengths: number[] = [];
    const passwords = createPasswords({
      cost: CHEAP,
      random: randomBytes,
      clock: Date.now,
      derive: async (_, { message }) => {
        lengths.push(message.length);
        return Buffer.alloc(32);
      },
    });
    for (const text of ["x", "\u0315\u0300\u05ae"]) await passwords.verify(text.repeat(90_000), null);
    expect(lengths).toEqual([1_000, 1_000]);
    const all = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    const longest = "가".repeat(24);
    expect(await all.verify(longest.normalize("NFD"), await all.hash(longest))).toBe(true);
  });

  it("reads hashes of another cost, and knows them for outdated", async () => {
    const before = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    const today = createPasswords({ cost: DEARER, random: randomBytes, clock: Date.now });
    const hash = await before.hash("password");
    expect(await today.verify("password", hash)).toBe(true);
    expect(today.isOutdated(hash)).toBe(true);
    expect(today.isOutdated(await today.hash("password"))).toBe(false);
  });

  it("has no right password where there is no hash", async () => {
    const passwords = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    expect(await passwords.verify("password", null)).toBe(false);
    expect(await passwords.verify("", null)).toBe(false);
  });

  it("does not take another text for a hash", async () => {
    const passwords = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    await expect(passwords.verify("password", "$2b$10$abc")).rejects.toThrow("expected Argon2id's form");
  });

  it("hashes as others do who follow RFC 9106", async () => {
    const passwords = createPasswords({ cost: CHEAP, random: randomBytes, clock: Date.now });
    const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(
      await passwords.verify(
        "password",
        known.replace(/[+/]/g, (sign) => (sign === "+" ? "-" : "_")),
      ),
    ).toBe(true);
  });

  it("can afford its usual cost", async () => {
    const passwords = createPasswords({ cost: DEFAULT_COST, random: randomBytes, clock: Date.now });
    expect(await passwords.verify("password", await passwords.hash("password"))).toBe(true);
  });
});
