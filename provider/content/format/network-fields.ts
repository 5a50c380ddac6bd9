import { z } from "zod";
import { placeItem, seo } from "./component-schemas.ts";
import { type EntryFields, sources } from "./entry-fields.ts";
import { address, count, day, flag, order, text } from "./field-schemas.ts";
import { sharedMedia } from "./media-schema.ts";
import type { RelationSchemas } from "./relation-schemas.ts";

const networkId = count.max(65_535);

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
