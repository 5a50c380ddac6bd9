/** Runs, before anything is painted, what has to be done because a page or a heading has moved (`moved-script.server.ts`). */
export function MovedScript({ nonce, script }: { nonce: string | undefined; script: string | null }) {
  if (script === null) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: modules and addresses of this site, none of which can end the script.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
