import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { limitNesting } from "./limit-nesting.ts";

const schema = buildSchema("input Filter { and: [Filter] } type Query { a(filter: Filter): Int }");

describe("limitNesting", () => {
  it("counts lists and objects inside each other", () => {
    expect(problems("{ a(filter: { and: [{}, {}, {}] }) b: a(filter: { and: [{}] }) }")).toEqual([]);
    expect(problems("{ a(filter: { and: [{ and: [{}] }] }) }")).toEqual(["A value is nested too deeply"]);
  });
});

function problems(query: string): string[] {
  return validate(schema, parse(query), [limitNesting(3)]).map(({ message }) => message);
}
