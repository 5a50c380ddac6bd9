import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run accounts:rotate-key`: tokens are signed with a new key from now on, and nobody is signed out. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["provider/accounts/rotate-key.ts", ...process.argv.slice(2)]);
});
