/** The feed in both its forms, for the heads of pages that lead to it. */
export const FEED_LINKS = [
  { path: "/feed.xml", type: "application/atom+xml", title: "Atom" },
  { path: "/feed.json", type: "application/feed+json", title: "JSON Feed" },
] as const;
