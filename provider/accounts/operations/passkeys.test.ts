import { describe, expect, it } from "vitest";
import { createTestAccounts, LOGIN, ME, readToken } from "../accounts-builder.ts";
import { blockAccount } from "../block-account.ts";
import { createAuthenticator } from "../passkeys/authenticator-builder.ts";

const BEGIN = "mutation($password: String!) { beginPasskey(currentPassword: $password) { options ceremony } }";
const ADD = `mutation($ceremony: String!, $response: String!, $name: String) {
  addPasskey(ceremony: $ceremony, response: $response, name: $name) { id name createdAt usedAt } }`;
const LIST = "{ offersPasskeys myPasskeys { id name createdAt usedAt } }";
const RENAME = "mutation($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { ok } }";
const REMOVE = "mutation($id: ID!) { removePasskey(id: $id) { ok } }";
const BEGIN_LOGIN = "mutation { beginPasskeyLogin { options ceremony } }";
const PASSKEY_LOGIN = `mutation($ceremony: String!, $response: String!) {
  passkeyLogin(ceremony: $ceremony, response: $response) { jwt user { username } } }`;
const FORGOT = 'mutation { forgotPassword(email: "ada@example.test") { ok } }';
const RESET = `mutation($code: String!) {
  resetPassword(code: $code, password: "a-new-password", passwordConfirmation: "a-new-password") { jwt } }`;
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const MINUTE_MS = 60_000;

const REFUSED = { errors: [{ message: "This passkey is not accepted" }] };
const OVER = { errors: [{ message: "The request for a passkey is over" }] };
const FORBIDDEN = { errors: [{ extensions: { code: "FORBIDDEN" } }] };

describe("adding a passkey", () => {
  it("lists it, and tells the owner", async () => {
    const { token, add, list, accounts, messages } = await aWorld();
    expect(await add(token, { name: "  My phone " })).toMatchObject({ data: { addPasskey: { name: "My phone" } } });
    expect(await list(token)).toEqual([
      { id: expect.stringMatching(/^\d+$/), name: "My phone", createdAt: "2026-11-20T05:09:04.000Z", usedAt: null },
    ]);
    await accounts.settled();
    expect(messages.at(-1)).toMatchObject({
      to: "ada@example.test",
      locale: "de",
      subject: "Deinem Konto wurde ein Passkey hinzugefügt",
      link: "https://site.test/de/profile",
    });
  });

  it("names it after the browser where nobody does", async () => {
    const { token, add, list } = await aWorld();
    await add(token, { name: " " });
    expect(await list(token)).toMatchObject([{ name: "Chrome · Linux" }]);
  });

  it("asks for a passkey that recognises its owner, and says nothing of who it is but to the device", async () => {
    const { token, begin } = await aWorld();
    const { options } = await begin(token);
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: "site.test", name: "Learn Bittensor" },
      user: { name: "ada@example.test", displayName: "ada" },
      attestation: "none",
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      timeout: 5 * MINUTE_MS,
    });
  });

  it("needs the password, and counts the guesses at it", async () => {
    const { ask, token, passTime } = await aWorld();
    const guess = () => ask(BEGIN, { password: "wrong" }, { token });
    for (let times = 0; times < 50; times += 1) {
      passTime(MINUTE_MS / 2);
      expect(await guess()).toMatchObject({ errors: [{ message: "The provided current password is invalid" }] });
    }
    expect(await guess()).toMatchObject({ errors: [{ message: expect.stringMatching(/^Too many attempts/) }] });
  });

  it("is only for who is signed in", async () => {
    const { ask } = await aWorld();
    for (const query of ["{ myPasskeys { id } }", 'mutation { removePasskey(id: "1") { ok } }'])
      expect(await ask(query)).toMatchObject(FORBIDDEN);
    expect(await ask(BEGIN, { password: "password-of-ada" })).toMatchObject(FORBIDDEN);
    expect(await ask(ADD, { ceremony: "x", response: "{}" })).toMatchObject(FORBIDDEN);
  });

  it("takes an answer once, within five minutes, in the session that asked", async () => {
    const { ask, token, begin, passTime, join } = await aWorld();
    const first = await begin(token);
    const response = createAuthenticator().make(first.options);
    const send = (as: string) => ask(ADD, { ceremony: first.ceremony, response }, { token: as });
    expect(await send(await join("bob"))).toMatchObject(OVER);
    const elsewhere = await ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } });
    expect(await send(readToken(elsewhere.data))).toMatchObject(OVER);
    expect(await send(token)).not.toHaveProperty("errors");
    expect(await send(token)).toMatchObject(OVER);
    const late = await begin(token);
    passTime(5 * MINUTE_MS);
    const answer = { ceremony: late.ceremony, response: createAuthenticator().make(late.options) };
    expect(await ask(ADD, answer, { token })).toMatchObject(OVER);
  });

  it("refuses what another site asked for, what recognised nobody, and a passkey that is known", async () => {
    const { token, add, begin, ask, list, passTime } = await aWorld();
    expect(await add(token, { ways: { origin: "https://evil.test" } })).toMatchObject(REFUSED);
    expect(await add(token, { ways: { rpId: "evil.test" } })).toMatchObject(REFUSED);
    expect(await add(token, { ways: { isVerified: false } })).toMatchObject(REFUSED);
    const authenticator = createAuthenticator();
    expect(await add(token, { authenticator })).not.toHaveProperty("errors");
    const { options } = await begin(token);
    expect(JSON.parse(options)).toMatchObject({ excludeCredentials: [{ id: authenticator.id }] });
    expect(await add(token, { authenticator })).toMatchObject(REFUSED);
    passTime(MINUTE_MS);
    const { ceremony } = await begin(token);
    for (const response of ["", "{}", "[]", "null", '{"id":1}', "x".repeat(20_000)])
      expect(await ask(ADD, { ceremony, response }, { token })).toMatchObject(REFUSED);
    expect(await list(token)).toHaveLength(1);
  });

  it("keeps ten of an account at most", async () => {
    const { token, add, ask, passTime } = await aWorld();
    const late = { options: "", ceremony: "" };
    for (let times = 0; times < 10; times += 1) {
      passTime(MINUTE_MS / 2);
      if (times === 9)
        Object.assign(late, (await ask(BEGIN, { password: "password-of-ada" }, { token })).data?.beginPasskey);
      expect(await add(token)).not.toHaveProperty("errors");
    }
    const tooMany = { errors: [{ message: "An account cannot have more passkeys" }] };
    expect(await ask(BEGIN, { password: "password-of-ada" }, { token })).toMatchObject(tooMany);
    const answer = { ceremony: late.ceremony, response: createAuthenticator().make(late.options) };
    expect(await ask(ADD, answer, { token })).toMatchObject(tooMany);
  });

  it("is not offered where browsers make none for the site's address", async () => {
    const { ask, token, begin } = await aWorld("http://192.0.2.1");
    expect(await ask(LIST, {}, { token })).toMatchObject({ data: { offersPasskeys: false, myPasskeys: [] } });
    await expect(begin(token)).rejects.toThrow("Forbidden access");
    expect(await ask(BEGIN_LOGIN)).toMatchObject(FORBIDDEN);
  });
});

describe("renaming and removing a passkey", () => {
  it("does so to one's own, and tells the owner of the one that is removed", async () => {
    const { ask, token, add, list, accounts, messages } = await aWorld();
    await add(token, { name: "Phone" });
    const [{ id = "" } = {}] = await list(token);
    expect(await ask(RENAME, { id, name: "Tablet" }, { token })).toMatchObject({
      data: { renamePasskey: { ok: true } },
    });
    expect(await list(token)).toMatchObject([{ id, name: "Tablet" }]);
    await ask(REMOVE, { id }, { token, locale: "fr" });
    expect(await list(token)).toEqual([]);
    await accounts.settled();
    expect(messages.at(-1)).toMatchObject({ subject: "Une clé d’accès a été retirée de votre compte" });
    // The password is there as before.
    const input = { identifier: "ada", password: "password-of-ada" };
    expect(await ask(LOGIN, { input })).not.toHaveProperty("errors");
  });

  it.each([
    ["a".repeat(65), "at most 64"],
    ["a\u202eb", "not allowed"],
  ])("refuses the name %j", async (name, message) => {
    const { ask, token, add, list } = await aWorld();
    await add(token);
    const [{ id = "" } = {}] = await list(token);
    expect(await ask(RENAME, { id, name }, { token })).toMatchObject({
      errors: [{ message: expect.stringContaining(message) }],
    });
  });

  it("does nothing to what is another one's", async () => {
    const { ask, token, add, list, join } = await aWorld();
    await add(token, { name: "Phone" });
    const [{ id = "" } = {}] = await list(token);
    const bob = await join("bob");
    for (const [query, more] of [
      [RENAME, { name: "Mine" }],
      [REMOVE, {}],
    ] as const)
      for (const wanted of [id, "0", "999", "x", "1e3"])
        expect(await ask(query, { id: wanted, ...more }, { token: bob })).toMatchObject({
          errors: [{ message: "Passkey not found" }],
        });
    expect(await list(token)).toMatchObject([{ name: "Phone" }]);
    expect(await list(bob)).toEqual([]);
  });
});

describe("signing in with a passkey", () => {
  it("answers a token like any other, and notes the use", async () => {
    const { ask, signIn, list, passTime } = await aWorldWithPasskey();
    passTime(MINUTE_MS);
    const { data } = await signIn();
    const token = readToken(data);
    expect(await ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "ada" } } });
    expect(await list(token)).toMatchObject([{ usedAt: "2026-11-20T05:10:04.000Z" }]);
    const { data: sessions } = await ask("{ mySessions { isCurrent } }", {}, { token });
    expect(sessions?.mySessions).toContainEqual({ isCurrent: true });
  });

  it("names no account before one has shown a passkey", async () => {
    const { beginLogin } = await aWorldWithPasskey();
    expect(JSON.parse((await beginLogin()).options)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: "site.test",
      timeout: 5 * MINUTE_MS,
      userVerification: "required",
    });
  });

  it("takes an answer once, and within five minutes", async () => {
    const { ask, beginLogin, authenticator, passTime } = await aWorldWithPasskey();
    const { options, ceremony } = await beginLogin();
    const response = authenticator.sign(options);
    expect(await ask(PASSKEY_LOGIN, { ceremony, response })).not.toHaveProperty("errors");
    expect(await ask(PASSKEY_LOGIN, { ceremony, response })).toHaveProperty("errors");
    const again = authenticator.sign(options);
    expect(await ask(PASSKEY_LOGIN, { ceremony, response: again })).toMatchObject(OVER);
    const late = await beginLogin();
    passTime(5 * MINUTE_MS);
    const answer = { ceremony: late.ceremony, response: authenticator.sign(late.options) };
    expect(await ask(PASSKEY_LOGIN, answer)).toMatchObject(OVER);
  });

  it("refuses an answer to another question", async () => {
    const { ask, beginLogin, begin, token, authenticator } = await aWorldWithPasskey();
    const [one, other] = [await beginLogin(), await beginLogin()];
    const response = authenticator.sign(one.options);
    expect(await ask(PASSKEY_LOGIN, { ceremony: other.ceremony, response })).toMatchObject(REFUSED);
    const adding = await begin(token);
    expect(await ask(PASSKEY_LOGIN, { ceremony: adding.ceremony, response })).toMatchObject(OVER);
    expect(await ask(PASSKEY_LOGIN, { ceremony: token, response })).toMatchObject(OVER);
    expect(await ask(ADD, { ceremony: one.ceremony, response }, { token })).toMatchObject(OVER);
    expect(await ask(ME, {}, { token: one.ceremony })).toMatchObject({ status: 401 });
  });

  it.each([
    ["another site's", { origin: "https://evil.test" }],
    ["for another site", { rpId: "evil.test" }],
    ["of nobody who was recognised", { isVerified: false }],
    ["of another account", { userHandle: Buffer.from("x".repeat(24)).toString("base64url") }],
  ])("refuses an answer that is %s", async (_, ways) => {
    const { signIn } = await aWorldWithPasskey();
    expect(await signIn(ways)).toMatchObject(REFUSED);
  });

  it("refuses another one's passkey for the account, and one that it does not know", async () => {
    const { ask, beginLogin, authenticator } = await aWorldWithPasskey();
    const { options, ceremony } = await beginLogin();
    const stranger = createAuthenticator();
    expect(await ask(PASSKEY_LOGIN, { ceremony, response: stranger.sign(options) })).toMatchObject(REFUSED);
    const forged = { ...JSON.parse(stranger.sign(options)), id: authenticator.id, rawId: authenticator.id };
    forged.response.userHandle = JSON.parse(authenticator.sign(options)).response.userHandle;
    expect(await ask(PASSKEY_LOGIN, { ceremony, response: JSON.stringify(forged) })).toMatchObject(REFUSED);
  });

  it("refuses a counter that does not go on: somebody has made a copy", async () => {
    const { signIn } = await aWorldWithPasskey();
    expect(await signIn({ counter: 5 })).not.toHaveProperty("errors");
    expect(await signIn({ counter: 5 })).toMatchObject(REFUSED);
    expect(await signIn({ counter: 4 })).toMatchObject(REFUSED);
    expect(await signIn({ counter: 6 })).not.toHaveProperty("errors");
  });

  it("is counted like signing in with a password", async () => {
    const { ask, signIn, passTime } = await aWorldWithPasskey();
    for (let times = 0; times < 10; times += 1)
      await ask(LOGIN, { input: { identifier: `nobody${times}`, password: "wrong" } }, { from: "192.0.2.9" });
    expect(await signIn({}, { from: "192.0.2.9" })).toMatchObject({
      errors: [{ message: "Too many requests, please try again later." }],
      headers: { "retry-after": expect.any(String) },
    });
    for (let times = 0; times < 9; times += 1) await ask(BEGIN_LOGIN, {}, { from: "192.0.2.9" });
    expect(await ask(BEGIN_LOGIN, {}, { from: "192.0.2.9" })).toHaveProperty("errors");
    passTime(MINUTE_MS);
    expect(await signIn({}, { from: "192.0.2.9" })).not.toHaveProperty("errors");
  });

  it("tells the owner of a device that the account did not know", async () => {
    const { ask, token, signIn, accounts, messages } = await aWorldWithPasskey();
    const { data } = await ask("mutation { rememberDevice { device } }", {}, { token });
    await accounts.settled();
    const before = messages.length;
    await signIn({}, { device: String(data?.rememberDevice?.device) });
    await accounts.settled();
    expect(messages).toHaveLength(before);
    await signIn();
    await accounts.settled();
    expect(messages.at(-1)).toMatchObject({ subject: "A new device is signed in to your account" });
  });

  it("does not work for a blocked account, a removed passkey, a deleted account", async () => {
    const { ask, token, signIn, list, place, readRows } = await aWorldWithPasskey();
    await blockAccount(place, "ada");
    expect(await signIn()).toMatchObject({ errors: [{ message: expect.stringContaining("blocked") }] });
    await blockAccount(place, "ada", false);
    const again = readToken((await signIn()).data);
    expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
    const [{ id = "" } = {}] = await list(again);
    await ask(REMOVE, { id }, { token: again });
    expect(await signIn()).toMatchObject(REFUSED);
    expect(await readRows("SELECT * FROM passkeys")).toEqual([]);
  });

  it("ends with a new password by mail, for whoever added a passkey to another one's account", async () => {
    const { ask, signIn, readCode, readRows } = await aWorldWithPasskey();
    await ask(FORGOT);
    await ask(RESET, { code: await readCode() });
    expect(await signIn()).toMatchObject(REFUSED);
    expect(await readRows("SELECT * FROM passkeys")).toEqual([]);
  });

  it("goes with the account", async () => {
    const { ask, token, readRows } = await aWorldWithPasskey();
    await ask('mutation { deleteAccount(currentPassword: "password-of-ada") { ok } }', {}, { token });
    expect(await readRows("SELECT * FROM passkeys")).toEqual([]);
  });

  it("forgets used challenges when they are over", async () => {
    const { signIn, passTime, readRows } = await aWorldWithPasskey();
    await signIn();
    passTime(5 * MINUTE_MS);
    await signIn();
    expect(await readRows("SELECT * FROM used_challenges")).toHaveLength(1);
  });
});

type Listed = { id: string; name: string; usedAt: string | null };
type Authenticator = ReturnType<typeof createAuthenticator>;
type Ways = Parameters<Authenticator["make"]>[1];
type Begun = { options: string; ceremony: string };

async function aWorld(siteUrl = "https://site.test") {
  const world = await createTestAccounts({ siteUrl });
  const { ask } = world;
  const token = await world.join("ada");

  async function begin(as: string): Promise<Begun> {
    const { data, errors } = await ask(BEGIN, { password: "password-of-ada" }, { token: as });
    if (errors) throw new Error(errors[0]?.message);
    return data?.beginPasskey as Begun;
  }

  return {
    ...world,
    token,
    begin,

    async add(as: string, { name = "Phone", authenticator = createAuthenticator(), ways = {} as Ways } = {}) {
      const { options, ceremony } = await begin(as);
      const response = authenticator.make(options, ways);
      return ask(ADD, { ceremony, response, name }, { token: as, locale: "de", with: CHROME });
    },

    async list(as: string): Promise<Listed[]> {
      const { data } = await ask(LIST, {}, { token: as });
      return (data as unknown as { myPasskeys: Listed[] }).myPasskeys;
    },

    async beginLogin(asking: { from?: string } = {}): Promise<Begun> {
      return (await ask(BEGIN_LOGIN, {}, asking)).data?.beginPasskeyLogin as Begun;
    },
  };
}

async function aWorldWithPasskey() {
  const world = await aWorld();
  const authenticator = createAuthenticator();
  await world.add(world.token, { authenticator });
  return {
    ...world,
    authenticator,
    async signIn(ways: Ways = {}, asking: { from?: string; device?: string } = {}) {
      const { options, ceremony } = await world.beginLogin(asking);
      return world.ask(PASSKEY_LOGIN, { ceremony, response: authenticator.sign(options, ways) }, asking);
    },
  };
}
