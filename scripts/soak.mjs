import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run soak -- --minutes 30`: readers, searchers and learners for half an hour. */
await runAsCommand(async () => {
  await installIfNeeded();
  await buildIfNeeded();
  await runInForeground(projectNode, ["trials/soak.ts", ...process.argv.slice(2)]);
});
