import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { cmsEnvironment, cmsFolder, cmsStep, findCmsNode, strapiCommand } from "../../scripts/cms-project.mjs";
import { projectNode } from "../../scripts/project-paths.mjs";
import { runCommand } from "../../scripts/run-command.mjs";
import { createAdministration } from "../cms/administration.ts";
import type { Change } from "./open-file.ts";
import { createPart } from "./part.ts";
import type { Address, Common } from "./site-parts.ts";

const ADMIN_EMAIL = "admin@localhost.test";
const CONCEPTS = "/content-manager/collection-types/api::concept.concept";
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

/**
 * The project's Strapi on a PostgreSQL, without its editors' interface; `fill` brings it the content files, `openEntry` has somebody
 * edit one of them.
 */
export async function makeStrapi({ port, origin }: Address, common: Common, settings: Record<string, string>) {
  const env = cmsEnvironment();
  const node = await findCmsNode(env);
  await cmsStep(node, [path.join(cmsFolder, "node_modules", "typescript", "bin", "tsc"), "-p", "."], env);
  const pushToken = randomBytes(24).toString("hex");
  const part = createPart({
    name: "Strapi",
    ports: [port],
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
      CMS_ADMIN_EMAIL: ADMIN_EMAIL,
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

  /** Signs in and looks for the concept; what is answered saves it with the change and publishes it. */
  async function openEntry({ slug, word }: Change): Promise<() => Promise<void>> {
    const [, password = ""] = /^ {2}password {2}(\S+)$/m.exec(part.log()) ?? [];
    const editor = await createAdministration(origin).logIn(ADMIN_EMAIL, password);
    const listed = await editor.ask("GET", `${CONCEPTS}?locale=en&filters[slug][$eq]=${slug}`);
    const [concept]: { documentId: string; title: string }[] = listed.results;
    if (!concept) throw new Error(`expected the concept ${slug}, got none`);
    const at = (action: string) => `${CONCEPTS}/${concept.documentId}${action}?locale=en`;
    return async () => {
      await editor.ask("PUT", at(""), { title: `${concept.title} ${word}` });
      await editor.ask("POST", at("/actions/publish"), {});
    };
  }

  return { part, fill, openEntry };
}
