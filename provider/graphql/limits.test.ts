import { readdirSync } from "node:fs";
import { type DocumentNode, Kind, print } from "graphql";
import { describe, expect, it } from "vitest";
import { createDocuments } from "./documents.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { createSchema } from "./schema.ts";

/** How far below the limits every operation of the site stays. */
const RESERVE = 5;

const operations = await everyOperation();

describe("DEFAULT_LIMITS", () => {
  it.each(operations)("leave more than enough for $name", ({ text }) => {
    const { fields, aliases, tokens, rootFields } = DEFAULT_LIMITS;
    const limits = {
      ...DEFAULT_LIMITS,
      fields: fields / RESERVE,
      aliases: aliases / RESERVE,
      tokens: tokens / RESERVE,
      rootFields: rootFields / RESERVE,
    };
    expect(createDocuments(createSchema(undefined), limits, { introspection: false }).get(text)).toHaveProperty("id");
  });
});

async function everyOperation(): Promise<{ name: string; text: string }[]> {
  const folder = new URL("operations/", import.meta.resolve("@learn-bittensor/contract/schema.graphql"));
  const modules = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module: Record<string, DocumentNode>) =>
    Object.values(module).flatMap((document) => {
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      return operation?.kind === Kind.OPERATION_DEFINITION && operation.name
        ? [{ name: operation.name.value, text: print(document) }]
        : [];
    }),
  );
}
