import { readFileSync } from "node:fs";
import { buildSchema, type DocumentNode, Kind, parse, print, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { askForDrafts } from "../ask-for-drafts.ts";
import { everyOperation } from "./check-operations.ts";
import { OPTIONAL_PARTS } from "./optional-parts.ts";
import { translateQuery } from "./translate-query.ts";

const OPTIONAL = new Set(OPTIONAL_PARTS.flatMap(({ fields }) => Object.keys(fields)));
const CONTRACT = new URL("../../../contract/strapi/schema.graphql", import.meta.url);
const SCHEMAS = {
  contract: CONTRACT,
  v4: new URL("fixtures/strapi-v4.graphql", import.meta.url),
  flat: new URL("fixtures/strapi-flat.graphql", import.meta.url),
};

const operations = (await everyOperation()).filter(({ document }) => isRead(document));

/** The schemas of Strapi 5.54 with the content types alone, as it comes and in its compatibility mode; and with the contract's lists. */
describe.each(["flat", "v4", "contract"] as const)("a Strapi whose lists are %s", (dialect) => {
  const schema = buildSchema(readFileSync(SCHEMAS[dialect], "utf8"));

  it.each(operations)("could be asked $name", ({ document }) => {
    const { query } = translateQuery(print(document), dialect, OPTIONAL);
    for (const asked of [query, askForDrafts(query)])
      expect(validate(schema, parse(asked)).map(({ message }) => message)).toEqual([]);
  });
});

describe.each(["flat", "v4"] as const)("the recorded answers of a Strapi whose lists are %s", (dialect) => {
  it("are of every question that is translated for it", () => {
    const fixture = readFileSync(new URL(`fixtures/strapi-${dialect}.json`, import.meta.url), "utf8");
    const recorded: { recording: string }[] = JSON.parse(fixture);
    const answered = new Set(recorded.map(({ recording }) => recording.split(".")[0]));
    const translated = operations.filter(
      ({ document }) => translateQuery(print(document), dialect, OPTIONAL).query !== withoutOptional(document),
    );
    expect(translated.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
    expect(translated.length).toBeGreaterThan(25);
  });
});

/** Reads something that every Strapi with the content types has. */
function isRead(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === "query" &&
      definition.selectionSet.selections.some((field) => field.kind === Kind.FIELD && !OPTIONAL.has(field.name.value)),
  );
}

function withoutOptional(document: DocumentNode): string {
  return translateQuery(print(document), "contract", OPTIONAL).query;
}
