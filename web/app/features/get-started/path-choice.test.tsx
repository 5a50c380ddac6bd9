import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import type { PathsView } from "./get-started.server.ts";
import { PathChoice } from "./path-choice.tsx";

const CURIOUS = { slug: "curious", title: "Curious", summary: "To look.", icon: "compass", steps: ["read"] };
const HOLDER = { slug: "holder", title: "Holder", summary: "To keep.", icon: null, steps: ["protect", "read"] };
const PATHS = [CURIOUS, HOLDER].map((path) => ({ ...path, locale: "en" as const }));
const STEPS = [
  { slug: "protect", title: "Protect", summary: "Keys.", icon: null, locale: "en" as const },
  { slug: "read", title: "Read", summary: "Words.", icon: null, locale: "en" as const },
];

describe("PathChoice", () => {
  it("links every path and every step of the chosen one, in their order, and marks the choice", () => {
    const markup = choiceOf({ paths: PATHS, chosen: PATHS[1] ?? null, steps: STEPS });
    expect(linksIn(markup)).toEqual([
      ["/get-started?path=curious#steps", null],
      ["/get-started?path=holder#steps", "true"],
      ["/get-started/protect?path=holder", null],
      ["/get-started/read?path=holder", null],
    ]);
    expect(markup).toMatch(/<h2 id="steps"[^>]*>Holder<\/h2>/);
    expect(markup).toContain("2 steps");
  });

  it("has no choice where there are no paths", () => {
    const markup = choiceOf({ paths: [], chosen: null, steps: STEPS });
    expect(linksIn(markup)).toEqual([
      ["/get-started/protect", null],
      ["/get-started/read", null],
    ]);
    expect(markup).not.toContain("<nav");
  });

  it.each(LOCALES)("stays in the language (%s)", (locale) => {
    const view = { paths: PATHS, chosen: PATHS[0] ?? null, steps: STEPS };
    const markup = choiceOf(view, localizedPath("/get-started", locale));
    expect(linksIn(markup)[0]?.[0]).toBe(localizedPath("/get-started?path=curious#steps", locale));
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
