import { describe, expect, it } from "vitest";
import { listHeadingIds, takeAskedId, toHeadingId } from "./heading-ids.ts";

describe("toHeadingId", () => {
  it.each(["weights-to-bonds", "u16", "2026-changes", "next", "root", "search"])("keeps %s", (id) => {
    expect(toHeadingId(id)).toBe(id);
  });

  it.each([
    ["Weights_to_bonds", "weights-to-bonds"],
    ["über", "uber"],
    ["a--b", "a-b"],
    ["-a-", "a"],
    ["__proto__", "proto"],
    ["onclick=alert(1)", "onclick-alert-1"],
    ['x"><script>', "x-script"],
    ["getElementById", "getelementbyid"],
    ["nodeName", "nodename"],
  ])("writes %s in small letters, digits and hyphens: %s", (asked, id) => {
    expect(toHeadingId(asked)).toBe(id);
  });

  it.each([
    "location",
    "cookie",
    "body",
    "head",
    "forms",
    "images",
    "constructor",
    "prototype",
    "self",
    "top",
    "parent",
    "history",
    "content",
    "fn-1",
    "fnref-1",
    "footnote-label",
    "user-content-fn-1",
    "mobile-menu",
  ])("puts a word before %s, which already names something", (id) => {
    expect(toHeadingId(id)).toBe(`section-${id}`);
  });

  it("is the same when asked twice, so that a link may be written either way", () => {
    for (const id of ["location", "Weights_to_bonds", "next"])
      expect(toHeadingId(toHeadingId(id))).toBe(toHeadingId(id));
  });

  it("has an answer for what holds no letter", () => {
    expect(toHeadingId("한글")).toBe("section-");
  });
});

describe("listHeadingIds", () => {
  const titled = (title: string, asked?: string) => ({ title, asked });

  it("takes the id that is asked for, else one made of the title, and gives none twice", () => {
    const headings = [
      titled("The pool"),
      titled("한글"),
      titled("Any", "the-pool"),
      titled("The pool"),
      titled("x", "x"),
    ];
    expect(listHeadingIds(headings, "")).toEqual(["the-pool-2", "section-2", "the-pool", "the-pool-3", "x"]);
  });

  it("puts the prefix before ids that nobody asked for", () => {
    expect(listHeadingIds([titled("The pool"), titled("Any", "any")], "keys-")).toEqual(["keys-the-pool", "any"]);
  });
});

describe("takeAskedId", () => {
  it("takes off what stands at the end, and nothing else", () => {
    expect(takeAskedId("The pool {#pool} ")).toEqual({ words: "The pool", asked: "pool" });
    expect(takeAskedId("A {#b} in the middle")).toEqual({ words: "A {#b} in the middle", asked: undefined });
  });
});
