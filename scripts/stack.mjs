import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { installStrapiFor } from "./install-strapi-for.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run stack`: all parts of a site with two web servers, on this machine, until Ctrl-C. */
await runAsCommand(async () => {
  await installIfNeeded();
  await installStrapiFor(process.argv.slice(2));
  await buildIfNeeded();
  await runInForeground(projectNode, ["trials/stack.ts", ...process.argv.slice(2)]);
});
