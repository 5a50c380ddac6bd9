import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run prove:writes`: kills the site while it writes, fills its disk, takes its folder away. */
await runAsCommand(async () => {
  await installIfNeeded();
  await buildIfNeeded();
  await runInForeground(projectNode, ["trials/writes.ts", ...process.argv.slice(2)]);
});
