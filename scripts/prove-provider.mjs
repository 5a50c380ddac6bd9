import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run prove:provider`: 200 readers a second, and no provider for ten minutes. */
await runAsCommand(async () => {
  await installIfNeeded();
  await buildIfNeeded();
  await runInForeground(projectNode, ["trials/provider-down.ts", ...process.argv.slice(2)]);
});
