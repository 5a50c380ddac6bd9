import path from "node:path";
import process from "node:process";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run search:cases -- FILE.json …`: the files are meant from where npm was called. */
await runAsCommand(async () => {
  const calledFrom = process.env.INIT_CWD ?? process.cwd();
  const files = process.argv.slice(2).map((file) => path.resolve(calledFrom, file));
  await installIfNeeded();
  await runInForeground(projectNode, ["search-engine/cases/run.ts", ...files]);
});
