import { describe, expect, it } from "vitest";
import { CONFIRM, createTestAccounts, LOGIN, ME, REGISTER, readToken } from "../accounts-builder.ts";
import type { Derive } from "../credentials/passwords.ts";

const ADA = { username: "ada", email: "ada@example.test", password: "password-of-ada" };
const RESEND = "mutation($email: String!) { sendEmailConfirmation(email: $email) { ok } }";
const HOUR_MS = 3_600_000;

describe("register", () => {
  it("makes an account that waits for its confirmation", async () => {
    const { ask, readCode, messages } = await createTestAccounts();
    expect(await ask(REGISTER, { input: ADA })).toMatchObject({
      data: { register: { jwt: null, user: { username: "ada", email: "ada@example.test", confirmed: false } } },
    });
    expect(messages).toMatchObject([{ to: "ada@example.test", locale: "en" }]);
    const { data } = await ask(CONFIRM, { code: await readCode() });
    expect(await ask(ME, {}, { token: readToken(data) })).toMatchObject({ data: { me: { confirmed: true } } });
  });

  it("stores names and addresses as they are meant", async () => {
    const { ask } = await createTestAccounts();
    const input = { ...ADA, username: " E\u0301lise ", email: " Elise@Example.TEST " };
    expect(await ask(REGISTER, { input })).toMatchObject({
      data: { register: { user: { username: "\u00c9lise", email: "elise@example.test" } } },
    });
  });

  it.each([
    ["the name", { ...ADA, email: "other@example.test" }],
    ["the name in capitals", { ...ADA, username: "ADA", email: "other@example.test" }],
    ["the name in wide letters", { ...ADA, username: "ａｄａ", email: "other@example.test" }],
  ])("refuses %s of another account", async (_, input) => {
    const { ask } = await createTestAccounts();
    await ask(REGISTER, { input: ADA });
    expect(await ask(REGISTER, { input })).toMatchObject({
      data: null,
      errors: [{ message: "Email or Username are already taken" }],
    });
  });

  it.each([
    ["confirmed", async ({ join }: World) => void (await join("ada"))],
    ["waiting for its confirmation", async ({ ask }: World) => void (await ask(REGISTER, { input: ADA }))],
  ])("tells nobody but its owner that an address has an account, %s", async (_, openAda) => {
    const world = await createTestAccounts();
    await openAda(world);
    const [taken, free] = [
      await world.ask(
        REGISTER,
        { input: { ...ADA, username: "eve", email: "ADA@example.test" } },
        { from: "192.0.2.1" },
      ),
      await world.ask(
        REGISTER,
        { input: { ...ADA, username: "eva", email: "free@example.test" } },
        { from: "192.0.2.2" },
      ),
    ];
    const { ask } = world;
    expect(taken).toMatchObject({ data: { register: { jwt: null, user: { email: "ada@example.test" } } } });
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    expect(world.messages.slice(-2)).toMatchObject([
      { to: "ada@example.test", link: "https://site.test/login" },
      { to: "free@example.test", link: expect.stringContaining("/confirm-email?") },
    ]);
    // Nor does what is asked afterwards.
    for (const username of ["eve", "eva"]) {
      const input = { ...ADA, username, email: `${username}@example.test` };
      expect(await ask(REGISTER, { input })).toMatchObject({
        errors: [{ message: "Email or Username are already taken" }],
      });
      const signingIn = { input: { identifier: username, password: ADA.password } };
      expect(await ask(LOGIN, signingIn)).toMatchObject({
        errors: [{ message: "Your account email is not confirmed" }],
      });
    }
  });

  it("hashes a password whether or not there is an account", async () => {
    let hashes = 0;
    const derivePassword: Derive = async () => {
      hashes += 1;
      return Buffer.alloc(32);
    };
    const { ask } = await createTestAccounts({ derivePassword });
    for (const username of ["ada", "eve"]) await ask(REGISTER, { input: { ...ADA, username } });
    expect(hashes).toBe(2);
  });

  it("takes nothing from the owner of the address", async () => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    await ask(REGISTER, { input: { ...ADA, username: "eve", password: "password-of-eve" } });
    expect(await ask(ME, {}, { token })).toMatchObject({
      data: { me: { username: "ada", email: "ada@example.test" } },
    });
    const input = { identifier: "ada@example.test", password: "password-of-eve" };
    expect(await ask(LOGIN, { input })).toMatchObject({ errors: [{ message: "Invalid identifier or password" }] });
  });

  it("lets exactly one of many win who want one name at once", async () => {
    const { ask, readRows } = await createTestAccounts({ attemptsPerMinute: 1_000 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(REGISTER, { input: { ...ADA, email: `ada${index}@example.test` } })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual(
      Array.from({ length: 29 }, () => "Email or Username are already taken"),
    );
    expect(await readRows("SELECT count(*) AS accounts FROM accounts")).toEqual([{ accounts: 1 }]);
  });

  it("names every wrong field with what was sent", async () => {
    const { ask, logged } = await createTestAccounts();
    const input = { username: "a".repeat(1_000), email: "ada@example", password: "secret" };
    const { errors } = await ask(REGISTER, { input });
    expect(errors).toMatchObject([
      {
        message: "2 errors occurred",
        extensions: {
          error: {
            details: {
              errors: [
                { path: ["email"], message: "email must be a valid email", value: "ada@example" },
                { path: ["username"], message: "username must be at most 64 characters" },
              ],
            },
          },
        },
      },
    ]);
    expect(logged).toEqual([]);
  });

  it("says that the confirmation could not be sent, and keeps the account and passwords out of the log", async () => {
    const { ask, logged } = await createTestAccounts({ mail: aBrokenMail() });
    expect(await ask(REGISTER, { input: ADA })).toMatchObject({
      errors: [{ message: "Error sending confirmation email", extensions: { code: "STRAPI_APPLICATION_ERROR" } }],
    });
    expect(await ask(REGISTER, { input: ADA })).toMatchObject({
      errors: [{ message: "Email or Username are already taken" }],
    });
    expect(logged).toMatchObject([{ level: "error", message: "register: no confirmation was sent" }]);
    expect(JSON.stringify(logged)).not.toMatch(/ada@|password-of-ada/);
  });

  it("writes to the reader in the language of the request", async () => {
    const { ask, messages, accounts } = await createTestAccounts();
    await ask(REGISTER, { input: ADA }, { locale: "ko" });
    await ask(RESEND, { email: ADA.email }, { locale: "fr" });
    await accounts.settled();
    expect(messages.map(({ locale, link }) => [locale, new URL(link).pathname])).toEqual([
      ["ko", "/ko/confirm-email"],
      ["fr", "/fr/confirm-email"],
    ]);
  });

  it("repeats nothing of the form in its message", async () => {
    const { ask, messages } = await createTestAccounts();
    await ask(REGISTER, { input: { ...ADA, username: "Buy at evil.example" } });
    const { subject, text, html } = messages[0] ?? { subject: "", text: "evil", html: "" };
    expect(`${subject} ${text} ${html}`).not.toContain("evil");
  });

  it("gives up accounts that were not confirmed for a month", async () => {
    const { ask, passTime, messages } = await createTestAccounts();
    await ask(REGISTER, { input: ADA });
    passTime(30 * 24 * HOUR_MS + 1);
    await ask(REGISTER, { input: { ...ADA, username: "eve" } });
    expect(messages.at(-1)?.link).toContain("/confirm-email?");
    expect(await ask(REGISTER, { input: { ...ADA, email: "other@example.test" } })).not.toHaveProperty("errors");
  });
});

describe("emailConfirmation", () => {
  it("takes a code once, and not after three days", async () => {
    const { ask, readCode, passTime } = await createTestAccounts();
    const refused = { errors: [{ message: "Invalid token" }] };
    await ask(REGISTER, { input: ADA });
    const code = await readCode();
    passTime(72 * HOUR_MS);
    expect(await ask(CONFIRM, { code })).toMatchObject(refused);
    await ask(RESEND, { email: ADA.email });
    const newer = await readCode();
    expect(await ask(CONFIRM, { code: newer })).not.toHaveProperty("errors");
    expect(await ask(CONFIRM, { code: newer })).toMatchObject(refused);
  });

  it.each(["' OR 1=1 --", "\u0000", "a".repeat(50_000), "<script>"])("does not take %j for a code", async (code) => {
    const { ask } = await createTestAccounts();
    expect(await ask(CONFIRM, { code })).toMatchObject({ errors: [{ message: "Invalid token" }] });
  });

  it("takes a code from exactly one of many at once", async () => {
    const { ask, readCode } = await createTestAccounts();
    await ask(REGISTER, { input: ADA });
    const code = await readCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(CONFIRM, { code })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });
});

describe("sendEmailConfirmation", () => {
  it("replaces the code that was sent before", async () => {
    const { ask, readCode } = await createTestAccounts();
    await ask(REGISTER, { input: ADA });
    const older = await readCode();
    expect(await ask(RESEND, { email: ADA.email })).toMatchObject({ data: { sendEmailConfirmation: { ok: true } } });
    const newer = await readCode();
    expect(await ask(CONFIRM, { code: older })).toMatchObject({ errors: [{ message: "Invalid token" }] });
    expect(await ask(CONFIRM, { code: newer })).not.toHaveProperty("errors");
  });

  it("answers alike to unknown and to confirmed addresses, and writes to neither", async () => {
    const { ask, join, messages, accounts } = await createTestAccounts();
    await join("ada");
    for (const email of ["ada@example.test", "nobody@example.test"]) {
      expect(await ask(RESEND, { email })).toMatchObject({ data: { sendEmailConfirmation: { ok: true } } });
    }
    await accounts.settled();
    expect(messages).toHaveLength(1);
  });

  it("fills nobody's mailbox, and keeps the last code working", async () => {
    const { ask, readCode, messages, passTime, logged } = await createTestAccounts();
    await ask(REGISTER, { input: ADA });
    for (let minute = 0; minute < 20; minute += 1) {
      await ask(RESEND, { email: ADA.email });
      passTime(60_000);
    }
    const code = await readCode();
    expect(messages).toHaveLength(6);
    expect(logged).toContainEqual({ level: "warn", message: expect.stringContaining("was not sent") });
    expect(await ask(CONFIRM, { code })).not.toHaveProperty("errors");
  });

  it("is refused the eleventh time in a minute, without headers that were not recorded", async () => {
    const { ask } = await createTestAccounts();
    const resend = (index: number) => ask(RESEND, { email: `nobody${index}@example.test` }, { from: "192.0.2.1" });
    for (let index = 0; index < 10; index += 1) expect(await resend(index)).toMatchObject({ headers: {} });
    expect(await resend(10)).toMatchObject({
      headers: { "retry-after": "60" },
      errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }],
    });
  });

  it("lets a confirmed account sign in by its password", async () => {
    const { ask, join } = await createTestAccounts();
    await join("ada");
    const input = { identifier: "ada", password: "password-of-ada" };
    expect(await ask(LOGIN, { input })).not.toHaveProperty("errors");
  });
});

type World = Awaited<ReturnType<typeof createTestAccounts>>;

/** What an answer shows to everybody: no ids, and no name or address that was sent. */
function shapeOf({ status, headers, data, errors }: Awaited<ReturnType<World["ask"]>>) {
  return JSON.stringify({ status, headers, data, errors }).replace(
    /"(?:eve|eva|ada@example.test|free@example.test)"/g,
    "…",
  );
}

function aBrokenMail() {
  return {
    send: () => Promise.reject(new Error("a message could not be sent: ECONNECTION")),
    isFailing: () => true,
    close: () => undefined,
  };
}
