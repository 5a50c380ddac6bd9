import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { installStrapiFor } from "./install-strapi-for.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run test:stack [-- --short]`: that stack, with its parts killed and brought back while people read and write. */
await runAsCommand(async () => {
  await installIfNeeded();
  await installStrapiFor(process.argv.slice(2));
  await buildIfNeeded();
  await runInForeground(projectNode, ["trials/whole-stack.ts", ...process.argv.slice(2)]);
});
