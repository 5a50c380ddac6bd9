/** For `read-content.ts`: content in which one file after the other is another. */
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { toHtmlTree } from "../../markdown/html/to-html-tree.ts";
import { refuseCostlyMarkdown } from "../../markdown/refuse-costly-markdown.ts";
import { compileContent } from "../../provider/content/compile-content.ts";
import { ContentError } from "../../provider/content/content-error.ts";
import { readContentFiles } from "../../provider/content/content-files.ts";
import { projectRoot } from "../../scripts/project-paths.mjs";
import type { ContentText } from "./input.ts";

const FOOTNOTES = { title: "Footnotes", nameBackLink: (reference: string) => reference };
const HARMFUL = new Set(["script", "style", "iframe", "object", "embed", "svg", "form", "base", "meta", "link"]);

const files = readContentFiles(path.join(projectRoot, "contract", "tests", "content"));

parentPort?.on("message", (file: ContentText) => {
  parentPort?.postMessage(faultOf(file));
});

/** What is wrong beyond what an editor is told; null for nothing. */
function faultOf(file: ContentText): string | null {
  try {
    compileContent(files.map((other) => (other.path === file.path ? file : other)));
  } catch (error) {
    if (!(error instanceof ContentError)) return String(error instanceof Error ? error.stack : error);
  }
  try {
    const isDrawn = file.path.endsWith(".md") && refuseCostlyMarkdown(file.text) === null;
    return isDrawn ? findHarm(toHtmlTree(file.text, { idPrefix: "", footnotes: FOOTNOTES })) : null;
  } catch (error) {
    return String(error instanceof Error ? error.stack : error);
  }
}

type HtmlNode = ReturnType<typeof toHtmlTree>["children"][number] | ReturnType<typeof toHtmlTree>;

/** What would run in a page. */
function findHarm(node: HtmlNode): string | null {
  if (node.type === "element") {
    if (HARMFUL.has(node.tagName)) return `<${node.tagName}> is left`;
    for (const [name, value] of Object.entries(node.properties)) {
      if (/^on/i.test(name)) return `${name} is left`;
      if (/^(?:href|src)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(String(value)))
        return `${name}="${value}" is left`;
    }
  }
  if (!("children" in node)) return null;
  for (const child of node.children) {
    const harm = findHarm(child);
    if (harm) return harm;
  }
  return null;
}
