// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { linksOf, show } from "../../../tests/show.tsx";
import { withAsk } from "./ask-about.tsx";

describe("withAsk", () => {
  it.each(LOCALES)("leads from the end of a text to what all texts say of its subject (%s)", (locale) => {
    const { end } = withAsk({ end: <p>Marks</p> }, "Yuma & bonds");
    const shown = show(end, localizedPath("/guides/a", locale));
    expect(shown.container.textContent).toMatch(/^Marks./);
    expect(linksOf(shown).map(([href]) => href)).toEqual([`${localizedPath("/lab/ask", locale)}?q=Yuma+%26+bonds`]);
    expect(shown.getByRole("link").getAttribute("rel")).toBe("nofollow");
  });

  it("leaves a page as it was where nobody could answer", () => {
    const parts = { end: <p>Marks</p> };
    expect(withAsk(parts, null)).toBe(parts);
  });
});
