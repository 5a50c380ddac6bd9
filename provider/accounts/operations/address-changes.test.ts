import { expect, it } from "vitest";
import { CONFIRM, createTestAccounts, LOGIN, ME, REGISTER, readToken } from "../accounts-builder.ts";

const UPDATE = "mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { email } }";
const RESET = `mutation($code: String!, $password: String = "a-new-password") {
  resetPassword(code: $code, password: $password, passwordConfirmation: $password) { user { email } } }`;
const CHANGE = `mutation { changePassword(
  currentPassword: "password-of-ada", password: "a-new-password", passwordConfirmation: "a-new-password") { jwt } }`;
const OLD = "ada@example.test";
const NEW = "lane@example.test";
const DAY_MS = 86_400_000;
const WRONG_CODE = { errors: [{ message: "Incorrect code provided" }] };

it("keeps the former address until the link to the new one is used", async () => {
  const { ask, token, move, addressOf, readCode, messages } = await aMovingAda();
  await move(NEW);
  expect(await addressOf(token)).toBe(OLD);
  expect(messages.slice(-2).map(({ to, link }) => [to, new URL(link).pathname])).toEqual([
    [OLD, "/reset-password"],
    [NEW, "/confirm-email"],
  ]);
  const code = await readCode(NEW);
  expect(await ask(CONFIRM, { code })).not.toHaveProperty("errors");
  expect(await addressOf(token)).toBe(NEW);
  expect(await ask(CONFIRM, { code })).toMatchObject({ errors: [{ message: "Invalid token" }] });
});

it("forgets a new address after three days, with a new password, and for a newer one", async () => {
  const { ask, token, move, addressOf, readCode, passTime } = await aMovingAda();
  const codes: string[] = [];
  await move(NEW);
  codes.push(await readCode(NEW));
  await move("other@example.test");
  codes.push(await readCode("other@example.test"));
  passTime(3 * DAY_MS);
  await move(NEW);
  codes.push(await readCode(NEW));
  await ask(CHANGE, {}, { token });
  for (const code of codes)
    expect(await ask(CONFIRM, { code })).toMatchObject({ errors: [{ message: "Invalid token" }] });
  expect(await addressOf((await ask(LOGIN, LOGGING_IN)).data?.login?.jwt as string)).toBe(OLD);
});

it("lets the former address take the account back, for seven days after the change", async () => {
  const { ask, token, move, readCode, passTime, signIn } = await aMovingAda();
  await move(NEW);
  const undo = await readCode(OLD);
  passTime(2 * DAY_MS);
  await ask(CONFIRM, { code: await readCode(NEW) });
  await ask(`mutation { forgotPassword(email: "${NEW}") { ok } }`);
  const reset = await readCode(NEW);
  // A changed password makes other codes worthless, and not this one.
  await ask(CHANGE, {}, { token });
  passTime(7 * DAY_MS - 1);
  expect(await ask(RESET, { code: undo, password: "password-of-owner" })).toMatchObject({
    data: { resetPassword: { user: { email: OLD } } },
  });
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
  expect(await signIn(OLD, "password-of-owner")).not.toHaveProperty("errors");
  expect(await signIn(NEW, "a-new-password")).toHaveProperty("errors");
  for (const code of [undo, reset]) expect(await ask(RESET, { code })).toMatchObject(WRONG_CODE);
});

it("is over on the eighth day", async () => {
  const { ask, move, readCode, passTime } = await aMovingAda();
  await move(NEW);
  const undo = await readCode(OLD);
  await ask(CONFIRM, { code: await readCode(NEW) });
  passTime(7 * DAY_MS);
  expect(await ask(RESET, { code: undo })).toMatchObject(WRONG_CODE);
});

it("cancels what is only asked for", async () => {
  const { ask, move, readCode, addressOf, token } = await aMovingAda();
  await move(NEW);
  const code = await readCode(NEW);
  expect(await ask(RESET, { code: await readCode(OLD) })).not.toHaveProperty("errors");
  expect(await ask(CONFIRM, { code })).toMatchObject({ errors: [{ message: "Invalid token" }] });
  expect(await addressOf(token)).toBeUndefined();
});

it("goes back to the first of several addresses, and the later ones cannot take it from there", async () => {
  const { ask, move, readCode } = await aMovingAda();
  await move(NEW);
  const first = await readCode(OLD);
  await ask(CONFIRM, { code: await readCode(NEW) });
  await move("third@example.test");
  const second = await readCode(NEW);
  await ask(CONFIRM, { code: await readCode("third@example.test") });
  expect(await ask(RESET, { code: first })).toMatchObject({ data: { resetPassword: { user: { email: OLD } } } });
  expect(await ask(RESET, { code: second })).toMatchObject(WRONG_CODE);
});

it("keeps the former address for its owner meanwhile", async () => {
  const { ask, move, readCode, messages, passTime, accounts } = await aMovingAda();
  await move(NEW);
  await ask(CONFIRM, { code: await readCode(NEW) });
  const register = (username: string) =>
    ask(REGISTER, { input: { username, email: OLD, password: "password-of-eve" } });
  expect(await register("eve")).not.toHaveProperty("errors");
  expect(messages.at(-1)).toMatchObject({ to: OLD, link: "https://site.test/login" });
  passTime(7 * DAY_MS);
  expect(await register("eva")).not.toHaveProperty("errors");
  await accounts.settled();
  expect(messages.at(-1)?.link).toContain("/confirm-email?");
});

it("does not tell that another account has the address, and writes to its owner", async () => {
  const { ask, join, move, token, addressOf, messages, passTime, readCode } = await aMovingAda();
  await move("bob@example.test");
  const pending = await readCode("bob@example.test");
  passTime(60_000);
  await join("bob");
  // It was free when it was asked for.
  expect(await ask(CONFIRM, { code: pending })).toMatchObject({ errors: [{ message: "Invalid token" }] });
  expect(await move("bob@example.test")).toMatchObject({ data: { updateProfile: { email: OLD } } });
  expect(messages.at(-1)).toMatchObject({ to: "bob@example.test", link: "https://site.test/login" });
  expect(await addressOf(token)).toBe(OLD);
});

it("changes nothing where the former address cannot be told", async () => {
  let isBroken = false;
  const links: string[] = [];
  const { ask, readRows, accounts } = await createTestAccounts({
    mail: {
      send: async ({ link }) => {
        if (isBroken) throw new Error("a message could not be sent: ECONNECTION");
        links.push(link);
      },
      isFailing: () => false,
      close: () => undefined,
    },
  });
  await ask(REGISTER, { input: { username: "ada", email: OLD, password: "password-of-ada" } });
  const { data } = await ask(CONFIRM, { code: new URL(links[0] ?? "").searchParams.get("confirmation") });
  isBroken = true;
  const input = { email: NEW, currentPassword: "password-of-ada" };
  expect(await ask(UPDATE, { input }, { token: readToken(data) })).toMatchObject({
    errors: [{ message: "Internal Server Error" }],
  });
  await accounts.settled();
  expect(await readRows("SELECT * FROM address_changes")).toEqual([]);
});

const LOGGING_IN = { input: { identifier: "ada", password: "a-new-password" } };

async function aMovingAda() {
  const world = await createTestAccounts();
  const token = await world.join("ada");
  return {
    ...world,
    token,
    async move(email: string) {
      const answer = await world.ask(UPDATE, { input: { email, currentPassword: "password-of-ada" } }, { token });
      await world.accounts.settled();
      return answer;
    },
    async addressOf(as: string): Promise<unknown> {
      return (await world.ask(ME, {}, { token: as })).data?.me?.email;
    },
    signIn: (identifier: string, password: string) => world.ask(LOGIN, { input: { identifier, password } }),
  };
}
