import { listRenamed } from "#app/features/learning/renamed/list-renamed.ts";
import renameStored from "#app/features/learning/renamed/rename-stored.inline.ts?script";
import type { Redirects } from "#app/site/redirects.ts";

/** A browser keeps what stands behind # to itself: only a script on the page can lead on. */
const LEAD_ON = "const to=MOVED[decodeURIComponent(location.hash.slice(1))];if(to)location.replace(to)";

/**
 * Leads whoever comes for a heading that stands elsewhere now to where that is, and has what the device stores of a document follow its
 * name. The latter on every page: where one comes in, and what is opened from there without a load, nobody knows. Null where neither is needed.
 */
export function movedScript(redirects: Redirects, pathname: string): string | null {
  const anchors = redirects.anchorsOf(pathname);
  const renamed = listRenamed(redirects.moved);
  const scripts = [
    ...(anchors ? [`{const MOVED=${toScript(anchors)};${LEAD_ON}}`] : []),
    ...(renamed.length > 0 ? [`{const RENAMED=${toScript(renamed)};${renameStored}}`] : []),
  ];
  return scripts.length > 0 ? scripts.join("") : null;
}

function toScript(table: unknown): string {
  return JSON.stringify(table).replaceAll("<", "\\u003c");
}
