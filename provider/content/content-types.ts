/** The content types of the content model, named as in `content/{locale}/{type}/`. */
export const CONTENT_TYPES = [
  "application",
  "article",
  "author",
  "category",
  "community-link",
  "concept",
  "faq",
  "get-started-path",
  "get-started-step",
  "guide",
  "lab",
  "link",
  "menu",
  "page",
  "quiz",
  "resource",
  "site-notice",
  "subnet",
  "tag",
  "team",
  "video",
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

export function isContentType(name: string): name is ContentType {
  return CONTENT_TYPES.some((type) => type === name);
}

/** The name in the GraphQL schema: `get-started-step` is `GetStartedStep`, `blocks.card-grid` is `BlocksCardGrid`. */
export function toTypeName(name: string): string {
  return name.replaceAll(/(?:^|[-.])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Texts whose translations are held to their English. */
export const FOLLOWED: ReadonlySet<ContentType> = new Set<ContentType>([
  ...(["application", "article", "community-link", "concept", "faq", "get-started-path", "get-started-step"] as const),
  ...(["guide", "lab", "page", "quiz", "subnet", "team", "video"] as const),
]);
