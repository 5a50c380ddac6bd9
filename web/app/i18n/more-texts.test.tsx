import { describe, expect, it } from "vitest";
import { markupOf } from "../../tests/markup-of.tsx";
import { useTranslations } from "./interface-texts.ts";
import { pickTexts } from "./messages.server.ts";
import { MoreTexts } from "./more-texts.tsx";

describe("MoreTexts", () => {
  it("adds texts to those of every page", () => {
    const page = (
      <MoreTexts texts={pickTexts("de", "learning")}>
        <Learning />
      </MoreTexts>
    );
    expect(markupOf(page, "/de/learning")).toBe("<p>Dein Lernstand, Suche</p>");
  });

  it("are missed where they are not there", () => {
    expect(() => markupOf(<Learning />)).toThrow('no text "learning": it needs MoreTexts');
  });
});

function Learning() {
  const t = useTranslations("learning");
  const tSearch = useTranslations("search");
  return (
    <p>
      {t("title")}, {tSearch("title")}
    </p>
  );
}
