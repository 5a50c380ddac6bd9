import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { withCompileCache } from "./compile-cache.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

await runAsCommand(async () => {
  await installIfNeeded();
  await buildIfNeeded();
  await runInForeground(projectNode, ["web/server/main.ts"], withCompileCache(process.env));
});
