/** A browser keeps what stands behind # to itself: only a script on the page can lead on. */
const SCRIPT = "const to=MOVED[decodeURIComponent(location.hash.slice(1))];if(to)location.replace(to)";

/** Leads whoever comes for a heading that stands elsewhere now to where that is, before anything is painted. */
export function MovedAnchorsScript({
  nonce,
  moved,
}: {
  nonce: string | undefined;
  moved: Record<string, string> | null;
}) {
  if (moved === null) return null;
  const table = JSON.stringify(moved).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of this site's own table, none of which can end the script.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `{const MOVED=${table};${SCRIPT}}` }} />;
}
