import type { Locale } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import { COLUMNS, MEASUREMENTS } from "./measurement-names.ts";
import measured from "./measurements.json";

/** What `npm run quality` writes: of each measurement the day, what measures it again, and a row of figures for each thing. */
const MeasurementFile = z.strictObject({
  measurements: z.array(
    z.strictObject({
      name: z.enum(MEASUREMENTS),
      measuredOn: z.iso.date(),
      command: z.string().startsWith("npm run quality"),
      rows: z.array(z.strictObject({ of: z.string(), figures: z.partialRecord(z.enum(COLUMNS), z.number()) })).min(1),
    }),
  ),
});

export type Measurement = z.infer<typeof MeasurementFile>["measurements"][number];

/** What was measured, in the order in which it is shown. A file that says it otherwise is a fault of its writer. */
export function listMeasurements(file: unknown = measured): readonly Measurement[] {
  const { measurements } = MeasurementFile.parse(file);
  return measurements.toSorted((one, other) => MEASUREMENTS.indexOf(one.name) - MEASUREMENTS.indexOf(other.name));
}

/** What dated facts and corrections there are at a day. */
export function countFacts(
  facts: readonly { reviewBy: string }[],
  corrections: readonly { correctedOn: string }[],
  now: Date,
) {
  const today = now.toISOString().slice(0, "2026-11-20".length);
  const reviews = facts.map(({ reviewBy }) => reviewBy).sort();
  const days = corrections.map(({ correctedOn }) => correctedOn).sort();
  return {
    facts: facts.length,
    due: reviews.filter((day) => day < today).length,
    nextReview: reviews.find((day) => day >= today) ?? null,
    corrections: corrections.length,
    lastCorrection: days.at(-1) ?? null,
  };
}

export type FactCounts = ReturnType<typeof countFacts>;

export interface QualityView {
  languages: readonly { locale: Locale; whole: number; outdated: number; missing: number }[];
  facts: FactCounts;
  measurements: readonly Measurement[];
}
