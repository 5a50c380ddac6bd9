import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { generateFiles } from "../cms/model/generate-files.ts";

const contract = readFileSync(new URL("../contract/schema.graphql", import.meta.url), "utf8");
const source = new URL("../cms/src/", import.meta.url);

describe("generateFiles", () => {
  it("makes what stands in cms/src/, all of it and nothing else", () => {
    const committed = new Map(
      ["api", "components"]
        .flatMap((folder) => listFiles(folder))
        .map((file) => [file, readFileSync(new URL(file, source), "utf8")]),
    );
    expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(generateFiles(contract)));
  });

  it("refuses a contract with a field that nobody has described", () => {
    const changed = contract.replace("type Tag {", "type Tag {\n  color: String");
    expect(() => generateFiles(changed)).toThrow("Tag: fields: the contract has color, cms/model/ does not");
  });

  it("refuses a contract that has lost a field", () => {
    const changed = contract.replace(/(type Author \{[^}]*?) {2}bio: String\n/, "$1");
    expect(() => generateFiles(changed)).toThrow("Author: fields: cms/model/ has bio, the contract does not");
  });

  it("keeps what is right in a quiz out of answers", () => {
    const option = JSON.parse(generateFiles(contract).get("components/quiz/option.json") ?? "{}");
    expect(option.attributes.correct).toEqual({ type: "boolean", default: false, private: true });
  });

  it("has one slug for all languages, and a title for each", () => {
    const concept = JSON.parse(
      generateFiles(contract).get("api/concept/content-types/concept/schema.json") ?? "{}",
    ).attributes;
    expect(concept.slug).toMatchObject({ type: "uid", pluginOptions: { i18n: { localized: false } } });
    expect(concept.title).toMatchObject({
      type: "string",
      required: true,
      pluginOptions: { i18n: { localized: true } },
    });
  });
});

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(new URL(folder, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(source).length));
}
