import { expect, it } from "vitest";
import { createTestAccounts, LOGIN, ME, readToken } from "../accounts-builder.ts";
import { blockAccount } from "../block-account.ts";

const SESSIONS = "{ mySessions { id browser system startedAt usedAt isCurrent } }";
const END = "mutation($id: ID!) { endSession(id: $id) { ok } }";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it("lists where one is signed in, the session that was used last first", async () => {
  const { token, signIn, list, passTime } = await aSignedInAda();
  passTime(HOUR_MS);
  await signIn({ with: FIREFOX });
  expect(await list(token)).toEqual([
    session({ browser: "Firefox", system: "Linux", startedAt: "2026-11-20T06:09:04.000Z" }),
    session({ isCurrent: true, startedAt: "2026-11-20T05:09:04.000Z" }),
  ]);
});

it("notes to the hour when a session was used", async () => {
  const { ask, token, list, passTime, accounts } = await aSignedInAda();
  const use = async (later: number) => {
    passTime(later);
    await ask(ME, {}, { token });
    await accounts.settled();
    return (await list(token))[0]?.usedAt;
  };
  expect(await use(HOUR_MS - 1)).toBe("2026-11-20T05:09:04.000Z");
  expect(await use(1)).toBe("2026-11-20T06:09:04.000Z");
});

it("ends another session of one's own, and its token with it", async () => {
  const { ask, token, signIn, list } = await aSignedInAda();
  const elsewhere = await signIn();
  const other = (await list(token)).find(({ isCurrent }) => !isCurrent);
  expect(await ask(ME, {}, { token: elsewhere })).toMatchObject({ status: 200 });
  expect(await ask(END, { id: other?.id }, { token })).toMatchObject({ data: { endSession: { ok: true } } });
  expect(await ask(ME, {}, { token: elsewhere })).toMatchObject({ status: 401 });
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 200 });
});

it.each(["0", "-1", "1e3", "999", "x", "", "9".repeat(30)])("knows no session %j", async (id) => {
  const { ask, token } = await aSignedInAda();
  expect(await ask(END, { id }, { token })).toMatchObject({ errors: [{ message: "Session not found" }] });
});

it("neither lists nor ends what is another one's", async () => {
  const { ask, token, join, list } = await aSignedInAda();
  const others = await join("bob");
  const [theirs] = await list(others);
  expect(await ask(END, { id: theirs?.id }, { token })).toMatchObject({ errors: [{ message: "Session not found" }] });
  expect(await ask(ME, {}, { token: others })).toMatchObject({ status: 200 });
  for (const query of [SESSIONS, "mutation { signOut { ok } }", 'mutation { endSession(id: "1") { ok } }'])
    expect(await ask(query)).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
});

it("begins anew with a new password, and after a block", async () => {
  const { ask, token, signIn, list, place } = await aSignedInAda();
  await signIn();
  const { data } = await ask(
    `mutation { changePassword(currentPassword: "password-of-ada", password: "a-new-password", passwordConfirmation: "a-new-password") { jwt } }`,
    {},
    { token },
  );
  expect(await list(readToken(data))).toEqual([session({ isCurrent: true })]);
  await blockAccount(place, "ada");
  await blockAccount(place, "ada", false);
  expect(await list(await signIn({ password: "a-new-password" }))).toHaveLength(1);
});

it("ends an idle session, and its token, after the 604,800 seconds that its cookie lasts", async () => {
  const { ask, token, passTime } = await aSignedInAda();
  passTime(7 * DAY_MS - 5_000);
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 200 });
  passTime(5_000);
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
});

it("ends a session with its week whatever its token says of itself", async () => {
  const { token, changeRows, passTime, list, ask } = await aSignedInAda();
  expect(await list(token)).toHaveLength(1);
  await changeRows(`UPDATE sessions SET started_at = started_at - ${7 * DAY_MS - 1_000}`);
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 200 });
  passTime(1_000);
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
});

it("forgets a session when its week is over, used or not", async () => {
  const { ask, token, signIn, passTime, readRows } = await aSignedInAda();
  passTime(6 * DAY_MS);
  await ask(ME, {}, { token });
  passTime(DAY_MS);
  await signIn();
  expect(await readRows("SELECT started_at FROM sessions")).toHaveLength(1);
});

it("keeps fifty at most, and ends the oldest for the next", async () => {
  const { ask, token, signIn, passTime, list } = await aSignedInAda();
  let latest = token;
  for (let more = 0; more < 50; more += 1) {
    passTime(60_000);
    latest = await signIn();
  }
  expect(await list(latest)).toHaveLength(50);
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
});

type Listed = { id: string; isCurrent: boolean; usedAt: string };

async function aSignedInAda() {
  const world = await createTestAccounts();
  const { ask, join } = world;
  const token = await join("ada");
  return {
    ...world,
    token,
    async signIn({ password = "password-of-ada", ...asking }: { password?: string; with?: string } = {}) {
      return readToken((await ask(LOGIN, { input: { identifier: "ada", password } }, asking)).data);
    },
    async list(as: string): Promise<Listed[]> {
      const { data } = await ask(SESSIONS, {}, { token: as });
      return (data as unknown as { mySessions: Listed[] }).mySessions;
    },
  };
}

function session(known: object) {
  return {
    id: expect.stringMatching(/^\d+$/),
    browser: null,
    system: null,
    startedAt: expect.any(String),
    usedAt: expect.any(String),
    isCurrent: false,
    ...known,
  };
}
