import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { limitAmount } from "./limit-amount.ts";

const schema = buildSchema("type Query { a: Query, b: Int, c: Int }");

describe("limitAmount", () => {
  it("refuses more aliases than allowed, anywhere in the text", () => {
    expect(problems("{ x: a { y: b } }")).toEqual([]);
    expect(problems("{ x: a { ...f } } fragment f on Query { y: b z: b }")).toEqual([
      "The query has more than 2 aliases",
    ]);
  });

  it("refuses more root fields than allowed", () => {
    expect(problems("{ b c }")).toEqual([]);
    expect(problems("{ a { b } b c }")).toEqual(["The operation has more than 2 root fields"]);
  });
});

function problems(query: string): string[] {
  return validate(schema, parse(query), [limitAmount({ aliases: 2, rootFields: 2 })]).map(({ message }) => message);
}
