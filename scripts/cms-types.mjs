import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run cms:types`: the content types of `cms/`, from the contract. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["cms/model/main.ts"]);
});
