import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run feedback`: what readers told of pages: list, show, answer, close. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["provider/accounts/feedback/main.ts", ...process.argv.slice(2)]);
});
