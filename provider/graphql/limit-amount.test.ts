import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { limitAmount } from "./limit-amount.ts";

const schema = buildSchema("type Query { a: Query, b: Int, c: Int }");
const TOO_MANY_FIELDS = "The operation has more than 4 fields";

describe("limitAmount", () => {
  it("refuses more fields than allowed", () => {
    expect(problems("{ a { a { b c } } }")).toEqual([]);
    expect(problems("{ a { a { a { b c } } } }")).toEqual([TOO_MANY_FIELDS]);
  });

  it("counts the fields of a fragment wherever it is used", () => {
    expect(problems("{ a { ...f } } fragment f on Query { ... on Query { b c } }")).toEqual([]);
    expect(problems("{ a { ...f a { ...f } } } fragment f on Query { b c }")).toEqual([TOO_MANY_FIELDS]);
  });

  it("comes to an end with fragments that multiply, or hold themselves", () => {
    const fragments = Array.from(
      { length: 50 },
      (_, index) => `fragment f${index} on Query { a { ...f${index + 1} } a { ...f${index + 1} } }`,
    );
    expect(problems(`{ ...f0 } ${fragments.join(" ")} fragment f50 on Query { b }`)).toEqual([TOO_MANY_FIELDS]);
    expect(problems("{ ...f } fragment f on Query { b ...f }")).toEqual([]);
  });

  it("refuses more aliases than allowed, counted like fields", () => {
    const tooMany = ["The operation has more than 2 aliases"];
    expect(problems("{ x: a { y: b } }")).toEqual([]);
    expect(problems("{ x: a { ...f } } fragment f on Query { y: b z: b }")).toEqual(tooMany);
    expect(problems("{ a { ...f } ...f } fragment f on Query { x: a { y: b } }")).toContain(tooMany[0]);
  });

  it("refuses an alias of __typename", () => {
    expect(problems("{ __typename }")).toEqual([]);
    expect(problems("{ kind: __typename }")).toEqual(["The field __typename cannot have an alias"]);
  });

  it("refuses more root fields than allowed", () => {
    expect(problems("{ b c }")).toEqual([]);
    expect(problems("{ a { b } b c }")).toEqual(["The operation has more than 2 root fields"]);
  });
});

function problems(query: string): string[] {
  const rule = limitAmount({ fields: 4, aliases: 2, rootFields: 2 });
  return validate(schema, parse(query), [rule]).map(({ message }) => message);
}
