import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

await runAsCommand(async () => {
  await installIfNeeded();
  // Node restarts the process when what it runs changes; Vite, inside it, watches web/app, the provider the content.
  const restartOnChange = ["web/server", "provider", "search-engine", "contract"].map(
    (folder) => `--watch-path=${folder}`,
  );
  await runInForeground(projectNode, [...restartOnChange, "--watch-preserve-output", "web/server/dev.ts"]);
});
