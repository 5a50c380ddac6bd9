import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

await runAsCommand(async () => {
  await installIfNeeded();
  // Node watches the modules this process loads, which are those of web/server, provider and contract, and restarts it.
  // Vite, inside it, watches web/app; the provider watches the content.
  await runInForeground(projectNode, ["--watch", "--watch-preserve-output", "web/server/dev.ts"]);
});
