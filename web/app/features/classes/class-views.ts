import type { Locale } from "@learn-bittensor/contract/locales";

/** A page that a class is given, by its path without language and what it is called. */
export interface StepView {
  path: string;
  title: string;
  /** Of the title. */
  locale: Locale;
}

/** How a question of a class is answered and looks is the business of quizzes. */
export interface ClassQuestion {
  key: string;
  prompt: string;
}

/** What a class reads and answers. */
export interface ClassView<Question extends ClassQuestion> {
  locale: Locale;
  endsAt: string;
  steps: StepView[];
  /** With the path, without language, of the text that its questions are about. */
  quiz: { locale: Locale; text: string; questions: Question[] } | null;
}

/** How far a class is. */
export interface CountsView {
  endsAt: string;
  joined: number;
  steps: (StepView & { opened: number })[];
  questions: { key: string; prompt: string; locale: Locale; right: number; wrong: number }[];
}
