import { describe, expect, it } from "vitest";
import { userContent } from "#app/site/visitor.server.ts";
import { answerOf } from "../../../../tests/answer-of.ts";
import { PASSWORD, siteWithAccounts } from "../../../../tests/site-with-accounts.ts";
import { signIn } from "../login.server.ts";
import { downloadMyData } from "../my-data.server.ts";
import { changeAccount } from "../profile.server.ts";
import { loadPasskeys, offersPasskeys } from "./load-passkeys.server.ts";
import { ADD_PASSKEY, PASSKEY_LOGIN, toRemovePasskey, toRenamePasskey } from "./passkey-intents.ts";
import { beginPasskey } from "./passkeys.server.ts";

const CEREMONY = /^__Host-passkey=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=300; HttpOnly; Secure; SameSite=Strict$/;

describe("beginPasskey", () => {
  it("tells what to ask for signing in, and has the browser store which question it was", async () => {
    const { formTo } = await siteWithAccounts();
    const answer = await beginPasskey(formTo("/passkey.json", { intent: PASSKEY_LOGIN }));
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(CEREMONY)]);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(await answer.json()).toMatchObject({ rpId: "learn.example", userVerification: "required" });
  });

  it("asks for the password before one is added", async () => {
    const { join, formTo } = await siteWithAccounts();
    const cookie = await join("ada");
    const begin = (currentPassword: string) =>
      beginPasskey(formTo("/passkey.json", { intent: ADD_PASSKEY, currentPassword }, { cookie }));
    const refused = await begin("wrong");
    expect(refused.status).toBe(400);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await refused.json()).toMatchObject({
      intent: ADD_PASSKEY,
      result: { status: "error", error: { currentPassword: ["currentPasswordWrong"] } },
    });
    expect(await (await begin(PASSWORD)).json()).toMatchObject({ rp: { id: "learn.example" } });
  });

  it("begins nothing for somebody who is not signed in, and nothing else", async () => {
    const { formTo } = await siteWithAccounts();
    const form = formTo("/passkey.json", { intent: ADD_PASSKEY, currentPassword: PASSWORD });
    expect((await beginPasskey(form)).status).toBe(400);
    await expect(beginPasskey(formTo("/passkey.json", { intent: "else" }))).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});

describe("signing in with a passkey", () => {
  it("is refused without the question, and for what answers none", async () => {
    const { formTo } = await siteWithAccounts();
    const send = (cookie?: string) => {
      const form = formTo("/login", { intent: PASSKEY_LOGIN, response: "{}" }, cookie === undefined ? {} : { cookie });
      return answerOf(signIn(form));
    };
    expect(await send()).toMatchObject({ status: 400, errors: { "": ["passkeyExpired"] } });
    const begun = await beginPasskey(formTo("/passkey.json", { intent: PASSKEY_LOGIN }));
    const [cookie = ""] = begun.headers.getSetCookie()[0]?.split(";") ?? [];
    expect(await send(cookie)).toMatchObject({ status: 400, errors: { "": ["passkeyRefused"] } });
  });
});

describe("a passkey that is not there", () => {
  it("is taken for removed, and has no name to change", async () => {
    const { join, formTo } = await siteWithAccounts();
    const cookie = await join("ada");
    const send = (fields: Record<string, string>) => answerOf(changeAccount(formTo("/profile", fields, { cookie })));
    expect(await send({ intent: toRemovePasskey("7") })).toMatchObject({
      status: 303,
      location: "/profile?done=passkey-removed",
    });
    expect((await send({ intent: toRenamePasskey("7"), name: "Phone" })).status).toBe(400);
    expect(await send({ intent: toRenamePasskey("7"), name: "x".repeat(65) })).toMatchObject({
      errors: { name: ["passkeyName"] },
    });
  });
});

describe("what is known of passkeys", () => {
  it("is listed, and part of one's own data", async () => {
    const { join, formTo } = await siteWithAccounts();
    const { request, context, ...form } = formTo("/profile/my-data.json", {}, { cookie: await join("ada") });
    expect(await loadPasskeys(await userContent(request, context))).toEqual([]);
    expect(await offersPasskeys(request, context)).toBe(true);
    const data = await (await downloadMyData({ ...form, request, context })).json();
    expect(data).toMatchObject({ passkeys: [], sessions: [{ isCurrent: true }] });
  });

  it("is nothing where the provider has none, and where it is away", async () => {
    const refusing = async () => ({
      status: 400,
      body: { errors: [{ message: 'Cannot query field "offersPasskeys"', extensions: { code: "GRAPHQL" } }] },
    });
    const strapi = await siteWithAccounts({ transport: refusing });
    const { request, context } = strapi.formTo("/login", {});
    expect(await offersPasskeys(request, context)).toBe(false);
    expect(await loadPasskeys(await userContent(request, context))).toBeNull();
    expect(strapi.logged.filter(({ level }) => level === "warn")).toEqual([]);
    const away = await siteWithAccounts({ transport: () => Promise.reject(new Error("ECONNREFUSED")) });
    const asked = away.formTo("/login", {});
    expect(await offersPasskeys(asked.request, asked.context)).toBe(false);
  });
});
