import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { CONTENT_CHANGED } from "./live.ts";

it("asks what the schema of the contract answers", () => {
  const schema = buildSchema(readFileSync(new URL("schema.graphql", import.meta.url), "utf8"));
  expect(schema.getSubscriptionType()?.name).toBe("Subscription");
  expect(validate(schema, parse(CONTENT_CHANGED))).toEqual([]);
});
