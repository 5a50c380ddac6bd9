import { describe, expect, it } from "vitest";
import { isSignedForDrafts, signDrafts } from "./drafts-signature.ts";
import { toPreviewLink } from "./preview-link.ts";

const SECRET = "a secret of some length";
const NOW = new Date("2026-11-20T09:00:00Z");
const BODY = '{"query":"{ concepts(status: DRAFT) { data { id } } }"}';
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

describe("a signature of a question for drafts", () => {
  const signature = signDrafts(BODY, SECRET, NOW);

  it("holds for five minutes, by clocks that differ as much", () => {
    for (const seconds of [0, 300, -300]) expect(isSignedForDrafts(signature, BODY, SECRET, later(seconds))).toBe(true);
    for (const seconds of [301, -301]) expect(isSignedForDrafts(signature, BODY, SECRET, later(seconds))).toBe(false);
  });

  it("holds for no other question, secret or moment, and nothing else is one", () => {
    expect(isSignedForDrafts(signature, `${BODY} `, SECRET, NOW)).toBe(false);
    expect(isSignedForDrafts(signature, BODY, "another secret of some length", NOW)).toBe(false);
    const [seconds = "", digits = ""] = signature.split(".");
    const link = toPreviewLink({ origin: "https://learn.example", path: "/about" }, later(60), SECRET, NOW);
    for (const made of [
      null,
      "",
      digits,
      `${seconds}.`,
      `${Number(seconds) + 1}.${digits}`,
      `${seconds}.${digits.slice(1)}`,
      `${seconds}.${"é".repeat(64)}`,
      `${seconds}.${"0".repeat(64)}`,
      "9".repeat(10_000),
      new URL(link).searchParams.get("preview"),
    ])
      expect(isSignedForDrafts(made, BODY, SECRET, NOW)).toBe(false);
  });
});
