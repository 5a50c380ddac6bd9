import { LOCALES } from "@learn-bittensor/contract/locales";
import compile from "icu-minify/compile";
import { describe, expect, it } from "vitest";
import { loadPanelTexts } from "./load-panel-texts.ts";

describe("loadPanelTexts", () => {
  it.each(LOCALES)("puts figures and words into the texts of %s", async (locale) => {
    const { messages, format } = await loadPanelTexts(locale);
    const fill = (message: string, values: Record<string, string | number>) =>
      // As the build compiles them.
      format(compile(message), values);
    for (const count of [0, 1, 2, 15]) expect(fill(messages.found, { count })).toContain(String(count));
    expect(fill(messages.completion, { title: "<b>{x}</b>" })).toContain("<b>{x}</b>");
    expect(fill(messages.allResults, { text: "a {b}" })).toContain("a {b}");
  });

  it("counts one and many where a language tells them apart", async () => {
    const spoken = async (locale: "en" | "de" | "fr") => {
      const { messages, format } = await loadPanelTexts(locale);
      return [1, 2].map((count) => format(compile(messages.found), { count }));
    };
    expect(await spoken("en")).toEqual(["1 result", "2 results"]);
    expect(await spoken("de")).toEqual(["1 Ergebnis", "2 Ergebnisse"]);
    expect(await spoken("fr")).toEqual(["1 résultat", "2 résultats"]);
  });
});
