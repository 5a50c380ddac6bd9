import { describe, expect, it } from "vitest";
import { createTestAccounts, LOGIN, ME, REGISTER, readToken } from "../accounts-builder.ts";
import type { Tokens } from "../credentials/tokens.ts";
import { createBeginSession } from "../sessions/create-begin-session.ts";
import { aDatabase } from "../storage/database-builder.ts";
import { createSessionStore } from "../storage/session-store.ts";
import { createPasswordOperations } from "./password-changes.ts";
import type { Services } from "./services.ts";

const ADA = { username: "ada", email: "ada@example.test", password: "password-of-ada" };
const FORGOT = 'mutation { forgotPassword(email: "ada@example.test") { ok } }';
const RESET = `mutation($code: String!, $password: String!) {
  resetPassword(code: $code, password: $password, passwordConfirmation: $password) { jwt } }`;
const CHANGE = `mutation($password: String!) {
  changePassword(currentPassword: "password-of-ada", password: $password, passwordConfirmation: $password) { jwt } }`;
const SIGN_OUT = "mutation { signOut { ok } }";
const TIMES = 10;
const each = <Result>(run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: TIMES }, (_, index) => run(index)));

describe("at once", () => {
  it("an address is registered for one of many, and its owner is told of the others", async () => {
    const { ask, accounts, messages, readRows } = await createTestAccounts({ attemptsPerMinute: 1_000 });
    const answers = await each((index) => ask(REGISTER, { input: { ...ADA, username: `ada-${index}` } }));
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(await readRows("SELECT count(*) AS owners FROM accounts WHERE email = 'ada@example.test'")).toEqual([
      { owners: 1 },
    ]);
    await accounts.settled();
    expect(messages.filter(({ link }) => link.includes("/confirm-email?"))).toHaveLength(1);
  });

  it("a link for a new password works for one of many, and its password is the one that counts", async () => {
    const { ask, join, readCode } = await createTestAccounts({ attemptsPerMinute: 1_000 });
    await join("ada");
    await ask(FORGOT);
    const code = await readCode();
    const answers = await each((index) => ask(RESET, { code, password: `a-new-password-${index}` }));
    const won = answers.findIndex(({ errors }) => !errors);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await ask(ME, {}, { token: readToken(answers[won]?.data) })).not.toHaveProperty("errors");
    const signIn = (index: number) =>
      ask(LOGIN, { input: { identifier: "ada", password: `a-new-password-${index}` } }, { from: `192.0.2.${index}` });
    const isIn = (await each(signIn)).map(({ errors }) => !errors);
    expect(isIn).toEqual(Array.from({ length: TIMES }, (_, index) => index === won));
  });

  it("a new password and signing out leave no session but that of the new password", async () => {
    const { ask, join } = await createTestAccounts({ attemptsPerMinute: 1_000 });
    const token = await join("ada");
    const [changed] = await Promise.all([
      ask(CHANGE, { password: "a-new-password" }, { token }),
      ask(SIGN_OUT, {}, { token }),
    ]);
    expect(await ask(ME, {}, { token })).not.toMatchObject({ data: { me: { username: "ada" } } });
    // Who was signed out first could not change it any more: then all is as it was.
    const { data } = changed.data?.changePassword
      ? changed
      : await ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } });
    expect(await ask(ME, {}, { token: readToken(data) })).toMatchObject({ data: { me: { username: "ada" } } });
  });

  it("a new password and the end of all sessions after it leave none: nobody stays who was in", async () => {
    const { database, accounts, ada, clock, random } = await aDatabase();
    const sessions = createSessionStore(database, clock);
    const tokens = { issue: async () => "a token" } as unknown as Tokens;
    /** Somebody else, who has waited for this write, ends every session, before it goes on that has waited for it. */
    const write: Services["write"] = async (work) => {
      const result = await database.write(work);
      await database.write(() => accounts.endTokens(ada));
      return result;
    };
    const { changePassword } = createPasswordOperations({
      accounts,
      write,
      beginSession: createBeginSession({ accounts, sessions, tokens, write: database.write, random }),
      passwords: { verify: async () => true, hash: async () => "another hash" },
      findPasswordFault: async () => null,
      attempts: { count: async () => undefined, countGuess: async () => undefined },
      codes: { removeAll: async () => undefined },
      addressChanges: { cancel: async () => undefined },
      background: { run: () => undefined },
    } as unknown as Services);
    const password = "a-new-password";
    const viewer = { kind: "user", user: { documentId: ada.documentId } };
    await changePassword({ currentPassword: "old", password, passwordConfirmation: password }, {
      viewer,
      userAgent: null,
    } as unknown as Parameters<typeof changePassword>[1]);
    expect(await sessions.list(ada)).toEqual([]);
  });
});
