import { readWithSchema } from "../describe-problems.ts";
import { parseYaml } from "../parse-yaml.ts";
import type { Report } from "../report.ts";
import { type Basis, type FactsFile, factsFile, type Words } from "./facts-schema.ts";

/** What a fact says: a number with its unit as a pattern for each language, a formula in KaTeX, or words. */
export type FactContent =
  | { kind: "number"; value: number; unit: FactUnit | null }
  | { kind: "formula"; tex: string }
  | { kind: "text"; words: Words };

/** A unit by the word that is the same in every language, with how each writes it. */
export type FactUnit = { id: string; patterns: Words };

/** One figure or rule of the network that can change. Days are written as `2026-06-30`. */
export type Fact = {
  id: string;
  name: Words;
  content: FactContent;
  /** Where the number comes from: the code's default, the chain itself, or documentation. */
  basis: Basis;
  /** The code's own default, where the chain was read and has another. */
  codeDefault: number | null;
  runtime: number | null;
  checkedOn: string;
  reviewBy: string;
  source: { ref: string; href: string | null };
  /** What was true before, latest first. */
  earlier: readonly { content: FactContent; from: string | null; until: string | null }[];
};

/** The facts by their ids. */
export type Facts = ReadonlyMap<string, Fact>;

/** Reads `facts.yaml`; `report` is told all that is wrong with it, and what is wrong is left out. */
export function parseFacts({ path, text }: { path: string; text: string }, report: Report): Facts {
  const reportHere = (problem: string) => report(path, problem);
  const data = parseYaml(text, reportHere);
  if (data === undefined) return new Map();
  let isSound = true;
  const file = readWithSchema(factsFile, data, new Set(), (problem) => {
    isSound = false;
    reportHere(problem);
  });
  if (!isSound || !file) return new Map();
  return toFacts(factsFile.parse(data), reportHere);
}

function toFacts({ units, sources, facts }: FactsFile, report: (problem: string) => void): Facts {
  type Raw = {
    value?: number | undefined;
    unit?: string | undefined;
    formula?: string | undefined;
    text?: Words | undefined;
  };

  function toContent(raw: Raw, field: string): FactContent {
    if (raw.text) return { kind: "text", words: raw.text };
    if (raw.formula !== undefined) return { kind: "formula", tex: raw.formula };
    const patterns = raw.unit === undefined ? null : units[raw.unit];
    if (patterns === undefined)
      report(`${field}.unit: expected one of ${Object.keys(units).join(", ")}, got "${raw.unit}"`);
    const unit = raw.unit !== undefined && patterns ? { id: raw.unit, patterns } : null;
    return { kind: "number", value: raw.value ?? 0, unit };
  }

  return new Map(
    Object.entries(facts).flatMap(([id, raw]) => {
      const source = sources[raw.source];
      if (!source) {
        report(`facts.${id}.source: expected one of ${Object.keys(sources).join(", ")}, got "${raw.source}"`);
        return [];
      }
      const fact: Fact = {
        id,
        name: raw.name,
        content: toContent(raw, `facts.${id}`),
        basis: source.basis,
        codeDefault: raw.codeDefault ?? null,
        runtime: raw.runtime ?? source.runtime ?? null,
        checkedOn: raw.checkedOn ?? source.checkedOn,
        reviewBy: raw.reviewBy ?? source.reviewBy,
        source: { ref: source.ref, href: source.href ?? null },
        earlier: raw.earlier.map((each, index) => ({
          content: toContent({ unit: raw.unit, ...each }, `facts.${id}.earlier.${index}`),
          from: each.from ?? null,
          until: each.until ?? null,
        })),
      };
      return [[id, fact] as const];
    }),
  );
}
