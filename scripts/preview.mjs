import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run preview -- PATH [--days 3]`: a link to a draft, for whoever is given it. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["web/server/print-preview-link.ts", ...process.argv.slice(2)]);
});
