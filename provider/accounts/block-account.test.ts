import { describe, expect, it } from "vitest";
import { createTestAccounts, LOGIN, ME } from "./accounts-builder.ts";
import { blockAccount } from "./block-account.ts";

const INPUT = { identifier: "ada", password: "password-of-ada" };

describe("blockAccount", () => {
  it.each(["ada", "ADA", "Ada@example.test"])("shuts out %j at once, and lets in again", async (identifier) => {
    const { ask, join, place } = await createTestAccounts();
    const token = await join("ada");
    await blockAccount(place, identifier);
    expect(await ask(ME, {}, { token })).toMatchObject({ status: 401, error: { message: "Invalid credentials" } });
    expect(await ask(LOGIN, { input: INPUT })).toMatchObject({
      errors: [{ message: "Your account has been blocked by an administrator" }],
    });
    await blockAccount(place, identifier, false);
    expect(await ask(LOGIN, { input: INPUT })).not.toHaveProperty("errors");
    expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
  });

  it("sends nothing to a blocked account, and takes no code of it", async () => {
    const { ask, join, readCode, place, messages, accounts } = await createTestAccounts();
    await join("ada");
    const forgot = 'mutation { forgotPassword(email: "ada@example.test") { ok } }';
    await ask(forgot);
    const code = await readCode();
    await blockAccount(place, "ada");
    await ask(forgot);
    await accounts.settled();
    expect(messages).toHaveLength(2);
    const reset = `mutation { resetPassword(code: "${code}", password: "a-password", passwordConfirmation: "a-password") { jwt } }`;
    expect(await ask(reset)).toMatchObject({ errors: [{ message: "Incorrect code provided" }] });
  });

  it("says that there is no such account", async () => {
    const { place } = await createTestAccounts();
    await expect(blockAccount(place, "eve")).rejects.toThrow("eve: no account has this name or address");
  });
});
