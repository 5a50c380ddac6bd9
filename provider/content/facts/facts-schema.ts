import type { LOCALES } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import { count, day, text } from "../format/field-schemas.ts";

/** One text for each language. */
export const words = z.strictObject({ en: text, de: text, ko: text, fr: text, zh: text });

/** One text for each language, or the same for all, as an address or a version is. */
export const wordsOrText = z
  .union([text, words], "text, in every language or the same in all")
  .transform((value) => (typeof value === "string" ? sameInEveryLanguage(value) : value));

const basis = z.enum(["code", "chain", "docs"]);
export const runtime = count.max(100_000);
export const period = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, "a day, month or year, like 2026-06");

const content = {
  value: z.number().optional(),
  unit: text.optional(),
  formula: text.optional(),
  text: wordsOrText.optional(),
};

const earlier = z
  .strictObject({ ...content, from: period.optional(), until: period.optional() })
  .refine(hasOneContent, ONE_CONTENT())
  .refine(({ from, until }) => from !== undefined || until !== undefined, {
    path: ["until"],
    error: "a day, month or year, here or in from",
  });

const source = z.strictObject({
  ref: text,
  href: text.optional(),
  basis,
  runtime: runtime.optional(),
  checkedOn: day,
  reviewBy: day,
});

const fact = z
  .strictObject({
    name: words,
    ...content,
    codeDefault: z.number().optional(),
    source: text,
    runtime: runtime.optional(),
    checkedOn: day.optional(),
    reviewBy: day.optional(),
    earlier: z.array(earlier).default([]),
  })
  .refine(hasOneContent, ONE_CONTENT());

/** What `facts.yaml` holds. */
export const factsFile = z.strictObject({
  units: z.record(z.string(), words),
  sources: z.record(z.string(), source),
  facts: z.record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), fact),
});

export type FactsFile = z.output<typeof factsFile>;
export type Basis = z.output<typeof basis>;
export type Words = z.output<typeof words>;

function sameInEveryLanguage(value: string): z.output<typeof words> {
  return { en: value, de: value, ko: value, fr: value, zh: value } satisfies Record<(typeof LOCALES)[number], string>;
}

function hasOneContent({ value, formula, text }: { value?: unknown; formula?: unknown; text?: unknown }): boolean {
  return [value, formula, text].filter((each) => each !== undefined).length === 1;
}

function ONE_CONTENT() {
  return { path: ["value"], error: "exactly one of value, formula and text" };
}
