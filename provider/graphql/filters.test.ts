import { describe, expect, it } from "vitest";
import { aCategory, aConcept, aSubnet } from "../content/content-builders.ts";
import { aProvider } from "../provider-builder.ts";

describe("filterEntries", () => {
  it.each([
    ["a field", { slug: { eq: "staking" } }, ["staking"]],
    ["several fields", { slug: { contains: "i" }, order: { gt: 1 } }, ["mining", "weights"]],
    ["a relation", { categories: { slug: { eq: "economics" } } }, ["staking"]],
    ["an empty relation", { categories: { slug: { null: true } } }, ["mining", "weights"]],
    ["a component", { seo: { metaTitle: { eq: "Stake" } } }, ["staking"]],
    ["and", { and: [{ order: { gte: 2 } }, { order: { lt: 3 } }] }, ["mining"]],
    ["or", { or: [{ order: { eq: 3 } }, { slug: { eq: "staking" } }] }, ["staking", "weights"]],
    ["not", { not: { slug: { startsWith: "st" } } }, ["mining", "weights"]],
    ["nothing", {}, ["staking", "mining", "weights"]],
    ["an operator that is left out", { slug: {} }, ["staking", "mining", "weights"]],
    ["null", { slug: { eq: null } }, []],
  ])("filters by %s", async (_, filters, slugs) => {
    const { ask } = await aProvider([
      aCategory(),
      aConcept({ fields: { categories: "[economics]", seo: "{ metaTitle: Stake }" } }),
      aConcept({ slug: "mining", fields: { order: "2" } }),
      aConcept({ slug: "weights", fields: { order: "3" } }),
    ]);
    const asked = "query($filters: ConceptFiltersInput) { concepts(filters: $filters) { data { slug } } }";
    const data = slugs.map((slug) => ({ slug }));
    expect(await ask(asked, { filters })).toEqual({ status: 200, data: { concepts: { data } } });
  });

  it("drops the condition of a variable that is left out, and compares with one that is null", async () => {
    const { ask } = await aProvider([
      aSubnet(),
      aSubnet({ slug: "later", fields: { mainnetId: null, comingSoon: "true", order: "2" } }),
    ]);
    const asked = "query($id: Int) { subnets(filters: { mainnetId: { eq: $id } }) { data { slug } } }";
    const all = { data: [{ slug: "apex" }, { slug: "later" }] };
    expect(await ask(asked)).toEqual({ status: 200, data: { subnets: all } });
    expect(await ask(asked, { id: undefined })).toEqual({ status: 200, data: { subnets: all } });
    expect(await ask(asked, { id: null })).toEqual({ status: 200, data: { subnets: { data: [{ slug: "later" }] } } });
    expect(await ask(asked, { id: 1 })).toEqual({ status: 200, data: { subnets: { data: [{ slug: "apex" }] } } });
  });

  it.each([
    ["empty filters through relations", { related: { related: { related: {} } } }],
    ["many empty filters", { and: Array.from({ length: 600 }, () => ({})) }],
    ["many empty operators", { or: Array.from({ length: 600 }, () => ({ slug: {} })) }],
    ["many comparisons with a long text", { or: Array.from({ length: 20 }, () => ({ body: { containsi: "~q" } })) }],
  ])("counts %s as work", async (_, filters) => {
    const slugs = Array.from({ length: 20 }, (_, index) => `concept-${index}`);
    const concepts = slugs.map((slug) =>
      aConcept({ slug, text: "x".repeat(5_000), fields: { related: `[${slugs.filter((each) => each !== slug)}]` } }),
    );
    const { ask } = await aProvider(concepts, { limits: { work: 10_000 } });
    const asked = "query($filters: ConceptFiltersInput) { concepts(filters: $filters) { data { slug } } }";
    expect(await ask(asked, { filters: { related: { slug: { eq: "concept-1" } } } })).toMatchObject({ status: 200 });
    expect(await ask(asked, { filters })).toMatchObject({
      status: 400,
      errors: [{ message: "The query asks for too much at once" }],
    });
  });

  it("compares moments, however they are written", async () => {
    const { ask } = await aProvider([aConcept()]);
    const asked = "query($since: DateTime) { concepts(filters: { updatedAt: { gte: $since } }) { data { slug } } }";
    expect(await ask(asked, { since: "2026-11-20T01:00:00+01:00" })).toMatchObject({
      data: { concepts: { data: [{ slug: "staking" }] } },
    });
    expect(await ask(asked, { since: "2026-11-21" })).toMatchObject({ data: { concepts: { data: [] } } });
    expect(await ask(asked, { since: "soon" })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: "BAD_USER_INPUT" } }],
    });
  });
});
