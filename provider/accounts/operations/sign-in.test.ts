import { argon2 } from "node:crypto";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createTestAccounts, LOGIN, ME, REGISTER, readToken } from "../accounts-builder.ts";

const MINUTE_MS = 60_000;

describe("login", () => {
  it.each(["ada", "Ada", "ada@example.test", " ADA@example.test "])("signs in by %j", async (identifier) => {
    const { ask, join } = await createTestAccounts();
    await join("ada");
    const { data } = await ask(LOGIN, { input: { identifier, password: "password-of-ada" } });
    expect(data).toEqual({ login: { jwt: expect.any(String), user: { username: "ada", email: "ada@example.test" } } });
    expect(await ask(ME, {}, { token: readToken(data) })).toMatchObject({
      data: { me: { username: "ada", email: "ada@example.test", confirmed: true, role: { name: "Authenticated" } } },
    });
  });

  it.each([
    ["a wrong password", { identifier: "ada", password: "password-of-bob" }],
    ["an unknown name", { identifier: "nobody", password: "password-of-ada" }],
    ["an unknown address", { identifier: "nobody@example.test", password: "password-of-ada" }],
    ["what is no address", { identifier: "@", password: "password-of-ada" }],
    ["SQL", { identifier: "' OR 1=1 --", password: "' OR 1=1 --" }],
    ["a name of 50,000 characters", { identifier: "a".repeat(50_000), password: "password-of-ada" }],
    ["a password of 50,000 characters", { identifier: "ada", password: "a".repeat(50_000) }],
    ["a password with more behind it", { identifier: "ada", password: "password-of-ada\u0000" }],
  ])("answers alike to %s", async (_, input) => {
    const { ask, join, logged } = await createTestAccounts();
    await join("ada");
    expect(await ask(LOGIN, { input })).toMatchObject({
      status: 200,
      data: null,
      errors: [{ message: "Invalid identifier or password", extensions: { error: { details: {} } } }],
    });
    expect(logged).toEqual([]);
  });

  it("computes one hash of the same cost, whether or not there is an account, and whether the password is right", async () => {
    const hashed: { message: string; work: object }[] = [];
    const derive = promisify(argon2);
    const { ask, join, messages } = await createTestAccounts({
      derivePassword: (algorithm, { message, nonce, ...work }) => {
        hashed.push({ message, work: { ...work, saltBytes: nonce.length } });
        return derive(algorithm, { message, nonce, ...work });
      },
    });
    await join("ada");
    await ask(REGISTER, { input: { username: "bob", email: "bob@example.test", password: "password-of-bob" } });
    const [first] = hashed.splice(0);
    const codes = () => messages.filter(({ link }) => new URL(link).search !== "").length;
    const sent = codes();
    const identifiers = ["ada", "ada@example.test", "bob", "nobody", "nobody@example.test", "@", "a".repeat(10_000)];
    for (const identifier of identifiers) {
      for (const password of ["a-wrong-password", "password-of-ada"]) {
        await ask(LOGIN, { input: { identifier, password } }, { from: `192.0.2.${identifiers.indexOf(identifier)}` });
        expect(hashed.splice(0), identifier).toEqual([{ message: password, work: first?.work }]);
      }
    }
    expect(codes()).toBe(sent);
  });

  it("tells that an account is not confirmed only to whoever knows its password", async () => {
    const { ask } = await createTestAccounts();
    await ask(REGISTER, { input: { username: "ada", email: "ada@example.test", password: "password-of-ada" } });
    const login = async (password: string) => (await ask(LOGIN, { input: { identifier: "ada", password } })).errors;
    expect(await login("wrong-password")).toMatchObject([{ message: "Invalid identifier or password" }]);
    expect(await login("password-of-ada")).toMatchObject([{ message: "Your account email is not confirmed" }]);
  });

  it("hashes a password anew when hashes have become dearer", async () => {
    const before = await createTestAccounts();
    await before.join("ada");
    await before.stop();
    const cost = { memoryKib: 16, passes: 2 };
    const today = await createTestAccounts({ dataDir: before.dataDir, passwordCost: cost });
    const token = readToken(
      (await today.ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } })).data,
    );
    expect(await today.readRows("SELECT password_hash AS hash FROM accounts")).toEqual([
      { hash: expect.stringMatching(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/) },
    ]);
    expect(await today.ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } })).not.toHaveProperty(
      "errors",
    );
    expect(await today.ask(ME, {}, { token })).not.toHaveProperty("errors");
  });

  it("refuses the eleventh attempt of a minute from one address, with the right password too", async () => {
    const { ask, join, passTime } = await createTestAccounts();
    await join("ada");
    const login = (password: string, from = "192.0.2.1") =>
      ask(LOGIN, { input: { identifier: "ada", password } }, { from });
    for (let count = 0; count < 10; count += 1) await login("wrong-password");
    const refused = await login("password-of-ada");
    expect(refused).toMatchObject({
      status: 200,
      headers: { "retry-after": "60", "x-ratelimit-limit": "10", "x-ratelimit-remaining": "0" },
      data: null,
      errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }],
    });
    expect(await login("password-of-ada", "192.0.2.2")).not.toHaveProperty("errors");
    passTime(MINUTE_MS);
    expect(await login("password-of-ada")).not.toHaveProperty("errors");
  });

  it.each([
    ["an address", (count: number) => `ada@ex${"\u00ad".repeat(count)}ample.test`],
    ["a name", (count: number) => `${" ".repeat(count)}ada`],
  ])("counts every spelling of %s as one, from wherever", async (_, spell) => {
    const { ask, join } = await createTestAccounts();
    await join("ada");
    const guess = (count: number) =>
      ask(LOGIN, { input: { identifier: spell(count), password: "wrong-password" } }, { from: `192.0.2.${count}` });
    for (let count = 0; count < 50; count += 1) await guess(count);
    expect(await guess(50)).toMatchObject({ errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }] });
  });

  it("counts each attempt of a request that holds several", async () => {
    const { ask } = await createTestAccounts();
    const fields = Array.from(
      { length: 12 },
      (_, i) => `a${i}: login(input: { identifier: "x", password: "y" }) { jwt }`,
    );
    const { errors } = await ask(`mutation { ${fields.join(" ")} }`);
    expect(errors?.[0]?.message).toBe("Invalid identifier or password");
    const { headers } = await ask(LOGIN, { input: { identifier: "x", password: "y" } });
    expect(headers).toMatchObject({ "x-ratelimit-remaining": "8" });
  });

  it("knows no other provider", async () => {
    const { ask } = await createTestAccounts();
    const input = { identifier: "ada", password: "password-of-ada", provider: "google" };
    expect(await ask(LOGIN, { input })).toMatchObject({ errors: [{ message: "This provider is disabled" }] });
  });
});

describe("a token", () => {
  it.each(["undefined", "null", "a".repeat(8_000), "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0."])(
    "is refused for every operation: %j",
    async (token) => {
      const { ask } = await createTestAccounts();
      for (const query of [ME, "{ concepts { data { slug } } }"]) {
        expect(await ask(query, {}, { token })).toMatchObject({
          status: 401,
          error: { message: "Missing or invalid credentials" },
        });
      }
    },
  );

  it("ends after seven days", async () => {
    const { ask, join, passTime } = await createTestAccounts();
    const token = await join("ada");
    passTime(7 * 24 * 60 * MINUTE_MS);
    expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
  });

  it("outlives a restart", async () => {
    const before = await createTestAccounts();
    const token = await before.join("ada");
    await before.stop();
    const { ask } = await createTestAccounts({ dataDir: before.dataDir });
    expect(await ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "ada" } } });
  });
});
