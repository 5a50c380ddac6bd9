import { describe, expect, it } from "vitest";
import { aCategory, aConcept, aFile, aSubnet } from "../content/content-builders.ts";
import { aProvider } from "../provider-builder.ts";

describe("listEntries", () => {
  it("answers a list in every shape the contract knows", async () => {
    const { ask } = await aProvider([aConcept()]);
    const entry = { slug: "staking" };
    const page = { total: 1, page: 1, pageSize: 25, pageCount: 1 };
    expect(
      await ask(`{ concepts {
        data { attributes { slug } data { slug } }
        nodes { slug }
        meta { pagination { total page pageSize pageCount } }
        pageInfo { total page pageSize pageCount }
      } }`),
    ).toEqual({
      status: 200,
      data: {
        concepts: {
          data: [{ attributes: entry, data: entry }],
          nodes: [entry],
          meta: { pagination: page },
          pageInfo: page,
        },
      },
    });
  });

  it.each([
    ["the default language", "", ["en"]],
    ["a language", '(locale: "ko")', ["ko"]],
    ["all languages", '(locale: "*")', ["en", "ko"]],
    ["a language without content", '(locale: "fr")', []],
    ["a language the site does not have", '(locale: "es")', []],
    ["no language", "(locale: null)", ["en"]],
  ])("answers %s", async (_, locale, locales) => {
    const { ask } = await aProvider([aConcept(), aConcept({ locale: "ko" })]);
    const entries = locales.map((each) => ({ locale: each }));
    expect(await ask(`{ concepts${locale} { data { locale } } }`)).toMatchObject({
      data: { concepts: { data: entries } },
    });
  });

  it("finds nothing in an unknown language, but refuses one in the query text", async () => {
    const { ask } = await aProvider([aConcept()]);
    const asked = "query($locale: I18NLocaleCode) { concepts(locale: $locale) { data { slug } } }";
    expect(await ask(asked, { locale: "xx" })).toEqual({ status: 200, data: { concepts: { data: [] } } });
    expect(await ask('{ concepts(locale: "xx") { data { slug } } }')).toMatchObject({ status: 400 });
  });

  it("finds entries by their slugs without going through all, in their order", async () => {
    const files = Array.from({ length: 300 }, (_, index) =>
      aConcept({ slug: `n${index}`, fields: { order: `${index}` } }),
    );
    const { ask } = await aProvider([...files, aConcept({ slug: "n7", locale: "ko" })], { limits: { work: 1_000 } });
    const slugsOf = async (filters: string) => {
      const { data } = await ask(`{ concepts(filters: ${filters}) { data { slug } } }`);
      return data;
    };
    const found = (...slugs: string[]) => ({ concepts: { data: slugs.map((slug) => ({ slug })) } });
    expect(await slugsOf('{ slug: { eq: "n7" } }')).toEqual(found("n7"));
    expect(await slugsOf('{ slug: { in: ["n9", "n8", "n9", "none"] } }')).toEqual(found("n8", "n9"));
    expect(await slugsOf('{ slug: { eq: "n7", ne: "n7" } }')).toEqual(found());
    expect(await slugsOf('{ slug: { eq: "n7" }, title: { eq: "Another" } }')).toEqual(found());
    expect(await slugsOf('{ slug: { eqi: "N7" } }')).toBeUndefined();
    expect((await ask('{ concepts(filters: { slug: { eq: "n7" } }, locale: "ko") { data { slug } } }')).data).toEqual(
      found("n7"),
    );
  });

  it("refuses drafts", async () => {
    const { ask } = await aProvider([aConcept()]);
    expect(await ask("{ concepts(status: DRAFT) { data { slug } } }")).toMatchObject({
      data: { concepts: null },
      errors: [{ message: "Only published content may be read", extensions: { code: "FORBIDDEN" } }],
    });
    expect(await ask("{ concepts(status: PUBLISHED) { data { slug } } }")).not.toHaveProperty("errors");
  });
});

describe("findEntry", () => {
  it("answers one entry, or null", async () => {
    const { ask } = await aProvider([
      aConcept(),
      aConcept({ slug: "german", locale: "en" }),
      aConcept({ locale: "de" }),
    ]);
    const { data } = await ask('{ concepts(filters: { slug: { eq: "staking" } }) { data { documentId } } }');
    const documentId = /[a-z0-9]{24}/.exec(JSON.stringify(data))?.[0];
    const asked =
      "query($documentId: ID!, $locale: I18NLocaleCode) { concept(documentId: $documentId, locale: $locale) { slug locale } }";
    expect(await ask(asked, { documentId })).toMatchObject({ data: { concept: { slug: "staking", locale: "en" } } });
    expect(await ask(asked, { documentId, locale: "de" })).toMatchObject({ data: { concept: { locale: "de" } } });
    expect(await ask(asked, { documentId, locale: "fr" })).toEqual({ status: 200, data: { concept: null } });
    expect(await ask(asked, { documentId: "unknown" })).toEqual({ status: 200, data: { concept: null } });
  });

  it("answers null for an entry of another type", async () => {
    const { ask } = await aProvider([aConcept(), aSubnet()]);
    const { data } = await ask("{ subnets { data { documentId } } }");
    const documentId = /[a-z0-9]{24}/.exec(JSON.stringify(data))?.[0];
    expect(await ask("query($documentId: ID!) { concept(documentId: $documentId) { title } }", { documentId })).toEqual(
      {
        status: 200,
        data: { concept: null },
      },
    );
  });
});

describe("listLocales", () => {
  const asked = "{ i18NLocales { data { attributes { code } } } }";

  it("answers the languages to visitors", async () => {
    const { ask } = await aProvider([]);
    const codes = ["en", "de", "ko", "fr", "zh"].map((code) => ({ attributes: { code } }));
    expect(await ask(asked)).toEqual({ status: 200, data: { i18NLocales: { data: codes } } });
  });

  it("is forbidden to an API token", async () => {
    const { ask } = await aProvider([], { apiTokens: ["secret"] });
    expect(await ask(asked, {}, "Bearer secret")).toMatchObject({
      data: { i18NLocales: null },
      errors: [{ message: "Forbidden access" }],
    });
  });
});

describe("listRelated", () => {
  it("cuts a relation at 25 entries, and at what is asked for", async () => {
    const concepts = Array.from({ length: 30 }, (_, index) =>
      aConcept({ slug: `concept-${index}`, fields: { categories: "[economics]", order: String(index) } }),
    );
    const { ask } = await aProvider([aCategory(), ...concepts]);
    const { data } = await ask(`{ categories { data {
      few: concepts { data { slug } }
      all: concepts(pagination: { limit: 100 }) { data { slug } }
      last: concepts(sort: "order:desc", pagination: { start: 1, limit: 1 }) { data { slug } }
      one: concepts(filters: { order: { eq: 7 } }) { nodes { slug } }
    } } }`);
    expect(data).toMatchObject({
      categories: {
        data: [
          {
            few: { data: { length: 25 } },
            all: { data: { length: 30 } },
            last: { data: [{ slug: "concept-28" }] },
            one: { nodes: [{ slug: "concept-7" }] },
          },
        ],
      },
    });
  });

  it("cuts repeatable components as well", async () => {
    const sections = Array.from({ length: 30 }, (_, index) => `# Section ${index} {#section-${index}}`);
    const { ask } = await aProvider([aGuide(sections.join("\n\n"))]);
    expect(
      await ask("{ guides { data { sections { anchor } all: sections(pagination: { limit: -1 }) { id } } } }"),
    ).toMatchObject({ data: { guides: { data: [{ sections: { length: 25 }, all: { length: 30 } }] } } });
  });

  it("is an empty list where nothing is related, and null where one entry is not", async () => {
    const { ask } = await aProvider([aSubnet()]);
    expect(
      await ask(
        "{ subnets { data { tags { data { slug } } links { label } team { data { slug } } logo { data { url } } seo { metaTitle } } } }",
      ),
    ).toMatchObject({
      data: { subnets: { data: [{ tags: { data: [] }, links: [], team: null, logo: null, seo: null }] } },
    });
  });
});

function aGuide(text: string) {
  const fields =
    "title: A\ndescription: B\ndifficulty: beginner\ndurationMinutes: 5\norder: 1\ntags: []\nconcepts: []\nsources: []";
  return aFile("content/en/guide/wallets/create.md", `---\n${fields}\nupdatedAt: 2026-11-20\n---\n\n${text}\n`);
}
