import { mkdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import {
  cmsEnvironment,
  cmsFolder,
  cmsStep,
  findCmsNode,
  installCmsIfNeeded,
  isCmsBuilt,
  strapiCommand,
} from "./cms-project.mjs";
import { writeMissingSecrets } from "./cms-secrets.mjs";
import { runAsCommand } from "./command-failed.mjs";
import { runInForeground } from "./run-in-foreground.mjs";

/** `npm run cms`: installs, builds and starts the Strapi project. */
await runAsCommand(async () => {
  mkdirSync(path.join(cmsFolder, "data"), { recursive: true });
  writeMissingSecrets(path.join(cmsFolder, ".env"), process.env);
  const env = { CMS_ADMIN_EMAIL: "admin@localhost.test", ...cmsEnvironment() };
  await installCmsIfNeeded(env);
  const node = await findCmsNode(env);
  if (!isCmsBuilt()) {
    console.log("Building the editors' interface …");
    await cmsStep(node, [strapiCommand, "build"], env);
  }
  console.log(`
Strapi starts. When it says that it has started:
  1. Open its /admin and sign in; the first administrator's password is printed below, once.
  2. Bring the content files: npm run content:push -- (its address), with CONTENT_PUSH_TOKEN (from cms/.env).
  3. Start the site on it, with CONTENT_API_URL (its address), and CONTENT_API_TOKEN and PREVIEW_SECRET (from cms/.env).
  cms/README.md says more.
`);
  await runInForeground(node, [strapiCommand, "start"], env, cmsFolder);
});
