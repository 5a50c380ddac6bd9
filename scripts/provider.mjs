import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";
import { withSiteSettings } from "./site-process.mjs";

/** Beside a site on the same machine, which has the usual port. */
const PORT = "4000";

/** `npm run provider`: the content provider alone, for sites elsewhere. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["web/server/run-provider.ts"], withSiteSettings({ PORT, ...process.env }));
});
