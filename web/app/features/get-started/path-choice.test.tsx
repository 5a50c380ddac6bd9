import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
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
    const markup = choiceOf(CHOICE);
    expect(linksIn(markup)).toEqual([
      ["/get-started?path=curious", null],
      ["/get-started?path=holder", "true"],
      ["/get-started/protect?path=holder", null],
      ["/get-started/read?path=holder", null],
    ]);
    expect(headingsIn(markup)).toEqual([["path-holder", "Holder"]]);
    expect(markup).toContain("2 steps");
  });

  it("has each step marked as it is told", () => {
    const markup = markupOf(<PathChoice {...CHOICE} mark={(slug) => <i>{slug}</i>} />, "/get-started");
    expect([...markup.matchAll(/<\/a><i>(\w+)<\/i>/g)].map(([, slug]) => slug)).toEqual(["protect", "read"]);
  });

  it("lists the steps of every path where none is chosen", () => {
    const paths = [CURIOUS, HOLDER].map((path) => ({ ...path, isChosen: false, steps: [READ] }));
    const markup = choiceOf({ paths, allSteps: [] });
    expect(headingsIn(markup)).toEqual([
      ["path-curious", "Curious"],
      ["path-holder", "Holder"],
    ]);
    expect(markup).not.toContain("aria-current");
  });

  it("has no choice where there are no paths", () => {
    const markup = choiceOf({ paths: [], allSteps: [PROTECT, READ] });
    expect(linksIn(markup)).toHaveLength(2);
    expect(markup).not.toContain("<nav");
  });

  it.each(LOCALES)("stays in the language (%s)", (locale) => {
    const markup = choiceOf(CHOICE, localizedPath("/get-started", locale));
    expect(linksIn(markup)[0]?.[0]).toBe(localizedPath("/get-started?path=curious", locale));
    expect(markup).toContain(`aria-label="${getTranslator(locale)("getStarted.choose")}"`);
  });
});

function choiceOf(view: PathsView, path = "/get-started"): string {
  return markupOf(<PathChoice {...view} />, path);
}

/** Addresses of links, and whether each is marked as the current one. */
function linksIn(markup: string) {
  return [...markup.matchAll(/<a ([^>]*)>/g)].map(([, attributes = ""]) => [
    /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&"),
    /aria-current="([^"]*)"/.exec(attributes)?.[1] ?? null,
  ]);
}

function headingsIn(markup: string) {
  return [...markup.matchAll(/<h2 id="([^"]*)"[^>]*>([^<]*)<\/h2>/g)].map(([, id, title]) => [id, title]);
}
