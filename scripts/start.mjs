import { buildIfNeeded } from "./build.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

await installIfNeeded();
await buildIfNeeded();
await runInForeground(projectNode, ["web/server/main.ts"]);
