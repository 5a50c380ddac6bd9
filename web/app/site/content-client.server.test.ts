import { GetMe } from "@learn-bittensor/contract/operations/account";
import { GetConcept, GetConcepts } from "@learn-bittensor/contract/operations/concepts";
import { GetMenu } from "@learn-bittensor/contract/operations/menus";
import { describe, expect, it } from "vitest";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import {
  ContentRefused,
  type ContentRequest,
  type ContentTransport,
  ContentUnavailable,
  createContentClient,
} from "./content-client.server.ts";

const CONCEPT = aContentFile("en/concept/staking", { title: "Staking" });

describe("createContentClient", () => {
  it("answers with the data of the operation", async () => {
    const { transport } = await siteOnContent([CONCEPT]);
    const { concepts } = await createContentClient(transport, "").query(GetConcept, { slug: "staking", locale: "en" });
    expect(concepts?.data[0]?.attributes.title).toBe("Staking");
  });

  it("asks the operation by its name, with the variables it was given", async () => {
    const { transport, asked } = await siteOnContent([CONCEPT]);
    await createContentClient(transport, "").query(GetConcept, { slug: "staking", locale: "ko" });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ operationName: "getConcept", variables: { slug: "staking", locale: "ko" } });
    expect(asked[0]?.query).toMatch(/^query getConcept\(/);
  });

  it("does not send a variable that was left out: null would be another question", async () => {
    const { asked, client } = recordingClient({ data: { concepts: { data: [] } } });
    await client.query(GetConcepts, { locale: "en" });
    expect(asked[0]?.variables).toEqual({ locale: "en" });
  });

  it("drops what no link may lead to, and says so once", async () => {
    const transport: ContentTransport = async () => ({
      status: 200,
      body: { data: { concepts: { data: [{ href: "javascript:alert(1)" }, { href: "vbscript:x" }] } } },
    });
    const logged: string[] = [];
    const client = createContentClient(transport, "", { log: ({ message }) => logged.push(message) });
    expect(await client.query(GetConcepts, { locale: "en" })).toEqual({
      concepts: { data: [{ href: "" }, { href: "" }] },
    });
    expect(logged).toEqual([expect.stringContaining("getConcepts: an address that no link may have")]);
  });

  describe("tokens", () => {
    it("carries its token in the header and nowhere else", async () => {
      const { asked, client } = recordingClient({ data: { me: null } }, "s3cret");
      await client.query(GetMe, {});
      const { authorization, ...rest } = asked[0] ?? {};
      expect(authorization).toBe("Bearer s3cret");
      expect(JSON.stringify(rest)).not.toContain("s3cret");
    });

    it("sends an empty token where it has none, which reads as a visitor", async () => {
      const { transport, asked } = await siteOnContent([CONCEPT]);
      const { concepts } = await createContentClient(transport, "").query(GetConcept, {
        slug: "staking",
        locale: "en",
      });
      expect(asked[0]?.authorization).toBe("Bearer ");
      expect(concepts?.data).toHaveLength(1);
    });

    it("reads published content with the configured token", async () => {
      const { transport } = await siteOnContent([CONCEPT], { apiTokens: ["configured"] });
      const { concepts } = await createContentClient(transport, "configured").query(GetConcept, {
        slug: "staking",
        locale: "en",
      });
      expect(concepts?.data).toHaveLength(1);
    });

    it("is refused with 401 for a token that is none, whatever it asks", async () => {
      const { transport } = await siteOnContent([CONCEPT]);
      const failure = await failureOf(
        createContentClient(transport, "expired").query(GetConcept, { slug: "staking", locale: "en" }),
      );
      expect(failure).toBeInstanceOf(ContentRefused);
      expect(failure).toMatchObject({ status: 401, code: "UnauthorizedError" });
      expect(String(failure)).toContain("getConcept");
      expect(String(failure)).not.toContain("expired");
    });
  });

  describe("list shapes", () => {
    const entry = { id: "1", attributes: { slug: "navbar-en", items: [], additional: [] } };

    it("reads the contract's", async () => {
      const { client } = recordingClient({ data: { menus: { data: [entry] } } });
      expect(await client.query(GetMenu, { slug: "navbar-en", locale: "en" })).toEqual({ menus: { data: [entry] } });
    });

    it("reads a bare Strapi's", async () => {
      const { client } = recordingClient({ data: { menus: [{ data: entry }] } });
      expect(await client.query(GetMenu, { slug: "navbar-en", locale: "en" })).toEqual({ menus: { data: [entry] } });
    });

    it("reads a bare Strapi's empty list", async () => {
      const { client } = recordingClient({ data: { menus: [] } });
      expect(await client.query(GetMenu, { slug: "navbar-xx", locale: "en" })).toEqual({ menus: { data: [] } });
    });
  });

  describe("refusals", () => {
    it("tells the code and the message of what must not be asked", async () => {
      const { transport } = await siteOnContent([]);
      const failure = await failureOf(createContentClient(transport, "").query(GetMe, {}));
      expect(failure).toBeInstanceOf(ContentRefused);
      expect(failure).toMatchObject({ status: 200, code: "FORBIDDEN", message: "Forbidden access" });
    });

    it("hands on the details, of which forms take the messages of their fields", async () => {
      const details = { errors: [{ path: ["email"], message: "email must be a valid email" }] };
      const error = { name: "ValidationError", message: "2 errors occurred", details };
      const extensions = { code: "BAD_USER_INPUT", error };
      const { client } = recordingClient({ data: null, errors: [{ message: "2 errors occurred", extensions }] });
      expect(await failureOf(client.query(GetMe, {}))).toMatchObject({
        name: "ContentRefused",
        message: "2 errors occurred",
        code: "BAD_USER_INPUT",
        details,
      });
    });

    it("takes data beside an error for half an answer, not for one", async () => {
      const errors = [{ message: "Forbidden access", path: ["me"], extensions: { code: "FORBIDDEN" } }];
      const { client } = recordingClient({ data: { me: null, concepts: { data: [] } }, errors });
      expect(await failureOf(client.query(GetMe, {}))).toMatchObject({ name: "ContentRefused", code: "FORBIDDEN" });
    });
  });

  describe("unavailability", () => {
    it("keeps what kept the provider from answering", async () => {
      const cause = new TypeError("fetch failed");
      const client = createContentClient(() => Promise.reject(cause), "s3cret");
      const failure = await failureOf(client.query(GetMe, {}));
      expect(failure).toBeInstanceOf(ContentUnavailable);
      expect(failure).toMatchObject({ message: "getMe: no answer from the content provider", cause });
    });

    it.each([
      [
        "a fault of its own",
        200,
        { data: null, errors: [{ message: "Internal Server Error", extensions: { code: "INTERNAL_SERVER_ERROR" } }] },
      ],
      ["an error without a code", 200, { errors: [{ message: "something" }] }],
      [
        "a fault beside a refusal",
        200,
        {
          data: null,
          errors: [
            { message: "Forbidden access", extensions: { code: "FORBIDDEN" } },
            { message: "Internal Server Error", extensions: { code: "INTERNAL_SERVER_ERROR" } },
          ],
        },
      ],
      [
        "a fault outside GraphQL",
        500,
        { data: null, error: { status: 500, name: "InternalServerError", message: "Internal Server Error" } },
      ],
      [
        "a query that took too long",
        503,
        { errors: [{ message: "The query takes too long", extensions: { code: "INTERNAL_SERVER_ERROR" } }] },
      ],
      ["a proxy's own words", 502, { error: "bad gateway" }],
      ["data with a status that contradicts it", 500, { data: { me: null } }],
      ["no data", 200, { data: null }],
      ["an empty object", 200, {}],
      ["nothing", 200, null],
      ["a text", 200, "<h1>Welcome</h1>"],
      ["a list", 200, []],
      ["errors that are no list", 200, { errors: { message: "something" } }],
      ["data that is no object", 200, { data: "me" }],
    ])("takes %s for a broken provider", async (_what, status, body) => {
      const { client } = recordingClient(body, "", status);
      const failure = await failureOf(client.query(GetMe, {}));
      expect(failure).toBeInstanceOf(ContentUnavailable);
      expect(String(failure)).toContain("getMe");
    });
  });
});

/** A client whose provider answers always the same, and what it was asked. */
function recordingClient(body: unknown, token = "", status = 200) {
  const asked: ContentRequest[] = [];
  const transport: ContentTransport = async (request) => {
    asked.push(request);
    return { status, body };
  };
  return { asked, client: createContentClient(transport, token) };
}

function failureOf(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => expect.fail("expected a failure"),
    (error: unknown) => error,
  );
}
