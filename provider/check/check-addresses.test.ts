import { describe, expect, it } from "vitest";
import type { Redirect } from "../addresses/parse-redirects.ts";
import { checkAddresses, formatPublished, parsePublished } from "./check-addresses.ts";

const ADDRESSES = new Map<string, ReadonlySet<string> | null>([
  ["/articles/halving", new Set(["what", "when"])],
  ["/guides/wallet", new Set(["keys"])],
  ["/guides/wallet/keys", null],
  ["/explore", null],
]);
const PUBLISHED = formatPublished(new Map(), ADDRESSES);

describe("the register of addresses", () => {
  it("has a line for each, with its headings, and reads it again", () => {
    expect(PUBLISHED.split("\n").slice(1)).toEqual([
      "/articles/halving: what when",
      "/explore",
      "/guides/wallet: keys",
      "/guides/wallet/keys",
      "",
    ]);
    expect(formatPublished(parsePublished(PUBLISHED), ADDRESSES)).toBe(PUBLISHED);
  });

  it("loses nothing that was ever in it, whatever order two branches left it in", () => {
    const merged = "/articles/halving: once\n/articles/gone\n/articles/halving: when\n";
    expect(formatPublished(parsePublished(merged), ADDRESSES)).toContain(
      "/articles/gone\n/articles/halving: once what when",
    );
  });
});

describe("checkAddresses", () => {
  it("finds nothing wrong where all that was published is there", () => {
    expect(problems({})).toEqual([]);
  });

  it("misses a page and a heading that are gone", () => {
    expect(problems({ published: `${PUBLISHED}/articles/old: a\n/articles/halving: gone\n` })).toEqual([
      "/articles/halving#gone: expected the heading, or where it has gone in content/redirects.yaml, got none",
      "/articles/old: expected a page, or where it has gone in content/redirects.yaml, got none",
    ]);
  });

  it("takes a redirect for them, also of what stands below a page", () => {
    const published = `${PUBLISHED}/guides/purse: keys\n/guides/purse/keys\n/articles/halving: gone\n`;
    const redirects = [
      moved("/guides/purse", "/guides/wallet"),
      moved("/articles/halving#gone", "/articles/halving#what"),
    ];
    expect(problems({ published, redirects })).toEqual([]);
  });

  it("asks for the headings of a page that has moved", () => {
    const published = `${PUBLISHED}/guides/purse: coins\n`;
    expect(problems({ published, redirects: [moved("/guides/purse", "/guides/wallet")] })).toEqual([
      "/guides/wallet#coins: expected the heading, or where it has gone in content/redirects.yaml, got none",
    ]);
  });

  it("asks for what is new to be written down", () => {
    const [line, ...others] = problems({ published: PUBLISHED.replace("what when", "what").replace("/explore\n", "") });
    expect(line).toContain("/articles/halving: expected to be written down with its headings");
    expect(line).toContain("--publish");
    expect(others).toHaveLength(1);
  });

  it.each([
    [moved("/articles/halving", "/explore"), "expected an address that is gone, got one that is there"],
    [moved("/articles/halving#what", "/explore"), "expected an address that is gone, got one that is there"],
    [moved("/old", "/nowhere"), 'expected to lead to a page that is there, got "/nowhere"'],
    [
      moved("/old", "/articles/halving#gone"),
      'expected to lead to a heading that is there, got "/articles/halving#gone"',
    ],
    [moved("/old#a", "/explore"), "expected a heading of a page that is there, got none"],
  ])("refuses %j", (redirect, problem) => {
    expect(problems({ redirects: [redirect] })).toContain(`${redirect.from}: ${problem}`);
  });

  it("refuses two ways from one address", () => {
    expect(problems({ redirects: [moved("/old", "/explore"), moved("/old", "/guides/wallet")] })).toEqual([
      "/old: expected one way from here, got two",
    ]);
  });
});

function moved(from: string, to: string): Redirect {
  return { from, to, locale: null };
}

function problems({ published = PUBLISHED, redirects = [] }: { published?: string; redirects?: readonly Redirect[] }) {
  const found: string[] = [];
  checkAddresses({ addresses: ADDRESSES, published: parsePublished(published), redirects }, (_, problem) => {
    found.push(problem);
  });
  return found.sort();
}
