import type { Locale } from "@learn-bittensor/contract/locales";
import { data } from "react-router";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";
import type { StepView } from "./class-views.ts";
import { createClass, type MadeClass, waitAfter } from "./classes.server.ts";
import { pageOfStep, parseSteps } from "./parse-steps.ts";

/** The form has fewer. */
const MOST_FIELDS = 50;

/** What somebody typed and chose. */
export interface TypedClass {
  steps: string[];
  quiz: string;
}

export type ClassFault = "empty" | "many" | "long" | "unknown" | "noQuiz" | "tooMany" | "refused" | "unavailable";

/** What became of a form that was not taken; `line` is what is wrong in it. */
export interface ClassRefusal {
  fault: ClassFault;
  line: string;
  typed: TypedClass;
}

export function parseTypedClass(form: FormData): TypedClass {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return { steps: texts("step").slice(0, MOST_FIELDS), quiz: texts("quiz")[0] ?? "" };
}

/** Makes a class of what was typed; or says why it was not taken. */
export async function makeClass(
  typed: TypedClass,
  given: {
    content: ContentClient;
    locale: Locale;
    limits: { mostSteps: number; longestStep: number; mostQuestions: number };
    /** Under which the site is reached. */
    origins: readonly string[];
    pages: readonly StepView[];
    /** The keys of a quiz's questions; none where there is no such quiz. */
    listQuestions: (quiz: string) => Promise<string[]>;
  },
) {
  const { content, locale, limits, origins, pages, listQuestions } = given;
  const refuse = (fault: ClassFault, { line = "", ...init }: ResponseInit & { line?: string } = {}) =>
    data<ClassRefusal>(
      { fault, line, typed },
      { status: 400, ...init, headers: { "Cache-Control": "no-store", ...init.headers } },
    );
  const { steps, wrong } = parseSteps(typed.steps, origins);
  const known = new Set(pages.map(({ path }) => path));
  const unknown = wrong ?? steps.find((step) => !known.has(pageOfStep(step))) ?? null;
  if (unknown !== null) return refuse("unknown", { line: unknown.slice(0, limits.longestStep) });
  if (steps.length === 0) return refuse("empty");
  if (steps.length > limits.mostSteps) return refuse("many");
  const long = steps.find((step) => step.length > limits.longestStep);
  if (long !== undefined) return refuse("long", { line: `${long.slice(0, limits.longestStep)}…` });
  const questions = typed.quiz === "" ? [] : (await listQuestions(typed.quiz)).slice(0, limits.mostQuestions);
  if (typed.quiz !== "" && questions.length === 0) return refuse("noQuiz");
  try {
    return await createClass(content, { locale, steps, quiz: typed.quiz || null, questions });
  } catch (error) {
    if (isOutage(error)) return refuse("unavailable", { status: 503 });
    if (!(error instanceof ContentRefused)) throw error;
    const seconds = waitAfter(error);
    return seconds === null
      ? refuse("refused")
      : refuse("tooMany", { status: 429, headers: { "Retry-After": seconds } });
  }
}

export function isMade(made: Awaited<ReturnType<typeof makeClass>>): made is MadeClass {
  return "readersKey" in made;
}

/** What the content client throws where the provider is away. */
function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("init" in error)) return false;
  const { init } = error;
  return typeof init === "object" && init !== null && "status" in init && init.status === 503;
}
