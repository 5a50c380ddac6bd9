import { Register } from "@learn-bittensor/contract/operations/account";
import { describe, expect, it } from "vitest";
import { answerOf } from "../../../tests/answer-of.ts";
import { PASSWORD, siteWithAccounts } from "../../../tests/site-with-accounts.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { signIn } from "./login.server.ts";
import { askForReset, resetPassword } from "./password-recovery.server.ts";

const NEW = "another long pass-phrase";
const HOUR_MS = 3_600_000;

const DEVICE = expect.stringMatching(/^__Host-known-device=/);

describe("askForReset", () => {
  it("answers the same whether or not there is an account, and writes to whoever has one in their language", async () => {
    const { join, formTo, messages, readCode } = await siteWithAccounts();
    await join("ada");
    messages.length = 0;
    const known = await answerOf(askForReset(formTo("/fr/forgot-password", { email: "ada@mail.example" })));
    const unknown = await answerOf(askForReset(formTo("/fr/forgot-password", { email: "eve@mail.example" })));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 303, location: "/fr/forgot-password?done=reset-sent" });
    const code = await readCode();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ locale: "fr", link: `https://learn.example/fr/reset-password?code=${code}` });
  });

  it("refuses what is no address", async () => {
    const { formTo } = await siteWithAccounts();
    const answer = await answerOf(askForReset(formTo("/forgot-password", { email: "ada" })));
    expect(answer).toMatchObject({ status: 400, errors: { email: ["emailInvalid"] }, values: { email: "ada" } });
  });
});

describe("resetPassword", () => {
  it("sets the password, signs in here and ends every older token", async () => {
    const { join, formTo, readCode } = await siteWithAccounts();
    await join("ada");
    await answerOf(askForReset(formTo("/forgot-password", { email: "ada@mail.example" })));
    const path = `/de/reset-password?code=${await readCode()}`;
    const answer = await answerOf(resetPassword(formTo(path, { password: NEW, passwordConfirmation: NEW })));
    expect(answer).toMatchObject({ status: 303, location: "/de/profile?done=password-changed" });
    expect(answer.cookies).toEqual([expect.stringMatching(/^auth_token=[\w.-]+;/), DEVICE]);
    const before = await answerOf(signIn(formTo("/login", { identifier: "ada", password: PASSWORD })));
    expect(before).toMatchObject({ status: 400 });
    expect(await answerOf(signIn(formTo("/login", { identifier: "ada", password: NEW })))).toMatchObject({
      status: 303,
    });
  });

  it("takes a code once, and for an hour", async () => {
    const { join, formTo, readCode, passTime } = await siteWithAccounts();
    await join("ada");
    const ask = () => answerOf(askForReset(formTo("/forgot-password", { email: "ada@mail.example" })));
    const reset = async (code: string) =>
      answerOf(resetPassword(formTo(`/reset-password?code=${code}`, { password: NEW, passwordConfirmation: NEW })));
    await ask();
    const used = await readCode();
    expect((await reset(used)).status).toBe(303);
    expect(await reset(used)).toMatchObject({ status: 400, errors: { "": ["codeInvalid"] } });
    await ask();
    const late = await readCode();
    passTime(HOUR_MS + 1);
    expect(await reset(late)).toMatchObject({ status: 400, errors: { "": ["codeInvalid"] } });
  });

  it.each([
    ["/reset-password", { password: NEW, passwordConfirmation: NEW }, { "": ["codeInvalid"] }],
    ["/reset-password?code=%00", { password: NEW, passwordConfirmation: NEW }, { "": ["codeInvalid"] }],
    [
      "/reset-password?code=x",
      { password: NEW, passwordConfirmation: `${NEW}!` },
      { passwordConfirmation: ["passwordsDiffer"] },
    ],
    ["/reset-password?code=x", { password: "short", passwordConfirmation: "short" }, { password: ["passwordShort"] }],
    [
      "/reset-password?code=x",
      { password: "iloveyou12", passwordConfirmation: "iloveyou12" },
      { password: ["passwordCommon"] },
    ],
  ])("refuses %s with %j", async (path, fields, errors) => {
    const { formTo } = await siteWithAccounts();
    const answer = await answerOf(resetPassword(formTo(path, fields)));
    expect(answer).toMatchObject({ status: 400, errors });
    expect(answer.values).toEqual({});
  });
});

describe("confirmEmail", () => {
  it("confirms with a code, once, and does not sign in: a mailbox need not be whose account it is", async () => {
    const { formTo, readCode, site } = await siteWithAccounts();
    const input = { username: "ada", email: "ada@mail.example", password: PASSWORD };
    await site.contentAs("", { clientAddress: null, locale: "zh" }).query(Register, { input });
    const form = { intent: "confirm", confirmation: await readCode() };
    const answer = await answerOf(confirmEmail(formTo("/zh/confirm-email", form)));
    expect(answer).toEqual({ status: 303, location: "/zh/login?done=confirmed", cookies: [DEVICE] });
    const again = await answerOf(confirmEmail(formTo("/zh/confirm-email", form)));
    expect(again).toMatchObject({ status: 400, intent: "confirm", errors: { "": ["confirmationInvalid"] } });
  });

  it("takes no token for over: a Strapi gives who signs in within the same second the very one that confirming made", async () => {
    const ended: string[] = [];
    const endedTokens = { end: async (token: string) => void ended.push(token), has: async () => false };
    const { formTo, readCode, site } = await siteWithAccounts({ endedTokens });
    const input = { username: "ada", email: "ada@mail.example", password: PASSWORD };
    await site.contentAs("", { clientAddress: null, locale: "en" }).query(Register, { input });
    await answerOf(confirmEmail(formTo("/confirm-email", { intent: "confirm", confirmation: await readCode() })));
    expect(ended).toEqual([]);
  });

  it("has the message sent once more, and answers the same to everybody", async () => {
    const { formTo, messages, readCode, site, join } = await siteWithAccounts();
    await join("bob");
    const input = { username: "ada", email: "ada@mail.example", password: PASSWORD };
    await site.contentAs("", { clientAddress: null, locale: "en" }).query(Register, { input });
    messages.length = 0;
    const resend = (email: string) => answerOf(confirmEmail(formTo("/ko/confirm-email", { intent: "resend", email })));
    const answers = [
      await resend("ada@mail.example"),
      await resend("bob@mail.example"),
      await resend("eve@mail.example"),
    ];
    for (const answer of answers)
      expect(answer).toEqual({ status: 303, location: "/ko/confirm-email?done=confirmation-sent", cookies: [] });
    await readCode();
    expect(messages.map(({ to, locale }) => [to, locale])).toEqual([["ada@mail.example", "ko"]]);
  });

  it("says so where an account signs in before it is confirmed", async () => {
    const { formTo, site } = await siteWithAccounts();
    const input = { username: "ada", email: "ada@mail.example", password: PASSWORD };
    await site.contentAs("").query(Register, { input });
    const right = await answerOf(signIn(formTo("/login", { identifier: "ada", password: PASSWORD })));
    expect(right).toMatchObject({ status: 400, errors: { "": ["unconfirmed"] } });
    const wrong = await answerOf(signIn(formTo("/login", { identifier: "ada", password: "wrong" })));
    expect(wrong).toMatchObject({ status: 400, errors: { "": ["credentials"] } });
  });
});
