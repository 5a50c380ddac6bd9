import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { markupOf } from "../../tests/markup-of.tsx";
import { localizedPath } from "./localized-path.ts";
import { Sentences } from "./sentences.tsx";

describe("Sentences", () => {
  it.each(LOCALES)("are joined as %s joins them", (locale) => {
    const between = locale === "zh" ? "" : " ";
    expect(joined(localizedPath("/", locale))).toBe(`One.${between}<b>Two.</b>${between}Three.`);
  });

  it("leave no space for one that is not said", () => {
    expect(joined("/", false)).toBe("<b>Two.</b> Three.");
  });
});

function joined(path: string, isFirstSaid = true): string {
  const sentences = (
    <Sentences>
      {isFirstSaid ? "One." : null}
      <b>Two.</b>
      {"Three."}
    </Sentences>
  );
  return markupOf(sentences, path);
}
