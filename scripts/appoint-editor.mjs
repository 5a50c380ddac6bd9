import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run accounts:editor -- NAME [--undo]`: an account that answers what readers tell of pages. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["provider/accounts/appoint-editor.ts", ...process.argv.slice(2)]);
});
