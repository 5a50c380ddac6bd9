import { FIGURES } from "@learn-bittensor/contract/figures";
import { z } from "zod";
import { keyOf } from "../content-place.ts";
import type { ContentType } from "../content-types.ts";
import { textKey } from "../corrections/parse-corrections.ts";
import { readWithSchema } from "../describe-problems.ts";
import { period, runtime, type Words, words, wordsOrText } from "../facts/facts-schema.ts";
import type { Facts } from "../facts/parse-facts.ts";
import { address, count, key, text } from "../format/field-schemas.ts";
import { parseYaml } from "../parse-yaml.ts";
import type { Report } from "../report.ts";
import { listFactChanges } from "./list-fact-changes.ts";

/** Whom a change concerns. */
const ROLES = ["miner", "validator", "holder", "owner", "developer"] as const;

/** Heights of a drawn line. */
const curve = z.array(z.number().min(0).max(1)).min(2).max(40);
const side = z.strictObject({ text: wordsOrText, number: z.number().optional() });
/** An earlier value of a fact, by the fact and the time until which it was true. */
const factKey = z.string().regex(/^[a-z0-9-]+\/\d{4}(-\d{2}){0,2}$/, "an earlier value, like tempo-set-by/2026-06-25");

/** A number; `unknown` where no source gives it, `none` where there is none. Nothing is left blank without a word. */
const numberOrWhyNot = (number: typeof count) =>
  z.union([number, z.enum(["unknown", "none"])], "a number, unknown or none");

const source = z.strictObject({ ref: text, href: address });

const change = z
  .strictObject({
    on: period,
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time in UTC, like 14:16")
      .optional(),
    spec: numberOrWhyNot(runtime),
    block: numberOrWhyNot(count),
    roles: z.array(z.enum(ROLES)).min(1),
    title: words,
    text: words,
    facts: z.array(factKey).default([]),
    before: side.optional(),
    after: side.optional(),
    curves: z.strictObject({ of: words, before: curve, after: curve }).optional(),
    lab: z.union(
      [
        z.literal("none"),
        z.strictObject({
          slug: key,
          state: z
            .string()
            .regex(/^[1-9]\d*(~[a-z]+\.[\w.-]+)*$/, "a lab’s `s`")
            .optional(),
        }),
      ],
      "a lab by its `slug`, with a `state` as after `s=`, or none",
    ),
    figure: z.enum(FIGURES).optional(),
    texts: z.array(textKey).default([]),
    sources: z.array(z.union([text, source], "a source, or one of those above")).min(1),
  })
  .refine(({ before, after }) => (before === undefined) === (after === undefined), {
    path: ["after"],
    error: "both sides or none",
  })
  .refine(({ before, facts }) => before !== undefined || facts.length > 0, {
    path: ["before"],
    error: "what was true before and after, here or by `facts`",
  })
  .refine(({ time, on }) => time === undefined || on.length === "2026-07-27".length, {
    path: ["time"],
    error: "none without a day",
  });

const changesFile = z.strictObject({
  /** Facts whose earlier values are readings, not changes of a rule. */
  leftOut: z.array(key).default([]),
  /** What several changes rest on, by a name. */
  sources: z.record(key, source).default({}),
  changes: z.record(key, change),
});

export type ProtocolRole = (typeof ROLES)[number];
type Side = { words: Words; number: number | null };

/** A change of the protocol as somebody wrote it down. */
export type Change = {
  id: string;
  on: string;
  time: string | null;
  spec: number | null;
  block: number | null;
  /** Which of the two there is, though no source gives it. */
  notRecorded: readonly ("block" | "spec")[];
  roles: readonly ProtocolRole[];
  title: Words;
  text: Words;
  /** The earlier values of facts that it tells of. */
  facts: readonly string[];
  sides: { before: Side; after: Side } | null;
  curves: { of: Words; before: readonly number[]; after: readonly number[] } | null;
  lab: { slug: string; state: string | null } | null;
  figure: string | null;
  texts: readonly { type: ContentType; slug: string }[];
  sources: readonly { ref: string; href: string }[];
};

export type Changes = { written: readonly Change[]; leftOut: readonly string[] };

/** Reads `changes.yaml`; `report` is told all that is wrong with it. `isKnown` says whether there is a text of a key. */
export function parseChanges(
  file: { path: string; text: string },
  { facts, isKnown }: { facts: Facts; isKnown: (key: string) => boolean },
  report: Report,
): Changes {
  const reportHere = (problem: string) => report(file.path, problem);
  const data = parseYaml(file.text, reportHere);
  let isSound = data !== undefined;
  readWithSchema(changesFile, data ?? { changes: {} }, new Set(), (problem) => {
    isSound = false;
    reportHere(problem);
  });
  if (!isSound) return { written: [], leftOut: [] };

  const { leftOut, sources, changes } = changesFile.parse(data);
  for (const id of leftOut.filter((id) => !facts.has(id))) reportHere(`leftOut: expected a fact, got "${id}"`);
  const known = new Set([...facts.values()].flatMap(listFactChanges).map(({ key }) => key));
  const written = Object.entries(changes).map(([id, raw]): Change => {
    const { texts, spec, block } = raw;
    const lab = raw.lab === "none" ? null : raw.lab;
    for (const unknown of texts.map(keyOf).filter((key) => !isKnown(key)))
      reportHere(`changes.${id}.texts: expected a text in English, got "${unknown}"`);
    for (const unknown of raw.facts.filter((key) => !known.has(key)))
      reportHere(`changes.${id}.facts: expected an earlier value of a fact, got "${unknown}"`);
    if (lab && !isKnown(keyOf({ type: "lab", slug: lab.slug })))
      reportHere(`changes.${id}.lab.slug: expected a lab, got "${lab.slug}"`);
    return {
      id,
      on: raw.on,
      time: raw.time ?? null,
      spec: typeof spec === "number" ? spec : null,
      block: typeof block === "number" ? block : null,
      notRecorded: (["block", "spec"] as const).filter((part) => raw[part] === "unknown"),
      roles: ROLES.filter((role) => raw.roles.includes(role)),
      title: raw.title,
      text: raw.text,
      facts: raw.facts,
      sides: raw.before && raw.after ? { before: toSide(raw.before), after: toSide(raw.after) } : null,
      curves: raw.curves ?? null,
      lab: lab ? { slug: lab.slug, state: lab.state ?? null } : null,
      figure: raw.figure ?? null,
      texts,
      sources: raw.sources.flatMap((each) => {
        const found = typeof each === "string" ? sources[each] : each;
        if (!found)
          reportHere(`changes.${id}.sources: expected one of ${Object.keys(sources).join(", ")}, got "${each}"`);
        return found ?? [];
      }),
    };
  });
  return { written, leftOut };
}

function toSide({ text, number }: z.output<typeof side>): Side {
  return { words: text, number: number ?? null };
}
