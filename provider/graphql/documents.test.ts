import { describe, expect, it } from "vitest";
import { createDocuments } from "./documents.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { createSchema } from "./schema.ts";

describe("createDocuments", () => {
  it.each([
    ["values", `{ concepts(sort: ${"[".repeat(2_900)}`],
    ["closed values", `{ concepts(sort: ${"[".repeat(1_400)}${"]".repeat(1_400)}) { data { id } } }`],
    ["objects", `{ concepts(filters: ${"{ not: ".repeat(900)}`],
    ["fields", "{ a".repeat(1_400)],
    ["types", `query($a: ${"[".repeat(2_900)}`],
  ])("refuses brackets that are nested too deeply: %s", (_, query) => {
    const checked = createDocuments(createSchema(undefined), DEFAULT_LIMITS, { introspection: true }).get(query);
    expect(checked).toMatchObject({ code: "GRAPHQL_PARSE_FAILED" });
    expect("errors" in checked && checked.errors[0]).toMatchObject({
      message: "Syntax Error: Expected at most 200 brackets inside each other.",
      locations: [{ line: 1 }],
    });
  });

  it("leaves other mistakes to the parser, which tells the first one", () => {
    const checked = createDocuments(createSchema(undefined), DEFAULT_LIMITS, { introspection: true }).get('{ a: } "x');
    expect("errors" in checked && checked.errors[0]?.message).toBe('Syntax Error: Expected Name, found "}".');
  });

  it("tells nothing of the schema where it is not to be asked for", () => {
    const query = "{ concept(id: 1) { titel } conzepts { data { id } } }";
    const messages = [true, false].map((introspection) => {
      const checked = createDocuments(createSchema(undefined), DEFAULT_LIMITS, { introspection }).get(query);
      return "errors" in checked ? checked.errors.map(({ message }) => message).join(" ") : "";
    });
    expect(messages[0]).toContain("Did you mean");
    expect(messages[1]).toContain('Cannot query field "conzepts" on type "Query".');
    expect(messages[1]).not.toContain("Did you mean");
  });
});
