import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { checkFolder } from "@learn-bittensor/provider/check-folder";

/** Where writers find, in development, what `npm run content:check` says. */
export const CONTENT_STATUS = "/content-status";

const staticDir = fileURLToPath(new URL("../public", import.meta.url));

/** Answers with the board of texts by type and language, what is wrong with them, and what to look at again. */
export function answerContentStatus(contentDir: string, now: () => Date) {
  return async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, problems, warnings } = await checkFolder({ contentDir, staticDir, now: now() });
    const lines = [
      ...status,
      "",
      `${problems.length} problems`,
      ...problems,
      "",
      `${warnings.length} warnings`,
      ...warnings,
    ];
    response.setHeader("Content-Type", "text/plain; charset=utf-8");
    response.end(`${lines.join("\n")}\n`);
  };
}
