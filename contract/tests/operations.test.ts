import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, type DocumentNode, extendSchema, Kind, parse, print, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { deriveIntrospection, deriveSchema } from "../strapi/derive.ts";

const folder = new URL("../", import.meta.url);
const strapiSchema = readFileSync(new URL("strapi/schema.graphql", folder), "utf8");
const extensions = readFileSync(new URL("strapi/extensions.graphql", folder), "utf8");
const ownSchema = readFileSync(new URL("schema.graphql", folder), "utf8");
/** The operations that need an extension of Strapi: no others may. */
const EXTENDED = new Set([
  "signOutEverywhere",
  "signOut",
  "rememberDevice",
  "getMySessions",
  "endSession",
  "offersPasskeys",
  "getMyPasskeys",
  "beginPasskey",
  "addPasskey",
  "renamePasskey",
  "removePasskey",
  "beginPasskeyLogin",
  "passkeyLogin",
  "getMyFeedback",
  "getTextNotes",
  "gradeQuiz",
  "getQuestionForms",
  "getGlossary",
  "getTermNames",
  "getTerms",
  "getCorrections",
  "getFacts",
  "getProtocolChanges",
  "getGetStartedPaths",
  "getEmissionShares",
  "getMiningNeeds",
  "getVideoLanguages",
  "getTranslatedTexts",
  "getPageFeedbackLimits",
  "sendPageFeedback",
  "getPageFeedback",
  "getPageFeedbackEntries",
  "answerPageFeedback",
  "closePageFeedback",
  "getClassLimits",
  "createClass",
  "getClassToRead",
  "countInClass",
  "getClassCounts",
  "endClass",
]);

const operations = await everyOperation();

describe("the operations of the site", () => {
  it("name every operation once", () => {
    const names = operations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["getMe", "getMenu", "exportSearchIndex", "submitQuiz"]));
  });

  it.each(operations)("$name is valid against a real Strapi's schema", ({ name, document }) => {
    const withExtensions = extendSchema(buildSchema(strapiSchema), parse(extensions));
    expect(validate(EXTENDED.has(name) ? withExtensions : buildSchema(strapiSchema), document)).toEqual([]);
  });

  it.each(operations)("$name is valid against the schema of the contract", ({ document }) => {
    expect(validate(buildSchema(ownSchema), document)).toEqual([]);
  });

  it("ask for what the specification fixes of getMe and getMenu", () => {
    const text = Object.fromEntries(operations.map(({ name, document }) => [name, print(document)]));
    for (const field of ["id", "email", "username", "role"]) expect(text.getMe).toMatch(new RegExp(`\\b${field}\\b`));
    for (const field of ["__typename", "items", "additional", "label", "href", "link"])
      expect(text.getMenu).toMatch(new RegExp(`\\b${field}\\b`));
    expect(text.getMenu).toMatch(/^query getMenu\(\$slug: String, \$locale: I18NLocaleCode\)/);
  });
});

describe("what is derived from Strapi's schema", () => {
  it("stands in the repository as derived", () => {
    expect(`${deriveSchema(strapiSchema, extensions)}\n`).toBe(ownSchema);
    expect(deriveIntrospection(ownSchema)).toBe(readFileSync(new URL("introspection.d.ts", folder), "utf8"));
  });
});

async function everyOperation(): Promise<{ name: string; document: DocumentNode }[]> {
  const files = readdirSync(new URL("operations/", folder));
  const modules = await Promise.all(files.map((file) => import(new URL(`operations/${file}`, folder).href)));
  return modules.flatMap((module: Record<string, DocumentNode>) =>
    Object.values(module).flatMap((exported) => {
      // Printed and parsed again: what a provider receives is the text.
      const document = parse(print(exported));
      const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      return operation?.name ? [{ name: operation.name.value, document }] : [];
    }),
  );
}
