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

/** The time line of the protocol as feeds and as a calendar. */
export const TIMELINE_LINKS = [
  { path: "/timeline.xml", type: "application/atom+xml", title: "Atom (timeline)" },
  { path: "/timeline.json", type: "application/feed+json", title: "JSON Feed (timeline)" },
  { path: "/timeline.ics", type: "text/calendar", title: "iCalendar (timeline)" },
] as const;

/** The facts register for other programs, and as a feed. */
export const FACT_LINKS = [
  { path: "/facts.xml", type: "application/atom+xml", title: "Atom (facts)" },
  { path: "/facts.json", type: "application/json", title: "JSON (facts)" },
  { path: "/facts.csv", type: "text/csv", title: "CSV (facts)" },
] as const;

/** The same of the feed of everything that was changed last. */
export const UPDATE_FEED_LINKS = [
  { path: "/updates.xml", type: "application/atom+xml", title: "Atom (updates)" },
  { path: "/updates.json", type: "application/feed+json", title: "JSON Feed (updates)" },
] as const;

/** The same of the texts of one kind, by the address of their list. */
export function kindFeedLinks(kind: "articles" | "concepts" | "guides" | "subnets") {
  return [
    { path: `/${kind}.xml`, type: "application/atom+xml", title: `Atom (${kind})` },
    { path: `/${kind}.json`, type: "application/feed+json", title: `JSON Feed (${kind})` },
  ];
}
