import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#app/site/site.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { siteWithSearch } from "../../tests/site-with-search.ts";
import { headers, loader } from "./ask.tsx";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile(
    "en/concept/staking",
    { title: "Staking", categories: ["economics"] },
    "## Risks {#risks}\n\nPrices *fall*.",
  ),
  aContentFile("en/faq/lost", { question: "What if my key is lost?", order: 1 }, "Nobody can restore it."),
];

let site: Site;
beforeAll(async () => {
  ({ site } = await siteWithSearch(FILES));
  // The engine is filled by the first search.
  await answer("?q=staking");
}, 30_000);

describe("loader", () => {
  it("answers with passages, word for word and linked, and counts them", async () => {
    const { turns, note } = (await answer("?q=staking+risks")).data.conversation;
    expect(turns).toMatchObject([
      {
        question: "staking risks",
        outcome: "One passage of our texts fits:",
        answer: {
          kind: "passages",
          passages: [{ href: "/concepts/economics/staking#risks", titles: ["Staking", "Risks"], locale: "en" }],
        },
      },
    ]);
    expect(JSON.stringify(turns)).toContain("Prices <em>fall</em>.");
    expect(note).toBeNull();
  });

  it("says that nothing fits", async () => {
    const { turns } = (await answer("?q=baking+bread")).data.conversation;
    expect(turns).toEqual([
      {
        question: "baking bread",
        answer: { kind: "nothing" },
        outcome: "None of our texts answers this. Fewer or other words may help.",
      },
    ]);
  });

  it("answers every question of a conversation, of which the last five are retained", async () => {
    const questions = ["one", "staking", "three", "a lost key", "five", "six", "seven"];
    const query = questions.map((question) => `q=${encodeURIComponent(question)}`).join("&");
    const { turns, note } = (await answer(`?${query}`)).data.conversation;
    expect(turns.map(({ question }) => question)).toEqual(questions.slice(2));
    expect(turns[1]?.answer.kind).toBe("passages");
    expect(note).toContain("5");
  });

  it("reads no more than 200 characters of a question, and nothing that is none", async () => {
    const { turns } = (await answer(`?q=${"a".repeat(9_000)}&q=&q=%20&q=%00`)).data.conversation;
    expect(turns.map(({ question }) => question)).toEqual(["a".repeat(200)]);
    expect((await answer("?q=")).data.conversation.turns).toEqual([]);
  });

  it.each([PHRASE, `0x${"ab".repeat(32)}`, '{"secretPhrase":"abc"}'])(
    "looks for no secret, and leads to an address that does not hold it, with the other questions: %s",
    async (secret) => {
      const { site, searched } = await siteWithSearch(FILES);
      const refuse = async (query: string) => {
        const refused: unknown = await answer(query, site).catch((thrown: unknown) => thrown);
        if (!(refused instanceof Response)) throw new Error("expected a redirect");
        expect(refused.status).toBe(302);
        expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
        return refused.headers.get("Location");
      };
      expect(await refuse(`?q=${encodeURIComponent(secret)}`)).toBe("/lab/ask?withheld=secret");
      expect(await refuse(`?q=staking&q=${encodeURIComponent(secret)}`)).toBe(
        "/lab/ask?q=staking&withheld=secret#latest-question",
      );
      expect(searched).toEqual([]);
    },
  );

  it("says that a secret was withheld", async () => {
    expect((await answer("?withheld=secret")).data.isWithheld).toBe(true);
    expect((await answer("")).data.isWithheld).toBe(false);
  });

  it.each([
    ["", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
    ["?q=staking", "private, max-age=0"],
    ["?q=", "private, max-age=0"],
    ["?withheld=secret", "public, max-age=0, s-maxage=300, stale-while-revalidate=86400"],
  ])("leaves what was typed out of shared caches: /lab/ask%s", async (query, policy) => {
    const loaderHeaders = new Headers((await answer(query)).init?.headers);
    const none = { actionHeaders: new Headers(), parentHeaders: new Headers(), errorHeaders: undefined };
    expect(headers({ ...none, loaderHeaders })).toEqual({ "Cache-Control": policy });
  });

  it("answers 503 with a sentence where the search engine does not answer, and logs nothing of the question", async () => {
    const { site, logged } = await siteOnContent(FILES);
    const { data, init } = await answer("?q=staking", site);
    expect(init?.status).toBe(503);
    expect(data.conversation.turns).toMatchObject([{ answer: { kind: "unavailable" } }]);
    expect(logged).toMatchObject([{ level: "error", message: "no answer from the search engine" }]);
    expect(JSON.stringify(logged)).not.toContain("staking");
    expect((await answer("", site)).init?.status).toBe(200);
  });

  it("speaks the reader's language", async () => {
    const { title, texts, conversation } = (await answer("?q=staking", site, "ko")).data;
    expect(title).toBe("“staking”");
    expect(texts).toMatchObject({ ask: { title: "본문에 물어보기" } });
    expect(conversation.turns[0]?.outcome).toMatch(/^우리 글에서 /);
  });
});

async function answer(query: string, on: Site = site, locale?: string) {
  const path = `${locale ? `/${locale}` : ""}/lab/ask${query}`;
  return loader({ ...aRequest(on, path), params: { locale }, pattern: "/:locale?/lab/ask" });
}
