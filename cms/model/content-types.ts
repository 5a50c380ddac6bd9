import {
  atLeastZero,
  type Fields,
  file,
  image,
  order,
  owner,
  plain,
  richtext,
  SLUG_PATTERN,
  same,
  sameAtLeastZero,
  sameOff,
  text,
  uid,
} from "./field-notes.ts";

interface ContentTypeNotes {
  /** What editors call it, where the words of its name are not enough. */
  displayName?: string;
  /** Editors keep a draft beside what visitors see. */
  drafts: boolean;
  /** Where the contract has no list of them. */
  pluralName?: string;
  fields: Fields;
}

const slugOf = (pattern: string) => ({ regex: pattern, localized: false }) as const;
const level = { localized: false, default: "beginner" } as const;
const kindOther = { localized: false, default: "other" } as const;
const netuid = { localized: false, min: 0, max: 65535 } as const;
const learnerSlug = { maxLength: 200 } as const;

/** Every type of entry, by the name that the contract's schema gives it. */
export const contentTypeNotes: Record<string, ContentTypeNotes> = {
  Application: {
    drafts: true,
    fields: {
      name: same,
      slug: uid("name"),
      description: text,
      link: same,
      icon: image,
      comingSoon: sameOff,
      order,
      categories: plain,
      subnets: plain,
    },
  },
  Article: {
    drafts: true,
    fields: {
      title: plain,
      slug: uid("title"),
      description: text,
      keywords: plain,
      body: richtext,
      author: { relation: "manyToOne" },
      publishedOn: same,
      readingMinutes: atLeastZero,
      cover: image,
      tags: plain,
      concepts: plain,
      seo: plain,
    },
  },
  Author: {
    drafts: false,
    fields: { name: plain, slug: uid("name"), role: plain, bio: text, avatar: image, href: plain },
  },
  Bookmark: {
    drafts: false,
    pluralName: "bookmarks",
    fields: { kind: plain, slug: learnerSlug, note: { type: "text", maxLength: 1000 }, owner },
  },
  Category: {
    drafts: false,
    fields: {
      name: plain,
      slug: uid("name"),
      description: text,
      icon: same,
      order,
      concepts: { relation: "manyToMany", mappedBy: "categories" },
    },
  },
  CommunityLink: {
    drafts: true,
    fields: { name: same, description: text, href: same, kind: kindOther, icon: same, order },
  },
  Concept: {
    drafts: true,
    fields: {
      title: plain,
      slug: uid("title"),
      description: text,
      body: richtext,
      level,
      readingMinutes: atLeastZero,
      order,
      cover: image,
      categories: { relation: "manyToMany", inversedBy: "concepts" },
      related: plain,
      prerequisites: plain,
      quiz: { relation: "oneToOne", inversedBy: "concept" },
      seo: plain,
    },
  },
  Faq: {
    displayName: "FAQ",
    drafts: true,
    fields: { question: plain, anchor: uid("question"), answer: richtext, topic: same, order },
  },
  FeedbackEntry: {
    drafts: false,
    pluralName: "feedback-entries",
    fields: {
      kind: plain,
      slug: learnerSlug,
      helpful: plain,
      message: { type: "text", maxLength: 2000 },
      handled: { type: "boolean", default: false, private: true },
      owner,
    },
  },
  GetStartedPath: {
    drafts: true,
    fields: { title: plain, slug: uid("title"), summary: text, icon: same, order, steps: plain },
  },
  GetStartedStep: {
    drafts: true,
    fields: {
      title: plain,
      slug: uid("title"),
      summary: text,
      body: richtext,
      order,
      icon: same,
      action: plain,
      concepts: plain,
    },
  },
  Guide: {
    drafts: true,
    fields: {
      title: plain,
      slug: slugOf("^[a-z0-9]+(?:[-/][a-z0-9]+)*$"),
      description: text,
      difficulty: level,
      durationMinutes: sameAtLeastZero,
      order,
      cover: image,
      sections: plain,
      tags: plain,
      concepts: plain,
      seo: plain,
    },
  },
  Lab: {
    drafts: true,
    fields: {
      title: plain,
      slug: uid("title"),
      summary: text,
      body: richtext,
      widget: same,
      settings: same,
      comingSoon: sameOff,
      order,
      cover: image,
      concepts: plain,
    },
  },
  Link: { drafts: false, fields: { name: plain, href: same, external: sameOff } },
  Menu: {
    drafts: false,
    fields: { slug: { regex: SLUG_PATTERN }, title: plain, items: plain, additional: plain },
  },
  Page: {
    drafts: true,
    fields: { title: plain, slug: slugOf(SLUG_PATTERN), description: text, blocks: plain, seo: plain },
  },
  ProgressEntry: {
    drafts: false,
    pluralName: "progress-entries",
    fields: {
      kind: plain,
      slug: learnerSlug,
      state: { default: "started" },
      percent: { default: 0, min: 0, max: 100 },
      startedAt: plain,
      completedAt: plain,
      owner,
    },
  },
  Quiz: {
    drafts: true,
    fields: {
      title: plain,
      slug: uid("title"),
      description: text,
      passPercent: { localized: false, default: 70, min: 0, max: 100 },
      questions: plain,
      concept: { relation: "oneToOne", mappedBy: "quiz" },
    },
  },
  QuizAttempt: {
    drafts: false,
    pluralName: "quiz-attempts",
    fields: {
      quizSlug: plain,
      correctCount: plain,
      questionCount: plain,
      percent: plain,
      passed: { default: false },
      answers: plain,
      submittedAt: plain,
      owner,
    },
  },
  Resource: {
    drafts: true,
    fields: {
      title: plain,
      slug: uid("title"),
      description: text,
      file,
      href: same,
      pages: sameAtLeastZero,
      issuedOn: same,
      order,
    },
  },
  SiteNotice: {
    drafts: true,
    fields: {
      key: slugOf(SLUG_PATTERN),
      message: text,
      tone: { localized: false, default: "info" },
      dismissible: { localized: false, default: true },
      action: plain,
      startsAt: same,
      endsAt: same,
    },
  },
  Subnet: {
    drafts: true,
    fields: {
      name: same,
      slug: uid("name"),
      mainnetId: { ...netuid, unique: true },
      testnetId: netuid,
      symbol: { localized: false, maxLength: 8 },
      description: text,
      body: richtext,
      comingSoon: sameOff,
      order,
      logo: image,
      team: { relation: "manyToOne", inversedBy: "subnets" },
      tags: plain,
      links: same,
      concepts: plain,
      seo: plain,
    },
  },
  Tag: { drafts: false, fields: { name: plain, slug: uid("name") } },
  Team: {
    drafts: false,
    fields: {
      name: same,
      slug: uid("name"),
      description: text,
      logo: image,
      links: same,
      subnets: { relation: "oneToMany", mappedBy: "team" },
    },
  },
  Video: {
    drafts: true,
    fields: {
      title: plain,
      slug: uid("title"),
      description: text,
      url: same,
      provider: kindOther,
      durationSeconds: sameAtLeastZero,
      recordedOn: same,
      order,
      thumbnail: image,
      captions: { allowedTypes: ["files"] },
      tags: plain,
      concepts: plain,
    },
  },
};
