import process from "node:process";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run content:links -- …`: what may follow stands in `provider/check/links/main.ts`. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["provider/check/links/main.ts", ...process.argv.slice(2)]);
});
