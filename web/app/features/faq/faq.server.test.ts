import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { listQuestions } from "./faq.server.ts";

describe("listQuestions", () => {
  it("lists questions in their order, with rendered answers and one anchor in every language", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/faq/wallet", { question: "A wallet?", topic: "tokens", order: 2 }, "Not *yet*."),
      aContentFile("en/faq/start", { question: "Where to start?", order: 1 }),
      aContentFile("de/faq/wallet", { question: "Eine Wallet?" }, "Noch **nicht**."),
    ]);
    const questions = await listQuestions(site, "de");
    expect(questions.map(({ question, anchor, topic, locale }) => [question, anchor, topic, locale])).toEqual([
      ["Where to start?", "start", "basics", "en"],
      ["Eine Wallet?", "wallet", "tokens", "de"],
    ]);
    expect(questions[1]?.parts).toEqual([{ kind: "html", html: expect.stringContaining("<strong>nicht</strong>") }]);
  });
});
