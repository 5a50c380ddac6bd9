import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run search:sync`: fills a Meilisearch with what is searched. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["web/server/sync-search.ts", ...process.argv.slice(2)]);
});
