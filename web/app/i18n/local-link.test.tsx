import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { markupOf } from "../../tests/markup-of.tsx";
import { LocalLink } from "./local-link.tsx";
import { localizedPath } from "./localized-path.ts";

describe("LocalLink", () => {
  it.each(LOCALES)("leads to the same page in %s, the language being read", (locale) => {
    const link = markupOf(<LocalLink to="/search?q=a&page=2">Search</LocalLink>, localizedPath("/about", locale));
    expect(link).toContain(`href="${localizedPath("/search?q=a&amp;page=2", locale)}"`);
    expect(link).toMatch(/^<a [^>]*>Search<\/a>$/);
  });

  it("hands on what else a link has", () => {
    const link = markupOf(<LocalLink className="button" rel="next" aria-current="page" to="/about" />);
    expect(link).toContain('class="button"');
    expect(link).toContain('rel="next"');
    expect(link).toContain('aria-current="page"');
  });
});
