import type { Messages } from "virtual:messages";

/** Texts that the server hands to the few pages that show them, or keeps, so that no other page carries them. */
export const SERVED_NAMESPACES = [
  "account",
  "applications",
  "ask",
  "classes",
  "community",
  "consent",
  "corrections",
  "editions",
  "explore",
  "facts",
  "fallbacks",
  "faq",
  "feedback",
  "figure",
  "gallery",
  "getStarted",
  "glossary",
  "guides",
  "home",
  "lab",
  "learning",
  "lesson",
  "licenses",
  "listLeads",
  "mail",
  "mining",
  "network",
  "placement",
  "quality",
  "questionForms",
  "quizResults",
  "review",
  "resources",
  "richText",
  "searchPage",
  "staticCopy",
  "story",
  "subnets",
  "teach",
  "teams",
  "timeline",
  "translations",
  "videos",
] as const satisfies readonly (keyof Messages)[];

/** Texts of what is loaded when it is first used: each is a file of its own for browsers, in each language. */
export const LATE_NAMESPACES = [
  "changes",
  "offline",
  "searchPanel",
  "shortcuts",
  "validatorGame",
] as const satisfies readonly (keyof Messages)[];

type Elsewhere = (typeof SERVED_NAMESPACES)[number] | (typeof LATE_NAMESPACES)[number];

/** The texts that every page carries. */
export type PageMessages = Omit<Messages, Elsewhere>;
