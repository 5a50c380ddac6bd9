import { z } from "zod";
import { placeItem, seo } from "./component-schemas.ts";
import { type EntryFields, sources } from "./entry-fields.ts";
import { address, count, day, flag, order, text } from "./field-schemas.ts";
import { sharedMedia } from "./media-schema.ts";
import type { RelationSchemas } from "./relation-schemas.ts";

/** As the contract's `MiningSkill`. */
const MINING_SKILLS = [
  "data",
  "hardware",
  "inference",
  "machine_learning",
  "sales",
  "software",
  "trading",
  "video",
  "web",
] as const;

export type MiningFields = z.infer<typeof miningNeeds>;

const networkId = count.max(65_535);

/** What a subnet asks of who wants to mine in it, by its own documents: the least; what they do not say is left out. */
const miningNeeds = z.strictObject({
  gpuMemoryGb: z.number().min(0).max(10_000).optional(),
  gpuCount: count.max(1_000).optional(),
  ramGb: z.number().min(0).max(100_000).optional(),
  diskGb: z.number().min(0).max(10_000_000).optional(),
  cpuCores: count.max(10_000).optional(),
  bandwidthMbps: z.number().min(0).max(1_000_000).optional(),
  software: z.array(text).max(12).default([]),
  skills: z.array(z.enum(MINING_SKILLS)).min(1),
  newcomers: z.enum(["open", "closed", "unknown"]),
  readOn: day,
  source: z.strictObject({ ref: text, href: address.optional() }),
});

/** What the files of what runs on the network may hold. */
export function networkFields({ oneOf, manyOf }: RelationSchemas) {
  return {
    subnet: {
      markdown: { field: "body", isOptional: true },
      words: { description: text, seo: seo.optional() },
      shared: {
        name: text,
        mainnetId: networkId.optional(),
        testnetId: networkId.optional(),
        symbol: text.max(8).optional(),
        order,
        comingSoon: flag.default(false),
        emissionShare: z.number().min(0).max(1).optional(),
        emissionShareOn: day.optional(),
        mining: miningNeeds.optional(),
        team: oneOf("team").optional(),
        tags: manyOf("tag"),
        links: z.array(placeItem),
        concepts: manyOf("concept").optional(),
        logo: sharedMedia.optional(),
        sources,
      },
    },
    team: {
      words: { description: text },
      shared: { name: text, links: z.array(placeItem).optional(), logo: sharedMedia.optional() },
    },
    application: {
      words: { description: text },
      shared: {
        name: text,
        link: address,
        order,
        comingSoon: flag.default(false),
        categories: manyOf("tag"),
        subnets: manyOf("subnet"),
        icon: sharedMedia.optional(),
        sources: sources.optional(),
      },
    },
  } satisfies Record<string, EntryFields>;
}
