import { describe, expect, it } from "vitest";
import { toPageKey } from "./page-key.ts";

describe("toPageKey", () => {
  it.each([
    ["a page", "/concepts", "/concepts"],
    ["a page in a language", "/ko/concepts", "/ko/concepts"],
    ["what no page reads", "/concepts?utm_source=letter&fbclid=1", "/concepts"],
    ["the same on a page that reads something", "/explore?utm_source=letter", "/explore"],
    ["what a page reads", "/explore?type=lab", "/explore?type=lab"],
    ["the same in a language", "/zh/explore?type=lab", "/zh/explore?type=lab"],
    ["another order", "/explore?page=2&type=lab&x=1", "/explore?type=lab&page=2"],
    ["another spelling", "/explore?%74ype=l%61b", "/explore?type=lab"],
    ["a value that means nothing", "/explore?type=nonsense", "/explore"],
    ["the first page", "/explore?page=1", "/explore"],
    ["a page that is none", "/explore?page=-3", "/explore"],
    ["a form sent without choosing", "/subnets?q=&tag=&sort=number", "/subnets?sort=number"],
    ["a parameter of another page", "/subnets?type=lab", "/subnets"],
    ["the first of several", "/explore?type=lab&type=guide", "/explore?type=lab"],
    ["a query that is empty", "/concepts?", "/concepts"],
    ["a file", "/sitemap-ko.xml", "/sitemap-ko.xml"],
    ["a file, whatever its query says", "/sitemap-ko.xml?a=1", "/sitemap-ko.xml"],
    ["a picture", "/cards/en/about.png?a=1", "/cards/en/about.png"],
    ["a part of one", "/sitemap-ko.xml?page=2&x", "/sitemap-ko.xml?page=2"],
    ["a page of a list", "/de/concepts?page=2&type=lab", "/de/concepts?page=2"],
    ["a form sent empty", "/concepts/glossary?q=", "/concepts/glossary"],
    ["a page of what has one only", "/concepts/glossary?page=2", "/concepts/glossary"],
    ["a page's data", "/concepts.data", "/concepts.data"],
    ["a part of it", "/concepts.data?_routes=routes/concepts", "/concepts.data?_routes=routes%2Fconcepts"],
    ["two parts, in their order", "/a.data?_routes=routes/b,routes/a", "/a.data?_routes=routes%2Fb%2Croutes%2Fa"],
    ["what a page reads, as data", "/de/explore.data?type=lab", "/de/explore.data?type=lab"],
    ["a name every object has", "/explore?constructor=1&__proto__=2", "/explore"],
  ])("%s", (_, target, key) => {
    expect(toPageKey(target)).toBe(key);
  });

  it.each([
    ["what somebody typed", "/search?q=tao"],
    ["the same in a language", "/fr/search?q=tao"],
    ["the same as data", "/search.data?q=tao"],
    ["a filter by words", "/subnets?q=vision&sort=name"],
    ["terms by words", "/ko/concepts/glossary?q=stake"],
    ["a subject that cannot be one", "/explore?category=%3Cscript%3E"],
    ["a page far out", "/explore?page=101"],
    ["a lab's state", "/lab/yuma-consensus?s=1~a.100"],
    ["where a visitor came from", "/login?redirect=%2Fprofile"],
    ["questions that are asked for", "/review.json?quiz=staking&locale=en"],
    ["a file that is made by its query", "/icons/lucide.json?icons=house"],
    ["a code", "/reset-password?code=abc"],
    ["routes that are none", "/concepts.data?_routes=../../etc/passwd"],
    ["more routes than a page has", "/concepts.data?_routes=routes/a,routes/b,routes/c,routes/d,routes/e"],
    ["an address of absurd length", `/${"a".repeat(1_001)}`],
    ["no path", "*"],
    ["an address with its origin", "http://localhost/concepts"],
  ])("is null for %s", (_, target) => {
    expect(toPageKey(target)).toBeNull();
  });
});
