// @vitest-environment happy-dom
import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { linksOf, show } from "../../../tests/show.tsx";
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
    const page = show(conversation([turn({ kind: "passages", passages: [PASSAGE] })], "ko"), "/ko/lab/ask");
    expect(page.getByText("Prices fall.").closest("blockquote")?.lang).toBe("en");
    const source = page.getByRole("link", { name: "Staking › Risks" });
    expect([source.lang, source.getAttribute("href")]).toEqual(["en", "/ko/concepts/economics/staking#risks"]);
    expect(page.getByText(/\(영어\)/)).toBeTruthy();
  });

  it("says so in the parentheses of the reader’s language", () => {
    const page = show(conversation([turn({ kind: "passages", passages: [PASSAGE] })], "zh"), "/zh/lab/ask");
    expect(page.getByText("（英文）")).toBeTruthy();
  });

  it("does not mark what is in the language of the page", () => {
    const passages = [{ ...PASSAGE, locale: "ko" as const }];
    const page = show(conversation([turn({ kind: "passages", passages })], "ko"), "/ko/lab/ask");
    expect(page.getByText("Prices fall.").closest("blockquote")?.hasAttribute("lang")).toBe(false);
    expect(page.queryByText(/영어/)).toBeNull();
  });

  it("says what was asked as text, whatever it is, and carries it along", () => {
    const question = `<b>"&' subnet`;
    const { container, getByText } = show(conversation([{ ...turn({ kind: "nothing" }), question }]));
    expect(getByText(question)).toBeTruthy();
    expect(container.querySelector("b")).toBeNull();
    expect(container.querySelector<HTMLInputElement>('input[type="hidden"][name="q"]')?.value).toBe(question);
  });

  it("leads to the search where nothing fits, and not where nobody can look", () => {
    const hrefs = (answer: Answer) => linksOf(show(conversation([turn(answer)]))).map(([href]) => href);
    expect(hrefs({ kind: "nothing" })).toContain("/search?q=risks");
    expect(hrefs({ kind: "nothing" })).toContain("/feedback");
    expect(hrefs({ kind: "unavailable" })).not.toContain("/feedback");
    expect(hrefs({ kind: "unavailable" })).toContain("/community");
    expect(hrefs({ kind: "unavailable" })).not.toContainEqual(expect.stringContaining("/search?q="));
  });

  it("has one last question, at which the form arrives", () => {
    const turns = ["one", "two"].map((question) => ({ ...turn({ kind: "nothing" }), question }));
    const { container } = show(conversation(turns));
    const latest = [...container.querySelectorAll("#latest-question")];
    expect(latest.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("two")]);
    expect(container.querySelector("form")?.getAttribute("action")).toBe("/lab/ask#latest-question");
  });
});

function turn(answer: Answer): Turn {
  return { question: "risks", answer, outcome: "An outcome." };
}

function conversation(turns: Turn[], locale: Locale = "en") {
  return (
    <MoreTexts texts={pickTexts(locale, "ask")}>
      <AskConversation
        conversation={{ turns, note: null }}
        longestQuestion={200}
        notice={null}
        Form={SiteForm}
        tell={(question) => <a href="/feedback">{question}?</a>}
      />
    </MoreTexts>
  );
}
