import { createHash } from "node:crypto";
import type { InlineSources } from "../security-headers.ts";

/**
 * A page that was rendered with a nonce, without it: what its policy allows instead are the hashes of exactly those inline
 * scripts and styles that carried the nonce. One that got into the page in any other way did not know it, and is not among them.
 */
export function hashInlineCode(html: string, nonce: string): { html: string; sources: InlineSources } {
  const mark = ` nonce="${nonce}"`;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const tagStart = html.lastIndexOf("<", at);
    const tagEnd = html.indexOf(">", at);
    const [, name] = /^<(script|style)\b(?!.* src=)/s.exec(html.slice(tagStart, tagEnd + 1)) ?? [];
    if (name !== "script" && name !== "style") continue;
    const code = html.slice(tagEnd + 1, html.indexOf(`</${name}>`, tagEnd));
    sources[name].add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return {
    html: html.replaceAll(mark, ""),
    sources: { scripts: [...sources.script].join(" "), styles: [...sources.style].join(" ") },
  };
}
