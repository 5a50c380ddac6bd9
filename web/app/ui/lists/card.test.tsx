import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { LinkCard } from "./card.tsx";

describe("LinkCard", () => {
  it("leads inside the site in the language being read", () => {
    const card = markupOf(<LinkCard title="Staking" href="/concepts/economics/staking" />, "/fr/concepts");
    expect(card).toContain('href="/fr/concepts/economics/staking"');
    expect(card).not.toContain("target=");
  });

  it.each(["https://chat.example", "http://chat.example", "//chat.example"])(
    "opens %s in a new tab and tells it nothing",
    (href) => {
      const card = markupOf(<LinkCard title="Chat" href={href} />);
      expect(card).toContain(`href="${href}" target="_blank" rel="noopener noreferrer"`);
    },
  );

  it.each([null, undefined, ""])("is a card without a link where it leads nowhere (%j)", (href) => {
    const card = markupOf(<LinkCard title="Soon" href={href} />);
    expect(card).toContain(">Soon</h2>");
    expect(card).not.toContain("<a ");
  });

  it("takes its place among the headings of the page", () => {
    expect(markupOf(<LinkCard title="Staking" level={3} />)).toMatch(/<h3[^>]*>Staking<\/h3>/);
  });

  it("shows what it was given as text", () => {
    const card = markupOf(<LinkCard title="<b>bold</b>" text="a & b" />);
    expect(card).toContain("&lt;b&gt;bold&lt;/b&gt;");
    expect(card).toContain("a &amp; b");
  });
});
