import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ContentRequest } from "../app/site/content-client.server.ts";
import { createSharedAnswers, SHARED_OPERATIONS } from "./shared-answers.ts";

const MENU: ContentRequest = {
  operationName: "getMenu",
  query: "query getMenu { menus { data { id } } }",
  variables: { locale: "en" },
  authorization: "Bearer site",
};

function providerOf(answer: () => Promise<{ status: number; body: unknown }> = async () => whole(1)) {
  const asked: ContentRequest[] = [];
  let time = 0;
  const shared = createSharedAnswers(
    (request) => {
      asked.push(request);
      return answer();
    },
    { token: "site", maxCharacters: 200, clock: () => time },
  );
  return { ...shared, asked, wait: (ms: number) => (time += ms) };
}

const whole = (id: number) => ({ status: 200, body: { data: { menus: { data: [{ id }] } } } });

describe("createSharedAnswers", () => {
  it("asks once for what many pages show, until it may be old", async () => {
    const provider = providerOf();
    expect(await provider.transport(MENU)).toEqual(whole(1));
    expect(await provider.transport(MENU)).toEqual(whole(1));
    provider.wait(59_999);
    await provider.transport(MENU);
    expect(provider.asked).toHaveLength(1);
    provider.wait(1);
    await provider.transport(MENU);
    expect(provider.asked).toHaveLength(2);
  });

  it("lets pages that are rendered at once wait for one answer, each for a copy of its own", async () => {
    const { transport, asked } = providerOf();
    const [one, two] = await Promise.all([transport(MENU), transport(MENU)]);
    expect(asked).toHaveLength(1);
    Reflect.set(Object(one.body), "data", null);
    expect(two).toEqual(whole(1));
    expect(await transport(MENU)).toEqual(whole(1));
  });

  it.each([
    ["other variables", { variables: { locale: "de" } }],
    ["a reader's token", { authorization: "Bearer reader" }],
    ["drafts", { drafts: true }],
    ["an address of a visitor", { clientAddress: "203.0.113.9" }],
    ["a text of one page", { operationName: "getConcept" }],
    ["what a class has answered", { operationName: "getClassCounts" }],
  ])("asks anew for %s", async (_, difference) => {
    const { transport, asked } = providerOf();
    await transport(MENU);
    await transport({ ...MENU, ...difference });
    await transport(MENU);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["a fault", { status: 200, body: { data: null, errors: [{ message: "no" }] } }],
    ["a refusal", { status: 403, body: { error: {} } }],
    ["no JSON of GraphQL", { status: 200, body: "<html>" }],
  ])("does not cache %s", async (_, answer) => {
    const { transport, asked } = providerOf(async () => answer);
    expect(await transport(MENU)).toEqual(answer);
    await transport(MENU);
    expect(asked).toHaveLength(2);
  });

  it("asks anew after no answer at all", async () => {
    let isAway = true;
    const { transport } = providerOf(async () => {
      if (isAway) throw new Error("away");
      return whole(2);
    });
    await expect(transport(MENU)).rejects.toThrow("away");
    isAway = false;
    expect(await transport(MENU)).toEqual(whole(2));
  });

  it("forgets everything when the content has changed, what is being answered too", async () => {
    const answers: ((answer: { status: number; body: unknown }) => void)[] = [];
    const { transport, drop, asked } = providerOf(() => new Promise((resolve) => answers.push(resolve)));
    const old = transport(MENU);
    drop();
    const fresh = transport(MENU);
    answers[1]?.(whole(2));
    answers[0]?.(whole(1));
    expect(await old).toEqual(whole(1));
    expect(await fresh).toEqual(whole(2));
    expect(await transport(MENU)).toEqual(whole(2));
    expect(asked).toHaveLength(2);
  });

  it("caches no more than its room", async () => {
    const { transport, asked } = providerOf();
    for (const locale of ["en", "de", "ko", "fr", "zh"]) await transport({ ...MENU, variables: { locale } });
    await transport(MENU);
    expect(asked).toHaveLength(6);
  });

  it("knows only queries of the contract, and none that is about readers", () => {
    const operations = readOperations();
    for (const name of SHARED_OPERATIONS) expect(operations.get(name), name).toBe("query");
    for (const name of SHARED_OPERATIONS) expect(name).not.toMatch(/My|Me$|Counts|ToRead|Quiz|LearningOf|Feedback$/);
  });
});

function readOperations(): Map<string, string> {
  const folder = new URL("../../contract/operations/", import.meta.url);
  const found = new Map<string, string>();
  for (const file of readdirSync(folder))
    for (const [, kind = "", name = ""] of readFileSync(new URL(file, folder), "utf8").matchAll(
      /^\s*(query|mutation) (\w+)/gm,
    ))
      found.set(name, kind);
  return found;
}
