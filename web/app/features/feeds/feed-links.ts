/** The feed of articles in both its forms, for the heads of pages that lead to it. */
export const FEED_LINKS = [
  { path: "/feed.xml", type: "application/atom+xml", title: "Atom" },
  { path: "/feed.json", type: "application/feed+json", title: "JSON Feed" },
] as const;

/** The same of the feed of what was put right. */
export const CORRECTION_FEED_LINKS = [
  { path: "/corrections.xml", type: "application/atom+xml", title: "Atom (corrections)" },
  { path: "/corrections.json", type: "application/feed+json", title: "JSON Feed (corrections)" },
] as const;

/** The same of the feed of everything that was changed last. */
export const UPDATE_FEED_LINKS = [
  { path: "/updates.xml", type: "application/atom+xml", title: "Atom (updates)" },
  { path: "/updates.json", type: "application/feed+json", title: "JSON Feed (updates)" },
] as const;
