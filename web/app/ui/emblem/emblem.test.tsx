import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { Emblem } from "./emblem.tsx";

describe("Emblem", () => {
  it("is one path without a color of its own, and is not spoken", () => {
    const emblem = markupOf(<Emblem number={64} />);
    expect(emblem).toMatch(
      /^<svg class="emblem" viewBox="-24 -24 48 48" aria-hidden="true" data-hue="\d+"><path d="[^"]+"><\/path><\/svg>$/,
    );
  });

  it("has the ink of the text for zero, the site's own mark", () => {
    expect(markupOf(<Emblem number={0} />)).not.toContain("data-hue");
  });

  it("keeps a place where there is no number yet", () => {
    expect(markupOf(<Emblem number={null} />)).toContain("emblem_place");
  });
});
