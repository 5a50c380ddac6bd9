import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseContent } from "./compile-content.ts";
import { aCategory, aConcept, aFile } from "./content-builders.ts";

describe("the first concept in content/README.md", () => {
  it("can be published as it stands there, among what it names", () => {
    const readme = readFileSync(new URL("../../content/README.md", import.meta.url), "utf8");
    const [, indented = ""] = /^ *```md\n([\s\S]*?)\n *```$/m.exec(readme) ?? [];
    const written = aFile("content/en/concept/my-first-concept.md", indented.replaceAll(/^ {3}/gm, ""));
    const named = [aCategory({ slug: "consensus" }), aConcept({ slug: "what-is-bittensor" })];
    const content = parseContent([...named, written]);
    expect(content.list("Concept", "en")).toContainEqual(expect.objectContaining({ slug: "my-first-concept" }));
  });
});
