import { buildIfNeeded } from "./build.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { runInForeground } from "./run-in-foreground.mjs";
import { SITE_COMMAND, withSiteSettings } from "./site-process.mjs";

await runAsCommand(async () => {
  await installIfNeeded();
  await buildIfNeeded();
  const [command, ...args] = SITE_COMMAND;
  await runInForeground(command, args, withSiteSettings(process.env));
});
