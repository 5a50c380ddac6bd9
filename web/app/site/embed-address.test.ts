import { describe, expect, it } from "vitest";
import { findEmbedded, isEmbed } from "./embed-address.ts";

describe("addresses to be framed", () => {
  it.each(["/embed/lab/yuma-consensus", "/de/embed/term/stake", "/zh/embed/fact/tempo", "/ko/embed/figure/clip.data"])(
    "are those of the four kinds: %s",
    (path) => {
      expect(isEmbed(path)).toBe(true);
    },
  );

  it.each([
    ...[
      "/",
      "/embed",
      "/embed/",
      "/embed/lab",
      "/embed/lab/",
      "/embed/lab/a/b",
      "/embed/page/about",
      "/Embed/lab/yuma",
    ],
    ...["/es/embed/lab/yuma", "/embed/lab/%2e%2e", "/embed/lab/../../login", "/lab/embed/lab/yuma", "//embed/lab/yuma"],
    ...["/login", "/facts", "/embed/lab/yuma/", `/embed/lab/${"a".repeat(81)}`],
  ])("are no others: %s", (path) => {
    expect(isEmbed(path)).toBe(false);
  });

  it.each([
    ["/lab/yuma-consensus", "", { kind: "lab", name: "yuma-consensus" }],
    ["/lab/yuma-consensus", "#what-to-try", { kind: "lab", name: "yuma-consensus" }],
    ["/concepts/glossary", "#term-stake", { kind: "term", name: "stake" }],
    ["/facts", "#tempo", { kind: "fact", name: "tempo" }],
    ["/embed/figure/clip", "", { kind: "figure", name: "clip" }],
    ["/figures/clip", "#use", { kind: "figure", name: "clip" }],
    ["/figures", "", null],
    ["/facts", "", null],
    ["/lab/ask", "", null],
    ["/lab/terminal", "", null],
    ["/about", "#tempo", null],
  ])("stand for what a page shows: %s%s", (path, hash, embedded) => {
    expect(findEmbedded(path, hash)).toEqual(embedded);
  });
});
