import { expect, it } from "vitest";
import { createTestAccounts, ME } from "./accounts-builder.ts";
import { blockAccount } from "./block-account.ts";

const CONTENT = "{ concepts { data { slug } } }";
const PASSWORD = "password-of-ada";
const WEEK_MS = 7 * 86_400_000;

type World = Awaited<ReturnType<typeof createTestAccounts>>;
type End = (world: World, token: string) => Promise<unknown> | unknown;

const ends: [string, End, { also?: "others" }?][] = [
  [
    "a new password",
    ({ ask }, token) =>
      ask(
        `mutation { changePassword(currentPassword: "${PASSWORD}", password: "a-new-password", passwordConfirmation: "a-new-password") { jwt } }`,
        {},
        { token },
      ),
  ],
  [
    "a password that was reset",
    async ({ ask, readCode }) => {
      await ask('mutation { forgotPassword(email: "ada@example.test") { ok } }');
      const code = await readCode();
      await ask(
        `mutation { resetPassword(code: "${code}", password: "a-new-password", passwordConfirmation: "a-new-password") { jwt } }`,
      );
    },
  ],
  ["signing out", ({ ask }, token) => ask("mutation { signOut { ok } }", {}, { token })],
  ["signing out everywhere", ({ ask }, token) => ask("mutation { signOutEverywhere { ok } }", {}, { token })],
  [
    "deleting the account",
    ({ ask }, token) => ask(`mutation { deleteAccount(currentPassword: "${PASSWORD}") { ok } }`, {}, { token }),
  ],
  ["a block, by another connection", ({ place }) => blockAccount(place, "ada")],
  [
    "another process that deletes the account",
    ({ changeRows }) => changeRows("DELETE FROM accounts"),
    { also: "others" },
  ],
  ["its seven days", ({ passTime }) => passTime(WEEK_MS), { also: "others" }],
  ["a clock that was set back to before it", ({ passTime }) => passTime(-60_000), { also: "others" }],
];

it.each(ends)("a token that was good a moment ago is refused after %s", async (_, end, { also } = {}) => {
  const world = await createTestAccounts();
  const token = await world.join("ada");
  const others = await world.join("bob");
  for (const query of [ME, CONTENT, ME]) expect(await world.ask(query, {}, { token })).not.toHaveProperty("error");
  await end(world, token);
  for (const query of [ME, CONTENT]) expect(await world.ask(query, {}, { token })).toMatchObject({ status: 401 });
  expect((await world.ask(ME, {}, { token: others })).status).toBe(also === "others" ? 401 : 200);
});

it("a token of an account that was deleted does not fit the next one of the same name", async () => {
  const { ask, join } = await createTestAccounts();
  const token = await join("ada");
  await ask(ME, {}, { token });
  await ask(`mutation { deleteAccount(currentPassword: "${PASSWORD}") { ok } }`, {}, { token });
  const next = await join("ada");
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
  expect(await ask(ME, {}, { token: next })).toMatchObject({ data: { me: { username: "ada" } } });
});

it("what is asked later in one request meets the account as it has become", async () => {
  const { ask, join } = await createTestAccounts();
  const token = await join("ada");
  await ask(ME, {}, { token });
  const document = `mutation {
    updateProfile(input: { username: "lovelace" }) { username }
    deleteAccount(currentPassword: "${PASSWORD}") { ok }
    addBookmark(input: { kind: concept, slug: "staking" }) { slug }
  }`;
  expect(await ask(document, {}, { token })).toMatchObject({
    data: null,
    errors: [{ path: ["addBookmark"], extensions: { code: "FORBIDDEN" } }],
  });
});

it("a change of the account shows in the next answer", async () => {
  const { ask, join } = await createTestAccounts();
  const token = await join("ada");
  expect(await ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "ada" } } });
  await ask('mutation { updateProfile(input: { username: "lovelace" }) { username } }', {}, { token });
  expect(await ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "lovelace" } } });
});
