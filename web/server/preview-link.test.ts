import { describe, expect, it } from "vitest";
import { readPreviewToken, toPreviewLink } from "./preview-link.ts";

const SECRET = "a secret of some length";
const NOW = new Date("2026-11-20T09:00:00Z");
const LATER = new Date("2026-11-22T09:00:00Z");
const PATH = "/concepts/economics/later";

describe("a preview link", () => {
  const link = new URL(toPreviewLink({ origin: "https://learn.example", path: PATH }, LATER, SECRET, NOW));
  const token = link.searchParams.get("preview") ?? "";

  it("opens its page until its end", () => {
    expect(link.origin + link.pathname).toBe(`https://learn.example${PATH}`);
    expect(readPreviewToken(token, PATH, SECRET, NOW)).toEqual(LATER);
    expect(readPreviewToken(token, PATH, SECRET, new Date(LATER.getTime() - 1))).toEqual(LATER);
    expect(readPreviewToken(token, PATH, SECRET, LATER)).toBeNull();
  });

  it("opens no other page, and not with another secret, another end or another signature", () => {
    expect(readPreviewToken(token, "/concepts/economics/other", SECRET, NOW)).toBeNull();
    expect(readPreviewToken(token, PATH, "another secret of some length", NOW)).toBeNull();
    const [end = "", signature = ""] = token.split(".");
    const longer = (Number.parseInt(end, 36) + 60).toString(36);
    for (const made of [
      `${longer}.${signature}`,
      `${end}.${"A".repeat(43)}`,
      `${end}.`,
      signature,
      "",
      "é".repeat(43),
      "a".repeat(10_000),
    ])
      expect(readPreviewToken(made, PATH, SECRET, NOW)).toBeNull();
  });

  it("holds two weeks at the most, whoever signed it", () => {
    const page = { origin: "https://learn.example", path: PATH };
    const far = new Date(NOW.getTime() + 15 * 24 * 3_600_000);
    expect(() => toPreviewLink(page, far, SECRET, NOW)).toThrow("expected at most 14 days");
    const signed = new URL(toPreviewLink(page, far, SECRET, new Date(far.getTime() - 1_000))).searchParams.get(
      "preview",
    );
    expect(readPreviewToken(signed ?? "", PATH, SECRET, NOW)).toBeNull();
  });
});
