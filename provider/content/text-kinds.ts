import type { ContentType } from "./content-types.ts";

/** Texts that may rest on facts and use terms, by the contract's names of their kinds. */
export const TEXT_KINDS: Readonly<Record<string, { type: ContentType; typeName: string; slugField: string }>> = {
  article: { type: "article", typeName: "Article", slugField: "slug" },
  concept: { type: "concept", typeName: "Concept", slugField: "slug" },
  faq: { type: "faq", typeName: "Faq", slugField: "anchor" },
  get_started: { type: "get-started-step", typeName: "GetStartedStep", slugField: "slug" },
  guide: { type: "guide", typeName: "Guide", slugField: "slug" },
  lab: { type: "lab", typeName: "Lab", slugField: "slug" },
  subnet: { type: "subnet", typeName: "Subnet", slugField: "slug" },
};
