import { describe, expect, it } from "vitest";
import { dropForeignAddresses } from "./content-addresses.ts";

describe("dropForeignAddresses", () => {
  it("empties what runs code, at any depth, and nothing else", () => {
    const data = {
      videos: { data: [{ attributes: { title: "javascript:x", url: "javascript:alert(1)", provider: "other" } }] },
      author: { href: "https://a.example", links: [{ href: "//evil.example" }, { href: "/about" }] },
      link: null,
    };
    expect(dropForeignAddresses(data)).toEqual(expect.arrayContaining(["javascript:alert(1)", "//evil.example"]));
    expect(data).toEqual({
      videos: { data: [{ attributes: { title: "javascript:x", url: "", provider: "other" } }] },
      author: { href: "https://a.example", links: [{ href: "" }, { href: "/about" }] },
      link: null,
    });
  });

  it("names what it dropped in so many characters", () => {
    expect(dropForeignAddresses({ href: `data:${"x".repeat(1000)}` })[0]).toHaveLength(100);
    expect(dropForeignAddresses({ href: "" })).toEqual([]);
  });
});
