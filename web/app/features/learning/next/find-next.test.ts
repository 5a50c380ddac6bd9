import { describe, expect, it } from "vitest";
import type { ReadableDocument } from "../learning-overview.ts";
import { type LearningState, untouched } from "../learning-state.ts";
import { findNext } from "./find-next.ts";

const PREREQUISITES = {
  idea: [],
  people: ["idea"],
  money: ["idea"],
  staking: ["people", "money"],
};
const CONCEPTS = Object.keys(PREREQUISITES).map((slug) => aDocument("concept", slug));
const STEPS = ["begin", "wallet", "stake"].map((slug) => aDocument("get_started", slug));
const HOLDER = {
  slug: "holder",
  title: "I hold TAO",
  locale: "en" as const,
  href: "/get-started?path=holder",
  endHref: "/get-started/holder/end",
  steps: STEPS.map(({ slug }) => ({ slug, href: `/get-started/${slug}?path=holder` })),
};

describe("findNext", () => {
  it("goes on along the path that the reader is on, whatever else was read", () => {
    const states = [read("get_started", "begin", 1), read("concept", "idea", 2)];
    expect(next({ states, path: "holder", current: { kind: "concept", slug: "people" } })).toEqual({
      href: "/get-started/wallet?path=holder",
      title: "wallet",
      locale: "en",
      why: { by: "path", path: "I hold TAO", number: 2, total: 3 },
    });
  });

  it("knows the path by the step that was read last, where none is stored", () => {
    expect(next({ states: [read("get_started", "begin", 1)] })?.why).toMatchObject({ by: "path", number: 2 });
    expect(next({ states: [read("concept", "idea", 1)] })?.why.by).toBe("builds");
  });

  it("leads to the end of a path whose steps are read, once: it is forgotten there", () => {
    const states = STEPS.map(({ slug }, at) => read("get_started", slug, at));
    expect(next({ states, path: "holder" })).toMatchObject({ href: HOLDER.endHref, why: { by: "pathEnd" } });
    expect(next({ states, path: null })?.why.by).toBe("ready");
  });

  it("chooses what builds on the page that is being read, whose own prerequisites are known", () => {
    const states = [read("concept", "idea", 1), read("concept", "money", 2)];
    const current = { kind: "concept" as const, slug: "people" };
    expect(next({ states, current })).toMatchObject({ href: "/concepts/c/staking", why: { by: "thisPage" } });
    expect(next({ states: [read("concept", "idea", 1)], current })).toMatchObject({
      href: "/concepts/c/money",
      why: { by: "builds", on: "idea" },
    });
  });

  it("takes what a placement check found to be known for read", () => {
    expect(next({ known: new Set(["idea", "people", "money"]) })).toMatchObject({
      href: "/concepts/c/staking",
      why: { by: "ready" },
    });
  });

  it("first leads back to what was not understood, where the next page builds on it", () => {
    const states = ["idea", "people", "money"].map((slug, at) => read("concept", slug, at));
    const weak = [{ anchor: "supply", title: "The supply" }];
    const result = { slug: "money", at: 1, correctCount: 1, questionCount: 4, passed: false, weak };
    expect(next({ states, results: new Map([["money", result]]) })).toMatchObject({
      href: "/concepts/c/money#supply",
      why: { by: "weak", section: "The supply" },
    });
    expect(next({ states, results: new Map([["money", { ...result, passed: true }]]) })?.href).toBe(
      "/concepts/c/staking",
    );
  });

  it("has nothing to say where all is read", () => {
    expect(next({ states: CONCEPTS.map(({ slug }, at) => read("concept", slug, at)) })).toBeNull();
  });
});

function next(asked: Partial<Parameters<typeof findNext>[0]>) {
  return findNext({
    states: [],
    results: new Map(),
    documents: [...STEPS, ...CONCEPTS],
    paths: [HOLDER],
    prerequisites: PREREQUISITES,
    path: null,
    known: new Set(),
    current: null,
    ...asked,
  });
}

function read(kind: ReadableDocument["kind"], slug: string, readAt: number): LearningState {
  return { ...untouched({ kind, slug }), percent: 100, isRead: true, readAt };
}

function aDocument(kind: ReadableDocument["kind"], slug: string): ReadableDocument {
  return {
    kind,
    slug,
    title: slug,
    href: kind === "concept" ? `/concepts/c/${slug}` : `/get-started/${slug}`,
    locale: "en",
    category: null,
  };
}
