import { LOCALES } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import type { DataSet } from "./open-data-names.ts";

/** Counted up when something is taken away or means something else; what is added leaves it. */
export const DATA_VERSION = 1;

const Address = z.url().describe("A whole address");
const Language = z.enum(LOCALES).describe("The language the words are in: English where the asked one has no text");
const Day = z.iso.date();
const Moment = z.string().nullable().describe("When it was changed last; null where nobody noted it");
const TextLink = z.strictObject({ title: z.string(), url: Address });

const Term = z.strictObject({
  key: z.string().describe("Its name in addresses, the same in every language"),
  name: z.string(),
  definition: z.string(),
  names: z.record(z.enum(LOCALES), z.string()).describe("What it is called in each language"),
  related: z.array(z.string()).describe("Other terms, by their keys"),
  url: Address,
  embed: Address.describe("A page made to be framed"),
  texts: z.array(TextLink).describe("The texts that use it; the one that says more comes first"),
});

const Concept = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  level: z.enum(["beginner", "intermediate", "advanced"]),
  category: z.string().nullable(),
  prerequisites: z.array(z.string()).describe("What is to be known before it, by slug"),
  language: Language,
  updatedAt: Moment,
  url: Address,
  markdown: Address.describe("The whole text as it was written"),
});

const Subnet = z.strictObject({
  netuid: z.int().nullable().describe("Its number on the main network"),
  slug: z.string(),
  name: z.string(),
  symbol: z.string().nullable(),
  description: z.string(),
  team: z.string().nullable(),
  tags: z.array(z.string()),
  language: Language,
  updatedAt: Moment,
  url: Address,
  markdown: Address.describe("The whole text as it was written"),
});

const FactValue = {
  value: z.string().describe("As the language writes it, with its unit; a formula as KaTeX reads it"),
  isFormula: z.boolean(),
};

const Fact = z.strictObject({
  key: z.string().describe("Its name in addresses, the same in every language"),
  name: z.string(),
  ...FactValue,
  number: z.number().nullable().describe("The number alone; null for formulas and words"),
  unit: z.string().nullable().describe("The same word in every language, as tao, percent or blocks"),
  basis: z
    .enum(["chain", "code", "docs"])
    .describe("Read from the chain, the default of the source code, or said by documentation"),
  codeDefault: z.string().nullable().describe("The code's default, where the chain was read and has another"),
  runtime: z.int().nullable().describe("The runtime version with which it was true"),
  checkedOn: Day,
  reviewBy: Day.describe("When it is to be checked again"),
  sourceName: z.string(),
  sourceHref: z.string().nullable(),
  earlier: z
    .array(
      z.strictObject({
        ...FactValue,
        from: z.string().nullable().describe("A day, a month or a year"),
        until: z.string().nullable().describe("A day, a month or a year"),
      }),
    )
    .describe("What was true before, latest first"),
  url: Address,
  embed: Address.describe("A page made to be framed"),
  texts: z.array(TextLink).describe("The texts that rest on it"),
});

const Vectors = z.strictObject({
  simulator: z.string().describe("Which of the labs' computations it is held to"),
  schema_version: z.int(),
  as_of: Day,
  source_snapshot: z.strictObject({ repo: z.string(), commit: z.string(), date: Day, spec_version: z.int() }),
  origin_meaning: z.record(z.string(), z.string()).describe("What each word under `origin` means"),
  vectors: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string().describe("What is computed"),
      origin: z.string(),
      source: z.string(),
      input: z.record(z.string(), z.unknown()),
      expected: z.record(z.string(), z.unknown()),
      tolerance: z.record(z.string(), z.unknown()),
      literal: z.unknown().optional().describe("Which of the expected values stand in the source"),
      notes: z.unknown().optional(),
    }),
  ),
});

function fileOf<Item extends z.ZodType>(name: DataSet, description: string, item: Item) {
  return z
    .strictObject({
      $schema: Address,
      version: z.literal(DATA_VERSION),
      license: z.literal("MIT"),
      language: z.enum(LOCALES).describe("The language that was asked for"),
      [name]: z.array(item),
    })
    .meta({ title: `Learn Bittensor: ${name}`, description });
}

/** What each file holds. */
export const DATA_SCHEMAS: Readonly<Record<DataSet, z.ZodType>> = {
  glossary: fileOf("glossary", "Every term that is explained", Term),
  concepts: fileOf("concepts", "Every concept, in the order in which they are best read", Concept),
  subnets: fileOf("subnets", "Every subnet that is described, by number", Subnet),
  facts: fileOf("facts", "Every dated figure and rule that texts cite", Fact),
  vectors: fileOf("vectors", "Known results that the labs' computations are held to", Vectors),
};
