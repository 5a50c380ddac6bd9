import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { parseContent } from "../content/compile-content.ts";
import { aConcept, aFile } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkMedia } from "./check-images.ts";

const WORDS = '{ en: "A pool", de: "Ein Pool", ko: "풀", fr: "Un pool", zh: "池" }';

describe("checkMedia", () => {
  it("names pictures in fields that do not say what they show", () => {
    expect(mediaProblems(aConceptWith("{ url: /pool.svg }"))).toEqual([
      'cover.alternativeText: expected what the picture shows, or "" where it only decorates, got nothing',
    ]);
    expect(mediaProblems(aConceptWith(`{ url: /pool.svg, alternativeText: ${WORDS} }`))).toEqual([]);
    expect(mediaProblems(aConceptWith('{ url: /pool.svg, alternativeText: "" }'))).toEqual([]);
  });

  it("names pictures of all languages that speak only one", () => {
    expect(mediaProblems(aConceptWith("{ url: /pool.svg, alternativeText: A pool }"))).toEqual([
      'cover.alternativeText: expected it in every language, like { en: …, de: … }, got "A pool"',
    ]);
  });

  it("names files that are not there", () => {
    expect(mediaProblems(aConceptWith('{ url: /lost.svg, alternativeText: "" }'))).toEqual([
      'cover.url: expected a file that exists, got "/lost.svg"',
    ]);
    expect(mediaProblems(aConceptWith('{ url: "https://host.example/a.svg", alternativeText: "" }'))).toEqual([]);
  });

  it("looks into the blocks of pages, where a figure may have words of its own", () => {
    expect(mediaProblems(aPageWith("image: { url: /pool.svg }"))).toEqual([
      'blocks.0.image.alternativeText: expected what the picture shows, or "" where it only decorates, got nothing',
    ]);
    expect(mediaProblems(aPageWith("image: { url: /pool.svg }, alt: A pool"))).toEqual([]);
  });
});

describe("the alternative text of a picture that all languages share", () => {
  it("is said in each of them", () => {
    const files = LOCALES.map((locale) =>
      locale === "en" ? aConceptWith(`{ url: /pool.svg, alternativeText: ${WORDS} }`) : aConcept({ locale }),
    );
    const content = parseContent(files);
    const shown = LOCALES.map((locale) => content.list("Concept", locale)[0]);
    expect(shown).toMatchObject(
      ["A pool", "Ein Pool", "풀", "Un pool", "池"].map((alternativeText) => ({ cover: { alternativeText } })),
    );
  });
});

function aConceptWith(cover: string) {
  return aConcept({ fields: { cover } });
}

function aPageWith(figure: string) {
  return aFile(
    "content/en/page/about.yaml",
    `title: A\ndescription: B\nupdatedAt: 2026-11-20\nblocks:\n  - { __component: blocks.figure, ${figure} }\n`,
  );
}

function mediaProblems(file: ReturnType<typeof aFile>): string[] {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem);
  const { files, schemaOf } = parseFiles([file], (_, problem) => report(problem));
  const exists = (address: string) => address === "/pool.svg";
  for (const { type, fields } of files) {
    checkMedia(fields, { exists, isShared: (field) => schemaOf(type).sharedFields.has(field) }, report);
  }
  return problems;
}
