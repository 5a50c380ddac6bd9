import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { dataRequestContext } from "#app/site/request-context.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { siteWithAccounts } from "../../tests/site-with-accounts.ts";
import FeedbackRoute, { action, loader } from "./feedback.tsx";
import { loader as inbox, action as settle } from "./feedback-editors.tsx";
import FeedbackNumberRoute, { loader as ofNumber } from "./feedback-number.tsx";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const PAGE = "/concepts/economics/staking";

describe("the form", () => {
  it.each(LOCALES)("says what it is for, and is filled in with what is known (%s)", async (locale) => {
    const { site } = await siteWithAccounts();
    const query = `?${new URLSearchParams({ page: PAGE, about: "zzz", reason: "missing", clear: "no" })}`;
    const loaderData = await loader(asked(site, `/feedback${query}`, { locale }));
    expect(loaderData.told).toEqual({ page: PAGE, clear: false, reasons: ["missing"], about: "zzz", message: "" });
    const markup = pageOfRoute(FeedbackRoute, { loaderData }, locale === "en" ? "/feedback" : `/${locale}/feedback`);
    expect(markup).toContain(getTranslator(locale)("feedback.reasons.out_of_date"));
    expect(markup).toMatch(
      /<input[^>]*name="reason"[^>]*checked=""[^>]*value="missing"|value="missing"[^>]*checked=""/,
    );
  });

  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", `/${"a".repeat(300)}`, ""])(
    "is about the home page where %j is no page",
    async (page) => {
      const { site } = await siteWithAccounts();
      const { told } = await loader(asked(site, `/feedback?${new URLSearchParams({ page })}`));
      expect(told.page).toBe("/");
    },
  );

  it("puts no secret into its address", async () => {
    const { site } = await siteWithAccounts();
    const query = new URLSearchParams({ page: "/search", about: PHRASE });
    const answer = await loader(asked(site, `/feedback?${query}`)).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    const { headers } = answer as Response;
    expect(headers.get("Location")).toBe("/feedback?page=%2Fsearch&withheld=secret");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("is not there where nobody takes what is told", async () => {
    const { site } = await siteOnContent([]);
    await expect(loader(asked(site, "/feedback"))).rejects.toMatchObject({ init: { status: 404 } });
    await expect(ofNumber(askedOf(site, "1"))).rejects.toBeDefined();
  });
});

describe("what is sent", () => {
  const TOLD = { page: PAGE, clear: "no", reason: "wrong", about: "", message: "The rate is gone." };

  it("has a number, whose page says what became of it and not what it is", async () => {
    const { site, formTo } = await siteWithAccounts();
    expect(await send(formTo, TOLD)).toMatchObject({ status: 303, location: "/feedback/1?sent=1" });
    const loaderData = await ofNumber(askedOf(site, "1", "?sent=1"));
    const markup = pageOfRoute(FeedbackNumberRoute, { loaderData }, "/feedback/1");
    expect(markup).toContain("Your number is 1.");
    expect(markup).toContain(PAGE);
    expect(JSON.stringify(loaderData)).not.toContain("The rate");
    for (const number of ["2", "0", "1e0", "-1", "x", "99999999999"])
      await expect(ofNumber(askedOf(site, number))).rejects.toMatchObject({
        init: { status: 404 },
      });
  });

  it("stays on the page where a script sent a yes", async () => {
    const { formTo } = await siteWithAccounts();
    expect(await send(formTo, { page: PAGE, clear: "yes" })).toMatchObject({ status: 303 });
    const args = { ...formTo("/feedback", { page: PAGE, clear: "yes" }), params: {} };
    args.context.set(dataRequestContext, true);
    expect(await action(args as never)).toMatchObject({ data: { number: 2 } });
  });

  it.each(["about", "message"])("is neither stored nor shown again where its %s is a secret", async (field) => {
    const { formTo, asked: questions } = await siteWithAccounts();
    const answer = await send(formTo, { ...TOLD, [field]: `words: ${PHRASE}` });
    expect(answer).toMatchObject({ status: 400, fault: "secret" });
    expect(JSON.stringify(answer)).not.toContain("sausage");
    expect(questions.map(({ operationName }) => operationName)).not.toContain("sendPageFeedback");
  });

  it.each([
    ["empty", { page: PAGE, clear: "no" }],
    ["long", { page: PAGE, message: "a".repeat(2_001) }],
    ["long", { page: PAGE, about: "a".repeat(301) }],
  ])("is refused where it is %s, with what was typed", async (fault, fields) => {
    const { formTo } = await siteWithAccounts();
    expect(await send(formTo, fields)).toMatchObject({ status: 400, fault });
  });

  it("is bounded by network: what was typed is still there", async () => {
    const { formTo, passTime } = await siteWithAccounts();
    for (let sent = 0; sent < 10; sent += 1) await send(formTo, TOLD);
    const refused = await send(formTo, TOLD);
    expect(refused).toMatchObject({ status: 429, fault: "tooMany", retryAfter: "60", told: { message: TOLD.message } });
    passTime(60_000);
    expect(await send(formTo, TOLD)).toMatchObject({ status: 303 });
  });
});

describe("editors", () => {
  it("are the only ones who read what was told", async () => {
    const { site, join, formTo } = await siteWithAccounts();
    const cookie = await join("ada");
    const args = { ...aRequest(site, "/feedback/editors", { cookie }), params: {} };
    await expect(inbox(args as never)).rejects.toMatchObject({ init: { status: 403 } });
    const form = { ...formTo("/feedback/editors", { number: "1", what: "close" }, { cookie }), params: {} };
    await expect(settle(form as never)).rejects.toMatchObject({ init: { status: 403 } });
  });
});

type Site = Awaited<ReturnType<typeof siteWithAccounts>>["site"];

function asked(site: Site, path: string, params: object = {}) {
  return { ...aRequest(site, path, { isDocument: true }), params } as never;
}

function askedOf(site: Site, number: string, query = "") {
  return asked(site, `/feedback/${number}${query}`, { number });
}

type FormTo = Awaited<ReturnType<typeof siteWithAccounts>>["formTo"];

async function send(formTo: FormTo, fields: Record<string, string>) {
  const answer = await action({ ...formTo("/feedback", fields), params: {} } as never);
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get("Location") };
  const { data, init } = answer;
  return { ...data, status: init?.status, retryAfter: new Headers(init?.headers).get("Retry-After") };
}
