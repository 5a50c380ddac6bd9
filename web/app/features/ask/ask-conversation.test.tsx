import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { markupOf } from "../../../tests/markup-of.tsx";
import type { Answer } from "./answerer.ts";
import { AskConversation } from "./ask-conversation.tsx";
import type { Turn } from "./hold-conversation.server.ts";

const PASSAGE = {
  href: "/concepts/economics/staking#risks",
  titles: ["Staking", "Risks"],
  locale: "en",
  parts: [{ kind: "html" as const, html: "<p>Prices fall.</p>" }],
} as const;

describe("AskConversation", () => {
  it("marks quotations in English on a page in another language, and says so", () => {
    const page = markupOf(conversation([turn({ kind: "passages", passages: [PASSAGE] })], "ko"), "/ko/lab/ask");
    expect(page).toContain('<blockquote lang="en">');
    expect(page).toMatch(/<a lang="en" href="\/ko\/concepts\/economics\/staking#risks"[^>]*>Staking › Risks<\/a>/);
    expect(page).toContain("(영어)");
  });

  it("says so in the parentheses of the reader’s language", () => {
    const page = markupOf(conversation([turn({ kind: "passages", passages: [PASSAGE] })], "zh"), "/zh/lab/ask");
    expect(page).toMatch(/Staking › Risks<\/a><span[^>]*>（英文）<\/span>/);
  });

  it("does not mark what is in the language of the page", () => {
    const passages = [{ ...PASSAGE, locale: "ko" as const }];
    const page = markupOf(conversation([turn({ kind: "passages", passages })], "ko"), "/ko/lab/ask");
    expect(page).toContain("<blockquote>");
    expect(page).not.toContain("(영어)");
  });

  it("says what was asked as text, whatever it is, and carries it along", () => {
    const question = `<b>"&' subnet`;
    const page = markupOf(conversation([{ ...turn({ kind: "nothing" }), question }]));
    expect(page).not.toContain("<b>");
    expect(page).toContain('<input type="hidden" name="q" value="&lt;b&gt;&quot;&amp;&#x27; subnet"/>');
  });

  it("leads to the search where nothing fits, and not where nobody can look", () => {
    expect(markupOf(conversation([turn({ kind: "nothing" })]))).toContain('href="/search?q=risks"');
    const page = markupOf(conversation([turn({ kind: "unavailable" })]));
    expect(page).not.toContain("/search?q=");
    expect(page).toContain('href="/community"');
  });

  it("has one last question, at which the form arrives", () => {
    const turns = ["one", "two"].map((question) => ({ ...turn({ kind: "nothing" }), question }));
    const page = markupOf(conversation(turns));
    expect(page.match(/id="latest-question"/g)).toHaveLength(1);
    expect(page).toMatch(/id="latest-question"[^>]*>two</);
    expect(page).toContain('action="/lab/ask#latest-question"');
  });
});

function turn(answer: Answer): Turn {
  return { question: "risks", answer, outcome: "An outcome." };
}

function conversation(turns: Turn[], locale: Locale = "en") {
  return (
    <MoreTexts texts={pickTexts(locale, "ask")}>
      <AskConversation conversation={{ turns, note: null }} longestQuestion={200} notice={null} Form={SiteForm} />
    </MoreTexts>
  );
}
