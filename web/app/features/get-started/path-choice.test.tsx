// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import type { PathsView } from "./get-started.server.ts";
import { PathChoice } from "./path-choice.tsx";

const LOCALE = { locale: "en" as const, icon: null };
const PROTECT = {
  ...LOCALE,
  slug: "protect",
  title: "Protect",
  summary: "Keys.",
  href: "/get-started/protect?path=holder",
};
const READ = { ...LOCALE, slug: "read", title: "Read", summary: "Words.", href: "/get-started/read?path=holder" };
const CURIOUS = {
  ...LOCALE,
  slug: "curious",
  title: "Curious",
  summary: "To look.",
  href: "/get-started?path=curious",
};
const HOLDER = { ...LOCALE, slug: "holder", title: "Holder", summary: "To keep.", href: "/get-started?path=holder" };
const CHOICE: PathsView = {
  paths: [
    { ...CURIOUS, isChosen: false, steps: null },
    { ...HOLDER, isChosen: true, steps: [PROTECT, READ] },
  ],
  allSteps: [],
};

describe("PathChoice", () => {
  it("links every path and every step of the chosen one, in their order, and marks the choice", () => {
    const shown = choiceOf(CHOICE);
    expect(linksIn(shown)).toEqual([
      ["/get-started?path=curious", null],
      ["/get-started?path=holder", "true"],
      ["/get-started/protect?path=holder", null],
      ["/get-started/read?path=holder", null],
    ]);
    expect(headingsIn(shown)).toEqual([["path-holder", "Holder"]]);
    expect(shown.container.textContent).toContain("2 steps");
  });

  it("has each step marked as it is told", () => {
    const { getByText } = show(
      <WithTexts of={["getStarted"]}>
        <PathChoice {...CHOICE} mark={(slug) => <i>mark of {slug}</i>} />
      </WithTexts>,
      "/get-started",
    );
    for (const [slug, title] of [
      ["protect", "Protect"],
      ["read", "Read"],
    ])
      expect(getByText(`mark of ${slug}`).closest("li")?.textContent).toContain(title);
  });

  it("lists the steps of every path where none is chosen", () => {
    const paths = [CURIOUS, HOLDER].map((path) => ({ ...path, isChosen: false, steps: [READ] }));
    const shown = choiceOf({ paths, allSteps: [] });
    expect(headingsIn(shown)).toEqual([
      ["path-curious", "Curious"],
      ["path-holder", "Holder"],
    ]);
    expect(linksIn(shown).filter(([, current]) => current !== null)).toEqual([]);
  });

  it("has no choice where there are no paths", () => {
    const shown = choiceOf({ paths: [], allSteps: [PROTECT, READ] });
    expect(linksIn(shown)).toHaveLength(2);
    expect(shown.queryByRole("navigation")).toBeNull();
  });

  it.each(LOCALES)("stays in the language (%s)", (locale) => {
    const shown = choiceOf(CHOICE, localizedPath("/get-started", locale));
    expect(linksIn(shown)[0]?.[0]).toBe(localizedPath("/get-started?path=curious", locale));
    expect(shown.getByRole("navigation", { name: getTranslator(locale)("getStarted.choose") })).toBeTruthy();
  });
});

function choiceOf(view: PathsView, path = "/get-started") {
  return show(
    <WithTexts of={["getStarted"]}>
      <PathChoice {...view} />
    </WithTexts>,
    path,
  );
}

/** Addresses of links, and whether each is marked as the current one. */
function linksIn({ queryAllByRole }: ReturnType<typeof show>) {
  return queryAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]);
}

function headingsIn({ queryAllByRole }: ReturnType<typeof show>) {
  return queryAllByRole("heading", { level: 2 }).map(({ id, textContent }) => [id, textContent]);
}
