import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createListShape } from "./content-list-shape.ts";

describe("createListShape", () => {
  it("turns a bare Strapi's lists of entries into the contract's, at every depth", () => {
    const shape = createListShape(
      parse("{ concepts { data { attributes { title categories { data { attributes { slug } } } } } } }"),
    );
    const bare = {
      concepts: [
        { data: { attributes: { title: "Staking", categories: [{ data: { attributes: { slug: "economics" } } }] } } },
        { data: { attributes: { title: "Weights", categories: [] } } },
      ],
    };
    expect(shape(bare)).toEqual({
      concepts: {
        data: [
          { attributes: { title: "Staking", categories: { data: [{ attributes: { slug: "economics" } }] } } },
          { attributes: { title: "Weights", categories: { data: [] } } },
        ],
      },
    });
  });

  it("knows an empty list for a list", () => {
    const shape = createListShape(parse("{ menus { data { id } } }"));
    expect(shape({ menus: [] })).toEqual({ menus: { data: [] } });
  });

  it("leaves components, links to one entry and plain values as they are", () => {
    const shape = createListShape(
      parse("{ menus { data { attributes { slug items { id tags children { id } link { data { id } } } } } } }"),
    );
    const items = [
      { id: "1", tags: ["a", "b"], children: [], link: { data: { id: "7" } } },
      { id: "2", link: null },
      null,
    ];
    expect(shape({ menus: [{ data: { attributes: { slug: "navbar-en", items } } }] })).toEqual({
      menus: { data: [{ attributes: { slug: "navbar-en", items } }] },
    });
  });

  it("sees through fragments and aliases", () => {
    const shape = createListShape(
      parse(`
        query { ... on Query { mine: menus { ...List } } }
        fragment List on MenuConnection { data { ... on Menu { attributes { items { ... on Item { id related: links { data { id } } } } } } } }
      `),
    );
    expect(shape({ mine: [{ data: { attributes: { items: [{ id: "1", related: [] }] } } }] })).toEqual({
      mine: { data: [{ attributes: { items: [{ id: "1", related: { data: [] } }] } }] },
    });
  });

  it("leaves alone what is in the contract's shape, empty lists of plain objects included", () => {
    const shape = createListShape(parse("{ concepts { data { id } } myBookmarks { id } me { id } }"));
    const answer = { concepts: { data: [] }, myBookmarks: [], me: null };
    expect(shape(answer)).toBe(answer);
  });

  it("leaves a list that is null as it is", () => {
    const shape = createListShape(parse("{ menus { data { id } } concepts { data { id } } }"));
    expect(shape({ menus: null, concepts: [] })).toEqual({ menus: null, concepts: { data: [] } });
  });
});
