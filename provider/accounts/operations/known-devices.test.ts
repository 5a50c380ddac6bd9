import { expect, it } from "vitest";
import { createTestAccounts, LOGIN, ME } from "../accounts-builder.ts";

const REMEMBER = "mutation { rememberDevice { device } }";
const DELETE = "mutation($password: String!) { deleteAccount(currentPassword: $password) { ok } }";
const FORGOT = 'mutation { forgotPassword(email: "ada@example.test") { ok } }';
const RESET = `mutation($code: String!) {
  resetPassword(code: $code, password: "a-new-password", passwordConfirmation: "a-new-password") { jwt } }`;
const LIMITED = { errors: [{ message: "Too many attempts at this account, please try again later." }] };
const HOUR_MS = 3_600_000;

it("lets nobody guess at an account more than a hundred times an hour, whatever the addresses", async () => {
  const { ask, guess, signIn, passTime } = await anAccountUnderAttack();
  for (const identifier of ["ada", "ada@example.test"]) {
    for (let times = 0; times < 50; times += 1) expect(await guess(identifier, times)).not.toMatchObject(LIMITED);
    expect(await guess(identifier, 50)).toMatchObject(LIMITED);
    expect(await signIn({ identifier })).toMatchObject({ ...LIMITED, headers: { "retry-after": expect.any(String) } });
  }
  expect(await ask(ME)).toHaveProperty("errors");
  passTime(HOUR_MS);
  expect(await signIn({})).not.toHaveProperty("errors");
});

it("answers alike to guesses at an account that there is not", async () => {
  const { guess } = await anAccountUnderAttack();
  for (let times = 0; times < 50; times += 1) await guess("nobody", times);
  expect(await guess("nobody", 50)).toMatchObject(LIMITED);
});

it("lets the owner in from a device that has signed in before, and by a link by mail", async () => {
  const { ask, token, guess, signIn, readCode } = await anAccountUnderAttack();
  const { data } = await ask(REMEMBER, {}, { token });
  const device = String(data?.rememberDevice?.device);
  for (let times = 0; times < 51; times += 1) await guess("ada", times);
  expect(await signIn({})).toMatchObject(LIMITED);
  expect(await signIn({ device })).not.toHaveProperty("errors");
  await ask(FORGOT);
  expect(await ask(RESET, { code: await readCode() })).not.toHaveProperty("errors");
});

it("lets the owner in from such a device also in a minute in which many networks have tried the name", async () => {
  const { ask, token, guess, signIn } = await anAccountUnderAttack();
  const device = String((await ask(REMEMBER, {}, { token })).data?.rememberDevice?.device);
  for (let times = 0; times < 100; times += 1) await guess("ada", times);
  expect(await signIn({})).toMatchObject({ errors: [{ extensions: { error: { name: "RateLimitError" } } }] });
  expect(await signIn({ device })).not.toHaveProperty("errors");
});

it("bounds the guesses of a device that is known, too", async () => {
  const { ask, token, guess } = await anAccountUnderAttack();
  const device = String((await ask(REMEMBER, {}, { token })).data?.rememberDevice?.device);
  for (let times = 0; times < 50; times += 1) expect(await guess("ada", times, device)).not.toMatchObject(LIMITED);
  expect(await guess("ada", 50, device)).toMatchObject(LIMITED);
});

it("bounds what a stolen token can guess in an hour", async () => {
  const { ask, token, passTime } = await anAccountUnderAttack();
  const wrong = () => ask(DELETE, { password: "wrong" }, { token });
  for (let times = 0; times < 50; times += 1) {
    passTime(30_000);
    expect(await wrong()).not.toMatchObject(LIMITED);
  }
  expect(await wrong()).toMatchObject(LIMITED);
});

it("tells the owner of a device that the account did not know, and of no other", async () => {
  const { ask, token, signIn, messages, accounts } = await anAccountUnderAttack();
  const told = async () => {
    await accounts.settled();
    return messages.filter(({ link }) => new URL(link).pathname === "/de/profile").length;
  };
  const { data } = await ask(REMEMBER, {}, { token });
  await signIn({ device: String(data?.rememberDevice?.device) });
  expect(await told()).toBe(0);
  await signIn({ password: "wrong" });
  expect(await told()).toBe(0);
  await signIn({});
  expect(await told()).toBe(1);
  expect(messages.at(-1)).toMatchObject({ to: "ada@example.test", locale: "de" });
});

async function anAccountUnderAttack() {
  const world = await createTestAccounts();
  const token = await world.join("ada");
  type Way = { identifier?: string; password?: string; device?: string };
  return {
    ...world,
    token,
    guess: (identifier: string, times: number, device?: string) =>
      world.ask(
        LOGIN,
        { input: { identifier, password: "wrong-password" } },
        { from: `192.0.2.${times}`, ...(device && { device }) },
      ),
    signIn: ({ identifier = "ada", password = "password-of-ada", device }: Way) =>
      world.ask(
        LOGIN,
        { input: { identifier, password } },
        { from: "198.51.100.1", locale: "de", ...(device && { device }) },
      ),
  };
}
