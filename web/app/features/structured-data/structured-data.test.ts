import { describe, expect, it } from "vitest";
import { article, breadcrumbs, learningResource, questions, video } from "./structured-data.ts";

const PLACE = { siteUrl: "https://learn.example", locale: "ko" } as const;
const TEXT = {
  path: "/concepts/economics/staking",
  title: "Staking",
  metaDescription: "Backing a validator.",
  locale: "en",
  updatedAt: "2026-11-20T00:00:00.000Z",
  image: "https://learn.example/cards/ko.png",
} as const;
const ABOUT_TEXT = {
  "@context": "https://schema.org",
  url: "https://learn.example/ko/concepts/economics/staking",
  mainEntityOfPage: "https://learn.example/ko/concepts/economics/staking",
  description: "Backing a validator.",
  inLanguage: "en",
  dateModified: "2026-11-20T00:00:00.000Z",
  image: ["https://learn.example/cards/ko.png"],
};

describe("structured data", () => {
  it("says of a concept or guide what it teaches, how hard it is and how long it takes", () => {
    expect(learningResource({ ...TEXT, kind: "concept", level: "beginner", minutes: 7 }, PLACE)).toEqual({
      ...ABOUT_TEXT,
      "@type": "LearningResource",
      name: "Staking",
      learningResourceType: "concept",
      educationalLevel: "beginner",
      timeRequired: "PT7M",
      isAccessibleForFree: true,
    });
  });

  it("says of an article who wrote it and when", () => {
    const facts = { publishedOn: "2026-11-01", author: { name: "A person" }, tags: ["history"] };
    expect(article({ ...TEXT, ...facts }, PLACE)).toEqual({
      ...ABOUT_TEXT,
      "@type": "Article",
      headline: "Staking",
      datePublished: "2026-11-01",
      author: { "@type": "Person", name: "A person" },
      publisher: { "@type": "Organization", name: "Learn Bittensor", url: "https://learn.example" },
      keywords: ["history"],
    });
  });

  it.each([
    ["/about", "https://learn.example/ko/about"],
    ["https://person.example", "https://person.example"],
  ])("leads to who wrote an article: %s", (href, url) => {
    const facts = { publishedOn: null, tags: [] };
    const by = (name: string) => article({ ...TEXT, ...facts, author: { name, href } }, PLACE).author;
    expect(by("A person")).toEqual({ "@type": "Person", name: "A person", url });
    expect(by("Learn Bittensor")).toEqual({ "@type": "Organization", name: "Learn Bittensor", url });
  });

  it("leaves out what is not known", () => {
    const bare = { ...TEXT, metaDescription: "", updatedAt: null };
    const resource = learningResource({ ...bare, kind: "guide", level: "advanced", minutes: null }, PLACE);
    for (const name of ["description", "dateModified", "timeRequired"]) expect(resource).not.toHaveProperty(name);
    const text = article({ ...bare, publishedOn: null, author: null, tags: [] }, PLACE);
    for (const name of ["datePublished", "author", "keywords"]) expect(text).not.toHaveProperty(name);
  });

  it("counts the way to a page from one, in the reader's language", () => {
    const crumbs = [
      { label: "Concepts", href: "/concepts" },
      { label: "Staking", href: "/concepts/economics/staking" },
    ];
    expect(breadcrumbs(crumbs, PLACE).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Concepts", item: "https://learn.example/ko/concepts" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Staking",
        item: "https://learn.example/ko/concepts/economics/staking",
      },
    ]);
  });

  it("asks each question and answers it, and is no page of questions without any", () => {
    const entry = { question: "What?", answerHtml: "<p>That.</p>", locale: "en" } as const;
    expect(questions([entry], PLACE)).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        inLanguage: "ko",
        mainEntity: [
          {
            "@type": "Question",
            name: "What?",
            inLanguage: "en",
            acceptedAnswer: { "@type": "Answer", text: "<p>That.</p>" },
          },
        ],
      },
    ]);
    expect(questions([], PLACE)).toEqual([]);
  });

  it("says of a recording where it is and how long it lasts", () => {
    const recording = {
      title: "A talk",
      description: "",
      url: "https://video.example/1",
      recordedOn: "2025-02-13",
      durationSeconds: 90,
      thumbnailUrl: "/uploads/a.png",
      locale: "en",
    } as const;
    expect(video(recording, PLACE)).toEqual({
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: "A talk",
      url: "https://video.example/1",
      inLanguage: "en",
      dateCreated: "2025-02-13",
      duration: "PT90S",
      thumbnailUrl: "https://learn.example/uploads/a.png",
    });
  });
});
