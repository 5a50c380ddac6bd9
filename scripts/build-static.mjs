import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** Builds the site if need be, and writes it as files: `npm run build:static [-- folder]`. */
await runAsCommand(async () => {
  await installIfNeeded();
  await buildIfNeeded();
  await runInForeground(projectNode, ["web/server/build-static.ts", ...process.argv.slice(2)]);
});
