import process from "node:process";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run content:pull -- URL`: what editors have changed in a Strapi, into the content files; what may follow stands in `provider/transfer/main.ts`. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["provider/transfer/main.ts", "pull", ...process.argv.slice(2)]);
});
