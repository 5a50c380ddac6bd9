import { describe, expect, it } from "vitest";
import { toConceptLink } from "./concept-link.ts";

describe("toConceptLink", () => {
  const concept = { title: "Staking", slug: "staking", description: "Backing a validator." };

  it("leads to the concept under its first category", () => {
    const categories = { data: [{ attributes: { slug: "economics" } }, { attributes: { slug: "basics" } }] };
    expect(toConceptLink({ ...concept, categories })).toEqual({
      title: "Staking",
      description: "Backing a validator.",
      href: "/concepts/economics/staking",
    });
  });

  it.each([null, { data: [] }])("leads into the explorer where it has no category (%j)", (categories) => {
    expect(toConceptLink({ ...concept, categories }).href).toBe("/explore/concept/staking");
  });

  it("is silent where nothing describes the concept", () => {
    expect(toConceptLink({ ...concept, description: null, categories: null }).description).toBe("");
  });
});
