import type { ContentStore } from "../../content/content-store.ts";
import { createApiError } from "../../graphql/api-error.ts";

/** What a learner can read, watch, try or answer. */
export const LEARNING_KINDS = ["article", "concept", "get_started", "guide", "lab", "quiz", "subnet", "video"] as const;

type LearningKind = (typeof LEARNING_KINDS)[number];
export type Target = { kind: LearningKind; slug: string };

const TYPES: Record<LearningKind, string> = {
  article: "Article",
  concept: "Concept",
  get_started: "GetStartedStep",
  guide: "Guide",
  lab: "Lab",
  quiz: "Quiz",
  subnet: "Subnet",
  video: "Video",
};

export type PublishedContent = ReturnType<typeof createPublishedContent>;

/** Knows which slugs are published, in any language; they are gathered anew when the content changes. */
export function createPublishedContent() {
  let version = "";
  let slugs = new Map<LearningKind, ReadonlySet<unknown>>();

  function refresh(content: ContentStore): void {
    if (content.version === version) return;
    version = content.version;
    slugs = new Map(
      LEARNING_KINDS.map((kind) => [kind, new Set(content.list(TYPES[kind], "*").map(({ slug }) => slug))]),
    );
  }

  return {
    /** Throws the contract's error for what is not published. */
    refuseUnpublished(content: ContentStore, { kind, slug }: Target): void {
      refresh(content);
      if (!slugs.get(kind)?.has(slug)) {
        throw createApiError("NotFoundError", `No published ${kind} has the slug "${slug}"`);
      }
    },
  };
}
