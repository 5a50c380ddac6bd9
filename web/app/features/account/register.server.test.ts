import { LOCALES } from "@learn-bittensor/contract/locales";
import { EmailConfirmation } from "@learn-bittensor/contract/operations/account";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { answerOf } from "../../../tests/answer-of.ts";
import { PASSWORD, siteWithAccounts } from "../../../tests/site-with-accounts.ts";
import { register } from "./register.server.ts";

const ADA = { username: "ada", email: "ada@mail.example", password: PASSWORD };

describe("register", () => {
  it.each(LOCALES)("opens an account that waits for the link in a message, in %s", async (locale) => {
    const { formTo, messages, readCode } = await siteWithAccounts();
    const answer = await answerOf(register(formTo(localizedPath("/register", locale), ADA)));
    const path = localizedPath("/confirm-email", locale);
    expect(answer).toMatchObject({ status: 303, location: `${path}?done=confirmation-sent`, cookies: [] });
    const code = await readCode();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      to: "ada@mail.example",
      locale,
      link: `https://learn.example${path}?confirmation=${code}`,
    });
  });

  it("signs in at once where the provider wants no confirmation", async () => {
    const answered = { register: { jwt: "a.b.c", user: null } };
    const { formTo } = await siteWithAccounts({ transport: async () => ({ status: 200, body: { data: answered } }) });
    const answer = await answerOf(register(formTo("/register?redirect=/subnets", ADA)));
    expect(answer).toMatchObject({ status: 303, location: "/subnets" });
    expect(answer.cookies).toEqual([expect.stringMatching(/^auth_token=a\.b\.c;/)]);
  });

  it.each([
    [{ username: "" }, { username: ["required"] }],
    [{ username: "ab" }, { username: ["usernameShort"] }],
    [{ username: "a".repeat(1_000) }, { username: ["usernameLong"] }],
    [{ username: "ada@home" }, { username: ["usernameCharacters"] }],
    [{ username: "ad\u200ba" }, { username: ["usernameCharacters"] }],
    [{ username: "\u0430da" }, { username: ["usernameMixed"] }],
    [{ email: "ada" }, { email: ["emailInvalid"] }],
    [{ email: "ada@mail" }, { email: ["emailInvalid"] }],
    [{ email: "ada@-mail-.example" }, { email: ["emailInvalid"] }],
    [{ email: `${"a".repeat(250)}@mail.example` }, { email: ["tooLong"] }],
    [{ password: "too short" }, { password: ["passwordShort"] }],
    [{ password: "ü".repeat(40) }, { password: ["passwordLong"] }],
    [{ password: "a password\u0000 with a zero" }, { password: ["passwordCharacters"] }],
    [{ password: "password123" }, { password: ["passwordCommon"] }],
    [{ password: "Qwertyuiop1" }, { password: ["passwordCommon"] }],
    [{ password: "ADA@mail.example" }, { password: ["passwordLikeName"] }],
    [
      { username: "a", email: "b", password: "c" },
      { username: ["usernameShort"], email: ["emailInvalid"] },
    ],
  ])("refuses %j beside its field, and keeps the rest", async (fields, errors) => {
    const { formTo, messages } = await siteWithAccounts();
    const answer = await answerOf(register(formTo("/register", { ...ADA, ...fields })));
    expect(answer).toMatchObject({ status: 400, errors });
    const { password: _, ...retained } = { ...ADA, ...fields };
    expect(answer.values).toEqual(Object.fromEntries(Object.entries(retained).filter(([, value]) => value !== "")));
    expect(messages).toEqual([]);
  });

  it.each([
    "'; DROP TABLE accounts; --",
    '<img src=x onerror="alert(1)">',
    "{{7*7}}",
    "Łukasz Żółć",
    "아다 러브레이스",
  ])("takes %j for the name it is", async (username) => {
    const { formTo, readCode, site } = await siteWithAccounts();
    expect((await answerOf(register(formTo("/register", { ...ADA, username })))).status).toBe(303);
    const { emailConfirmation } = await site.contentAs("").query(EmailConfirmation, { confirmation: await readCode() });
    expect(emailConfirmation?.user.username).toBe(username);
  });

  it("tells that a name is taken, and of an address nobody but its owner", async () => {
    const { formTo, join, messages } = await siteWithAccounts();
    await join("ada");
    const byName = await answerOf(register(formTo("/register", { ...ADA, email: "other@mail.example" })));
    const byAddress = await answerOf(register(formTo("/register", { ...ADA, username: "other" })));
    expect(byName).toMatchObject({ status: 400, errors: { "": ["taken"] } });
    const free = { ...ADA, username: "another", email: "free@mail.example" };
    expect(byAddress).toEqual(await answerOf(register(formTo("/register", free))));
    expect(messages.slice(-2).map(({ to, link }) => [to, new URL(link).pathname])).toEqual([
      ["ada@mail.example", "/login"],
      ["free@mail.example", "/confirm-email"],
    ]);
  });

  it("lets exactly one of many win who want one name at once", async () => {
    const { formTo } = await siteWithAccounts();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        answerOf(register(formTo("/register", { ...ADA, email: `ada${index}@mail.example` }))),
      ),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  it("says that the account is there where its message could not be sent", async () => {
    const { formTo } = await siteWithAccounts({ isMailBroken: true });
    const answer = await answerOf(register(formTo("/register", ADA)));
    expect(answer).toMatchObject({ status: 400, errors: { "": ["mailFailed"] } });
  });
});
