import { describe, expect, it } from "vitest";
import type { ContentRequest } from "../../app/site/content-client.server.ts";
import { anyStrapiTransport } from "./any-strapi-transport.ts";

const REFUSED = {
  status: 400,
  body: { errors: [{ message: "no", extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] },
};

describe("the way to any Strapi", () => {
  it("asks one that has everything as it is, and nothing else", async () => {
    const { send, asked, log } = startAt({ lacks: [] });
    expect(await send("query getGlossary { glossary { key } }")).toEqual({ data: { asked: "glossary" } });
    expect(asked).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it("answers empty what there is not, tells it once, and asks for it no more", async () => {
    const { send, asked, log } = startAt({ lacks: ["glossary", "textNotes"] });
    expect(await send("query getGlossary { glossary { key } }")).toEqual({ data: { glossary: [] } });
    const before = asked.length;
    expect(await send("query getTextNotes { textNotes(kind: faq) { facts { key } } }")).toEqual({
      data: { textNotes: null },
    });
    expect(asked).toHaveLength(before);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/does not have: glossary \(left out: the glossary's terms\); notes on texts/);
  });

  it("asks for the rest of an operation that is there in part", async () => {
    const { send, asked } = startAt({ lacks: ["myProgress"] });
    const answer = await send("query getMyData($limit: Int) { me { id } myProgress(limit: $limit) { slug } }");
    expect(answer).toEqual({ data: { asked: "me", myProgress: [] } });
    expect(asked.at(-1)).toBe("query getMyData {\n  me {\n    id\n  }\n}");
  });

  it("shows no quiz that nobody could grade", async () => {
    const { send } = startAt({ lacks: ["gradeQuiz"] });
    await send("query gradeQuiz { gradeQuiz { percent } }");
    expect(await send("query getQuiz { quizzes { data { id } } }")).toEqual({ data: { quizzes: null } });
  });

  it("says of what cannot be answered that it is refused", async () => {
    const { send } = startAt({ lacks: ["saveProgress"] });
    expect(await send("mutation saveProgress { saveProgress { slug } }")).toEqual(REFUSED.body);
  });

  it("translates for one that answers flat lists", async () => {
    const { send, log } = startAt({ lacks: [], lists: "flat" });
    const answer = await send(
      "query getTags { tags { data { id attributes { name } } meta { pagination { total } } } }",
    );
    expect(answer).toEqual({
      data: {
        tags: {
          data: [{ id: "t1", attributes: { name: "Text" } }],
          meta: { pagination: { total: 1 } },
        },
      },
    });
    expect(log[0]).toMatch(/another form \(flat\)/);
  });

  it("asks anew after an outage", async () => {
    const { send, fail } = startAt({ lacks: ["glossary"] });
    fail(true);
    await expect(send("query getGlossary { glossary { key } }")).rejects.toThrow("away");
    fail(false);
    expect(await send("query getGlossary { glossary { key } }")).toEqual({ data: { glossary: [] } });
  });
});

/** A provider that refuses fields by their names. */
function startAt({ lacks, lists = "contract" }: { lacks: string[]; lists?: "contract" | "flat" }) {
  const asked: string[] = [];
  const log: string[] = [];
  let isAway = false;
  const ask = async ({ query }: ContentRequest) => {
    if (isAway) throw new Error("away");
    asked.push(query);
    if (lacks.some((name) => new RegExp(`\\b${name}\\b(?! \\()`).test(query.replace(/^(query|mutation) \w+/, ""))))
      return REFUSED;
    if (lists === "flat" && /\bdata\b/.test(query)) return REFUSED;
    if (query.includes("tags_connection")) {
      return {
        status: 200,
        body: { data: { tags: { nodes: [{ documentId: "t1", name: "Text" }], pageInfo: { total: 1 } } } },
      };
    }
    return { status: 200, body: { data: { asked: /\{\s*(\w+)/.exec(query)?.[1] } } };
  };
  const { transport } = anyStrapiTransport(ask, { token: "", log: ({ message }) => log.push(message) });
  const send = async (query: string) => {
    const operationName = /^\w+ (\w+)/.exec(query)?.[1];
    return (await transport({ operationName, query, variables: {}, authorization: "" })).body;
  };
  const fail = (isNow: boolean) => {
    isAway = isNow;
  };
  return { send, asked, log, fail };
}
