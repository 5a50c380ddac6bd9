import process from "node:process";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run contract:check -- URL`: what of the contract a provider has and lacks. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["web/server/contract-check.ts", ...process.argv.slice(2)]);
});
