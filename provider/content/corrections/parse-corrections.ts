import type { Locale } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import { keyOf } from "../content-place.ts";
import type { ContentType } from "../content-types.ts";
import { readWithSchema } from "../describe-problems.ts";
import { words } from "../facts/facts-schema.ts";
import { address, day, text } from "../format/field-schemas.ts";
import { parseYaml } from "../parse-yaml.ts";
import type { Report } from "../report.ts";

/** Texts with a page of their own, or a place on one. */
const CORRECTED_TYPES = ["article", "concept", "faq", "get-started-step", "guide", "lab", "subnet"] as const;

export const textKey = z
  .templateLiteral([z.enum(CORRECTED_TYPES), "/", z.string().min(1)], "a text, like concept/staking")
  .transform((key) => {
    const at = key.indexOf("/");
    return { type: key.slice(0, at) as ContentType, slug: key.slice(at + 1) };
  });

const correctionsFile = z.strictObject({
  corrections: z.record(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    z.strictObject({
      wrongSince: day,
      correctedOn: day,
      title: words,
      wrong: words,
      right: words,
      texts: z.array(textKey).min(1),
      sources: z.array(z.strictObject({ ref: text, href: address.optional() })).min(1),
    }),
  ),
});

/** Something that texts of the site had wrong. Days are written as `2026-11-23`. */
export type Correction = {
  id: string;
  wrongSince: string;
  correctedOn: string;
  title: Readonly<Record<Locale, string>>;
  wrong: Readonly<Record<Locale, string>>;
  right: Readonly<Record<Locale, string>>;
  texts: readonly { type: ContentType; slug: string }[];
  sources: readonly { ref: string; href: string | null }[];
};

/** Reads `corrections.yaml`; `report` is told all that is wrong with it. `isKnown` says whether there is a text of a key. */
export function parseCorrections(
  file: { path: string; text: string },
  isKnown: (key: string) => boolean,
  report: Report,
): Correction[] {
  const reportHere = (problem: string) => report(file.path, problem);
  const data = parseYaml(file.text, reportHere);
  let isSound = data !== undefined;
  readWithSchema(correctionsFile, data ?? { corrections: {} }, new Set(), (problem) => {
    isSound = false;
    reportHere(problem);
  });
  if (!isSound) return [];
  return Object.entries(correctionsFile.parse(data).corrections).map(([id, { sources, ...correction }]) => {
    for (const unknown of correction.texts.map(keyOf).filter((key) => !isKnown(key))) {
      reportHere(`corrections.${id}.texts: expected a text in English, got "${unknown}"`);
    }
    if (correction.wrongSince > correction.correctedOn) {
      reportHere(`corrections.${id}.wrongSince: expected a day before ${correction.correctedOn}, got a later one`);
    }
    return { id, ...correction, sources: sources.map(({ ref, href }) => ({ ref, href: href ?? null })) };
  });
}
