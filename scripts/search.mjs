import { runAsCommand } from "./command-failed.mjs";
import { installIfNeeded } from "./install-if-needed.mjs";
import { projectNode } from "./project-paths.mjs";
import { runInForeground } from "./run-in-foreground.mjs";
import { withSiteSettings } from "./site-process.mjs";

/** Beside a site on the same machine, which has the usual port. */
const PORT = "7700";

/** `npm run search`: the search engine alone, for sites elsewhere. */
await runAsCommand(async () => {
  await installIfNeeded();
  await runInForeground(projectNode, ["web/server/run-search.ts"], withSiteSettings({ PORT, ...process.env }));
});
