import type { Locale } from "@learn-bittensor/contract/locales";
import { MOST_QUESTIONS } from "./walk-prerequisites.ts";

/** An answer to a question of a concept's quiz; without options, that one does not know. */
export interface GivenAnswer {
  slug: string;
  question: string;
  options: string[];
}

interface ConceptLink {
  slug: string;
  title: string;
  locale: Locale;
  href: string;
}

interface AskedQuestion {
  key: string;
  prompt: string;
  options: { key: string; text: string }[];
}

/** What the page of a placement check shows: a question on a concept, or what was found. */
export type PlacementView =
  | { state: "asking"; slug: string; title: string; locale: Locale; question: AskedQuestion; questionLocale: Locale }
  | { state: "found"; known: ConceptLink[]; frontier: ConceptLink[] };

/** Fields of the form: what was answered before, and what is answered now. */
export const GIVEN = "given";
export const ASKED = "asked";
export const OPTION = "option";
/** Pressed by who does not know: what is chosen does not count then. */
export const UNKNOWN = "unknown";

const KEY = /^[\w-]{1,100}$/;

/** As a field of the form. */
export function toField({ slug, question, options }: GivenAnswer): string {
  return [slug, question, ...options].join(" ");
}

/** The answers of a form, in their order; null for a form that is none of ours. */
export function parsePlacementForm(form: FormData): GivenAnswer[] | null {
  const fields = [...form.getAll(GIVEN)];
  const asked = form.get(ASKED);
  const option = form.has(UNKNOWN) ? null : form.get(OPTION);
  if (typeof asked === "string") fields.push(typeof option === "string" ? `${asked} ${option}` : asked);
  if (fields.length > MOST_QUESTIONS) return null;
  const given = fields.map((field) => (typeof field === "string" ? parseField(field) : null));
  const isSound = given.every((answer) => answer !== null);
  const keys = new Set(given.map((answer) => `${answer?.slug} ${answer?.question}`));
  return isSound && keys.size === given.length ? given : null;
}

function parseField(field: string): GivenAnswer | null {
  const [slug = "", question = "", ...options] = field.split(" ");
  const isSound = options.length <= 1 && [slug, question, ...options].every((key) => KEY.test(key));
  return isSound ? { slug, question, options } : null;
}
