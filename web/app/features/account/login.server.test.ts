import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { answerOf } from "../../../tests/answer-of.ts";
import { PASSWORD, siteWithAccounts } from "../../../tests/site-with-accounts.ts";
import { signIn } from "./login.server.ts";

const DEVICE = expect.stringMatching(
  /^__Host-known-device=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax$/,
);

describe("signIn", () => {
  it.each(["ada", "ADA@mail.example"])(
    "stores the token of %s in a cookie and leads to the account",
    async (identifier) => {
      const { join, formTo } = await siteWithAccounts();
      await join("ada");
      const answer = await answerOf(signIn(formTo("/login", { identifier, password: PASSWORD })));
      expect(answer).toMatchObject({ status: 303, location: "/profile" });
      expect(answer.cookies).toEqual([
        expect.stringMatching(/^auth_token=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=604800; /),
        DEVICE,
      ]);
    },
  );

  it.each(LOCALES)("leads to the account in %s", async (locale) => {
    const { join, formTo } = await siteWithAccounts();
    await join("ada");
    const answer = await answerOf(
      signIn(formTo(localizedPath("/login", locale), { identifier: "ada", password: PASSWORD })),
    );
    expect(answer.location).toBe(localizedPath("/profile", locale));
  });

  it.each([
    ["/de/concepts/economics/staking?tab=notes", "/de/concepts/economics/staking?tab=notes"],
    ["//evil.example", "/profile"],
    ["/\\evil.example", "/profile"],
    ["https://evil.example/", "/profile"],
    ["/.//evil.example", "/profile"],
  ])("comes back to %s by leading to %s", async (wanted, expected) => {
    const { join, formTo } = await siteWithAccounts();
    await join("ada");
    const path = `/login?${new URLSearchParams({ redirect: wanted })}`;
    expect((await answerOf(signIn(formTo(path, { identifier: "ada", password: PASSWORD })))).location).toBe(expected);
  });

  it("signs in over a token that is dead", async () => {
    const { join, formTo } = await siteWithAccounts();
    await join("ada");
    const form = formTo("/login", { identifier: "ada", password: PASSWORD }, { cookie: "auth_token=expired" });
    expect((await answerOf(signIn(form))).status).toBe(303);
  });

  it("answers alike to a wrong password and to an unknown name", async () => {
    const { join, formTo } = await siteWithAccounts();
    await join("ada");
    const send = async (identifier: string) => {
      const answer = await answerOf(signIn(formTo("/login", { identifier, password: "wrong" })));
      return { ...answer, values: undefined };
    };
    expect(await send("ada")).toEqual(await send("eve"));
    expect(await send("ada")).toMatchObject({ status: 400, errors: { "": ["credentials"] } });
  });

  it("keeps the name, and never the password", async () => {
    const { formTo } = await siteWithAccounts();
    const answer = await answerOf(signIn(formTo("/login", { identifier: "<b>ada</b>", password: "s3cret-s3cret" })));
    expect(answer.values).toEqual({ identifier: "<b>ada</b>" });
    expect(JSON.stringify(answer)).not.toContain("s3cret");
  });

  it.each([
    [{}, { identifier: ["required"], password: ["required"] }],
    [
      { identifier: "", password: "" },
      { identifier: ["required"], password: ["required"] },
    ],
    [{ identifier: "a".repeat(1_001), password: "x" }, { identifier: ["tooLong"] }],
    [{ identifier: "ada", password: "x".repeat(200_000) }, { password: ["tooLong"] }],
  ])("asks nobody about a form that is not complete", async (fields, errors) => {
    const { formTo, asked } = await siteWithAccounts();
    expect(await answerOf(signIn(formTo("/login", fields)))).toMatchObject({ status: 400, errors });
    expect(asked).toEqual([]);
  });

  it.each([
    ["a list of ten million entries", { "identifier[9999999]": "ada" }],
    ["a name within a name, a thousand times", { [`identifier${".a".repeat(1_000)}`]: "ada" }],
    ["a name of every object", { "__proto__.identifier": "ada", "constructor[prototype][identifier]": "ada" }],
    [
      "an order to the form itself",
      { __intent__: '{"type":"insert","payload":{"name":"identifier","index":9999999}}' },
    ],
    ["a field of no form", { comment: "ada" }],
  ])("takes nothing from %s, and does not send it back", async (_, fields) => {
    const { formTo } = await siteWithAccounts();
    const answer = await signIn(formTo("/login", { ...fields, password: PASSWORD }));
    expect(answer).toMatchObject({ init: { status: 400 }, data: { result: { error: { identifier: ["required"] } } } });
    expect(JSON.stringify(answer).length).toBeLessThan(500);
  });

  it("takes a field that comes twice for a fault", async () => {
    const { formTo } = await siteWithAccounts();
    const body = new URLSearchParams([
      ["identifier", "ada"],
      ["identifier", "bob"],
      ["password", "x"],
    ]);
    expect(await answerOf(signIn(formTo("/login", { body })))).toMatchObject({ status: 400 });
  });

  it.each([
    ["application/json", '{"identifier":"ada","password":"x"}', 415],
    ["text/plain", "identifier=ada&password=x", 415],
    ["multipart/form-data", "no boundary", 400],
    ["multipart/form-data; boundary=x", "--y\r\nbroken", 400],
  ])("takes no %s", async (type, body, status) => {
    const { formTo } = await siteWithAccounts();
    const going = signIn(formTo("/login", { body, headers: { "Content-Type": type } }));
    await expect(going).rejects.toMatchObject({ init: { status } });
  });

  it("says when to come back after too many attempts, and that nothing was wrong with the form", async () => {
    const { formTo } = await siteWithAccounts();
    const attempt = () => answerOf(signIn(formTo("/login", { identifier: "ada", password: "wrong" })));
    for (let time = 0; time < 10; time += 1) expect((await attempt()).status).toBe(400);
    expect(await attempt()).toMatchObject({ status: 429, errors: { "": ["tooMany"] }, retryAfter: "60" });
  });

  it("counts by the visitor's address, not by the site's own", async () => {
    const { formTo } = await siteWithAccounts();
    const attempt = (from: string) =>
      answerOf(signIn(formTo("/login", { identifier: `of ${from}`, password: "wrong" }, { from })));
    for (let time = 0; time < 11; time += 1) await attempt("203.0.113.9");
    expect((await attempt("203.0.113.9")).status).toBe(429);
    expect((await attempt("198.51.100.1")).status).toBe(400);
  });

  it.each([
    [
      "Accounts are busy, please try again in a few seconds.",
      { status: 503, errors: { "": ["busy"] }, retryAfter: "5" },
    ],
    ["Your account has been blocked by an administrator", { status: 400, errors: { "": ["blocked"] } }],
    ["a sentence that nobody knows", { status: 400, errors: { "": ["unknown"] } }],
  ])("tells %j in its own words", async (message, expected) => {
    const code = message.startsWith("Accounts") ? "STRAPI_RATE_LIMIT_ERROR" : "STRAPI_APPLICATION_ERROR";
    const { formTo } = await siteWithAccounts({
      transport: async () => ({ status: 200, body: { data: null, errors: [{ message, extensions: { code } }] } }),
    });
    expect(await answerOf(signIn(formTo("/login", { identifier: "ada", password: "x" })))).toMatchObject(expected);
  });

  it("says that accounts are away, and keeps what was typed", async () => {
    const { formTo } = await siteWithAccounts({ transport: () => Promise.reject(new TypeError("fetch failed")) });
    const answer = await answerOf(signIn(formTo("/login", { identifier: "ada", password: "x" })));
    expect(answer).toMatchObject({ status: 503, errors: { "": ["unavailable"] }, values: { identifier: "ada" } });
  });

  it("writes neither names nor passwords into the log", async () => {
    const { formTo, logged } = await siteWithAccounts({
      transport: () => Promise.reject(new TypeError("fetch failed")),
    });
    await answerOf(signIn(formTo("/login", { identifier: "ada@mail.example", password: "s3cret-s3cret" })));
    expect(JSON.stringify(logged)).not.toMatch(/s3cret|ada@/);
  });
});

describe("a known device", () => {
  it("is told to the provider, and then no message is written", async () => {
    const { join, formTo, messages, readCode } = await siteWithAccounts();
    await join("ada");
    const send = (cookie?: string) =>
      answerOf(signIn(formTo("/login", { identifier: "ada", password: PASSWORD }, cookie ? { cookie } : {})));
    const { cookies } = await send();
    await readCode();
    const before = messages.length;
    await send(cookies?.[1]?.split(";")[0]);
    await send("__Host-known-device=a.b.c");
    await readCode();
    expect(messages.slice(before - 1).map(({ link }) => new URL(link).pathname)).toEqual(["/profile", "/profile"]);
  });
});
