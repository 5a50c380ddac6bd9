import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTestAccounts } from "../accounts-builder.ts";
import { runFeedback } from "./main.ts";

const SEND = "mutation($input: SendPageFeedbackInput!) { sendPageFeedback(input: $input) { number } }";
const FIND = "{ pageFeedback(number: 1) { state answer answerPage } }";

describe("npm run feedback", () => {
  it("lists, shows, answers and closes while the site is serving", async () => {
    const { ask, place } = await createTestAccounts();
    const run = (...args: string[]) => runFeedback(place, args, () => Date.parse("2026-11-21"));
    expect(await run()).toBe("nothing open");
    const input = { page: "/search", locale: "de", reasons: ["missing"], about: "zzz", message: "Erste\nZweite" };
    await ask(SEND, { input });
    await ask(SEND, { input: { page: "/", locale: "en", clear: true } });
    expect(await run()).toBe("     1  open      2026-11-20  /search  missing · zzz · Erste Zweite");
    expect((await run("list", "all")).split("\n")).toHaveLength(2);
    expect(await run("show", "1")).toContain(
      "page:     /search (de)\nreasons:  missing\nabout:    zzz\nmessage:  Erste\n          Zweite",
    );
    expect(await run("answer", "1", "It", "has.", "--page", "/guides/x")).toContain("leads to: /guides/x");
    expect(await ask(FIND)).toMatchObject({
      data: { pageFeedback: { state: "answered", answer: "It has.", answerPage: "/guides/x" } },
    });
    expect(await run("close", "1")).toContain("state:    closed");
    expect(await run("list", "answered")).toBe("nothing answered");
  });

  it.each([
    [["list", "new"], /usage/],
    [["answer", "1"], /usage/],
    [["show", "one"], /usage/],
    [["frobnicate", "1", "x"], /usage/],
    [["show", "7"], "7: no feedback has this number"],
    [["answer", "1", "x", "--page", "https://evil.example"], /page must be a path/],
    [["list", "--sort"], /--sort/],
  ])("says what is wrong with %j", async (args, message) => {
    const { place } = await createTestAccounts();
    await expect(runFeedback(place, args)).rejects.toThrow(message);
  });

  it("makes no database where there is none", async () => {
    const empty = mkdtempSync(join(tmpdir(), "feedback-"));
    await expect(runFeedback({ dataDir: empty }, [])).rejects.toThrow("expected the database of the accounts");
  });
});
