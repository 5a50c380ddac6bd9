import type { Indexed } from "@learn-bittensor/contract/search";
import hitStyles from "./hit-parts.module.css";

/** Outlines on a field of 24 by 24. */
const OUTLINES: Record<Indexed, string> = {
  // A light bulb.
  concept: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5 1 1.2 1.1 2.2h5c.1-1 .5-1.7 1.1-2.2A6 6 0 0 0 12 3Z",
  // A sheet with lines.
  article: "M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6",
  // Nodes that are connected.
  subnet:
    "M12 8v3M7 16l3-3M17 16l-3-3M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM5.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  // A window.
  application: "M4 5h16v14H4ZM4 9h16M7 7h.01M10 7h.01",
  // Two people.
  team: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3 20c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M17.5 15c2.1.7 3.5 2.6 3.5 5",
  // A tag on a string.
  title: "M4 4h8l8 8-8 8-8-8ZM8 8h.01",
  // A quotation.
  passage: "M4 5h16v11H10l-4 4v-4H4ZM8 9h8M8 12h5",
  // A folded map.
  guide: "M3 6l6-2.5 6 2.5 6-2.5v14.5l-6 2.5-6-2.5-6 2.5ZM9 3.5v14.5M15 6v14.5",
};

/** The icon of a source, beside its name and therefore not spoken. */
export function SourceIcon({ source }: { source: Indexed }) {
  return (
    <svg className={hitStyles.icon} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={OUTLINES[source]} />
    </svg>
  );
}
