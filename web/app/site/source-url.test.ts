import { describe, expect, it } from "vitest";
import { toSourceUrl } from "./source-url.ts";

const PATTERN = "https://git.example/edit/{locale}/{type}/{slug}.md";

describe("toSourceUrl", () => {
  it("is the address of the file that holds the text", () => {
    const text = { type: "guide", slug: "wallets/create", locale: "ko" } as const;
    expect(toSourceUrl(PATTERN, text)).toBe("https://git.example/edit/ko/guide/wallets/create.md");
  });

  it("lets no slug leave its place", () => {
    const text = { type: "concept", slug: 'a?b#c"{type}$&', locale: "en" } as const;
    expect(toSourceUrl(PATTERN, text)).toBe("https://git.example/edit/en/concept/a%3Fb%23c%22%7Btype%7D%24%26.md");
  });

  it("is null where nobody said where files are", () => {
    expect(toSourceUrl(null, { type: "concept", slug: "staking", locale: "en" })).toBeNull();
  });
});
