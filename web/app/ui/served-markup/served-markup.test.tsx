import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { createRichText } from "../rich-text/create-rich-text.server.ts";
import { RichTextView } from "../rich-text/rich-text.tsx";
import { isMarkupReference, referRichText, ServedMarkup, type ServedText } from "./served-markup.ts";

describe("referRichText", () => {
  it("hands out a reference for each text, and keeps what it stands for", async () => {
    const served = new Map<string, ServedText>();
    const renderer = referRichText(createRichText(), served);
    const first = await renderer.render("One *text*.", { locale: "en" });
    const second = await renderer.render("Another.", { locale: "en" });
    expect([first.html, second.html].every(isMarkupReference)).toBe(true);
    expect(first.html).not.toBe(second.html);
    expect(served.get(first.html)?.html).toContain("One <em>text</em>.");
    expect(served.get(second.html)?.html).toContain("Another.");
  });

  it("hands out a reference for the table of contents too, where there is one", async () => {
    const served = new Map<string, ServedText>();
    const renderer = referRichText(createRichText(), served);
    const { html, contentsHtml } = await renderer.render("## One\n\n## Two\n", { locale: "en" });
    expect(isMarkupReference(contentsHtml)).toBe(true);
    expect(contentsHtml).not.toBe(html);
    expect(served.get(contentsHtml)?.html).toContain('<a href="#two">Two</a>');
    expect((await renderer.render("None.", { locale: "en" })).contentsHtml).toBe("");
  });

  it("shows on the page what the renderer has rendered, by its reference", async () => {
    const served = new Map<string, ServedText>();
    const { html } = await referRichText(createRichText(), served).render("One *text*.", { locale: "en" });
    const page = markupOf(
      <ServedMarkup value={{ get: (reference) => served.get(reference)?.html }}>
        <RichTextView html={html} />
      </ServedMarkup>,
    );
    expect(page).toContain("One <em>text</em>.");
    expect(page).toContain(`data-markup="${html}"`);
  });
});

describe("isMarkupReference", () => {
  it.each(["", "<p>markup:1</p>", "markup:", "markup:1 ", "markup:1\n", "markup:x", " markup:1"])(
    "takes no text for a reference: %j",
    (html) => {
      expect(isMarkupReference(html)).toBe(false);
    },
  );

  it("takes no text that an editor wrote for a reference", async () => {
    const { html } = await createRichText().render("markup:0", { locale: "en" });
    expect(isMarkupReference(html)).toBe(false);
  });
});
