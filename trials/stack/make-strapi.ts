import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { cmsEnvironment, cmsFolder, cmsStep, findCmsNode, strapiCommand } from "../../scripts/cms-project.mjs";
import { projectNode } from "../../scripts/project-paths.mjs";
import { runCommand } from "../../scripts/run-command.mjs";
import { createPart } from "./part.ts";
import type { Address, Common } from "./site-parts.ts";

/** A first start makes two hundred tables. */
const START_TIMEOUT_MS = 600_000;
const SECRETS = [
  "ADMIN_JWT_SECRET",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ENCRYPTION_KEY",
  "APP_KEYS",
  "JWT_SECRET",
];

export function isStrapiInstalled(): boolean {
  return existsSync(strapiCommand);
}

/** The project's Strapi on a PostgreSQL, without its editors' interface; `fill` brings it the content files. */
export async function makeStrapi({ port, origin }: Address, common: Common, settings: Record<string, string>) {
  const env = cmsEnvironment();
  const node = await findCmsNode(env);
  await cmsStep(node, [path.join(cmsFolder, "node_modules", "typescript", "bin", "tsc"), "-p", "."], env);
  const pushToken = randomBytes(24).toString("hex");
  const part = createPart({
    name: "Strapi",
    command: [node, strapiCommand, "start"],
    cwd: cmsFolder,
    env: {
      ...env,
      ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString("base64url")])),
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: common.siteUrl,
      STRAPI_TELEMETRY_DISABLED: "true",
      SERVE_ADMIN_PANEL: "false",
      TRUST_PROXY: "true",
      CONTENT_API_TOKEN: common.token,
      CONTENT_PUSH_TOKEN: pushToken,
      ...settings,
    },
    isReady: async () => (await fetch(`${origin}/_health`)).ok,
    timeoutMs: START_TIMEOUT_MS,
  });

  /** What has changed in the content files. */
  async function fill(): Promise<void> {
    const { exitCode, output } = await runCommand(projectNode, ["provider/transfer/main.ts", "push", origin], {
      env: { ...process.env, CONTENT_PUSH_TOKEN: pushToken, CONTENT_DIR: common.contentDir },
    });
    if (exitCode !== 0) throw new Error(`the content files were not taken:\n${output}`);
  }

  return { part, fill };
}
