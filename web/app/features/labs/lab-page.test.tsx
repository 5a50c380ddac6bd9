import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { markupOf, wholeMarkupOf } from "../../../tests/markup-of.tsx";
import { LabPage } from "./lab-page.tsx";
import type { LabView } from "./labs.server.ts";

describe("LabPage", () => {
  it("waits for its widget, and says what is needed for it", async () => {
    const lab = aLab({ widget: "pool", texts: pickTexts("en", "lab.frame", "lab.pool") });
    const page = await wholeMarkupOf(
      <Suspense>
        <LabPage lab={lab} />
      </Suspense>,
    );
    expect(page).toMatch(/<h1[^>]*>Halving<\/h1>[\s\S]*class="lab-frame"[\s\S]*<p>A text.<\/p>/);
    expect(page).toContain(
      `<noscript><p class="fallback-notice">${getTranslator("en")("labs.needsScript")}</p></noscript>`,
    );
  });

  it("shows what the text rests on above and below it", () => {
    const parts = { fact: "True for runtime 425", notice: "Newer in English", end: <p>Figures</p> };
    const page = markupOf(<LabPage lab={aLab({})} parts={parts} />);
    expect(page).toMatch(/Newer in English[\s\S]*True for runtime 425[\s\S]*<p>A text.<\/p>[\s\S]*<p>Figures<\/p>/);
  });

  it.each([null, "", "unknown", "constructor", "toString", "__proto__"])(
    "shows no widget for the name %s",
    (widget) => {
      const page = markupOf(<LabPage lab={aLab({ widget })} />);
      expect(page).toContain("<p>A text.</p>");
      expect(page).not.toContain("lab-frame");
    },
  );

  it("names the published results that it passes, and their file", () => {
    const vectors = { title: "Held to", passed: "It gives 9.", kinds: [{ name: "swap", count: 9 }], file: "The file" };
    const page = markupOf(<LabPage lab={aLab({ widget: "pool", vectors })} />, "/de/lab/pool");
    expect(page).toMatch(/<h2 id="vectors">Held to<\/h2><p>It gives 9\. <a[^>]*href="\/de\/data\/vectors\.json"/);
    expect(page).toContain("<code>swap</code> 9");
  });

  it("marks what is in English on a page in another language", () => {
    const page = markupOf(<LabPage lab={aLab({ locale: "en" })} />, "/ko/lab/halving");
    expect(page).toContain(getTranslator("ko")("content.notTranslated"));
    expect(page).toMatch(/<h1[^>]*lang="en"/);
  });
});

function aLab(fields: Partial<LabView>): LabView {
  return {
    slug: "halving",
    title: "Halving",
    summary: "Watch it halve.",
    widget: null,
    texts: null,
    locale: "en",
    concepts: [],
    vectors: null,
    text: { parts: [{ kind: "html", html: "<p>A text.</p>" }] },
    ...fields,
  };
}
