import { createHash } from "node:crypto";

const SCRIPT_END = "</script>";

/**
 * A page that was rendered with a nonce, without it: what its policy allows instead are the hashes of exactly those inline
 * scripts that carried the nonce. A script that got into the page in any other way did not know it, and is not among them.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; sources: string } {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const tagStart = html.lastIndexOf("<", at);
    const tagEnd = html.indexOf(">", at);
    const tag = html.slice(tagStart, tagEnd + 1);
    if (!tag.startsWith("<script ") || / src=/.test(tag)) continue;
    const code = html.slice(tagEnd + 1, html.indexOf(SCRIPT_END, tagEnd));
    sources.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), sources: [...sources].join(" ") };
}
