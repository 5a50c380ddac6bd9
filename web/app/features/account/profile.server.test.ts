import { describe, expect, it } from "vitest";
import type { ContentTransport } from "#app/site/content-client.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";
import { aRequest } from "../../../tests/a-request.ts";
import { answerOf } from "../../../tests/answer-of.ts";
import { PASSWORD, siteWithAccounts } from "../../../tests/site-with-accounts.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { loadSessions } from "./load-sessions.server.ts";
import { signIn } from "./login.server.ts";
import { downloadMyData } from "./my-data.server.ts";
import { changeAccount, signOut } from "./profile.server.ts";
import { toEndSession } from "./profile-intents.ts";
import { FORGET_TOKEN } from "./session.server.ts";

const NEW = "another long pass-phrase";

describe("signOut", () => {
  it.each(["auth_token=good", "auth_token=expired", undefined])("forgets the token (%j)", async (cookie) => {
    const { formTo } = await siteWithAccounts();
    const form = formTo("/de/profile?sign-out", {}, cookie === undefined ? {} : { cookie });
    const answer = await answerOf(Promise.resolve().then(() => signOut(form, next) as never));
    expect(answer).toEqual({ status: 303, location: "/de", cookies: [FORGET_TOKEN] });
  });

  it("ends the token, for whoever has a copy of it", async () => {
    const { join, formTo, visitorOf } = await siteOfAda();
    const cookie = await join("ada");
    expect(await visitorOf(cookie)).toMatchObject({ username: "ada" });
    await answerOf(Promise.resolve().then(() => signOut(formTo("/profile?sign-out", {}, { cookie }), next) as never));
    expect(await visitorOf(cookie)).toEqual(ANONYMOUS);
  });

  it.each([
    ["is away", () => Promise.reject(new Error("ECONNREFUSED")), 1],
    [
      "cannot end tokens",
      async () => ({ status: 400, body: { errors: [{ message: "Cannot query", extensions: { code: "GRAPHQL" } }] } }),
      0,
    ],
  ])("signs out of this browser where the provider %s", async (_, transport, warnings) => {
    const { formTo, logged } = await siteWithAccounts({ transport });
    const form = formTo("/profile?sign-out", {}, { cookie: "auth_token=good" });
    const answer = await answerOf(Promise.resolve().then(() => signOut(form, next) as never));
    expect(answer).toEqual({ status: 303, location: "/", cookies: [FORGET_TOKEN] });
    expect(logged.filter(({ level }) => level === "warn")).toHaveLength(warnings);
  });

  it("takes a good token for over where the provider cannot end it, and stores none that was made up", async () => {
    const ended = new Set<string>();
    const endedTokens = {
      end: async (token: string) => void ended.add(token),
      has: async (token: string) => ended.has(token),
    };
    const transport: ContentTransport = async ({ operationName, authorization }) => {
      if (operationName !== "getMe") return { status: 400, body: { errors: [{ message: "Cannot query" }] } };
      if (authorization !== "Bearer good")
        return { status: 401, body: { data: null, error: { status: 401, name: "UnauthorizedError", message: "no" } } };
      return {
        status: 200,
        body: { data: { me: { id: "7", documentId: "a", username: "ada", email: null, role: null } } },
      };
    };
    const { formTo, visitorOf } = await siteOfAda({ transport, endedTokens });
    expect(await visitorOf("auth_token=good")).toMatchObject({ username: "ada" });
    for (const cookie of ["auth_token=good", "auth_token=made-up"]) {
      await answerOf(Promise.resolve().then(() => signOut(formTo("/profile?sign-out", {}, { cookie }), next) as never));
    }
    expect([...ended]).toEqual(["good"]);
    expect(await visitorOf("auth_token=good")).toEqual(ANONYMOUS);
  });

  it("has the browser forget what it cached", async () => {
    const { formTo } = await siteWithAccounts();
    const answer = await Promise.resolve()
      .then(() => signOut(formTo("/profile?sign-out", {}), next))
      .catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("Clear-Site-Data")).toBe('"cache"');
  });

  it("leaves every other request to the page", async () => {
    const { formTo, site } = await siteWithAccounts();
    expect(await signOut(formTo("/profile", {}), next)).toBe(PAGE);
    expect(await signOut(aRequest(site, "/profile?sign-out", { isDocument: true }), next)).toBe(PAGE);
  });
});

describe("changeAccount", () => {
  it("changes the name without a password, and the address only with it", async () => {
    const { join, formTo, visitorOf, readCode } = await siteOfAda();
    const cookie = await join("ada");
    const send = (fields: object) =>
      answerOf(changeAccount(formTo("/profile", { intent: "profile", ...fields }, { cookie })));
    const names = { username: "Ada L.", email: "ada@mail.example" };
    expect(await send(names)).toMatchObject({ status: 303, location: "/profile?done=saved" });
    const moved = { ...names, email: "ada@other.example" };
    expect(await send(moved)).toMatchObject({ status: 400, errors: { currentPassword: ["currentPasswordWrong"] } });
    expect(await send({ ...moved, currentPassword: PASSWORD })).toMatchObject({
      status: 303,
      location: "/profile?done=address-pending",
    });
    expect(await visitorOf(cookie)).toMatchObject({ email: "ada@mail.example" });
    await answerOf(confirmEmail(formTo("/confirm-email", { intent: "confirm", confirmation: await readCode() })));
    expect(await visitorOf(cookie)).toMatchObject({ username: "Ada L.", email: "ada@other.example" });
  });

  it("changes the password: older tokens end, this browser gets a new one", async () => {
    const { join, formTo, visitorOf } = await siteOfAda();
    const cookie = await join("ada");
    const form = { intent: "password", currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW };
    const answer = await answerOf(changeAccount(formTo("/profile", form, { cookie })));
    expect(answer).toMatchObject({ status: 303, location: "/profile?done=password-changed" });
    expect(await visitorOf(cookie)).toEqual(ANONYMOUS);
    expect(await visitorOf(answer.cookies?.[0]?.split(";")[0] ?? "")).toMatchObject({ username: "ada" });
  });

  it.each([
    [{ currentPassword: "wrong" }, { currentPassword: ["currentPasswordWrong"] }],
    [{ currentPassword: "" }, { currentPassword: ["required"] }],
    [{ password: PASSWORD, passwordConfirmation: PASSWORD }, { password: ["passwordSame"] }],
    [{ passwordConfirmation: "something else" }, { passwordConfirmation: ["passwordsDiffer"] }],
    [{ password: "password123", passwordConfirmation: "password123" }, { password: ["passwordCommon"] }],
  ])("refuses a new password with %j", async (fields, errors) => {
    const { join, formTo } = await siteOfAda();
    const cookie = await join("ada");
    const form = { intent: "password", currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW, ...fields };
    const answer = await answerOf(changeAccount(formTo("/profile", form, { cookie })));
    expect(answer).toMatchObject({ status: 400, intent: "password", errors });
    expect(JSON.stringify(answer)).not.toContain("pass-phrase");
  });

  it("ends a session on another device, once or twice", async () => {
    const { join, formTo, visitorOf, sessionsOf } = await siteOfAda();
    const cookie = await join("ada");
    const signedIn = await answerOf(signIn(formTo("/login", { identifier: "ada", password: PASSWORD })));
    const elsewhere = signedIn.cookies?.[0]?.split(";")[0] ?? "";
    const other = (await sessionsOf(cookie))?.find(({ isCurrent }) => !isCurrent);
    const intent = toEndSession(other?.id ?? "");
    for (const time of ["once", "twice"]) {
      const answer = await answerOf(changeAccount(formTo("/profile", { intent }, { cookie })));
      expect(answer, time).toMatchObject({ status: 303, location: "/profile?done=device-signed-out" });
    }
    expect(await visitorOf(elsewhere)).toEqual(ANONYMOUS);
    expect(await visitorOf(cookie)).toMatchObject({ username: "ada" });
  });

  it("signs out everywhere", async () => {
    const { join, formTo, visitorOf } = await siteOfAda();
    const cookie = await join("ada");
    const signedIn = await answerOf(signIn(formTo("/login", { identifier: "ada", password: PASSWORD })));
    const elsewhere = signedIn.cookies?.[0]?.split(";")[0] ?? "";
    expect(await visitorOf(elsewhere)).toMatchObject({ username: "ada" });
    const answer = await answerOf(changeAccount(formTo("/ko/profile", { intent: "sign-out-everywhere" }, { cookie })));
    expect(answer).toEqual({ status: 303, location: "/ko/login?done=signed-out-everywhere", cookies: [FORGET_TOKEN] });
    expect(await visitorOf(elsewhere)).toEqual(ANONYMOUS);
    expect(await visitorOf(cookie)).toEqual(ANONYMOUS);
  });

  it("deletes the account with its password only", async () => {
    const { join, formTo, visitorOf } = await siteOfAda();
    const cookie = await join("ada");
    const remove = (currentPassword: string) =>
      answerOf(changeAccount(formTo("/profile", { intent: "delete", currentPassword }, { cookie })));
    expect(await remove("wrong")).toMatchObject({ status: 400, errors: { currentPassword: ["currentPasswordWrong"] } });
    expect(await remove(PASSWORD)).toEqual({ status: 303, location: "/login?done=deleted", cookies: [FORGET_TOKEN] });
    expect(await visitorOf(cookie)).toEqual(ANONYMOUS);
  });

  it.each(["", "constructor", "Delete"])("knows no form %j", async (intent) => {
    const { join, formTo } = await siteOfAda();
    const cookie = await join("ada");
    const going = changeAccount(formTo("/profile", { intent, currentPassword: PASSWORD }, { cookie }));
    await expect(going).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("downloadMyData", () => {
  it("is a file with everything that is stored, for nobody's cache", async () => {
    const { join, site } = await siteOfAda();
    const cookie = await join("ada");
    const answer = await downloadMyData(aRequest(site, "/profile/my-data.json", { cookie, isDocument: true }));
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="learn-bittensor-2026-11-20.json"');
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      exportedAt: "2026-11-20T09:00:00.000Z",
      account: { username: "ada", email: "ada@mail.example", confirmed: true },
      progress: [],
      bookmarks: [],
      quizAttempts: [],
      feedback: [],
      sessions: [{ isCurrent: true, startedAt: "2026-11-20T09:00:00.000Z" }],
    });
    expect(text).not.toMatch(/argon2|hash|jwt/i);
  });

  it("is nobody else's", async () => {
    const { site } = await siteOfAda();
    const going = downloadMyData(aRequest(site, "/fr/profile/my-data.json", { isDocument: true }));
    expect(await answerOf(going)).toMatchObject({ status: 302, location: "/fr/login?redirect=%2Ffr%2Fprofile" });
  });
});

const PAGE = new Response("the page");
const next = async () => PAGE;

async function siteOfAda(options: Parameters<typeof siteWithAccounts>[0] = {}) {
  const world = await siteWithAccounts(options);
  return {
    ...world,
    async visitorOf(cookie: string) {
      const { request, context } = aRequest(world.site, "/", { cookie });
      return (await resolveVisitor(request, context)).visitor;
    },
    async sessionsOf(cookie: string) {
      const { request, context } = aRequest(world.site, "/", { cookie });
      return loadSessions(await userContent(request, context));
    },
  };
}
