import { parentPort } from "node:worker_threads";
import { createHighlighter } from "../../app/ui/rich-text/steps/highlighter.server.ts";
import { renderMarkdown } from "../../app/ui/rich-text/steps/render-markdown.server.ts";
import type { MarkdownAnswer, MarkdownTask } from "./markdown-task.ts";

if (!parentPort) throw new Error("expected to be started as a thread");
const port = parentPort;
const highlighter = createHighlighter();

port.on("message", async ({ id, markdown, locale, idPrefix }: MarkdownTask) => {
  const answer = await renderMarkdown(markdown, { locale, idPrefix, highlighter }).then(
    (rendered): MarkdownAnswer => ({ id, rendered }),
    (error: unknown): MarkdownAnswer => ({ id, error }),
  );
  port.postMessage(answer);
});
port.postMessage("ready");
