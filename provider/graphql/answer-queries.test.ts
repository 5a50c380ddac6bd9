import { describe, expect, it, vi } from "vitest";
import { aCategory, aConcept } from "../content/content-builders.ts";
import { aProvider } from "../provider-builder.ts";

const TITLES = "{ concepts { data { title } } }";

describe("createQueryAnswerer", () => {
  it("remembers what asks for content only, for every viewer", async () => {
    const provider = await aProvider([aConcept()], { apiTokens: ["secret"] });
    const first = await provider.answer({ query: TITLES });
    expect(await provider.answer({ query: TITLES, authorization: "Bearer secret" })).toBe(first);
    expect(await provider.answer({ query: TITLES, variables: { a: 1 } })).not.toBe(first);
  });

  it("does not remember long answers", async () => {
    const provider = await aProvider([aConcept({ text: "x".repeat(260_000) })]);
    const query = "{ concepts { data { body } } }";
    expect(await provider.answer({ query })).not.toBe(await provider.answer({ query }));
  });

  it("does not remember more than it has room for, however few entries the answers hold", async () => {
    const provider = await aProvider([aConcept({ text: "x".repeat(200_000) })]);
    const ask = (note: number) => provider.answer({ query: "{ concepts { data { body } } }", variables: { note } });
    const first = await ask(0);
    expect(await ask(0)).toBe(first);
    for (let note = 1; note <= 60; note += 1) await ask(note);
    expect(await ask(0)).not.toBe(first);
  });

  it("does not remember what depends on who asks", async () => {
    const provider = await aProvider([aConcept()]);
    const query = "{ me { id } concepts { data { title } } }";
    expect(await provider.answer({ query })).not.toBe(await provider.answer({ query }));
  });

  it("gives answers that nobody can change for others", async () => {
    const provider = await aProvider([aConcept()]);
    const { body } = await provider.answer({ query: TITLES });
    expect(Reflect.set(body, "data", null)).toBe(false);
    expect(await provider.ask(TITLES)).toEqual({ status: 200, data: { concepts: { data: [{ title: "Staking" }] } } });
  });

  it.each([
    ["a text that does not parse", "{ concepts { ", {}, "GRAPHQL_PARSE_FAILED"],
    ["a text that is too long", `{ ${"concepts { data { slug } } ".repeat(600)} }`, {}, "GRAPHQL_PARSE_FAILED"],
    ["a field that does not exist", "{ poems { data { id } } }", {}, "GRAPHQL_VALIDATION_FAILED"],
    ["a kind of operation that does not exist", "subscription { concepts }", {}, "GRAPHQL_VALIDATION_FAILED"],
    [
      "a variable of the wrong type",
      "query($a: Int) { concepts(pagination: { page: $a }) { data { id } } }",
      { a: "x" },
      "BAD_USER_INPUT",
    ],
    [
      "several operations and no name",
      "query a { me { id } } query b { me { id } }",
      {},
      "OPERATION_RESOLUTION_FAILURE",
    ],
    [
      "variables that are nested too deeply",
      "query($f: ConceptFiltersInput) { concepts(filters: $f) { data { id } } }",
      { f: nested(9_000) },
      "BAD_USER_INPUT",
    ],
    [
      "variables of many fields, also where nothing asks for them",
      "{ concepts { data { id } } }",
      { f: { and: [Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`k${index}`, 1]))] } },
      "BAD_USER_INPUT",
    ],
  ])("refuses %s", async (_, query, variables, code) => {
    const { ask } = await aProvider([]);
    const { status, errors, ...more } = await ask(query, variables);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toEqual({ code });
    expect(more).toEqual({});
  });

  it("tells of a few values only where thousands are wrong, and little of each", async () => {
    const { ask } = await aProvider([]);
    const filters = { and: Array.from({ length: 7_000 }, (_, at) => ({ [`unknown${at}`]: [at] })) };
    const { status, errors = [] } = await ask(
      "query($filters: ConceptFiltersInput) { concepts(filters: $filters) { data { id } } }",
      { filters },
    );
    expect(status).toBe(400);
    expect(errors.length).toBeLessThanOrEqual(6);
    expect(errors[0]?.message).toMatch(/^Variable "\$filters" got invalid value .*unknown0/);
    expect(JSON.stringify(errors).length).toBeLessThan(10_000);
  });

  it("ends a request that asks for too much", async () => {
    const concepts = Array.from({ length: 30 }, (_, index) =>
      aConcept({ slug: `concept-${index}`, fields: { categories: "[economics]" } }),
    );
    const { ask } = await aProvider([aCategory(), ...concepts], { limits: { work: 10_000 } });
    const back = (inside: string) => `categories { data { concepts { data { ${inside} } } } }`;
    expect(await ask(`{ ${back("slug")} }`)).toMatchObject({ status: 200 });
    expect(await ask(`{ ${back(back("slug"))} }`)).toEqual({
      status: 400,
      errors: [{ message: "The query asks for too much at once", extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }],
    });
  });

  it("refuses fragments that multiply over fields that answer their own entry", async () => {
    const { ask } = await aProvider([aConcept()]);
    const fragments = Array.from({ length: 14 }, (_, index) => {
      const next = index === 13 ? "slug" : `...F${index + 1}`;
      const fields = `data { ${next} } attributes { ${next} } a: data { ${next} } b: data { ${next} }`;
      return `fragment F${index} on Concept { ${fields} }`;
    });
    expect(await ask(`{ concepts { data { ...F0 } } } ${fragments.join(" ")}`)).toMatchObject({
      status: 400,
      errors: [
        { message: "The operation has more than 1000 fields", extensions: { code: "GRAPHQL_VALIDATION_FAILED" } },
        { message: "The operation has more than 30 aliases" },
      ],
    });
  });

  it("counts every field of an answer as work", async () => {
    const { ask } = await aProvider([aConcept()], { limits: { work: 200 } });
    const inside = (depth: number): string => (depth === 0 ? "slug" : `data { ${inside(depth - 1)} }`);
    expect(await ask(`{ concepts { data { ${inside(1)} } } }`)).toMatchObject({ status: 200 });
    const many = Array.from({ length: 20 }, (_, index) => `a${index}: slug`).join(" ");
    expect(await ask(`{ concepts { data { ${many} } } }`)).toMatchObject({
      status: 400,
      errors: [{ message: "The query asks for too much at once" }],
    });
  });

  it("ends a request whose answer gets too long, by content, by names or by errors", async () => {
    const related = Array.from({ length: 20 }, (_, index) => `concept-${index}`);
    const concepts = related.map((slug) =>
      aConcept({ slug, text: "x".repeat(1_000), fields: { related: `[${related.filter((each) => each !== slug)}]` } }),
    );
    const { ask } = await aProvider(concepts, { limits: { characters: 250_000 } });
    const tooMuch = { status: 400, errors: [{ message: "The query asks for too much at once" }] };
    const nested = (inside: string) => `{ concepts { nodes { related { nodes { ${inside} } } } } }`;
    expect(await ask(nested("slug"))).toMatchObject({ status: 200 });
    expect(await ask(nested("body"))).toMatchObject(tooMuch);
    expect(await ask(nested(`${"a".repeat(1_000)}: slug`))).toMatchObject(tooMuch);
    expect(await ask(nested(`related(sort: "${"a".repeat(1_000)}") { nodes { slug } }`))).toMatchObject(tooMuch);
  });

  it("ends a request that takes too long", async () => {
    let now = 0;
    const clock = () => (now += 1_500);
    const { ask } = await aProvider([aConcept()], { clock });
    expect(await ask("{ concepts { data { related { data { slug } } } } }")).toEqual({
      status: 503,
      errors: [{ message: "The query takes too long", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
    });
  });

  it("tells what went wrong inside to the log, and visitors nothing of it", async () => {
    const broken = new Error("password of the database");
    const log = vi.fn();
    const { ask } = await aProvider([aConcept()], { log, accounts: anAccounts({ me: () => Promise.reject(broken) }) });
    expect(await ask("{ me { id } concepts { data { slug } } }")).toEqual({
      status: 200,
      data: { me: null, concepts: { data: [{ slug: "staking" }] } },
      errors: [{ message: "Internal Server Error", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
    });
    expect(log).toHaveBeenCalledWith(broken);
  });

  it("can keep the schema to itself", async () => {
    const asked = "{ __schema { queryType { name } } }";
    expect(await (await aProvider([])).ask(asked)).toMatchObject({ status: 200 });
    expect(await (await aProvider([], { introspection: false })).ask(asked)).toMatchObject({ status: 400 });
  });

  it("suggests no names of a schema that it keeps to itself", async () => {
    const asked = "query($f: ConceptFiltersInput) { concepts(filters: $f) { data { slug } } }";
    const variables = { f: { slugg: { eq: "staking" } } };
    const suggestion = { errors: [{ message: expect.stringContaining("Did you mean") }] };
    expect(await (await aProvider([])).ask(asked, variables)).toMatchObject(suggestion);
    const { ask } = await aProvider([], { introspection: false });
    expect(await ask(asked, variables)).toMatchObject({ status: 400 });
    expect(await ask(asked, variables)).not.toMatchObject(suggestion);
  });
});

function nested(depth: number): object {
  let filters: object = {};
  for (let level = 0; level < depth; level += 1) filters = { and: [filters] };
  return filters;
}

function anAccounts(operations: Record<string, () => unknown>) {
  return { identify: async () => ({ kind: "refused" as const, message: "Invalid credentials" }), operations };
}
