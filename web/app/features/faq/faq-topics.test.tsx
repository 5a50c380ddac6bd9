// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { linksOf, show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { FaqTopics } from "./faq-topics.tsx";

afterEach(cleanup);

const question = (anchor: string, topic: string | null, locale: "en" | "de" = "en") => ({
  anchor,
  topic,
  locale,
  question: `What about ${anchor}?`,
  parts: [{ kind: "html" as const, html: `<p>It is ${anchor}.</p>` }],
});

describe("FaqTopics", () => {
  const shown = () =>
    show(
      <WithTexts of={["faq"]}>
        <FaqTopics
          questions={[
            question("keys", "safety"),
            question("tao", "tokens"),
            question("scams", "safety"),
            question("odd", null),
          ]}
        >
          <p>The end.</p>
        </FaqTopics>
      </WithTexts>,
      "/faq",
    );

  it("has each topic once, with its questions below it and each answer open", () => {
    const page = shown();
    const headings = page.getAllByRole("heading").map(({ tagName, id, textContent }) => [tagName, id, textContent]);
    expect(headings).toEqual([
      ["H2", "topic-safety", "Safety"],
      ["H3", "keys", "What about keys?"],
      ["H3", "scams", "What about scams?"],
      ["H2", "topic-tokens", "Tokens"],
      ["H3", "tao", "What about tao?"],
      ["H2", "topic-other", "More"],
      ["H3", "odd", "What about odd?"],
    ]);
    expect(page.getByText("It is scams.").closest("details")).toBeNull();
    expect(page.container.textContent).toMatch(/It is odd\.The end\.$/);
  });

  it("lists all questions by topic, and each has a link of its own", () => {
    const page = shown();
    const links = linksOf(page);
    expect(links.slice(0, 7)).toEqual([
      ["#topic-safety", "Safety"],
      ["#keys", "What about keys?"],
      ["#scams", "What about scams?"],
      ["#topic-tokens", "Tokens"],
      ["#tao", "What about tao?"],
      ["#topic-other", "More"],
      ["#odd", "What about odd?"],
    ]);
    expect(page.getByRole("link", { name: "Link to this section: What about tao?" }).getAttribute("href")).toBe("#tao");
  });

  it("says which language a question is in that is not translated", () => {
    const page = show(
      <WithTexts of={["faq"]}>
        <FaqTopics questions={[question("tao", "tokens", "en"), question("wallet", "tokens", "de")]}>{null}</FaqTopics>
      </WithTexts>,
      "/de/faq",
    );
    const langOf = (name: string) => page.getByRole("heading", { name }).closest("[lang]")?.getAttribute("lang");
    expect([langOf("What about tao?"), langOf("What about wallet?")]).toEqual(["en", undefined]);
  });
});
