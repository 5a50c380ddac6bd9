import { type Difference, findDifferences } from "./compare.ts";
import type { Kinds } from "./kind.ts";
import { emissionKinds } from "./kinds/emission.ts";
import { issuanceKinds } from "./kinds/issuance.ts";
import { liquidAlphaKinds } from "./kinds/liquid-alpha.ts";
import { subnetYearKinds } from "./kinds/subnet-year.ts";
import { swapKinds } from "./kinds/swap.ts";
import { validatorMonthKinds } from "./kinds/validator-month.ts";
import { yumaKinds } from "./kinds/yuma.ts";
import { type Fields, fieldsIn, listIn, textIn, toFields } from "./read-input.ts";

/** A vector whose numbers do not come out, with the first of them that does not. */
export interface Failure {
  readonly id: string;
  readonly kind: string;
  /** Null where nothing could be computed: then `problem` says why. */
  readonly difference: Difference | null;
  readonly problem: string | null;
}

export interface VectorReport {
  readonly passed: number;
  readonly failures: Failure[];
}

/** Every kind of vector there is, with what computes it. */
export const vectorKinds: Kinds = {
  ...yumaKinds,
  ...liquidAlphaKinds,
  ...swapKinds,
  ...emissionKinds,
  ...issuanceKinds,
  ...validatorMonthKinds,
  ...subnetYearKinds,
};

/**
 * Computes every vector of a file, whatever kinds it holds, and compares within the tolerances it states.
 *
 * @param file the contents of a vector file: `{ vectors: [{ id, kind, input, expected, tolerance }] }`
 * @throws {TypeError} for what is no vector file
 */
export function checkVectors(file: unknown): VectorReport {
  const failures = listVectors(file).flatMap((vector) => checkVector(vector) ?? []);
  return { passed: listVectors(file).length - failures.length, failures };
}

/** @throws {TypeError} for what is no vector file */
export function listVectors(file: unknown): Fields[] {
  return listIn(toFields("file", file), "vectors").map((vector, index) => toFields(`vectors[${index}]`, vector));
}

/** Null where the vector passes. */
export function checkVector(vector: Fields): Failure | null {
  const id = textIn(vector, "id", "without an id");
  const kind = textIn(vector, "kind", "without a kind");
  const compute = Object.hasOwn(vectorKinds, kind) ? vectorKinds[kind] : undefined;
  if (!compute) return { id, kind, difference: null, problem: `unknown kind ${kind}` };
  try {
    const expected = fieldsIn(vector, "expected");
    const tolerance = toFields("tolerance", vector.tolerance ?? {});
    const [difference] = findDifferences(expected, compute(fieldsIn(vector, "input"), expected), tolerance);
    return difference ? { id, kind, difference, problem: null } : null;
  } catch (error) {
    // Whatever is wrong with one vector, the others are still looked at.
    return { id, kind, difference: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** One line for people: which vector, what was expected, what came out, how much they may differ. */
export function formatFailure({ id, kind, difference, problem }: Failure): string {
  if (!difference) return `${id} (${kind}): ${problem}`;
  const { path, expected, got, tolerance } = difference;
  return `${id} (${kind}): ${path}: expected ${show(expected)}, got ${show(got)}, tolerance ${tolerance}`;
}

function show(value: unknown): string {
  const text = JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part)) ?? "nothing";
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
