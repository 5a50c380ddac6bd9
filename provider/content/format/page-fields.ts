import { z } from "zod";
import { linkItem, menuAdditional, menuItems, pageBlocks, seo } from "./component-schemas.ts";
import { type EntryFields, sources } from "./entry-fields.ts";
import { address, flag, key, moment, order, text } from "./field-schemas.ts";
import type { RelationSchemas } from "./relation-schemas.ts";

/** What the files that pages, menus and lists are made of may hold. */
export function pageFields(relations: RelationSchemas) {
  const { manyOf } = relations;
  return {
    category: { words: { name: text, description: text }, shared: { icon: text.optional(), order } },
    tag: { words: { name: text }, shared: {} },
    page: { words: { title: text, description: text, blocks: pageBlocks(relations), seo: seo.optional() }, shared: {} },
    menu: { words: { title: text, items: menuItems(relations), additional: menuAdditional(relations) }, shared: {} },
    link: { words: { name: text }, shared: { href: address, external: flag.default(false) } },
    "site-notice": {
      words: { message: text, action: linkItem.optional() },
      shared: {
        key,
        tone: z.enum(["info", "warning", "success"]),
        dismissible: flag,
        startsAt: moment.optional(),
        endsAt: moment.optional(),
      },
    },
    "community-link": {
      words: { description: text },
      shared: {
        name: text,
        href: address,
        kind: z.enum(["chat", "forum", "social", "source", "event", "docs", "other"]),
        icon: text.optional(),
        order,
      },
    },
    faq: {
      markdown: { field: "answer" },
      words: { question: text },
      shared: { topic: text, order, sources: sources.optional() },
    },
    "get-started-path": {
      words: { title: text, summary: text },
      shared: { order, icon: text.optional(), steps: manyOf("get-started-step") },
    },
    "get-started-step": {
      markdown: { field: "body" },
      words: { title: text, summary: text, action: linkItem.optional() },
      shared: { order, icon: text.optional(), concepts: manyOf("concept") },
    },
  } satisfies Record<string, EntryFields>;
}
