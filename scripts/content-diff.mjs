import process from "node:process";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run content:diff -- …`: what may follow stands in `provider/check/diff/main.ts`. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["provider/check/diff/main.ts", ...process.argv.slice(2)]);
});
