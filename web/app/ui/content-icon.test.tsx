import { describe, expect, it } from "vitest";
import { markupOf } from "../../tests/markup-of.tsx";
import { ContentIcon } from "./content-icon.tsx";

describe("ContentIcon", () => {
  it.each(["book", "coins", "network", "users"])("draws %s, hidden from assistive technology", (name) => {
    const icon = markupOf(<ContentIcon name={name} />);
    expect(icon).toMatch(/^<svg /);
    expect(icon).toContain('aria-hidden="true"');
  });

  it.each([null, undefined, "", "unknown", "constructor", "toString", "__proto__"])("draws nothing for %s", (name) => {
    expect(markupOf(<ContentIcon name={name} />)).toBe("");
  });
});
