import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createTestAccounts, itInFiles, LOGIN, ME, REGISTER, readToken } from "../accounts-builder.ts";

const FORGOT = "mutation($email: String!) { forgotPassword(email: $email) { ok } }";
const RESET = `mutation($code: String!, $password: String!, $again: String!) {
  resetPassword(code: $code, password: $password, passwordConfirmation: $again) { jwt user { username } } }`;
const CHANGE = `mutation($current: String!, $password: String!, $again: String!) {
  changePassword(currentPassword: $current, password: $password, passwordConfirmation: $again) { jwt } }`;
const EMAIL = "ada@example.test";
const HOUR_MS = 3_600_000;
const NEW = { password: "a-new-password", again: "a-new-password" };

describe("forgotPassword", () => {
  it("answers before it looks whether there is an account", async () => {
    const send = Promise.withResolvers<void>();
    const { ask } = await createTestAccounts({
      mail: { send: () => send.promise, isFailing: () => false, close: () => undefined },
    });
    // Only registering waits for its message, which is not sent until the end.
    const registered = ask(REGISTER, { input: { username: "ada", email: EMAIL, password: "password-of-ada" } });
    for (const email of [EMAIL, "nobody@example.test"]) {
      expect(await ask(FORGOT, { email })).toMatchObject({ data: { forgotPassword: { ok: true } } });
    }
    send.resolve();
    await registered;
  });

  it("answers alike while mail is out of order, whether or not there is an account", async () => {
    let isFailing = false;
    const { ask, join } = await aWorldWithMail(() => isFailing);
    await join("ada");
    isFailing = true;
    for (const email of [EMAIL, "nobody@example.test"]) {
      expect(await ask(FORGOT, { email })).toMatchObject({
        data: { forgotPassword: null },
        errors: [{ message: "Internal Server Error" }],
      });
    }
  });

  it("writes in the reader's language, and to nobody unknown", async () => {
    const { ask, join, accounts, messages } = await createTestAccounts();
    await join("ada");
    await ask(FORGOT, { email: EMAIL }, { locale: "de" });
    await ask(FORGOT, { email: "nobody@example.test" });
    await accounts.settled();
    expect(messages.slice(1)).toMatchObject([{ to: EMAIL, locale: "de" }]);
    expect(new URL(messages[1]?.link ?? "").pathname).toBe("/de/reset-password");
  });

  itInFiles.each([
    ["forgotPassword", FORGOT],
    ["sendEmailConfirmation", "mutation($email: String!) { sendEmailConfirmation(email: $email) { ok } }"],
  ])("waits for the disk whether or not there is an account: %s", async (_, query) => {
    const { ask, accounts, dataDir } = await createTestAccounts();
    await ask(REGISTER, { input: { username: "ada", email: EMAIL, password: "password-of-ada" } });
    const countBytes = () => statSync(`${dataDir}/accounts.db-wal`).size;
    for (const email of [EMAIL, "nobody@example.test"]) {
      const before = countBytes();
      await ask(query, { email });
      await accounts.settled();
      expect(countBytes()).toBeGreaterThan(before);
    }
  });

  it("is refused where one address is asked for too often, from wherever", async () => {
    const { ask } = await createTestAccounts();
    const forget = (index: number) => ask(FORGOT, { email: EMAIL }, { from: `192.0.2.${index}` });
    for (let index = 0; index < 100; index += 1) expect(await forget(index)).not.toHaveProperty("errors");
    expect(await forget(100)).toMatchObject({ errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }] });
  });

  it("is not denied to anybody by one who asks in their name all the time", async () => {
    const { ask } = await createTestAccounts();
    for (let count = 0; count < 20; count += 1) await ask(FORGOT, { email: EMAIL }, { from: "192.0.2.66" });
    expect(await ask(FORGOT, { email: EMAIL }, { from: "192.0.2.1" })).not.toHaveProperty("errors");
  });

  it("is not denied to anybody by one who registers with their address all the time", async () => {
    const { ask, join, accounts, messages } = await createTestAccounts();
    await join("ada");
    for (let count = 0; count < 20; count += 1) {
      const input = { username: `somebody ${count}`, email: EMAIL, password: "a-new-password" };
      await ask(REGISTER, { input }, { from: `192.0.2.${count}` });
    }
    const before = messages.length;
    await ask(FORGOT, { email: EMAIL });
    await accounts.settled();
    expect(messages.slice(before)).toMatchObject([
      { to: EMAIL, link: expect.stringContaining("/reset-password?code=") },
    ]);
  });
});

describe("resetPassword", () => {
  it("sets a password and ends what was signed in before", async () => {
    const { ask, join, readCode } = await createTestAccounts();
    const older = await join("ada");
    await ask(FORGOT, { email: EMAIL });
    const { data } = await ask(RESET, { code: await readCode(), ...NEW });
    expect(await ask(ME, {}, { token: readToken(data) })).toMatchObject({ data: { me: { username: "ada" } } });
    expect(await ask(ME, {}, { token: older })).toMatchObject({
      status: 401,
      error: { message: "Invalid credentials" },
    });
    const login = async (password: string) => ask(LOGIN, { input: { identifier: "ada", password } });
    expect(await login("password-of-ada")).toHaveProperty("errors");
    expect(await login(NEW.password)).not.toHaveProperty("errors");
  });

  it("takes a code once, for an hour, and only the newest", async () => {
    const { ask, join, readCode, passTime } = await createTestAccounts();
    const refused = { errors: [{ message: "Incorrect code provided" }] };
    await join("ada");
    await ask(FORGOT, { email: EMAIL });
    const first = await readCode();
    await ask(FORGOT, { email: EMAIL });
    const second = await readCode();
    expect(await ask(RESET, { code: first, ...NEW })).toMatchObject(refused);
    expect(await ask(RESET, { code: second, ...NEW })).not.toHaveProperty("errors");
    expect(await ask(RESET, { code: second, ...NEW })).toMatchObject(refused);
    await ask(FORGOT, { email: EMAIL });
    const third = await readCode();
    passTime(HOUR_MS);
    expect(await ask(RESET, { code: third, ...NEW })).toMatchObject(refused);
  });

  it("does not use up a code for a password that is refused", async () => {
    const { ask, join, readCode } = await createTestAccounts();
    await join("ada");
    await ask(FORGOT, { email: EMAIL });
    const code = await readCode();
    expect(await ask(RESET, { code, password: "123", again: "321" })).toMatchObject({
      errors: [{ message: "2 errors occurred" }],
    });
    expect(await ask(RESET, { code, ...NEW })).not.toHaveProperty("errors");
  });

  it("shows that the address is one's own", async () => {
    const { ask, readCode } = await createTestAccounts();
    await ask(REGISTER, { input: { username: "ada", email: EMAIL, password: "password-of-eve" } });
    await ask(FORGOT, { email: EMAIL });
    const { data } = await ask(RESET, { code: await readCode(), ...NEW });
    expect(await ask(ME, {}, { token: readToken(data) })).toMatchObject({ data: { me: { confirmed: true } } });
    expect(await ask(LOGIN, { input: { identifier: "ada", password: "password-of-eve" } })).toHaveProperty("errors");
  });
});

describe("what the site asks of passwords beyond the contract", () => {
  it("holds wherever one is chosen", async () => {
    const { ask, join, readCode } = await createTestAccounts({
      findPasswordWeakness: async (password) => (password === "well known" ? "password is too common" : null),
    });
    const token = await join("ada");
    const refused = { errors: [{ message: "password is too common" }] };
    const weak = { password: "well known", again: "well known" };
    const input = { username: "bob", email: "bob@example.test", password: weak.password };
    expect(await ask(REGISTER, { input })).toMatchObject(refused);
    expect(await ask(CHANGE, { current: "password-of-ada", ...weak }, { token })).toMatchObject(refused);
    await ask(FORGOT, { email: EMAIL });
    const code = await readCode();
    expect(await ask(RESET, { code, ...weak })).toMatchObject(refused);
    expect(await ask(RESET, { code, ...NEW })).not.toHaveProperty("errors");
  });
});

describe("a new password", () => {
  it.each([
    [
      "chosen with the old one",
      (world: World, token: string) => world.ask(CHANGE, { current: "password-of-ada", ...NEW }, { token }),
    ],
    [
      "chosen with a code",
      async ({ ask, readCode }: World) => {
        await ask(FORGOT, { email: EMAIL });
        return ask(RESET, { code: await readCode(), ...NEW });
      },
    ],
  ])("is told to the account's owner: %s", async (_, choose) => {
    const world = await createTestAccounts();
    const token = await world.join("ada");
    expect(await choose(world, token)).not.toHaveProperty("errors");
    await world.accounts.settled();
    expect(world.messages.at(-1)).toMatchObject({ to: EMAIL, subject: "Your password has been changed" });
  });

  it("is told also where many messages were asked for", async () => {
    const { ask, join, messages, accounts } = await createTestAccounts();
    const token = await join("ada");
    for (let times = 0; times < 8; times += 1) await ask(FORGOT, { email: EMAIL }, { from: "192.0.2.66" });
    await accounts.settled();
    await ask(CHANGE, { current: "password-of-ada", ...NEW }, { token });
    await accounts.settled();
    expect(messages.at(-1)).toMatchObject({ subject: "Your password has been changed" });
  });
});

describe("changePassword", () => {
  it("ends older tokens and gives a new one", async () => {
    const { ask, join } = await createTestAccounts();
    const older = await join("ada");
    const other = readToken((await ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } })).data);
    const { data } = await ask(CHANGE, { current: "password-of-ada", ...NEW }, { token: older });
    for (const token of [older, other]) expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
    expect(await ask(ME, {}, { token: readToken(data) })).toMatchObject({ data: { me: { username: "ada" } } });
  });

  it("lets one of two win who change it at once", async () => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    const answers = await Promise.all(
      ["first-password", "second-password"].map((password) =>
        ask(CHANGE, { current: "password-of-ada", password, again: password }, { token }),
      ),
    );
    const [lost, ...others] = answers.filter(({ data }) => !data?.changePassword);
    expect(others).toEqual([]);
    // Who comes later has an old password, or by then an old token.
    if (lost?.status === 401) expect(lost.error).toMatchObject({ message: "Invalid credentials" });
    else expect(lost?.errors).toMatchObject([{ message: "The provided current password is invalid" }]);
  });

  it("makes codes worthless that were sent before", async () => {
    const { ask, join, readCode } = await createTestAccounts();
    const token = await join("ada");
    await ask(FORGOT, { email: EMAIL });
    const code = await readCode();
    await ask(CHANGE, { current: "password-of-ada", ...NEW }, { token });
    expect(await ask(RESET, { code, ...NEW })).toMatchObject({ errors: [{ message: "Incorrect code provided" }] });
  });

  it("does not let a stolen token guess the password for long", async () => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    const guess = (index: number) => ask(CHANGE, { current: `guess-${index}`, ...NEW }, { token, from: `a${index}` });
    for (let index = 0; index < 10; index += 1) {
      expect(await guess(index)).toMatchObject({ errors: [{ message: "The provided current password is invalid" }] });
    }
    expect(await guess(10)).toMatchObject({ errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }] });
  });
});

type World = Awaited<ReturnType<typeof createTestAccounts>>;

async function aWorldWithMail(isFailing: () => boolean) {
  const links: string[] = [];
  const world = await createTestAccounts({
    mail: { send: async ({ link }) => void links.push(link), isFailing, close: () => undefined },
  });
  return {
    ...world,
    async join(name: string): Promise<void> {
      const input = { username: name, email: `${name}@example.test`, password: `password-of-${name}` };
      await world.ask(REGISTER, { input });
    },
  };
}
