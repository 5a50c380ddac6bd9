import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONFIRM, createTestAccounts, itInFiles, LOGIN, ME, REGISTER, readToken } from "../accounts-builder.ts";

const UPDATE =
  "mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { username email role { name } } }";
const DELETE = "mutation($password: String!) { deleteAccount(currentPassword: $password) { ok } }";
const SIGN_OUT_EVERYWHERE = "mutation { signOutEverywhere { ok } }";
const FORGOT = 'mutation { forgotPassword(email: "ada@example.test") { ok } }';
const RESET = `mutation($code: String!) {
  resetPassword(code: $code, password: "a-new-password", passwordConfirmation: "a-new-password") { jwt } }`;
const LEARN = `mutation {
  saveProgress(input: { kind: concept, slug: "staking" }) { slug }
  addBookmark(input: { kind: concept, slug: "staking", note: "Ada's own words" }) { slug }
  submitQuiz(input: { quizSlug: "basics", answers: [] }) { attempt { passed } }
  sendFeedback(input: { kind: concept, slug: "staking", message: "Ada's opinion" }) { slug }
}`;

describe("updateProfile", () => {
  it("changes the name without the password, in another spelling too", async () => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    for (const username of ["Ada", "Ada Lane"]) {
      expect(await ask(UPDATE, { input: { username } }, { token })).toMatchObject({
        data: { updateProfile: { username, email: "ada@example.test", role: { name: "Authenticated" } } },
      });
    }
    expect(await ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "Ada Lane" } } });
    expect(await ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } })).toHaveProperty("errors");
  });

  it("asks for the address with the password, and codes sent to the old one work no more", async () => {
    const { ask, join, readCode } = await createTestAccounts();
    const token = await join("ada");
    await ask(FORGOT);
    const code = await readCode();
    const input = { email: "Lane@Example.test", currentPassword: "password-of-ada" };
    expect(await ask(UPDATE, { input }, { token })).toMatchObject({
      data: { updateProfile: { email: "ada@example.test" } },
    });
    expect(await ask(RESET, { code })).toMatchObject({ errors: [{ message: "Incorrect code provided" }] });
  });

  it.each([
    ["another one's name", { username: "BOB" }, "Email or Username are already taken"],
    ["an address without the password", { email: "x@example.test" }, "The provided current password is invalid"],
    ["no address", { email: "x", currentPassword: "password-of-ada" }, "email must be a valid email"],
    ["an empty name", { username: "" }, "username must be at least 3 characters"],
    ["a long name", { username: "a".repeat(1_000) }, "username must be at most 64 characters"],
  ])("refuses %s", async (_, input, message) => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    await join("bob");
    expect(await ask(UPDATE, { input }, { token })).toMatchObject({
      data: null,
      errors: [{ message, extensions: { error: { details: {} } } }],
    });
    expect(await ask(ME, {}, { token })).toMatchObject({
      data: { me: { username: "ada", email: "ada@example.test" } },
    });
  });

  it("keeps what another request changes at the same time", async () => {
    const { ask, join, readCode } = await createTestAccounts();
    const token = await join("ada");
    const change = (input: object) => ask(UPDATE, { input }, { token });
    await change({ email: "lane@example.test", currentPassword: "password-of-ada" });
    const code = await readCode("lane@example.test");
    await Promise.all([ask(CONFIRM, { code }), change({ username: "Ada Lane" })]);
    expect(await ask(ME, {}, { token })).toMatchObject({
      data: { me: { username: "Ada Lane", email: "lane@example.test" } },
    });
  });

  it("does not tell by the hundred which names are taken", async () => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    const rename = (index: number) =>
      ask(UPDATE, { input: { username: `name ${index}` } }, { token, from: `192.0.2.${index}` });
    for (let index = 0; index < 10; index += 1) expect(await rename(index)).not.toHaveProperty("errors");
    expect(await rename(10)).toMatchObject({ errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }] });
  });

  it("changes nothing where nothing is said", async () => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    expect(await ask(UPDATE, { input: {} }, { token })).toMatchObject({ data: { updateProfile: { username: "ada" } } });
  });
});

describe("deleteAccount", () => {
  it("asks for the password, and leaves nothing of the account", async () => {
    const { ask, join, readRows, accounts, messages } = await createTestAccounts();
    const token = await join("ada");
    const other = await join("bob");
    expect(await ask(LEARN, {}, { token })).not.toHaveProperty("errors");
    expect(await ask(LEARN, {}, { token: other })).not.toHaveProperty("errors");
    await ask(FORGOT);
    expect(await ask(DELETE, { password: "wrong" }, { token })).toMatchObject({
      errors: [{ message: "The provided current password is invalid" }],
    });
    expect(await ask(DELETE, { password: "password-of-ada" }, { token })).toMatchObject({
      data: { deleteAccount: { ok: true } },
    });
    expect(await ask(ME, {}, { token })).toMatchObject({ status: 401, error: { message: "Invalid credentials" } });
    await accounts.settled();
    expect(messages.at(-1)).toMatchObject({ to: "ada@example.test", subject: "Your account has been deleted" });
    const tables = ["accounts", "progress_entries", "bookmarks", "quiz_attempts", "feedback_entries", "one_time_codes"];
    const counts = await Promise.all(
      tables.map(async (table) => (await readRows(`SELECT count(*) AS rows FROM ${table}`))[0]),
    );
    // A quiz is progress too.
    expect(counts).toEqual([1, 2, 1, 1, 1, 0].map((rows) => ({ rows })));
  });

  itInFiles("leaves nothing in the files either", async () => {
    const { ask, join, dataDir } = await createTestAccounts();
    const token = await join("ada");
    await ask(LEARN, {}, { token });
    for (let index = 0; index < 50; index += 1) await join(`other${index}`);
    const isIn = (text: string) =>
      readdirSync(dataDir).filter((file) => readFileSync(`${dataDir}/${file}`).includes(text));
    expect(isIn("ada@example.test")).not.toEqual([]);
    await ask(DELETE, { password: "password-of-ada" }, { token });
    for (const text of ["ada@example.test", "Ada's own words", "Ada's opinion"]) expect(isIn(text)).toEqual([]);
    expect(isIn("other49@example.test")).toEqual(["accounts.db"]);
  });

  it("gives name and address free, and the old token does not fit the new account", async () => {
    const { ask, join } = await createTestAccounts();
    const token = await join("ada");
    await ask(DELETE, { password: "password-of-ada" }, { token });
    const newer = await join("ada");
    expect(await ask(ME, {}, { token: newer })).toMatchObject({ data: { me: { username: "ada" } } });
    expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
  });
});

describe("signOutEverywhere", () => {
  it("ends every token of the account, and no other one's", async () => {
    const { ask, join } = await createTestAccounts();
    const first = await join("ada");
    const second = readToken((await ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } })).data);
    const bobs = await join("bob");
    expect(await ask(SIGN_OUT_EVERYWHERE, {}, { token: first })).toMatchObject({
      data: { signOutEverywhere: { ok: true } },
    });
    for (const token of [first, second]) expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
    expect(await ask(ME, {}, { token: bobs })).toMatchObject({ data: { me: { username: "bob" } } });
    expect(await ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } })).not.toHaveProperty(
      "errors",
    );
  });
});

describe("own operations", () => {
  it.each([
    ME,
    SIGN_OUT_EVERYWHERE,
    LEARN,
    'mutation { deleteAccount(currentPassword: "x") { ok } }',
    'mutation { updateProfile(input: { username: "x" }) { id } }',
    "{ myProgress { slug } }",
    "{ myBookmarks { slug } }",
    "{ myQuizAttempts { quizSlug } }",
    'mutation { removeProgress(kind: concept, slug: "staking") { ok } }',
    'mutation { removeBookmark(kind: concept, slug: "staking") { ok } }',
    "mutation { saveProgressBatch(inputs: []) { slug } }",
    'mutation { updateUsersPermissionsUser(id: 1, data: { username: "x" }) { data { username } } }',
  ])("are forbidden to visitors: %s", async (query) => {
    const { ask } = await createTestAccounts();
    await ask(REGISTER, { input: { username: "ada", email: "ada@example.test", password: "password-of-ada" } });
    expect(await ask(query)).toMatchObject({
      status: 200,
      headers: {},
      errors: [{ message: "Forbidden access", extensions: { code: "FORBIDDEN" } }],
    });
  });
});
