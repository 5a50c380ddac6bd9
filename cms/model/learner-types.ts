import { type ContentTypeNotes, owner, plain } from "./field-notes.ts";

const learnerSlug = { maxLength: 200 } as const;

/** What learners leave behind. Each entry belongs to somebody; editors write none of them. */
export const learnerTypeNotes: Record<string, ContentTypeNotes> = {
  Bookmark: {
    drafts: false,
    pluralName: "bookmarks",
    fields: { kind: plain, slug: learnerSlug, note: { type: "text", maxLength: 1000 }, owner },
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
};
