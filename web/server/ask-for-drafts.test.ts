import { describe, expect, it } from "vitest";
import { askForDrafts } from "./ask-for-drafts.ts";

describe("askForDrafts", () => {
  it("asks lists of entries for drafts, and nothing within them or beside them", () => {
    const asked = askForDrafts(
      `query a($slug: String) { concepts(filters: { slug: { eq: $slug } }) { data { attributes { tags { data { id } } } } } glossary { name } me { id } }`,
    );
    expect(asked.match(/status: DRAFT/g)?.length).toBe(1);
    expect(asked).toContain("concepts(filters: {slug: {eq: $slug}}, status: DRAFT)");
  });

  it("asks the lists of a Strapi 5 as it comes", () => {
    expect(askForDrafts("{ concepts: concepts_connection(locale: en) { nodes { title } } }")).toContain(
      "concepts_connection(locale: en, status: DRAFT)",
    );
  });

  it("changes nothing where it is said already", () => {
    expect(askForDrafts("{ concepts(status: PUBLISHED) { data { id } } }")).not.toContain("DRAFT");
  });
});
