import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { limitDepth } from "./limit-depth.ts";

const schema = buildSchema("type Query { a: Query, b: Int }");

describe("limitDepth", () => {
  it("counts the outermost field as 0", () => {
    expect(problems("{ a { a { b } } }")).toEqual([]);
    expect(problems("{ a { a { a { b } } } }")).toEqual(["'' exceeds maximum operation depth of 2"]);
  });

  it("names the operation", () => {
    expect(problems("query deep { a { a { a { b } } } }")).toEqual(["'deep' exceeds maximum operation depth of 2"]);
  });

  it("looks into fragments, and does not count them", () => {
    expect(problems("{ ...f } fragment f on Query { a { ... on Query { a { b } } } }")).toEqual([]);
    expect(problems("{ a { ...f } } fragment f on Query { a { a { b } } }")).toHaveLength(1);
  });

  it("comes to an end with fragments that hold each other, or themselves", () => {
    const fragments = Array.from(
      { length: 50 },
      (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
    );
    expect(problems(`{ ...f0 } ${fragments.join(" ")} fragment f50 on Query { b }`)).toEqual([]);
    expect(problems("{ ...f } fragment f on Query { ...f }")).toEqual([]);
  });

  it("does not count introspection", () => {
    expect(problems("{ __schema { types { fields { type { name } } } } }")).toEqual([]);
  });
});

function problems(query: string): string[] {
  return validate(schema, parse(query), [limitDepth(2)]).map(({ message }) => message);
}
