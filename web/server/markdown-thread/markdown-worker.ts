import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { createHighlighter } from "../../app/ui/rich-text/steps/highlighter.server.ts";
import { renderMarkdown } from "../../app/ui/rich-text/steps/render-markdown.server.ts";
import type { MarkdownAnswer, MarkdownTask } from "./markdown-task.ts";

/** A fourth of the processor where another thread needs it, all of it where none does. */
const BEHIND_WHO_ANSWERS = 5;

if (!parentPort) throw new Error("expected to be started as a thread");
const port = parentPort;
// Linux alone has a priority for each thread; elsewhere this would be the whole process'.
if (process.platform === "linux")
  setPriority(Math.min(getPriority() + BEHIND_WHO_ANSWERS, constants.priority.PRIORITY_LOW));

const highlighter = createHighlighter();

port.on("message", async ({ id, markdown, ...place }: MarkdownTask) => {
  const answer = await renderMarkdown(markdown, { ...place, highlighter }).then(
    (rendered): MarkdownAnswer => ({ id, rendered }),
    (error: unknown): MarkdownAnswer => ({ id, error }),
  );
  port.postMessage(answer);
});
port.postMessage("ready");
